import { query, type Backend } from '@spotlight/shared/data';
export { readWebsitePage } from '@spotlight/shared/website/repository';
import * as z from '@spotlight/shared/vendor/zod';

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
