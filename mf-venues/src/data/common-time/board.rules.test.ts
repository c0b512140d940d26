import { axisOf, boardOf, chosenOf, leastTotal, startAtPlace, startsOf } from './board.rules';
import type { SharedTime } from './common-time.schema';
import { inTheWay } from './in-the-way.rules';

const wanted = {
  venues: ['v'],
  performers: ['p'],
  from: '2026-12-26',
  until: '2026-12-27',
  opens: 360,
  closes: 1800,
  minutes: 120,
  people: 20,
};
const time: SharedTime = {
  day: '2026-12-26',
  startAt: '2026-12-26T22:00:00+08:00',
  endAt: '2026-12-27T00:00:00+08:00',
  lastStart: '2026-12-26T23:30:00+08:00',
  slotMinutes: 30,
  prices: [{ venueId: 'v', total: 4000, deposit: 1200 }],
};
const calendar = (type: 'venue' | 'performer', id: string, startAt: string, endAt: string) => ({
  type,
  id,
  alone: 1,
  without: 1,
  free: [{ startAt, endAt }],
});

test('a night belongs to the day on which it begins, and a lane is what all of a side have', () => {
  const answer = {
    times: [time],
    calendars: [
      calendar('venue', 'v', '2026-12-26T18:00:00+08:00', '2026-12-27T02:00:00+08:00'),
      calendar('venue', 'w', '2026-12-26T12:00:00Z', '2026-12-27T05:00:00Z'),
      calendar('performer', 'p', '2026-12-26T22:00:00+08:00', '2026-12-27T01:30:00+08:00'),
    ],
  };
  const days = boardOf(answer, wanted);
  expect(days).toMatchObject([
    {
      day: '2026-12-26',
      venues: [{ from: 1200, to: 1560 }],
      performers: [{ from: 1320, to: 1530 }],
      runs: [{ from: 1320, to: 1530 }],
    },
    { day: '2026-12-27', venues: [], performers: [], runs: [] },
  ]);
  expect(axisOf(days, wanted)).toEqual({ from: 1200, to: 1560 });
});

test('a press chooses the start at its place, on the grid, and none that is too late', () => {
  const run = { time, from: 1320, to: 1530 };
  expect([0, 0.2, 1].map((place) => startAtPlace(run, '2026-12-26', place))).toEqual([
    '2026-12-26T14:00:00.000Z',
    '2026-12-26T14:30:00.000Z',
    '2026-12-26T15:30:00.000Z',
  ]);
});

test('a chosen moment counts as long as it is a start', () => {
  expect(startsOf(time)).toHaveLength(4);
  expect(chosenOf([time], '2026-12-26T14:30:00Z')).toMatchObject({
    startAt: '2026-12-26T14:30:00.000Z',
  });
  expect(chosenOf([time], '2026-12-26T14:10:00Z')).toBeNull();
  expect(chosenOf([time], null)).toBeNull();
});

test('the least is the cheapest of each side; a fee that nobody names makes none', () => {
  expect(
    leastTotal([{ total: 5000 }, { total: 4000 }], [{ feeMin: 9000 }, { feeMin: 7000 }]),
  ).toEqual({ venue: 4000, fee: 7000 });
  expect(leastTotal([{ total: 4000 }], [{ feeMin: 9000 }, { feeMin: null }]).fee).toBeNull();
});

test('in the way are those who are never free, else those without whom there would be times', () => {
  const names = {
    venues: [{ id: 'v', name: '九杯咖啡' }],
    performers: [
      { id: 'p', performerName: '夜間列車' },
      { id: 'q', performerName: '海霧' },
    ],
  } as unknown as Parameters<typeof inTheWay>[0];
  const judged = (...counts: [number, number][]) =>
    inTheWay({
      ...names,
      calendars: ['v', 'p', 'q'].flatMap((id, index) => {
        const [alone, without] = counts[index] ?? [];
        return alone === undefined || without === undefined
          ? []
          : [{ type: 'venue' as const, id, alone, without, free: [] }];
      }),
    }).map(({ name, reason, count }) => [name, reason, count]);
  expect(judged([3, 0], [0, 2], [1, 0])).toEqual([['夜間列車', 'alone', 0]]);
  expect(judged([3, 1], [2, 4], [1, 0])).toEqual([
    ['夜間列車', 'without', 4],
    ['九杯咖啡', 'without', 1],
  ]);
  expect(judged([3, 1], [2, 4])).toEqual([]);
});
