import { registrationStatuses } from '../../mf-events/src/data/registration/registration-status.schema';
import { ticketStatuses } from '../../mf-events/src/data/ticket/ticket-status.schema';
import { transferStatuses } from './answers/tickets';
import { readSeeds, type SeedPhase } from '../stack/seed/seed';
import { call } from './setup/callers';
import { taipeiDay } from './setup/events';
import { brokenInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { describeOrders } from './seeds/orders';
import { describePromotion } from './seeds/promotion';
import { demoNames, type SeededWorld } from './seeds/seeded-world';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
const demo = {} as Record<(typeof demoNames)[number], string>;

const run = async (phase: SeedPhase) => {
  const files = await readSeeds(phase);
  await database.sql.begin(async (tx) => {
    for (const { text } of files) await tx.unsafe(text);
  });
};

/** One number for everything in every table: any change, however small, changes it. */
async function fingerprint() {
  const tables = await database.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash
      from public.${name} as t`,
  );
  return [...(await database.sql.unsafe(`${parts.join(' union all ')} order by name`))];
}

const one = async <Row extends Record<string, unknown>>(statement: string) =>
  (await database.sql.unsafe<Row[]>(statement))[0] as Row;

beforeAll(async () => {
  await run('site');
  for (const name of demoNames) {
    demo[name] = await signUp(database.sql, {
      metadata: { user_type: name === 'admin' ? 'fan' : name },
    });
    await database.sql`
      update auth.users set email = ${`${name}@demo.test`} where id = ${demo[name]}`;
  }
  await run('accounts');
});

it('changes nothing when it runs again', async () => {
  const before = await fingerprint();
  await run('site');
  await run('accounts');
  expect(await fingerprint()).toEqual(before);
});

it('passes over demo accounts that do not exist', async () => {
  await database.sql`update auth.users set email = 'gone-' || email where email like '%@demo.test'`;
  const before = await fingerprint();
  await run('accounts');
  expect(await fingerprint()).toEqual(before);
  await database.sql`update auth.users set email = substr(email, 6) where email like 'gone-%'`;
});

describe('what visitors find', () => {
  const search = (args: Record<string, string | number> = {}) =>
    call<{ total: number; items: { date: string; phase: string }[] }>(
      database.sql,
      null,
      'search_events',
      args,
    );

  it('is enough to look alive: events of every category, venues of every type, performers', async () => {
    expect((await search()).total).toBeGreaterThanOrEqual(36);
    const counts = await one<Record<string, number>>(`select
      (select count(distinct category) from public.events where status = 'approved' and ends_at > now())::int as categories,
      (select count(distinct city) from public.events where status = 'approved' and ends_at > now())::int as cities,
      (select count(*) from public.events where status = 'approved' and ends_at > now() and price = '免費')::int as free,
      (select count(*) from public.events where status = 'approved' and ends_at < now())::int as past,
      (select count(*) from public.venues where status = 'approved')::int as venues,
      (select count(distinct type) from public.venues where status = 'approved')::int as types,
      (select count(*) from public.performer_profiles where status = 'approved')::int as performers,
      (select count(distinct performance_type) from public.performer_profiles)::int as kinds,
      (select count(distinct birthday_month) from public.performer_profiles)::int as months,
      (select count(*) from public.performer_profiles
        where birthday_month = extract(month from private.today()) and status = 'approved')::int as this_month`);
    const least = {
      categories: 9,
      cities: 10,
      free: 12,
      past: 12,
      venues: 18,
      types: 12,
      performers: 24,
      kinds: 8,
      months: 12,
      this_month: 4,
    };
    for (const [name, minimum] of Object.entries(least)) {
      expect([name, Math.min(counts[name] ?? 0, minimum)]).toEqual([name, minimum]);
    }
  });

  it('has something on in this week and in each of the next ten', async () => {
    const today = new Date(`${taipeiDay(0)}T00:00:00Z`);
    const daysToSunday = (7 - today.getUTCDay()) % 7;
    for (let week = 0; week <= 9; week++) {
      const first = week === 0 ? 0 : daysToSunday + 1 + (week - 1) * 7;
      const found = await search({
        p_date_from: taipeiDay(first),
        p_date_to: taipeiDay(daysToSunday + week * 7),
      });
      expect([week, found.total >= 2]).toEqual([week, true]);
    }
  });

  it('shows every special case once', async () => {
    const cases = await one<Record<string, number>>(`select
      count(*) filter (where seats_left = 0)::int as sold_out,
      count(*) filter (where private.event_badge(seats_left, seats_total, current_attendees) = 'low_stock')::int as low_stock,
      count(*) filter (where private.event_badge(seats_left, seats_total, current_attendees) = 'hot')::int as hot,
      count(*) filter (where time_undecided)::int as undecided,
      count(*) filter (where price = '價格待確認')::int as broken_price,
      count(*) filter (where price like '%起')::int as several_prices,
      count(*) filter (where starts_at < now())::int as running,
      count(*) filter (where exists (
        select from public.ticket_stock as s where s.event_id = e.id and requires_approval))::int as approval
      from public.events as e where status = 'approved' and ends_at > now()`);
    for (const [name, count] of Object.entries(cases))
      expect([name, count > 0]).toEqual([name, true]);
    const states = await one(`select
      count(*) filter (where status = 'pending_approval')::int as waiting,
      count(*) filter (where status = 'rejected')::int as rejected,
      count(*) filter (where status = 'cancelled')::int as cancelled from public.events`);
    expect(states).toEqual({ waiting: 3, rejected: 1, cancelled: 1 });
  });

  it('has texts to read, a location to find and posters to draw', async () => {
    const lacking = await database.sql`
      select title from public.events
      where status <> 'draft' and (body not like ${'%\n\n%'} or length(description) < 10 or transit is null
        or address is null or district is null or lat is null or poster_line is null
        or title not like '%：%' or image_url is not null)`;
    expect([...lacking]).toEqual([]);
  });
});

describe('what the counters say is true', () => {
  it('for every ticket type and every event', async () => {
    const wrong = await database.sql`
      select s.event_id, s.ticket_type_id, s.sold, truth.sold as tickets, s.held, truth.held as waiting
      from public.ticket_stock as s
      cross join lateral (
        select
          (select count(*) from public.tickets as t
            where t.event_id = s.event_id and s.ticket_type_id in ('*', t.ticket_type_id)
              and t.status in ('valid', 'checked_in', 'transferring')) as sold,
          (select coalesce(sum(quantity), 0) from public.event_registrations as r
            where r.event_id = s.event_id and s.ticket_type_id in ('*', r.ticket_type_id)
              and r.status = 'pending')
          + (select coalesce(sum(quantity), 0) from public.waitlist_entries as w
            where w.event_id = s.event_id and s.ticket_type_id in ('*', w.ticket_type_id)
              and w.status = 'offered') as held
      ) as truth
      where (s.sold, s.held) is distinct from (truth.sold, truth.held)`;
    expect([...wrong]).toEqual([]);
  });

  it('for attendees, quantities and followers', async () => {
    const wrong = await one(`select
      (select count(*) from public.events as e where current_attendees <>
        (select coalesce(sum(sold), 0) from public.ticket_stock where event_id = e.id and ticket_type_id <> '*'))::int as attendees,
      (select count(*) from public.event_registrations as r where status = 'confirmed' and quantity <>
        (select count(*) from public.tickets where registration_id = r.id
          and status in ('valid', 'checked_in', 'transferring')))::int as quantities,
      (select count(*) from public.tickets as t where not exists
        (select from public.ticket_secrets where ticket_id = t.id))::int as without_secret,
      (select count(*) from public.performer_profiles as p where follower_count <>
        (select count(*) from public.artist_follows where performer_id = p.id))::int as followers,
      (select count(*) from public.event_registrations where registered_at > now())::int as from_the_future`);
    expect(wrong).toEqual({
      attendees: 0,
      quantities: 0,
      without_secret: 0,
      followers: 0,
      from_the_future: 0,
    });
  });

  it('and the overview has a trend on every one of its sixty days', async () => {
    const { registrations_by_day: days } = await call<{
      registrations_by_day: { count: number; previous: number }[];
    }>(database.sql, demo.admin, 'admin_dashboard');
    expect(days.slice(0, -1).every(({ count, previous }) => count > 0 && previous > 0)).toBe(true);
    const sum = (key: 'count' | 'previous') => days.reduce((total, day) => total + day[key], 0);
    expect(sum('count')).toBeGreaterThan(sum('previous'));
  });
});

describe('tickets', () => {
  it('keep every promise of theirs, of orders, of slots and of stock', async () => {
    expect(await brokenInvariants(database.sql)).toEqual([]);
  });

  it('are there in every state, and so is all that people do with them', async () => {
    const states = async (table: string, column = 'status') => {
      const rows = await database.sql.unsafe<{ state: string }[]>(
        `select distinct ${column} as state from public.${table} order by 1`,
      );
      return rows.map(({ state }) => state);
    };
    expect(await states('tickets')).toEqual([...ticketStatuses].sort());
    expect(await states('event_registrations')).toEqual([...registrationStatuses].sort());
    expect(await states('ticket_transfers')).toEqual([...transferStatuses].sort());
    expect(await states('waitlist_entries')).toEqual(['offered', 'waiting']);
    expect(await states('checkins', 'result')).toEqual(['duplicate', 'duplicate_offline', 'ok']);
    expect(await states(`orders where kind = 'ticket'`)).toEqual([
      'cancelled',
      'completed',
      'expired',
      'paid',
      'payment_review',
      'pending_payment',
    ]);
    expect(await one('select count(*) >= 120 as enough from public.events')).toEqual({
      enough: true,
    });
  });

  it('were bought, wherever they cost something', async () => {
    const unbought = await database.sql`
      select t.ticket_no from public.tickets as t
      join public.event_registrations as r on r.id = t.registration_id
      where t.price_paid > 0 and r.order_id is null limit 5`;
    expect([...unbought]).toEqual([]);
  });
});

describe('the demo accounts', () => {
  it('sold what was bought of their events', async () => {
    const rows = await database.sql`
      select o.order_no from public.orders as o
      join public.order_items as i on i.order_id = o.id and i.item_type = 'ticket'
      join public.events as e on e.id = i.ref_id
      where o.seller_id is distinct from e.organizer_id`;
    expect([...rows]).toEqual([]);
    const { items } = await call<{ items: { state: string; orders: number; event_id: string }[] }>(
      database.sql,
      demo.performer,
      'my_settlements',
    );
    expect(items.length).toBeGreaterThan(2);
    for (const { event_id, orders } of items) {
      const { total } = await call<{ total: number }>(
        database.sql,
        demo.performer,
        'seller_orders',
        {
          p_seller_type: 'organizer',
          p_event_id: event_id,
        },
      );
      expect(total).toBeGreaterThanOrEqual(orders);
    }
  });

  it('have no password of ours', async () => {
    const { set } = await one(
      `select count(*)::int as set from auth.users where encrypted_password is not null`,
    );
    expect(set).toBe(0);
  });

  it('fan: three tickets for what comes and two of what was', async () => {
    const tickets = await call<{ status: string; event: { phase: string } }[]>(
      database.sql,
      demo.fan,
      'my_tickets',
    );
    expect(tickets.map(({ status, event }) => [status, event.phase])).toEqual([
      ['valid', 'upcoming'],
      ['valid', 'upcoming'],
      ['valid', 'upcoming'],
      ['checked_in', 'ended'],
      ['checked_in', 'ended'],
    ]);
  });

  it.each([
    ['fan', ['fan'], 'fan', null],
    ['performer', ['fan', 'performer'], 'performer', null],
    ['venue', ['fan', 'venue'], 'venue', null],
    ['admin', ['fan'], 'admin', 'superadmin'],
  ] as const)('%s has the identities %j', async (name, identities, role, adminRole) => {
    const account = await call<{
      identities: { type: string }[];
      role: string;
      admin_role: string | null;
      flags: Record<string, boolean>;
    }>(database.sql, demo[name], 'my_account');
    expect(account.identities.map(({ type }) => type).sort()).toEqual(identities);
    expect([account.role, account.admin_role]).toEqual([role, adminRole]);
    expect(Object.values(account.flags)).toEqual(Array(6).fill(name === 'admin'));
  });

  it('performer and venue own something', async () => {
    const owned = await one(`select
      (select count(*) from public.performer_profiles where owner_id = '${demo.performer}')::int as pages,
      (select count(*) from public.events where organizer_id = '${demo.performer}')::int as events,
      (select count(*) from public.venues where owner_id = '${demo.venue}')::int as venues`);
    expect(owned).toEqual({ pages: 2, events: 7, venues: 4 });
  });
});

// Three topics and one database: filling it takes longer than asking.
const world: SeededWorld = {
  demo,
  get sql() {
    return database.sql;
  },
};
describe('the shop', () => {
  describeOrders(world);
});
describe('promotion', () => {
  describePromotion(world);
});
