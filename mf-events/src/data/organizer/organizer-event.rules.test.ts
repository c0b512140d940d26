import { abilitiesOf, displayStatusOf, fillOf, phaseAt } from './organizer-event.rules';
import { summarizeSales } from './sales.rules';

const now = Date.parse('2026-12-26T20:00:00+08:00');

test('an approved event is shown by its phase, any other by the decision on it', () => {
  expect(displayStatusOf({ status: 'approved', phase: 'ongoing' })).toBe('ongoing');
  expect(displayStatusOf({ status: 'rejected', phase: 'upcoming' })).toBe('rejected');
});

test.each([
  ['22:00', '2026-12-27T03:00:00+08:00', 'upcoming'],
  ['19:00', '2026-12-27T03:00:00+08:00', 'ongoing'],
  ['12:00', '2026-12-26T15:00:00+08:00', 'ended'],
])('an event from %s to %s is %s', (time, endsAt, phase) => {
  expect(phaseAt({ date: '2026-12-26', time, endsAt: endsAt }, now)).toBe(phase);
});

test('what is over cannot be called off, and only what nobody saw is deleted', () => {
  expect(abilitiesOf('approved', false)).toMatchObject({ canCancel: true, canDelete: false });
  expect(abilitiesOf('approved', true)).toMatchObject({ canCancel: false, canEdit: false });
  expect(abilitiesOf('draft', false)).toMatchObject({ canDelete: true, canMessage: false });
});

test('a full event is full, and one without a limit has no measure', () => {
  expect(fillOf({ sold: 12, capacity: 10 })).toBe(1);
  expect(fillOf({ sold: 12, capacity: null })).toBeNull();
});

test('the busiest day is told, unless nothing was sold', () => {
  const days = [
    { day: '2026-12-01', tickets: 0 },
    { day: '2026-12-02', tickets: 4 },
  ];
  expect(summarizeSales(days)).toEqual({ total: 4, peak: days[1] });
  expect(summarizeSales(days.slice(0, 1)).peak).toBeUndefined();
});
