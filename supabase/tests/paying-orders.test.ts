import { orderSchema } from '@spotlight/shared/orders/schema';
import { runDueJobs } from '../stack/postgres/job-clock';
import { fit } from './answers/fit';
import { call, faultOf, refusal } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import {
  buy,
  buyAndPay,
  buyAndReport,
  createProduct,
  createShop,
  letOrderLapse,
  type Shop,
} from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { openTowelShop, orderTools } from './setup/towel-shop';

const database = provideTestDatabase();
const { as, read, stockOf, kindsToldTo } = orderTools(database);
let shop: Shop;
let buyer: string;
let product: string;

beforeEach(async () => {
  ({ shop, buyer, product } = await openTowelShop(database.sql));
});
afterEach(() => checkInvariants(database.sql));

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
    await set('0123456789');
    expect(await refusal(set('9876543210'))).toBe('PASSWORD_NEEDED');
    await database.sql`select private.note_login_proof(${shop.owner})`;
    await set('9876543210');
    const told = await database.sql`
      select params, (select count(*)::int from private.mails where kind = n.kind and user_id = n.user_id) as mails
      from public.notifications as n where user_id = ${shop.owner} and kind = 'account.payout_changed'`;
    expect([...told]).toEqual([{ params: { bank_code: '808', ending: '3210' }, mails: 1 }]);
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
    await runDueJobs(database.sql);
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
