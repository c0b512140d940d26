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

export function usePlans() {
  const backend = useBackend();
  return useQuery({
    queryKey: subscriptionKeys.plans(),
    queryFn: ({ signal }) => listPlans(backend, signal),
  });
}

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

/** Orders a plan for a venue. */
export const useSubscribe = () => useWrite(subscribe, { touches });

/** Pays for the next cycle before it is asked for, or after the end. */
export const useRenew = () => useWrite(renewSubscription, { touches });

/** Lets a plan run out, or takes that back. */
export const useSetRenewal = () => useWrite(setRenewal, { touches });
