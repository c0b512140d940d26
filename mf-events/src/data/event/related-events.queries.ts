import { useBackend } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { eventKeys } from './event.keys';
import { listRelatedEvents, type EventAlike } from './related-events.repository';

/** Other events ahead of the same kind; none while they are on their way, and none when that fails. */
export function useRelatedEvents({ id, category }: EventAlike) {
  const backend = useBackend();
  const { data } = useQuery({
    queryKey: eventKeys.related(id, category),
    queryFn: ({ signal }) => listRelatedEvents(backend, { id, category }, signal),
  });
  return data ?? [];
}
