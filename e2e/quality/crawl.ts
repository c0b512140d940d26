import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  CDPSession,
  Page,
} from '@playwright/test';
import {
  LANGUAGES,
  LANGUAGE_STORAGE_KEY,
  type Language,
} from '@spotlight/shared/contract/language';
import { AUTH_STORAGE_KEY } from '../../shell/src/session/session-storage';
import { requestSession } from '../support/auth';
import { demoPeople } from '../support/people';
import { siteUrl } from '../support/site-under-test';
import { expect } from '../support/test';
import { findInvalidHtml } from '../support/valid-html';
import { type CrawlCase, dealCases } from './crawl-cases';
import { findArrivalFaults, type FollowedPage, followPage, watchArrivals } from './page-arrival';
import { findBrokenRulesIn, findOutlineFaults, findViolationsIn } from './page-checks';
import { findMisfits } from './page-fit';
import { followLinks } from './page-links';
import { listPages, listRoutes, type Viewer } from './site-routes';

/** A page that goes from one address of the site to the next. */
interface Crawler {
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

/** What does not fit here is what does not fit; each page is seen here besides its own width. */
const NARROWEST = 320;

/** What somebody has chosen in the settings of a browser, in CSS pixels; 16 is what they come with. */
const chooseLetters = (devtools: CDPSession, standard: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard } });

/** Faults that stand, by the beginning of their line; whoever mends one takes it out. */
const known: ReadonlyArray<{ path: RegExp; fault: string }> = [
  { path: /^\/admin(\/|$)/, fault: 'moved by' },
  {
    path: /^\/(subscription-plans|tickets|support-map\/mine|profile|venue-events|venue-questions)$/,
    fault: 'moved by',
  },
  // Addresses that did not open for somebody are what it lists.
  { path: /^\/admin\/records$/, fault: 'a link leads nowhere' },
  { path: /^\/events-published\/payouts$/, fault: 'with letters twice as large' },
];

/** What is asked of a page that stands, in one visit; each finding is one line. */
export async function visit(
  { page, devtools, followed, findDeadLinks }: Crawler,
  path: string,
  { width, theme, language, asked }: CrawlCase,
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
  const asks = new Set(asked);
  found.push(...(await findOutlineFaults(page)), ...(await findDeadLinks(page)));
  if (asks.has('HTML')) found.push(...(await findInvalidHtml(await page.content())));
  if (asks.has('axe'))
    found.push(...(await findViolationsIn(page, width, theme, asks.has('contrast'))));
  if (asks.has('Equal Access')) found.push(...(await findBrokenRulesIn(page, width)));
  for (const each of new Set([width, NARROWEST])) found.push(...(await findMisfits(page, each)));
  if (asks.has('large letters')) {
    await chooseLetters(devtools, 32);
    const misfits = await findMisfits(page, 2 * NARROWEST);
    found.push(...misfits.map((misfit) => `with letters twice as large, ${misfit}`));
    await chooseLetters(devtools, 16);
  }
  const isKnown = (line: string) =>
    known.some((one) => one.path.test(stands.path) && line.startsWith(one.fault));
  return [...found.filter((line) => !isKnown(line)), ...followed.takeErrors()];
}

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
  // An account says in which language its person reads, and other tests sign in as the same people. Not by a route: beside
  // one, a browser keeps nothing that it has fetched, and compiles the whole site anew for each page.
  await context.addInitScript((locale) => {
    const { fetch } = globalThis;
    globalThis.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!answer.url.includes('/rest/v1/rpc/my_account')) return answer;
      const account = (await answer.json()) as object;
      return Response.json({ ...account, locale }, answer);
    };
  }, language);
  return context;
}

/** What one test walks: the pages of one person in one language, or every other one of them. */
interface CrawlShare {
  name: string;
  viewer: Viewer;
  language: Language;
  turn: number;
  part: number;
  parts: number;
}

/**
 * The shares of a crawl of some people's pages, for as many browsers as there are.
 * @param turns see `dealCases`
 */
export const shareCrawl = (viewers: readonly Viewer[], turns: readonly number[]): CrawlShare[] =>
  turns.flatMap((turn) =>
    viewers.flatMap((viewer) =>
      LANGUAGES.flatMap((language) => {
        // There is more to see for visitors than for anybody else.
        const parts = viewer === 'visitor' ? 2 : 1;
        return Array.from({ length: parts }, (_, part) => ({
          name: `a ${viewer} in ${language}, turn ${turn + 1}, part ${part + 1} of ${parts}`,
          viewer,
          language,
          turn,
          part,
          parts,
        }));
      }),
    ),
  );

/** Visits the pages of a share, one after the other, in one browser context. */
export async function crawl(
  { viewer, language, turn, part, parts }: CrawlShare,
  browser: Browser,
  request: APIRequestContext,
): Promise<void> {
  const mine = dealCases(await listRoutes(request), turn)
    .filter((route) => route.viewer === viewer && route.language === language)
    .filter((_, index) => index % parts === part);
  expect(mine.length).toBeGreaterThan(0);
  const context = await openContext(browser, request, viewer, language);
  const crawler = await startCrawler(context, request);
  for (const route of mine) {
    const seen = `${route.path} at ${route.width} px in the ${route.theme} in ${language}`;
    expect.soft(await visit(crawler, route.path, route), seen).toEqual([]);
  }
  await context.close();
}
