import { createPerformer, createVenue, hours, venueRequest } from '../setup/bookings';
import { emailOf, signUpAdmin } from '../setup/back-office';
import { call, faultOf, refusal, type Argument } from '../setup/callers';
import { addTicketType, createEvent, createFreeEvent, registrationFor } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { buyAndPay, buyAndReport, createProduct, createShop } from '../setup/orders';
import { signUp } from '../setup/people';
import { createPlan, letDaysPass, payOrder } from '../setup/subscriptions';
import { provideTestDatabase } from '../setup/test-database';
import { buy, confirmEmail, setPayoutAccount, stockOf } from '../setup/tickets';

/** Whoever leaves is asked what others wait for; what is left is closed, called off or taken over. */

const database = provideTestDatabase();
let [organizer, buyer, root] = ['', '', ''];
beforeEach(async () => {
  organizer = await signUp(database.sql, { profile: { can_post_events: true } });
  buyer = await signUp(database.sql, { profile: { phone: '0911222333' } });
  root = await signUpAdmin(database.sql, 'superadmin');
});
afterEach(() => checkInvariants(database.sql));

const step = <T = { id: string; status: string }>(
  person: string,
  name: string,
  args: Record<string, Argument>,
) => call<T>(database.sql, person, name, args);
const leave = async (person: string, args: Record<string, Argument> = {}) =>
  step(person, 'delete_my_account', {
    p_email: await emailOf(database.sql, person),
    ...args,
  });
const disable = (person: string) =>
  step(root, 'set_account_active', { p_user_id: person, p_active: false });
const remove = (person: string) => step(root, 'delete_account', { p_user_id: person });
const kindsOf = async (person: string, asker = person) => {
  const { items } = await step<{ items: { kind: string; count: number; amount: number }[] }>(
    asker,
    'account_obligations',
    asker === person ? {} : { p_user_id: person },
  );
  return Object.fromEntries(items.map(({ kind, count, amount }) => [kind, [count, amount]]));
};
const statusOf = async (table: string, id: string) => {
  const [row] =
    await database.sql`select status from public.${database.sql(table)} where id = ${id}`;
  return row?.['status'];
};
/** An event with tickets at NT$ 500 and some free ones. */
async function onSale() {
  await setPayoutAccount(database.sql, organizer);
  const event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 500, capacity: 10 });
  await addTicketType(database.sql, event, { capacity: 2 });
  return event;
}
const order = async (event: string, person = buyer) =>
  (await buy(database.sql, person, event, { std: 1 }, 500)).order?.id ?? '';
const report = (id: string, person = buyer) =>
  step(person, 'report_transfer', { p_order_id: id, p_last5: '12345' });
async function sold(event: string, person = buyer) {
  const id = await order(event, person);
  await report(id, person);
  await step(organizer, 'confirm_payment', { p_order_id: id });
  return id;
}
const payTo = async (id: string) =>
  (await step<{ pay_to: object | null }>(buyer, 'get_order', { p_order_id: id })).pay_to;

describe('6: a seller', () => {
  it('does not go while holders, payments and refunds wait, and reads which', async () => {
    const event = await onSale();
    await sold(event);
    const other = await signUp(database.sql);
    const id = await order(event, other);
    expect(await kindsOf(organizer)).toEqual({ events_with_guests: [1, 0] });
    // Chosen is as good as on its way: whoever transfers has not come back to say so yet.
    await step(other, 'choose_bank_transfer', { p_order_id: id });
    const waiting = { events_with_guests: [1, 0], payments_to_check: [1, 500] };
    expect(await kindsOf(organizer)).toEqual(waiting);
    await report(id, other);
    expect(await kindsOf(organizer)).toEqual(waiting);
    expect(await faultOf(leave(organizer, { p_give_up: true }))).toMatchObject({
      code: 'OBLIGATIONS',
      state: 'PT409',
      hint: 'events_with_guests,payments_to_check',
    });
    await step(organizer, 'cancel_event', { p_event_id: event, p_reason: '颱風' });
    expect(await kindsOf(organizer)).toEqual({
      payments_to_check: [1, 500],
      refunds_to_send: [1, 500],
    });
    expect(await refusal(leave(organizer))).toBe('OBLIGATIONS');
    expect(await refusal(step(buyer, 'account_obligations', { p_user_id: organizer }))).toBe(
      'FORBIDDEN',
    );
  });

  it('of goods does not go before they are sent', async () => {
    const shop = await createShop(database.sql);
    const product = await createProduct(database.sql, shop);
    const { id } = await buyAndPay(database.sql, shop, buyer, { [product]: 2 });
    expect(await kindsOf(shop.owner)).toMatchObject({ goods_to_send: [1, expect.any(Number)] });
    expect(await kindsOf(buyer)).toMatchObject({ goods_to_come: [1, expect.any(Number)] });
    expect(await refusal(leave(shop.owner))).toBe('OBLIGATIONS');
    const takeDown = () =>
      step(shop.owner, 'delete_performer', { p_id: shop.performer, p_version: 1 });
    expect(await faultOf(takeDown())).toMatchObject({ code: 'OBLIGATIONS', hint: 'goods_to_send' });
    await step(shop.owner, 'hand_over_order', { p_order_id: id });
    await takeDown();
    await leave(shop.owner);
  });

  it('who goes with nothing sold leaves nothing on sale, and no account to pay to', async () => {
    const event = await onSale();
    const id = await order(event);
    expect(await payTo(id)).toMatchObject({ bank_code: '812' });
    await leave(organizer);
    expect(await statusOf('events', event)).toBe('cancelled');
    expect(await statusOf('orders', id)).toBe('cancelled');
    expect(await payTo(id)).toBeNull();
    expect(await refusal(report(id))).toBe('INVALID_STATE');
  });
});

describe('7: an administrator', () => {
  it('deletes nobody whom others wait for; settled before, they get back what they paid', async () => {
    const event = await onSale();
    const paid = await sold(event);
    expect(await faultOf(remove(organizer))).toMatchObject({ hint: 'events_with_guests' });
    expect(await refusal(step(root, 'settle_account', { p_user_id: organizer }))).toBe(
      'INVALID_STATE',
    );
    await disable(organizer);
    const { items } = await step<{ items: object[] }>(root, 'settle_account', {
      p_user_id: organizer,
    });
    expect(items).toEqual([
      { kind: 'refunds_to_send', place: 'events', count: 1, amount: 500, is_loss: false },
    ]);
    expect(await statusOf('events', event)).toBe('cancelled');
    const { refunds } = await step<{ refunds: { id: string }[] }>(buyer, 'get_order', {
      p_order_id: paid,
    });
    const refund = { p_refund_id: refunds[0]?.id ?? '' };
    await step(buyer, 'set_refund_account', {
      ...refund,
      p_bank_code: '812',
      p_account_no: '288812345678',
      p_account_name: '王小明',
    });
    // Not only a superadmin: whoever manages events takes over.
    const editor = await signUpAdmin(database.sql, 'editor');
    await step(editor, 'mark_refunded', { ...refund, p_transfer_ref: 'TX1' });
    await remove(organizer);
  });

  it('frees the hours of a guest who is deleted, and the host keeps the deposit', async () => {
    const host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const venue = await createVenue(database.sql, host, { deposit_percent: 30 });
    await setBank(host, 'venue', venue);
    const { id } = await step(buyer, 'request_venue_booking', {
      ...venueRequest(venue, hours(30, '10:00', '12:00')),
    });
    await step(host, 'approve_booking', { p_booking_id: id, p_offer_no: 1 });
    const [row] = await database.sql<{ order_id: string }[]>`
      select order_id from public.bookings where id = ${id}`;
    await report(row?.order_id ?? '');
    await step(host, 'confirm_payment', { p_order_id: row?.order_id ?? '' });
    expect(await refusal(remove(buyer))).toBe('OBLIGATIONS');
    await disable(buyer);
    await step(root, 'settle_account', { p_user_id: buyer });
    expect(await statusOf('bookings', id)).toBe('cancelled');
    const [kept] = await database.sql`
      select private.balance(${row?.order_id ?? ''}, 'kept') > 0 as kept`;
    expect(kept).toEqual({ kept: true });
    await remove(buyer);
  });

  const setBank = (person: string, p_seller_type: string, p_seller_id: string) =>
    step(person, 'set_bank_account', {
      p_seller_type,
      p_seller_id,
      p_bank_code: '812',
      p_account_no: '20001234567890',
      p_account_name: '小館',
    });
});

describe('8: a disabled organizer', () => {
  it('sells nothing, and administrators of events confirm what was paid', async () => {
    const event = await onSale();
    const reported = await order(event);
    await report(reported);
    const late = await signUp(database.sql);
    const unpaid = await order(event, late);
    const editor = await signUpAdmin(database.sql, 'editor');
    const confirm = () => step(editor, 'confirm_payment', { p_order_id: reported });
    expect(await refusal(confirm())).toBe('NOT_FOUND');
    await disable(organizer);

    expect(await statusOf('orders', unpaid)).toBe('cancelled');
    expect(await payTo(reported)).toBeNull();
    const visitor = await signUp(database.sql);
    expect(await refusal(order(event, visitor))).toBe('NOT_ON_SALE');
    expect(await refusal(step(visitor, 'register_for_event', registrationFor(event)))).toBe(
      'NOT_ON_SALE',
    );
    const told = await database.sql`
      select 1 from public.notifications
      where user_id = ${editor} and kind = 'order.payment_reported'`;
    expect(told).toHaveLength(1);
    expect(await confirm()).toMatchObject({ status: 'paid' });
    expect(await stockOf(database.sql, event, 'std')).toEqual({ sold: 1, held: 0 });
    await step(editor, 'cancel_event', { p_event_id: event, p_reason: '主辦方停權' });
  });

  it('who comes back sells again', async () => {
    const event = await onSale();
    await disable(organizer);
    await step(root, 'set_account_active', { p_user_id: organizer, p_active: true });
    expect(await order(event)).not.toBe('');
  });

  it('takes no goods and no hours either', async () => {
    const shop = await createShop(database.sql);
    const product = await createProduct(database.sql, shop);
    const venue = await createVenue(database.sql, shop.owner);
    const request = () =>
      step(buyer, 'request_venue_booking', { ...venueRequest(venue, hours(9, '10:00', '12:00')) });
    const { id } = await request();
    await disable(shop.owner);
    expect(await statusOf('bookings', id)).toBe('declined');
    expect(await refusal(request())).toBe('NOT_ON_SALE');
    expect(await refusal(buyAndReport(database.sql, buyer, { [product]: 1 }))).toBe('NOT_ON_SALE');
  });
});

describe('9: a buyer with paid tickets', () => {
  it('is warned, gives them up knowingly, and is owed nothing later', async () => {
    const event = await onSale();
    const id = await sold(event);
    expect(await kindsOf(buyer)).toEqual({ tickets_held: [1, 500] });
    expect(await faultOf(leave(buyer))).toMatchObject({
      code: 'OBLIGATIONS',
      hint: 'tickets_held',
    });
    await leave(buyer, { p_give_up: true });
    expect(await stockOf(database.sql, event, 'std')).toEqual({ sold: 0, held: 0 });
    await step(organizer, 'cancel_event', { p_event_id: event, p_reason: '颱風' });
    const refunds = await database.sql`
      select 1 from public.refund_requests where order_id = ${id}`;
    expect(refunds).toHaveLength(0);
    expect(await kindsOf(organizer)).toEqual({});
  });
});

describe('10: an account that goes', () => {
  it.each(['deleted', 'disabled'])('lets go of what it waits for when %s', async (how) => {
    const event = await onSale();
    const first = await signUp(database.sql);
    await buy(database.sql, first, event, { free: 2 }, 0);
    const [leaving, next] = [buyer, await signUp(database.sql)];
    const wait = (person: string) =>
      step(person, 'join_waitlist', { p_event_id: event, p_ticket_type_id: 'free', p_quantity: 2 });
    const { id: place } = await wait(leaving);
    const { id: nextPlace } = await wait(next);
    const asked = await createFreeEvent(
      database.sql,
      { requires_approval: true },
      { organizer_id: organizer },
    );
    const { registration_id } = await step<{ registration_id: string }>(
      leaving,
      'register_for_event',
      registrationFor(asked),
    );
    await database.sql`
      select private.close_registration(id, 'test') from public.event_registrations
      where event_id = ${event} and user_id = ${first}`;
    await database.sql`select private.release_seats(${event})`;
    expect(await statusOf('waitlist_entries', place)).toBe('offered');

    await (how === 'deleted' ? leave(leaving) : disable(leaving));
    expect(await statusOf('waitlist_entries', place)).toBe('cancelled');
    expect(await statusOf('waitlist_entries', nextPlace)).toBe('offered');
    expect(await statusOf('event_registrations', registration_id)).toBe('cancelled');
    const approve = { p_registration_id: registration_id, p_approve: true };
    expect(await refusal(step(organizer, 'decide_registration', approve))).toBe('INVALID_STATE');
  });

  it('takes its offer of a ticket back, and gives back what was offered to it', async () => {
    const event = await onSale();
    const friend = await signUp(database.sql);
    const giver = await signUp(database.sql);
    for (const person of [friend, giver, buyer]) await confirmEmail(database.sql, person);
    await sold(event);
    await sold(event, giver);
    const offer = async (from: string, to: string) => {
      const [ticket] = await database.sql<{ id: string }[]>`
        select id from public.tickets where holder_user_id = ${from}`;
      return step(from, 'offer_transfer', {
        p_ticket_id: ticket?.id ?? '',
        p_to_email: await emailOf(database.sql, to),
      });
    };
    const [out, back] = [await offer(buyer, friend), await offer(giver, buyer)];
    await disable(buyer);
    expect(await statusOf('ticket_transfers', out.id)).toBe('cancelled');
    expect(await statusOf('ticket_transfers', back.id)).toBe('declined');
  });
});

describe('a page that is taken down', () => {
  it.each(['archive_venue', 'delete_venue'])('has no plan that is renewed: %s', async (how) => {
    const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const venue = await createVenue(database.sql, owner);
    const catalog = await createPlan(database.sql, { code: how.replace('_venue', '') });
    const plan = await step<{ id: string; order_id: string }>(owner, 'subscribe', {
      p_catalog_id: catalog,
      p_venue_id: venue,
      p_billing_cycle: 'monthly',
    });
    await payOrder(database.sql, owner, root, plan.order_id);
    await letDaysPass(database.sql, plan.id, 27);
    await database.sql`select private.renew_subscriptions()`;
    const open = () => database.sql`
      select 1 from public.orders where buyer_id = ${owner} and status = 'pending_payment'`;
    expect(await open()).toHaveLength(1);
    await step(owner, how, { p_id: venue, p_version: 1 });
    await database.sql`select private.renew_subscriptions()`;
    expect(await open()).toHaveLength(0);
    const [row] = await database.sql`
      select auto_renew, cancel_at = renewal_date as ends from public.subscription_plans
      where id = ${plan.id}`;
    expect(row).toEqual({ auto_renew: false, ends: true });
  });

  it('takes no new plan', async () => {
    const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const venue = await createVenue(database.sql, owner);
    const catalog = await createPlan(database.sql, { code: 'after-archive' });
    await step(owner, 'archive_venue', { p_id: venue, p_version: 1 });
    const subscribe = step(owner, 'subscribe', {
      p_catalog_id: catalog,
      p_venue_id: venue,
      p_billing_cycle: 'monthly',
    });
    expect(await refusal(subscribe)).toBe('NOT_FOUND');
  });

  it('of a performer has none either', async () => {
    const owner = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const performer = await createPerformer(database.sql, owner);
    const catalog = await createPlan(database.sql, { code: 'stage', audience: 'performer' });
    const plan = await step<{ id: string; order_id: string }>(owner, 'subscribe', {
      p_catalog_id: catalog,
      p_performer_id: performer,
      p_billing_cycle: 'monthly',
    });
    await payOrder(database.sql, owner, root, plan.order_id);
    await step(owner, 'delete_performer', { p_id: performer, p_version: 1 });
    const [row] = await database.sql`
      select auto_renew from public.subscription_plans where id = ${plan.id}`;
    expect(row).toEqual({ auto_renew: false });
  });
});
