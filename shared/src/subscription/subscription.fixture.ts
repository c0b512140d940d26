import type { Plan, Subscription } from './subscription.schema';

/** A plan for venues; override what the test is about. */
export const plan = (overrides: Partial<Plan> = {}): Plan => ({
  id: 'standard',
  name: '標準',
  description: '每個月都有檔期的場地。',
  priceMonth: 599,
  priceYear: 5990,
  features: ['3 個場地主頁'],
  limits: { listings: 3, ads: 1, boosts: 1 },
  ...overrides,
});

/** That plan as it runs for a venue. */
export const subscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  catalogId: 'standard',
  planName: '標準',
  price: 599,
  billingCycle: 'monthly',
  startDate: '2099-11-05',
  renewalDate: '2099-12-05',
  status: 'active',
  features: ['3 個場地主頁'],
  performerId: null,
  venueId: '5b2d0000-0000-4000-8000-000000000001',
  subscriberName: '光點咖啡',
  autoRenew: true,
  cancelAt: null,
  orderId: 'o1',
  ...overrides,
});
