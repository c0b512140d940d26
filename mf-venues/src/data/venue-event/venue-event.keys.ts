import { entityKey } from '@spotlight/shared/vendor/query';
import type { VenueEventFilters } from './venue-event.schema';

const key = entityKey('venues', 'venue-event');

/** Events that name own venues. */
export const venueEventKeys = {
  all: key(),
  list: (filters: VenueEventFilters, userId: string) => key('list', filters, userId),
};
