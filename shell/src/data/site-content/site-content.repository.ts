import { query, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { inSpokenTexts } from '@spotlight/shared/website';
import { sitePageSchema } from './site-content.schema';

/** Addresses of the uploaded logo and icon, or null where there is none. @throws AppError */
export async function getBrandImages(
  backend: Backend,
): Promise<{ logo: string | null; icon: string | null }> {
  const rows = await query(
    backend,
    (rest) =>
      rest.from('website_images').select('image_key,image_url').in('image_key', ['logo', 'icon']),
    z.array(z.row({ imageKey: z.string(), imageUrl: z.string() })),
  );
  const addressOf = (key: string) =>
    rows.find(({ imageKey }) => imageKey === key)?.imageUrl ?? null;
  return { logo: addressOf('logo'), icon: addressOf('icon') };
}

/** What the back office says on a page, in the language that is spoken. @throws AppError */
export const getSitePage = async (backend: Backend, page: 'home' | 'about' | 'all') =>
  inSpokenTexts(await readFunction(backend, 'website_page', { p_page: page }, sitePageSchema));
