import { cartSchema } from '../../mf-events/src/data/cart/cart.schema';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { addTicketType, createEvent } from './setup/events';
import { buy, createProduct, createShop, type Shop } from './setup/orders';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let shop: Shop;
let buyer: string;
let product: string;

beforeEach(async () => {
  shop = await createShop(database.sql);
  buyer = await signUp(database.sql);
  product = await createProduct(database.sql, shop, { price: 500, stock: 10, max_per_order: 4 });
});

const cart = async (name = 'my_cart', args: Record<string, Argument> = {}) =>
  fit(cartSchema, await call(database.sql, buyer, name, args));
const put = (id: string, quantity = 1, type = 'product', sub: string | null = null) =>
  cart('put_in_cart', { p_item_type: type, p_ref_id: id, p_sub_ref: sub, p_quantity: quantity });
const firstLine = async () => {
  const line = (await cart()).groups[0]?.items[0];
  if (!line) throw new Error('the cart is empty');
  return line;
};

it('adds the same thing up to what one order may have, and holds nothing', async () => {
  expect(await cart()).toEqual({ groups: [], count: 0, changed: false, total: 0 });
  await put(product, 2);
  const full = await put(product, 3);
  expect(full).toMatchObject({ count: 4, total: 2000, changed: false });
  expect(full.groups).toMatchObject([
    { kind: 'product', seller_type: 'performer', seller_name: '測試樂團', subtotal: 2000 },
  ]);
  const [row] = await database.sql`select held, sold from public.products where id = ${product}`;
  expect(row).toEqual({ held: 0, sold: 0 });
});

it('groups by what becomes one order', async () => {
  const organizer = await signUp(database.sql, { name: '主辦人' });
  const event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { ticket_type_id: 'vip', name: '搖滾區', price: 1800 });
  const second = await createProduct(database.sql, shop, { price: 100 });
  const elsewhere = await createProduct(database.sql, await createShop(database.sql));
  await put(product);
  await put(event, 2, 'ticket', 'vip');
  await put(second);
  const { groups, total } = await put(elsewhere);
  expect(groups.map(({ kind, seller_name, items }) => [kind, seller_name, items.length])).toEqual([
    ['product', '測試樂團', 2],
    ['ticket', '主辦人', 1],
    ['product', '測試樂團', 1],
  ]);
  expect(groups[1]?.items[0]).toMatchObject({
    name: '測試活動：第一場－搖滾區',
    price: 1800,
    left: null,
    category: null,
    event: { title: '測試活動：第一場', ticket_type_name: '搖滾區' },
  });
  expect(groups[0]?.items[0]).toMatchObject({ category: 'apparel', event: null });
  expect(total).toBe(500 + 3600 + 100 + 300);
});

it('says what changed each time it is opened, and counts only what can be bought', async () => {
  await put(product, 3);
  await database.sql`update public.products set price = 650 where id = ${product}`;
  expect(await cart()).toMatchObject({ changed: true, total: 1950 });
  expect(await firstLine()).toMatchObject({ price: 650, price_before: 500, changes: ['price'] });
  await cart('change_cart');
  expect(await firstLine()).toMatchObject({ price_before: 650, changes: [] });

  await database.sql`update public.products set stock = 2 where id = ${product}`;
  expect(await firstLine()).toMatchObject({ left: 2, changes: ['less_left'] });
  expect((await cart()).total).toBe(0);
  await database.sql`update public.products set stock = 0 where id = ${product}`;
  expect((await firstLine()).changes).toEqual(['sold_out']);
  await database.sql`update public.products set status = 'inactive' where id = ${product}`;
  expect((await firstLine()).changes).toEqual(['not_on_sale']);
  await database.sql`update public.products set deleted_at = now() where id = ${product}`;
  expect(await firstLine()).toMatchObject({ name: null, price: null, changes: ['gone'] });
});

it('reads tickets anew: the type, the whole event, the time of sale', async () => {
  const event = await createEvent(database.sql, { max_attendees: 5 });
  await addTicketType(database.sql, event, { ticket_type_id: 'a', price: 800, capacity: 50 });
  await put(event, 2, 'ticket', 'a');
  expect(await firstLine()).toMatchObject({ left: 5, max_quantity: 4, changes: [] });
  const change = (set: string) =>
    database.sql.unsafe(
      `update public.ticket_stock set ${set} where event_id = '${event}' and ticket_type_id = 'a'`,
    );
  await change('price = null');
  expect((await firstLine()).changes).toEqual(['not_on_sale']);
  await change('price = 900');
  expect((await firstLine()).changes).toEqual(['price']);
  await change(`sale_end_at = now() - interval '1 hour'`);
  expect((await firstLine()).changes).toEqual(['not_on_sale']);
  expect(await refusal(put(event, 1, 'ticket', 'a'))).toBe('NOT_ON_SALE');
  expect(await refusal(put(event, 1, 'ticket', '*'))).toBe('NOT_FOUND');
  const draft = await createEvent(database.sql, { status: 'draft' });
  await addTicketType(database.sql, draft, { price: 100 });
  expect(await refusal(put(draft, 1, 'ticket', 'free'))).toBe('NOT_FOUND');
});

it('takes ads by the unit, and those that the media company sees first as support ads', async () => {
  const [placement] = await database.sql<{ id: string }[]>`
    insert into public.ad_placements (code, name) values ('cart_test', '測試版位') returning id`;
  const ad = async (needsReview: boolean) => {
    const [row] = await database.sql<{ id: string }[]>`
      insert into public.ad_products (placement_id, name, category, unit, unit_price, max_units, needs_media_review)
      values (${placement?.id ?? ''}, '首頁橫幅', 'online', 'week', 12000, 3, ${needsReview}) returning id`;
    return row?.id ?? '';
  };
  const plain = await ad(false);
  expect(await put(plain, 5, 'ad_product')).toMatchObject({ count: 3, total: 36000 });
  expect(await refusal(put(plain, 1, 'support_ad'))).toBe('NOT_ON_SALE');
  const reviewed = await ad(true);
  expect(await put(reviewed, 1, 'support_ad')).toMatchObject({ count: 4 });
  expect(await refusal(put(reviewed, 1, 'ad_product'))).toBe('NOT_ON_SALE');
  await database.sql`update public.ad_products set is_active = false where id = ${plain}`;
  expect((await firstLine()).changes).toEqual(['not_on_sale']);
});

it('changes and removes lines of its owner only', async () => {
  await put(product, 2);
  const { id } = await firstLine();
  expect(await cart('change_cart', { p_id: id, p_quantity: 3 })).toMatchObject({ count: 3 });
  await cart('change_cart', { p_id: id, p_options: { note: '白色' } });
  expect(await firstLine()).toMatchObject({ quantity: 3, options: { note: '白色' } });
  const stranger = await signUp(database.sql);
  const change = call(database.sql, stranger, 'change_cart', { p_id: id, p_quantity: 1 });
  expect(await refusal(change)).toBe('NOT_FOUND');
  await call(database.sql, stranger, 'remove_from_cart', { p_ids: [id] });
  await call(database.sql, stranger, 'remove_from_cart');
  expect((await cart()).count).toBe(3);
  expect(await cart('change_cart', { p_id: id, p_quantity: 0 })).toMatchObject({ count: 0 });
  await put(product);
  expect(await cart('remove_from_cart', { p_ids: [(await firstLine()).id] })).toMatchObject({
    count: 0,
  });
});

it('is left by what is ordered, and by nothing else', async () => {
  const other = await createProduct(database.sql, shop);
  await put(product);
  await put(other);
  const stranger = await signUp(database.sql);
  await buy(database.sql, stranger, { [product]: 1 });
  expect((await cart()).count).toBe(2);
  await buy(database.sql, buyer, { [product]: 1 });
  expect((await firstLine()).ref_id).toBe(other);
  expect((await cart()).count).toBe(1);
});

it('refuses what is no wish', async () => {
  const put2 = (args: Record<string, Argument>) => faultOf(cart('put_in_cart', args));
  const line = { p_item_type: 'product', p_ref_id: product };
  expect(await put2({ ...line, p_item_type: 'yacht' })).toMatchObject({ hint: 'item_type' });
  expect(await put2({ ...line, p_quantity: 0 })).toMatchObject({ hint: 'quantity' });
  expect(await put2({ ...line, p_options: [1] })).toMatchObject({ hint: 'options' });
  expect(await put2({ ...line, p_ref_id: buyer })).toMatchObject({ code: 'NOT_FOUND' });
  const empty = await createProduct(database.sql, shop, { stock: 0 });
  expect(await put2({ ...line, p_ref_id: empty })).toMatchObject({ code: 'SOLD_OUT' });
  await put(product);
  const { id } = await firstLine();
  expect(await faultOf(cart('change_cart', { p_id: id, p_quantity: 101 }))).toMatchObject({
    hint: 'quantity',
  });
  expect(await faultOf(cart('change_cart', { p_quantity: 1 }))).toMatchObject({ hint: 'quantity' });
});

it('has at most fifty lines, also when they come all at once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 54 }, () => createProduct(database.sql, shop)),
  );
  const settled = await Promise.allSettled(ids.map((id) => put(id)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  expect((await cart()).count).toBe(50);
});
