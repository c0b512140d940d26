import { expect, test } from '@playwright/test';
import { faults, type FaultName } from './faults';
import {
  card,
  fallsBack,
  heading,
  hurry,
  isHanging,
  isWell,
  LONGEST_WAIT_MS,
  NOT_RUN,
  open,
  outcome,
  showOutcomes,
  type Case,
  type Subject,
} from './meet-fault';
import { inDatabase } from '../support/database';
import { activeVersions, releaseAgain } from '../support/releases';

const toEvents = { link: '探索活動', heading: '探索活動' };
interface MatrixSubject extends Subject {
  neighbour: { link: string; heading: string };
}
const subjects: MatrixSubject[] = [
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

test.describe.configure({ mode: 'parallel' });

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
    const active = (await activeVersions())[subject.remoteId] ?? '';
    const rows: Array<Record<string, string>> = [];
    for (const [faultIndex, fault] of (Object.keys(faults) as FaultName[]).entries()) {
      const ways = waysOf(subjectIndex, faultIndex);
      const run = (check: (given: Case<MatrixSubject>) => Promise<void>) =>
        outcome(browser, check, { subject, fault, version: active });
      rows.push({
        remote: subject.remoteId,
        fault,
        'fails alone': ways.alone ? await run(failsAlone) : NOT_RUN,
        'last good': ways.lastGood ? await run(fallsBack) : NOT_RUN,
      });
    }
    showOutcomes(rows);
    const broken = rows.filter((row) => !isWell(row['fails alone']) || !isWell(row['last good']));
    expect(broken).toEqual([]);
  });
}
