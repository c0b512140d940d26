import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import {
  plansSchema,
  subscriptionSchema,
  subscriptionsSchema,
  type Audience,
  type BillingCycle,
  type Subscriber,
} from './subscription.schema';

/** Reads what can be bought for a performer or a venue. */
export const listPlans = (backend: Backend, audience: Audience, signal?: AbortSignal) =>
  readFunction(backend, 'list_plans', { p_audience: audience }, plansSchema, signal);

/** Reads the plans of the signed-in person, and what of them is used. */
export const readSubscriptions = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_subscriptions', {}, subscriptionsSchema, signal);

/** A plan for a performer or a venue. */
export interface NewSubscription {
  planId: string;
  subscriber: Subscriber;
  cycle: BillingCycle;
  /** The same for a second press of the same button. */
  idempotencyKey: string;
}

/** Orders a plan; one that costs nothing runs at once. What is left of the running one is taken off. */
export const subscribe = (
  backend: Backend,
  { planId, subscriber, cycle, idempotencyKey }: NewSubscription,
) =>
  callFunction(
    backend,
    'subscribe',
    {
      p_catalog_id: planId,
      ...(subscriber.audience === 'venue'
        ? { p_venue_id: subscriber.id }
        : { p_performer_id: subscriber.id }),
      p_billing_cycle: cycle,
      p_idempotency_key: idempotencyKey,
    },
    subscriptionSchema,
  );

/** Opens the order of the next cycle, or finds the one that is open. */
export const renewSubscription = (backend: Backend, id: string) =>
  callFunction(backend, 'renew_subscription', { p_plan_id: id }, subscriptionSchema);

/** Lets a plan run out at its end, or takes that back. */
export const setRenewal = (
  backend: Backend,
  { id, isRenewed }: { id: string; isRenewed: boolean },
) =>
  callFunction(
    backend,
    'set_subscription_renewal',
    { p_plan_id: id, p_auto_renew: isRenewed },
    subscriptionSchema,
  );
