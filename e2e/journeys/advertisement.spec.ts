import { signInToApi, signUpToApi } from '../support/api';
import { inDatabase } from '../support/database';
import { desktopInTheLight, expectToFit, phoneInTheDark, turnTo } from '../support/looks';
import { openPage } from '../support/open-page';
import { demoPeople, logIn, newPerson } from '../support/people';
import { expect, test } from '../support/test';

// Robots that say so are not counted, and a browser without a head is one.
test.use({
  ...phoneInTheDark.use,
  userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
});

interface Product {
  id: string;
  name: string;
  placement: { slots: number };
}

test('of two the last place goes to one; an advertisement is marked, counted once it is seen, and moves nothing', async ({
  page,
  request,
}) => {
  const person = newPerson('測試樂團');
  const buyer = await signUpToApi(request, person, 'performer');
  const products = await buyer.call<Product[]>('list_ad_products');
  const product = products.find(({ name }) => name.startsWith('活動頁橫幅'));
  if (!product) throw new Error('the demo data sells no place on the events page');
  const dayIn = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const title = `巡演開賣 ${person.email.slice(0, 8)}`;

  // Of two who want the last place of a week one gets it, and the form says so to everybody else.
  const rival = await signUpToApi(request, newPerson('另一個樂團'), 'performer');
  const full = dayIn(91);
  const wish = { p_product_id: product.id, p_units: 1, p_title: '先到先得', p_link_url: '/events' };
  const book = (who: typeof buyer) => who.attempt('book_ad', { ...wish, p_starts_on: full });
  for (let slot = 1; slot < product.placement.slots; slot++) await book(rival);
  const outcomes = await Promise.all([book(buyer), book(rival)]);
  expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  expect(outcomes.filter(({ refusal }) => refusal === 'SOLD_OUT')).toHaveLength(1);
  await logIn(page, person, `/register-ad?product=${product.id}&from=${full}&units=1`);
  await expect(page.getByText('這段檔期已滿，請換一天或縮短檔期。')).toBeVisible();

  // Paid and approved, its days come.
  const booked = await buyer.call<{ advertisement_id: string; order_id: string }>('book_ad', {
    ...wish,
    p_starts_on: dayIn(70),
    p_title: title,
    p_link_url: '/artists',
  });
  const ad = booked.advertisement_id;
  const order = { p_order_id: booked.order_id };
  await buyer.call('choose_bank_transfer', order);
  await buyer.call('report_transfer', { ...order, p_last5: '54321' });
  const admin = await signInToApi(request, demoPeople.admin);
  await admin.call('confirm_payment', order);
  await admin.call('decide', {
    p_entity_type: 'advertisements',
    p_entity_id: ad,
    p_status: 'active',
  });
  await inDatabase(async (sql) => {
    await sql`
      update public.advertisements
      set start_date = private.today(), end_date = private.today() + 6 where id = ${ad}`;
    // In a slot that no other test takes.
    await sql`
      update public.ad_bookings
      set period = daterange(private.today(), private.today() + 7), slot_no = 90
      where advertisement_id = ${ad}`;
  });

  // A visitor: each of those that run has its turn by chance, and this is the one of this one.
  const live = await buyer.call<{ id: string }[]>('live_ads', {
    p_display_location: 'events',
    p_type: 'banner',
  });
  const turn = (live.findIndex(({ id }) => id === ad) + 0.5) / live.length;
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript((chance) => {
    Math.random = () => chance;
  }, turn);
  await openPage(page, '/events');
  const place = page.getByRole('region', { name: '活動頁廣告' });
  const before = await place.boundingBox();
  const counted = page.waitForRequest('**/rpc/record_ad_event');
  await place.scrollIntoViewIfNeeded();
  const shown = place.getByRole('article', { name: `廣告：${title}` });
  await expect(shown).toBeVisible();
  const { p_action: action } = (await counted).postDataJSON() as { p_action: string };
  expect(action).toBe('impression');
  expect((await place.boundingBox())?.height).toBe(before?.height);
  await expectToFit(page, phoneInTheDark);
  // The page goes on at once; what is counted arrives when it does.
  const clicked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/record_ad_event') &&
      response.request().postData()?.includes('click') === true,
  );
  await shown.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/artists/);
  await clicked;

  // What it brought is told to whom it belongs.
  await inDatabase((sql) => sql`select private.sum_ad_stats()`);
  await turnTo(page, desktopInTheLight);
  await logIn(page, person, '/ad-records');
  const record = page.getByRole('article', { name: title });
  await expect(record.getByText('播放中')).toBeVisible();
  await expect(record.getByText('曝光', { exact: true }).locator('..')).toContainText('1');
  await expect(record.getByText('點擊', { exact: true }).locator('..')).toContainText('1');
  await expectToFit(page, desktopInTheLight);
});
