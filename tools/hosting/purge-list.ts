import { activePages } from '../../shell/site/active-pages';
import { OTHER_LANGUAGES } from '../../shell/site/prerendered-page';
import { sitePaths } from '../../shell/site/site-paths';
import { listPrerendered } from '../../shell/prerender/prerendered-files';
import { readRegistry } from '../release/registry-file';

/**
 * The addresses whose answers a release changes: every document, because each carries the registry. Versions and share cards are
 * not among them, whose addresses never mean something else. Pages that have a parameter and are not prerendered cannot be
 * listed; a cache lets go of them within a minute.
 */
export async function purgeList(dataDir: string): Promise<string[]> {
  const { site } = sitePaths(dataDir);
  const pages = activePages(readRegistry(dataDir))
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'));
  const prerendered = await listPrerendered(site);
  const copies = OTHER_LANGUAGES.map(async (language) =>
    (await listPrerendered(site, language)).map((address) => `${address}?lang=${language}`),
  );
  return [
    ...new Set([
      '/registry/registry.json',
      '/',
      // The page without content, which our cache keeps once for all addresses with a query that says something.
      '/?q=',
      '/index.html',
      '/service-worker.js',
      '/config.json',
      '/robots.txt',
      '/sitemap.xml',
      ...pages,
      ...prerendered,
      ...(await Promise.all(copies)).flat(),
    ]),
  ];
}
