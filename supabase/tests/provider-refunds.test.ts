import { orderSchema } from '@spotlight/shared/orders/schema';
import { fit } from './answers/fit';
import { call, faultOf, refusal } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { refundFor, type OrderAnswer } from './setup/orders';
import { callAsServer, holdTicket, notice, startPayment } from './setup/payments';
import { signUpSuperadmin } from './setup/people';
import { endEvent } from './setup/settlements';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
afterEach(() => checkInvariants(database.sql));

let payments = 0;
/** A ticket that is paid through a provider. */
async function buyThrough(method: string) {
  const sold = await holdTicket(database.sql);
  const { trade_no } = await startPayment(database.sql, sold.buyer, sold.order, method);
  await notice(database.sql, {
    tradeNo: trade_no,
    ref: `M${++payments}`,
    amount: 300,
    provider: method === 'linepay' ? 'linepay' : 'ecpay',
  });
  return { ...sold, tradeNo: trade_no };
}

const read = async (user: string, id: string) =>
  fit(orderSchema, await call(database.sql, user, 'get_order', { p_order_id: id }));

interface Taken {
  id: string;
  trade_no: string;
  amount: number;
  is_whole: boolean;
}
const take = () => callAsServer<Taken[]>(database.sql, 'take_provider_refunds');
const answer = (id: string, outcome: 'sent' | 'refused', reference: string | null = null) =>
  callAsServer(database.sql, 'record_provider_refund', {
    p_id: id,
    p_outcome: outcome,
    p_reference: reference,
    p_error: outcome === 'refused' ? '餘額不足' : null,
  });

/** Asked back by the buyer without naming an account, and agreed to. */
async function askBack(sold: Awaited<ReturnType<typeof buyThrough>>) {
  const asked = await call<OrderAnswer>(database.sql, sold.buyer, 'request_refund', {
    p_order_id: sold.order,
    p_reason: '臨時有事',
  });
  const id = asked.refunds[0]?.id ?? '';
  await call(database.sql, sold.organizer, 'decide_refund', { p_refund_id: id, p_approve: true });
  return id;
}

it.each(['card', 'linepay'])('by %s goes back by itself, once, without an account', async (way) => {
  const sold = await buyThrough(way);
  const id = await askBack(sold);
  expect((await read(sold.buyer, sold.order)).refunds[0]).toMatchObject({
    status: 'processing',
    by_provider: true,
  });
  // Nobody else sends it.
  const byHand = call(database.sql, sold.organizer, 'mark_refunded', {
    p_refund_id: id,
    p_transfer_ref: 'X1',
  });
  expect(await faultOf(byHand)).toMatchObject({ code: 'INVALID_STATE', hint: 'provider' });

  const [taken, ...others] = await take();
  expect(others).toEqual([]);
  expect(taken).toMatchObject({ trade_no: sold.tradeNo, is_whole: taken?.amount === 300 });
  expect(await take()).toEqual([]);
  await answer(taken?.id ?? '', 'sent', 'R-77');
  expect(await read(sold.buyer, sold.order)).toMatchObject({
    refunded_amount: taken?.amount,
    refunds: [{ status: 'refunded', transfer_ref: 'R-77' }],
  });
  expect(await refusal(answer(taken?.id ?? '', 'sent', 'R-78'))).toBe('INVALID_STATE');
});

it('that is refused is tried again later, and then somebody of finance sends it', async () => {
  const sold = await buyThrough('card');
  await askBack(sold);
  for (let tries = 1; tries <= 5; tries++) {
    const [taken] = await take();
    await answer(taken?.id ?? '', 'refused');
    expect(await take()).toEqual([]);
    await database.sql`update private.provider_refunds set next_try_at = now() where state = 'due'`;
  }
  const superadmin = await signUpSuperadmin(database.sql);
  const owed = await call<{
    refunds: { id: string; state: string; last_error: string; order_id: string }[];
  }>(database.sql, superadmin, 'admin_owed_payments');
  const mine = owed.refunds.find(({ order_id }) => order_id === sold.order);
  expect(mine).toMatchObject({ state: 'by_hand', last_error: '餘額不足' });
  await call(database.sql, superadmin, 'finish_provider_refund', {
    p_id: mine?.id ?? '',
    p_reference: 'BANK-1',
  });
  expect((await read(sold.buyer, sold.order)).refunds[0]).toMatchObject({
    status: 'refunded',
    transfer_ref: 'BANK-1',
  });
});

it('of which nobody knows how it ended is never sent a second time by itself', async () => {
  const sold = await buyThrough('card');
  await askBack(sold);
  const [taken] = await take();
  const superadmin = await signUpSuperadmin(database.sql);
  const again = () =>
    call(database.sql, superadmin, 'finish_provider_refund', { p_id: taken?.id ?? '' });
  expect(await refusal(again())).toBe('INVALID_STATE');
  await database.sql`
    update private.provider_refunds set next_try_at = now() - interval '1 hour'
    where id = ${taken?.id ?? ''}`;
  expect(await take()).toEqual([]);
  const owed = await call<{ refunds: { id: string; state: string }[] }>(
    database.sql,
    superadmin,
    'admin_owed_payments',
  );
  expect(owed.refunds).toContainEqual(expect.objectContaining({ id: taken?.id, state: 'unclear' }));
  await again();
  const [second] = await take();
  expect(second?.id).toBe(taken?.id);
  await answer(taken?.id ?? '', 'sent', 'R-79');
});

it.each(['atm', 'cvs'])('by %s is sent by the platform, to the buyer’s account', async (way) => {
  const sold = await buyThrough(way);
  const unnamed = call(database.sql, sold.buyer, 'request_refund', {
    p_order_id: sold.order,
    p_reason: '臨時有事',
  });
  expect(await faultOf(unnamed)).toMatchObject({ code: 'INVALID_INPUT', hint: 'bank_code' });
  const asked = await call<OrderAnswer>(
    database.sql,
    sold.buyer,
    'request_refund',
    refundFor(sold.order),
  );
  const id = asked.refunds[0]?.id ?? '';
  await call(database.sql, sold.organizer, 'decide_refund', { p_refund_id: id, p_approve: true });
  expect(await take()).toEqual([]);
  const mark = { p_refund_id: id, p_transfer_ref: 'B2' };
  expect(await refusal(call(database.sql, sold.organizer, 'mark_refunded', mark))).toBe(
    'FORBIDDEN',
  );
  await call(database.sql, await signUpSuperadmin(database.sql), 'mark_refunded', mark);
  expect((await read(sold.buyer, sold.order)).refunds[0]?.status).toBe('refunded');
});

it('pays the organizer out what came by card and stayed, and not what they had themselves', async () => {
  const sold = await buyThrough('card');
  const statement = async () => {
    const { items } = await call<{ items: { payout: number; received: number; net: number }[] }>(
      database.sql,
      sold.organizer,
      'my_settlements',
    );
    return items[0];
  };
  await endEvent(database.sql, sold.event);
  expect(await statement()).toMatchObject({ net: 300, received: 0, payout: 300 });
});

it('leaves nothing to pay out of what went back by card', async () => {
  const sold = await buyThrough('card');
  await askBack(sold);
  const [taken] = await take();
  await answer(taken?.id ?? '', 'sent', 'R-80');
  await endEvent(database.sql, sold.event);
  const { items } = await call<{ items: { payout: number; net: number }[] }>(
    database.sql,
    sold.organizer,
    'my_settlements',
  );
  expect(items[0]?.payout).toBe(300 - (taken?.amount ?? 0));
  expect(items[0]?.payout).toBe(items[0]?.net);
});
