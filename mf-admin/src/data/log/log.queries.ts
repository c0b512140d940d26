import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { logKeys } from './log.keys';
import {
  listFailedMails,
  listFaults,
  listMissingPages,
  listRatedAnswers,
  listSecurityEvents,
} from './log.repository';
import type { LogFilters } from './log.rules';

/** One page of a record, and its pages for a file of it. */
export function useRecord<Page>(
  { open: _open, hide: _hide, ...filters }: LogFilters,
  read: (
    backend: Backend,
    filters: Omit<LogFilters, 'open' | 'hide'>,
    signal?: AbortSignal,
  ) => Promise<Page>,
) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  const query = useQuery({
    queryKey: logKeys.list(userId, filters),
    queryFn: ({ signal }) => read(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const readPage = (after: string) => read(backend, { ...filters, after });
  return { query, readPage };
}

export const useSecurityEvents = (filters: LogFilters) => useRecord(filters, listSecurityEvents);
export const useMissingPages = (filters: LogFilters) => useRecord(filters, listMissingPages);
export const useFaults = (filters: LogFilters) => useRecord(filters, listFaults);
export const useRatedAnswers = (filters: LogFilters) => useRecord(filters, listRatedAnswers);
export const useFailedMails = (filters: LogFilters) => useRecord(filters, listFailedMails);
