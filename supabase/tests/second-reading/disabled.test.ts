import { signUpAdmin } from '../setup/back-office';
import { createVenue, hours, venueRequest } from '../setup/bookings';
import { call, type Argument } from '../setup/callers';
import { addTicketType, createEvent } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { createProduct, createShop, refundFor } from '../setup/orders';
import { signUp } from '../setup/people';
import { createAdProduct, sendSupportAd } from '../setup/promotion';
import { provideTestDatabase } from '../setup/test-database';
import { buy, setPayoutAccount } from '../setup/tickets';

/** Accounts that are disabled, and those who deal with them. */

const database = provideTestDatabase({ poolSize: 8 });
afterEach(() => checkInvariants(database.sql));

const step = <T = { id: string; status: string }>(
  person: string,
  name: string,
  args: Record<string, Argument>,
) => call<T>(database.sql, person, name, args);
const report = (id: string, person: string) =>
  step(person, 'report_transfer', { p_order_id: id, p_last5: '12345' });

it('8: a disabled organizer leaves its ticket holders neither untold nor without their money', async () => {
  const root = await signUpAdmin(database.sql, 'superadmin');
  const organizer = await signUp(database.sql, { profile: { can_post_events: true } });
  const buyer = await signUp(database.sql);
  await setPayoutAccount(database.sql, organizer);
  const event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 500 });
  const { order } = await buy(database.sql, buyer, event, { std: 1 }, 500);
  const id = order?.id ?? '';
  await report(id, buyer);
  await step(organizer, 'confirm_payment', { p_order_id: id });
  await database.sql`
      update public.events set date = private.today() + 1, refund_policy_code = 'ten_days' where id = ${event}`;
  const quote = () =>
    step<{ allowed: boolean; fee: number }>(buyer, 'refund_quote', { p_order_id: id });
  expect(await quote()).toMatchObject({ allowed: false });
  await step(root, 'set_account_active', { p_user_id: organizer, p_active: false });
  const told = await database.sql`
      select params ->> 'event' as event from public.notifications
      where user_id = ${buyer} and kind = 'event.on_hold'`;
  expect(told).toHaveLength(1);
  const shown = async () => {
    await database.sql`select private.write_totals()`;
    return step<object>(buyer, 'get_event', { p_id: event });
  };
  expect(await shown()).toMatchObject({ sale: 'ended', ticket_types: [{ state: 'ended' }] });
  expect(await quote()).toMatchObject({ allowed: true, fee: 0 });
  const { refunds } = await step<{ refunds: { id: string }[] }>(
    buyer,
    'request_refund',
    refundFor(id),
  );
  const refund = { p_refund_id: refunds[0]?.id ?? '' };
  const editor = await signUpAdmin(database.sql, 'editor');
  await step(editor, 'decide_refund', { ...refund, p_approve: true });
  await step(editor, 'mark_refunded', { ...refund, p_transfer_ref: 'TX1' });
  await step(root, 'set_account_active', { p_user_id: organizer, p_active: true });
  expect(await shown()).toMatchObject({ sale: 'on_sale', ticket_types: [{ state: 'on_sale' }] });
});

it('8: the goods of a disabled performer are not offered', async () => {
  const root = await signUpAdmin(database.sql, 'superadmin');
  const shop = await createShop(database.sql);
  const product = await createProduct(database.sql, shop);
  await step(root, 'set_account_active', { p_user_id: shop.owner, p_active: false });
  const page = { p_id: product };
  expect(await step<object>(root, 'get_product', page)).toMatchObject({ left: 0 });
});

it.each(['submitted', 'reviewing', 'needs_fix'])(
  '8: the support ad of a disabled fan does not wait, %s, for somebody who cannot come back to it',
  async (status) => {
    const root = await signUpAdmin(database.sql, 'superadmin');
    const fan = await signUp(database.sql);
    const { product } = await createAdProduct(database.sql, { needs_media_review: true });
    const { id } = await sendSupportAd(database.sql, fan, product);
    for (const next of status === 'submitted' ? [] : ['reviewing', 'needs_fix']) {
      await step(root, 'decide', {
        p_entity_type: 'support_ad_orders',
        p_entity_id: id,
        p_status: next,
        p_reason: '請換一張照片',
      });
      if (next === status) break;
    }
    await step(root, 'set_account_active', { p_user_id: fan, p_active: false });
    const rows = await database.sql`
      select status, cancel_reason from public.support_ad_orders where id = ${id}`;
    expect([...rows]).toEqual([{ status: 'cancelled', cancel_reason: 'account_closed' }]);
  },
);

describe('two who leave at once', () => {
  it('7: and are host and guest of each other, wait for nobody in a circle', async () => {
    const people = await Promise.all(
      Array.from({ length: 2 }, () => signUp(database.sql, { metadata: { user_type: 'venue' } })),
    );
    const [one = '', two = ''] = people;
    const venues = [
      await createVenue(database.sql, one, { deposit_percent: 30 }),
      await createVenue(database.sql, two, { deposit_percent: 30 }),
    ];
    const agreed: string[] = [];
    for (const day of [20, 21, 22]) {
      for (const [host, guest, venue] of [
        [one, two, venues[0]],
        [two, one, venues[1]],
      ] as const) {
        const { id } = await step(guest, 'request_venue_booking', {
          ...venueRequest(venue ?? '', hours(day, '10:00', '12:00')),
        });
        await step(host, 'approve_booking', { p_booking_id: id, p_offer_no: 1 });
        const [row] = await database.sql<{ order_id: string }[]>`
          select order_id from public.bookings where id = ${id}`;
        // Of one booking the money is there, of another it is not.
        if (day > 20) {
          await report(row?.order_id ?? '', guest);
          await step(host, 'confirm_payment', { p_order_id: row?.order_id ?? '' });
        }
        agreed.push(id);
      }
    }
    const roots = await Promise.all(people.map(() => signUpAdmin(database.sql, 'superadmin')));
    const atOnce = (name: string, args: Record<string, Argument> = {}) =>
      Promise.all(
        people.map((person, index) =>
          step(roots[index] ?? '', name, { p_user_id: person, ...args }),
        ),
      );
    await atOnce('set_account_active', { p_active: false });
    await atOnce('settle_account');
    const states = await database.sql<{ status: string }[]>`
      select status from public.bookings where id = any (${agreed})`;
    expect(states.map(({ status }) => status)).toEqual(agreed.map(() => 'cancelled'));
  });
});
