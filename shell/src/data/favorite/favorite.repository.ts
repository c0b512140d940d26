import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { FAVORITE_PAGE_SIZE, type FavoriteFilters, type FavoriteKind } from './favorite.rules';
import { favoritePageSchema, followedPageSchema, type Favorite } from './favorite.schema';

/**
 * One page of what the signed-in person keeps of a kind. Performers are kept by following them.
 * @throws AppError
 */
export async function listFavorites(
  backend: Backend,
  { kind, page }: FavoriteFilters,
  signal?: AbortSignal,
): Promise<{ items: Favorite[]; total: number }> {
  const args = { p_page: page, p_page_size: FAVORITE_PAGE_SIZE };
  if (kind !== 'performer') {
    const saved = { p_entity_type: kind, ...args };
    return readFunction(backend, 'my_saved_items', saved, favoritePageSchema, signal);
  }
  const { items, total } = await readFunction(
    backend,
    'my_follows',
    args,
    followedPageSchema,
    signal,
  );
  return {
    total,
    items: items.map((card) => ({ entityType: 'performer', entityId: card.id, card })),
  };
}

export interface FavoriteChange {
  kind: FavoriteKind;
  id: string;
  isKept: boolean;
}

/**
 * Keeps something, or no longer.
 * @throws AppError
 */
export function changeFavorite(backend: Backend, { kind, id, isKept }: FavoriteChange) {
  return kind === 'performer'
    ? callFunction(backend, 'follow_artist', { p_performer_id: id, p_follow: isKept }, z.unknown())
    : callFunction(
        backend,
        'save_item',
        { p_entity_type: kind, p_entity_id: id, p_saved: isKept },
        z.unknown(),
      );
}
