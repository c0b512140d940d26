import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { incomeKeys } from './income.keys';
import { readIncome, readOccupancy } from './income.repository';

export function useIncome(venueId: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: incomeKeys.months(userId, venueId),
    queryFn: ({ signal }) => readIncome(backend, venueId, signal),
    enabled: userId !== '',
  });
}

export function useOccupancy(venueId: string, isAhead: boolean) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: incomeKeys.occupancy(userId, venueId, isAhead),
    queryFn: ({ signal }) => readOccupancy(backend, venueId, isAhead, signal),
    enabled: userId !== '',
  });
}
