import { isLongRun } from '../../tools/run-size/run-size';
import { areas } from './access';
import { createPerformer, createPendingVenue, emailOf, signUpAdmin } from './setup/back-office';
import {
  asServer,
  asUser,
  call,
  callIn,
  faultOf,
  refusal,
  type Argument,
  type Transaction,
} from './setup/callers';
import { createEvent, createFreeEvent, registrationFor } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: 10 });
let fan: string;
let victim: string;
let root: string;
beforeAll(async () => {
  fan = await signUp(database.sql);
  victim = await signUp(database.sql);
  root = await signUpAdmin(database.sql, 'superadmin');
});

const rights = async (person = fan) =>
  (
    await database.sql`
      select role, admin_role, active, deleted, can_post_events, can_approve_posts, can_manage_users,
        can_manage_events, can_manage_venues, can_manage_performers, can_manage_ads
      from public.profiles where id = ${person}`
  )[0];

describe('the own rights', () => {
  const columns: Record<string, string> = {
    role: `'admin'`,
    admin_role: `'superadmin'`,
    can_manage_users: 'true',
    can_approve_posts: 'true',
    can_post_events: 'true',
    deleted: 'false',
    active: 'true',
  };

  it.each(Object.entries(columns))('%s cannot be written', async (column, value) => {
    const before = await rights();
    for (const statement of [
      `update public.profiles set ${column} = ${value} where id = '${fan}'`,
      `update public.profiles set username = 'x', ${column} = ${value} where id = '${fan}'`,
      `insert into public.profiles (id, username, user_type, active_type, ${column})
        values ('${fan}', 'x', 'fan', 'fan', ${value}) on conflict (id) do update set ${column} = ${value}`,
    ]) {
      const fault = await faultOf(asUser(database.sql, fan, (tx) => tx.unsafe(statement)));
      expect(fault.state).toBe('42501');
    }
    expect(await rights()).toEqual(before);
  });

  it('are not those that a token or metadata claims', async () => {
    await database.sql`
      update auth.users set raw_user_meta_data = '{"role":"admin","admin_role":"superadmin"}',
        raw_app_meta_data = '{"role":"admin","claims_admin":true}' where id = ${fan}`;
    const claims = {
      user_metadata: { role: 'admin', admin_role: 'superadmin' },
      app_metadata: { role: 'admin' },
      user_role: 'admin',
      is_admin: true,
    };
    const answers = await asUser(
      database.sql,
      fan,
      async (tx) => [
        await callIn(tx, 'is_admin_safe_v3'),
        await callIn(tx, 'is_admin_safe'),
        ((await tx`select count(*)::int as seen from public.profiles`)[0] ?? {})['seen'],
      ],
      claims,
    );
    expect(answers).toEqual([false, false, 1]);
  });

  it('do not grow by any function that changes rights', async () => {
    const email = await emailOf(database.sql, fan);
    const attempts: [string, Record<string, Argument>][] = [
      ['set_admin_role', { admin_email: email, admin_role_value: 'superadmin' }],
      ['set_admin_flags', { p_user_id: fan, p_can_manage_users: true }],
      ['set_user_role', { p_user_id: fan, p_role: 'venue' }],
      ['set_posting_permissions', { p_user_id: fan, p_can_post_events: true }],
      ['set_identity_status', { p_user_id: fan, p_type: 'venue', p_status: 'active' }],
      ['invite_admin', { p_email: email, p_role: 'superadmin' }],
      ['decide', { p_entity_type: 'events', p_entity_id: fan, p_status: 'approved' }],
    ];
    const before = await rights();
    for (const [name, args] of attempts) {
      expect([name, await refusal(call(database.sql, fan, name, args))]).toEqual([
        name,
        'FORBIDDEN',
      ]);
    }
    expect(await rights()).toEqual(before);
  });

  it('end with the role, in the middle of a session', async () => {
    const admin = await signUpAdmin(database.sql, 'editor');
    await call(database.sql, admin, 'admin_list_performers');
    await call(database.sql, root, 'revoke_admin', { p_user_id: admin });
    expect(await refusal(call(database.sql, admin, 'admin_list_performers'))).toBe('FORBIDDEN');
    const rows = await asUser(
      database.sql,
      admin,
      (tx) => tx`select * from public.user_identities`,
    );
    expect(rows.count).toBe(1);
  });
});

describe('what belongs to somebody else', () => {
  it('cannot be created in their name', async () => {
    for (const statement of [
      `insert into public.venues (owner_id, name, type, location, city, capacity, price_per_hour, status)
        values ('${victim}', 'x', '酒吧', 'x', 'taipei', 1, 0, 'approved')`,
      `insert into public.events (organizer_id, organizer_name, title, category, date, location, city, status)
        values ('${victim}', 'x', 'x', '主題展', current_date, 'x', 'taipei', 'approved')`,
      `insert into public.artist_follows (user_id, performer_id) values ('${victim}', gen_random_uuid())`,
      `insert into public.saved_items values ('${victim}', 'event', gen_random_uuid())`,
      `insert into public.notifications (user_id, kind) values ('${victim}', 'order.paid')`,
      `insert into public.user_identities (user_id, user_type) values ('${fan}', 'venue')`,
    ]) {
      const fault = await faultOf(asUser(database.sql, fan, (tx) => tx.unsafe(statement)));
      expect(fault.state).toBe('42501');
    }
  });

  it('answers NOT_FOUND to its id, as if it were not there', async () => {
    const venue = await createPendingVenue(database.sql, victim);
    const page = await createPerformer(database.sql, victim, 'pending');
    const event = await createFreeEvent(database.sql);
    const { registration_id } = await call<{ registration_id: string }>(
      database.sql,
      victim,
      'register_for_event',
      registrationFor(event),
    );
    const attempts: [string, Record<string, Argument>][] = [
      ['cancel_registration', { p_registration_id: registration_id }],
      ['follow_artist', { p_performer_id: page }],
      ['save_item', { p_entity_type: 'venue', p_entity_id: venue }],
      ['subscribe', { p_catalog_id: venue, p_venue_id: venue }],
    ];
    for (const [name, args] of attempts) {
      expect([name, await refusal(call(database.sql, fan, name, args))]).toEqual([
        name,
        'NOT_FOUND',
      ]);
    }
  });
});

describe('the search path', () => {
  it('cannot be used to slip objects under the functions', async () => {
    const outcome = await asUser(database.sql, fan, async (tx) => {
      // A temporary schema comes first in the search path of whoever has not fixed it.
      await tx.unsafe(`
        create temp table profiles (id uuid, role text, admin_role text, active boolean, deleted boolean);
        insert into profiles values ('${fan}', 'admin', 'superadmin', true, false);
        create temp table user_identities (user_id uuid, user_type text, status text);
        create function pg_temp.has_flag(text) returns boolean language sql as 'select true';
        create function pg_temp.is_admin() returns boolean language sql as 'select true';
        create function pg_temp.now() returns timestamptz language sql as 'select ''2000-01-01''::timestamptz';
        set local search_path = pg_temp, public, private, extensions`);
      return [
        await callIn(tx, 'is_admin_safe_v3'),
        (await tx`select private.has_flag('can_manage_users') as answer`)[0]?.['answer'],
        (await tx`select private.is_superadmin() as answer`)[0]?.['answer'],
      ];
    });
    expect(outcome).toEqual([false, false, false]);
  });

  it('is fixed and empty in every function that runs with the rights of its owner', async () => {
    const rows = await database.sql`
      select oid::regprocedure::text as name from pg_proc
      where prosecdef and pronamespace::regnamespace::text in ('public', 'private')
        and not ('search_path=""' = any (coalesce(proconfig, '{}')))`;
    expect([...rows]).toEqual([]);
  });

  it('cannot be changed by creating in our schemas', async () => {
    for (const schema of ['public', 'private', 'extensions', 'auth', 'storage']) {
      for (const statement of [
        `create table ${schema}.mine (id int)`,
        `create function ${schema}.mine() returns int language sql as 'select 1'`,
      ]) {
        const fault = await faultOf(asUser(database.sql, fan, (tx) => tx.unsafe(statement)));
        expect([statement, fault.state]).toEqual([statement, '42501']);
      }
    }
  });
});

describe('words that are statements', () => {
  const evil = [
    `'; update public.profiles set role = 'admin'; --`,
    `' or '1'='1`,
    `%' or true --`,
    `$$; drop table public.profiles; $$`,
    `\\'; select pg_sleep(5); --`,
    `{"a":1}`,
    `x' union select email from auth.users --`,
    `ＳＥＬＥＣＴ；ＤＲＯＰ`,
    `%%%___`,
    '\\',
  ];

  /** Every text argument of every public function, and whether people may call it or only the server. */
  const textArguments = async () =>
    database.sql<{ name: string; arguments: string[]; is_for_people: boolean }[]>`
      select p.proname as name, array_agg(a.name order by a.position) as arguments,
        has_function_privilege('authenticated', p.oid, 'execute') as is_for_people
      from pg_proc as p,
        unnest(p.proargnames, p.proargtypes::oid[]) with ordinality as a (name, type, position)
      where p.pronamespace = 'public'::regnamespace and a.type = 'text'::regtype
      group by p.oid, p.proname order by 1`;

  it('are words to every text argument of every function', async () => {
    await createEvent(database.sql, { title: '無辜的活動' });
    const count = async () =>
      (
        await database.sql`
          select (select count(*) from public.profiles where role = 'admin')::int as admins,
            (select count(*) from public.events)::int as events`
      )[0];
    const before = await count();
    const odd: string[] = [];
    for (const [index, { name, arguments: names, is_for_people: isForPeople }] of (
      await textArguments()
    ).entries()) {
      // Each function hears two of them, and all in the long run.
      for (const words of evil.filter((_, n) => isLongRun || (n + index) % 5 === 0)) {
        const args = Object.fromEntries(names.map((argument) => [argument, words]));
        const work = async (tx: Transaction) => {
          await callIn(tx, name, args);
          throw new Error('UNDONE');
        };
        try {
          // Not as a superadmin: what changes a right would work as it should.
          await (isForPeople ? asUser(database.sql, fan, work) : asServer(database.sql, work));
        } catch (thrown) {
          const { code = '', message } = thrown as { code?: string; message: string };
          // Our own refusals, a failed check, or a value that cannot be read: never a broken statement.
          // The server, which chooses its words itself, may meet a constraint instead of a refusal.
          const isRefused = code.startsWith('PT') || (!isForPeople && code === '23514');
          const fine = message === 'UNDONE' || isRefused || code === '22P02';
          if (!fine) odd.push(`${name}(${words}): ${code} ${message}`);
        }
      }
    }
    expect(odd).toEqual([]);
    expect(await count()).toEqual(before);
  });

  it('find nothing in any search, because a wildcard is a letter', async () => {
    const searches: [string, string | null][] = [
      ['search_events', null],
      ['search_venues', null],
      ['search_performers', null],
      ['admin_list_events', root],
      ['admin_list_users', root],
      ['admin_list_venues', root],
      ['admin_list_performers', root],
      ['admin_list_registrations', root],
      ['admin_security_events', root],
      ['approval_queue', root],
    ];
    for (const [name, person] of searches) {
      for (const words of evil.filter((word) => !word.includes('{'))) {
        const { total } = await call<{ total: number }>(database.sql, person, name, {
          p_query: words,
        });
        expect([name, words, total]).toEqual([name, words, 0]);
      }
    }
  });
});

describe('visitors', () => {
  it('get answers from exactly those functions that the declaration opens to them', async () => {
    const declared = Object.assign({}, ...areas.map((area) => area.functions)) as Record<
      string,
      { calls: Record<string, string> }
    >;
    const open = Object.entries(declared)
      .filter(([, { calls }]) => calls['signedOut'] === 'answers')
      .map(([name]) => name);
    const rows = await database.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
    const closed = rows.map(({ name }) => name).filter((name) => !open.includes(name));
    for (const name of closed) {
      const outcome = await refusal(call(database.sql, null, name));
      // Forms that are open to everybody say what is missing; all others say that nobody is signed in.
      expect([name, outcome]).toEqual([name, declared[name]?.calls['signedOut']]);
      expect(['NOT_SIGNED_IN', 'FORBIDDEN', 'INVALID_INPUT', 'NOT_FOUND']).toContain(outcome);
    }
  });

  it('learn no address, phone number or bank account from any open table', async () => {
    const rows = await database.sql`
      select c.oid::regclass || '.' || a.attname as open
      from pg_class as c
      join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attname ~ '(email|phone|bank|account_no|token|secret|password)'
        and has_column_privilege('anon', c.oid, a.attnum, 'select')`;
    expect([...rows]).toEqual([]);
  });
});
