import { query, type Backend } from '@spotlight/shared/data';
export { readWebsitePage } from '@spotlight/shared/website/repository';
import * as z from '@spotlight/shared/vendor/zod';

/** Address of the newest uploaded logo, or null when there is none. @throws AppError */
export async function getLogoUrl(backend: Backend): Promise<string | null> {
  const rows = await query(
    backend,
    (rest) =>
      rest
        .from('website_images')
        .select('image_url')
        .eq('image_key', 'logo')
        .order('updated_at', { ascending: false })
        .limit(1),
    z.array(z.row({ imageUrl: z.string() })),
  );
  return rows[0]?.imageUrl ?? null;
}
