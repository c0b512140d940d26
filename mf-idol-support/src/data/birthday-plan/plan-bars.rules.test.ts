import { birthdayPlan } from './birthday-plan.fixture';
import { planBars } from './plan-bars.rules';

test('the picture goes from the first day to order to the last day on air', () => {
  const { firstDay, lastDay, birthday, rows } = planBars(birthdayPlan(), '2027-01-16');
  expect([firstDay, lastDay]).toEqual(['2026-12-19', '2027-01-22']);
  // 35 days in all: the birthday is the 29th of them.
  expect(birthday).toEqual({ from: 28 / 35, length: 1 / 35 });
  const [cafe, lantern] = rows;
  expect(cafe?.air).toEqual({ from: 28 / 35, length: 1 / 35 });
  expect(lantern?.prepare).toEqual({ from: 0, length: 21 / 35 });
  expect(lantern?.air).toEqual({ from: 21 / 35, length: 14 / 35 });
});

test('nothing leaves the picture, also where there is the birthday alone', () => {
  const { rows, birthday } = planBars(birthdayPlan({ steps: [] }), '2027-01-16');
  expect(rows).toEqual([]);
  expect(birthday).toEqual({ from: 0, length: 1 });
});
