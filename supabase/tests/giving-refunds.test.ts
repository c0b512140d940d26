import { orderSchema } from '@spotlight/shared/orders/schema';
import { fit } from './answers/fit';
import { call, faultOf, refusal } from './setup/callers';
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

const paidOrder = () => buyAndPay(database.sql, shop, buyer, { [product]: 2 });
const give = async (id: string, reason = '商品有瑕疵') =>
  fit(
    orderSchema,
    await call(database.sql, shop.owner, 'give_refund', { p_order_id: id, p_reason: reason }),
  );
const sold = async () => {
  const [row] = await database.sql`select sold from public.products where id = ${product}`;
  return row?.['sold'] as number;
};

it('gives back all that is left, and takes back what was bought', async () => {
  const { id } = await paidOrder();
  const order = await give(id);
  expect(order).toMatchObject({
    refund_status: 'processing',
    refunds: [
      { amount: 1080, fee: 0, status: 'processing', reason: '商品有瑕疵', by_server: false },
    ],
  });
  expect(await sold()).toBe(0);
  const [told] = await database.sql`
    select params ->> 'amount' as amount from public.notifications
    where user_id = ${buyer} and kind = 'order.refund_processing'`;
  expect(told?.['amount']).toBe('1080');
  // The buyer says where it goes, as with every refund that nobody asked for.
  const refund = order.refunds[0]?.id ?? '';
  await call(database.sql, buyer, 'set_refund_account', {
    p_refund_id: refund,
    p_bank_code: '812',
    p_account_no: '123456789012',
    p_account_name: '王語婷',
  });
  const sent = await call(database.sql, shop.owner, 'mark_refunded', {
    p_refund_id: refund,
    p_transfer_ref: 'TX1',
  });
  expect(sent).toMatchObject({ refund_status: 'full', refunded_amount: 1080 });
});

it('answers what the buyer has asked for', async () => {
  const { id } = await paidOrder();
  await call(database.sql, buyer, 'request_refund', refundFor(id, {}));
  const { refunds } = await give(id);
  expect(refunds.map(({ status, amount }) => [status, amount])).toEqual([
    ['withdrawn', 1080],
    ['processing', 1080],
  ]);
});

it('gives nothing twice, nothing unpaid, and nothing without a reason', async () => {
  const { id } = await paidOrder();
  expect(await faultOf(give(id, ' '))).toMatchObject({ code: 'INVALID_INPUT', hint: 'reason' });
  const both = await Promise.allSettled([give(id), give(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const unpaid = await buyAndReport(database.sql, buyer, { [product]: 1 });
  expect(await refusal(give(unpaid.id))).toBe('INVALID_STATE');
});

it('is for whoever sells, and not for the own order', async () => {
  const { id } = await paidOrder();
  const ask = (person: string, order = id) =>
    refusal(call(database.sql, person, 'give_refund', { p_order_id: order, p_reason: '補償' }));
  expect(await ask(buyer)).toBe('FORBIDDEN');
  expect(await ask(await signUp(database.sql))).toBe('NOT_FOUND');
});
