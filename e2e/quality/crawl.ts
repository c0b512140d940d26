import type { APIRequestContext, Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { LANGUAGES, LANGUAGE_STORAGE_KEY, type Language } from '@spotlight/shared/contract/language';
import { AUTH_STORAGE_KEY } from '../../shell/src/session/session-storage';
import { requestSession } from '../support/auth';
import { demoPeople } from '../support/people';
import { siteUrl } from '../support/site-under-test';
import { expect, test } from '../support/test';
import { findInvalidHtml } from '../support/valid-html';
import { type CrawlCase, dealCases } from './crawl-cases';
import { findArrivalFaults, type FollowedPage, followPage, watchArrivals } from './page-arrival';
import { findBrokenRulesIn, findOutlineFaults, findViolationsIn } from './page-checks';
import { findMisfits } from './page-fit';
import { followLinks } from './page-links';
import { listPages, listRoutes, type Viewer } from './site-routes';

/** A page that goes from one address of the site to the next. */
export interface Crawler {
  page: Page;
  devtools: CDPSession;
  followed: FollowedPage;
  findDeadLinks(page: Page): Promise<string[]>;
}

/** Opens a page in a browser context; each finding of it is about what came since the one before. */
export async function startCrawler(
  context: BrowserContext,
  request: APIRequestContext,
): Promise<Crawler> {
  await watchArrivals(context);
  const page = await context.newPage();
  const patterns = (await listPages(request)).map(({ path }) => path);
  return {
    page,
    devtools: await context.newCDPSession(page),
    followed: followPage(page),
    findDeadLinks: followLinks(request, patterns),
  };
}

/** What somebody has chosen in the settings of a browser, in CSS pixels; 16 is what they come with. */
const chooseLetters = (devtools: CDPSession, standard: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard } });

/** Everything that is asked of a page that stands, in one visit; each finding is one line. */
export async function visit(
  { page, devtools, followed, findDeadLinks }: Crawler,
  path: string,
  { width, theme, language }: CrawlCase,
): Promise<string[]> {
  await page.setViewportSize({ width, height: 812 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'commit' });
  await followed.stands();
  const found = await findArrivalFaults(page);

  const stands = await page.evaluate(() => ({
    path: location.pathname,
    language: document.documentElement.lang,
    theme: getComputedStyle(document.documentElement).colorScheme,
  }));
  expect.soft(stands, path).toEqual({ path: path.split('?')[0], language, theme });
  found.push(
    ...(await findOutlineFaults(page)),
    ...(await findInvalidHtml(await page.content())),
    ...(await findDeadLinks(page)),
    ...(await findViolationsIn(page, width, theme)),
    ...(await findBrokenRulesIn(page, width)),
  );
  for (const each of new Set([width, 1280, 375, 320])) found.push(...(await findMisfits(page, each)));
  await chooseLetters(devtools, 32);
  for (const each of [640, 1280]) {
    const misfits = await findMisfits(page, each);
    found.push(...misfits.map((misfit) => `with letters twice as large, ${misfit}`));
  }
  await chooseLetters(devtools, 16);
  return [...found, ...followed.takeErrors()];
}

/** Of whom there is so much to see that two browsers share it. */
const partsOf = (viewer: Viewer) => (viewer === 'visitor' ? 2 : 1);

/** A browser context of somebody who signed in once and reads a language. */
async function openContext(
  browser: Browser,
  request: APIRequestContext,
  viewer: Viewer,
  language: Language,
): Promise<BrowserContext> {
  const stored = [{ name: LANGUAGE_STORAGE_KEY, value: language as string }];
  if (viewer !== 'visitor') {
    const session = await requestSession(request, demoPeople[viewer]);
    stored.push({ name: AUTH_STORAGE_KEY, value: JSON.stringify(session) });
  }
  const context = await browser.newContext({
    locale: language,
    // Workers would fetch everything once more, and hand out the documents of visits before.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage: stored }] },
  });
  // An account says in which language its person reads, and other tests sign in as the same people.
  await context.route('**/rest/v1/rpc/my_account**', async (route) => {
    const response = await route.fetch();
    const account = (await response.json()) as object;
    await route.fulfill({ response, json: { ...account, locale: language } });
  });
  return context;
}

/**
 * Declares the crawl of some people's pages: each page once in a turn, shared out by who sees it in which language.
 * @param turns see `dealCases`
 */
export function declareCrawl(viewers: readonly Viewer[], turns: readonly number[]): void {
  test.describe.configure({ mode: 'parallel' });
  // Recording costs a fifth of the processor, and a finding says where it is.
  test.use({ trace: 'off' });

  for (const turn of turns)
    for (const viewer of viewers)
      for (const language of LANGUAGES)
        for (let part = 0; part < partsOf(viewer); part++) {
          const name = `turn ${turn}: every page of a ${viewer} in ${language}, part ${part + 1}`;
          test(name, async ({ browser, request }) => {
            test.setTimeout(300_000);
            const mine = dealCases(await listRoutes(request), turn)
              .filter((route) => route.viewer === viewer && route.language === language)
              .filter((_, index) => index % partsOf(viewer) === part);
            expect(mine.length).toBeGreaterThan(0);
            const context = await openContext(browser, request, viewer, language);
            const crawler = await startCrawler(context, request);
            for (const route of mine) {
              const seen = `${route.path} at ${route.width} px in the ${route.theme} in ${language}`;
              expect.soft(await visit(crawler, route.path, route), seen).toEqual([]);
            }
            await context.close();
          });
        }
}
