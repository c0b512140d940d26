import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { importKeys } from './import.keys';
import { listImportRows, listImports } from './import.repository';

/** How often a file that somebody else is importing is asked after. */
const WATCH_MS = 3_000;

/** The latest imports; read again while one of them goes on. */
export function useImports() {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: importKeys.list(userId),
    queryFn: ({ signal }) => listImports(backend, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'running' || status === 'undoing')
        ? WATCH_MS
        : false,
  });
}

/** What an import could not make, or not take back. */
export function useImportRows(id: string, status: 'failed' | 'kept') {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: importKeys.rows(userId, id, status),
    queryFn: ({ signal }) => listImportRows(backend, { id, status }, signal),
    staleTime: 0,
  });
}
