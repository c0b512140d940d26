import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { pageOf } from '../../room/page-of.rules';
import { subscriptionKeys } from './subscription.keys';
import { listSubscriptions, readPlanCatalogue } from './subscription.repository';
import type { SubscriptionFilters } from './subscription.rules';

/** The page of subscriptions that the filters describe. */
export function useSubscriptions({ open: _open, hide: _hide, ...filters }: SubscriptionFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: subscriptionKeys.list(userId, filters),
    queryFn: ({ signal }) => listSubscriptions(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useSubscriptionPages({
  open: _open,
  hide: _hide,
  ...filters
}: SubscriptionFilters) {
  const backend = useBackend();
  return (after: string) => listSubscriptions(backend, { ...filters, after });
}

function useCatalogue() {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return {
    queryKey: subscriptionKeys.catalogue(userId),
    queryFn: ({ signal }: { signal: AbortSignal }) => readPlanCatalogue(backend, signal),
    staleTime: 0,
  };
}

/** The plans that can be bought, as far as the room shows them. */
export function usePlans(filters: SubscriptionFilters) {
  return useQuery({
    ...useCatalogue(),
    select: ({ items, mayManage }) => ({ ...pageOf(items, filters), mayManage }),
  });
}

/** Reads one plan anew, after somebody else has saved it. */
export function useNewestPlan() {
  const backend = useBackend();
  return async (id: string) =>
    (await readPlanCatalogue(backend)).items.find((plan) => plan.id === id);
}
