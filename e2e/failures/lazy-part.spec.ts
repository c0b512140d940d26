import { expect, test, type Page } from '@playwright/test';
import { sized } from '../../tools/run-size/run-size';
import { hasRunOtherCode, outages } from './faults';
import { startFaultySite, type FaultySite } from '../support/faulty-site';

/** A part of a page that is fetched on its own: the sections below an event's tickets. */
const part = /\/event-sections(\.[0-9a-f]+)?\.js$/;

let site: FaultySite;
test.beforeEach(async () => {
  site = await startFaultySite();
});
test.afterEach(() => site.close());

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: '這項功能暫時載入失敗' });

/** Opens an event from the list, so that no prerendered copy of it stands in. */
async function openEvent(page: Page): Promise<void> {
  await page.goto(`${site.url}/events`);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.getByRole('link', { name: '查看詳情' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: /^(票券|名額)$/ })).toBeVisible();
}

for (const [outage, answer] of Object.entries(outages).slice(0, sized(1, 4))) {
  test(`a part whose code is out (${outage}) says so in its place, and one press heals`, async ({
    page,
  }) => {
    site.break(part, answer);
    await openEvent(page);
    await expect(failure(page)).toBeVisible();
    expect(await hasRunOtherCode(page)).toBe(false);
    // Still out: the press is answered, and the page is as it was.
    const retry = failure(page).getByRole('button', { name: '重試' });
    await retry.click();
    await expect(retry).not.toHaveAttribute('aria-busy', 'true');
    site.mend();
    await retry.click();
    await expect(page.getByRole('heading', { level: 2, name: '活動介紹' })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
}
