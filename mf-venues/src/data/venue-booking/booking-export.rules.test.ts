import { bookingCard } from '@spotlight/shared/booking/fixture';
import { bookingCells, bookingColumns } from './booking-export.rules';

test('a booking is a row with Taiwanese times, and sums that are numbers', () => {
  const [row] = bookingCells([bookingCard()], (status) => `〈${status}〉`, '電話預訂');
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

test('a booking by phone has no number, and says so', () => {
  const card = bookingCard({ isPhone: true, bookingNo: '', deposit: null });
  const [row] = bookingCells([card], () => '已確認', '電話預訂');
  expect(row?.[0]).toBe('電話預訂');
  expect(row?.[bookingColumns.indexOf('deposit')]).toBeNull();
});
