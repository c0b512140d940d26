import { useListFilters } from '@spotlight/shared/ui';
import { readVenueFilters, venueSearch } from '../../data/venue/venue-filters.rules';
import { paths } from '../../paths';

const address = { path: paths.venueList, read: readVenueFilters, write: venueSearch };

/** The filters of the list of venues, and the ways to change them. */
export const useVenueFilters = () => useListFilters(address);
