import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { settlementKeys } from './settlement.keys';
import {
  listAllSettlements,
  listSettlements,
  type SettlementListRequest,
} from './settlement.repository';

/** A page of the statements of own events. */
export function useSettlements(request: SettlementListRequest) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: settlementKeys.list(user?.id ?? '', request),
    queryFn: ({ signal }) => listSettlements(backend, request, signal),
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Gives the function that reads every statement in a state, for a file. */
export function useAllSettlements() {
  const backend = useBackend();
  return (state: string | null) => listAllSettlements(backend, state);
}
