import { bookingCard } from '../booking/booking.fixture';
import {
  entriesByDay,
  entriesOf,
  figuresOf,
  monthDays,
  otherMonth,
  placeEntries,
  type Block,
} from './entries.rules';

const at = (time: string, day = '2027-03-01') => `${day}T${time}:00+08:00`;
const block = (start: string, end: string, change: Partial<Block> = {}): Block => ({
  id: `${start}-${end}`,
  startAt: start,
  endAt: end,
  reason: null,
  source: 'manual',
  contactName: null,
  contactPhone: null,
  attendees: null,
  total: null,
  ...change,
});
const lanes = (blocks: Block[], day = '2027-03-01') =>
  placeEntries(day, entriesOf({ bookings: [], blocks })).map(
    ({ from, to, lane, lanes: all }) => `${from / 60}–${to / 60} ${lane + 1}/${all}`,
  );

test('a booking waits until it is agreed, and a block says where it is from', () => {
  const entries = entriesOf({
    bookings: [
      bookingCard({ id: 'asked', status: 'requested', startAt: at('12:00'), endAt: at('13:00') }),
      bookingCard({ id: 'agreed', status: 'confirmed', startAt: at('09:00'), endAt: at('10:00') }),
    ],
    blocks: [
      block(at('10:00'), at('11:00'), { source: 'ics' }),
      block(at('11:00'), at('12:00'), { source: 'phone', contactName: '陳小姐' }),
    ],
  });
  expect(entries.map(({ tone }) => tone)).toEqual(['booked', 'external', 'phone', 'waiting']);
});

test('a list has each entry on the day of its beginning, and on the first day what began before', () => {
  const entries = entriesOf({
    bookings: [],
    blocks: [
      block(at('22:00', '2027-02-28'), at('03:00')),
      block(at('10:00'), at('12:00')),
      block(at('23:00', '2027-03-02'), at('02:00', '2027-03-03')),
    ],
  });
  const byDay = entriesByDay(['2027-03-01', '2027-03-02', '2027-03-03'], entries);
  expect([...byDay].map(([day, here]) => [day, here.length])).toEqual([
    ['2027-03-01', 2],
    ['2027-03-02', 1],
  ]);
});

test('what overlaps stands side by side, and what follows has the whole width again', () => {
  expect(
    lanes([
      block(at('10:00'), at('12:00')),
      block(at('11:00'), at('13:00')),
      block(at('12:00'), at('14:00')),
      block(at('15:00'), at('16:00')),
    ]),
  ).toEqual(['10–12 1/2', '11–13 2/2', '12–14 1/2', '15–16 1/1']);
});

test('what passes midnight is a part of both days', () => {
  const night = [block(at('22:00'), at('02:00', '2027-03-02'))];
  expect(lanes(night)).toEqual(['22–24 1/1']);
  expect(lanes(night, '2027-03-02')).toEqual(['0–2 1/1']);
});

test('a month is shown in whole weeks, a leap day among them', () => {
  const days = monthDays('2028-02-10');
  expect(days[0]).toBe('2028-01-31');
  expect(days).toContain('2028-02-29');
  expect(days.at(-1)).toBe('2028-03-05');
  expect(monthDays('2027-02-01')).toHaveLength(28);
  expect(monthDays('2026-08-31')).toHaveLength(42);
});

test('another month has the same day, or its last', () => {
  expect(otherMonth('2028-01-31', 1)).toBe('2028-02-29');
  expect(otherMonth('2027-03-31', -1)).toBe('2027-02-28');
  expect(otherMonth('2026-12-15', 1)).toBe('2027-01-15');
});

test('figures count hours within the days, and income where it begins', () => {
  const entries = entriesOf({
    bookings: [],
    blocks: [
      block(at('22:00', '2027-02-28'), at('02:00'), { source: 'phone', total: 9000 }),
      block(at('10:00'), at('12:00'), { source: 'phone', total: 2000 }),
      block(at('13:00'), at('14:00')),
      block(at('10:00', '2027-03-02'), at('12:00', '2027-03-02'), { source: 'phone', total: 500 }),
    ],
  });
  const opening = [{ startAt: at('08:00'), endAt: at('20:00') }];
  expect(figuresOf(['2027-03-01'], { opening }, entries)).toEqual({
    booked: 240,
    waiting: 0,
    open: 720,
    income: 2000,
  });
});
