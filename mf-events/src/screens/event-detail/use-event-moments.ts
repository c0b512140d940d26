import { formatDateTime, formatMoment, taipeiDay, taipeiTime } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEventLocation } from '../../components/event-facts/use-event-location';
import type { EventDetail } from '../../data/event/event-detail.schema';
import eventDetailTexts from '../../locales/event-detail.zh-TW.json';

/** When and where an event is, in words. */
export function useEventMoments(event: EventDetail) {
  const t = useTexts(eventDetailTexts);
  const locationOf = useEventLocation();
  const { endsAt, isTimeUndecided } = event;
  const endsSameDay = endsAt !== null && taipeiDay(endsAt) === event.date;
  return {
    /** The beginning alone: the end has a line of its own. */
    when: formatDateTime(event.date, event.time, isTimeUndecided),
    /** The end, as a time alone on the same day; `null` when nothing is settled. */
    until:
      endsAt === null || isTimeUndecided
        ? null
        : t('detail.until', { moment: endsSameDay ? taipeiTime(endsAt) : formatMoment(endsAt) }),
    location: locationOf(event),
    /** How to get there; the address where that is not known. */
    way: event.transit ?? event.address,
  };
}
