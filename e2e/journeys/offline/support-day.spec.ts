import type { APIRequestContext } from '@playwright/test';
import { preparedForOffline, test } from '../../support/offline';
import { desktopInTheLight, expectToFit, phoneInTheDark, turnTo } from '../../support/looks';
import { openPage } from '../../support/open-page';
import { logIn } from '../../support/people';
import { expect } from '../../support/test';

// Planned at a desk in the light, walked with a phone in the dark.
test.use(desktopInTheLight.use);

interface Pin {
  id: string;
  title: string;
  artist: { id: string };
}

/** Spots that are on today, near one another. */
async function spotsToday(request: APIRequestContext): Promise<Pin[]> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(new Date());
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as {
    supabaseKey: string;
  };
  const answer = await request.get(
    `/rest/v1/rpc/support_spots_on_map?p_city=taipei&p_date_from=${today}&p_date_to=${today}`,
    { headers: { apikey: supabaseKey } },
  );
  return ((await answer.json()) as { pins: Pin[] }).pins;
}

test('a birthday is planned and shown to a group; its day is walked without network', async ({
  page,
  browser,
  request,
  network,
  fan,
}) => {
  test.setTimeout(150_000);
  const [first, second] = await spotsToday(request);
  if (!first || !second) throw new Error('the demo data has no two spots today');

  // Plans from what is free, kept, and shown by an address that is taken back again.
  const day = new Date(Date.now() + 75 * 86_400_000).toISOString().slice(0, 10);
  await logIn(page, fan, `/support-ad-service/planner?artist=${first.artist.id}`);
  await page.getByLabel(/^生日那天/).fill(day);
  await page.getByRole('combobox', { name: /城市/ }).selectOption('taipei');
  await page.getByRole('textbox', { name: /預算/ }).fill('120000');
  await page.getByRole('button', { name: '提出企劃' }).click();
  await expect(page.getByRole('button', { name: '存下企劃：整座城市都看見' })).toBeVisible();
  await expectToFit(page, desktopInTheLight);
  await page.getByRole('button', { name: '存下企劃：整座城市都看見' }).click();
  await page.getByRole('button', { name: '建立分享連結' }).click();
  const address = await page.getByRole('textbox', { name: '給團員的連結' }).inputValue();
  const group = await (
    await browser.newContext({ ...phoneInTheDark.use, baseURL: network.url })
  ).newPage();
  await openPage(group, address);
  await expect(group.getByRole('article', { name: '整座城市都看見' })).toBeVisible();
  await expectToFit(group, phoneInTheDark);
  await page.getByRole('button', { name: '收回連結' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '收回連結' }).click();
  await expect(page.getByRole('textbox', { name: '給團員的連結' })).toHaveCount(0);
  await group.reload();
  await expect(group.getByRole('heading', { name: '這個連結已經失效' })).toBeVisible();
  await group.context().close();

  // Two spots become a day, whose page opens in the street.
  await turnTo(page, phoneInTheDark);
  for (const { id } of [first, second]) {
    await openPage(page, `/support-map?spot=${id}`);
    await page.getByRole('button', { name: '加入路線' }).click();
    await expect(page.getByRole('button', { name: '已加入路線，按一下移出' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/spot=/);
  }
  await page.getByRole('link', { name: '排一日路線（2 處）' }).click();
  await page.getByLabel('幾點出發').fill('12:00');
  const stops = page.getByRole('region', { name: '行程' }).getByRole('listitem');
  await expect(stops.first()).toContainText('12:00');
  const count = await stops.count();
  await preparedForOffline(page, '/support-map/route');
  await network.cut();
  await page.reload();
  await expect(stops).toHaveCount(count);
  await expectToFit(page, phoneInTheDark);
  await expect(stops.first()).toContainText('12:00');
});
