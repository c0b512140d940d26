import { createPerformer, hours } from '../setup/bookings';
import { call, refusal, type Argument } from '../setup/callers';
import { checkInvariants } from '../setup/invariants';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';

/** A place of a gig is filled when its performance is certain, and is free again when it is not. */

const database = provideTestDatabase();
let [poster, gig] = ['', ''];
afterEach(() => checkInvariants(database.sql));

const step = <T = { id: string; status: string }>(
  person: string,
  name: string,
  args: Record<string, Argument>,
) => call<T>(database.sql, person, name, args);

beforeEach(async () => {
  poster = await signUp(database.sql, { profile: { phone: '0911222333' } });
  const at = hours(30, '19:00', '21:00');
  const { id } = await step(poster, 'save_gig', {
    p_gig: {
      title: '週五開場樂團',
      description: '找一組能暖場四十分鐘的樂團，器材備妥。',
      city: 'taipei',
      start_at: at.start,
      end_at: at.end,
      budget: 8000,
    },
  });
  gig = id;
  await step(poster, 'set_gig_status', { p_gig_id: gig, p_status: 'open' });
});

async function applicant() {
  const agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  const performer = await createPerformer(database.sql, agent);
  const apply = () =>
    step(agent, 'apply_to_gig', {
      p_gig_id: gig,
      p_performer_id: performer,
      p_message: '我們想演',
      p_ask: 7000,
    });
  return { agent, apply, application: (await apply()).id };
}
const decide = (application: string, status: string) =>
  step<{ booking_id: string; gig_status: string }>(poster, 'decide_application', {
    p_application_id: application,
    p_status: status,
  });
const statusOf = async (table: string, id: string) => {
  const [row] =
    await database.sql`select status from public.${database.sql(table)} where id = ${id}`;
  return row?.['status'];
};
const states = (ids: string[]) => Promise.all(ids.map((id) => statusOf('gig_applications', id)));

it('26: the last place is free again when its performer declines, for those who still wait', async () => {
  const [one, two] = [await applicant(), await applicant()];
  const { booking_id, gig_status } = await decide(one.application, 'awarded');
  expect(gig_status).toBe('awarded');
  expect(await states([one.application, two.application])).toEqual(['awarded', 'applied']);

  await step(one.agent, 'decline_booking', { p_booking_id: booking_id, p_reason: '團員生病' });
  expect(await statusOf('gigs', gig)).toBe('open');
  expect(await states([one.application, two.application])).toEqual(['withdrawn', 'applied']);
  expect(await decide(two.application, 'awarded')).toMatchObject({ gig_status: 'awarded' });
});

it('26: an award that nobody paid for frees the place as well', async () => {
  const one = await applicant();
  const { booking_id } = await decide(one.application, 'awarded');
  await database.sql`
    update public.bookings set respond_by = now() - interval '1 minute' where id = ${booking_id}`;
  await database.sql`select private.expire_bookings()`;
  expect(await statusOf('gigs', gig)).toBe('open');
});

it('26: the others hear no when the performance is certain, and may apply again if it is not', async () => {
  const [one, two] = [await applicant(), await applicant()];
  const { booking_id } = await decide(one.application, 'awarded');
  const [quote] = await database.sql<{ id: string }[]>`
    select id from public.booking_quotes where booking_id = ${booking_id} and status = 'sent'`;
  const { order_id } = await step<{ order_id: string }>(poster, 'accept_quote', {
    p_quote_id: quote?.id ?? '',
  });
  expect(await states([two.application])).toEqual(['applied']);
  await step(poster, 'report_transfer', { p_order_id: order_id, p_last5: '12345' });
  await step(one.agent, 'confirm_payment', { p_order_id: order_id });
  expect(await states([one.application, two.application])).toEqual(['awarded', 'declined']);

  await step(one.agent, 'cancel_booking', { p_booking_id: booking_id, p_reason: '撞期' });
  expect(await statusOf('gigs', gig)).toBe('open');
  expect(await two.apply()).toMatchObject({ status: 'applied' });
});

it('26: who was refused does not apply again for the same place', async () => {
  const one = await applicant();
  await decide(one.application, 'declined');
  expect(await refusal(one.apply())).toBe('INVALID_STATE');
});
