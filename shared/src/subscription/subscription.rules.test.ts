import { plan, subscription } from './subscription.fixture';
import { plansOf, yearlySaving } from './subscription.rules';

test('a venue has one plan that runs, and one that waits; those of others are not its own', () => {
  const running = subscription();
  const pending = subscription({ id: 's2', status: 'pending_payment' });
  const venue = { audience: 'venue' as const, id: running.venueId ?? '' };
  const others = subscription({ id: 's3', venueId: 'other' });
  const past = subscription({ id: 's4', status: 'expired' });
  expect(plansOf([others, running, pending, past], venue)).toEqual({
    running,
    pending,
    past: null,
  });
  expect(plansOf([past], venue)).toEqual({ running: null, pending: null, past });
});

test('what a year saves is said in whole percent; what costs nothing saves nothing', () => {
  const free = plan({ priceMonth: 0, priceYear: 0 });
  expect(yearlySaving([free, plan()])).toBe(16);
  expect(yearlySaving([free])).toBe(0);
});
