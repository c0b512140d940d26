import { eventDetailRow, ticketTypeRow } from '../../../data/event/event.fixtures';
import { eventDetailSchema, type EventDetail } from '../../../data/event/event-detail.schema';
import { eventStructuredData } from './structured-data.rules';

const url = 'https://spotlight.test/events/e1';
const eventWith = (overrides: Parameters<typeof eventDetailRow>[0] = {}) =>
  eventDetailSchema.parse(eventDetailRow(overrides)) as EventDetail;

test('name, moments, location and every price are told in the words of schema.org', () => {
  const event = eventWith({
    ticketTypes: [
      ticketTypeRow({ name: '站席', price: 1200 }),
      ticketTypeRow({ id: 'vip', name: '貴賓席', price: 3200, state: 'sold_out' }),
    ],
  });
  expect(eventStructuredData(event, url)).toMatchObject({
    '@type': 'Event',
    name: event.title,
    startDate: '2026-12-26T22:00:00+08:00',
    endDate: '2026-12-27T03:00:00+08:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      name: '月台酒吧',
      address: {
        streetAddress: '台北市大同區月台路 1 號',
        addressRegion: '台北',
        addressCountry: 'TW',
      },
    },
    organizer: { name: '夜航製作' },
    offers: [
      { price: 1200, priceCurrency: 'TWD', availability: 'https://schema.org/InStock', url },
      { price: 3200, availability: 'https://schema.org/SoldOut' },
    ],
  });
});

test('a time that is not decided is not made up, and a cancelled event says so', () => {
  const event = eventWith({ isTimeUndecided: true, phase: 'cancelled' });
  const data = eventStructuredData(event, url);
  expect(data.startDate).toBe('2026-12-26');
  expect(data.endDate).toBeUndefined();
  expect(data.eventStatus).toBe('https://schema.org/EventCancelled');
});

test('what is open on some days only tells its weekdays, and the days that differ by themselves', () => {
  const hours = { start: '10:00', end: '18:00' };
  const event = eventWith({
    date: '2026-11-06',
    endsAt: '2026-12-20T18:00:00+08:00',
    openingHours: {
      week: { tuesday: hours, friday: hours, saturday: { start: '10:00', end: '20:00' } },
      dates: [
        { date: '2026-11-09', start: '12:00', end: '16:00' },
        { date: '2026-11-10', start: null, end: null },
      ],
      lastEntryMinutes: null,
    },
  });
  const exceptDate = ['2026-11-09', '2026-11-10'];
  expect(eventStructuredData(event, url).eventSchedule).toMatchObject([
    {
      byDay: ['https://schema.org/Tuesday', 'https://schema.org/Friday'],
      startDate: '2026-11-06',
      endDate: '2026-12-20',
      startTime: '10:00',
      endTime: '18:00',
      exceptDate,
    },
    { byDay: ['https://schema.org/Saturday'], endTime: '20:00', exceptDate },
    { startDate: '2026-11-09', endDate: '2026-11-09', startTime: '12:00', endTime: '16:00' },
  ]);
  expect(eventStructuredData(eventWith(), url).eventSchedule).toBeUndefined();
});
