import { readFunction, type Backend } from '@spotlight/shared/data';
import { performerIdSchema } from '../performer/performer.schema';
import { birthdayPageSchema, spotPageSchema } from './birthday-page.schema';

/** More than one birthday has ever had in a city; the map has them all. */
const SPOTS = 50;

/**
 * The birthday page of a performer, or `null`.
 * @throws AppError
 */
export function getBirthdayPage(backend: Backend, artistId: string, signal?: AbortSignal) {
  if (!performerIdSchema.safeParse(artistId).success) return Promise.resolve(null);
  const args = { p_artist_id: artistId };
  return readFunction(backend, 'get_birthday_page', args, birthdayPageSchema, signal);
}

/**
 * What fans have set up for a performer, from today on.
 * @throws AppError
 */
export const listSpotsOf = (backend: Backend, artistId: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'search_support_spots',
    { p_artist_id: artistId, p_page_size: SPOTS },
    spotPageSchema,
    signal,
  );
