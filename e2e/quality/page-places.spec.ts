import type { Browser, Page } from '@playwright/test';
import { demoPeople, logIn } from '../support/people';
import { siteUrl } from '../support/site-under-test';
import { expect, test } from '../support/test';
import { listRoutes, type SiteRoute, type Viewer } from './site-routes';

/** As far as a title may lie from the bone that stood for it: less than its own height. */
const NEAR_PX = 32;

interface Box {
  x: number;
  y: number;
  width: number;
}

/** What the document shows before a script of the site has run. */
async function placeOf(page: Page, path: string) {
  await page.route(/\/(shell|remotes)\/.*\.js/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'commit' });
  const bones = page.locator('.first-paint .page-shape i');
  await expect(bones.first(), path).toBeVisible();
  const place = await page.evaluate(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().toJSON() as Box | undefined;
    const shown = [...document.querySelectorAll('.page-shape i')].filter(
      (bone) => bone.getClientRects().length > 0,
    );
    return {
      shape: document.documentElement.dataset['shape'],
      bones: shown.length,
      title: boxOf('.page-shape i'),
      header: boxOf('.first-paint-header'),
      isBare: 'bare' in document.documentElement.dataset,
    };
  });
  await page.unroute(/\/(shell|remotes)\/.*\.js/);
  return place;
}

const isPrerendered = async (path: string) =>
  (await (await fetch(siteUrl + path)).text()).includes('<div data-prerendered');

async function open(browser: Browser, viewer: Viewer, width: number): Promise<Page> {
  // Workers would hand out the documents of visits before, and answer what is held back here.
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: 812 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (viewer !== 'visitor') await logIn(page, demoPeople[viewer]);
  return page;
}

test('every page has its place in its document, where the page comes to stand', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000);
  const routes = await listRoutes(request);
  const viewers = [...new Set(routes.map(({ viewer }) => viewer))];
  for (const viewer of viewers) {
    const page = await open(browser, viewer, 1280);
    const own = routes.filter((route: SiteRoute) => route.viewer === viewer);
    for (const { path } of own) {
      if (await isPrerendered(path)) continue;
      const place = await placeOf(page, path);
      expect.soft(place.shape, path).toMatch(/^(rows|cards|detail|form|notice|desk)$/);
      expect.soft(place.bones, path).toBeGreaterThanOrEqual(2);
      expect.soft(place.header !== undefined, path).toBe(true);
    }
    await page.context().close();
  }
});

for (const width of [375, 1280]) {
  test(`nothing jumps at ${width} px when a page takes its place`, async ({ browser }) => {
    test.setTimeout(200_000);
    for (const [viewer, path] of [
      ['visitor', '/login'],
      ['visitor', '/events?city=taipei'],
      ['visitor', '/tickets'],
      ['fan', '/cart'],
      ['fan', '/tickets'],
      ['fan', '/purchase-history'],
      ['fan', '/settings'],
      ['performer', '/events-published'],
      ['performer', '/register-event'],
      ['admin', '/admin/users'],
    ] as const) {
      const page = await open(browser, viewer, width);
      const place = await placeOf(page, path);
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(heading, path).toBeVisible();
      const real = await page.evaluate(() => ({
        title: document.querySelector('h1')?.getBoundingClientRect().toJSON() as Box,
        header: document.querySelector('body header')?.getBoundingClientRect().height,
      }));
      const centre = ({ x, width: wide }: Box) => x + wide / 2;
      const apart = Math.min(
        Math.abs((place.title?.x ?? 0) - real.title.x),
        Math.abs(centre(place.title ?? real.title) - centre(real.title)),
      );
      expect.soft(apart, `${path}, sideways`).toBeLessThan(NEAR_PX);
      const sunk = Math.abs((place.title?.y ?? 0) - real.title.y);
      expect.soft(sunk, `${path}, up and down`).toBeLessThan(NEAR_PX);
      await page.context().close();
    }
  });
}
