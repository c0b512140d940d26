import { randomUUID } from 'node:crypto';
import { createPendingVenue, createPerformer, signUpAdmin } from '../setup/back-office';
import { call, faultOf, refusal, type Argument } from '../setup/callers';
import { addTicketType, createEvent, createFreeEvent, registrationFor } from '../setup/events';
import type { Receipt } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { buy as buyGoods, createOrder, createProduct, createShop } from '../setup/orders';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { buy, codeOf, setPayoutAccount } from '../setup/tickets';

/** Nobody decides on what is their own, rates it, or makes it look popular. */

const database = provideTestDatabase();
let organizer = '';
beforeEach(async () => {
  organizer = await signUp(database.sql, { profile: { can_post_events: true } });
});
afterEach(() => checkInvariants(database.sql));

const step = <T = { id: string; status: string }>(
  person: string,
  name: string,
  args: Record<string, Argument>,
) => call<T>(database.sql, person, name, args);

describe('12: a review', () => {
  const now = {
    inDays: 0,
    time: '00:00',
    ends_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  };
  const comeIn = async (event: string, person: string, scannedBy: string) => {
    const { ticket_ids: ids } = await step<Receipt>(
      person,
      'register_for_event',
      registrationFor(event),
    );
    await step(scannedBy, 'check_in', {
      p_event_id: event,
      p_code: await codeOf(database.sql, ids[0] ?? ''),
      p_nonce: randomUUID(),
    });
  };
  const review = (event: string, person: string) =>
    step<{ rating: number }>(person, 'review_event', { p_event_id: event, p_rating: 5 });

  it('is not for the organizer, nor for those who stand at the gate', async () => {
    const event = await createFreeEvent(database.sql, {}, { organizer_id: organizer, ...now });
    const helper = await signUp(database.sql);
    await database.sql`
      insert into public.event_staff (event_id, email, user_id, status)
      values (${event}, 'helper@people.test', ${helper}, 'active')`;
    for (const person of [organizer, helper]) {
      await comeIn(event, person, organizer);
      expect(await refusal(review(event, person))).toBe('OWN_CAUSE');
    }
    const guest = await signUp(database.sql);
    await comeIn(event, guest, helper);
    expect(await review(event, guest)).toMatchObject({ rating: 5 });
  });

  it('is not for who let oneself in', async () => {
    const event = await createFreeEvent(database.sql, {}, { organizer_id: organizer, ...now });
    const manager = await signUpAdmin(database.sql, 'editor');
    await comeIn(event, manager, manager);
    expect(await refusal(review(event, manager))).toBe('OWN_CAUSE');
  });

  it('waits until the event begins', async () => {
    const event = await createFreeEvent(
      database.sql,
      {},
      {
        organizer_id: organizer,
        ends_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
        ...(await import('../setup/clock')).soon(),
      },
    );
    const guest = await signUp(database.sql);
    await comeIn(event, guest, organizer);
    expect(await refusal(review(event, guest))).toBe('INVALID_STATE');
  });
});

describe('13: money', () => {
  const events = async (person: string) => {
    await setPayoutAccount(database.sql, person);
    const event = await createEvent(database.sql, { organizer_id: person });
    await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 500 });
    return event;
  };

  it('is paid to nobody by themselves, for tickets or for goods', async () => {
    const event = await events(organizer);
    expect(await refusal(buy(database.sql, organizer, event, { std: 1 }, 500))).toBe('OWN_SALE');
    await addTicketType(database.sql, event, { ticket_type_id: 'free', price: 0 });
    expect(await buy(database.sql, organizer, event, { free: 1 }, 0)).toHaveProperty(
      'ticket_ids',
    );
    const shop = await createShop(database.sql);
    const towel = await createProduct(database.sql, shop, { price: 500, stock: 10 });
    expect(await refusal(buyGoods(database.sql, shop.owner, { [towel]: 1 }))).toBe('OWN_SALE');
  });

  it.each([
    ['choose_bank_transfer', {}],
    ['report_transfer', { p_last5: '12345' }],
    ['start_payment', { p_method: 'card' }],
  ])('of an event that is the buyer’s by now does not begin with %s', async (door, args) => {
    const event = await events(organizer);
    const buyer = await signUp(database.sql, { profile: { can_post_events: true } });
    const { order } = await buy(database.sql, buyer, event, { std: 1 }, 500);
    await database.sql`update public.orders set seller_id = ${buyer} where id = ${order?.id ?? ''}`;
    const own = { p_order_id: order?.id ?? '', ...args };
    expect(await refusal(step(buyer, door, own))).toBe('OWN_SALE');
  });

  it('of the own advertisement is found by another editor', async () => {
    const [editor, other] = [
      await signUpAdmin(database.sql, 'editor'),
      await signUpAdmin(database.sql, 'editor'),
    ];
    // An order of the platform whose slots are no part of this.
    const id = await createOrder(database.sql, { buyer: editor, seller: organizer });
    await database.sql`
      update public.orders set seller_type = 'platform', seller_id = null, kind = 'ad' where id = ${id}`;
    const own = { p_order_id: id };
    await step(editor, 'report_transfer', { ...own, p_last5: '12345' });
    expect(await refusal(step(editor, 'confirm_payment', own))).toBe('OWN_CAUSE');
    // Whether the money came says somebody else; that it did not harms nobody else.
    expect(await step(other, 'reject_payment', { ...own, p_reason: '查無此筆' })).toMatchObject({
      status: 'pending_payment',
    });
  });
});

describe('13: a decision', () => {
  it('on an own event, venue or page is made by somebody else, also of a superadmin', async () => {
    for (const role of ['approver', 'superadmin'] as const) {
      const decider = await signUpAdmin(database.sql, role);
      const things = {
        events: await createEvent(database.sql, {
          organizer_id: decider,
          status: 'pending_approval',
        }),
        venues: await createPendingVenue(database.sql, decider),
        performer_profiles: await createPerformer(database.sql, decider, 'pending'),
      };
      for (const [p_entity_type, p_entity_id] of Object.entries(things)) {
        const decision = { p_entity_type, p_entity_id, p_status: 'approved' };
        expect(await faultOf(step(decider, 'decide', decision))).toMatchObject({
          code: 'OWN_CAUSE',
          state: 'PT409',
        });
        const second = await signUpAdmin(database.sql, 'approver');
        expect(await step(second, 'decide', decision)).toMatchObject({ status: 'approved' });
      }
    }
  });
});

describe('13: the ranking', () => {
  const countOf = async (event: string) => {
    await database.sql`select private.refresh_trends()`;
    const [row] = await database.sql`
      select views, saves, registrations, orders from public.trend_daily
      where entity_id = ${event} and day = private.today()`;
    return row;
  };

  it('counts what others do, not the organizer and the gate', async () => {
    await setPayoutAccount(database.sql, organizer);
    const event = await createFreeEvent(database.sql, {}, { organizer_id: organizer });
    await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 500 });
    const helper = await signUp(database.sql);
    await database.sql`
      insert into public.event_staff (event_id, email, user_id, status)
      values (${event}, 'helper@people.test', ${helper}, 'active')`;
    const root = await signUpAdmin(database.sql, 'superadmin');
    const take = async (person: string) => {
      await step(person, 'record_engagement', { p_entity_type: 'event', p_entity_id: event });
      await step(person, 'save_item', { p_entity_type: 'event', p_entity_id: event });
      if (person === organizer) return buy(database.sql, person, event, { free: 1 }, 0);
      const { order } = await buy(database.sql, person, event, { std: 1, free: 1 }, 500);
      const paid = { p_order_id: order?.id ?? '' };
      await step(person, 'report_transfer', { ...paid, p_last5: '12345' });
      await step(root, 'confirm_payment', paid);
    };
    await take(organizer);
    await take(helper);
    expect(await countOf(event)).toBeUndefined();
    await take(await signUp(database.sql));
    expect(await countOf(event)).toEqual({ views: 1, saves: 1, registrations: 2, orders: 1 });
  });

  it('of a page and a venue does not count their owner', async () => {
    const performer = await createPerformer(database.sql, organizer);
    const follow = (person: string) =>
      step(person, 'follow_artist', { p_performer_id: performer, p_follow: true });
    await follow(organizer);
    await follow(await signUp(database.sql));
    await database.sql`select private.refresh_trends()`;
    const [row] = await database.sql`
      select follows from public.trend_daily where entity_id = ${performer}`;
    expect(row).toEqual({ follows: 1 });
  });
});
