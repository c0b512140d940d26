import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Sheet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Attendee } from '../../../data/attendee/attendee.queries';
import { answerText } from '../../../data/question/answer.rules';
import attendeesTexts from '../../../locales/attendees.zh-TW.json';
import { AttendeeBadge } from './attendee-card';
import { AttendeeNotes } from './attendee-notes';
import { RegistrationDecision } from './registration-decision';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  justify-items: start;
`;

const Facts = styled.dl`
  display: grid;
  gap: 10px;
  justify-self: stretch;
  font-size: var(--text-14);
  & > div {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: 12px;
  }
  & dt {
    color: var(--ink-3);
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const MASK = '*';

/** Everything about somebody who registered, and the organizer's own note on them. */
export function AttendeeSheet({ attendee, onClose }: { attendee: Attendee; onClose: () => void }) {
  const t = useTexts(attendeesTexts);
  const isMasked = attendee.phone.includes(MASK);
  const facts: (readonly [
    'number' | 'email' | 'phone' | 'amount' | 'note' | 'cancelReason',
    string | null,
  ])[] = [
    ['number', attendee.registrationNo],
    ['email', attendee.email],
    ['phone', attendee.phone],
    ['amount', formatPrice(attendee.amount)],
    ['note', attendee.notes],
    ['cancelReason', attendee.cancelReason],
  ];
  return (
    <Sheet
      isOpen
      title={attendee.name}
      lead={t('attendees.registered', { moment: formatMoment(attendee.registeredAt) })}
      onClose={onClose}
    >
      <Body>
        <Row>
          <AttendeeBadge attendee={attendee} />
        </Row>
        {attendee.awaits === 'approval' && (
          <Row>
            <RegistrationDecision attendee={attendee} />
          </Row>
        )}
        <Facts>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{t(`attendees.${name}`)}</dt>
                  <dd>
                    {value}
                    {name === 'phone' && isMasked && <small>{t('attendees.phoneMasked')}</small>}
                  </dd>
                </div>
              ),
          )}
          {attendee.answers.map((answer) => (
            <div key={answer.questionId}>
              <dt>{answer.label}</dt>
              <dd>{answerText(answer, t('attendees.agreed'))}</dd>
            </div>
          ))}
          {attendee.tickets.length > 0 && (
            <div>
              <dt>{t('attendees.ticketList')}</dt>
              <dd>
                {attendee.tickets.map((ticket) => (
                  <div key={ticket.id}>
                    {ticket.ticketNo}・{ticket.holderName}・
                    {t(`attendees.ticketStatus.${ticket.status}`)}
                    {ticket.checkedInAt && ` ${formatMoment(ticket.checkedInAt)}`}
                  </div>
                ))}
              </dd>
            </div>
          )}
        </Facts>
        <AttendeeNotes attendee={attendee} />
      </Body>
    </Sheet>
  );
}
