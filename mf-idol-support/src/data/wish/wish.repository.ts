import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { WISH_PAGE_SIZE, wishPageSchema } from './wish.schema';

/**
 * A page of this year's wishes, latest first.
 * @throws AppError
 */
export const listWishes = (
  backend: Backend,
  { artistId, page }: { artistId: string; page: number },
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'list_birthday_wishes',
    { p_artist_id: artistId, p_page: page, p_page_size: WISH_PAGE_SIZE },
    wishPageSchema,
    signal,
  );

/**
 * Writes the one wish of the year.
 * @throws AppError
 */
export const postWish = (
  backend: Backend,
  { artistId, body }: { artistId: string; body: string },
) =>
  callFunction(
    backend,
    'post_birthday_wish',
    { p_artist_id: artistId, p_body: body },
    z.row({ id: z.string() }),
  );

/**
 * Takes the own wish back.
 * @throws AppError
 */
export const removeWish = (backend: Backend, id: string) =>
  callFunction(backend, 'remove_birthday_wish', { p_id: id }, z.row({ id: z.string() }));

/**
 * Tells the administrators about a wish.
 * @throws AppError
 */
export const reportWish = (backend: Backend, id: string) =>
  callFunction(backend, 'report_birthday_wish', { p_id: id }, z.row({ reported: z.boolean() }));
