import { expect, test } from '@playwright/test';
import type { Registry } from '@spotlight/shared/contract/schema';
import { openPage } from '../support/open-page';
import { activeVersions, releaseAgain, runCommand } from '../support/releases';

const REGISTRY = '**/registry/registry.json';

test('a tab keeps working while a remote is released and rolled back beneath it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await openPage(page, '/events');
  await expect(page.getByRole('heading', { level: 1, name: '探索活動' })).toBeVisible();
  const before = (await activeVersions())['mf-events'];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  await releaseAgain('mf-events');
  const released = (await activeVersions())['mf-events'];
  expect(released).not.toBe(before);

  // The open tab goes on with the version that it started with, lazy screens included.
  await page.getByRole('link', { name: '查看詳情' }).first().click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const used = requested.filter((path) => path.startsWith('/remotes/mf-events/'));
  expect(used.filter((path) => path.includes(`/${released}/`))).toEqual([]);

  const banner = page.getByRole('status').filter({ hasText: '新版' });
  /** Lets the tab look for newer versions, and waits until it has the answer. */
  const look = async () => {
    const answer = page.waitForResponse(REGISTRY);
    await page.clock.fastForward(61_000);
    await (await answer).finished();
  };
  // What nobody has signed is not offered, and neither is what was there before.
  for (const forge of [
    (registry: Registry) => void (registry.remotes['mf-venues']!.active = 'forged'),
    (registry: Registry) => void (registry.revision = 1),
  ]) {
    await page.route(REGISTRY, async (route) => {
      const registry = (await (await route.fetch()).json()) as Registry;
      forge(registry);
      await route.fulfill({ json: registry });
    });
    await look();
    await page.unroute(REGISTRY);
  }
  await page.clock.runFor(1000);
  await expect(banner).toHaveCount(0);

  // A minute later it offers the new one. Put off, it comes with the next page.
  const expectToRun = (version: string) =>
    expect
      .poll(() => requested.some((path) => path.startsWith(`/remotes/mf-events/${version}/`)))
      .toBe(true);
  await look();
  await banner.getByRole('button', { name: '稍後' }).click();
  requested.length = 0;
  await page.getByRole('link', { name: '探索活動' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '探索活動' })).toBeVisible();
  await expectToRun(released ?? '');

  // And it takes what is live when asked to.
  await runCommand('rollback', '--', 'mf-events');
  expect((await activeVersions())['mf-events']).toBe(before);
  await look();
  requested.length = 0;
  await banner.getByRole('button', { name: /更新/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '探索活動' })).toBeVisible();
  await expectToRun(before ?? '');
});

test('what is live can be listed', async () => {
  const { stdout } = await runCommand('remotes');
  for (const [id, version] of Object.entries(await activeVersions())) {
    expect(stdout).toContain(id);
    expect(stdout).toContain(version);
  }
});
