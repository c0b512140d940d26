import { adminSettlementPageSchema } from '../answers/orders';
import { settlementPageSchema } from '../../../mf-events/src/data/settlement/settlement.schema';
import { fit } from '../answers/fit';
import { call, refusal, type Argument } from '../setup/callers';
import { addTicketType, createEvent } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { accountsOfOrder } from '../setup/ledger';
import { signUp, signUpSuperadmin } from '../setup/people';
import { buyByTransfer, endEvent } from '../setup/settlements';
import { provideTestDatabase } from '../setup/test-database';
import { buy } from '../setup/tickets';

const database = provideTestDatabase();
let admin: string;
let organizer: string;
let fan: string;
let eventId: string;
beforeEach(async () => {
  admin = await signUpSuperadmin(database.sql);
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  fan = await signUp(database.sql);
  eventId = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, eventId, { price: 300, capacity: 10 });
});
afterEach(() => checkInvariants(database.sql));

const as = <T = unknown>(user: string, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const settle = (net: number) =>
  as(admin, 'settle_event', { p_event_id: eventId, p_expected_net: net });
const mine = async () => fit(settlementPageSchema, await as(organizer, 'my_settlements'));
const cancel = () => as(organizer, 'cancel_event', { p_event_id: eventId, p_reason: '颱風' });
const reported = async () => {
  const { order } = await buy(database.sql, fan, eventId, { free: 1 }, 300);
  const id = { p_order_id: order?.id ?? '' };
  await as(fan, 'report_transfer', { ...id, p_last5: '12345' });
  return id;
};

/** Sends the money of the only open refund of an order back. */
async function sendBack(orderId: string) {
  const [refund] = await database.sql<{ id: string }[]>`
    select id from public.refund_requests where order_id = ${orderId} and status = 'processing'`;
  const which = { p_refund_id: refund?.id ?? '' };
  await as(fan, 'set_refund_account', {
    ...which,
    p_bank_code: '812',
    p_account_no: '288812345678',
    p_account_name: '王小明',
  });
  await as(organizer, 'mark_refunded', { ...which, p_transfer_ref: 'TX' });
}

describe('16 · what comes after a closed statement', () => {
  it('stands in the next one, which is closed in its turn', async () => {
    const order = await buyByTransfer(database.sql, organizer, fan, eventId);
    await buyByTransfer(database.sql, organizer, await signUp(database.sql), eventId);
    await endEvent(database.sql, eventId);
    await settle(600);
    expect((await mine()).items).toMatchObject([{ no: 1, state: 'settled', net: 600 }]);
    expect(await refusal(settle(600))).toBe('INVALID_STATE');

    await database.sql`select private.refund_order(${order}, 'kindness')`;
    expect((await mine()).items).toMatchObject([
      { no: 2, state: 'waiting', gross: 0, refunded: 0, refunding: 300 },
      { no: 1, state: 'settled', gross: 600, refunded: 0, net: 600 },
    ]);
    await sendBack(order);
    expect(await settle(-300)).toMatchObject({ no: 2, state: 'settled', orders: 0, net: -300 });
    const page = await mine();
    expect(page.items.map(({ no, net }) => [no, net])).toEqual([
      [2, -300],
      [1, 600],
    ]);
    expect(page.sums).toMatchObject({ gross: 600, refunded: 300, net: 300 });
    const all = await as(admin, 'admin_event_settlements', { p_state: 'settled' });
    const numbers = adminSettlementPageSchema
      .parse(all)
      .items.filter(({ event_id }) => event_id === eventId)
      .map(({ no }) => no);
    expect(numbers).toEqual([2, 1]);
  });

  it('is no payment for an event that is called off: a rejected one is not made again', async () => {
    const id = await reported();
    await cancel();
    await as(organizer, 'reject_payment', { ...id, p_reason: '查無款項' });
    expect(await refusal(as(fan, 'report_transfer', { ...id, p_last5: '12345' }))).not.toBe('');
    expect(await accountsOfOrder(database.sql, id.p_order_id)).toEqual({});
  });

  it('is money that was found for an event that is called off, and it goes back', async () => {
    const id = await reported();
    await cancel();
    await as(organizer, 'confirm_payment', id);
    await sendBack(id.p_order_id);
    await settle(0);
    expect((await mine()).items).toMatchObject([
      { no: 1, state: 'settled', gross: 300, refunded: 300, net: 0 },
    ]);
  });
});
