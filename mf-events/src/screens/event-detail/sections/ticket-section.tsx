import { fromDesktop, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';

import { styled } from 'styled-components';
import { isAhead } from '../../../data/event/ahead.rules';
import { isFree, isOver, isPreview } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import type { WaitlistEntry } from '../../../data/waitlist/waitlist.schema';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import type { TicketSelection } from '../buying/use-ticket-selection';
import { Section } from './section';
import { TicketTypeRow } from './ticket-type-row';

const AddToCart = lazyPart(() =>
  import(/* webpackChunkName: "add-to-cart" */ './add-to-cart').then((m) => m.AddToCart),
);

/** As high as the button that comes. */
const Foot = styled.div`
  min-height: var(--control-md);
  margin: 12px 0 0 -12px;
`;

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
  /** The visitor's waitlist entries for the event. */
  entries: readonly WaitlistEntry[];
}

/** The ticket types with their prices and states, and the choice between them. */
export function TicketSection({ event, selection, entries }: TicketSectionProps) {
  const t = useTexts(eventDetailTexts);
  const canChoose = !event.myRegistration && !isOver(event) && !isPreview(event);
  const hasSeats = isFree(event);
  return (
    <Section title={t(hasSeats ? 'detail.seats' : 'detail.tickets')}>
      {event.ticketTypes.length === 0 ? (
        <p>{t('detail.noTickets')}</p>
      ) : (
        <List>
          {event.ticketTypes.map((ticketType) => (
            <TicketTypeRow
              key={ticketType.id}
              ticketType={ticketType}
              isFree={hasSeats}
              eventId={event.id}
              selection={canChoose ? selection : null}
              entry={entries.find(({ ticketTypeId }) => ticketTypeId === ticketType.id)}
              canJoinWaitlist={canChoose && isAhead(event)}
            />
          ))}
        </List>
      )}
      {canChoose && selection.total !== null && selection.total > 0 && (
        <Foot>
          {!selection.needsApproval && !selection.block && (
            <AddToCart eventId={event.id} selection={selection} />
          )}
        </Foot>
      )}
    </Section>
  );
}
