import type { BillingCycle, Plan, Subscriber, Subscription } from './subscription.schema';

/** What there is to know of the plans of one performer or venue. */
export interface SubscriberPlans {
  running: Subscription | null;
  /** Ordered, and not paid for yet. */
  pending: Subscription | null;
  /** The last one that ran out, where none runs. */
  past: Subscription | null;
}

/** The plans of one performer or venue among all of its owner's, which come latest first. */
export function plansOf(
  subscriptions: readonly Subscription[],
  { audience, id }: Pick<Subscriber, 'audience' | 'id'>,
): SubscriberPlans {
  const own = subscriptions.filter(
    ({ performerId, venueId }) => (audience === 'venue' ? venueId : performerId) === id,
  );
  const running = own.find(({ status }) => status === 'active' || status === 'expiring') ?? null;
  return {
    running,
    pending: own.find(({ status }) => status === 'pending_payment') ?? null,
    past: running ? null : (own.find(({ status }) => status === 'expired') ?? null),
  };
}

export const priceOf = (plan: Plan, cycle: BillingCycle): number =>
  cycle === 'yearly' ? plan.priceYear : plan.priceMonth;

/** How much a year costs less than twelve months, in percent, of the plan where it is most. */
export const yearlySaving = (plans: readonly Plan[]): number =>
  Math.max(
    0,
    ...plans
      .filter(({ priceMonth }) => priceMonth > 0)
      .map(({ priceMonth, priceYear }) => Math.floor((1 - priceYear / (12 * priceMonth)) * 100)),
  );
