import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInToApi, signUpToApi } from '../support/api';
import { inDatabase } from '../support/database';
import { desktopInTheLight, expectToFit, phoneInTheDark, turnTo } from '../support/looks';
import { openCampaign } from '../support/open-campaign';
import { openPage } from '../support/open-page';
import { logIn, newPerson } from '../support/people';
import { expect, test } from '../support/test';

// Both widths and both themes in one walk: a phone in the dark, and a desk in the light.
test.use(phoneInTheDark.use);

test('a campaign reaches its goal and is paid for; another one misses it, and nobody pays', async ({
  page,
  fan,
  request,
}) => {
  const [met, missed] = [await openCampaign(request), await openCampaign(request)];
  await logIn(page, fan);

  // Nothing is paid before the goal.
  await openPage(page, `/birthday/campaigns/${met.id}`);
  await page.getByRole('button', { name: `參與應援：${met.title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^金額/).fill('600');
  await dialog.getByRole('button', { name: '確定參與' }).click();
  await expect(page.getByText('你參與了 NT$600，達標後七天內付款')).toBeVisible();
  await expectToFit(page, phoneInTheDark);
  const other = await signUpToApi(request, newPerson('另一位粉絲'));
  await other.call('pledge', { p_campaign_id: met.id, p_amount: 400 });
  await page.reload();
  await expect(page.getByText('已達標，請付款 NT$600，逾期會釋出名額')).toBeVisible();
  await page.getByRole('link', { name: '前往付款' }).click();
  await expect(page).toHaveURL(/\/purchase-history\/[0-9a-f-]{36}$/);
  await expect(page.getByText('NT$600').first()).toBeVisible();

  // The last day comes too early for the other one.
  await (
    await signInToApi(request, fan)
  ).call('pledge', { p_campaign_id: missed.id, p_amount: 300 });
  await inDatabase(async (sql) => {
    await sql`
      update public.support_campaigns set ends_at = now() - interval '1 minute'
      where id = ${missed.id}`;
    await sql`select private.run_campaigns()`;
  });
  await turnTo(page, desktopInTheLight);
  await openPage(page, `/birthday/campaigns/${missed.id}`);
  await expect(page.getByText('這個集資沒有達標，參與者不用付款。')).toBeVisible();
  await expect(page.getByRole('link', { name: '前往付款' })).toHaveCount(0);
  await expectToFit(page, desktopInTheLight);
});

/** A popup that may be shown now. */
async function withPopup(page: Page): Promise<void> {
  await page.route(/\/rpc\/live_ads\?.*popup/, (route) =>
    route.fulfill({
      json: [
        {
          id: randomUUID(),
          title: '睡衣電台派對',
          description: '穿睡衣入場送熱可可。',
          image_url: null,
          link_url: '/events',
          button_text: '我要去',
        },
      ],
    }),
  );
  await page.route('**/rpc/record_ad_event', (route) => route.fulfill({ json: null }));
}

test('a popup never covers a form, and waits while somebody types', async ({ page }) => {
  await page.clock.install();
  await withPopup(page);
  await openPage(page, '/');
  await page.getByRole('region', { name: '首頁廣告' }).scrollIntoViewIfNeeded();
  // A form where the popup would come to lie, and nobody in it.
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.id = 'in-the-corner';
    form.style.cssText = 'position:fixed;inset-block-end:24px;inset-inline-end:24px;padding:8px';
    const label = document.createElement('label');
    label.append('留言 ', document.createElement('input'));
    form.append(label);
    document.body.append(form);
  });
  const popup = page.getByRole('region', { name: '廣告', exact: true });
  // It looks every six seconds.
  await page.clock.runFor(13_000);
  await expect(popup).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('spotlight.ad-popup'))).toBeNull();
  await page.getByLabel('留言').focus();
  await page.evaluate(() => {
    const form = document.getElementById('in-the-corner');
    if (form) form.style.insetBlockEnd = '100vh';
  });
  await page.clock.runFor(7000);
  await expect(popup).toHaveCount(0);
  // The form is gone, and so is the reason to wait.
  await page.evaluate(() => document.getElementById('in-the-corner')?.remove());
  await page.clock.runFor(7000);
  await expect(popup).toBeVisible();
});
