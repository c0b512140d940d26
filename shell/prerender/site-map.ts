import path from 'node:path';
import { writeAtomically } from '../site/atomic-file';

/** Addresses of one file, by the protocol of sitemaps.org. */
const MOST = 50_000;

/** Tells search engines which pages there are: a sitemap, and a robots.txt that names it. */
export async function writeSiteMap(
  siteDir: string,
  publicUrl: string,
  addresses: readonly string[],
): Promise<void> {
  const entries = addresses
    .slice(0, MOST)
    .map((address) => `<url><loc>${new URL(address, publicUrl).href}</loc></url>`);
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /admin\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
  await writeAtomically(path.join(siteDir, 'sitemap.xml'), map);
  await writeAtomically(path.join(siteDir, 'robots.txt'), robots);
}
