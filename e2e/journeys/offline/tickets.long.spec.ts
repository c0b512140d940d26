import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openGate } from '../../support/gate-event';
import { preparedForOffline, test } from '../../support/offline';
import { createPerson, logIn } from '../../support/people';
import { expect, phone } from '../../support/test';

const qrCode = (page: Page) => page.getByRole('img', { name: /的入場 QR Code$/ }).first();

async function showFullScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: '全螢幕出示' }).click();
  const presentation = page.getByRole('dialog');
  await expect(presentation.getByRole('img', { name: /的入場 QR Code$/ }).first()).toBeInViewport();
  await presentation.getByRole('button', { name: '關閉' }).click();
  await expect(presentation).toBeHidden();
}

test.use(phone);

test('a browser that starts without network shows the tickets', async ({
  playwright,
  request,
  network,
  fan,
  launchOptions,
}) => {
  await openGate(await createPerson(request), fan, 1);
  const profile = await mkdtemp(path.join(tmpdir(), 'browser-'));
  const launch = () =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...phone,
      baseURL: network.url,
      locale: 'zh-TW',
    });
  const before = await launch();
  const page = await before.newPage();
  await logIn(page, fan, '/tickets');
  await expect(qrCode(page)).toBeVisible();
  await preparedForOffline(page, '/tickets');
  await before.close();

  await network.cut();
  const after = await launch();
  const cold = await after.newPage();
  await cold.goto('/tickets');
  await expect(qrCode(cold)).toBeVisible();
  await showFullScreen(cold);
  await after.close();
  await rm(profile, { recursive: true, force: true });
});

test('tickets open where the network takes requests and never answers', async ({
  page,
  request,
  network,
  fan,
}) => {
  await openGate(await createPerson(request), fan, 1);
  await logIn(page, fan, '/tickets');
  await preparedForOffline(page, '/tickets');
  network.silence();
  await page.goto('/tickets');
  await expect(qrCode(page)).toBeVisible({ timeout: 10_000 });
});
