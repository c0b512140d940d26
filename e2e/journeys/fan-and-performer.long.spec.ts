import { randomUUID } from 'node:crypto';
import { signUpToApi } from '../support/api';
import { besideAdmin } from '../support/back-office';
import { desktopInTheLight, expectToFit, phoneInTheDark, turnTo } from '../support/looks';
import { openPage } from '../support/open-page';
import { logIn, newPerson } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// Both widths and both themes in one walk: a desk in the light, and a phone in the dark.
test.use(desktopInTheLight.use);

test('a fan finds a performer by fee and free day, follows, wishes a happy birthday, and reports who does not', async ({
  page,
  browser,
  fan,
  request,
}) => {
  const performer = await publishPerformer(request);
  const other = newPerson(`路人 ${randomUUID().slice(0, 6)}`);
  await (
    await signUpToApi(request, other)
  ).call('post_birthday_wish', { p_artist_id: performer.id, p_body: '唱得真難聽' });
  await logIn(page, fan);

  // Found by kind, place, fee and a free day; all of it stands in the address.
  await openPage(page, '/artists?city=penghu');
  await page.getByRole('combobox', { name: '演出費用' }).selectOption({ index: 2 });
  await page.getByLabel('這天有空').fill(dayIn(30));
  await expect(page).toHaveURL(/feeFrom=10000&feeTo=30000&freeOn=/);
  const heart = page.getByRole('button', { name: `關注 ${performer.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectToFit(page, desktopInTheLight);
  await turnTo(page, phoneInTheDark);

  await openPage(page, '/favorite-artists');
  const row = page.getByRole('article', { name: performer.name });
  await row.getByRole('switch').uncheck();
  await expect(page.getByText(`已關閉 ${performer.name} 的通知`)).toBeVisible();

  // The birthday: one wish a year, taken back and written again.
  await row.getByRole('link', { name: /生日還有/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `${performer.name} 生日應援` }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: /想對/ }).fill('生日快樂，台下見');
  await page.getByRole('button', { name: '送出祝福' }).click();
  await expect(page.getByRole('heading', { name: '你今年的祝福' })).toBeVisible();
  await expectToFit(page, phoneInTheDark);
  await page.getByRole('button', { name: '收回祝福' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '收回祝福' }).click();
  await expect(page.getByRole('textbox', { name: /想對/ })).toBeVisible();
  await page.getByRole('button', { name: '分享應援卡' }).click();
  const card = page.getByRole('dialog', { name: '應援卡' });
  await expect(card.getByRole('img', { name: /生日應援卡/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // What does not belong there is reported, and gone once an administrator has hidden it.
  await page.getByRole('button', { name: `檢舉 ${other.username} 的祝福` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '檢舉' }).click();
  await expect(page.getByText('已收到檢舉，我們會儘快處理')).toBeVisible();
  await besideAdmin(browser, async (desk) => {
    await desk.goto('/admin/wishes');
    await desk.getByRole('button', { name: `隱藏 ${other.username} 的祝福` }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: '隱藏這則祝福' }).click();
    await expect(desk.getByText('祝福已隱藏')).toBeVisible();
  });
  await page.reload();
  await expect(page.getByText('還沒有人留下祝福，當第一個吧。')).toBeVisible();
  await expect(page.getByText('唱得真難聽')).toHaveCount(0);
});
