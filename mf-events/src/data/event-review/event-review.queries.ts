import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { eventKeys } from '../event/event.keys';
import { eventReviewKeys } from './event-review.keys';
import { listEventReviews, listMyReviews, reviewEvent } from './event-review.repository';

/** What the signed-in person said about events. */
export function useMyReviews() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: eventReviewKeys.mine(user?.id ?? ''),
    queryFn: ({ signal }) => listMyReviews(backend, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}

/** What people said about an own event. */
export function useEventReviews(eventId: string, page: number) {
  const backend = useBackend();
  return useQuery({
    queryKey: eventReviewKeys.ofEvent(eventId, page),
    queryFn: ({ signal }) => listEventReviews(backend, eventId, page, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Says what one thought of an event, or says it anew; events show how their organizer is rated. */
export const useReviewEvent = () =>
  useWrite(reviewEvent, { touches: [eventReviewKeys.all, eventKeys.all] });
