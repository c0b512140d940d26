import { test } from '../support/offline';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { expect, phone } from '../support/test';

test.use(phone);

test('a question reaches the organizer, and the answer whoever asked', async ({
  page,
  browser,
  request,
  network,
  fan,
}) => {
  const { id, title, owner } = await publishEvent(request, [{ name: '站席', price: 0 }]);
  await logIn(page, fan, `/events/${id}`);
  await page.getByRole('button', { name: '聯繫主辦方' }).click();
  await page.getByRole('textbox', { name: '想問的事' }).fill('現場有置物櫃嗎？');
  await page.getByRole('button', { name: '送出訊息' }).click();
  await expect(page.getByText(/^訊息已送出/)).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: network.url })).newPage();
  await logIn(desk, owner, '/events-published');
  await expect(desk.getByRole('article', { name: title })).toContainText('1 則訊息待回覆');
  await desk.goto(`/events-published/${id}?view=messages`);
  await expect(desk.getByText('現場有置物櫃嗎？')).toBeVisible();
  await desk.getByRole('button', { name: /^回覆 / }).click();
  await desk.getByRole('textbox', { name: /回覆內容/ }).fill('有，在一樓左側。');
  await desk.getByRole('button', { name: '送出回覆' }).click();
  await expect(desk.getByText('已回覆', { exact: true })).toBeVisible();
  await desk.context().close();

  await page.goto('/notifications');
  // A toast may say the same beside the list.
  const told = page.getByRole('main');
  await expect(told.getByText(`「${title}」主辦單位回覆了你`)).toBeVisible();
  await expect(told.getByText('有，在一樓左側。')).toBeVisible();
});
