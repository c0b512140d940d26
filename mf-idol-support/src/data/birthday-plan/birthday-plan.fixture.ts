import type { BirthdayPlan, PlanOffer, PlanStep, SavedPlan } from './birthday-plan.schema';

/** Two weeks of a lantern; override what the test is about. */
const planStep = (overrides: Partial<PlanStep> = {}): PlanStep => ({
  kind: 'mrt',
  productId: 'ad500000-0000-4000-8000-000000000001',
  venueId: null,
  title: '台北車站燈箱 一週',
  place: '台北車站 地下街燈箱',
  startsOn: '2027-01-09',
  endsOn: '2027-01-22',
  units: 2,
  unit: 'week',
  amount: 36_000,
  designFee: 3000,
  freeSlots: 5,
  leadDays: 21,
  latestOrderOn: '2026-12-19',
  startAt: null,
  endAt: null,
  ...overrides,
});

/** A café for the day and a lantern. */
export const birthdayPlan = (overrides: Partial<BirthdayPlan> = {}): BirthdayPlan => ({
  code: 'warm',
  total: 40_000,
  left: 80_000,
  latestOrderOn: '2026-12-19',
  steps: [
    planStep({
      kind: 'cafe',
      productId: null,
      venueId: 'fe000000-0000-4000-8000-000000000001',
      title: '木日咖啡',
      place: '赤峰街 1 號',
      startsOn: '2027-01-16',
      endsOn: '2027-01-16',
      units: 4,
      unit: 'hour',
      amount: 4000,
      designFee: 0,
      freeSlots: 1,
      latestOrderOn: '2027-01-09',
      startAt: '2027-01-16T02:00:00Z',
      endAt: '2027-01-16T06:00:00Z',
    }),
    planStep(),
  ],
  route: ['5b070000-0000-4000-8000-000000000001'],
  ...overrides,
});

const artist = { id: '7a1c0000-0000-4000-8000-000000000001', performerName: '林予曦' };

export const planOffer = (overrides: Partial<PlanOffer> = {}): PlanOffer => ({
  artist,
  day: '2027-01-16',
  city: 'taipei',
  budget: 120_000,
  plans: [birthdayPlan()],
  least: 40_000,
  ...overrides,
});

export const savedPlan = (overrides: Partial<SavedPlan> = {}): SavedPlan => ({
  id: 'b1a00000-0000-4000-8000-000000000001',
  artist,
  day: '2027-01-16',
  city: 'taipei',
  budget: 120_000,
  plan: birthdayPlan(),
  savedAt: '2026-12-01T02:00:00Z',
  isShared: false,
  ...overrides,
});
