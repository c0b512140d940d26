import { runJob } from '../setup/clock';
import { signUpAdmin } from '../setup/back-office';
import { createFreeEvent, registrationFor, type Receipt } from '../setup/events';
import { signUp } from '../setup/people';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface World {
  root: string;
  organizer: string;
  holder: string;
  waiter: string;
  event: string;
  registration: string;
}

const register = (sql: Sql, person: string, event: string) =>
  step<Receipt>(sql, person, 'register_for_event', registrationFor(event));

async function arrange(sql: Sql): Promise<World> {
  const root = await signUpAdmin(sql, 'superadmin');
  const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
  const [holder, waiter] = [await signUp(sql), await signUp(sql)];
  const event = await createFreeEvent(
    sql,
    { capacity: 1 },
    { organizer_id: organizer, description: '一行說明' },
  );
  const { registration_id: registration } = await register(sql, holder, event);
  return { root, organizer, holder, waiter, event, registration };
}

const entryOf = (sql: Sql, { event, waiter }: World) =>
  valueOf(sql`
    select id from public.waitlist_entries
    where event_id = ${event} and user_id = ${waiter} order by created_at desc limit 1`);
const wait = (sql: Sql, { event, waiter }: World) =>
  step(sql, waiter, 'join_waitlist', {
    p_event_id: event,
    p_ticket_type_id: 'free',
    p_quantity: 1,
  });
const ensureWaiting = async (sql: Sql, world: World) => {
  if (!(await entryOf(sql, world))) await wait(sql, world);
  return (await entryOf(sql, world)) ?? '';
};
const free = (sql: Sql, { holder, registration }: World) =>
  step(sql, holder, 'cancel_registration', { p_registration_id: registration });
const ensureOffer = async (sql: Sql, world: World) => {
  const entry = await ensureWaiting(sql, world);
  const status = await valueOf(sql`select status from public.waitlist_entries where id = ${entry}`);
  if (status === 'waiting') await free(sql, world);
};
const setTypes = (type: Record<string, string | number>) => async (sql: Sql, world: World) =>
  step(sql, world.organizer, 'set_ticket_types', {
    p_event_id: world.event,
    p_version: Number(
      await valueOf(sql`select version from public.events where id = ${world.event}`),
    ),
    p_types: [{ price: 0, capacity: 4, ...type }],
    p_agreed: ['waitlist.closed'],
  });

/** Somebody who waits for a seat. */
export const waitlist = pairsOf<World>({
  name: 'waitlist',
  title: 'A place in a waitlist',
  begins: 'with an event whose only seat is taken; nobody waits yet',
  arrange,
  operations: {
    wait: { what: 'somebody joins the waitlist', run: wait },
    free: { what: 'the holder gives the seat back', run: free },
    take: {
      what: 'who waits takes the seat',
      async run(sql, world) {
        await ensureOffer(sql, world);
        await register(sql, world.waiter, world.event);
      },
    },
    leave: {
      what: 'who waits leaves the waitlist',
      run: async (sql, world) =>
        step(sql, world.waiter, 'leave_waitlist', { p_entry_id: await ensureWaiting(sql, world) }),
    },
    'offer lapses': {
      what: 'nobody takes the offer in time',
      async run(sql, world) {
        await ensureOffer(sql, world);
        await sql`
          update public.waitlist_entries set offer_expires_at = now() - interval '1 minute'
          where event_id = ${world.event} and status = 'offered'`;
        await runJob(sql, 'free_overdue_tickets');
      },
    },
    'another registers': {
      what: 'somebody else wants the seat',
      run: async (sql, { event }) => register(sql, await signUp(sql), event),
    },
    'remove type': {
      what: 'the organizer removes the type of the seat',
      run: setTypes({ name: '另一種' }),
    },
    'sell pairs': {
      what: 'the organizer sells two seats at least',
      run: setTypes({ id: 'free', name: '免費入場', min_per_order: 2 }),
    },
    'call off': {
      what: 'the organizer calls the event off',
      run: (sql, { organizer, event }) =>
        step(sql, organizer, 'cancel_event', { p_event_id: event, p_reason: '場地漏水' }),
    },
    'disable waiter': {
      what: 'the account of who waits is disabled',
      run: (sql, { root, waiter }) =>
        step(sql, root, 'set_account_active', { p_user_id: waiter, p_active: false }),
    },
  },
  async state(sql, world) {
    const [row] = await sql<Record<string, string>[]>`
      select coalesce(sum(sold), 0) as sold, coalesce(sum(held), 0) as held
      from public.ticket_stock where event_id = ${world.event} and ticket_type_id <> '*'`;
    const entry = await entryOf(sql, world);
    const status =
      entry && (await valueOf(sql`select status from public.waitlist_entries where id = ${entry}`));
    return `${status ?? 'nobody waits'}; ${row?.['sold']} sold, ${row?.['held']} held`;
  },
});
