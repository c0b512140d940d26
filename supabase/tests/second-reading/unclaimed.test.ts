import { emailOf } from '../setup/back-office';
import { call, faultOf, refusal, type Argument } from '../setup/callers';
import { addTicketType, createEvent } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { accountsOfOrder } from '../setup/ledger';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { buy, setPayoutAccount } from '../setup/tickets';

/** A refund whose buyer never says where the money goes holds nobody for ever. */

const database = provideTestDatabase();
afterEach(() => checkInvariants(database.sql));

const step = <T = { id: string; status: string }>(
  person: string,
  name: string,
  args: Record<string, Argument> = {},
) => call<T>(database.sql, person, name, args);
const leave = async (person: string) =>
  step(person, 'delete_my_account', { p_email: await emailOf(database.sql, person) });

/** NT$ 500 are owed for an event that was called off, and the buyer has named no account. */
async function owed() {
  const organizer = await signUp(database.sql, { profile: { can_post_events: true } });
  const buyer = await signUp(database.sql);
  await setPayoutAccount(database.sql, organizer);
  const event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 500 });
  const { order } = await buy(database.sql, buyer, event, { std: 1 }, 500);
  const id = order?.id ?? '';
  await step(buyer, 'report_transfer', { p_order_id: id, p_last5: '12345' });
  await step(organizer, 'confirm_payment', { p_order_id: id });
  await step(organizer, 'cancel_event', { p_event_id: event, p_reason: '颱風' });
  const { refunds } = await step<{ refunds: { id: string }[] }>(buyer, 'get_order', {
    p_order_id: id,
  });
  return { organizer, buyer, order: id, refund: { p_refund_id: refunds[0]?.id ?? '' } };
}
const waitFor = async (order: string, days: number) => {
  await database.sql`
    update public.refund_requests set decided_at = now() - make_interval(days => ${days})
    where order_id = ${order}`;
  await database.sql`select private.close_unclaimed_refunds()`;
};
const account = { p_bank_code: '812', p_account_no: '288812345678', p_account_name: '王小明' };

it('6: binds its seller for half a year, then is told, and stands in the ledger', async () => {
  const { organizer, buyer, order } = await owed();
  await waitFor(order, 179);
  expect(await faultOf(leave(organizer))).toMatchObject({ hint: 'refunds_to_send' });
  expect(await faultOf(leave(buyer))).toMatchObject({ hint: 'refunds_to_come' });
  await waitFor(order, 181);
  await waitFor(order, 181);
  expect(await accountsOfOrder(database.sql, order)).toEqual({ price: -500, unclaimed: 500 });
  const told = await database.sql`
    select 1 from public.notifications
    where user_id = ${buyer} and kind = 'order.refund_unclaimed'`;
  expect(told).toHaveLength(1);
  await leave(organizer);
  await leave(buyer);
});

it('6: is owed again when its buyer names an account after all', async () => {
  const { organizer, buyer, order, refund } = await owed();
  await waitFor(order, 181);
  expect(
    await refusal(step(organizer, 'mark_refunded', { ...refund, p_transfer_ref: 'TX1' })),
  ).toBe('INVALID_STATE');
  expect(await refusal(step(organizer, 'set_refund_account', { ...refund, ...account }))).toBe(
    'FORBIDDEN',
  );
  await step(buyer, 'set_refund_account', { ...refund, ...account });
  expect(await accountsOfOrder(database.sql, order)).toEqual({ price: -500, owed: 500 });
  expect(await faultOf(leave(organizer))).toMatchObject({ hint: 'refunds_to_send' });
  await waitFor(order, 181);
  await step(organizer, 'mark_refunded', { ...refund, p_transfer_ref: 'TX1' });
  expect(await accountsOfOrder(database.sql, order)).toEqual({ price: -500, returned: 500 });
});
