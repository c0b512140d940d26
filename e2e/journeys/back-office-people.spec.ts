import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { createAdmin, openWaiting } from '../support/back-office';
import { demoPeople, logIn } from '../support/people';
import { submitEvent } from '../support/published-event';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 15_000 });

test('two administrators decide on the same event: one wins, the other is told by whom', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const [event, approver] = await Promise.all([
    submitEvent(request, [{ name: '入場', price: 0, capacity: 10 }]),
    createAdmin(request, 'approver'),
  ]);
  const other = await (await browser.newContext({ locale: 'zh-TW' })).newPage();
  await Promise.all([logIn(page, demoPeople.admin), logIn(other, approver)]);
  await Promise.all([openWaiting(page, event.title), openWaiting(other, event.title)]);
  await other.keyboard.press('a');
  await expect(other.getByText('內容已通過')).toBeVisible();
  await page.keyboard.press('a');
  await expect(
    page.getByText(new RegExp(`審核操作失敗：${approver.username}在 .+ 已經通過這一件`)),
  ).toBeVisible();
  await other.context().close();
});

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

test('a venue user has the own venues, and nothing by token either', async ({ page, request }) => {
  const api = await signInToApi(request, demoPeople.venue);
  for (const name of [
    'admin_list_events',
    'admin_list_users',
    'approval_queue',
    'admin_dashboard',
  ]) {
    expect((await api.attempt(name)).refusal, name).toBe('FORBIDDEN');
  }
  const own = await api.call<{ items: { is_own: boolean }[] }>('admin_list_venues');
  expect(own.items.length).toBeGreaterThan(0);
  expect(own.items.every(({ is_own: isOwn }) => isOwn)).toBe(true);
  await logIn(page, demoPeople.venue);
  await page.goto('/admin/venues');
  await settled(page);
  await expect(page.locator('[data-row]')).toHaveCount(own.items.length);
  await page.goto('/admin/money');
  await expect(page.getByText('非管理員帳號無法進入此頁面')).toBeVisible();
});
