import { call, faultOf, refusal, type Argument } from '../setup/callers';
import { addTicketType, createEvent } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { accountsOfOrder } from '../setup/ledger';
import { buyAndReport, createProduct, createShop, productOrder, refundFor } from '../setup/orders';
import type { OrderAnswer } from '../setup/orders';
import { signUp } from '../setup/people';
import { buyByTransfer } from '../setup/settlements';
import { provideTestDatabase } from '../setup/test-database';

const database = provideTestDatabase({ poolSize: 6 });
let organizer: string;
let fan: string;
beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  fan = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

const as = <T = unknown>(user: string, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const accounts = (orderId: string) => accountsOfOrder(database.sql, orderId);

/** A paid ticket for NT$ 300, of which 10 % is kept when it is given back. */
async function paidTicket(): Promise<string> {
  const eventId = await createEvent(database.sql, { organizer_id: organizer });
  await database.sql`
    update public.events set refund_policy_code = 'ten_days' where id = ${eventId}`;
  await addTicketType(database.sql, eventId, { price: 300, capacity: 10 });
  return buyByTransfer(database.sql, organizer, fan, eventId);
}
const ask = async (orderId: string) => {
  const asked = await as<OrderAnswer>(fan, 'request_refund', refundFor(orderId));
  return { p_refund_id: asked.refunds.at(-1)?.id ?? '' };
};

it('follows a ticket from the promise to the money back', async () => {
  const order = await paidTicket();
  expect(await accounts(order)).toEqual({ price: -300, paid: 300 });
  const first = await ask(order);
  expect(await accounts(order)).toEqual({ price: -300, asked: 300 });
  await as(fan, 'withdraw_refund', first);
  expect(await accounts(order)).toEqual({ price: -300, paid: 300 });
  const second = await ask(order);
  await as(organizer, 'decide_refund', { ...second, p_approve: true });
  expect(await accounts(order)).toEqual({ price: -300, owed: 270, kept: 30 });
  await as(organizer, 'mark_refunded', { ...second, p_transfer_ref: 'TX1' });
  expect(await accounts(order)).toEqual({ price: -300, returned: 270, kept: 30 });
});

it('forgets a promise that nobody paid', async () => {
  const shop = await createShop(database.sql);
  const product = await createProduct(database.sql, shop, { price: 500 });
  const { id } = await buyAndReport(database.sql, fan, { [product]: 1 });
  expect(await accounts(id)).toEqual({ price: -500, due: 500 });
  await as(shop.owner, 'cancel_order', { p_order_id: id, p_reason: '停售' });
  expect(await accounts(id)).toEqual({});
});

it('is changed by nobody, not even by its owner', async () => {
  await paidTicket();
  for (const attempt of [
    database.sql`update private.ledger set amount = 1`,
    database.sql`delete from private.ledger`,
    database.sql`truncate private.ledger`,
  ]) {
    expect(await refusal(attempt)).toBe('ledger is append-only');
  }
  await expect(
    database.sql.begin(async (tx) => {
      await tx`set local role authenticated`;
      await tx`select * from private.ledger`;
    }),
  ).rejects.toThrow('permission denied');
});

it('gives nothing back that is not there, whatever a function forgets', async () => {
  const order = await paidTicket();
  const move = (what: string, amount: number) =>
    database.sql`select private.move_money(${order}, ${what}, ${amount})`;
  await expect(move('refund_asked', 301)).rejects.toThrow('has less than 301 in paid');
  await expect(move('refunded', 1)).rejects.toThrow('has less than 1 in owed');
  await expect(move('paid', 1)).rejects.toThrow('has less than 1 in due');
});

it('18 · money is not said to be sent where nobody knows to which account', async () => {
  const order = await paidTicket();
  const [event] = await database.sql<{ id: string }[]>`
    select ref_id as id from public.order_items where order_id = ${order}`;
  await as(organizer, 'cancel_event', { p_event_id: event?.id ?? '', p_reason: '颱風' });
  const [refund] = await database.sql<{ id: string }[]>`
    select id from public.refund_requests where order_id = ${order}`;
  const which = { p_refund_id: refund?.id ?? '' };
  const send = () => as(organizer, 'mark_refunded', { ...which, p_transfer_ref: 'TX' });
  expect(await faultOf(send())).toMatchObject({ code: 'INVALID_STATE', hint: 'account' });
  await as(fan, 'set_refund_account', {
    ...which,
    p_bank_code: '812',
    p_account_no: '288812345678',
    p_account_name: '王小明',
  });
  await send();
  expect(await accounts(order)).toEqual({ price: -300, returned: 300 });
});

describe('held before', () => {
  it('a price that was raised in the cart is told, never charged unasked', async () => {
    const shop = await createShop(database.sql);
    const product = await createProduct(database.sql, shop, { price: 500 });
    await as(fan, 'put_in_cart', { p_item_type: 'product', p_ref_id: product });
    await database.sql`update public.products set price = 900 where id = ${product}`;
    const order = (total: number) =>
      as<OrderAnswer>(
        fan,
        'order_products',
        productOrder({ [product]: 1 }, { p_expected_total: total }),
      );
    expect(await refusal(order(500))).toBe('PRICE_CHANGED');
    const bought = await order(900);
    await database.sql`update public.products set price = 1500 where id = ${product}`;
    expect(await accounts(bought.id)).toEqual({ price: -900, due: 900 });
  });

  it('confirming twice at once with a cancellation is one of them', async () => {
    const shop = await createShop(database.sql);
    const product = await createProduct(database.sql, shop, { price: 500 });
    const { id } = await buyAndReport(database.sql, fan, { [product]: 1 });
    const outcomes = await Promise.allSettled([
      as(shop.owner, 'confirm_payment', { p_order_id: id }),
      as(shop.owner, 'confirm_payment', { p_order_id: id }),
      as(shop.owner, 'cancel_order', { p_order_id: id, p_reason: '停售' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a refund three times at once, at each of its steps, is one refund', async () => {
    const order = await paidTicket();
    const thrice = async (attempt: () => Promise<unknown>) => {
      const outcomes = await Promise.allSettled([attempt(), attempt(), attempt()]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    };
    await thrice(() => as(fan, 'request_refund', refundFor(order)));
    const [refund] = await database.sql<{ id: string }[]>`
      select id from public.refund_requests where order_id = ${order}`;
    const which = { p_refund_id: refund?.id ?? '' };
    await thrice(() => as(organizer, 'decide_refund', { ...which, p_approve: true }));
    await thrice(() => as(organizer, 'mark_refunded', { ...which, p_transfer_ref: 'TX' }));
    expect(await accounts(order)).toEqual({ price: -300, returned: 270, kept: 30 });
  });
});
