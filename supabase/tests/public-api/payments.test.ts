import {
  startPaymentSimulator,
  type PaymentSimulator,
} from '../../stack/payments/payment-simulator';
import { checkInvariants } from '../setup/invariants';
import { holdTicket } from '../setup/payments';
import { providePublicApi } from '../setup/public-api';

let simulator: PaymentSimulator;
beforeAll(async () => {
  simulator = await startPaymentSimulator();
});
afterAll(() => simulator.close());

const api = providePublicApi({
  settingOf: (name) =>
    ({
      ECPAY_MERCHANT_ID: simulator.keys.merchantId,
      ECPAY_HASH_KEY: simulator.keys.hashKey,
      ECPAY_HASH_IV: simulator.keys.hashIv,
      ECPAY_URL: simulator.url,
      LINEPAY_CHANNEL_ID: simulator.keys.channelId,
      LINEPAY_CHANNEL_SECRET: simulator.keys.channelSecret,
      LINEPAY_URL: simulator.url,
    })[name],
});
afterEach(() => checkInvariants(api.sql));

const post = async <T>(user: string | null, name: string, json: object) =>
  api.stack.call<T>(`/functions/v1/payments/${name}`, {
    json,
    ...(user && { token: await api.tokenOf(user) }),
  });
const sweep = () =>
  fetch(`${api.stack.url}/functions/v1/payments/sweep`, {
    method: 'POST',
    headers: { apikey: api.stack.secretKey },
  });

interface Form {
  action: string;
  fields: Record<string, string>;
}

/** Begins to pay, and opens ECPay's page as the browser does. */
async function openEcpay(buyer: string, orderId: string, method = 'card'): Promise<string> {
  const { status, body } = await post<Form>(buyer, 'start', { orderId, method });
  expect(status).toBe(200);
  const page = await fetch(body.action, { method: 'POST', body: new URLSearchParams(body.fields) });
  expect(page.status).toBe(200);
  return body.fields['MerchantTradeNo'] ?? '';
}

const orderOf = async (id: string) => {
  const [row] = await api.sql<{ status: string; refund_status: string }[]>`
    select status, refund_status from public.orders where id = ${id}`;
  return row;
};
const receiptsOf = async (id: string) =>
  api.sql<{ state: string; amount: number }[]>`
    select r.state, r.amount from private.payment_receipts as r
    join private.payment_attempts as a on a.id = r.attempt_id
    where a.order_id = ${id} order by r.created_at`;

it('offers what there are keys for, and begins for the buyer alone', async () => {
  const { body } = await api.stack.call('/functions/v1/payments/methods');
  expect(body).toEqual({ methods: ['card', 'atm', 'cvs', 'linepay'] });
  const { organizer, order } = await holdTicket(api.sql);
  const start = { orderId: order, method: 'card' };
  expect((await post(null, 'start', start)).status).toBe(401);
  expect((await post(organizer, 'start', start)).status).toBe(403);
  expect((await post(organizer, 'start', { ...start, method: 'cash' })).status).toBe(409);
  expect((await post(organizer, 'sweep', {})).status).toBe(404);
});

it('counts a notification of ECPay once, and answers it as often as it comes', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const trade = await openEcpay(buyer, order);
  simulator.pay(trade);
  const answers = await Promise.all(Array.from({ length: 8 }, () => simulator.tell(trade)));
  expect(new Set(answers)).toEqual(new Set(['1|OK']));
  expect(await orderOf(order)).toMatchObject({ status: 'paid' });
  expect(await receiptsOf(order)).toEqual([{ state: 'counted', amount: 300 }]);
});

it('believes nobody else: forged, changed, rehearsed', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const trade = await openEcpay(buyer, order);
  const forger = { ...simulator.keys, hashKey: 'guessed', hashIv: 'guessed' };
  expect(await simulator.tell(trade, {}, forger)).toMatch(/^0\|/);
  expect(await simulator.tell(trade, { MerchantID: '3000001' })).toMatch(/^0\|/);
  expect(await simulator.tell(trade, { SimulatePaid: '1' })).toBe('1|OK');
  expect(await orderOf(order)).toMatchObject({ status: 'pending_payment' });
  expect(await receiptsOf(order)).toEqual([]);
});

it('asks ECPay itself when the sum is another', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const trade = await openEcpay(buyer, order);
  // It says less was paid, and nothing was: nothing counts.
  expect(await simulator.tell(trade, { TradeAmt: '1' })).toBe('1|OK');
  expect(await receiptsOf(order)).toEqual([]);
  // It says so again, but asked it has the whole sum.
  simulator.pay(trade);
  await simulator.tell(trade, { TradeAmt: '1' });
  expect(await receiptsOf(order)).toEqual([{ state: 'counted', amount: 300 }]);
  expect(await orderOf(order)).toMatchObject({ status: 'paid' });
});

it('takes a failure that comes after the payment for what it is', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const trade = await openEcpay(buyer, order);
  simulator.pay(trade);
  await simulator.tell(trade);
  await simulator.tell(trade, { RtnCode: '10100248', RtnMsg: '拒絕交易' });
  expect(await orderOf(order)).toMatchObject({ status: 'paid' });
});

it('loses no payment whose notification never came', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const trade = await openEcpay(buyer, order);
  simulator.pay(trade);
  await sweep();
  expect(await orderOf(order)).toMatchObject({ status: 'pending_payment' });
  await api.sql`
    update private.payment_attempts set created_at = now() - interval '11 minutes'
    where trade_no = ${trade}`;
  expect((await sweep()).status).toBe(200);
  expect(await orderOf(order)).toMatchObject({ status: 'paid' });
  // Delayed, after all.
  expect(await simulator.tell(trade)).toBe('1|OK');
  expect(await receiptsOf(order)).toHaveLength(1);
});

it('sends the second of two payments back by itself, once', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const first = await openEcpay(buyer, order);
  const second = await openEcpay(buyer, order);
  for (const trade of [first, second]) {
    simulator.pay(trade);
    await simulator.tell(trade);
  }
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(simulator.trades.get(first)?.returned).toEqual([]);
  expect(simulator.trades.get(second)?.returned).toEqual([300]);
  expect(await receiptsOf(order)).toEqual([
    { state: 'counted', amount: 300 },
    { state: 'returned', amount: 300 },
  ]);
});

it('shows the number to pay to, and takes the money when it comes', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const trade = await openEcpay(buyer, order, 'atm');
  await simulator.tell(trade, {
    RtnCode: '2',
    BankCode: '812',
    vAccount: '9103522175887271',
    ExpireDate: '2099/12/31',
  });
  const { body } = await api.rpc<{ attempt: object }>(buyer, 'get_order', { p_order_id: order });
  expect(body).toMatchObject({
    attempt: {
      state: 'waiting',
      instructions: { bank_code: '812', account_no: '9103522175887271' },
    },
  });
  simulator.pay(trade);
  await simulator.tell(trade);
  expect(await orderOf(order)).toMatchObject({ status: 'paid' });
});

/** Begins with LINE Pay; answers its number and ours. */
async function openLinePay(buyer: string, orderId: string) {
  const { status } = await post(buyer, 'start', { orderId, method: 'linepay' });
  expect(status).toBe(200);
  const [row] = await api.sql<{ trade_no: string; provider_ref: string }[]>`
    select trade_no, provider_ref from private.payment_attempts where order_id = ${orderId}
    order by created_at desc limit 1`;
  return { tradeNo: row?.trade_no ?? '', ref: row?.provider_ref ?? '' };
}

it('has LINE Pay take the money when people come back, once', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const { tradeNo, ref } = await openLinePay(buyer, order);
  await post(buyer, 'check', { tradeNo });
  expect(await orderOf(order)).toMatchObject({ status: 'pending_payment' });
  simulator.pay(ref);
  await Promise.all([1, 2, 3].map(() => post(buyer, 'check', { tradeNo })));
  expect(await orderOf(order)).toMatchObject({ status: 'paid' });
  expect(await receiptsOf(order)).toEqual([{ state: 'counted', amount: 300 }]);
});

it('does not let LINE Pay take money for an order that was cancelled', async () => {
  const { buyer, order } = await holdTicket(api.sql);
  const { tradeNo, ref } = await openLinePay(buyer, order);
  await api.rpc(buyer, 'cancel_order', { p_order_id: order });
  simulator.pay(ref);
  await post(buyer, 'check', { tradeNo });
  expect(simulator.trades.get(ref)?.fields['taken']).toBeUndefined();
  expect(await receiptsOf(order)).toEqual([]);
});

it('sends a decided refund back through LINE Pay', async () => {
  const { buyer, organizer, order } = await holdTicket(api.sql);
  const { tradeNo, ref } = await openLinePay(buyer, order);
  simulator.pay(ref);
  await post(buyer, 'check', { tradeNo });
  const asked = await api.rpc<{ refunds: { id: string; amount: number }[] }>(
    buyer,
    'request_refund',
    { p_order_id: order, p_reason: '臨時有事' },
  );
  const [refund] = (asked.body as { refunds: { id: string; amount: number }[] }).refunds;
  await api.rpc(organizer, 'decide_refund', { p_refund_id: refund?.id ?? '', p_approve: true });
  await sweep();
  expect(simulator.trades.get(ref)?.returned).toEqual([refund?.amount]);
  const [row] = await api.sql`
    select status from public.refund_requests where id = ${refund?.id ?? ''}`;
  expect(row?.['status']).toBe('refunded');
});
