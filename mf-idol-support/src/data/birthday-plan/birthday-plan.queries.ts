import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { birthdayPlanKeys } from './birthday-plan.keys';
import { getSharedPlan, listOwnPlans, planBirthday } from './birthday-plan.repository';
import type { PlanWish } from './plan-address.rules';

const nobody = { artistId: '', day: '', city: '', budget: 0 };

/** Plans for a wish; nothing is asked before it is whole. What is free changes, so it is never old. */
export function useBirthdayOffer(wish: PlanWish | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: birthdayPlanKeys.offer(wish ?? nobody),
    queryFn: ({ signal }) => planBirthday(backend, wish ?? nobody, signal),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What the signed-in person keeps; asks nothing while nobody is. */
export function useOwnPlans() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: birthdayPlanKeys.mine(user?.id ?? ''),
    queryFn: ({ signal }) => listOwnPlans(backend, signal),
    enabled: user !== null,
  });
}

export function useSharedPlan(token: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: birthdayPlanKeys.shared(token),
    queryFn: ({ signal }) => getSharedPlan(backend, token, signal),
  });
}
