import { nothingSaved } from './draft.rules';
import { newType } from './event-form.rules';
import { withMovedDates } from './moving-dates.rules';

const form = {
  date: '2026-12-26',
  time: '22:00',
  endsAt: '2026-12-27T03:00',
  answersCloseAt: '2026-12-25T12:00',
  types: [] as ReturnType<typeof newType>[],
};

test.each([
  ['a week later', { date: '2027-01-02' }, '2027-01-03T03:00'],
  ['half an hour earlier', { time: '21:30' }, '2026-12-27T02:30'],
  [
    'an end that is said itself stays',
    { time: '21:30', endsAt: '2026-12-27T04:00' },
    '2026-12-27T04:00',
  ],
  ['a date that is being typed moves nothing', { date: '' }, '2026-12-27T03:00'],
])('%s', (_, changes, endsAt) => {
  expect(withMovedDates(form, changes, nothingSaved).endsAt).toBe(endsAt);
});

test('an end that was not said is not made up', () => {
  const open = { ...form, endsAt: '', answersCloseAt: '' };
  const moved = withMovedDates(open, { date: '2027-01-02' }, nothingSaved);
  expect([moved.endsAt, moved.answersCloseAt]).toEqual(['', '']);
});

test('answers and sales move along, through whatever date is being typed; what is over stays over', () => {
  const type = (id: string, saleEnd: string) => ({
    ...newType({ name: '票', description: '' }, '100'),
    id,
    saleEnd,
  });
  const types = [
    type('std', '2026-12-26T20:00'),
    type('early', '2026-11-20T20:00'),
    type('said', '2026-12-30T20:00'),
  ];
  const saved = {
    date: form.date,
    event: JSON.stringify({ date: form.date, time: form.time }),
    types: JSON.stringify([
      { id: 'std', saleEndAt: '2026-12-26T20:00:00+08:00' },
      { id: 'early', saleEndAt: '2026-11-20T20:00:00+08:00' },
      { id: 'said', saleEndAt: '2026-12-20T20:00:00+08:00' },
    ]),
  };
  const now = Date.parse('2026-12-01T12:00:00+08:00');
  const moved = ['0002-01-02', '0202-01-02', '2027-01-02'].reduce(
    (typed, date) => withMovedDates(typed, { date }, saved, now),
    { ...form, types },
  );
  expect(moved.answersCloseAt).toBe('2027-01-01T12:00');
  expect(moved.types.map(({ saleEnd }) => saleEnd)).toEqual([
    '2027-01-02T20:00',
    '2026-11-20T20:00',
    '2026-12-30T20:00',
  ]);
});
