import { entityKey } from '@spotlight/shared/vendor/query';
import type { EventFilters } from './event.rules';

const key = entityKey('admin', 'event');

/** Events as the back office sees them. */
export const eventKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<EventFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
  /** All that is stored of one, for its form. */
  one: (userId: string, id: string) => key('one', userId, id),
  /** Whom it would concern to call it off. */
  cancellation: (userId: string, id: string) => key('cancellation', userId, id),
  organizers: (userId: string, words: string) => key('organizers', userId, words),
  venues: (words: string) => key('venues', words),
  performers: (words: string) => key('performers', words),
};
