import { sized } from '../../tools/run-size/run-size';
import { signUpCrowd } from './setup/crowd';
import { writeTotals } from './setup/clock';
import { call } from './setup/callers';
import { addTicketType, createEvent, registrationFor, type Receipt } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

// As many connections as a busy PostgREST would use; the rest of the crowd queues for them.
const database = provideTestDatabase({ poolSize: sized(16, 60) });

/** How many got a ticket and with which codes the others were refused. */
async function outcomes(attempts: Promise<Receipt>[]) {
  const settled = await Promise.allSettled(attempts);
  const refusals = settled.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  return { sold: settled.length - refusals.length, refusals: [...new Set(refusals)] };
}

/** The counters beside what the rows say. */
async function countersOf(eventId: string) {
  await writeTotals(database.sql);
  const [row] = await database.sql`
    select
      (select sold from public.ticket_stock where event_id = e.id and ticket_type_id = '*')
        as whole,
      (select sum(sold)::int from public.ticket_stock where event_id = e.id and ticket_type_id <> '*')
        as types,
      (select count(*)::int from public.tickets where event_id = e.id and status = 'valid') as tickets,
      e.current_attendees
    from public.events as e where e.id = ${eventId}`;
  return row;
}

it('sells exactly 30 to 60 + 60 buyers of two types of 25 in an event of 30', async () => {
  const event = await createEvent(database.sql, { max_attendees: 30 });
  await addTicketType(database.sql, event, { ticket_type_id: 'a', capacity: 25 });
  await addTicketType(database.sql, event, { ticket_type_id: 'b', capacity: 25 });
  const fans = await signUpCrowd(database.sql, 120);

  const result = await outcomes(
    fans.map((fan, index) =>
      call<Receipt>(
        database.sql,
        fan,
        'register_for_event',
        registrationFor(event, { p_ticket_type_id: index % 2 ? 'a' : 'b' }),
      ),
    ),
  );

  expect(result).toEqual({ sold: 30, refusals: ['SOLD_OUT'] });
  expect(await countersOf(event)).toEqual({
    whole: 30,
    types: 30,
    tickets: 30,
    current_attendees: 30,
  });
});

it('sells exactly 50 to a crowd of buyers, and one seat only once', async () => {
  const event = await createEvent(database.sql);
  await addTicketType(database.sql, event, { capacity: 50 });
  const fans = await signUpCrowd(database.sql, sized(100, 200));

  const result = await outcomes(
    fans.map((fan) =>
      call<Receipt>(database.sql, fan, 'register_for_event', registrationFor(event)),
    ),
  );

  expect(result).toEqual({ sold: 50, refusals: ['SOLD_OUT'] });
  expect(await countersOf(event)).toEqual({
    whole: 50,
    types: 50,
    tickets: 50,
    current_attendees: 50,
  });
});

it('keeps the counters true while people register, cancel and the organizer changes the limit', async () => {
  const event = await createEvent(database.sql, { max_attendees: 40 });
  await addTicketType(database.sql, event, { capacity: 40 });
  const fans = await signUpCrowd(database.sql, 60);

  const work = fans.map(async (fan, index) => {
    const receipt = await call<Receipt>(
      database.sql,
      fan,
      'register_for_event',
      registrationFor(event),
    );
    if (index % 3 === 0) {
      await call(database.sql, fan, 'cancel_registration', {
        p_registration_id: receipt.registration_id,
      });
    }
  });
  const changes = [60, 80, 100].map((limit) =>
    database.sql`update public.events set max_attendees = ${limit} where id = ${event}`.then(
      () => undefined,
    ),
  );
  const settled = await Promise.allSettled([...work, ...changes]);
  const unexpected = settled.filter(
    (result) => result.status === 'rejected' && (result.reason as Error).message !== 'SOLD_OUT',
  );

  expect(unexpected).toEqual([]);
  const counters = await countersOf(event);
  expect(counters).toEqual({
    whole: counters?.['tickets'],
    types: counters?.['tickets'],
    tickets: counters?.['tickets'],
    current_attendees: counters?.['tickets'],
  });
});

it('gives one person what the limit allows out of twenty attempts at once', async () => {
  const event = await createEvent(database.sql);
  await addTicketType(database.sql, event, { capacity: 50 });
  const fan = await signUp(database.sql);
  const result = await outcomes(
    Array.from({ length: 20 }, () =>
      call<Receipt>(database.sql, fan, 'register_for_event', registrationFor(event)),
    ),
  );
  expect(result).toEqual({ sold: 4, refusals: ['LIMIT_EXCEEDED'] });
});
