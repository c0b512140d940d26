import { sellerOrderPageSchema } from '@spotlight/shared/orders/schema';
import { fit } from './answers/fit';
import {
  ownProductPageSchema,
  ownProductSchema,
  productPageSchema,
  productSchema,
} from './answers/products';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import {
  buy,
  buyAndPay,
  buyAndReport,
  createProduct,
  createShop,
  productOrder,
  type OrderAnswer,
  type Shop,
} from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import { uploadPicture } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let shop: Shop;
let buyer: string;

beforeEach(async () => {
  shop = await createShop(database.sql);
  buyer = await signUp(database.sql);
  await uploadPicture(database.sql, 'shop/album.jpg');
  await uploadPicture(database.sql, 'shop/back.jpg');
});
afterEach(() => checkInvariants(database.sql));

type Args = Record<string, Argument>;
const form = (change: Args = {}): Args => ({
  p_name: '海霧專輯〈退潮〉',
  p_description: '收錄十首歌。',
  p_category: 'album',
  p_price: 420,
  p_stock: 50,
  p_max_per_order: 5,
  p_image_url: '/storage/v1/object/public/media/shop/album.jpg',
  p_images: ['/storage/v1/object/public/media/shop/back.jpg'],
  p_delivery: ['cvs', 'post'],
  p_shipping_fee: 60,
  ...change,
});
const save = async (args: Args) =>
  ownProductSchema.parse(await call(database.sql, shop.owner, 'save_product', args));
const move = async (id: string, step: string) =>
  ownProductSchema.parse(
    await call(database.sql, shop.owner, 'move_product', { p_id: id, p_move: step }),
  );
const order = (args: Args) => call<OrderAnswer>(database.sql, buyer, 'order_products', args);
const counters = async (id: string) => {
  const [row] = await database.sql`select stock, sold, held from public.products where id = ${id}`;
  return [row?.['stock'], row?.['sold'], row?.['held']];
};

describe('from the draft to the shelf', () => {
  it('is written by its owner, decided by an approver, and then seen by everybody', async () => {
    const draft = await save(form({ p_performer_id: shop.performer }));
    expect(draft).toMatchObject({ status: 'draft', version: 1, stock: 50, sold: 0, left: 50 });
    expect(await call(database.sql, null, 'get_product', { p_id: draft.id })).toBeNull();
    expect((await move(draft.id, 'submit')).status).toBe('pending');

    const approver = await signUpSuperadmin(database.sql);
    const waiting = await call(database.sql, approver, 'admin_list_products');
    expect(ownProductPageSchema.parse(waiting).items.map(({ id }) => id)).toContain(draft.id);
    const decide = (status: string, reason?: string) =>
      call(database.sql, approver, 'decide', {
        p_entity_type: 'products',
        p_entity_id: draft.id,
        p_status: status,
        p_reason: reason ?? null,
      });
    await decide('rejected', '圖片不清楚');
    const rejected = await call(database.sql, shop.owner, 'get_product', { p_id: draft.id });
    expect(ownProductSchema.parse(rejected)).toMatchObject({ rejection_reason: '圖片不清楚' });
    await move(draft.id, 'submit');
    await decide('active');

    const shown = await call<object>(database.sql, null, 'get_product', { p_id: draft.id });
    expect(productSchema.parse(shown)).toMatchObject({ name: '海霧專輯〈退潮〉', left: 50 });
    for (const secret of ['sold', 'held', 'stock', 'version'])
      expect(shown).not.toHaveProperty(secret);
    expect((await move(draft.id, 'hide')).status).toBe('inactive');
    expect(await call(database.sql, null, 'get_product', { p_id: draft.id })).toBeNull();
    expect((await move(draft.id, 'show')).status).toBe('active');
  });

  it.each([
    ['draft', ['hide', 'show', 'withdraw']],
    ['pending', ['submit', 'show', 'hide']],
    ['active', ['submit', 'show', 'withdraw']],
    ['inactive', ['submit', 'hide', 'withdraw']],
    ['rejected', ['show', 'hide', 'withdraw']],
  ])('%s knows no %j', async (status, steps) => {
    const id = await createProduct(database.sql, shop, { status });
    for (const step of steps)
      expect([step, await refusal(move(id, step))]).toEqual([step, 'INVALID_STATE']);
    expect(await refusal(move(id, 'approve'))).toBe('INVALID_INPUT');
  });

  it('goes back to the approvers with other words or pictures, not with another price', async () => {
    const { id } = await save(form({ p_performer_id: shop.performer }));
    await database.sql`update public.products set status = 'active' where id = ${id}`;
    const dearer = await save(
      form({ p_id: id, p_version: 1, p_price: 500, p_stock: 80, p_shipping_fee: 0 }),
    );
    expect(dearer).toMatchObject({ status: 'active', price: 500, version: 2 });
    const other = await save(form({ p_id: id, p_version: 2, p_description: '完全不同的商品' }));
    expect(other.status).toBe('pending');
  });

  it('refuses an edit of what somebody else has edited', async () => {
    const { id } = await save(form({ p_performer_id: shop.performer }));
    await save(form({ p_id: id, p_version: 1 }));
    expect(await refusal(save(form({ p_id: id, p_version: 1 })))).toBe('STALE_VERSION');
    expect(await refusal(save(form({ p_id: id })))).toBe('STALE_VERSION');
  });

  it('belongs to the owner of the page', async () => {
    const other = await createShop(database.sql);
    expect(await refusal(save(form({ p_performer_id: other.performer })))).toBe('NOT_FOUND');
    expect(await refusal(save(form()))).toBe('NOT_FOUND');
    const theirs = await createProduct(database.sql, other);
    expect(await refusal(save(form({ p_id: theirs, p_version: 1 })))).toBe('NOT_FOUND');
    expect(await refusal(move(theirs, 'hide'))).toBe('NOT_FOUND');
  });

  it.each([
    [{ p_name: ' ' }, 'name'],
    [{ p_description: '長'.repeat(5001) }, 'description'],
    [{ p_category: 'weapon' }, 'category'],
    [{ p_price: -1 }, 'price'],
    [{ p_price: null }, 'price'],
    [{ p_stock: -1 }, 'stock'],
    [{ p_max_per_order: 0 }, 'max_per_order'],
    [{ p_image_url: 'javascript:alert(1)' }, 'image_url'],
    [{ p_images: ['http://insecure.test/a.jpg'] }, 'images'],
    [{ p_images: [5] }, 'images'],
    [{ p_delivery: ['drone'] }, 'delivery'],
    [{ p_delivery: [] }, 'delivery'],
    [{ p_shipping_fee: -1 }, 'shipping_fee'],
  ])('refuses %j', async (change, field) => {
    const attempt = save(form({ p_performer_id: shop.performer, ...(change as Args) }));
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('cannot have less stock than was sold, nor go while somebody is paying', async () => {
    const { id } = await save(form({ p_performer_id: shop.performer }));
    await database.sql`update public.products set status = 'active' where id = ${id}`;
    await buyAndPayPosted({ [id]: 3 });
    const unpaid = await order(posted({ [id]: 2 }));
    const smaller = save(form({ p_id: id, p_version: 1, p_stock: 4 }));
    expect(await faultOf(smaller)).toMatchObject({ code: 'INVALID_INPUT', hint: 'stock' });
    expect(await save(form({ p_id: id, p_version: 1, p_stock: 5 }))).toMatchObject({ left: 0 });
    expect(await refusal(move(id, 'remove'))).toBe('INVALID_STATE');
    await call(database.sql, buyer, 'cancel_order', { p_order_id: unpaid.id });
    await move(id, 'remove');
    expect(await call(database.sql, shop.owner, 'get_product', { p_id: id })).toBeNull();
    expect(await refusal(move(id, 'show'))).toBe('NOT_FOUND');
  });

  const posted = (items: Record<string, number>) => productOrder(items);
  const buyAndPayPosted = (items: Record<string, number>) =>
    buyAndPay(database.sql, shop, buyer, items);
});

describe('kinds of one thing', () => {
  const approve = (id: string) =>
    database.sql`update public.products set status = 'active' where id = ${id}`;

  it('have a price and a stock each, and stand once in the shop', async () => {
    const small = await save(form({ p_performer_id: shop.performer, p_variant: 'S' }));
    const big = await save(
      form({
        p_performer_id: shop.performer,
        p_family_id: small.id,
        p_variant: 'L',
        p_price: 480,
        p_stock: 3,
      }),
    );
    expect(big.family_id).toBe(small.id);
    await approve(small.id);
    await approve(big.id);
    const found = await call(database.sql, null, 'search_products', {
      p_performer_id: shop.performer,
    });
    expect(productPageSchema.parse(found).items).toEqual([
      expect.objectContaining({ id: small.id, left: 53, variants: 2 }),
    ]);
    const cheap = await call(database.sql, null, 'search_products', { p_max_price: 450 });
    expect(productPageSchema.parse(cheap).items.map(({ id }) => id)).toContain(small.id);
    const page = productSchema.parse(
      await call(database.sql, null, 'get_product', { p_id: big.id }),
    );
    expect(page.variants.map((kind) => [kind.variant, kind.price, kind.left])).toEqual([
      ['S', 420, 50],
      ['L', 480, 3],
    ]);

    // The first one is sold out: what is left of the others is found.
    await database.sql`update public.products set sold = stock where id = ${small.id}`;
    const left = await call(database.sql, null, 'search_products', { p_in_stock: true });
    expect(productPageSchema.parse(left).items.map(({ id }) => id)).toContain(big.id);
    await database.sql`update public.products set sold = 0 where id = ${small.id}`;
    const bought = await call<{ items: unknown[] }>(
      database.sql,
      buyer,
      'order_products',
      productOrder({ [big.id]: 1 }),
    );
    expect(bought.items[0]).toMatchObject({ name: '海霧專輯〈退潮〉－L', unit_price: 480 });
    expect(await counters(big.id)).toEqual([3, 0, 1]);
    expect(await counters(small.id)).toEqual([50, 0, 0]);
  });

  it('have a name each, once, and are of one performer', async () => {
    const small = await save(form({ p_performer_id: shop.performer, p_variant: 'S' }));
    const more = (change: Args) =>
      save(form({ p_performer_id: shop.performer, p_family_id: small.id, ...change }));
    expect(await refusal(more({ p_variant: 's' }))).toBe('INVALID_INPUT');
    expect(await refusal(more({ p_variant: ' ' }))).toBe('INVALID_INPUT');
    const other = await createShop(database.sql);
    expect(
      await refusal(
        call(database.sql, other.owner, 'save_product', {
          ...form({ p_performer_id: other.performer, p_family_id: small.id, p_variant: 'L' }),
        }),
      ),
    ).toBe('NOT_FOUND');
    const both = await Promise.all(
      [1, 2].map(() =>
        more({ p_variant: 'L' }).then(
          () => 'saved',
          () => 'refused',
        ),
      ),
    );
    expect(both.toSorted()).toEqual(['refused', 'saved']);
  });
});

describe('finding products', () => {
  it('searches words, filters and sorts what is on sale', async () => {
    const mine = { p_performer_id: shop.performer };
    await createProduct(database.sql, shop, { name: '手燈 白', price: 900, stock: 1 });
    await createProduct(database.sql, shop, { name: '臺北場海報', price: 100 });
    await createProduct(database.sql, shop, { name: '草稿手燈', status: 'draft' });
    const soldOut = await createProduct(database.sql, shop, {
      name: '絕版手燈',
      price: 500,
      stock: 0,
    });
    const names = async (args: Args) =>
      productPageSchema
        .parse(await call(database.sql, null, 'search_products', { ...mine, ...args }))
        .items.map(({ name }) => name);
    expect(await names({ p_sort: 'price' })).toEqual(['臺北場海報', '絕版手燈', '手燈 白']);
    expect((await names({ p_query: '手燈' })).sort()).toEqual(['手燈 白', '絕版手燈']);
    expect(await names({ p_query: '台北' })).toEqual(['臺北場海報']);
    expect(await names({ p_query: '%' })).toEqual([]);
    expect(await names({ p_max_price: 100 })).toEqual(['臺北場海報']);
    expect(await names({ p_in_stock: true })).not.toContain('絕版手燈');
    expect(await names({ p_category: 'poster' })).toEqual([]);
    expect(await names({ p_category: 'all', p_page_size: 1, p_page: 9 })).toHaveLength(1);

    const own = await call(database.sql, shop.owner, 'my_products', { p_status: 'sold_out' });
    expect(ownProductPageSchema.parse(own).items.map(({ id }) => id)).toEqual([soldOut]);
    await database.sql`
      update public.performer_profiles set status = 'rejected' where id = ${shop.performer}`;
    expect(await names({})).toEqual([]);
    expect(await call(database.sql, null, 'get_product', { p_id: soldOut })).toBeNull();
  });

  it('shows through the table what the functions show, and no counters', async () => {
    const id = await createProduct(database.sql, shop);
    const seen = () =>
      database.sql.begin(async (tx) => {
        await tx.unsafe('set local role anon');
        return tx`select id, price from public.products where id = ${id}`;
      });
    expect(await seen()).toHaveLength(1);
    await database.sql`
      update public.performer_profiles set status = 'rejected' where id = ${shop.performer}`;
    expect(await seen()).toHaveLength(0);
    const counting = database.sql.begin(async (tx) => {
      await tx.unsafe('set local role authenticated');
      return tx`select sold from public.products`;
    });
    await expect(counting).rejects.toMatchObject({ code: '42501' });
  });
});

describe('buying', () => {
  it('takes several products of one performer, with the dearest shipping once', async () => {
    const a = await createProduct(database.sql, shop, { price: 100, shipping_fee: 60 });
    const b = await createProduct(database.sql, shop, { price: 250, shipping_fee: 100 });
    const args = productOrder({ [a]: 2, [b]: 1 }, { p_expected_total: 550 });
    expect(await order(args)).toMatchObject({ total: 550, fee: 100, subtotal: 450 });
    const pickedUp = await order({
      ...productOrder({ [a]: 1 }),
      p_delivery: { method: 'pickup', recipient: '林小姐', phone: '0912-345-678' },
    });
    expect(pickedUp).toMatchObject({ total: 100, fee: 0, delivery: { phone: '0912345678' } });
    // Not paid yet: the desk reads that it is fetched, and by whom, but not the number.
    const desk = await call(database.sql, shop.owner, 'seller_orders', {
      p_seller_type: 'performer',
      p_seller_id: shop.performer,
    });
    const unpaid = fit(sellerOrderPageSchema, desk).items.find(({ id }) => id === pickedUp.id);
    expect(unpaid?.delivery).toMatchObject({ method: 'pickup', recipient: '林小姐' });
    expect(unpaid?.delivery?.phone).not.toContain('345678');
  });

  it('refuses what does not fit, and holds nothing then', async () => {
    const a = await createProduct(database.sql, shop, { stock: 10, max_per_order: 4, price: 100 });
    const other = await createProduct(database.sql, await createShop(database.sql));
    const hidden = await createProduct(database.sql, shop, { status: 'inactive' });
    const attempt = async (items: Record<string, number>, change: Args = {}) =>
      faultOf(order({ ...productOrder(items), ...change }));
    expect(await attempt({ [a]: 5 })).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect(await attempt({ [a]: 0 })).toMatchObject({ code: 'INVALID_INPUT', hint: 'items' });
    expect(await attempt({})).toMatchObject({ code: 'INVALID_INPUT', hint: 'items' });
    expect(await attempt({ [a]: 1, [other]: 1 })).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'items',
    });
    expect(await attempt({ [hidden]: 1 })).toMatchObject({ code: 'NOT_ON_SALE' });
    expect(await attempt({ [buyer]: 1 })).toMatchObject({ code: 'NOT_FOUND' });
    const draft = await createProduct(database.sql, shop, { status: 'pending' });
    expect(await attempt({ [draft]: 1 })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await attempt({ [a]: 1 }, { p_expected_total: 99 })).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    const twice = {
      p_items: [
        { product_id: a, quantity: 3 },
        { product_id: a, quantity: 3 },
      ],
    };
    expect(await attempt({}, twice)).toMatchObject({ code: 'INVALID_INPUT', hint: 'items' });
    const delivery = (change: object) => ({
      p_delivery: { ...productOrder({}).p_delivery, ...change },
    });
    expect(await attempt({ [a]: 1 }, delivery({ method: 'cvs' }))).toMatchObject({
      hint: 'delivery.method',
    });
    expect(await attempt({ [a]: 1 }, delivery({ phone: '123' }))).toMatchObject({
      hint: 'delivery.phone',
    });
    expect(await attempt({ [a]: 1 }, delivery({ address: '' }))).toMatchObject({
      hint: 'delivery.address',
    });
    expect(await attempt({ [a]: 1 }, delivery({ recipient: ' ' }))).toMatchObject({
      hint: 'delivery.recipient',
    });
    expect(await attempt({ [a]: 1 }, { p_delivery: null })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await counters(a)).toEqual([10, 0, 0]);
  });

  it('sells the last piece once', async () => {
    const a = await createProduct(database.sql, shop, { stock: 3 });
    await buy(database.sql, buyer, { [a]: 2 });
    expect(await refusal(buy(database.sql, buyer, { [a]: 2 }))).toBe('SOLD_OUT');
    await buy(database.sql, buyer, { [a]: 1 });
    expect(await counters(a)).toEqual([3, 0, 3]);
    const beyond = database.sql`update public.products set held = 4 where id = ${a}`;
    await expect(beyond).rejects.toThrow('never_oversold');
  });

  it('is handed over by its seller once it is paid, and completed by that', async () => {
    const a = await createProduct(database.sql, shop);
    const unpaid = await buyAndReport(database.sql, buyer, { [a]: 1 });
    const hand = (id: string) =>
      call<OrderAnswer>(database.sql, shop.owner, 'hand_over_order', {
        p_order_id: id,
        p_note: '宅配 123456',
      });
    expect(await refusal(hand(unpaid.id))).toBe('INVALID_STATE');
    const paid = await buyAndPay(database.sql, shop, buyer, { [a]: 1 });
    expect(await hand(paid.id)).toMatchObject({ status: 'completed' });
    expect(await refusal(hand(paid.id))).toBe('INVALID_STATE');
    const [note] = await database.sql`
      select params from public.notifications where user_id = ${buyer} and kind = 'order.handed_over'`;
    expect(note?.['params']).toMatchObject({ note: '宅配 123456' });
  });
});
