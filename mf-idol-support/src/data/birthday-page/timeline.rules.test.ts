import type { Performance } from '../performer/performer.schema';
import { spot as anySpot } from '../spot/spot.fixture';
import type { Spot } from '../spot/spot.schema';
import { birthdayTimeline } from './timeline.rules';

const spot = (id: string, startsOn: string, endsOn: string, opens: string | null = null) =>
  anySpot({ id, title: id, startsOn, endsOn, opens, closes: null });
const event = (id: string, date: string, time: string | null): Performance => ({
  id,
  title: id,
  date,
  time,
  isTimeUndecided: time === null,
  location: null,
  city: null,
  category: '生咖活動',
  imageUrl: null,
  posterLine: null,
  price: '免費',
  startsAt: `${date}T00:00:00+08:00`,
  endsAt: null,
});
const timeline = (spots: Spot[], events: Performance[] = []) =>
  birthdayTimeline('2026-12-05', '2026-12-01', spots, events).map(({ date, entries }) => [
    date,
    entries.map(({ id }) => id),
  ]);

test('what has begun stands at today; what is over, far away or always there nowhere', () => {
  expect(
    timeline([
      spot('running', '2026-11-20', '2026-12-10'),
      spot('over', '2026-11-20', '2026-11-30'),
      spot('always', '2026-01-01', '2027-12-31'),
      spot('far', '2027-03-01', '2027-03-02'),
    ]),
  ).toEqual([
    ['2026-12-01', ['running']],
    ['2026-12-05', []],
  ]);
});

test('a day is in the order of the clock, and the birthday is marked', () => {
  const days = birthdayTimeline(
    '2026-12-05',
    '2026-12-01',
    [spot('noon', '2026-12-05', '2026-12-05', '12:00'), spot('any', '2026-12-05', '2026-12-06')],
    [event('morning', '2026-12-05', '10:00:00'), event('eve', '2026-12-04', '23:30:00')],
  );
  expect(days.map(({ isBirthday }) => isBirthday)).toEqual([false, true]);
  expect(days[1]?.entries.map(({ id }) => id)).toEqual(['morning', 'noon', 'any']);
});
