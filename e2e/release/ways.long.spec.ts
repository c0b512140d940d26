import { expect, test } from '@playwright/test';
import { isLongRun } from '../../tools/run-size/run-size';
import { faults, type FaultName } from '../failures/faults';
import {
  fallsBack,
  isWell,
  NOT_RUN,
  open,
  outcome,
  showOutcomes,
  type Case,
} from '../failures/meet-fault';
import {
  activeVersions,
  readReleased,
  releaseAgain,
  releaseCanary,
  runCommand,
  storeOf,
  storesOf,
} from '../support/releases';
import { onCanary, offCanary } from '../support/visitor-place';

const subject = {
  remoteId: 'mf-venues',
  path: '/book-venue',
  screen: 'venue-list',
  name: '場地',
  heading: '場地租借',
};
const { remoteId } = subject;

/** Ways in which a tab is led to another version than the active one. */
const ways: Record<string, (given: Case) => Promise<Case>> = {
  'by chance': async (given) => {
    await onCanary(given.page, remoteId, given.version);
    return given;
  },
  'by its address': async (given) => {
    await offCanary(given.page, remoteId, given.version);
    const path = `${subject.path}?pin=${remoteId}@${given.version}`;
    return { ...given, subject: { ...subject, path } };
  },
  'chosen for the tab': async (given) => {
    await offCanary(given.page, remoteId, given.version);
    const details = (await readReleased())[remoteId]?.versions[given.version];
    const chosen = JSON.stringify({ [remoteId]: { version: given.version, details } });
    await given.page.addInitScript(
      (text) => (sessionStorage['spotlight-overrides'] = text),
      chosen,
    );
    return given;
  },
};

/** What was chosen brings its own contract and hashes, so that a page which lies about them changes nothing. */
const saidByThePage: FaultName[] = ['wrong contract version', 'throws in render'];

/** One fault for each way; the long run has them all. */
const usual: Record<string, FaultName> = {
  'by chance': 'missing',
  'by its address': 'lazy chunk gone',
  'chosen for the tab': 'other code',
};

test.use({ actionTimeout: 15_000 });

test('whoever is led to a version that breaks sees the page by the active one', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  await releaseAgain(remoteId);
  const active = (await activeVersions())[remoteId] ?? '';
  const version = await releaseCanary(remoteId, 50);
  const names = Object.keys(ways);
  const rows: Array<Record<string, string>> = [];
  for (const [faultIndex, fault] of (Object.keys(faults) as FaultName[]).entries()) {
    const row: Record<string, string> = { fault };
    for (const [wayIndex, way] of names.entries()) {
      const check = async (given: Case) => {
        const led = await ways[way]!(given);
        await fallsBack(led);
        expect(await storesOf(led.page, remoteId)).toContain(storeOf(remoteId, active));
      };
      const isRun = isLongRun
        ? // Each fault is met in two of three ways.
          (faultIndex + wayIndex) % names.length !== 0 &&
          !(way === 'chosen for the tab' && saidByThePage.includes(fault))
        : fault === usual[way];
      row[way] = isRun ? await outcome(browser, check, { subject, fault, version }) : NOT_RUN;
    }
    rows.push(row);
  }
  showOutcomes(rows);
  expect(rows.filter((row) => names.some((way) => !isWell(row[way])))).toEqual([]);

  // Taken back, its files may be as broken as they like: nobody asks for them, not even who was led there.
  await runCommand('rollback', '--', remoteId);
  const asked: string[] = [];
  const check = async (given: Case) => {
    await onCanary(given.page, remoteId, version);
    given.page.on('request', (request) => asked.push(request.url()));
    faults['folder other code'](given.site, { ...subject, versions: { active: version } });
    await open(given.page, { ...subject, path: `${subject.path}?pin=${remoteId}@${version}` });
    await expect(given.page.getByRole('heading', { level: 1, name: '場地租借' })).toBeVisible();
    expect(await storesOf(given.page, remoteId)).toContain(storeOf(remoteId, active));
  };
  const given = { subject, fault: 'folder other code', version } as const;
  expect(await outcome(browser, check, given)).toBe('ok');
  expect(asked.filter((url) => url.includes(`/${version}/`))).toEqual([]);
});
