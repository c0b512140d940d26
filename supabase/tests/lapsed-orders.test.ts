import { runDueJobs } from '../stack/postgres/job-clock';
import { call, refusal } from './setup/callers';
import { signUpCrowd } from './setup/crowd';
import { addTicketType, createEvent } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { provideTestDatabase } from './setup/test-database';
import { buy, holdForAll, letEverythingLapse, stockOf } from './setup/tickets';

const database = provideTestDatabase();
afterEach(() => checkInvariants(database.sql));

/** An event of two types whose seats are all held by people who did not pay in time. */
async function openLapsed(seats: { a: number; b?: number }) {
  const { sql } = database;
  const event = await createEvent(sql);
  for (const [type, capacity] of Object.entries({ b: 1, ...seats })) {
    // One after the other: whose order is older is what some tests are about.
    /* oxlint-disable no-await-in-loop */
    await addTicketType(sql, event, { ticket_type_id: type, price: 800, capacity });
    await holdForAll(sql, event, await signUpCrowd(sql, capacity), { [type]: 1 }, 800);
    /* oxlint-enable no-await-in-loop */
  }
  await letEverythingLapse(sql, event);
  const [buyer] = (await signUpCrowd(sql, 1)) as [string];
  return { event, buyer };
}

const expiredOf = async (event: string) => {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int from public.orders where subject_id = ${event} and status = 'expired'`;
  return row?.count;
};

it('a purchase clears away twenty orders of others at most, and gets its seat', async () => {
  const { event, buyer } = await openLapsed({ a: 45 });
  const { order } = await buy(database.sql, buyer, event, { a: 1 }, 800);
  expect(order?.status).toBe('pending_payment');
  expect(await expiredOf(event)).toBe(20);
  expect(await stockOf(database.sql, event, 'a')).toEqual({ sold: 0, held: 26 });
});

it('clears away nothing where seats are free', async () => {
  const { event, buyer } = await openLapsed({ a: 3 });
  await addTicketType(database.sql, event, { ticket_type_id: 'c', price: 800, capacity: 1 });
  await buy(database.sql, buyer, event, { c: 1 }, 800);
  expect(await expiredOf(event)).toBe(0);
});

it('finds the seats of the type that is asked for, however many others have lapsed before', async () => {
  const { event, buyer } = await openLapsed({ a: 30, b: 1 });
  const { order } = await buy(database.sql, buyer, event, { b: 1 }, 800);
  expect(order?.status).toBe('pending_payment');
});

it('whose own order has lapsed buys again, however many others have lapsed before', async () => {
  const { event } = await openLapsed({ a: 30 });
  const [last] = await database.sql<{ buyer_id: string }[]>`
    select buyer_id from public.orders where subject_id = ${event} order by hold_expires_at desc, id desc limit 1`;
  const { order } = await buy(database.sql, last!.buyer_id, event, { a: 1 }, 800);
  expect(order?.status).toBe('pending_payment');
});

it('the clock clears the rest away, a part at a time, each in a transaction of its own', async () => {
  const { sql } = database;
  const { event } = await openLapsed({ a: 45 });
  await sql`
    update public.orders set hold_expires_at = now() + interval '1 day'
    where subject_id <> ${event} and status = 'pending_payment'`;
  const [part] = await sql<{ has_more: boolean }[]>`select private.expire_orders() as has_more`;
  expect([part?.has_more, await expiredOf(event)]).toEqual([true, 20]);
  await sql`update private.jobs set last_run_at = null where name = 'expire_orders'`;
  await runDueJobs(sql);
  expect(await expiredOf(event)).toBe(46);
  expect(await stockOf(sql, event)).toEqual({ sold: 0, held: 0 });
  const [writers] = await sql<{ count: number }[]>`
    select count(distinct xmin::text)::int from public.orders where subject_id = ${event}`;
  expect(writers?.count).toBeGreaterThanOrEqual(3);
});

it('offers twenty seats at once to those who wait, nobody passes the others, and the clock goes on', async () => {
  const { sql } = database;
  const event = await createEvent(sql);
  await addTicketType(sql, event, { ticket_type_id: 'a', price: 800, capacity: 1 });
  const [first, passer, ...waiting] = (await signUpCrowd(sql, 43)) as [string, string, ...string[]];
  await buy(sql, first, event, { a: 1 }, 800);
  for (const person of waiting) {
    // In the order in which they are served.
    // oxlint-disable-next-line no-await-in-loop
    await call(sql, person, 'join_waitlist', { p_event_id: event, p_ticket_type_id: 'a' });
  }
  await sql`update public.ticket_stock set capacity = 60 where event_id = ${event} and ticket_type_id = 'a'`;
  const offered = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int from public.waitlist_entries where event_id = ${event} and status = 'offered'`;
    return row?.count;
  };
  await sql`select private.release_seats(${event})`;
  expect(await offered()).toBe(20);
  expect(await refusal(buy(sql, passer, event, { a: 1 }, 800))).toBe('SOLD_OUT');
  await sql`update private.jobs set last_run_at = null where name = 'free_overdue_tickets'`;
  await runDueJobs(sql);
  expect(await offered()).toBe(waiting.length);
});

it('a job that fails is told, and keeps no other from its turn', async () => {
  const { sql } = database;
  await sql`create function private.a_broken_job() returns void language sql as 'select 1/0'`;
  await sql`insert into private.jobs (name, run_every) values ('a_broken_job', '1 minute')`;
  await sql`update private.jobs set last_run_at = null`;
  await runDueJobs(sql);
  const rows = await sql<{ name: string; last_error: string | null }[]>`
    select name, last_error from private.jobs where last_error is not null or last_run_at is null`;
  expect(rows).toEqual([{ name: 'a_broken_job', last_error: 'division by zero' }]);
  await sql`delete from private.jobs where name = 'a_broken_job'`;
});

it('what lists show of a sale is written by the clock, and at once when a type sells out or is free again', async () => {
  const { sql } = database;
  const event = await createEvent(sql);
  await addTicketType(sql, event, { ticket_type_id: 'a', price: 800, capacity: 2 });
  const [one, two] = (await signUpCrowd(sql, 2)) as [string, string];
  const shown = async () => {
    const [row] = await sql`select seats_left, sale_state from public.events where id = ${event}`;
    return row;
  };
  await buy(sql, one, event, { a: 1 }, 800);
  expect(await shown()).toEqual({ seats_left: 2, sale_state: 'on_sale' });
  await sql`update private.jobs set last_run_at = null where name = 'write_totals'`;
  await runDueJobs(sql);
  expect(await shown()).toEqual({ seats_left: 1, sale_state: 'on_sale' });
  expect(await sql`select from private.totals_due`).toHaveLength(0);

  const { order } = await buy(sql, two, event, { a: 1 }, 800);
  expect(await shown()).toEqual({ seats_left: 0, sale_state: 'waitlist' });
  await call(sql, two, 'cancel_order', { p_order_id: order?.id ?? '' });
  expect(await shown()).toEqual({ seats_left: 1, sale_state: 'on_sale' });
});
