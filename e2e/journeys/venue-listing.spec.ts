import { isLongRun } from '../../tools/run-size/run-size';
import type { APIRequestContext, Page } from '@playwright/test';
import { approveInQueue, besideAdmin } from '../support/back-office';
import { expectToFit, type Look, looks, phoneInTheDark } from '../support/looks';
import { asVisitor, openPage } from '../support/open-page';
import { newPerson, type Person } from '../support/people';
import { pictureFile } from '../support/picture';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

const walkedIn = isLongRun ? looks : [phoneInTheDark];

const description =
  '巷弄裡的老宅咖啡廳，前後兩間可以分開使用，附投影與音響，適合生咖、讀書會與小型展覽。';

/** Within the days that can be booked, and on none that is closed. */
const day = (() => {
  const ahead = new Date(Date.now() + 30 * 86_400_000);
  while (ahead.getUTCDay() === 0 || ahead.getUTCDay() === 6)
    ahead.setUTCDate(ahead.getUTCDate() + 1);
  return ahead.toISOString().slice(0, 10);
})();

async function fillIn(page: Page, name: string) {
  await page
    .getByLabel('選擇圖片檔案')
    .setInputFiles(['門口.png', '大廳.png', '舞台.png'].map((file) => pictureFile(file)));
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

/** What there is and costs, and the walk of a guest in which its price stands. */
async function setFacilities(page: Page, look: Look) {
  await page.getByRole('link', { name: '設施與費用' }).click();
  await page.getByRole('button', { name: '音響設備' }).click();
  const audio = page.getByRole('group', { name: /音響設備/ });
  await audio.getByLabel(/^費用/).fill('800');
  await audio.getByLabel('選擇圖片檔案').setInputFiles(pictureFile('音響.png'));
  await expect(audio.getByRole('img', { name: '「音響設備」的照片' })).toBeVisible();
  await page.getByRole('button', { name: '儲存設施' }).click();
  await expect(page.getByText('設施已更新')).toBeVisible();
  await expectToFit(page, look);

  await page.goto('/venue-demo-booking');
  await expect(page.getByText('示範模式，不會建立真實訂單')).toBeVisible();
  await page.getByLabel(/^日期/).fill(day);
  await page.getByLabel(/^開始時間/).selectOption('10:00');
  await page.getByRole('button', { name: '下一步：需求' }).click();
  await page.getByLabel(/^人數/).fill('12');
  await page.getByLabel(/^用途/).fill('試走一次');
  await page.getByRole('checkbox', { name: '音響設備（NT$800／場）' }).check();
  await page.getByRole('button', { name: '下一步：費用' }).click();
  await expect(page.getByText(/音響設備/).first()).toBeVisible();
  await page.getByRole('button', { name: '下一步：確認' }).click();
  await page.getByLabel(/^聯絡人/).fill('場地主');
  await page.getByLabel(/^手機/).fill('0912345678');
  await page.getByRole('checkbox', { name: /我已閱讀場地規範/ }).check();
  await expectToFit(page, look);
  await page.getByRole('button', { name: '送出示範預訂' }).click();
  await expect(page.getByRole('heading', { name: '真實預訂的下一步' })).toBeVisible();
  await expectToFit(page, look);
  // Nobody is told, and nothing is to be answered.
  await page.goto('/venue-bookings-management');
  await expect(page.getByText('還沒有預訂')).toBeVisible();
}

/** Somebody's event names the venue; its host objects, and the page of the venue lists it no more. */
async function answerEvent(page: Page, look: Look, request: APIRequestContext, venueId: string) {
  const event = await publishEvent(request, [{ name: '入場', price: 0 }], { venue_id: venueId });
  await page.goto('/venue-events');
  const row = page.getByRole('article', { name: event.title });
  await expect(row.getByText('待確認')).toBeVisible();
  await expectToFit(page, look);
  await row.getByRole('button', { name: `不同意「${event.title}」` }).click();
  const dialog = page.getByRole('dialog', { name: /^不同意/ });
  await dialog.getByLabel(/^理由/).fill('當天場地整修');
  await dialog.getByRole('button', { name: '不同意' }).click();
  await expect(row.getByText('你的理由：當天場地整修')).toBeVisible();
  const seen = await event.organizer.call<{ venue_answer: { reason: string } }>(
    'event_for_editing',
    { p_event_id: event.id },
  );
  expect(seen.venue_answer.reason).toBe('當天場地整修');
  await row.getByRole('button', { name: `同意「${event.title}」`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '同意' }).click();
  await expect(row.getByText('已同意', { exact: true })).toBeVisible();
}

/** The plan above is ordered, and waits for its payment. */
async function choosePlan(page: Page, look: Look) {
  await page.goto('/venue-subscription');
  await expect(page.getByText('已刊登 1 個，上限 1 個')).toBeVisible();
  await expectToFit(page, look);
  await page.getByRole('button', { name: '選擇標準' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '建立訂單' }).click();
  await expect(page).toHaveURL(/\/purchase-history\//);
  await page.goto('/venue-subscription');
  await expect(page.getByText('「標準」等待付款')).toBeVisible();
}

for (const look of walkedIn) {
  test.describe(look.name, () => {
    const { use } = look;
    test.use(use);

    test('an owner lists a venue, is approved, sets prices and facilities, answers an event, and takes a plan', async ({
      page,
      browser,
      request,
    }) => {
      // From the first photo to the plan: a host's whole first day.
      test.setTimeout(180_000);
      const owner = newPerson('測試場地主');
      const name = `測試老宅 ${Date.now().toString(36)}`;
      await openPage(page, '/register-venue');
      await fillIn(page, name);
      // Whatever is typed, what shows it beside the form keeps its width.
      await page.getByLabel(/^場地名稱/).fill('名字很長的一間老宅'.repeat(6));
      await expectToFit(page, look);
      await page.getByLabel(/^場地名稱/).fill(name);
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
      await besideAdmin(browser, (admin) => approveInQueue(admin, name));

      // The page that waited for the decision knows of it when it is opened anew.
      await page.goto('/venue-profile');
      await page.getByRole('button', { name: '切換為場地空間' }).click();
      await expect(page.getByText('已公開', { exact: true })).toBeVisible();
      await page.getByLabel(/^每小時價格/).fill('1500');
      await page.getByRole('button', { name: '儲存變更' }).click();
      await expect(page.getByText('場地資訊已更新')).toBeVisible();
      await expectToFit(page, look);
      await setFacilities(page, look);
      await answerEvent(page, look, request, id);
      await choosePlan(page, look);
      await page.goto('/venue-profile');
      await page.getByRole('link', { name: '看場地頁' }).click();
      await asVisitor(browser, async (visitor) => {
        await openPage(visitor, `/book-venue?q=${encodeURIComponent(name)}`);
        await visitor.getByRole('link', { name }).first().click();
        await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
      });
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByText('NT$1,500').first()).toBeVisible();
      await expect(page.getByText('拍貼機')).toBeVisible();
      await expect(page.getByText('NT$800／場')).toBeVisible();
      await page.getByRole('button', { name: '音響設備' }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: '音響設備' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '有燈光的小舞台' }).click();
      const photo = page.getByRole('dialog', { name: '照片 1／3' });
      await photo.getByRole('button', { name: '下一張' }).click();
      await expect(page.getByRole('dialog', { name: '照片 2／3' })).toBeVisible();
    });
  });
}
