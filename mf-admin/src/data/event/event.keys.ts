import type { EventFilters } from './event.rules';

const all = ['admin', 'event'] as const;

/** Events as the back office lists them. */
export const eventKeys = {
  all,
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: EventFilters) => [...all, userId, filters] as const,
};
