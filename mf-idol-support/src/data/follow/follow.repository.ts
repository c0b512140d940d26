import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { FOLLOW_PAGE_SIZE, type FollowFilters } from './follow-filters.rules';
import { followAnswerSchema, followedIdsSchema, followPageSchema } from './follow.schema';

/**
 * The ids of all whom the signed-in person follows.
 * @throws AppError
 */
export const listFollowedIds = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_followed_performers', {}, followedIdsSchema, signal);

/**
 * One page of those whom the signed-in person follows.
 * @throws AppError
 */
export function listFollowed(
  backend: Backend,
  { sort, page }: FollowFilters,
  signal?: AbortSignal,
) {
  const args = { p_sort: sort, p_page: page, p_page_size: FOLLOW_PAGE_SIZE };
  return readFunction(backend, 'my_follows', args, followPageSchema, signal);
}

/** Whom to follow, or no longer, and whether to be told about new events. */
export interface FollowChange {
  performerId: string;
  isFollowed: boolean;
  isTold?: boolean;
}

/**
 * Follows a performer, or no longer.
 * @throws AppError
 */
export function changeFollow(
  backend: Backend,
  { performerId, isFollowed, isTold = true }: FollowChange,
) {
  const args = { p_performer_id: performerId, p_follow: isFollowed, p_notify: isTold };
  return callFunction(backend, 'follow_artist', args, followAnswerSchema);
}
