import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { submitLogin } from '../support/people';
import { completeRegistration } from '../support/registration';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('region', { name: '活動列表' }).getByRole('article');

const cardOf = (page: Page, title: string) => cards(page).filter({ hasText: title });

test('a fan who gives up a seat gets it off the tickets', async ({ page, fan }) => {
  await openPage(page, '/events?category=限定快閃活動');
  const card = cards(page).filter({ hasText: '免費' }).filter({ hasText: '立即報名' }).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /^立即報名/ }).click();
  await submitLogin(page, fan);
  await completeRegistration(page);

  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: '取消報名' })
    .click();
  const question = page.getByRole('alertdialog', { name: '取消報名' });
  await question.getByRole('button', { name: '取消報名' }).click();
  await expect(page.getByText('還沒有即將到來的票券')).toBeVisible();

  await openPage(page, `/events?q=${encodeURIComponent(title)}`);
  await expect(cardOf(page, title).getByRole('link', { name: /^立即報名/ })).toBeVisible();
});
