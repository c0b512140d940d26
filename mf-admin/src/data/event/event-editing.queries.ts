import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import {
  findOrganizers,
  findPerformers,
  findVenues,
  previewEventCancellation,
  readEvent,
} from './event-editing.repository';
import { eventKeys } from './event.keys';

const FRESH_MS = 60_000;
const useUserId = () => useSession().user?.id ?? '';

/** One event with all that its form edits. */
export function useEvent(id: string) {
  const backend = useBackend();
  const userId = useUserId();
  return useQuery({
    queryKey: eventKeys.one(userId, id),
    queryFn: ({ signal }) => readEvent(backend, id, signal),
    staleTime: 0,
  });
}

/** Whom it would concern to call it off: looked at once for each time that it is asked. */
export function useEventCancellation(id: string) {
  const backend = useBackend();
  const userId = useUserId();
  return useQuery({
    queryKey: eventKeys.cancellation(userId, id),
    queryFn: () => previewEventCancellation(backend, id),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Accounts that events can belong to; nothing is asked before there are words. */
export function useFoundOrganizers(words: string) {
  const backend = useBackend();
  const userId = useUserId();
  return useQuery({
    queryKey: eventKeys.organizers(userId, words),
    queryFn: async ({ signal }) => (await findOrganizers(backend, words, signal)).items,
    enabled: words !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Venues of the platform; nothing is asked before there are words. */
export function useFoundVenues(words: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: eventKeys.venues(words),
    queryFn: async ({ signal }) => (await findVenues(backend, words, signal)).items,
    enabled: words !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Performers of the platform; nothing is asked before there are words. */
export function useFoundPerformers(words: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: eventKeys.performers(words),
    queryFn: async ({ signal }) => (await findPerformers(backend, words, signal)).items,
    enabled: words !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
