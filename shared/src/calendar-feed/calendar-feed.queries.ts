import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { entityKey, useQuery } from '@spotlight/shared/vendor/query';
import { bookingKeys } from '../booking/booking.keys';
import { createFeed, listPersonalFeeds, revokeFeed } from './calendar-feed.repository';

const key = entityKey('shared', 'calendar-feed');

/** The calendars of a person that have an address, and since when. */
export function usePersonalFeeds() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: key(user?.id ?? ''),
    queryFn: () => listPersonalFeeds(backend),
    enabled: user !== null,
  });
}

// An own calendar is read with the day of its address.
const touches = [key(), bookingKeys.all];
export const useCreateFeed = () => useWrite(createFeed, { touches });
export const useRevokeFeed = () => useWrite(revokeFeed, { touches });

export type { PersonalFeed } from './calendar-feed.repository';
