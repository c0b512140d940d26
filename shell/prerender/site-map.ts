import path from 'node:path';
import { type Language, LANGUAGES } from '@spotlight/shared/contract/language';
import { writeAtomically } from '../site/atomic-file';
import { addressInLanguage } from '../site/prerendered-page';
import { listPrerendered } from './prerendered-files';

/** Addresses of one file, by the protocol of sitemaps.org. */
const MOST = 50_000;

/** Tells search engines which pages there are, in every language: a sitemap, and a robots.txt that names it. */
export async function writeSiteMap(siteDir: string, publicUrl: string): Promise<void> {
  const locationsIn = async (language: Language) =>
    (await listPrerendered(siteDir, language)).map((address) =>
      addressInLanguage({ publicUrl, language }, address),
    );
  const locations = (await Promise.all(LANGUAGES.map(locationsIn))).flat();
  const entries = locations.slice(0, MOST).map((location) => `<url><loc>${location}</loc></url>`);
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /admin\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
  await writeAtomically(path.join(siteDir, 'sitemap.xml'), map);
  await writeAtomically(path.join(siteDir, 'robots.txt'), robots);
}
