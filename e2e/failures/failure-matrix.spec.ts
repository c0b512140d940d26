import { expect, test, type Browser, type Page } from '@playwright/test';
import { faults, hasRunOtherCode, type FaultName } from './faults';
import { inDatabase } from '../support/database';
import { startFaultySite, type FaultySite } from '../support/faulty-site';
import { activeVersions, releaseAgain } from '../support/releases';

interface Subject {
  remoteId: string;
  path: string;
  screen: string;
  /** The module's name in the message. */
  name: string;
  heading: string;
  /** A page of another remote, reached through the menu. */
  neighbour: { link: string; heading: string };
}

const toEvents = { link: '探索活動', heading: '探索活動' };
const subjects: Subject[] = [
  {
    remoteId: 'mf-events',
    path: '/events',
    screen: 'event-list',
    name: '活動',
    heading: '探索活動',
    neighbour: { link: '尋找表演者', heading: '尋找表演者' },
  },
  {
    remoteId: 'mf-venues',
    path: '/book-venue',
    screen: 'venue-list',
    name: '場地',
    heading: '場地租借',
    neighbour: toEvents,
  },
  {
    remoteId: 'mf-idol-support',
    path: '/artists',
    screen: 'performer-list',
    name: '',
    heading: '尋找表演者',
    neighbour: toEvents,
  },
  {
    remoteId: 'mf-admin',
    path: '/admin/login',
    screen: 'admin-login',
    name: '',
    heading: '管理員登入',
    neighbour: toEvents,
  },
];

const card = (page: Page) => page.getByRole('alert').filter({ hasText: /無法載入.*模組/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * A file that hangs holds back the load event, so it is not waited for. What was prerendered says nothing
 * about the code: it has to be gone.
 */
async function open(page: Page, { path }: Subject): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-prerendered]')).toHaveCount(0, { timeout: LONGEST_WAIT_MS });
}

/** Nobody waits longer than this for a page or for the reason why there is none. */
const LONGEST_WAIT_MS = 15_000;

const isHanging = (fault: FaultName) => fault.endsWith('hangs');

/** Lets the page's own time pass until something has come of it: what gives up after seconds does so now. */
async function hurry(page: Page, isOver: () => boolean | Promise<boolean>): Promise<void> {
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

/** What a visitor reads out. */
const CODE = /參考代碼\s*([A-HJKMNP-Z]{5}-[A-HJKMNP-Z]{5})/;

/** Whose fault the code leads to. */
const reportedModule = (code: string) =>
  inDatabase(async (sql) => {
    const [row] = await sql<{ module: string | null }[]>`
      select private.fault_of(${code}) ->> 'module' as module`;
    return row?.module;
  });

/** One fault of one remote, in a browser that has never seen the site. */
interface Case {
  page: Page;
  site: FaultySite;
  subject: Subject;
  fault: FaultName;
}

/** The fault shows in its own area only, and one retry mends it once it is gone. */
async function failsAlone({ page, site, subject, fault }: Case): Promise<void> {
  faults[fault](site, { ...subject, versions: 'all' });
  if (isHanging(fault)) await page.clock.install();
  await open(page, subject);
  if (isHanging(fault)) await hurry(page, () => card(page).isVisible());
  await expect(card(page)).toBeVisible({ timeout: LONGEST_WAIT_MS });
  await expect(card(page)).toContainText(CODE);
  const [, code = ''] = CODE.exec((await card(page).textContent()) ?? '') ?? [];
  await expect.poll(() => reportedModule(code), { timeout: 5000 }).toBe(subject.remoteId);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: subject.neighbour.link }).click();
  await expect(heading(page, subject.neighbour.heading)).toBeVisible();

  site.mend();
  // A contract cannot change under a running tab: what mends it is the next page load.
  if (fault === 'wrong contract version') await open(page, subject);
  else {
    // A file that hangs still holds the load event back.
    await page.goBack({ waitUntil: 'commit' });
    await card(page).getByRole('button', { name: '重試' }).click();
  }
  await expect(heading(page, subject.heading)).toBeVisible({ timeout: LONGEST_WAIT_MS });
}

/** With a good version at hand, the visitor sees the page itself. */
async function fallsBack({ page, site, subject, fault }: Case): Promise<void> {
  const active = (await activeVersions())[subject.remoteId] ?? '';
  faults[fault](site, { ...subject, versions: { active } });
  if (isHanging(fault)) {
    await page.clock.install();
    // The good version is given its time: only the wait for the other one is cut short.
    const others = new RegExp(`/remotes/${subject.remoteId}/(?!${active})[^/]+/entry`);
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
async function outcome(
  browser: Browser,
  check: (given: Case) => Promise<void>,
  subject: Subject,
  fault: FaultName,
): Promise<string> {
  const site = await startFaultySite();
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    await check({ page, site, subject, fault });
    return (await hasRunOtherCode(page)) ? 'ran what was not released' : 'ok';
  } catch (thrown) {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } finally {
    await context.close();
    await site.close();
  }
}

test.describe.configure({ mode: 'parallel' });

const NOT_RUN = 'by another';

/** Two of the remotes meet a fault in one way, and the other two in the other. */
const waysOf = (subjectIndex: number, faultIndex: number) => ({
  alone: (subjectIndex + faultIndex) % 2 === 0,
  lastGood: (subjectIndex + faultIndex) % 2 === 1,
});

for (const [subjectIndex, subject] of subjects.entries()) {
  test(`${subject.remoteId} fails alone, and its last good version stands in`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    await releaseAgain(subject.remoteId);
    const rows: Array<Record<string, string>> = [];
    for (const [faultIndex, fault] of (Object.keys(faults) as FaultName[]).entries()) {
      const ways = waysOf(subjectIndex, faultIndex);
      const run = (check: typeof failsAlone) => outcome(browser, check, subject, fault);
      rows.push({
        remote: subject.remoteId,
        fault,
        'fails alone': ways.alone ? await run(failsAlone) : NOT_RUN,
        'last good': ways.lastGood ? await run(fallsBack) : NOT_RUN,
      });
    }
    const short = (text = '') => text.split('\n')[0]?.slice(0, 60) ?? '';
    console.table(
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, text]) => [name, short(text)])),
      ),
    );
    const isWell = (text = '') => text === 'ok' || text === NOT_RUN;
    const broken = rows.filter((row) => !isWell(row['fails alone']) || !isWell(row['last good']));
    expect(broken).toEqual([]);
  });
}
