import { sized } from '../../tools/run-size/run-size';
import { prerender } from '../support/prerender';
import { publishEvent } from '../support/published-event';
import { siteUrl } from '../support/site-under-test';
import { expect, test } from '../support/test';
import { findInvalidHtml } from '../support/valid-html';
import { listRoutes } from './site-routes';

/** One of each kind that is prerendered, of which `npm test` reads the first; the crawl validates what pages come to be. */
const kinds = [
  '/',
  '/book-venue',
  '/events',
  '/artists',
  '/popular-events',
  '/event-map',
  '/trends',
  '/about',
].slice(0, sized(1, 8));

const read = async (path: string) => (await fetch(siteUrl + path)).text();

/** Every address that has been prerendered, as the site map tells. */
async function listPrerendered(): Promise<string[]> {
  const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  return addresses.map(([, address = '']) => address.replace(new URL(address).origin, ''));
}

/** Copies in English are made of the same pages: the first of each kind stands for all. */
function withoutFurtherCopies(paths: string[]): string[] {
  const kindOf = (path: string) => (path.includes('?') ? path.replace(/[^/]*$/, '') : path);
  return paths.filter(
    (path, index) => paths.findIndex((p) => kindOf(p) === kindOf(path)) === index,
  );
}

test('every prerendered document is valid HTML that stands once', async ({ request }) => {
  test.setTimeout(300_000);
  const { id } = await publishEvent(request, [{ name: '站席', price: 1200, capacity: 40 }]);
  const patterns = ['/performers/:id', '/venues/:id'].slice(0, sized(1, 2));
  const details = (await listRoutes(request))
    .filter(({ pattern }) => patterns.includes(pattern))
    .map(({ path }) => path);
  await prerender(...kinds, `/events/${id}`, ...details);
  for (const path of withoutFurtherCopies(await listPrerendered())) {
    // One after the other: the site answers visitors of other tests meanwhile.
    const html = await read(path);
    expect.soft(html, path).toContain('data-prerendered');
    expect.soft(html.match(/<h1[ >]/g), `headings of ${path}`).toHaveLength(1);
    expect.soft(await findInvalidHtml(html), path).toEqual([]);
  }
});

test('documents that are not prerendered are valid, too', async () => {
  for (const path of ['/birthday', '/events?q=x', '/login']) {
    expect.soft(await findInvalidHtml(await read(path)), path).toEqual([]);
  }
});

test('duplicate ids, unknown attribute values and spaces in addresses are found', async () => {
  const findings = await findInvalidHtml(
    '<!doctype html><html lang="en"><head><title>x</title></head><body><p id="a"></p><p id="a"></p>' +
      '<button type="go">x</button><img alt="" src="data:,a b"></body></html>',
  );
  const rules = findings.map((finding) => finding.split(':')[0]);
  expect(rules).toEqual(
    expect.arrayContaining(['no-dup-id', 'attribute-allowed-values', 'spotlight/url-characters']),
  );
});
