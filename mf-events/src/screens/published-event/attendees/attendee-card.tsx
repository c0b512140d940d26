import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Badge, Button, Checkbox, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Attendee } from '../../../data/attendee/attendee.queries';
import { answerText } from '../../../data/question/answer.rules';
import attendeesTexts from '../../../locales/attendees.zh-TW.json';
import { RegistrationDecision } from './registration-decision';

const Card = styled(Panel).attrs({ as: 'article' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 16px;
`;

const Facts = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  & > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-3);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** As much as two lines take; the sheet has all of it. */
const Answers = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const isExpected = new Set(['valid', 'transferring']);

/** The state of a registration in a word; a pending one says what it waits for. */
export function AttendeeBadge({ attendee }: { attendee: Attendee }) {
  const t = useTexts(attendeesTexts);
  const { status, awaits, tickets } = attendee;
  if (awaits) {
    return (
      <Badge tone={awaits === 'approval' ? 'warning' : 'neutral'}>
        {t(`attendees.awaits.${awaits}`)}
      </Badge>
    );
  }
  const inside = tickets.filter((ticket) => ticket.status === 'checked_in').length;
  const all = inside + tickets.filter(({ status: one }) => isExpected.has(one)).length;
  const isInside = status === 'confirmed' && inside > 0;
  return (
    <Badge tone={status === 'confirmed' ? 'success' : 'neutral'}>
      {isInside && inside < all
        ? t('attendees.insideOf', { inside, all })
        : t(`attendees.status.${isInside ? 'checked_in' : status}`)}
    </Badge>
  );
}

export interface AttendeeCardProps {
  attendee: Attendee;
  onOpen: () => void;
  /** Given where it can be decided on together with others. */
  choice?: { isChosen: boolean; onToggle: () => void } | undefined;
}

/** Somebody who registered. */
export function AttendeeCard({ attendee, onOpen, choice }: AttendeeCardProps) {
  const t = useTexts(attendeesTexts);
  const { name } = attendee;
  const answers = attendee.answers
    .map((answer) => `${answer.label}：${answerText(answer, t('attendees.agreed'))}`)
    .join('・');
  return (
    <Card aria-label={name}>
      {choice && (
        <Checkbox
          label={t('attendees.many.choose', { name })}
          isLabelHidden
          checked={choice.isChosen}
          onChange={choice.onToggle}
        />
      )}
      <Facts>
        <h3>
          {name}
          <AttendeeBadge attendee={attendee} />
        </h3>
        <p>
          {t('attendees.tickets', { name: attendee.ticketTypeName, count: attendee.quantity })}
          {attendee.amount > 0 && `・${formatPrice(attendee.amount)}`}
        </p>
        <p>{t('attendees.registered', { moment: formatMoment(attendee.registeredAt) })}</p>
        {attendee.answers.length > 0 && <Answers>{answers}</Answers>}
        {attendee.adminNotes && <p>{t('attendees.hasNotes', { notes: attendee.adminNotes })}</p>}
      </Facts>
      <Actions>
        <Button
          variant="plain"
          size="sm"
          aria-label={t('attendees.detailsNamed', { name })}
          onClick={onOpen}
        >
          {t('attendees.details')}
        </Button>
        {attendee.awaits === 'approval' && <RegistrationDecision attendee={attendee} />}
      </Actions>
    </Card>
  );
}
