import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

export const subscriptionStates = [
  'active',
  'expiring',
  'expired',
  'pending_payment',
  'cancelled',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Whom a plan is for. */
export const audiences = ['performer', 'venue'] as const;

const limits = z.row({
  listings: z.nullish(z.int()),
  ads: z.nullish(z.int()),
  boosts: z.nullish(z.int()),
});

/** A plan that somebody has or had. */
const subscriptionSchema = z.row({
  id: z.string(),
  subscriberName: z.string(),
  ownerName: z.string(),
  planName: z.string(),
  /** NT$ for a cycle, as it was bought. */
  price: z.number(),
  billingCycle: z.enum(['monthly', 'yearly']),
  startDate: z.nullable(z.string()),
  renewalDate: z.nullable(z.string()),
  status: z.enum(subscriptionStates),
  features: z.array(z.string()),
  autoRenew: z.boolean(),
  /** The day on which it ends for good; null while it would be renewed. */
  cancelAt: z.nullable(z.string()),
  performerId: z.nullable(z.string()),
  venueId: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Answer of `admin_list_subscriptions()`. */
export const subscriptionPageSchema = z.row({
  items: z.array(subscriptionSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  /** Whether the reader may end them. */
  mayManage: z.boolean(),
});

/** A plan that can be bought, or could be. */
const planSchema = z.row({
  id: z.string(),
  code: z.string(),
  audience: z.enum(audiences),
  name: z.string(),
  description: z.string(),
  /** NT$ */
  priceMonth: z.int(),
  priceYear: z.int(),
  features: z.array(z.string()),
  limits,
  sort: z.int(),
  isActive: z.boolean(),
  /** How many have it now. */
  running: z.number(),
  updatedAt: z.string(),
});
export type Plan = z.infer<typeof planSchema>;

/** Answer of `admin_plan_catalogue()`. */
export const planCatalogueSchema = z.row({ mayManage: z.boolean(), items: z.array(planSchema) });

/** Answer of `end_subscription()`. */
export const endedSubscriptionSchema = z.row({
  id: z.string(),
  status: z.enum(subscriptionStates),
  cancelAt: z.nullable(z.string()),
});

export const savedPlanSchema = z.row({ id: z.string(), updatedAt: z.string() });
