import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/version';
import { change, pathOf, startFaultySite } from '../support/faulty-site';
import { releaseAgainst, type OtherRelease } from '../support/other-contract';
import { withRegistry } from '../support/page-registry';
import { activeVersions } from '../support/releases';

const remoteId = 'mf-admin';

/** Opens a page of the remote on a site that has the release. */
async function openPage(page: Page, { siteDir, registry }: OtherRelease): Promise<void> {
  const site = await startFaultySite();
  site.break(new RegExp(`^/remotes/${remoteId}/`), async (request, response) => {
    const code = await readFile(path.join(siteDir, pathOf(request)));
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
  });
  site.break(
    /^\/admin\/login$/,
    change((html) => withRegistry(html, () => registry)),
  );
  page.on('close', () => void site.close());
  await page.goto(`${site.url}/admin/login`);
  await expect(page.getByRole('heading', { level: 1, name: '管理員登入' })).toBeVisible();
}

interface Fault {
  kind: string;
  version: string;
  detail: string;
}

/** Faults of the tab, and the versions of the remote whose container it has run. */
const outcome = (page: Page) =>
  page.evaluate(() => {
    const { spotlightFaults = [] } = window as { spotlightFaults?: readonly Fault[] };
    return {
      faults: spotlightFaults.map(({ kind, version, detail }) => ({ kind, version, detail })),
      ran: Object.keys(window).filter((name) => name.startsWith('chunks_mf_admin')),
    };
  });
const chunkStore = (version: string) => `chunks_${remoteId}_${version}`.replace(/\W/g, '_');

test('a remote that is built against another major is refused by what its own bundle says', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // Its manifest pretends to need nothing, so that only the bundle can tell.
  const release = await releaseAgainst('2.0.0', remoteId, '*');
  await openPage(page, release);
  const { faults, ran } = await outcome(page);
  const detail = `built for 2.0.0, the shell has ${CONTRACT_VERSION}`;
  expect(faults).toEqual([{ kind: 'contract', version: release.version, detail }]);
  // The last good version stands in.
  expect(ran).toContain(chunkStore((await activeVersions())[remoteId] ?? ''));
});

test('a remote that is built against an older minor runs', async ({ page }) => {
  test.setTimeout(300_000);
  const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
  const older = `${major}.${minor - 1}.0`;
  const release = await releaseAgainst(older, remoteId, `^${older}`);
  await openPage(page, release);
  expect(await outcome(page)).toEqual({ faults: [], ran: [chunkStore(release.version)] });
});
