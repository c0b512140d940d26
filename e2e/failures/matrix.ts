import { type Browser, expect, type Page } from '@playwright/test';
import { faults, type FaultName } from './faults';
import {
  card,
  fallsBack,
  heading,
  hurry,
  isHanging,
  LONGEST_WAIT_MS,
  open,
  outcome,
  type Case,
  type Subject,
} from './meet-fault';
import { inDatabase } from '../support/database';
import { activeVersions } from '../support/releases';

const toEvents = { link: '探索活動', heading: '探索活動' };
export interface MatrixSubject extends Subject {
  neighbour: { link: string; heading: string };
}
export const subjects: MatrixSubject[] = [
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

/** What a visitor reads out. */
const CODE = /參考代碼\s*([A-HJKMNP-Z]{5}-[A-HJKMNP-Z]{5})/;

/** Whose fault the code leads to. */
const reportedModule = (code: string) =>
  inDatabase(async (sql) => {
    const [row] = await sql<{ module: string | null }[]>`
      select private.fault_of(${code}) ->> 'module' as module`;
    return row?.module;
  });

/** What the page has of libraries for all of its modules, such as `react@19.3.1`. */
const sharedLibraries = (page: Page) =>
  page.evaluate(() => {
    type Versions = Record<string, Record<string, Record<string, unknown>>>;
    const { __SHARE__ } = Reflect.get(globalThis, '__FEDERATION__') as {
      __SHARE__: Record<string, Versions>;
    };
    return Object.values(__SHARE__)
      .flatMap((scopes) => Object.values(scopes))
      .flatMap((scope) =>
        Object.entries(scope).flatMap(([name, versions]) =>
          Object.keys(versions).map((version) => `${name}@${version}`),
        ),
      );
  });

/** The fault shows in its own area only, and one retry mends it once it is gone. */
async function failsAlone({ page, site, subject, fault }: Case<MatrixSubject>): Promise<void> {
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

  const shared = await sharedLibraries(page);
  expect(shared).toContainEqual(expect.stringMatching(/^@spotlight\/shared\/ui@/));
  site.mend();
  // A contract cannot change under a running tab: what mends it is the next page load.
  if (fault === 'wrong contract version') await open(page, subject);
  else {
    // A file that hangs still holds the load event back.
    await page.goBack({ waitUntil: 'commit' });
    await card(page).getByRole('button', { name: '重試' }).click();
  }
  await expect(heading(page, subject.heading)).toBeVisible({ timeout: LONGEST_WAIT_MS });
  // A module that is loaded anew takes nothing of the others with it.
  expect(await sharedLibraries(page)).toEqual(expect.arrayContaining(shared));
}

/** Ways in which a remote meets a fault: all of its versions are broken, or the newest alone. */
export const ways = { 'fails alone': failsAlone, 'last good': fallsBack };

/** One fault of a remote in one way; a last good version has to be released. */
export async function meet(
  browser: Browser,
  subject: MatrixSubject,
  fault: FaultName,
  way: keyof typeof ways,
): Promise<string> {
  const version = (await activeVersions())[subject.remoteId] ?? '';
  return outcome<MatrixSubject>(browser, ways[way], { subject, fault, version });
}
