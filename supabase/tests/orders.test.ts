import { randomUUID } from 'node:crypto';
import { isTaxId } from '../../mf-events/src/data/order/tax-id.rules';
import { orderKinds } from '@spotlight/shared/orders/schema';
import { faultOf, refusal } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import {
  buy,
  createOrder,
  createProduct,
  letOrderLapse,
  productOrder,
  type Shop,
} from './setup/orders';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { openTowelShop, orderTools } from './setup/towel-shop';

const database = provideTestDatabase();
const { as, read, stockOf } = orderTools(database);
let shop: Shop;
let buyer: string;
let product: string;

beforeEach(async () => {
  ({ shop, buyer, product } = await openTowelShop(database.sql));
});
afterEach(() => checkInvariants(database.sql));

describe('making an order', () => {
  it('counts lines and shipping, numbers it, and gives 15 minutes', async () => {
    const order = await read(buyer, (await buy(database.sql, buyer, { [product]: 2 })).id);
    expect(order).toMatchObject({
      part: 'buyer',
      status: 'pending_payment',
      subtotal: 1000,
      fee: 80,
      discount: 0,
      total: 1080,
      seller_name: '測試樂團',
      buyer_name: '林買家',
      buyer_phone: '0987654321',
      invoice: { type: 'personal' },
      items: [{ name: '應援毛巾', unit_price: 500, quantity: 2, amount: 1000 }],
      events: [{ from: null, to: 'pending_payment', by: 'buyer' }],
    });
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' })
      .format()
      .replaceAll('-', '');
    expect(order.order_no.slice(0, 10)).toBe(`EO${today}`);
    const minutes =
      (Date.parse(order.hold_expires_at ?? '') - Date.parse(order.created_at)) / 60_000;
    expect(minutes).toBe(15);
    expect(await stockOf(product)).toEqual([0, 2]);
  });

  it('numbers orders without ever repeating one', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' }),
      ),
    );
    const rows = await database.sql<{ order_no: string }[]>`
      select order_no from public.orders where id = any (${ids})`;
    expect(new Set(rows.map(({ order_no }) => order_no)).size).toBe(5);
    await database.sql`select setval('private.order_numbers', 9999999)`;
    const [long] = await database.sql<{ n: string }[]>`select private.order_number() as n`;
    expect(long?.n).toMatch(/^EO\d{8}10000000$/);
    await database.sql`select setval('private.order_numbers', 100000)`;
  });

  it('keeps the price of the day on which it was made', async () => {
    const { id } = await buy(database.sql, buyer, { [product]: 1 });
    await database.sql`update public.products set price = 900, name = '新名字' where id = ${product}`;
    expect((await read(buyer, id)).items[0]).toMatchObject({ name: '應援毛巾', unit_price: 500 });
  });

  it('refuses lines that are none', async () => {
    const open = (items: unknown) =>
      refusal(
        Promise.resolve(database.sql`select private.open_order(
          ${buyer}, 'ad', 'platform', null, ${database.sql.json(items as never)})`),
      );
    const line = { item_type: 'ad', ref_id: buyer, name: '廣告', unit_price: 10, quantity: 1 };
    expect(await open([])).toBe('INVALID_INPUT');
    expect(await open(null)).toBe('INVALID_INPUT');
    expect(await open([line, { ...line, quantity: 0 }])).toBe('INVALID_INPUT');
    expect(await open([{ ...line, unit_price: -1 }])).toBe('INVALID_INPUT');
    expect(await open([{ ...line, unit_price: null }])).toBe('INVALID_INPUT');
    expect(await open([{ ...line, unit_price: 2_000_000_000, quantity: 20 }])).toBe(
      'INVALID_INPUT',
    );
  });

  it('never lets an order without lines, or with others than its sum, be committed', async () => {
    const bare = database.sql`
      insert into public.orders (buyer_id, seller_type, kind, subtotal, total, hold_expires_at, buyer_name)
      values (${buyer}, 'platform', 'ad', 100, 100, now(), '無')`;
    await expect(bare).rejects.toThrow('do not add up');
    const id = await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' });
    const bent = database.sql`update public.orders set subtotal = 1, total = 1 where id = ${id}`;
    await expect(bent).rejects.toThrow('do not add up');
    const wrongSum = database.sql`update public.orders set total = total + 1 where id = ${id}`;
    await expect(wrongSum).rejects.toThrow('total_adds_up');
  });

  it('stops at twenty unpaid orders of one buyer', async () => {
    for (let n = 0; n < 20; n++)
      await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' });
    const more = createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' });
    expect(await refusal(more)).toBe('LIMIT_EXCEEDED');
    // One that lapsed does not count.
    const [first] = await database.sql<{ id: string }[]>`
      select id from public.orders where buyer_id = ${buyer} limit 1`;
    await letOrderLapse(database.sql, first?.id ?? '');
    await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' });
  });

  it('makes one order of two clicks with one key, and refuses the key for something else', async () => {
    const key = randomUUID();
    const args = productOrder({ [product]: 3 }, { p_idempotency_key: key });
    const first = await as(buyer, 'order_products', args);
    const second = await as(buyer, 'order_products', args);
    expect(second.id).toBe(first.id);
    expect(await stockOf(product)).toEqual([0, 3]);
    const other = () => as(buyer, 'order_products', { ...args, p_expected_total: 1 });
    expect(await refusal(other())).toBe('KEY_TAKEN');
    // Months later nobody knows what was asked for: the old order is no answer to it.
    await database.sql`update private.attempts set made_at = now() - interval '181 days' where key = ${key}`;
    await database.sql`select private.forget_old_registrations()`;
    expect(await refusal(other())).toBe('KEY_TAKEN');
    expect(await stockOf(product)).toEqual([0, 3]);
    // Somebody else's key is his own.
    const stranger = await signUp(database.sql);
    expect((await as(stranger, 'order_products', args)).id).not.toBe(first.id);
  });

  it('pays an order of nothing at once', async () => {
    const gift = await createProduct(database.sql, shop, { price: 0, delivery: ['pickup'] });
    const order = await as(buyer, 'order_products', {
      ...productOrder({ [gift]: 1 }),
      p_delivery: { method: 'pickup', recipient: '林買家', phone: '0912345678' },
    });
    expect(order).toMatchObject({ status: 'paid', total: 0 });
    expect((await read(buyer, order.id)).payments).toMatchObject([
      { provider: 'free', amount: 0, status: 'succeeded' },
    ]);
    expect(await stockOf(gift)).toEqual([1, 0]);
  });
});

it('finds the five functions of every kind', async () => {
  const wanted = orderKinds.flatMap((kind) => [
    `private.${kind}_order_lock(uuid)`,
    `private.${kind}_order_paid(uuid)`,
    `private.${kind}_order_closed(uuid,text)`,
    `private.${kind}_order_refunded(uuid,uuid[])`,
    `private.${kind}_refund_quote(uuid,uuid[])`,
  ]);
  const missing = await database.sql`
    select name from unnest(${wanted}::text[]) as name where to_regprocedure(name) is null`;
  expect([...missing]).toEqual([]);
});

describe('the invoice', () => {
  const withInvoice = async (invoice: object) => {
    const attempt = as(
      buyer,
      'order_products',
      productOrder({ [product]: 1 }, { p_invoice: invoice }),
    );
    return faultOf(attempt);
  };

  it('takes a company with a true number, and a carrier', async () => {
    const company = { type: 'company', tax_id: '04595257', title: '海霧音樂有限公司' };
    const order = await as(
      buyer,
      'order_products',
      productOrder({ [product]: 1 }, { p_invoice: company }),
    );
    expect((await read(buyer, order.id)).invoice).toEqual(company);
    const personal = { type: 'personal', carrier: ' /ab1.+-z ' };
    const other = await as(
      buyer,
      'order_products',
      productOrder({ [product]: 1 }, { p_invoice: personal }),
    );
    expect((await read(buyer, other.id)).invoice).toEqual({
      type: 'personal',
      carrier: '/AB1.+-Z',
    });
  });

  it.each([
    [{ type: 'company', tax_id: '04595258', title: '某公司' }, 'invoice.tax_id'],
    [{ type: 'company', tax_id: '0459525', title: '某公司' }, 'invoice.tax_id'],
    [{ type: 'company', title: '某公司' }, 'invoice.tax_id'],
    [{ type: 'company', tax_id: '04595257', title: ' ' }, 'invoice.title'],
    [{ type: 'personal', carrier: 'ABC.1234' }, 'invoice.carrier'],
    [{ type: 'personal', carrier: '/ABC.12' }, 'invoice.carrier'],
    [{ type: 'personal', carrier: '/ABC_123' }, 'invoice.carrier'],
    [{ type: 'church' }, 'invoice.type'],
  ])('refuses %j', async (invoice, field) => {
    expect(await withInvoice(invoice)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('judges company numbers as the form does, seventh digit 7 or not', async () => {
    // 10458575: the 7 leaves two sums, one of which is a multiple of 5.
    const known = {
      '04595257': true,
      '10458575': true,
      '12345678': false,
      '22099131': true,
      '00000000': true,
    };
    for (const [number, valid] of Object.entries(known)) {
      const [row] = await database.sql`select private.is_tax_id(${number}) as valid`;
      expect([number, row?.['valid'], isTaxId(number)]).toEqual([number, valid, valid]);
    }
    const numbers = Array.from({ length: 400 }, (_, n) => String(10_000_000 + n * 212_377));
    const rows = await database.sql<{ n: string; valid: boolean }[]>`
      select n, private.is_tax_id(n) as valid from unnest(${numbers}::text[]) as n`;
    expect(rows.map(({ n, valid }) => [n, valid])).toEqual(rows.map(({ n }) => [n, isTaxId(n)]));
    expect(rows.some(({ valid }) => valid) && rows.some(({ valid }) => !valid)).toBe(true);
  });
});
