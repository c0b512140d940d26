import { randomUUID } from 'node:crypto';
import { adminSettlementsSchema, sellerSettlementSchema } from './answers/orders';
import { isTaxId } from '../../mf-events/src/data/order/tax-id.rules';
import {
  orderKinds,
  orderPageSchema,
  orderSchema,
  sellerOrderPageSchema,
} from '@spotlight/shared/orders/schema';
import { call, faultOf, refusal } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import {
  buy,
  buyAndPay,
  buyAndReport,
  createOrder,
  createProduct,
  createShop,
  letOrderLapse,
  productOrder,
  refundFor,
  type OrderAnswer,
  type Shop,
} from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let shop: Shop;
let buyer: string;
let product: string;

beforeEach(async () => {
  shop = await createShop(database.sql);
  buyer = await signUp(database.sql, { name: '林買家', profile: { phone: '0987654321' } });
  product = await createProduct(database.sql, shop, { price: 500, stock: 10, shipping_fee: 80 });
});
afterEach(() => checkInvariants(database.sql));

const as = (user: string, name: string, args: Parameters<typeof call>[3] = {}) =>
  call<OrderAnswer>(database.sql, user, name, args);
const read = async (user: string, id: string) =>
  fit(orderSchema, await call(database.sql, user, 'get_order', { p_order_id: id }));
const stockOf = async (id: string) => {
  const [row] = await database.sql`select sold, held from public.products where id = ${id}`;
  return [row?.['sold'], row?.['held']];
};
const kindsToldTo = async (user: string) => {
  const rows = await database.sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${user} order by kind`;
  return rows.map(({ kind }) => kind);
};

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
    const other = database.sql`select private.order_by_key(${buyer}, ${key}, 'ticket')`;
    expect(await refusal(Promise.resolve(other))).toBe('INVALID_INPUT');
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

describe('paying by bank transfer', () => {
  it('goes from choosing to confirmed, tells both sides, and turns held into sold', async () => {
    await call(database.sql, shop.owner, 'set_bank_account', {
      p_seller_type: 'performer',
      p_seller_id: shop.performer,
      p_bank_code: '808',
      p_account_no: '0123-4567-8901',
      p_account_name: '測試樂團',
    });
    const { id } = await buy(database.sql, buyer, { [product]: 2 });
    const chosen = fit(orderSchema, await as(buyer, 'choose_bank_transfer', { p_order_id: id }));
    expect(chosen.pay_to).toEqual({
      bank_code: '808',
      account_no: '012345678901',
      account_name: '測試樂團',
    });
    const hours =
      (Date.parse(chosen.hold_expires_at ?? '') - Date.parse(chosen.created_at)) / 3_600_000;
    expect(hours).toBe(24);

    const reported = fit(
      orderSchema,
      await as(buyer, 'report_transfer', { p_order_id: id, p_last5: '54321' }),
    );
    expect(reported).toMatchObject({
      status: 'payment_review',
      hold_expires_at: null,
      payments: [
        { provider: 'bank_transfer', status: 'reported', transfer_last5: '54321', amount: 1080 },
      ],
    });
    expect(await kindsToldTo(shop.owner)).toEqual(['order.payment_reported']);

    const seen = await read(shop.owner, id);
    expect(seen).toMatchObject({ part: 'seller', pay_to: null, buyer_phone: '0987***321' });

    const paid = fit(orderSchema, await as(shop.owner, 'confirm_payment', { p_order_id: id }));
    expect(paid).toMatchObject({
      status: 'paid',
      buyer_phone: '0987654321',
      payments: [{ status: 'succeeded' }],
    });
    expect(await stockOf(product)).toEqual([2, 0]);
    expect(await kindsToldTo(buyer)).toEqual(['order.paid', 'order.received']);
    const [payment] =
      await database.sql`select confirmed_by from public.payments where order_id = ${id}`;
    expect(payment?.['confirmed_by']).toBe(shop.owner);
    expect((await read(buyer, id)).events.map(({ to, by }) => [to, by])).toEqual([
      ['pending_payment', 'buyer'],
      ['payment_review', 'buyer'],
      ['paid', 'seller'],
    ]);
  });

  it('gives 24 hours from ordering once, however often it is chosen', async () => {
    const { id } = await buy(database.sql, buyer, { [product]: 1 });
    await database.sql`update public.orders set created_at = now() - interval '20 hours' where id = ${id}`;
    const once = fit(orderSchema, await as(buyer, 'choose_bank_transfer', { p_order_id: id }));
    const twice = fit(orderSchema, await as(buyer, 'choose_bank_transfer', { p_order_id: id }));
    expect(twice.hold_expires_at).toBe(once.hold_expires_at);
    expect(twice.payments).toHaveLength(1);
    const hoursLeft = (Date.parse(twice.hold_expires_at ?? '') - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(3.9);
    expect(hoursLeft).toBeLessThanOrEqual(4);
  });

  it('lets the buyer look again after a rejection, with a reason and time to do so', async () => {
    const order = await buyAndReport(database.sql, buyer, { [product]: 1 });
    // The time to pay is over long since; the seller has a week to look.
    await database.sql`
      update public.orders
      set created_at = created_at - interval '6 days',
        hold_expires_at = hold_expires_at - interval '6 days'
      where id = ${order.id}`;
    await database.sql`select private.expire_orders()`;
    expect((await read(buyer, order.id)).status).toBe('payment_review');

    const reasonless = as(shop.owner, 'reject_payment', { p_order_id: order.id, p_reason: ' ' });
    expect(await faultOf(reasonless)).toMatchObject({ code: 'INVALID_INPUT', hint: 'reason' });
    await as(shop.owner, 'reject_payment', { p_order_id: order.id, p_reason: '查無此筆款項' });
    const back = await read(buyer, order.id);
    expect(back).toMatchObject({
      status: 'pending_payment',
      payments: [{ status: 'failed', fail_reason: '查無此筆款項' }],
    });
    expect(Date.parse(back.hold_expires_at ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(await stockOf(product)).toEqual([0, 1]);

    await as(buyer, 'report_transfer', { p_order_id: order.id, p_last5: '00001' });
    await as(shop.owner, 'confirm_payment', { p_order_id: order.id });
    expect((await read(buyer, order.id)).payments.map(({ status }) => status)).toEqual([
      'failed',
      'succeeded',
    ]);
  });

  it.each([
    [{ p_last5: '1234' }, 'last5'],
    [{ p_last5: '12a45' }, 'last5'],
    [{ p_last5: '12345', p_transfer_at: '2001-01-01' }, 'transfer_at'],
    [{ p_last5: '12345', p_transfer_at: '2101-01-01' }, 'transfer_at'],
  ])('refuses the report %j', async (report, field) => {
    const { id } = await buy(database.sql, buyer, { [product]: 1 });
    const attempt = as(buyer, 'report_transfer', { p_order_id: id, ...report });
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('knows each step only once', async () => {
    const order = await buyAndReport(database.sql, buyer, { [product]: 1 });
    const step = { p_order_id: order.id };
    expect(await refusal(as(buyer, 'choose_bank_transfer', step))).toBe('INVALID_STATE');
    expect(await refusal(as(shop.owner, 'hand_over_order', step))).toBe('INVALID_STATE');
    await as(shop.owner, 'confirm_payment', step);
    expect(await refusal(as(shop.owner, 'confirm_payment', step))).toBe('INVALID_STATE');
    expect(await refusal(as(buyer, 'report_transfer', { ...step, p_last5: '11111' }))).toBe(
      'INVALID_STATE',
    );
    expect(await refusal(as(shop.owner, 'reject_payment', { ...step, p_reason: '沒收到' }))).toBe(
      'INVALID_STATE',
    );
    expect(await refusal(as(buyer, 'cancel_order', step))).toBe('INVALID_STATE');
    expect(await stockOf(product)).toEqual([1, 0]);
  });

  it('takes other digits while the seller looks, tells the seller, and gives no more time', async () => {
    const order = await buyAndReport(database.sql, buyer, { [product]: 1 });
    const report = (user: string, p_last5: string) =>
      as(user, 'report_transfer', { p_order_id: order.id, p_last5 });
    const until = async () =>
      (await database.sql`select hold_expires_at from public.orders where id = ${order.id}`)[0];
    const before = await until();
    const corrected = fit(orderSchema, await report(buyer, '00002'));
    expect(corrected).toMatchObject({
      status: 'payment_review',
      payments: [{ status: 'reported', transfer_last5: '00002' }],
    });
    expect(corrected.events.at(-1)).toMatchObject({
      from: 'payment_review',
      to: 'payment_review',
      by: 'buyer',
    });
    expect(await until()).toEqual(before);
    // The same digits again are no news.
    await report(buyer, '00002');
    expect(await kindsToldTo(shop.owner)).toHaveLength(2);

    expect(await refusal(report(shop.owner, '00003'))).toBe('FORBIDDEN');
    expect(await refusal(report(await signUp(database.sql), '00003'))).toBe('NOT_FOUND');
    for (const last5 of ['00003', '00004', '00005', '00006']) await report(buyer, last5);
    expect(await refusal(report(buyer, '00007'))).toBe('LIMIT_EXCEEDED');
  });

  it('takes no other digits once the week to look for it is over', async () => {
    const order = await buyAndReport(database.sql, buyer, { [product]: 1 });
    await letOrderLapse(database.sql, order.id);
    const late = as(buyer, 'report_transfer', { p_order_id: order.id, p_last5: '00002' });
    expect(await refusal(late)).toBe('ORDER_EXPIRED');
  });

  it('does not let a second payment of one order stand beside the first', async () => {
    const order = await buyAndPay(database.sql, shop, buyer, { [product]: 1 });
    const twice = database.sql`
      insert into public.payments (order_id, provider, amount, status, confirmed_at)
      values (${order.id}, 'card', 580, 'succeeded', now())`;
    await expect(twice).rejects.toThrow('payments_one_open');
  });

  it('lets those who manage ads confirm what the platform sells', async () => {
    const ads = await signUp(database.sql, {
      profile: { role: 'admin', admin_role: 'editor', can_manage_ads: true },
    });
    const platformOrder = async (kind: string) => {
      const items = [
        { item_type: kind, ref_id: buyer, name: '方案', unit_price: 100, quantity: 1 },
      ];
      const [row] = await database.sql<{ id: string }[]>`select (private.open_order(
        ${buyer}, ${kind}, 'platform', null, ${database.sql.json(items)})).id`;
      return row?.id ?? '';
    };
    const ad = await platformOrder('ad');
    const plan = await platformOrder('subscription');
    expect(
      (await database.sql`select private.speaks_for_seller(o) from public.orders as o`).length,
    ).toBeGreaterThan(0);
    const speaks = async (user: string, id: string) => {
      const [row] = await database.sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user })}, true)`;
        return tx<{ answer: boolean }[]>`
          select private.speaks_for_seller(o) as answer from public.orders as o where id = ${id}`;
      });
      return row?.answer;
    };
    const superadmin = await signUpSuperadmin(database.sql);
    expect(await Promise.all([speaks(ads, ad), speaks(ads, plan)])).toEqual([true, true]);
    expect(await Promise.all([speaks(superadmin, ad), speaks(superadmin, plan)])).toEqual([
      true,
      true,
    ]);
    expect(await Promise.all([speaks(buyer, ad), speaks(shop.owner, ad)])).toEqual([false, false]);
  });
});

describe('bank accounts', () => {
  it.each([
    [{ p_bank_code: '80' }, 'bank_code'],
    [{ p_account_no: '12345' }, 'account_no'],
    [{ p_account_name: ' ' }, 'account_name'],
  ])('refuses %j', async (change, field) => {
    const attempt = call(database.sql, shop.owner, 'set_bank_account', {
      p_seller_type: 'performer',
      p_seller_id: shop.performer,
      p_bank_code: '808',
      p_account_no: '0123456789',
      p_account_name: '測試樂團',
      ...change,
    });
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('go with the account behind the seller', async () => {
    const set = (owner: Shop) =>
      call(database.sql, owner.owner, 'set_bank_account', {
        p_seller_type: 'performer',
        p_seller_id: owner.performer,
        p_bank_code: '808',
        p_account_no: '0123456789',
        p_account_name: '測試樂團',
      });
    const staying = await createShop(database.sql);
    await set(shop);
    await set(staying);
    await database.sql`update public.profiles set deleted = true where id = ${shop.owner}`;
    await database.sql`select private.forget_bank_accounts()`;
    const kept = await database.sql`
      select seller_id from private.bank_accounts
      where seller_id = any (${[shop.performer, staying.performer]})`;
    expect(kept.map((row) => row['seller_id'] as string)).toEqual([staying.performer]);
  });

  it('are shown to the buyer of an unpaid order and never afterwards', async () => {
    const args = { p_seller_type: 'performer', p_seller_id: shop.performer };
    const set = (account: string) =>
      call(database.sql, shop.owner, 'set_bank_account', {
        ...args,
        p_bank_code: '808',
        p_account_no: account,
        p_account_name: '測試樂團',
      });
    await set('0123456789');
    await set('9876543210');
    expect(await call(database.sql, shop.owner, 'my_bank_account', args)).toMatchObject({
      account_no: '9876543210',
    });
    const order = await buyAndReport(database.sql, buyer, { [product]: 1 });
    expect((await read(buyer, order.id)).pay_to).not.toBeNull();
    await as(shop.owner, 'confirm_payment', { p_order_id: order.id });
    expect((await read(buyer, order.id)).pay_to).toBeNull();
    const platform = { p_seller_type: 'platform' };
    expect(await refusal(call(database.sql, buyer, 'my_bank_account', platform))).toBe('FORBIDDEN');
  });
});

describe('time runs out', () => {
  it('refuses to pay late, says so before the job does, and gives the stock back', async () => {
    const { id } = await buy(database.sql, buyer, { [product]: 10 });
    await letOrderLapse(database.sql, id);
    const late = as(buyer, 'report_transfer', { p_order_id: id, p_last5: '12345' });
    expect(await refusal(late)).toBe('ORDER_EXPIRED');
    expect(await read(buyer, id)).toMatchObject({
      status: 'expired',
      pay_to: null,
      hold_expires_at: null,
    });
    expect(await stockOf(product)).toEqual([0, 10]);

    await database.sql`select private.expire_orders()`;
    await database.sql`select private.expire_orders()`;
    expect(await stockOf(product)).toEqual([0, 0]);
    expect((await read(buyer, id)).events.at(-1)).toMatchObject({ to: 'expired', by: 'system' });
    expect(await kindsToldTo(buyer)).toEqual(['order.expired']);
    expect(await refusal(as(buyer, 'choose_bank_transfer', { p_order_id: id }))).toBe(
      'ORDER_EXPIRED',
    );
    expect(await refusal(as(buyer, 'cancel_order', { p_order_id: id }))).toBe('INVALID_STATE');
  });

  it('frees overdue stock for the next buyer without waiting for the job', async () => {
    const second = await createProduct(database.sql, shop, { stock: 5 });
    const { id } = await buy(database.sql, buyer, { [product]: 10, [second]: 1 });
    const next = await signUp(database.sql);
    expect(await refusal(buy(database.sql, next, { [product]: 1 }))).toBe('SOLD_OUT');
    await letOrderLapse(database.sql, id);
    await buy(database.sql, next, { [product]: 10 });
    expect(await stockOf(product)).toEqual([0, 10]);
    expect(await stockOf(second)).toEqual([0, 0]);
    expect((await read(buyer, id)).status).toBe('expired');
  });

  it('does not let one broken order keep the others from expiring', async () => {
    const broken = await buy(database.sql, buyer, { [product]: 1 });
    const sound = await buy(database.sql, buyer, { [product]: 2 });
    await database.sql`update public.products set held = 2 where id = ${product}`;
    await Promise.all([broken, sound].map(({ id }) => letOrderLapse(database.sql, id)));
    await database.sql`update public.orders set hold_expires_at = now() - interval '1 day' where id = ${sound.id}`;
    await database.sql`select private.expire_orders()`;
    const states = await database.sql`
      select status from public.orders where id = any (${[broken.id, sound.id]}) order by status`;
    expect(states.map(({ status }) => status as string)).toEqual(['expired', 'pending_payment']);
    await database.sql`update public.products set held = 1 where id = ${product}`;
  });

  it('is a job that the clock runs', async () => {
    const { id } = await buy(database.sql, buyer, { [product]: 1 });
    await letOrderLapse(database.sql, id);
    await database.sql`update private.jobs set last_run_at = null where name = 'expire_orders'`;
    await database.sql`select private.run_due_jobs()`;
    expect((await read(buyer, id)).status).toBe('expired');
  });
});

describe('cancelling', () => {
  it('gives the stock back and tells the other side', async () => {
    const { id } = await buy(database.sql, buyer, { [product]: 3 });
    const gone = await as(buyer, 'cancel_order', { p_order_id: id, p_reason: '改變心意' });
    expect(gone).toMatchObject({ status: 'cancelled', cancel_reason: '改變心意' });
    expect(await stockOf(product)).toEqual([0, 0]);
    expect(await kindsToldTo(shop.owner)).toEqual(['order.cancelled_by_buyer']);
    expect(await refusal(as(buyer, 'cancel_order', { p_order_id: id }))).toBe('ALREADY_CANCELLED');
  });

  it('lets the buyer take back what was reported by mistake, and tells the seller', async () => {
    const order = await buyAndReport(database.sql, buyer, { [product]: 3 });
    const gone = fit(orderSchema, await as(buyer, 'cancel_order', { p_order_id: order.id }));
    expect(gone).toMatchObject({ status: 'cancelled', payments: [{ status: 'failed' }] });
    expect(await stockOf(product)).toEqual([0, 0]);
    expect(await kindsToldTo(shop.owner)).toEqual([
      'order.cancelled_by_buyer',
      'order.payment_reported',
    ]);
    const late = as(shop.owner, 'confirm_payment', { p_order_id: order.id });
    expect(await refusal(late)).toBe('INVALID_STATE');
  });

  it('lets the seller end what was reported but never arrived', async () => {
    const order = await buyAndReport(database.sql, buyer, { [product]: 3 });
    await as(shop.owner, 'cancel_order', { p_order_id: order.id, p_reason: '三天未收到款項' });
    expect(await read(buyer, order.id)).toMatchObject({
      status: 'cancelled',
      payments: [{ status: 'failed' }],
    });
    expect(await stockOf(product)).toEqual([0, 0]);
    expect(await kindsToldTo(buyer)).toEqual(['order.cancelled']);
  });
});

describe('lists', () => {
  it('show the buyer the purchase history by tab, kind and words', async () => {
    const open = await buy(database.sql, buyer, { [product]: 1 });
    const paid = await buyAndPay(database.sql, shop, buyer, { [product]: 1 });
    const lapsed = await buy(database.sql, buyer, { [product]: 1 });
    await letOrderLapse(database.sql, lapsed.id);
    const list = async (args: Parameters<typeof call>[3] = {}) =>
      fit(orderPageSchema, await call(database.sql, buyer, 'my_orders', args)).items.map(
        ({ id }) => id,
      );
    expect(await list()).toHaveLength(3);
    expect(await list({ p_tab: 'open' })).toEqual([open.id]);
    expect(await list({ p_tab: 'paid' })).toEqual([paid.id]);
    expect(await list({ p_tab: 'closed' })).toEqual([lapsed.id]);
    expect(await list({ p_tab: 'refund' })).toEqual([]);
    expect(await list({ p_kind: 'ticket' })).toEqual([]);
    expect(await list({ p_query: paid.order_no.toLowerCase() })).toEqual([paid.id]);
    expect(await list({ p_query: '毛巾 應援' })).toHaveLength(3);
    expect(await list({ p_query: '100%' })).toEqual([]);
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
    expect(await list({ p_year: year })).toHaveLength(3);
    expect(await list({ p_year: year - 1 })).toEqual([]);
    const page = await call(database.sql, buyer, 'my_orders', { p_page: 2, p_page_size: 2 });
    expect(fit(orderPageSchema, page)).toMatchObject({ total: 3, page: 2, page_size: 2 });
    const stranger = await signUp(database.sql);
    expect(await call(database.sql, stranger, 'my_orders')).toMatchObject({ total: 0 });
  });

  it('show the seller what to check, and no other seller', async () => {
    const order = await buyAndReport(database.sql, buyer, { [product]: 1 });
    const args = { p_seller_type: 'performer', p_seller_id: shop.performer };
    const list = fit(
      sellerOrderPageSchema,
      await call(database.sql, shop.owner, 'seller_orders', { ...args, p_tab: 'payment_review' }),
    );
    expect(list.items).toMatchObject([
      {
        id: order.id,
        buyer_name: '林買家',
        transfer: { last5: '12345' },
        delivery: { method: 'post' },
      },
    ]);
    const otherShop = await createShop(database.sql);
    expect(await refusal(call(database.sql, otherShop.owner, 'seller_orders', args))).toBe(
      'NOT_FOUND',
    );
    expect(
      await call(database.sql, otherShop.owner, 'seller_orders', { p_seller_type: 'organizer' }),
    ).toMatchObject({ total: 0 });
  });

  it('show administrators the kinds of their flags', async () => {
    await buy(database.sql, buyer, { [product]: 1 });
    await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' });
    await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'subscription' });
    const admin = (flag: string) =>
      signUp(database.sql, { profile: { role: 'admin', admin_role: 'editor', [flag]: true } });
    const kindsSeenBy = async (user: string) => {
      const answer = await call(database.sql, user, 'admin_list_orders', { p_page_size: 50 });
      return [...new Set(fit(sellerOrderPageSchema, answer).items.map(({ kind }) => kind))].sort();
    };
    expect(await kindsSeenBy(await admin('can_manage_ads'))).toEqual(['ad', 'subscription']);
    expect(await kindsSeenBy(await admin('can_manage_performers'))).toEqual(['product']);
    const superadmin = await signUpSuperadmin(database.sql);
    expect(await kindsSeenBy(superadmin)).toEqual(expect.arrayContaining(['ad', 'product']));
  });

  it('find a transfer by its five digits, and count what waits for administrators', async () => {
    const [superadmin, order] = [
      await signUpSuperadmin(database.sql),
      await buy(database.sql, buyer, { [product]: 1 }),
    ];
    const counted = () =>
      call<{ payments: number; refunds: number }>(database.sql, superadmin, 'admin_money_counts');
    const before = await counted();
    await as(buyer, 'choose_bank_transfer', { p_order_id: order.id });
    await as(buyer, 'report_transfer', {
      p_order_id: order.id,
      p_last5: '90417',
      p_transfer_at: new Date().toISOString(),
    });
    const found = async (args: Record<string, string>) => {
      const answer = await call(database.sql, superadmin, 'admin_list_orders', args);
      return fit(sellerOrderPageSchema, answer).items.map(({ id }) => id);
    };
    expect(await found({ p_query: '90417' })).toEqual([order.id]);
    expect(await found({ p_query: '90418' })).toEqual([]);
    expect((await counted()).payments).toBe(before.payments + 1);

    await as(shop.owner, 'confirm_payment', { p_order_id: order.id });
    expect(await found({ p_tab: 'refund_open' })).not.toContain(order.id);
    await as(buyer, 'request_refund', refundFor(order.id));
    expect(await found({ p_tab: 'refund_open' })).toContain(order.id);
    expect(await counted()).toEqual({ payments: before.payments, refunds: before.refunds + 1 });
  });

  it('hide a phone number from an administrator and from sellers who need not call', async () => {
    const order = await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' });
    const seen = await read(shop.owner, order);
    expect(seen.buyer_phone).toBe('0987***321');
    expect(seen.buyer_email).toMatch(/^.\*\*\*@people\.test$/);
    expect((await read(buyer, order)).buyer_phone).toBe('0987654321');
  });
});

describe('settlements', () => {
  it('sum what came in and went out, by seller and month', async () => {
    await buyAndPay(database.sql, shop, buyer, { [product]: 2 });
    const returned = await buyAndPay(database.sql, shop, buyer, { [product]: 1 });
    const asked = await as(buyer, 'request_refund', refundFor(returned.id));
    const refund = { p_refund_id: asked.refunds[0]?.id ?? '' };
    await as(shop.owner, 'decide_refund', { ...refund, p_approve: true });
    await as(shop.owner, 'mark_refunded', { ...refund, p_transfer_ref: 'TX1' });
    await buy(database.sql, buyer, { [product]: 1 });
    const older = await buyAndPay(database.sql, shop, buyer, { [product]: 1 });
    await database.sql`update public.orders set paid_at = '2020-01-31 17:00+00' where id = ${older.id}`;

    const sums = { p_seller_type: 'performer', p_seller_id: shop.performer };
    const now = sellerSettlementSchema.parse(
      await call(database.sql, shop.owner, 'seller_settlement', sums),
    );
    expect(now.months).toMatchObject([
      { orders: 2, gross: 1500, fees: 160, discount: 0, paid: 1660, refunded: 580, net: 1080 },
    ]);
    // 17:00 UTC on the 31st is February in Taipei.
    const then = sellerSettlementSchema.parse(
      await call(database.sql, shop.owner, 'seller_settlement', {
        ...sums,
        p_from: '2020-02-01',
        p_until: '2020-02-01',
      }),
    );
    expect(then.months).toMatchObject([{ month: '2020-02-01', orders: 1, paid: 580 }]);

    const superadmin = await signUpSuperadmin(database.sql);
    const all = adminSettlementsSchema.parse(
      await call(database.sql, superadmin, 'admin_settlements'),
    );
    expect(all.sellers.find(({ seller_id }) => seller_id === shop.performer)).toMatchObject({
      seller_name: '測試樂團',
      net: 1080,
    });
  });
});
