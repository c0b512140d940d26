import { signInToApi } from '../support/api';
import { desktopInTheLight, expectToFit, phoneInTheDark } from '../support/looks';
import { openPage } from '../support/open-page';
import { logIn } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// Who looks for a band sits at a desk in the light; the band has a phone in the dark.
test.use(desktopInTheLight.use);

test('somebody looks for a band; it applies, is shortlisted and taken, and there is a booking', async ({
  page,
  fan,
  request,
  browser,
}) => {
  const performer = await publishPerformer(request);
  const title = `澎湖夜場 ${performer.name.slice(-6)}`;

  // Posted: what was asked for stands on the page of its own.
  await logIn(page, fan, '/gigs/new');
  await page.getByLabel(/^標題/).fill(title);
  await page.getByLabel(/^說明/).fill('海邊的小夜場，找一組能暖場四十分鐘的樂團。');
  await page.getByLabel(/^表演類型/).selectOption('band');
  await page.getByLabel(/^日期/).fill(dayIn(30));
  await page.getByLabel(/^城市/).selectOption('penghu');
  await page.getByLabel(/^地址或場地名稱/).fill('馬公觀音亭');
  await page.getByLabel(/^每組預算/).fill('12000');
  await page.getByRole('button', { name: '公開徵演' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('徵求中', { exact: true })).toBeVisible();
  await expectToFit(page, desktopInTheLight);

  // Found by its filters, and applied for with a price of the band's own.
  const theirs = await browser.newContext(phoneInTheDark.use);
  const band = await theirs.newPage();
  await logIn(band, performer.owner, '/gigs?city=penghu&category=band');
  await band.getByRole('link', { name: title }).click();
  await band.getByRole('button', { name: '應徵這場演出' }).click();
  const form = band.getByRole('dialog');
  await form.getByLabel(/^給主辦的話/).fill('我們就住在馬公，器材自備。');
  await form.getByLabel(/^你的報價/).fill('10000');
  await form.getByRole('button', { name: '送出應徵' }).click();
  await expect(band.getByText('等待主辦回覆。')).toBeVisible();
  await expectToFit(band, phoneInTheDark);

  // The desk: where the notification leads to.
  const api = await signInToApi(request, fan);
  const told = await api.call<{ items: { kind: string; link: string }[] }>('my_notifications');
  const link = told.items.find(({ kind }) => kind === 'gig.applied')?.link ?? '';
  await openPage(page, link);
  const row = page.getByRole('article', { name: performer.name });
  await expect(row.getByText('報價 NT$10,000')).toBeVisible();
  await row.getByRole('button', { name: /列入候選$/ }).click();
  await expect(row.getByText('候選中', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `錄取 ${performer.name}` }).click();
  const award = page.getByRole('dialog');
  await award.getByLabel(/^聯絡手機/).fill('0912345678');
  await award.getByRole('button', { name: '確定錄取' }).click();
  await row.getByRole('link', { name: '前往預約，同意報價' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/);
  await expect(page.getByText('NT$10,000').first()).toBeVisible();
  await expectToFit(page, desktopInTheLight);

  // The band is told, and led to the same booking.
  await band.reload();
  await expect(band.getByText('已錄取', { exact: true })).toBeVisible();
  await expect(band.getByRole('link', { name: '查看預約' })).toHaveAttribute(
    'href',
    new URL(page.url()).pathname,
  );
  await theirs.close();
});
