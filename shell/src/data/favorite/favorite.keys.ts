import { entityKey } from '@spotlight/shared/vendor/query';
import type { FavoriteFilters } from './favorite.rules';

const key = entityKey('shell', 'favorite');

/** What somebody keeps. */
export const favoriteKeys = {
  all: key(),
  list: (userId: string, filters: FavoriteFilters) => key('list', userId, filters),
};
