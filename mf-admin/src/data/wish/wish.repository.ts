import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { WISH_PAGE_SIZE, type WishFilters } from './wish.rules';
import { moderatedSchema, wishPageSchema } from './wish.schema';

/**
 * One page of wishes in one state, latest first.
 * @throws AppError `FORBIDDEN` without the right to manage performers
 */
export const listWishes = (backend: Backend, { status, page }: WishFilters, signal?: AbortSignal) =>
  readFunction(
    backend,
    'admin_list_birthday_wishes',
    { p_status: status, p_page: page, p_page_size: WISH_PAGE_SIZE },
    wishPageSchema,
    signal,
  );

export interface WishVerdict {
  id: string;
  /** Shown again, its reports answered; or not any more. */
  status: 'visible' | 'hidden';
  /** For the log. */
  reason: string | null;
}

/** Decides on a wish. @throws AppError `INVALID_STATE` after somebody else */
export const moderateWish = (backend: Backend, { id, status, reason }: WishVerdict) =>
  callFunction(
    backend,
    'moderate_birthday_wish',
    { p_id: id, p_status: status, p_reason: reason },
    moderatedSchema,
  );
