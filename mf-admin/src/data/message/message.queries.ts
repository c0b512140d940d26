import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { messageKeys } from './message.keys';
import { listMessages } from './message.repository';
import type { MessageFilters } from './message.rules';

/** The page of messages that the filters describe. */
export function useMessages({ open: _open, hide: _hide, ...filters }: MessageFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: messageKeys.list(userId, filters),
    queryFn: ({ signal }) => listMessages(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useMessagePages({ open: _open, hide: _hide, ...filters }: MessageFilters) {
  const backend = useBackend();
  return (after: string) => listMessages(backend, { ...filters, after });
}
