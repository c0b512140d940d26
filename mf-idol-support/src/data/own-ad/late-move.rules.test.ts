import { isLateMove } from './late-move.rules';

test.each([
  ['2027-01-04', '2027-01-01', false],
  ['2027-01-04', '2027-01-02', true],
  ['2027-01-04', '2027-01-04', true],
])('the first day %s, moved on %s: late is %j', (startsOn, today, late) => {
  expect(isLateMove(startsOn, today)).toBe(late);
});
