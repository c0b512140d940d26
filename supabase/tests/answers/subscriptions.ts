import * as z from '@spotlight/shared/vendor/zod';

/** States of a plan: 待付款, 使用中, 即將到期, 已過期, 已取消. */
const subscriptionStates = [
  'pending_payment',
  'active',
  'expiring',
  'expired',
  'cancelled',
] as const;

/** How a plan is paid. */
const billingCycles = ['monthly', 'yearly'] as const;

/** What a plan allows; a missing or null limit is none. */
const planLimitsSchema = z.partialRecord(
  z.enum(['listings', 'ads', 'boosts']),
  z.nullable(z.number()),
);

/** A plan that somebody has or had. */
export const subscriptionSchema = z.object({
  id: z.guid(),
  catalog_id: z.guid(),
  plan_name: z.string(),
  price: z.number(),
  billing_cycle: z.enum(billingCycles),
  start_date: z.nullable(z.string()),
  renewal_date: z.nullable(z.string()),
  status: z.enum(subscriptionStates),
  features: z.array(z.string()),
  limits: planLimitsSchema,
  performer_id: z.nullable(z.guid()),
  venue_id: z.nullable(z.guid()),
  subscriber_name: z.string(),
  auto_renew: z.boolean(),
  cancel_at: z.nullable(z.string()),
  order_id: z.nullable(z.guid()),
  updated_at: z.string(),
});

/** Answer of `my_subscriptions()`. */
export const mySubscriptionsSchema = z.object({
  items: z.array(subscriptionSchema),
  /** `null` without a venue. */
  venue_listings: z.nullable(z.object({ used: z.int(), most: z.nullable(z.int()) })),
  performer_listings: z.nullable(z.object({ used: z.int(), most: z.nullable(z.int()) })),
});

/** Answer of `admin_list_subscriptions()`. */
export const subscriptionPageSchema = z.object({
  items: z.array(z.extend(subscriptionSchema, { owner_name: z.string() })),
  total: z.number(),
  page: z.number(),
  page_size: z.number(),
  may_manage: z.boolean(),
});

/** What `subscribe()` takes: a performer or a venue, not both. */
export const subscribeInputSchema = z
  .object({
    p_catalog_id: z.guid(),
    p_performer_id: z.optional(z.guid()),
    p_venue_id: z.optional(z.guid()),
    p_billing_cycle: z.enum(billingCycles),
    p_idempotency_key: z.guid(),
  })
  .check(
    z.refine((input) => (input.p_performer_id === undefined) !== (input.p_venue_id === undefined)),
  );
