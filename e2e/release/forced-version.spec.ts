import type { Registry } from '@spotlight/shared/contract/schema';
import type { Page } from '@playwright/test';
import { withoutHashes } from '../support/page-registry';
import { createPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';

const REGISTRY = '**/registry/registry.json';

/** From now on the site says that it has no use for tabs as old as this one: no shell could be released with that. */
async function endSupport(page: Page) {
  await page.route(REGISTRY, async (route) => {
    const registry = (await (await route.fetch()).json()) as Registry;
    registry.shell.versions[registry.shell.active]!.minimumContract = '99.0.0';
    await route.fulfill({ json: registry });
  });
}

/** Lets the tab look for newer versions, and a second more. */
async function look(page: Page) {
  const answer = page.waitForResponse(REGISTRY);
  await page.clock.fastForward(61_000);
  await (await answer).finished();
  await page.clock.runFor(1500);
}

/** Documents whose tabs believe a registry that nobody signed. */
const trustAnybody = (page: Page) =>
  page.route(
    (url) => !/\.\w+$|^\/(rest|auth|storage|functions|registry)\b/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withoutHashes(await answer.text()) });
    },
  );

test('a tab that is no longer supported is loaded anew, but not while somebody pays or types', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await trustAnybody(page);
  await logIn(page, await createPerson(request), '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await endSupport(page);

  // Where somebody pays it says so, and waits.
  await look(page);
  await expect(page.getByRole('status').filter({ hasText: '已停止支援' })).toBeVisible();
  await page.clock.runFor(5 * 60_000);
  expect(loads).toBe(0);

  // On a page with something typed it asks, and drops nothing by itself.
  await page.getByRole('link', { name: '聯絡我們' }).first().click();
  const message = page.getByRole('textbox', { name: '內容' });
  await message.fill('燈光的規格在哪裡？');
  await page.clock.runFor(2000);
  const dialog = page.getByRole('alertdialog', { name: '需要更新才能繼續' });
  await dialog.getByRole('button', { name: '繼續填寫' }).click();
  await page.clock.runFor(30_000);
  await expect(message).toHaveValue('燈光的規格在哪裡？');
  expect(loads).toBe(0);

  // With nothing to lose any more it comes by itself; and once is enough, where the new document is as old.
  await message.fill('');
  const isLoaded = page.waitForEvent('load');
  await page.clock.runFor(2000);
  await isLoaded;
  await expect(message).toBeVisible();
  await look(page);
  await page.clock.runFor(10_000);
  expect(loads).toBe(1);
});
