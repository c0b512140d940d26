import { expect, type Browser, type Page } from '@playwright/test';
import { faults, hasRunOtherCode, type FaultName } from './faults';
import { startFaultySite, type FaultySite } from '../support/faulty-site';

/** A page of a remote that meets a fault. */
export interface Subject {
  remoteId: string;
  path: string;
  screen: string;
  /** The module's name in the message. */
  name: string;
  heading: string;
}

export const card = (page: Page) => page.getByRole('alert').filter({ hasText: /無法載入.*模組/ });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * A file that hangs holds back the load event, so it is not waited for. What was prerendered says nothing
 * about the code: it has to be gone.
 */
export async function open(page: Page, { path }: Subject): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-prerendered]')).toHaveCount(0, { timeout: LONGEST_WAIT_MS });
}

/** Nobody waits longer than this for a page or for the reason why there is none. */
export const LONGEST_WAIT_MS = 15_000;

export const isHanging = (fault: FaultName) => fault.endsWith('hangs');

/** Lets the page's own time pass until something has come of it: what gives up after seconds does so now. */
export async function hurry(page: Page, isOver: () => boolean | Promise<boolean>): Promise<void> {
  // The shell's script runs: until then nothing counts the seconds.
  await page.waitForFunction(() =>
    Object.keys(window).some((name) => name.startsWith('chunks_shell_')),
  );
  let passedMs = 0;
  const passTime = async () => {
    if (await isOver()) return true;
    await page.clock.fastForward(500);
    passedMs += 500;
    return passedMs > LONGEST_WAIT_MS;
  };
  // What the page does about it takes a moment of real time.
  await expect.poll(passTime, { intervals: [100], timeout: LONGEST_WAIT_MS }).toBe(true);
  expect(passedMs, 'time that has passed on the page').toBeLessThanOrEqual(LONGEST_WAIT_MS);
}

/** One fault of one remote, in a browser that has never seen the site. */
export interface Case<Of extends Subject = Subject> {
  page: Page;
  site: FaultySite;
  subject: Of;
  fault: FaultName;
  /** The one that breaks, and that this tab is led to first. */
  version: string;
}

/** With a good version at hand, the visitor sees the page itself. */
export async function fallsBack({ page, site, subject, fault, version }: Case): Promise<void> {
  faults[fault](site, { ...subject, versions: { active: version } });
  if (isHanging(fault)) {
    await page.clock.install();
    // The good version is given its time: only the wait for the other one is cut short.
    const others = new RegExp(`/remotes/${subject.remoteId}/(?!${version})[^/]+/entry`);
    let isGivenUp = false;
    page.on('request', (request) => (isGivenUp ||= others.test(request.url())));
    await open(page, subject);
    await hurry(page, () => isGivenUp);
  } else await open(page, subject);
  if (fault === 'throws in render') {
    // What throws while drawing is known only then; the visitor's retry takes the good version.
    await card(page).getByRole('button', { name: '重試' }).click();
  }
  await expect(heading(page, subject.heading)).toBeVisible({ timeout: LONGEST_WAIT_MS });
}

/** @returns `ok`, or what went wrong */
export async function outcome<Of extends Subject>(
  browser: Browser,
  check: (given: Case<Of>) => Promise<void>,
  given: Omit<Case<Of>, 'page' | 'site'>,
): Promise<string> {
  const site = await startFaultySite();
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    await check({ ...given, page, site });
    return (await hasRunOtherCode(page)) ? 'ran what was not released' : 'ok';
  } catch (thrown) {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } finally {
    await context.close();
    await site.close();
  }
}

export const NOT_RUN = 'by another';
export const isWell = (text = '') => text === 'ok' || text === NOT_RUN;

/** The matrix, for whoever reads what the tests say. */
export function showOutcomes(rows: ReadonlyArray<Record<string, string>>): void {
  const short = (text: string) => text.split('\n')[0]?.slice(0, 60) ?? '';
  console.table(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, text]) => [name, short(text)])),
    ),
  );
}
