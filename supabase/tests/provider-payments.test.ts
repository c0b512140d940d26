import { orderSchema } from '@spotlight/shared/orders/schema';
import { fit } from './answers/fit';
import { call, faultOf, refusal } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { createShop, createProduct, productOrder, type OrderAnswer } from './setup/orders';
import { callAsServer, holdOne, holdTicket, notice, startPayment } from './setup/payments';
import { signUp, signUpSuperadmin } from './setup/people';
import { letOrderLapse, stockOf } from './setup/tickets';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
afterEach(() => checkInvariants(database.sql));

const read = async (user: string, id: string) =>
  fit(orderSchema, await call(database.sql, user, 'get_order', { p_order_id: id }));

interface Owed {
  refunds: { id: string; amount: number; why: string | null; state: string; order_no: string }[];
  late: { id: string; amount: number; with_platform: boolean; has_account: boolean }[];
  notices: { verdict: string; trade_no: string }[];
}
const owed = async () =>
  call<Owed>(database.sql, await signUpSuperadmin(database.sql), 'admin_owed_payments');

/** What is to be sent back now, as the function `payments` takes it. */
const takeRefunds = () =>
  callAsServer<{ id: string; amount: number; trade_no: string; is_whole: boolean }[]>(
    database.sql,
    'take_provider_refunds',
  );

describe('beginning to pay', () => {
  it('is the buyer’s alone, with the amount of the order, and holds the place meanwhile', async () => {
    const { organizer, buyer, order } = await holdTicket(database.sql);
    await database.sql`
      update public.orders set hold_expires_at = now() + interval '1 minute' where id = ${order}`;
    const started = await startPayment(database.sql, buyer, order);
    expect(started).toMatchObject({ provider: 'ecpay', method: 'card', amount: 300 });
    expect(started.trade_no).toMatch(/^[A-Z0-9]{10,20}$/);
    const seen = await read(buyer, order);
    expect(seen).toMatchObject({ status: 'pending_payment', attempt: { state: 'started' } });
    expect(Date.parse(seen.hold_expires_at ?? '') - Date.now()).toBeGreaterThan(15 * 60_000);
    expect((await read(organizer, order)).attempt).toBeNull();

    const stranger = await signUp(database.sql);
    expect(await refusal(startPayment(database.sql, stranger, order))).toBe('NOT_FOUND');
    expect(await refusal(startPayment(database.sql, organizer, order))).toBe('FORBIDDEN');
    const fault = await faultOf(startPayment(database.sql, buyer, order, 'cash'));
    expect(fault).toMatchObject({ code: 'INVALID_INPUT', hint: 'method' });
  });

  it('ends with the time to pay, and with paying', async () => {
    const { buyer, order } = await holdTicket(database.sql);
    const { trade_no } = await startPayment(database.sql, buyer, order);
    expect(await notice(database.sql, { tradeNo: trade_no, ref: 'P1', amount: 300 })).toBe(
      'counted',
    );
    expect(await refusal(startPayment(database.sql, buyer, order))).toBe('INVALID_STATE');
    const late = await holdTicket(database.sql);
    await letOrderLapse(database.sql, late.order);
    expect(await refusal(startPayment(database.sql, late.buyer, late.order))).toBe('ORDER_EXPIRED');
  });

  it('is not offered where the platform does not settle with the seller', async () => {
    const shop = await createShop(database.sql);
    const buyer = await signUp(database.sql);
    const product = await createProduct(database.sql, shop);
    const order = await call<OrderAnswer>(
      database.sql,
      buyer,
      'order_products',
      productOrder({ [product]: 1 }),
    );
    const fault = await faultOf(startPayment(database.sql, buyer, order.id));
    expect(fault).toMatchObject({ code: 'INVALID_STATE', hint: 'method' });
    expect((await read(buyer, order.id)).takes_providers).toBe(false);
  });

  it('may be tried twenty times', async () => {
    const { buyer, order } = await holdTicket(database.sql);
    for (let tries = 0; tries < 20; tries++) await startPayment(database.sql, buyer, order);
    expect(await refusal(startPayment(database.sql, buyer, order))).toBe('LIMIT_EXCEEDED');
  });
});

describe('what a provider says', () => {
  it('is nothing that anybody else can say', async () => {
    const { buyer, order } = await holdTicket(database.sql);
    const { trade_no } = await startPayment(database.sql, buyer, order);
    const superadmin = await signUpSuperadmin(database.sql);
    for (const user of [null, buyer, superadmin]) {
      const forged = call(database.sql, user, 'record_payment_notice', {
        p_provider: 'ecpay',
        p_trade_no: trade_no,
        p_provider_ref: 'P-forged',
        p_outcome: 'paid',
        p_amount: 300,
      });
      expect(await refusal(forged)).toMatch('permission denied');
    }
    expect((await read(buyer, order)).status).toBe('pending_payment');
  });

  it('pays once, however often it is said', async () => {
    const { buyer, order, event } = await holdTicket(database.sql);
    const { trade_no } = await startPayment(database.sql, buyer, order);
    const said = { tradeNo: trade_no, ref: 'P2', amount: 300 };
    expect(await notice(database.sql, said)).toBe('counted');
    expect(await notice(database.sql, said)).toBe('repeated');
    expect(await notice(database.sql, { ...said, outcome: 'failed' })).toBe('contradicted');
    expect(await read(buyer, order)).toMatchObject({
      status: 'paid',
      payments: [{ provider: 'card', status: 'succeeded', amount: 300 }],
      attempt: { state: 'paid' },
      returns: [],
    });
    expect(await stockOf(database.sql, event)).toEqual({ sold: 1, held: 0 });
    expect(await takeRefunds()).toEqual([]);
  });

  it('is not believed about the sum: a wrong one is asked about, and owed back if it is true', async () => {
    const { buyer, order } = await holdTicket(database.sql);
    const { trade_no } = await startPayment(database.sql, buyer, order);
    const said = { tradeNo: trade_no, ref: 'P3' };
    expect(await notice(database.sql, { ...said, amount: 1 })).toBe('disputed');
    expect((await read(buyer, order)).status).toBe('pending_payment');
    // The provider, asked, says what it should.
    expect(await notice(database.sql, { ...said, amount: 300, source: 'asked' })).toBe('counted');

    const other = await holdTicket(database.sql);
    const second = await startPayment(database.sql, other.buyer, other.order);
    const little = { tradeNo: second.trade_no, ref: 'P4', amount: 1, source: 'asked' as const };
    expect(await notice(database.sql, little)).toBe('owed');
    expect(await notice(database.sql, little)).toBe('repeated');
    expect(await notice(database.sql, { ...little, amount: 300 })).toBe('contradicted');
    expect(await read(other.buyer, other.order)).toMatchObject({
      status: 'pending_payment',
      returns: [{ amount: 1, why: 'wrong_amount', is_returned: false }],
    });
    const { refunds, notices } = await owed();
    expect(refunds).toEqual([expect.objectContaining({ amount: 1, why: 'wrong_amount' })]);
    expect(notices.map(({ verdict }) => verdict)).toEqual(
      expect.arrayContaining(['disputed', 'contradicted']),
    );
    const [sent] = await takeRefunds();
    await callAsServer(database.sql, 'record_provider_refund', {
      p_id: sent?.id ?? '',
      p_outcome: 'sent',
      p_reference: 'R-1',
    });
    expect((await read(other.buyer, other.order)).returns[0]?.is_returned).toBe(true);
  });

  it('leaves another way open after a failure, and may still turn out paid', async () => {
    const { buyer, order } = await holdTicket(database.sql);
    const { trade_no } = await startPayment(database.sql, buyer, order);
    const failure = { tradeNo: trade_no, outcome: 'failed' as const, details: { reason: '額度' } };
    expect(await notice(database.sql, failure)).toBe('failed');
    expect(await read(buyer, order)).toMatchObject({
      status: 'pending_payment',
      attempt: { state: 'failed' },
    });
    await call(database.sql, buyer, 'choose_bank_transfer', { p_order_id: order });
    expect(await notice(database.sql, { tradeNo: trade_no, ref: 'P5', amount: 300 })).toBe(
      'counted',
    );
    expect((await read(buyer, order)).payments.map(({ status }) => status)).toEqual([
      'failed',
      'succeeded',
    ]);
  });

  it('ends the search for a transfer that was reported meanwhile', async () => {
    const { organizer, buyer, order } = await holdTicket(database.sql);
    const { trade_no } = await startPayment(database.sql, buyer, order, 'atm');
    await call(database.sql, buyer, 'report_transfer', { p_order_id: order, p_last5: '12345' });
    await notice(database.sql, { tradeNo: trade_no, ref: 'P6', amount: 300 });
    expect(await read(buyer, order)).toMatchObject({
      status: 'paid',
      payments: [{ fail_reason: 'paid_otherwise' }, { provider: 'atm' }],
    });
    const again = call(database.sql, organizer, 'confirm_payment', { p_order_id: order });
    expect(await refusal(again)).toBe('INVALID_STATE');
  });

  it('names where to pay by machine or in a shop, and holds the order so long', async () => {
    const { buyer, order } = await holdTicket(database.sql);
    const { trade_no } = await startPayment(database.sql, buyer, order, 'atm');
    const until = new Date(Date.now() + 26 * 3_600_000).toISOString();
    const issued = {
      tradeNo: trade_no,
      ref: 'P7',
      outcome: 'issued' as const,
      details: { bank_code: '812', account_no: '9103522175887271', pay_until: until },
    };
    expect(await notice(database.sql, issued)).toBe('issued');
    const waiting = await read(buyer, order);
    expect(waiting.attempt).toMatchObject({
      state: 'waiting',
      instructions: { bank_code: '812', account_no: '9103522175887271' },
    });
    // The number and what it holds end together.
    expect(Date.parse(waiting.hold_expires_at ?? '')).toBe(Date.parse(until));
    expect(waiting.attempt?.pay_until).toBe(waiting.hold_expires_at);
    expect(await notice(database.sql, { tradeNo: trade_no, ref: 'P7', amount: 300 })).toBe(
      'counted',
    );
    // Out of turn: the number comes after the money.
    expect(await notice(database.sql, issued)).toBe('ignored');
  });
});

it('asks for no number that would outlive what it is for', async () => {
  const { buyer, order, event } = await holdTicket(database.sql);
  await database.sql`
    update public.ticket_stock set sale_end_at = now() + interval '20 hours' where event_id = ${event}`;
  const until = async (method: string) => {
    const started = await startPayment(database.sql, buyer, order, method);
    return (started as unknown as { pay_until: string | null }).pay_until;
  };
  expect(await until('card')).toBeNull();
  // In a shop it ends with the sale; at a bank it would live until the end of tomorrow.
  expect((Date.parse((await until('cvs')) ?? '') - Date.now()) / 3_600_000).toBeLessThanOrEqual(20);
  expect(await faultOf(until('atm'))).toMatchObject({
    code: 'INVALID_STATE',
    hint: 'too_late_for_number',
  });
});

describe('money that comes too late or twice', () => {
  /** Paid at a cash machine after the seat went to somebody else, or the event was called off. */
  async function payLate(sold: Awaited<ReturnType<typeof holdTicket>>, ref: string) {
    const { trade_no } = await startPayment(database.sql, sold.buyer, sold.order, 'cvs');
    await call(database.sql, sold.buyer, 'cancel_order', { p_order_id: sold.order });
    const said = { tradeNo: trade_no, ref, amount: 300 };
    expect(await notice(database.sql, said)).toBe('owed');
    const [late] = (await read(sold.buyer, sold.order)).returns;
    return late?.id ?? '';
  }
  const account = { p_bank_code: '812', p_account_no: '288812345678', p_account_name: '王小明' };
  const told = (user: string) => database.sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${user} order by created_at, id`;

  it('is told, and goes back from the platform to the account that its buyer names', async () => {
    const sold = await holdTicket(database.sql);
    const id = await payLate(sold, 'A1');
    expect((await told(sold.buyer)).map(({ kind }) => kind)).toContain('order.late_payment');
    const finance = await signUpSuperadmin(database.sql);
    const send = (user: string) =>
      call(database.sql, user, 'return_late_payment', { p_id: id, p_transfer_ref: 'TX9' });
    expect(await faultOf(send(finance))).toMatchObject({ code: 'INVALID_STATE', hint: 'account' });
    const row = (await owed()).late.find((one) => one.id === id);
    expect(row).toMatchObject({ with_platform: true, has_account: false, amount: 300 });
    const named = { p_id: id, ...account };
    const stranger = await signUp(database.sql);
    expect(await refusal(call(database.sql, stranger, 'set_late_account', named))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(call(database.sql, sold.organizer, 'set_late_account', named))).toBe(
      'FORBIDDEN',
    );
    await call(database.sql, sold.buyer, 'set_late_account', named);
    // The organizer never had it.
    expect(await refusal(send(sold.organizer))).toBe('FORBIDDEN');
    const where = await call(database.sql, finance, 'read_late_account', { p_id: id });
    expect(where).toMatchObject({ account_no: '288812345678' });
    await send(finance);
    expect((await read(sold.buyer, sold.order)).returns[0]).toMatchObject({
      is_returned: true,
      transfer_ref: 'TX9',
    });
    expect(await refusal(send(finance))).toBe('INVALID_STATE');
    expect((await told(sold.buyer)).map(({ kind }) => kind)).toContain('order.late_returned');
  });

  it('pays the order that its buyer places again, once', async () => {
    const sold = await holdTicket(database.sql);
    const id = await payLate(sold, 'A2');
    const again = await holdOne(database.sql, sold.buyer, sold.event);
    expect((await read(sold.buyer, again)).returns[0]?.pays.map((one) => one.id)).toEqual([again]);
    const join = { p_id: id, p_order_id: again };
    expect(await refusal(call(database.sql, sold.organizer, 'join_late_payment', join))).toBe(
      'FORBIDDEN',
    );
    await call(database.sql, sold.buyer, 'join_late_payment', join);
    expect(await read(sold.buyer, again)).toMatchObject({
      status: 'paid',
      payments: [{ provider: 'cvs', status: 'succeeded' }],
    });
    expect((await read(sold.buyer, sold.order)).returns[0]).toMatchObject({ state: 'joined' });
    expect(await refusal(call(database.sql, sold.buyer, 'join_late_payment', join))).toBe(
      'INVALID_STATE',
    );
    expect((await owed()).late.map((one) => one.id)).not.toContain(id);
  });

  it('is written down by the seller when it was a transfer, and is theirs to send', async () => {
    const sold = await holdTicket(database.sql);
    const record = (user: string, amount = 300) =>
      call(database.sql, user, 'record_late_payment', {
        p_order_id: sold.order,
        p_amount: amount,
      });
    expect(await faultOf(record(sold.organizer))).toMatchObject({ hint: 'confirm' });
    await letOrderLapse(database.sql, sold.order);
    expect(await refusal(record(sold.buyer))).toBe('FORBIDDEN');
    await record(sold.organizer);
    expect(await faultOf(record(sold.organizer))).toMatchObject({ hint: 'recorded' });
    const [late] = (await read(sold.buyer, sold.order)).returns;
    expect(late).toMatchObject({ method: 'bank_transfer', why: 'order_closed', state: 'waiting' });
    const obliged = await call<{ items: { kind: string; amount: number }[] }>(
      database.sql,
      sold.organizer,
      'account_obligations',
    );
    expect(obliged.items).toContainEqual(
      expect.objectContaining({ kind: 'late_money_to_send', amount: 300 }),
    );
    await call(database.sql, sold.buyer, 'set_late_account', { p_id: late?.id ?? '', ...account });
    await call(database.sql, sold.organizer, 'return_late_payment', {
      p_id: late?.id ?? '',
      p_transfer_ref: 'TX8',
    });
    expect((await read(sold.organizer, sold.order)).returns[0]?.state).toBe('returned');
  });

  it('pays an order that has lapsed and still holds its place', async () => {
    const { buyer, order } = await holdTicket(database.sql);
    const { trade_no } = await startPayment(database.sql, buyer, order);
    await letOrderLapse(database.sql, order);
    expect(await notice(database.sql, { tradeNo: trade_no, ref: 'L1', amount: 300 })).toBe(
      'counted',
    );
  });

  it('goes back when the place is somebody else’s', async () => {
    const { buyer, order, event } = await holdTicket(database.sql, 1);
    const { trade_no } = await startPayment(database.sql, buyer, order);
    await letOrderLapse(database.sql, order);
    const next = await signUp(database.sql);
    await holdOne(database.sql, next, event);
    expect(await notice(database.sql, { tradeNo: trade_no, ref: 'L2', amount: 300 })).toBe('owed');
    expect(await read(buyer, order)).toMatchObject({
      status: 'expired',
      returns: [{ amount: 300, method: 'card', why: 'order_closed' }],
    });
    expect((await takeRefunds()).map(({ trade_no: no, amount }) => [no, amount])).toContainEqual([
      trade_no,
      300,
    ]);
  });

  it('goes back when it pays what is paid, by two cards at once', async () => {
    const { buyer, order, event } = await holdTicket(database.sql);
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => startPayment(database.sql, buyer, order)),
    );
    const verdicts = await Promise.all(
      tries.map(({ trade_no }, index) =>
        notice(database.sql, { tradeNo: trade_no, ref: `T${index}`, amount: 300 }),
      ),
    );
    expect(verdicts.sort()).toEqual(['counted', 'owed', 'owed', 'owed']);
    expect(await stockOf(database.sql, event)).toEqual({ sold: 1, held: 0 });
    expect((await read(buyer, order)).returns.map(({ why }) => why)).toEqual(
      Array(3).fill('paid_already'),
    );
  });

  it('is one payment under one number, whichever order it is said of', async () => {
    const one = await holdTicket(database.sql);
    const two = await holdTicket(database.sql);
    const first = await startPayment(database.sql, one.buyer, one.order);
    const second = await startPayment(database.sql, two.buyer, two.order);
    const verdicts = await Promise.all(
      [first, second].map(({ trade_no }) =>
        notice(database.sql, { tradeNo: trade_no, ref: 'SAME', amount: 300 }),
      ),
    );
    expect(verdicts.sort()).toEqual(['contradicted', 'counted']);
  });

  it('is kept for finance when nobody knows what it is for', async () => {
    expect(await notice(database.sql, { tradeNo: 'SPNOBODYS00', ref: 'N1', amount: 5 })).toBe(
      'unknown',
    );
    expect((await owed()).notices).toContainEqual(
      expect.objectContaining({ verdict: 'unknown', trade_no: 'SPNOBODYS00' }),
    );
  });
});
