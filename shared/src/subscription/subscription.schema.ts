import * as z from '@spotlight/shared/vendor/zod';

/** Whom plans are for. */
export const audiences = ['performer', 'venue'] as const;
export type Audience = (typeof audiences)[number];

/** Whose plan it is. */
export interface Subscriber {
  audience: Audience;
  id: string;
  name: string;
}

/** How a plan is paid. */
export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** What a plan allows; a missing or null limit is none. */
const limitsSchema = z.partialRecord(z.enum(['listings', 'ads', 'boosts']), z.nullable(z.int()));

const planSchema = z.row({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** NT$ */
  priceMonth: z.int(),
  priceYear: z.int(),
  /** Sentences for the buyer. */
  features: z.array(z.string()),
  limits: limitsSchema,
});
export type Plan = z.infer<typeof planSchema>;

/** What `list_plans` answers, the smallest first. */
export const plansSchema = z.array(planSchema);

/** A plan that a performer or a venue has, had, or is to pay for. */
export const subscriptionSchema = z.row({
  id: z.string(),
  catalogId: z.string(),
  planName: z.string(),
  price: z.int(),
  billingCycle: z.enum(billingCycles),
  startDate: z.nullable(z.string()),
  /** The first day that is not paid for. */
  renewalDate: z.nullable(z.string()),
  status: z.enum(['pending_payment', 'active', 'expiring', 'expired', 'cancelled']),
  features: z.array(z.string()),
  /** One of the two. */
  performerId: z.nullable(z.string()),
  venueId: z.nullable(z.string()),
  subscriberName: z.string(),
  autoRenew: z.boolean(),
  /** It runs out on that day. */
  cancelAt: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What `my_subscriptions` answers, running ones first. */
const useSchema = z.nullable(z.row({ used: z.int(), most: z.nullable(z.int()) }));

export const subscriptionsSchema = z.row({
  items: z.array(subscriptionSchema),
  /** Pages of venues that are listed, and how many may be (`null`: any number); `null` without a venue. */
  venueListings: useSchema,
  /** The same of events, of whoever has a performer. */
  performerListings: useSchema,
});
