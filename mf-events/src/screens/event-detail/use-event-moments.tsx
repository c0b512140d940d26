import { formatMoment, lastDayOf, taipeiDay, taipeiTime } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { EventHours, hasHours } from '../../components/event-facts/event-hours';
import { eventWhen } from '../../components/event-facts/event-when';
import { useEventLocation } from '../../components/event-facts/use-event-location';
import type { EventDetail } from '../../data/event/event-detail.schema';
import eventDetailTexts from '../../locales/event-detail.zh-TW.json';

/** When and where an event is, in words. */
export function useEventMoments(event: EventDetail) {
  const t = useTexts(eventDetailTexts);
  const locationOf = useEventLocation();
  const { date, endsAt, isTimeUndecided } = event;
  const isForDays = lastDayOf(date, endsAt) > date;
  return {
    /** The beginning alone, as the end has a line of its own; of what goes on for days both. */
    when: eventWhen({ ...event, endsAt: isForDays ? endsAt : null }),
    /** The hours of each day, or the end, as a time alone on the same day; `null` when nothing is settled. */
    until:
      isForDays || endsAt === null || isTimeUndecided
        ? hasHours(event) && <EventHours event={event} />
        : t('detail.until', {
            moment: taipeiDay(endsAt) === date ? taipeiTime(endsAt) : formatMoment(endsAt),
          }),
    location: locationOf(event),
    /** How to get there; the address where that is not known. */
    way: event.transit ?? event.address,
  };
}
