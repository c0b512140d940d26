import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { entityKey, useQuery } from '@spotlight/shared/vendor/query';
import { bookingKeys } from '../booking/booking.keys';
import { createFeed, readFeedSince, revokeFeed } from './calendar-feed.repository';

const key = entityKey('shared', 'calendar-feed');

/** Since when there is an address for those whom somebody follows. */
export function useFeedSince() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: key('follows', user?.id ?? ''),
    queryFn: () => readFeedSince(backend),
    enabled: user !== null,
  });
}

// An own calendar is read with the day of its address.
const touches = [key(), bookingKeys.all];
export const useCreateFeed = () => useWrite(createFeed, { touches });
export const useRevokeFeed = () => useWrite(revokeFeed, { touches });
