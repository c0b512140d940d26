import { sized } from '../../tools/run-size/run-size';
import { signUpAdmin } from './setup/back-office';
import { call } from './setup/callers';
import { addTicketType, createEvent, taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { setPayoutAccount } from './setup/tickets';

/** The evening before a typhoon: fifty events, five thousand holders in the long run, and every event is decided on. */

const database = provideTestDatabase();
const EVENTS = sized(6, 50);
const HOLDERS = sized(10, 100);
/** Of ten holders, so many have paid. */
const PAYING = 2;
/** A hall full of people is half a minute's work alone, and several on a machine that builds and browses beside it. */
const REHEARSAL_MS = 300_000;
const tomorrow = taipeiDay(1);
const decisionOf = (n: number) => (['held', 'moved', 'cancelled'] as const)[n % 3] ?? 'held';

const [root, organizer, events] = [{ id: '' }, { id: '' }, [] as string[]];

/** Everybody with a ticket each, written at once: what is rehearsed begins afterwards. */
const fill = () =>
  database.sql.begin(async (tx) => {
    await tx`
      create temp table holder on commit drop as
      select n, gen_random_uuid() as person, gen_random_uuid() as registration, gen_random_uuid() as ticket,
        case when n % 10 < ${PAYING} then gen_random_uuid() end as bought,
        (${events}::uuid[])[1 + n / ${HOLDERS}] as event
      from generate_series(0, ${EVENTS * HOLDERS - 1}) as n`;
    await tx`
      insert into auth.users (id, email, raw_user_meta_data)
      select person, person || '@people.test', '{"username": "觀眾", "user_type": "fan"}' from holder`;
    await tx`
      insert into public.orders (
        id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, total, status, buyer_name,
        buyer_phone, buyer_email, paid_at
      )
      select bought, 'EO' || lpad(n::text, 14, '0'), person, 'organizer', ${organizer.id}, 'ticket', 500, 500,
        'paid', '王小明', '0912345678', 'ming@people.test', now() - interval '1 hour'
      from holder where bought is not null`;
    await tx`
      insert into public.order_items (
        order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount
      )
      select bought, 'ticket', event, 'std', '票券', 500, 1, 500 from holder where bought is not null`;
    await tx`
      insert into public.payments (order_id, provider, amount, status, confirmed_at)
      select bought, 'bank_transfer', 500, 'succeeded', now() from holder where bought is not null`;
    await tx`
      select private.move_money(bought, what, 500) from holder
      cross join unnest(array['promised', 'paid']) as what where bought is not null`;
    await tx`
      insert into public.event_registrations (
        id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status,
        order_id, unit_price
      )
      select registration, event, person, case when bought is null then 'free' else 'std' end, 'R-' || n,
        '王小明', 'ming@people.test', '0912345678', 1, 'confirmed', bought,
        case when bought is null then 0 else 500 end
      from holder`;
    await tx`
      insert into public.tickets (
        id, registration_id, event_id, ticket_type_id, ticket_no, holder_user_id, holder_name, price_paid
      )
      select ticket, registration, event, case when bought is null then 'free' else 'std' end, 'T-' || n,
        person, '王小明', case when bought is null then 0 else 500 end
      from holder`;
    await tx`insert into public.ticket_secrets (ticket_id, secret) select ticket, md5('' || n) from holder`;
    await tx`
      update public.ticket_stock as s
      set sold = (
        select count(*) from public.tickets as t
        where t.event_id = s.event_id and s.ticket_type_id in ('*', t.ticket_type_id)
      )
      where event_id = any (${events}::uuid[])`;
  });

beforeAll(async () => {
  const { sql } = database;
  root.id = await signUpAdmin(sql, 'superadmin');
  organizer.id = await signUp(sql, { metadata: { user_type: 'performer' } });
  await setPayoutAccount(sql, organizer.id);
  for (let n = 0; n < EVENTS; n += 1) {
    // One after the other, and not in the order in which they begin.
    // oxlint-disable-next-line no-await-in-loop
    const event = await createEvent(sql, {
      organizer_id: organizer.id,
      inDays: 1,
      city: n % 2 ? 'hualien' : 'taitung',
      time: `${10 + ((n * 7) % 12)}:${String((n * 13) % 60).padStart(2, '0')}`,
      title: `第 ${n} 場`,
    });
    events.push(event);
    // oxlint-disable-next-line no-await-in-loop
    await addTicketType(sql, event, { ticket_type_id: 'std', price: 500 });
    // oxlint-disable-next-line no-await-in-loop
    await addTicketType(sql, event);
  }
  await fill();
}, REHEARSAL_MS);

/** How many of each kind went out, to how many people. */
const told = () => database.sql<{ kind: string; mails: number; people: number }[]>`
  select kind, count(*)::int as mails, count(distinct user_id)::int as people
  from private.mails where kind like 'event.%' and user_id <> ${organizer.id}
  group by kind order by kind`;
/** Mails in the order in which they leave, by the beginning of their event. */
async function isInOrderOfTime(kind: string): Promise<boolean> {
  const rows = await database.sql<{ starts_at: Date }[]>`
    select e.starts_at
    from private.mails as m join public.events as e on m.link = '/events/' || e.id
    where m.kind = ${kind}
    order by m.next_attempt_at, m.id`;
  const moments = rows.map((row) => row.starts_at.getTime());
  return moments.every((moment, index) => moment >= (moments[index - 1] ?? 0));
}

it(
  'reaches everybody in the order in which the events begin, and gives all the money back',
  async () => {
    const { sql } = database;
    const announced = await call(sql, root.id, 'announce_closure', {
      p_cities: ['花蓮', '台東'],
      p_day: tomorrow,
    });
    expect(announced).toEqual({ events: EVENTS });

    // As the clock does it: some seconds at a time.
    for (let round = 0; round < 20; round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await sql`select private.tell_closures()`;
    }
    const everybody = EVENTS * HOLDERS;
    expect(await told()).toEqual([
      { kind: 'event.undecided', mails: everybody, people: everybody },
    ]);
    expect(await isInOrderOfTime('event.undecided')).toBe(true);

    const { events: desk } = await call<{ events: { event_id: string }[] }>(
      sql,
      organizer.id,
      'closure_desk',
    );
    expect(desk).toHaveLength(EVENTS);
    for (const { event_id: event } of desk) {
      // From the top of the page to its end, as somebody presses.
      // oxlint-disable-next-line no-await-in-loop
      await call(sql, organizer.id, 'decide_closure', {
        p_event_id: event,
        p_day: tomorrow,
        p_decision: decisionOf(events.indexOf(event)),
        p_new_day: decisionOf(events.indexOf(event)) === 'moved' ? taipeiDay(8) : null,
      });
    }
    const [held = 0, moved = 0, cancelled = 0] = [0, 1, 2].map(
      (kind) => events.filter((_, n) => n % 3 === kind).length * HOLDERS,
    );
    expect(await told()).toEqual([
      { kind: 'event.cancelled', mails: cancelled, people: cancelled },
      { kind: 'event.held', mails: held, people: held },
      { kind: 'event.moved', mails: moved, people: moved },
      { kind: 'event.undecided', mails: everybody, people: everybody },
    ]);
    expect(await isInOrderOfTime('event.held')).toBe(true);
    expect(await isInOrderOfTime('event.cancelled')).toBe(true);

    const [money] = await sql`
    select
      count(*) filter (where e.status = 'cancelled')::int as called_off,
      coalesce(sum(private.balance(o.id, 'owed')) filter (where e.status = 'cancelled'), 0)::int as owed,
      coalesce(sum(private.balance(o.id, 'kept')), 0)::int as kept,
      count(*) filter (
        where e.status = 'approved' and private.ticket_fee_percent(e, o.paid_at - interval '1 hour') is distinct from 0
      )::int as with_fee
    from public.orders as o
    join public.order_items as i on i.order_id = o.id
    join public.events as e on e.id = i.ref_id
    where o.kind = 'ticket' and o.total > 0`;
    const paid = (cancelled * PAYING) / 10;
    expect(money).toEqual({ called_off: paid, owed: paid * 500, kept: 0, with_fee: 0 });
    await checkInvariants(sql);
  },
  REHEARSAL_MS,
);
