import { useBackend, useSession } from '@spotlight/shared/contract';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@spotlight/shared/vendor/query';
import {
  listEventReviews,
  listMyReviews,
  reviewEvent,
  type ReviewText,
} from './event-review.repository';

const key = ['events', 'reviews'] as const;

/** What the signed-in person said about events. */
export function useMyReviews() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: [...key, 'mine', user?.id ?? ''],
    queryFn: ({ signal }) => listMyReviews(backend, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}

/** What people said about an own event. */
export function useEventReviews(eventId: string, page: number) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...key, 'of', eventId, page],
    queryFn: ({ signal }) => listEventReviews(backend, eventId, page, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Says what one thought of an event, or says it anew. */
export function useReviewEvent() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: (text: ReviewText) => reviewEvent(backend, text),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
