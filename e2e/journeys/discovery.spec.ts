import { openPage } from '../support/open-page';
import { demoPeople, logIn } from '../support/people';
import { expect, phone, test } from '../support/test';

test.use(phone);

test('a fan finds an event by rank and by location, and looks back at where they have been', async ({
  page,
}) => {
  await openPage(page, '/trends');
  await page.getByRole('tab', { name: '表演者' }).click();
  await expect(page).toHaveURL(/tab=performer/);
  // Events that name a performer stand there until the other list has come.
  await expect(
    page.getByRole('link', { name: '洛夏' }).and(page.locator('a[href^="/performers/"]')),
  ).toBeVisible();
  await expect(page.getByText(/^更新時間 /)).toBeVisible();

  await openPage(page, '/popular-events');
  await page.getByText('本月').click();
  await expect(page).toHaveURL(/period=30d/);
  await expect(page.getByText('第 1 名')).toBeAttached();

  await openPage(page, '/event-map');
  const total = page.getByText(/^這個範圍有 /);
  const whole = await total.innerText();
  // More than anybody scrolls past: twenty at a time, and the next twenty are others.
  const list = page.getByRole('region', { name: '這個範圍的活動' });
  const rows = list.getByRole('heading', { level: 3 });
  await expect(rows).toHaveCount(20);
  const first = await rows.first().innerText();
  await list.getByRole('link', { name: '第 2 頁' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).not.toHaveText(first);
  await page.getByRole('button', { name: /^台北市\S+區(周邊)?，\d+ 場活動$/ }).click();
  await expect(total).not.toHaveText(whole);
  await page.reload();
  await expect(total).toBeVisible();
  await expect(total).not.toHaveText(whole);

  await logIn(page, demoPeople.fan, '/attend-events');
  await expect(page.getByText('已入場').first()).toBeVisible();
});
