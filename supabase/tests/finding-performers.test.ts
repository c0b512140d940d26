import { createPerformer, everyDay, hours, insertBooking } from './setup/bookings';
import { call, faultOf, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { createProduct, createShop } from './setup/orders';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Found {
  performer_name: string;
  rating: { average: number | null; total: number };
}
const search = async (args: Record<string, Argument>) =>
  (await call<{ items: Found[] }>(database.sql, null, 'search_performers', args)).items;
const names = async (args: Record<string, Argument>) =>
  (await search(args)).map((item) => item.performer_name);

/** What guests said after performances that are over. */
async function review(performer: string, ratings: readonly number[], isVisible = true) {
  const guest = await signUp(database.sql);
  for (const [index, rating] of ratings.entries()) {
    const at = hours(-20 - index, '18:00', '20:00');
    const booking = await insertBooking(database.sql, {
      kind: 'performance',
      of: performer,
      by: guest,
      at,
      status: 'completed',
    });
    await database.sql`
      insert into public.reviews (booking_id, author_id, target_type, target_id, rating, visible_at)
      values (${booking}, ${guest}, 'performer', ${performer}, ${rating},
        now() + ${isVisible ? '-1 day' : '1 day'}::interval)`;
  }
}

const named = async (name: string, columns: Record<string, Argument> = {}) =>
  createPerformer(database.sql, await signUp(database.sql), {
    performer_name: name,
    ...columns,
  });

test('a fee fits when the range of the performer meets the wanted one; who names none is left out', async () => {
  await named('甲', { city: 'keelung', fee_min: 5000, fee_max: 12_000 });
  await named('乙', { city: 'keelung', fee_min: 20_000 });
  await named('丙', { city: 'keelung' });
  const within = (from: number | null, to: number | null) =>
    names({ p_city: 'keelung', p_sort: 'name', p_fee_from: from, p_fee_to: to });
  expect(await within(null, 10_000)).toEqual(['甲']);
  expect(await within(10_000, 30_000)).toEqual(['乙', '甲'].sort());
  expect(await within(20_000, null)).toEqual(['乙']);
  expect(await within(30_000, 60_000)).toEqual([]);
});

test('free on a day has two hours in a row, a calendar and an owner', async () => {
  const taken = await named('整天滿檔', { city: 'yilan' });
  await named('有空', { city: 'yilan' });
  await createPerformer(database.sql, null, { performer_name: '無人認領', city: 'yilan' });
  await createPerformer(
    database.sql,
    await signUp(database.sql),
    { performer_name: '一小時', city: 'yilan' },
    everyDay('18:00', '19:00'),
  );
  const guest = await signUp(database.sql);
  await insertBooking(database.sql, {
    kind: 'performance',
    of: taken,
    by: guest,
    at: { start: `${taipeiDay(9)}T00:00:00+08:00`, end: `${taipeiDay(10)}T00:00:00+08:00` },
    status: 'confirmed',
  });
  const freeOn = (day: string) => names({ p_city: 'yilan', p_sort: 'name', p_free_on: day });
  expect(await freeOn(taipeiDay(9))).toEqual(['有空']);
  expect(await freeOn(taipeiDay(11))).toEqual(['有空', '整天滿檔'].sort());
});

test.each([taipeiDay(-1), taipeiDay(400)])(
  'a free day that is %s cannot be asked for',
  async (day) => {
    const fault = await faultOf(call(database.sql, null, 'search_performers', { p_free_on: day }));
    expect(fault.code).toBe('INVALID_INPUT');
  },
);

test('many good reviews count more than one perfect one, and nothing counts before it is visible', async () => {
  const [many, one, hidden] = [
    await named('口碑', { city: 'miaoli' }),
    await named('一則滿分', { city: 'miaoli' }),
    await named('還沒公開', { city: 'miaoli' }),
  ];
  await review(many, [5, 5, 5, 5, 4, 5, 5, 5]);
  await review(one, [5]);
  await review(hidden, [5, 5, 5], false);
  const found = await search({ p_city: 'miaoli', p_sort: 'rating' });
  expect(found.map((item) => item.performer_name)).toEqual(['口碑', '一則滿分', '還沒公開']);
  expect(found.map((item) => item.rating)).toEqual([
    { average: 4.9, total: 8 },
    { average: 5, total: 1 },
    { average: null, total: 0 },
  ]);
});

test('a page has works, rating, who owns it, and the newest of what is on sale', async () => {
  const shop = await createShop(database.sql);
  await createProduct(database.sql, shop, { name: '草稿', status: 'draft' });
  for (const name of ['一', '二', '三', '四', '五']) {
    await createProduct(database.sql, shop, { name });
  }
  const works = [{ title: '現場', url: 'https://youtu.be/aqz-KE-bpKQ' }];
  await database.sql`
    update public.performer_profiles set portfolio = ${database.sql.json(works)}
    where id = ${shop.performer}`;
  await review(shop.performer, [4, 5]);
  const page = await call<{ products: { name: string }[] }>(database.sql, null, 'get_performer', {
    p_id: shop.performer,
  });
  expect(page).toMatchObject({
    works,
    owner_id: shop.owner,
    status: 'approved',
    verified: false,
    rating: { average: 4.5, total: 2 },
    product_count: 5,
  });
  expect(page.products).toHaveLength(4);
  expect(page.products.map(({ name }) => name)).not.toContain('草稿');
});
