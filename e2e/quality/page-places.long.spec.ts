import type { Browser, Page } from '@playwright/test';
import { demoPeople, logIn } from '../support/people';
import { siteUrl } from '../support/site-under-test';
import { expect, test } from '../support/test';
import type { Viewer } from './site-routes';

/** As far as a title may lie from the bone that stood for it: less than its own height. */
const NEAR_PX = 32;

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Where the document shows the place of a title before a script of the site has run. */
async function placeOf(page: Page, path: string) {
  await page.route(/\/(shell|remotes)\/.*\.js/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'commit' });
  const bones = page.locator('.first-paint .page-shape i');
  await expect(bones.first(), path).toBeVisible();
  const title = await bones
    .first()
    .evaluate((bone) => bone.getBoundingClientRect().toJSON() as Box);
  await page.unroute(/\/(shell|remotes)\/.*\.js/);
  return title;
}

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

/** The crawl asks every page for its place as it arrives; here the place stands still, as long as nothing else comes. */
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
      const title = await placeOf(page, path);
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(heading, path).toBeVisible();
      const real = await heading.evaluate((h1) => h1.getBoundingClientRect().toJSON() as Box);
      const centre = ({ x, width: wide }: Box) => x + wide / 2;
      const apart = Math.min(Math.abs(title.x - real.x), Math.abs(centre(title) - centre(real)));
      expect.soft(apart, `${path}, sideways`).toBeLessThan(NEAR_PX);
      expect.soft(Math.abs(title.y - real.y), `${path}, up and down`).toBeLessThan(NEAR_PX);
      await page.context().close();
    }
  });
}
