import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { incomeKeys } from './income.keys';
import { readIncome } from './income.repository';

/** The months of an own performer; always anew, for money moves elsewhere. */
export function useIncome(performerId: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: incomeKeys.months(userId, performerId),
    queryFn: ({ signal }) => readIncome(backend, performerId, signal),
    enabled: userId !== '',
    staleTime: 0,
  });
}
