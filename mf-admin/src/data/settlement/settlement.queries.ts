import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { settlementKeys } from './settlement.keys';
import { listSettlements } from './settlement.repository';
import type { SettlementFilters } from './settlement.rules';

/** The page of statements that the filters describe. */
export function useSettlements({ open: _open, hide: _hide, ...filters }: SettlementFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: settlementKeys.list(userId, filters),
    queryFn: ({ signal }) => listSettlements(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useSettlementPages({ open: _open, hide: _hide, ...filters }: SettlementFilters) {
  const backend = useBackend();
  return (after: string) => listSettlements(backend, { ...filters, after });
}
