import { bookingCard } from '@spotlight/shared/booking/fixture';
import { bookingCells, bookingColumns } from './booking-export.rules';

test('a booking is a row with Taiwanese times, and sums that are numbers', () => {
  const [row] = bookingCells([bookingCard()], (status) => `〈${status}〉`);
  expect(Object.fromEntries(bookingColumns.map((name, index) => [name, row?.[index]]))).toEqual({
    number: 'VB-261130-0417',
    venue: '九杯咖啡',
    status: '〈requested〉',
    start: '2026/12/26(六) 13:00',
    end: '2026/12/26(六) 18:00',
    guest: '林芷晴',
    purpose: '生咖活動',
    attendees: 32,
    total: 8000,
    deposit: 2400,
    created: '2026/11/30(一) 22:40',
  });
});
