import { entityKey } from '@spotlight/shared/vendor/query';
import type { EventFilters } from './event-filters.rules';
import type { DateSpan } from './event-list.repository';

const key = entityKey('events', 'event');

/** Events as visitors see them, with the seats that are left. */
export const eventKeys = {
  all: key(),
  details: key('detail'),
  /** @param viewerId an event says whether this person is registered */
  detail: (id: string, viewerId: string | null) => key('detail', id, viewerId),
  several: (ids: readonly string[], viewerId: string | null) => key('several', ids, viewerId),
  list: (filters: EventFilters) => key('list', filters),
  home: (today: string, limit: number) => key('home', today, limit),
  related: (id: string, category: string) => key('related', id, category),
  map: (span: DateSpan | null) => key('map', span),
  seatsLeft: (ids: readonly string[]) => key('seats-left', ids),
};
