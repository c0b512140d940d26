import { emailOf } from '../setup/back-office';
import { createPerformer, hours } from '../setup/bookings';
import { signUp } from '../setup/people';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface World {
  poster: string;
  agent: string;
  performer: string;
  gig: string;
  application: string;
}

const apply = (sql: Sql, { agent, performer, gig }: Omit<World, 'application'>) =>
  step(sql, agent, 'apply_to_gig', {
    p_gig_id: gig,
    p_performer_id: performer,
    p_message: '我們想演',
    p_ask: 7000,
  });

async function arrange(sql: Sql): Promise<World> {
  const poster = await signUp(sql, { profile: { phone: '0911222333' } });
  const at = hours(30, '19:00', '21:00');
  const { id: gig } = await step(sql, poster, 'save_gig', {
    p_gig: {
      title: '週五開場樂團',
      description: '找一組能暖場四十分鐘的樂團，器材備妥。',
      city: 'taipei',
      start_at: at.start,
      end_at: at.end,
      budget: 8000,
    },
  });
  await step(sql, poster, 'set_gig_status', { p_gig_id: gig, p_status: 'open' });
  const agent = await signUp(sql, { metadata: { user_type: 'performer' } });
  const performer = await createPerformer(sql, agent);
  const world = { poster, agent, performer, gig };
  return { ...world, application: (await apply(sql, world)).id };
}

const decide = (status: string) => (sql: Sql, world: World) =>
  step(sql, world.poster, 'decide_application', {
    p_application_id: world.application,
    p_status: status,
  });
const award = decide('awarded');
const bookingOf = (sql: Sql, { performer }: World) =>
  valueOf(sql`
    select id from public.bookings where performer_id = ${performer} order by created_at desc limit 1`);
const ensureBooking = async (sql: Sql, world: World) => {
  if (!(await bookingOf(sql, world))) await award(sql, world);
  return (await bookingOf(sql, world)) ?? '';
};
const setStatus =
  (status: string) =>
  (sql: Sql, { poster, gig }: World) =>
    step(sql, poster, 'set_gig_status', { p_gig_id: gig, p_status: status });

/** Somebody looks for a performer. */
export const gig = pairsOf<World>({
  name: 'gig',
  title: 'A gig',
  begins: 'open, with one place, for which a performer has applied',
  arrange,
  operations: {
    apply: { what: 'the performer applies again', run: apply },
    withdraw: {
      what: 'the performer withdraws the application',
      run: (sql, { agent, application }) =>
        step(sql, agent, 'withdraw_application', { p_application_id: application }),
    },
    shortlist: { what: 'the poster puts it on the shortlist', run: decide('shortlisted') },
    decline: { what: 'the poster declines it', run: decide('declined') },
    award: { what: 'the poster awards the place, which makes a booking', run: award },
    'accept quote': {
      what: 'the poster accepts the price of that booking',
      async run(sql, world) {
        const booking = await ensureBooking(sql, world);
        const quote = await valueOf(sql`
          select id from public.booking_quotes
          where booking_id = ${booking} and made_by = 'host' order by number desc limit 1`);
        await step(sql, world.poster, 'accept_quote', { p_quote_id: quote ?? '' });
      },
    },
    'call off': {
      what: 'the performer refuses or cancels the booking',
      async run(sql, world) {
        const booking = { p_booking_id: await ensureBooking(sql, world), p_reason: '行程衝突' };
        const status = await valueOf(sql`
          select status from public.bookings where id = ${booking.p_booking_id}`);
        const name = status === 'quoted' ? 'decline_booking' : 'cancel_booking';
        await step(sql, world.agent, name, booking);
      },
    },
    close: { what: 'the poster closes it', run: setStatus('closed') },
    'cancel gig': { what: 'the poster cancels it', run: setStatus('cancelled') },
    'delete page': {
      what: 'the performer’s page is deleted',
      run: (sql, { agent, performer }) =>
        step(sql, agent, 'delete_performer', { p_id: performer, p_version: 1 }),
    },
    'poster leaves': {
      what: 'the poster deletes the account',
      run: async (sql, { poster }) =>
        step(sql, poster, 'delete_my_account', { p_email: await emailOf(sql, poster) }),
    },
  },
  async state(sql, world) {
    const [row] = await sql<Record<string, string>[]>`
      select g.status, g.awarded_count as awarded, a.status as application
      from public.gigs as g join public.gig_applications as a on a.gig_id = g.id
      where g.id = ${world.gig} and a.id = ${world.application}`;
    const booking = await bookingOf(sql, world);
    const held =
      booking && (await valueOf(sql`select status from public.bookings where id = ${booking}`));
    return `${row?.['status']}, ${row?.['awarded']} awarded; application ${row?.['application']}; booking ${held ?? 'none'}`;
  },
});
