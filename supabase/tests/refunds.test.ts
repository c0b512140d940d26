import { orderSchema, refundQuoteSchema } from '@spotlight/shared/orders/schema';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import {
  buyAndPay,
  buyAndReport,
  createProduct,
  createShop,
  refundFor,
  type Shop,
} from './setup/orders';
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
  product = await createProduct(database.sql, shop, { price: 500, stock: 10, shipping_fee: 80 });
});
afterEach(() => checkInvariants(database.sql));

type Args = Record<string, Argument>;
const as = async (user: string, name: string, args: Args) =>
  fit(orderSchema, await call(database.sql, user, name, args));
const paidOrder = () => buyAndPay(database.sql, shop, buyer, { [product]: 2 });
const quote = async (id: string) =>
  fit(refundQuoteSchema, await call(database.sql, buyer, 'refund_quote', { p_order_id: id }));
const ask = (id: string, change: Record<string, string | number> = {}) =>
  as(buyer, 'request_refund', refundFor(id, change));
const decide = (refund: string | undefined, approve: boolean, note?: string) =>
  as(shop.owner, 'decide_refund', {
    p_refund_id: refund ?? '',
    p_approve: approve,
    p_note: note ?? null,
  });
const send = (refund: string | undefined) =>
  as(shop.owner, 'mark_refunded', { p_refund_id: refund ?? '', p_transfer_ref: 'TX-20261122' });
const openRefund = async (id: string) => {
  const refund = (await ask(id)).refunds.at(-1);
  if (!refund) throw new Error('no refund');
  return refund.id;
};
const sold = async () => {
  const [row] = await database.sql`select sold from public.products where id = ${product}`;
  return row?.['sold'] as number;
};
const kindsToldTo = async (user: string) => {
  const rows = await database.sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${user} and kind like '%refund%' order by created_at`;
  return rows.map(({ kind }) => kind);
};

it('goes from the question to the money, with stock back on the shelf', async () => {
  const { id } = await paidOrder();
  expect(await quote(id)).toEqual({ amount: 1080, fee: 0, allowed: true, reason: null });
  const asked = await ask(id, { p_expected_amount: 1080 });
  expect(asked).toMatchObject({
    status: 'paid',
    refund_status: 'requested',
    refunded_amount: 0,
    refunds: [{ status: 'requested', amount: 1080, fee: 0, has_account: true, by_server: false }],
  });
  expect(await sold()).toBe(2);
  expect(await kindsToldTo(shop.owner)).toEqual(['order.refund_requested']);
  const refund = asked.refunds[0]?.id;

  expect(await decide(refund, true)).toMatchObject({
    refund_status: 'processing',
    refunded_amount: 0,
  });
  expect(await sold()).toBe(0);
  expect(await send(refund)).toMatchObject({
    status: 'paid',
    refund_status: 'full',
    refunded_amount: 1080,
    refunds: [{ status: 'refunded', transfer_ref: 'TX-20261122' }],
  });
  expect(await kindsToldTo(buyer)).toEqual(['order.refund_processing', 'order.refunded']);
  expect((await quote(id)).reason).toBe('refunded_already');
  expect(await refusal(ask(id))).toBe('INVALID_STATE');
});

it('keeps the shipping once the goods are handed over, and ends after seven days', async () => {
  const { id } = await paidOrder();
  await as(shop.owner, 'hand_over_order', { p_order_id: id });
  expect(await quote(id)).toEqual({ amount: 1000, fee: 80, allowed: true, reason: null });
  await database.sql`update public.orders set completed_at = now() - interval '7 days' where id = ${id}`;
  expect(await quote(id)).toEqual({ amount: 0, fee: 1080, allowed: false, reason: 'too_late' });
  expect(await faultOf(ask(id))).toMatchObject({ code: 'INVALID_STATE', hint: 'too_late' });

  const soon = await paidOrder();
  await as(shop.owner, 'hand_over_order', { p_order_id: soon.id });
  const refund = await openRefund(soon.id);
  await decide(refund, true);
  // What was handed over is not on the shelf again.
  expect(await sold()).toBe(4);
  expect(await send(refund)).toMatchObject({ refund_status: 'full', refunded_amount: 1000 });
});

it('knows no refund of what is not paid, and of tickets where there are none', async () => {
  const { id } = await buyAndReport(database.sql, buyer, { [product]: 1 });
  expect((await quote(id)).reason).toBe('not_paid');
  expect(await refusal(ask(id))).toBe('INVALID_STATE');
  const paid = await paidOrder();
  const some = { p_order_id: paid.id, p_ticket_ids: [product] };
  expect(await call(database.sql, buyer, 'refund_quote', some)).toMatchObject({
    allowed: false,
    reason: 'only_whole_order',
  });
});

it('is refused with a reason, and may be asked for again', async () => {
  const { id } = await paidOrder();
  const refund = await openRefund(id);
  expect(await faultOf(decide(refund, false))).toMatchObject({
    code: 'INVALID_INPUT',
    hint: 'note',
  });
  expect(await decide(refund, false, '已客製化')).toMatchObject({
    refund_status: 'rejected',
    refunds: [{ status: 'rejected', decision_note: '已客製化' }],
  });
  expect(await sold()).toBe(2);
  expect(await ask(id)).toMatchObject({ refund_status: 'requested' });
});

it('can be withdrawn until it is decided, and changed where the money goes until it is sent', async () => {
  const { id } = await paidOrder();
  const first = await openRefund(id);
  expect(await as(buyer, 'withdraw_refund', { p_refund_id: first })).toMatchObject({
    refund_status: 'none',
  });
  expect(await refusal(decide(first, true))).toBe('INVALID_STATE');

  const second = await openRefund(id);
  await decide(second, true);
  expect(await refusal(as(buyer, 'withdraw_refund', { p_refund_id: second }))).toBe(
    'INVALID_STATE',
  );
  const account = { p_bank_code: '700', p_account_no: '00012345678901', p_account_name: '王大明' };
  await as(buyer, 'set_refund_account', { p_refund_id: second, ...account });
  expect(
    await call(database.sql, shop.owner, 'read_refund_account', { p_refund_id: second }),
  ).toMatchObject({ account_no: '00012345678901' });
  await send(second);
  const late = as(buyer, 'set_refund_account', { p_refund_id: second, ...account });
  expect(await refusal(late)).toBe('INVALID_STATE');
});

it('takes one open question for each order, decides it once, and sends money once', async () => {
  const { id } = await paidOrder();
  const refund = await openRefund(id);
  expect(await faultOf(ask(id))).toMatchObject({
    code: 'INVALID_STATE',
    hint: 'requested_already',
  });
  expect(await refusal(send(refund))).toBe('INVALID_STATE');
  await decide(refund, true);
  expect(await refusal(decide(refund, true))).toBe('INVALID_STATE');
  expect(await refusal(decide(refund, false, '反悔'))).toBe('INVALID_STATE');
  await send(refund);
  expect(await refusal(send(refund))).toBe('INVALID_STATE');
  expect(await sold()).toBe(0);
});

it.each([
  [{ p_reason: ' ' }, 'reason'],
  [{ p_bank_code: '12' }, 'bank_code'],
  [{ p_account_no: '1234' }, 'account_no'],
  [{ p_account_name: '' }, 'account_name'],
])('refuses the request %j', async (change, field) => {
  const { id } = await paidOrder();
  expect(await faultOf(ask(id, change))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
});

it('refuses an amount other than the one that was shown', async () => {
  const { id } = await paidOrder();
  expect(await refusal(ask(id, { p_expected_amount: 1000 }))).toBe('PRICE_CHANGED');
});

it('holds back goods that are being refunded', async () => {
  const { id } = await paidOrder();
  await openRefund(id);
  expect(await refusal(as(shop.owner, 'hand_over_order', { p_order_id: id }))).toBe(
    'INVALID_STATE',
  );
});

describe('where the money goes', () => {
  it('is read by the seller while it is on its way, and each reading is written down', async () => {
    const { id } = await paidOrder();
    const refund = await openRefund(id);
    const readAccount = (user: string) =>
      call(database.sql, user, 'read_refund_account', { p_refund_id: refund });
    expect(await refusal(readAccount(shop.owner))).toBe('INVALID_STATE');
    await decide(refund, true);
    expect(await readAccount(shop.owner)).toEqual({
      bank_code: '812',
      account_no: '288812345678',
      account_name: '王小明',
    });
    const log = await database.sql`
      select actor_id from public.audit_log where entity = 'refund_accounts' and entity_id = ${refund}`;
    expect(log.map((row) => row['actor_id'] as string)).toEqual([shop.owner]);
    // No answer about the order carries it.
    for (const user of [buyer, shop.owner]) {
      const order = await call(database.sql, user, 'get_order', { p_order_id: id });
      expect(JSON.stringify(order)).not.toContain('288812345678');
    }
  });

  it('is forgotten 30 days after', async () => {
    const { id } = await paidOrder();
    const refund = await openRefund(id);
    await decide(refund, true);
    await send(refund);
    const kept = async () => {
      await database.sql`select private.forget_bank_accounts()`;
      return database.sql`select from private.refund_accounts where refund_id = ${refund}`;
    };
    expect(await kept()).toHaveLength(1);
    await database.sql`alter table public.refund_requests disable trigger set_updated_at`;
    await database.sql`
      update public.refund_requests set updated_at = now() - interval '31 days' where id = ${refund}`;
    await database.sql`alter table public.refund_requests enable trigger set_updated_at`;
    expect(await kept()).toHaveLength(0);
  });
});

describe('a refund by the server', () => {
  const refundAll = (id: string, amount: number | null = null) =>
    database.sql<{ id: string | null }[]>`
      select private.refund_order(${id}, '主辦取消', null, ${amount}) as id`;
  // The kind moves its own rows; here it is goods.
  const takeBack = (id: string) => database.sql`select private.move_order_products(${id}, -1, 0)`;

  /** The seller sends it once the buyer has said where to. */
  const sendTo = async (id: string | null) => {
    const refund = id ?? '';
    await call(database.sql, buyer, 'set_refund_account', {
      p_refund_id: refund,
      p_bank_code: '812',
      p_account_no: '288812345678',
      p_account_name: '王小明',
    });
    return send(refund);
  };

  it('gives back all that is left, and waits for an account', async () => {
    const { id } = await paidOrder();
    const [refund] = await refundAll(id);
    await takeBack(id);
    const order = fit(
      orderSchema,
      await call(database.sql, buyer, 'get_order', { p_order_id: id }),
    );
    expect(order).toMatchObject({
      refund_status: 'processing',
      refunds: [{ amount: 1080, fee: 0, by_server: true, has_account: false }],
    });
    expect(await refusal(send(refund?.id ?? ''))).toBe('INVALID_STATE');
    expect(await sendTo(refund?.id ?? null)).toMatchObject({
      refund_status: 'full',
      refunded_amount: 1080,
    });
    expect((await refundAll(id))[0]?.id).toBeNull();
  });

  it('takes the place of what the buyer has asked for, account included', async () => {
    const { id } = await paidOrder();
    await openRefund(id);
    await refundAll(id);
    await takeBack(id);
    const order = fit(
      orderSchema,
      await call(database.sql, buyer, 'get_order', { p_order_id: id }),
    );
    expect(order.refunds.map(({ status, has_account }) => [status, has_account])).toEqual([
      ['withdrawn', true],
      ['processing', true],
    ]);
  });

  it('never gives back more than was paid', async () => {
    const { id } = await paidOrder();
    expect(await refusal(Promise.resolve(refundAll(id, 1081)))).toBe('INVALID_STATE');
    const [part] = await refundAll(id, 80);
    await takeBack(id);
    expect(await sendTo(part?.id ?? null)).toMatchObject({
      refund_status: 'partial',
      refunded_amount: 80,
    });
    const [rest] = await refundAll(id);
    expect(await sendTo(rest?.id ?? null)).toMatchObject({
      refund_status: 'full',
      refunded_amount: 1080,
    });
    const unpaid = await buyAndReport(database.sql, buyer, { [product]: 1 });
    expect(await refusal(Promise.resolve(refundAll(unpaid.id)))).toBe('INVALID_STATE');
  });
});
