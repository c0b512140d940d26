import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { subscriptionKeys } from './subscription.keys';
import {
  listPlans,
  readSubscriptions,
  renewSubscription,
  setRenewal,
  subscribe,
} from './subscription.repository';
import type { Audience } from './subscription.schema';

/** What can be bought. */
export function usePlans(audience: Audience) {
  const backend = useBackend();
  return useQuery({
    queryKey: subscriptionKeys.plans(audience),
    queryFn: ({ signal }) => listPlans(backend, audience, signal),
  });
}

/** The plans of the signed-in person, and what of them is used. */
export function useSubscriptions() {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: subscriptionKeys.own(userId),
    queryFn: ({ signal }) => readSubscriptions(backend, signal),
    enabled: userId !== '',
  });
}

const touches = [subscriptionKeys.all];

/** Orders a plan. */
export const useSubscribe = () => useWrite(subscribe, { touches });

/** Pays for the next cycle before it is asked for, or after the end. */
export const useRenew = () => useWrite(renewSubscription, { touches });

/** Lets a plan run out, or takes that back. */
export const useSetRenewal = () => useWrite(setRenewal, { touches });
