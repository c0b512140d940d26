import { fromDesktop } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import type { WaitlistEntry } from '../../../data/waitlist/waitlist.schema';
import type { TicketSelection } from '../buying/use-ticket-selection';
import { Section } from './section';
import { TicketTypeRow } from './ticket-type-row';

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
  @media ${fromDesktop} {
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    padding-inline: 20px;
    background: var(--surface);
  }
`;

export interface TicketSectionProps {
  event: EventDetail;
  selection: TicketSelection;
  /** The lines that the visitor stands in. */
  places: readonly WaitlistEntry[];
}

/** The ticket types with their prices and states, and the choice between them. */
export function TicketSection({ event, selection, places }: TicketSectionProps) {
  const { t } = useTranslation('events');
  const canChoose = !event.myRegistration && event.phase !== 'ended' && event.phase !== 'cancelled';
  return (
    <Section title={t('detail.tickets')}>
      {event.ticketTypes.length === 0 ? (
        <p>{t('detail.noTickets')}</p>
      ) : (
        <List>
          {event.ticketTypes.map((ticketType) => (
            <TicketTypeRow
              key={ticketType.id}
              ticketType={ticketType}
              eventId={event.id}
              selection={canChoose ? selection : null}
              place={places.find(({ ticketTypeId }) => ticketTypeId === ticketType.id)}
              hasWaitlist={canChoose && event.phase === 'upcoming'}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
