import { cityLabel, lastDayOf } from '@spotlight/shared/format';
import { weekdays } from '@spotlight/shared/own-page/hours';
import type { EventDetail, TicketType } from '../../../data/event/event-detail.schema';

const schemaOrg = 'https://schema.org';

const availability = {
  on_sale: `${schemaOrg}/InStock`,
  sold_out: `${schemaOrg}/SoldOut`,
  not_yet: `${schemaOrg}/PreOrder`,
  ended: `${schemaOrg}/Discontinued`,
} as const;

const offerOf = (type: TicketType, url: string) => ({
  '@type': 'Offer',
  name: type.name,
  price: type.price,
  priceCurrency: 'TWD',
  availability: availability[type.state],
  validFrom: type.saleStartAt ?? undefined,
  url,
});

const dayOfWeek = (day: string) => `${schemaOrg}/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** When what goes on for days is open: weekdays with the same times together, then the days that differ. */
function schedulesOf({ date, endsAt, openingHours }: EventDetail) {
  if (!openingHours) return undefined;
  const { week, dates } = openingHours;
  const schedule = { '@type': 'Schedule', scheduleTimezone: 'Asia/Taipei' };
  const times = new Set(Object.values(week).map(({ start, end }) => `${start}/${end}`));
  return [
    ...[...times].map((time) => ({
      ...schedule,
      repeatFrequency: 'P1W',
      byDay: weekdays
        .filter((day) => week[day] && `${week[day].start}/${week[day].end}` === time)
        .map(dayOfWeek),
      startDate: date,
      endDate: lastDayOf(date, endsAt),
      startTime: time.slice(0, 5),
      endTime: time.slice(6),
      exceptDate: dates.map((other) => other.date),
    })),
    ...dates
      .filter(({ start }) => start !== null)
      .map((other) => ({
        ...schedule,
        startDate: other.date,
        endDate: other.date,
        startTime: other.start,
        endTime: other.end,
      })),
  ];
}

/**
 * What an event's page says, in the words that search engines read (schema.org/Event).
 * @param url the page's own address
 */
export function eventStructuredData(event: EventDetail, url: string) {
  return {
    '@context': schemaOrg,
    '@type': 'Event',
    name: event.title,
    description: event.description || undefined,
    url,
    image: event.imageUrl ?? undefined,
    // A time that is not decided yet is left out: only the day is certain.
    startDate: event.isTimeUndecided ? event.date : event.startsAt,
    endDate: event.isTimeUndecided ? undefined : (event.endsAt ?? undefined),
    eventSchedule: schedulesOf(event),
    eventStatus: `${schemaOrg}/${event.phase === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${schemaOrg}/OfflineEventAttendanceMode`,
    location: {
      '@type': 'Place',
      name: event.location,
      address: {
        '@type': 'PostalAddress',
        streetAddress: event.address ?? undefined,
        addressRegion: (event.city && cityLabel(event.city)) || undefined,
        addressCountry: 'TW',
      },
    },
    organizer: event.organizer
      ? { '@type': 'Organization', name: event.organizer.name }
      : undefined,
    offers: event.ticketTypes.map((type) => offerOf(type, url)),
  };
}
