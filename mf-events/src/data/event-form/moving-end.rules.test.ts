import { withMovedEnd } from './moving-end.rules';

const form = { date: '2026-12-26', time: '22:00', endsAt: '2026-12-27T03:00' };

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
  expect(withMovedEnd(form, changes).endsAt).toBe(endsAt);
});

test('an end that was not said is not made up', () => {
  expect(withMovedEnd({ ...form, endsAt: '' }, { date: '2027-01-02' }).endsAt).toBe('');
});
