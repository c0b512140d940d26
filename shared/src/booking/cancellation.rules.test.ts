import { refundDays, refundTiersFor } from './cancellation.rules';

test('the standard terms as dates of one booking', () => {
  expect(refundTiersFor('standard', '2026-12-26T13:00:00+08:00', 2401)).toEqual([
    { percent: 100, until: '2026-12-12T05:00:00.000Z', amount: 2401 },
    { percent: 50, until: '2026-12-19T05:00:00.000Z', amount: 1201 },
    { percent: 0, until: null, amount: 0 },
  ]);
});

test('a policy in words names the days of its limits', () => {
  expect(refundDays('flexible')).toEqual({ full: 3, half: 1 });
  expect(refundDays('standard')).toEqual({ full: 14, half: 7 });
  expect(refundDays('strict')).toEqual({ full: 30, half: 14 });
});
