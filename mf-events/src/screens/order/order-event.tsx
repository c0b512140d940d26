import { CalendarIcon, ClockIcon, FactRow, Panel, PinIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { CalendarButton } from '@spotlight/shared/files/calendar-button';
import { EventHours, hasHours } from '../../components/event-facts/event-hours';
import { eventWhen } from '../../components/event-facts/event-when';
import { useEventLocation } from '../../components/event-facts/use-event-location';
import { useEvent } from '../../data/event/event.queries';
import orderEventTexts from '../../locales/order-event.zh-TW.json';
import { eventPath } from '../../paths';
import { OrderEventSkeleton } from './order-skeleton';

const Box = styled(Panel)`
  display: grid;
  gap: 6px;
  align-content: start;
  min-height: 148px;
  & > h2 {
    font-size: var(--text-16);
    line-height: var(--leading-title);
  }
  & a:hover {
    text-decoration: underline;
  }
  & > :last-child {
    justify-self: start;
    margin: auto 0 -8px -12px;
  }
`;

/** Which event the tickets of an order are for: when and where, as they are now. */
export function OrderEvent({ eventId }: { eventId: string }) {
  const t = useTexts(orderEventTexts);
  const locationOf = useEventLocation();
  const { data: event, isPending } = useEvent(eventId);
  if (isPending) return <OrderEventSkeleton />;
  // The order is whole without.
  if (!event) return null;
  return (
    <Box as="section" aria-label={t('orderEvent.label')}>
      <h2>
        <Link to={eventPath(event.id)}>{event.title}</Link>
      </h2>
      <FactRow icon={<CalendarIcon size={18} />} isStrong>
        {eventWhen(event)}
      </FactRow>
      {hasHours(event) && (
        <FactRow icon={<ClockIcon size={18} />}>
          <EventHours event={event} />
        </FactRow>
      )}
      <FactRow icon={<PinIcon size={18} />}>{locationOf(event)}</FactRow>
      <CalendarButton variant="plain" event={event}>
        {t('orderEvent.calendar')}
      </CalendarButton>
    </Box>
  );
}
