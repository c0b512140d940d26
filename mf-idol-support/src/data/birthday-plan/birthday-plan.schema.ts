import * as z from '@spotlight/shared/vendor/zod';

/** What a plan is about: a place and a board, seen everywhere, or the largest screen. */
const planCodes = ['warm', 'city', 'night'] as const;

const stepSchema = z.row({
  kind: z.enum(['mrt', 'bus', 'led', 'cafe', 'goods']),
  /** Of an ad; `null` for a place and for goods. */
  productId: z.nullable(z.string()),
  /** Of a place; `null` for an ad and for goods. */
  venueId: z.nullable(z.string()),
  /** Of goods in the performer's shop, and whose they are. */
  goodsId: z.nullish(z.string()),
  performerId: z.nullish(z.string()),
  title: z.string(),
  place: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  units: z.number(),
  unit: z.enum(['hour', 'day', 'week', 'month', 'piece']),
  /** NT$ */
  amount: z.number(),
  /** Once more, when the platform draws it. */
  designFee: z.number(),
  /** Of goods: how many are left. */
  freeSlots: z.number(),
  leadDays: z.number(),
  latestOrderOn: z.string(),
  /** Of a place: the first free hours of that day. */
  startAt: z.nullish(z.string()),
  endAt: z.nullish(z.string()),
});
/** One thing to order. */
export type PlanStep = z.infer<typeof stepSchema>;

const planSchema = z.row({
  code: z.enum(planCodes),
  total: z.number(),
  /** What is left of the budget. */
  left: z.number(),
  latestOrderOn: z.string(),
  steps: z.array(stepSchema),
  /** Spots of that day, by id: the route is free. */
  route: z.array(z.string()),
});
/** A whole birthday. */
export type BirthdayPlan = z.infer<typeof planSchema>;

const artist = z.row({ id: z.string(), performerName: z.string() });

export const planOfferSchema = z.row({
  artist,
  day: z.string(),
  city: z.string(),
  budget: z.number(),
  plans: z.array(planSchema),
  /** What the least plan costs; `null` where there is none at any price. */
  least: z.nullable(z.number()),
});
export type PlanOffer = z.infer<typeof planOfferSchema>;

const sharedShape = {
  artist,
  day: z.string(),
  city: z.string(),
  budget: z.number(),
  plan: planSchema,
  savedAt: z.string(),
};

/** `null`: the address was taken back, or never was one. */
export const sharedPlanSchema = z.nullable(z.row(sharedShape));

const savedPlanShape = { ...sharedShape, id: z.string(), isShared: z.boolean() };
export const savedPlanSchema = z.row(savedPlanShape);
export type SavedPlan = z.infer<typeof savedPlanSchema>;
