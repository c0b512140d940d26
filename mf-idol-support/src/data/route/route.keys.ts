import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('idol-support', 'route');

/** The way through a day, by whose it is: null for visitors. */
export const routeKeys = {
  all: key(),
  picked: (userId: string | null) => key('picked', userId),
  spots: (userId: string | null, day: string, ids: readonly string[]) =>
    key('spots', userId, day, ...ids),
};
