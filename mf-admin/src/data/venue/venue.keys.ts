import { entityKey } from '@spotlight/shared/vendor/query';
import type { VenueFilters } from './venue.rules';

const key = entityKey('admin', 'venue');

/** Venues as the back office sees them. */
export const venueKeys = {
  all: key(),
  /** @param userId one person's list is not shown to the next one in the tab */
  list: (userId: string, filters: Omit<VenueFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
  one: (userId: string, id: string) => key('one', userId, id),
};
