import { entityKey } from '@spotlight/shared/vendor/query';
import type { PerformerFilters } from './performer-filters.rules';

const key = entityKey('idol-support', 'performer');

/** Performers as visitors see them. */
export const performerKeys = {
  all: key(),
  list: (filters: PerformerFilters) => key('list', filters),
  popular: (count: number) => key('popular', count),
  detail: (id: string) => key('detail', id),
  birthdays: (month: number | null) => key('birthdays', month),
};
