import { readFunction, type Backend } from '@spotlight/shared/data';
import { inSpokenTexts } from '@spotlight/shared/website';
import { performerIdSchema } from '../performer/performer.schema';
import { birthdayPageSchema, spotPageSchema, type BirthdayPage } from './birthday-page.schema';

/** More than one birthday has ever had in a city; the map has them all. */
const SPOTS = 50;

/**
 * The birthday page of a performer, with the texts of the language that is spoken, or `null`.
 * @throws AppError
 */
export async function getBirthdayPage(
  backend: Backend,
  artistId: string,
  signal?: AbortSignal,
): Promise<BirthdayPage | null> {
  if (!performerIdSchema.safeParse(artistId).success) return null;
  const args = { p_artist_id: artistId };
  const page = await readFunction(backend, 'get_birthday_page', args, birthdayPageSchema, signal);
  return page && inSpokenTexts(page);
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
