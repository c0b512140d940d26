import { birthdayPlan } from './birthday-plan.fixture';
import { planDates } from './plan-dates.rules';

test('each step has the day until which to order it and the day from which it is seen, up to the birthday', () => {
  const dates = planDates(birthdayPlan(), '2027-01-16');
  expect(dates.map(({ day, what, step }) => [day, what, step?.kind])).toEqual([
    ['2026-12-19', 'order', 'mrt'],
    ['2027-01-09', 'order', 'cafe'],
    ['2027-01-09', 'air', 'mrt'],
    ['2027-01-16', 'birthday', undefined],
  ]);
});
