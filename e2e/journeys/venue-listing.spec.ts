import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { expectToFit, looks } from '../support/looks';
import { openPage } from '../support/open-page';
import { demoPeople, newPerson, type Person } from '../support/people';
import { expect, test } from '../support/test';

const description =
  '巷弄裡的老宅咖啡廳，前後兩間可以分開使用，附投影與音響，適合生咖、讀書會與小型展覽。';

/** The smallest PNG there is: one transparent point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function fillIn(page: Page, name: string) {
  await page.getByLabel('選擇圖片檔案').setInputFiles(
    ['門口.png', '大廳.png', '舞台.png'].map((file) => ({
      name: file,
      mimeType: 'image/png',
      buffer: png,
    })),
  );
  await page.getByLabel(/^照片 3 的說明/).fill('有燈光的小舞台');
  // By keyboard the stage becomes the cover.
  await page.getByRole('button', { name: '照片 3 往前移' }).press('Enter');
  await page.getByRole('button', { name: '照片 2 往前移' }).press('Enter');
  await expect(page.getByLabel(/^照片 1 的說明/)).toHaveValue('有燈光的小舞台');
  await page.getByLabel(/^場地名稱/).fill(name);
  await page.getByLabel(/^類型/).selectOption('咖啡廳');
  await page.getByLabel(/^容納人數/).fill('40');
  await page.getByLabel(/^場地介紹/).fill(description);
  await page.getByLabel(/^聯絡電話/).fill('0912345678');
  await page.getByLabel(/^縣市/).selectOption('penghu');
  await page.getByLabel(/^地址/).fill('中正路 12 號');
  await page.getByLabel(/^完整地址/).fill('澎湖縣馬公市中正路 12 號');
  await page.getByRole('checkbox', { name: '無線網路' }).check();
  await page.getByLabel(/^其他設施/).fill('拍貼機');
  await page.getByLabel(/^其他設施/).press('Enter');
  await page.getByLabel(/^每小時價格/).fill('1200');
}

async function signUpOnTheWay(page: Page, person: Person) {
  const sheet = page.getByRole('dialog', { name: '登入後送出場地' });
  await sheet.getByRole('link', { name: '註冊' }).click();
  await expect(page).toHaveURL(/\/signup\?returnTo=/);
  await page.getByLabel('名稱').fill(person.username);
  await page.getByLabel('電子郵件').fill(person.email);
  await page.getByLabel('密碼', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: '建立帳號' }).click();
  await expect(page).toHaveURL(/\/register-venue/);
}

// Both themes and both widths in two walks: a phone in the dark, a desktop in the light.
for (const look of looks.filter(({ use, theme }) => 'isMobile' in use === (theme === 'dark'))) {
  test.describe(look.name, () => {
    const { use } = look;
    test.use(use);

    test('an owner lists a venue, signs up on the way, is approved, and changes the price', async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000);
      const owner = newPerson('測試場地主');
      const name = `測試老宅 ${Date.now().toString(36)}`;
      await openPage(page, '/register-venue');
      await fillIn(page, name);
      await page.getByText('預覽', { exact: true }).click();
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expectToFit(page, look);
      await page.getByText('編輯', { exact: true }).click();
      await page.getByRole('button', { name: '送出審核' }).click();
      await signUpOnTheWay(page, owner);
      await expect(page.getByLabel(/^場地名稱/)).toHaveValue(name);
      await expectToFit(page, look);
      await page.getByRole('button', { name: '送出審核' }).click();

      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row.getByText('審核中', { exact: true })).toBeVisible();
      await expectToFit(page, look);
      const link = await row.getByRole('link', { name: /看場地頁/ }).getAttribute('href');
      const id = link?.split('/').at(-1) ?? '';
      const admin = await signInToApi(request, demoPeople.admin);
      await admin.call('decide', {
        p_entity_type: 'venues',
        p_entity_id: id,
        p_status: 'approved',
      });

      // The page that waited for the decision knows of it when it is opened anew.
      await page.goto('/venue-profile');
      await page.getByRole('button', { name: '切換為場地空間' }).click();
      await expect(page.getByText('已公開', { exact: true })).toBeVisible();
      await page.getByLabel(/^每小時價格/).fill('1500');
      await page.getByRole('button', { name: '儲存變更' }).click();
      await expect(page.getByText('場地資訊已更新')).toBeVisible();
      await expectToFit(page, look);
      await page.getByRole('link', { name: '看場地頁' }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByText('NT$1,500').first()).toBeVisible();
      await expect(page.getByText('拍貼機')).toBeVisible();
      await page.getByRole('button', { name: '有燈光的小舞台' }).click();
      const photo = page.getByRole('dialog', { name: '照片 1／3' });
      await photo.getByRole('button', { name: '下一張' }).click();
      await expect(page.getByRole('dialog', { name: '照片 2／3' })).toBeVisible();
    });
  });
}
