import { adminSettlementPageSchema } from './answers/orders';
import { orderExportSchema } from '../../mf-events/src/data/seller-order/order-export.schema';
import { sellerOrderPageSchema } from '@spotlight/shared/orders/schema';
import {
  settlementPageSchema,
  type Settlement,
} from '../../mf-events/src/data/settlement/settlement.schema';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { addTicketType, createEvent } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { refundFor, type OrderAnswer } from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import { buyByTransfer, createSoldEvent, endEvent } from './setup/settlements';
import { provideTestDatabase } from './setup/test-database';
import { buy, payOrder } from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let organizer: string;
let fan: string;
let admin: string;

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  fan = await signUp(database.sql);
  admin = await signUpSuperadmin(database.sql);
});
afterEach(() => checkInvariants(database.sql));

const as = <T = unknown>(user: string, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const mine = async (state: string | null = null) =>
  fit(settlementPageSchema, await as(organizer, 'my_settlements', { p_state: state }));
const settle = (eventId: string, net: number, reference: string | null = null, by = admin) =>
  as<Settlement>(by, 'settle_event', {
    p_event_id: eventId,
    p_expected_net: net,
    p_reference: reference,
  });

/** An event on sale in a month, a ticket for NT$ 300 with 10 % kept when it is given back. */
async function eventOnSale(): Promise<string> {
  const eventId = await createEvent(database.sql, { organizer_id: organizer });
  await database.sql`
    update public.events set refund_policy_code = 'ten_days' where id = ${eventId}`;
  await addTicketType(database.sql, eventId, { price: 300, capacity: 10 });
  return eventId;
}

/** Asks for a refund of the order and, when it is agreed to, sends it. */
async function giveBack(orderId: string, buyer = fan): Promise<string> {
  const asked = await as<OrderAnswer>(buyer, 'request_refund', refundFor(orderId));
  return asked.refunds[0]?.id ?? '';
}

describe('a statement', () => {
  it('is about events that somebody paid for, and belongs to their organizer', async () => {
    const eventId = await eventOnSale();
    await buy(database.sql, fan, eventId, { free: 1 }, 300);
    expect((await mine()).total).toBe(0);

    const other = await signUp(database.sql);
    await buyByTransfer(database.sql, organizer, other, eventId);
    expect((await mine()).items).toMatchObject([
      { event_id: eventId, state: 'open', phase: 'upcoming', orders: 1, gross: 300, net: 300 },
    ]);
    const stranger = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    expect(fit(settlementPageSchema, await as(stranger, 'my_settlements')).total).toBe(0);
  });

  it('says what came in, what went back, and what is in the own account already', async () => {
    const eventId = await eventOnSale();
    const returned = await buyByTransfer(database.sql, organizer, fan, eventId);
    await buyByTransfer(database.sql, organizer, await signUp(database.sql), eventId);
    const { order } = await buy(
      database.sql,
      await signUp(database.sql),
      eventId,
      { free: 2 },
      600,
    );
    await payOrder(database.sql, order?.id ?? '');

    const refund = { p_refund_id: await giveBack(returned) };
    expect((await mine()).items).toMatchObject([{ refunded: 0, refunding: 270, net: 1200 }]);
    await as(organizer, 'decide_refund', { ...refund, p_approve: true });
    expect((await mine()).items).toMatchObject([{ refunded: 0, refunding: 270 }]);
    await as(organizer, 'mark_refunded', { ...refund, p_transfer_ref: 'TX1' });

    const page = await mine();
    expect(page.items).toMatchObject([
      {
        orders: 3,
        gross: 1200,
        refunded: 270,
        refunding: 0,
        platform_fee: 0,
        net: 930,
        received: 600,
        payout: 600,
      },
    ]);
    expect(page.sums).toEqual({ gross: 1200, refunded: 270, platform_fee: 0, net: 930 });
  });

  it('waits for payments that are looked for and for refunds that are not sent', async () => {
    const eventId = await eventOnSale();
    const paid = await buyByTransfer(database.sql, organizer, fan, eventId);
    const refund = { p_refund_id: await giveBack(paid) };
    const other = await signUp(database.sql);
    const { order } = await buy(database.sql, other, eventId, { free: 1 }, 300);
    const reported = { p_order_id: order?.id ?? '' };
    await as(other, 'report_transfer', { ...reported, p_last5: '54321' });
    await endEvent(database.sql, eventId);

    expect((await mine('waiting')).items).toMatchObject([{ event_id: eventId }]);
    expect(await refusal(settle(eventId, 300))).toBe('INVALID_STATE');
    await as(organizer, 'decide_refund', { ...refund, p_approve: false, p_note: '已過期限' });
    expect((await mine('waiting')).total).toBe(1);
    await as(organizer, 'reject_payment', { ...reported, p_reason: '查無款項' });
    expect((await mine('ready')).items).toMatchObject([{ event_id: eventId, gross: 300 }]);
  });

  it('knows its states and no other', async () => {
    expect(await faultOf(as(organizer, 'my_settlements', { p_state: 'paid' }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'state',
    });
  });
});

describe('closing a statement', () => {
  it('fixes its sums, tells the organizer and stands in the audit log', async () => {
    const eventId = await createSoldEvent(database.sql, organizer, fan);
    expect(await settle(eventId, 300)).toMatchObject({ state: 'settled', net: 300, payout: 0 });
    expect((await mine()).items).toMatchObject([{ state: 'settled', received: 300 }]);
    expect(await refusal(settle(eventId, 300))).toBe('INVALID_STATE');
    const told = await as<{ items: { kind: string; params: unknown }[] }>(
      organizer,
      'my_notifications',
    );
    expect(told.items).toContainEqual(
      expect.objectContaining({
        kind: 'event.settled',
        params: { event: expect.any(String), net: 300 },
      }),
    );
    const audit = await database.sql`
      select actor_id, after from public.audit_log
      where action = 'settle_event' and entity_id = ${eventId}`;
    expect([...audit]).toEqual([
      { actor_id: admin, after: { net: 300, payout: 0, reference: null } },
    ]);
  });

  it('is refused while the event is still to come', async () => {
    const eventId = await eventOnSale();
    await buyByTransfer(database.sql, organizer, fan, eventId);
    expect(await refusal(settle(eventId, 300))).toBe('INVALID_STATE');
  });

  it('is refused when the sums are others than those that were seen', async () => {
    const eventId = await createSoldEvent(database.sql, organizer, fan);
    expect(await faultOf(settle(eventId, 299))).toMatchObject({
      code: 'STALE_VERSION',
      hint: '300',
    });
  });

  it('needs the number of the transfer where the platform pays something out', async () => {
    const eventId = await eventOnSale();
    const { order } = await buy(database.sql, fan, eventId, { free: 1 }, 300);
    await payOrder(database.sql, order?.id ?? '');
    await endEvent(database.sql, eventId);
    expect(await faultOf(settle(eventId, 300, ' '))).toMatchObject({ hint: 'reference' });
    expect(await faultOf(settle(eventId, 300, 'x'.repeat(61)))).toMatchObject({
      hint: 'reference',
    });
    expect(await settle(eventId, 300, 'TW-7')).toMatchObject({ payout: 300, reference: 'TW-7' });
  });

  it('is for somebody else than the organizer, whatever their role', async () => {
    const eventId = await createSoldEvent(database.sql, admin, fan);
    expect(await refusal(settle(eventId, 300))).toBe('FORBIDDEN');
    const second = await signUpSuperadmin(database.sql);
    expect(await settle(eventId, 300, null, second)).toMatchObject({ state: 'settled' });
  });

  it('is done once when two administrators do it at once', async () => {
    const eventId = await createSoldEvent(database.sql, organizer, fan);
    const outcomes = await Promise.allSettled([
      settle(eventId, 300),
      settle(eventId, 300, null, await signUpSuperadmin(database.sql)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('never misses money that arrives at the same moment', async () => {
    const eventId = await eventOnSale();
    await buyByTransfer(database.sql, organizer, fan, eventId);
    const late = await signUp(database.sql);
    const { order } = await buy(database.sql, late, eventId, { free: 1 }, 300);
    const reported = { p_order_id: order?.id ?? '' };
    await as(late, 'report_transfer', { ...reported, p_last5: '54321' });
    await endEvent(database.sql, eventId);
    const [found, closed] = await Promise.allSettled([
      as(organizer, 'confirm_payment', reported),
      settle(eventId, 300),
    ]);
    // While the payment is looked for the statement waits; what is found after the event goes back.
    expect([found.status, closed.status]).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(settle(eventId, 300))).toBe('INVALID_STATE');
    const [refund] = await database.sql<{ id: string }[]>`
      select id from public.refund_requests where order_id = ${order?.id ?? ''}`;
    const back = { p_refund_id: refund?.id ?? '' };
    await as(late, 'set_refund_account', {
      ...back,
      p_bank_code: '812',
      p_account_no: '288812345678',
      p_account_name: '林遲到',
    });
    await as(organizer, 'mark_refunded', { ...back, p_transfer_ref: 'A-1' });
    expect(await settle(eventId, 300)).toMatchObject({ gross: 600, refunded: 300, orders: 2 });
  });

  it('has no part in events that nobody paid for', async () => {
    const eventId = await createEvent(database.sql, { organizer_id: organizer });
    expect(await refusal(settle(eventId, 0))).toBe('NOT_FOUND');
  });
});

it('administrators see everybody’s statements by state', async () => {
  const eventId = await createSoldEvent(database.sql, organizer, fan);
  const read = async (state: string) =>
    adminSettlementPageSchema
      .parse(await as(admin, 'admin_event_settlements', { p_state: state, p_page_size: 50 }))
      .items.find(({ event_id }) => event_id === eventId);
  expect(await read('ready')).toMatchObject({ organizer_id: organizer, net: 300 });
  expect(await read('settled')).toBeUndefined();
});

describe('orders of one event', () => {
  it('are listed without those of another one of the same organizer', async () => {
    const eventId = await eventOnSale();
    const orderId = await buyByTransfer(database.sql, organizer, fan, eventId);
    await buyByTransfer(database.sql, organizer, fan, await eventOnSale());
    const list = (user: string, id: string | null) =>
      as(user, 'seller_orders', { p_seller_type: 'organizer', p_event_id: id });
    const own = fit(sellerOrderPageSchema, await list(organizer, eventId));
    expect(own.items.map(({ id }) => id)).toEqual([orderId]);
    expect(fit(sellerOrderPageSchema, await list(organizer, null)).total).toBe(2);
    expect(fit(sellerOrderPageSchema, await list(fan, eventId)).total).toBe(0);
  });

  it('are handed over as rows for the books, and that is written down', async () => {
    const eventId = await eventOnSale();
    await buy(database.sql, await signUp(database.sql), eventId, { free: 1 }, 300);
    await buyByTransfer(database.sql, organizer, fan, eventId);
    const taken = fit(
      orderExportSchema,
      await as(organizer, 'export_event_orders', { p_event_id: eventId }),
    );
    expect(taken.rows).toMatchObject([
      { buyer_name: '王小明', tickets: 1, total: 300, transfer_last5: '12345', status: 'paid' },
    ]);
    expect(await refusal(as(fan, 'export_event_orders', { p_event_id: eventId }))).toBe(
      'NOT_FOUND',
    );
    const audit = await database.sql`
      select actor_id, after from public.audit_log
      where action = 'export_event_orders' and entity_id = ${eventId}`;
    expect([...audit]).toEqual([{ actor_id: organizer, after: { rows: 1 } }]);
  });
});
