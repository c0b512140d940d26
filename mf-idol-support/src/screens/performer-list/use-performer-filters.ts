import { useListFilters } from '@spotlight/shared/ui';
import {
  performerSearch,
  readPerformerFilters,
} from '../../data/performer/performer-filters.rules';
import { paths } from '../../paths';

const address = { path: paths.performerList, read: readPerformerFilters, write: performerSearch };

/** The filters of the list of performers, and the ways to change them. */
export const usePerformerFilters = () => useListFilters(address);
