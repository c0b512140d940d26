import { sized } from '../../../tools/run-size/run-size';
import { signToken, unsignedToken } from '../../stack/testing/sign-token';
import { createPendingVenue, signUpAdmin } from '../setup/back-office';
import { createVenue, hours, venueRequest } from '../setup/bookings';
import { signUpCrowd } from '../setup/crowd';
import { addTicketType, createEvent, registrationFor, type Receipt } from '../setup/events';
import { createProduct, createShop, productOrder, type OrderAnswer } from '../setup/orders';
import { signUp } from '../setup/people';
import { providePublicApi, type ApiError, type Reply } from '../setup/public-api';

const api = providePublicApi();

interface Cast {
  /** Who attacks. */
  mallory: string;
  token: string;
  /** Whose things are wanted. */
  alice: string;
  organizer: string;
  superadmin: string;
  event: string;
  draft: string;
  venue: string;
  registration: string;
  order: string;
  booking: string;
  shop: string;
}
let cast: Cast;

const answerOf = <T>({ status, body }: Reply<T>): T => {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as T;
};

beforeAll(async () => {
  const { sql } = api;
  const [mallory, alice, organizer] = (await signUpCrowd(sql, 3)) as [string, string, string];
  const event = await createEvent(sql, { organizer_id: organizer });
  await addTicketType(sql, event);
  const shop = await createShop(sql);
  const product = await createProduct(sql, shop);
  const venue = await createVenue(sql, await signUp(sql));
  await createPendingVenue(sql, organizer);
  const registration = answerOf(
    await api.rpc<Receipt>(alice, 'register_for_event', registrationFor(event)),
  );
  const order = answerOf(
    await api.rpc<OrderAnswer>(alice, 'order_products', productOrder({ [product]: 1 })),
  );
  const booking = answerOf(
    await api.rpc<{ id: string }>(
      alice,
      'request_venue_booking',
      venueRequest(venue, hours(10, '10:00', '12:00')),
    ),
  );
  cast = {
    mallory,
    alice,
    organizer,
    event,
    venue,
    token: await api.tokenOf(mallory),
    superadmin: await signUpAdmin(sql, 'superadmin'),
    draft: await createEvent(sql, { organizer_id: organizer, status: 'draft', title: '秘密活動' }),
    registration: registration.registration_id,
    order: order.id,
    booking: booking.id,
    shop: shop.performer,
  };
}, 60_000);

/** Journals that attempts may well end up in. */
const journals = ['security_events', 'page_not_found_events', 'answer_feedback', 'audit_log'];

const publicTables = async () =>
  (
    await api.sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      order by relname`
  ).map(({ name }) => name);

/** All rows of all tables but the journals in one number for each: any change changes it. */
async function fingerprint() {
  const names = (await publicTables()).filter((name) => !journals.includes(name));
  const parts = names.map(
    (name) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash
      from public.${name} as t`,
  );
  const rows = await api.sql.unsafe<{ name: string; hash: string }[]>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

async function rightsOf(person: string) {
  const [row] = await api.sql`
    select role, admin_role, active, can_manage_users from public.profiles where id = ${person}`;
  return row;
}
const noRights = { role: 'fan', admin_role: null, active: true, can_manage_users: false };

interface Exposed {
  name: string;
  args: string[];
  /** Its one argument is JSON: PostgREST then takes any body for that argument. */
  takesAnyBody: boolean;
}

/** Every function that the data API offers to a member. */
const exposedFunctions = () => api.sql<Exposed[]>`
  select p.proname as name, coalesce(p.proargnames, '{}') as args,
    p.pronargs = 1 and p.proargtypes[0] = 'jsonb'::regtype as "takesAnyBody"
  from pg_proc as p
  where p.pronamespace = 'public'::regnamespace
    and has_function_privilege('authenticated', p.oid, 'execute')
  order by p.proname`;

describe('a token', () => {
  const claims = () => ({ sub: cast.superadmin, role: 'authenticated' });
  const wrongKey = 'x'.repeat(64);
  const forgeries: [name: string, forge: () => string | Promise<string>][] = [
    ['signed with another key', () => signToken(wrongKey, claims())],
    ['expired', () => signToken(api.jwtSecret, claims(), { expires: '-1m' })],
    ['without an algorithm', () => unsignedToken(claims())],
    [
      'whose header says none, and keeps a signature',
      async () => {
        const [, payload, signature] = (await signToken(wrongKey, claims())).split('.');
        const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
        return `${header}.${payload}.${signature}`;
      },
    ],
    [
      'with another HMAC of the right key',
      () => signToken(api.jwtSecret, claims(), { alg: 'HS512' }),
    ],
    ['for postgres, signed with another key', () => signToken(wrongKey, { role: 'postgres' })],
    [
      'for service_role, signed with another key',
      () => signToken(wrongKey, { ...claims(), role: 'service_role' }),
    ],
    ['for postgres', () => signToken(api.jwtSecret, { ...claims(), role: 'postgres' })],
    ['for supabase_admin', () => signToken(api.jwtSecret, { ...claims(), role: 'supabase_admin' })],
    [
      'with its person changed',
      async () => {
        const [header, , signature] = cast.token.split('.');
        const { exp, iat } = JSON.parse(
          Buffer.from(cast.token.split('.')[1] ?? '', 'base64url').toString(),
        ) as { exp: number; iat: number };
        const payload = Buffer.from(JSON.stringify({ ...claims(), exp, iat })).toString(
          'base64url',
        );
        return `${header}.${payload}.${signature}`;
      },
    ],
    ['that is the key of the browser', () => api.stack.publishableKey],
    ['that is the key of the server', () => api.stack.secretKey],
  ];

  it.each(forgeries)('%s opens nothing', async (_name, forge) => {
    const token = await forge();
    const replies = await Promise.all([
      api.stack.call('/rest/v1/rpc/admin_dashboard', { token, json: {} }),
      api.stack.call('/rest/v1/profiles?select=id', { token }),
      api.stack.call('/auth/v1/user', { token }),
      api.stack.call('/auth/v1/admin/users', { token }),
      api.stack.call('/storage/v1/object/list/documents', { token, json: { prefix: '' } }),
    ]);
    const opened = replies.filter(
      ({ status, body }) => status < 400 && JSON.stringify(body) !== '[]',
    );
    expect(opened).toEqual([]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('is not believed what it says about its own rights', async () => {
    const boast = { role: 'admin', admin_role: 'superadmin', can_manage_users: true };
    const token = await signToken(api.jwtSecret, {
      sub: cast.mallory,
      role: 'authenticated',
      user_metadata: boast,
      app_metadata: boast,
      user_role: 'admin',
      is_admin: true,
    });
    const replies = await Promise.all(
      ['admin_dashboard', 'get_all_profiles', 'admin_list_users', 'admin_list_invitations'].map(
        (name) => api.stack.call<ApiError>(`/rest/v1/rpc/${name}`, { token, json: {} }),
      ),
    );
    expect(replies.map(({ status, body }) => `${status} ${body.message}`)).toEqual(
      replies.map(() => '403 FORBIDDEN'),
    );
    const asked = await api.stack.call('/rest/v1/rpc/is_admin_safe_v3', { token, json: {} });
    expect(asked.body).toBe(false);
  });

  it('of a role that it does not have cannot be asked for in a header', async () => {
    const headers = {
      Role: 'service_role',
      'X-Role': 'postgres',
      'X-Client-Info': 'service_role',
      'request.jwt.claims': '{"role":"service_role"}',
      Prefer: 'tx=commit',
      'X-HTTP-Method-Override': 'DELETE',
      'X-Forwarded-User': cast.superadmin,
    };
    const { status, body } = await api.stack.call<ApiError>('/rest/v1/rpc/admin_dashboard', {
      token: cast.token,
      headers,
      json: {},
    });
    expect(`${status} ${body.message}`).toBe('403 FORBIDDEN');
  });
});

describe('an account', () => {
  it('does not make itself an administrator at sign-up or by its metadata', async () => {
    const boast = { role: 'admin', admin_role: 'superadmin', user_type: 'admin', active: true };
    const { body } = await api.stack.call<{ access_token: string; user: { id: string } }>(
      '/auth/v1/signup',
      {
        json: {
          email: 'boast@example.test',
          password: 'Spotlight-2026!',
          data: boast,
          role: 'service_role',
          app_metadata: boast,
        },
      },
    );
    expect(await rightsOf(body.user.id)).toEqual(noRights);
    await api.stack.call('/auth/v1/user', {
      method: 'PUT',
      token: body.access_token,
      json: { data: boast, app_metadata: boast, role: 'service_role' },
    });
    expect(await rightsOf(body.user.id)).toEqual(noRights);
    const { status } = await api.stack.call('/rest/v1/rpc/admin_dashboard', {
      token: body.access_token,
      json: {},
    });
    expect(status).toBe(403);
  });

  it('changes four columns of its own profile, and takes no others along', async () => {
    const patch = (target: string, json: object) =>
      api.stack.call(`/rest/v1/profiles?${target}`, { method: 'PATCH', token: cast.token, json });
    const own = `id=eq.${cast.mallory}`;
    const others = {
      ...Object.fromEntries(
        ['role', 'admin_role', 'can_manage_users', 'active', 'email'].map((name) => [
          name,
          'admin',
        ]),
      ),
      // An upsert may name these, but give them no other value.
      id: cast.alice,
      user_type: 'venue',
      created_at: '2020-01-01T00:00:00Z',
    };
    for (const [column, value] of Object.entries(others)) {
      const { status } = await patch(own, { username: '好名字', [column]: value });
      expect([column, status]).toEqual([column, 403]);
    }
    await patch(`id=eq.${cast.alice}`, { username: '被改名' });
    await patch('id=not.is.null', { locale: 'en-US' });
    const [alice] = await api.sql`
      select username, locale from public.profiles where id = ${cast.alice}`;
    expect(alice).toEqual({ username: '粉絲', locale: 'zh-TW' });
    expect(await rightsOf(cast.mallory)).toEqual(noRights);
  });
});

describe('tables', () => {
  it('take no row, change none and lose none, whatever is sent', async () => {
    const before = await fingerprint();
    const failures: string[] = [];
    for (const table of await publicTables()) {
      const [sample] = await api.sql<{ row: Record<string, unknown> }[]>`
        select to_jsonb(t) as row from public.${api.sql(table)} as t limit 1`;
      const row = sample?.row ?? { id: cast.alice };
      const stolen = { ...row, id: undefined, user_id: cast.mallory, owner_id: cast.mallory };
      const path = `/rest/v1/${table}`;
      const upsert = { Prefer: 'resolution=merge-duplicates' };
      for (const token of [cast.token, undefined]) {
        const as = token ? { token } : {};
        const attempts = [
          api.stack.call(path, { ...as, json: row }),
          api.stack.call(path, { ...as, json: stolen }),
          api.stack.call(path, { ...as, json: [row], headers: upsert }),
          ...Object.keys(row)
            // Of these, `others` above are held to the values that they have.
            .filter(
              (column) =>
                table !== 'profiles' ||
                !/^(username|phone|locale|theme|id|user_type|created_at)$/.test(column),
            )
            .slice(0, sized(1, 4))
            .map((column) =>
              api.stack.call(path, { ...as, method: 'PATCH', json: { [column]: row[column] } }),
            ),
          api.stack.call(path, { ...as, method: 'DELETE' }),
        ];
        for (const { status } of await Promise.all(attempts)) {
          if (status < 400 || status >= 500) failures.push(`${table}: ${status}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it.each([
    'private',
    'auth',
    'storage',
    'supabase_migrations',
    'pg_catalog',
    'information_schema',
  ])('of the schema %s are not there', async (schema) => {
    const profile = { 'Accept-Profile': schema, 'Content-Profile': schema };
    const replies = await Promise.all([
      api.stack.call('/rest/v1/users?select=*', { token: cast.token, headers: profile }),
      api.stack.call('/rest/v1/bank_accounts', { token: cast.token, headers: profile }),
      api.stack.call('/rest/v1/rpc/open_order', { token: cast.token, headers: profile, json: {} }),
      api.stack.call(`/rest/v1/${schema}.users`, { token: cast.token }),
      api.stack.call(`/rest/v1/${schema}.users`, { token: cast.token, json: {} }),
    ]);
    expect(replies.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  });

  it.each([
    ['orders of others', 'orders?select=id,total&buyer_id=eq.{alice}'],
    ['orders by an or', 'orders?select=id&or=(buyer_id.eq.{alice},id.not.is.null)'],
    ['registrations', 'event_registrations?select=id&user_id=eq.{alice}'],
    ['tickets', 'tickets?select=*&holder_user_id=eq.{alice}'],
    ['bookings', 'bookings?select=id&requester_id=eq.{alice}'],
    ['drafts', 'events?select=id,title&id=eq.{draft}'],
    ['profiles', 'profiles?select=id,email&id=eq.{alice}'],
    ['profiles beside an event', 'events?select=id,profiles!inner(email)&id=eq.{event}'],
    ['orders beside a profile', 'profiles?select=id,orders(id)&id=eq.{alice}'],
    ['secrets beside tickets', 'tickets?select=id,ticket_secrets(secret)'],
    ['payments beside orders', 'orders?select=id,payments(transfer_last5)'],
    ['phones of venues', 'venues?select=id,phone,email'],
    ['a filter on a phone', 'venues?select=id&phone=like.02*'],
    ['an order by an e-mail', 'venues?select=id&order=email.asc'],
    ['stock', 'ticket_stock?select=sold,held'],
    ['the audit log', 'audit_log?select=*'],
    ['refund accounts', 'refund_requests?select=*'],
    ['a sum over orders', 'orders?select=total.sum()'],
  ])('show nothing of %s', async (_name, target) => {
    const filled = target.replaceAll(/\{(\w+)\}/g, (_match, key: keyof Cast) => cast[key]);
    const { status, body } = await api.stack.call(`/rest/v1/${filled}`, { token: cast.token });
    const rows = status < 400 ? JSON.stringify(body) : '[]';
    expect(['[]', '[{"sum":null}]']).toContain(rows);
    expect(status).toBeLessThan(500);
  });
});

describe('functions', () => {
  it('take no argument that is not theirs', async () => {
    const before = await fingerprint();
    const accepted: string[] = [];
    const extras = ['user_id', 'owner_id', 'role', 'p_is_admin'];
    const functions = (await exposedFunctions()).filter(({ takesAnyBody }) => !takesAnyBody);
    await Promise.all(
      functions.map(async ({ name }, index) => {
        const extra = extras[index % extras.length] ?? '';
        const { status } = await api.rpc(cast.mallory, name, { [extra]: cast.mallory });
        if (status !== 404) accepted.push(`${name}(${extra}): ${status}`);
      }),
    );
    expect(accepted).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it('of the schema private cannot be called', async () => {
    const names = await api.sql<{ name: string }[]>`
      select distinct p.proname as name from pg_proc as p
      where p.pronamespace = 'private'::regnamespace and p.provolatile = 'v'
        and p.proname ~ 'order|refund|decide|admin|role|account|stock|ticket' and not exists (
          select from pg_proc as own
          where own.pronamespace = 'public'::regnamespace and own.proname = p.proname
        )
      order by name limit 40`;
    const replies = await Promise.all(
      names.map(async ({ name }) => ({ name, ...(await api.rpc(cast.mallory, name)) })),
    );
    expect(names).toHaveLength(40);
    expect(replies.filter(({ status }) => status !== 404)).toEqual([]);
  });

  it('do nothing with what belongs to others', async () => {
    const { mallory, event, draft, venue, registration, order, booking, shop, organizer } = cast;
    const own = { p_order_id: order };
    const bank = { p_bank_code: '812', p_account_no: '12345678', p_account_name: '馬洛里' };
    const attempts: [name: string, args: Record<string, string | object | boolean>][] = [
      ['get_order', own],
      ['cancel_order', own],
      ['report_transfer', { ...own, p_last5: '12345' }],
      ['confirm_payment', own],
      ['request_refund', { ...own, ...bank, p_reason: '我要退款' }],
      ['hand_over_order', own],
      ['cancel_registration', { p_registration_id: registration }],
      ['decide_registration', { p_registration_id: registration, p_approve: true }],
      ['save_attendee_notes', { p_registration_id: registration, p_admin_notes: 'x' }],
      ['event_attendees', { p_event_id: event }],
      ['export_attendees', { p_event_id: event }],
      ['gate_manifest', { p_event_id: event }],
      ['cancel_event', { p_event_id: event, p_reason: '取消' }],
      ['event_for_editing', { p_event_id: draft }],
      ['submit_event', { p_event_id: draft }],
      ['delete_event', { p_event_id: draft }],
      ['cancel_booking', { p_booking_id: booking }],
      ['approve_booking', { p_booking_id: booking }],
      ['add_block', { p_type: 'venue', p_id: venue }],
      ['set_bank_account', { p_seller_type: 'organizer', p_seller_id: organizer, ...bank }],
      ['set_bank_account', { p_seller_type: 'performer', p_seller_id: shop, ...bank }],
      ['set_bank_account', { p_seller_type: 'platform', ...bank }],
      ['seller_orders', { p_seller_type: 'organizer', p_seller_id: organizer }],
      ['decide', { p_entity_type: 'events', p_entity_id: draft, p_status: 'approved' }],
      ['set_admin_role', { admin_email: `${mallory}@crowd.test`, admin_role_value: 'superadmin' }],
      ['set_admin_flags', { p_user_id: mallory, p_can_manage_users: true }],
      ['set_user_role', { p_user_id: mallory, p_role: 'admin' }],
      ['set_account_active', { p_user_id: organizer, p_active: false }],
      ['delete_account', { p_user_id: organizer }],
      ['invite_admin', { p_email: 'mallory@example.test', p_role: 'superadmin' }],
      ['accept_admin_invitation', { p_token: '0'.repeat(48) }],
      ['save_website_content', { p_texts: { hero_title: '被改了' } }],
    ];
    const before = await fingerprint();
    for (const [name, args] of attempts) {
      const { status, body } = await api.rpc<unknown>(mallory, name, args);
      const outcome = `${status} ${(body as ApiError).message}`;
      expect([name, outcome]).toEqual([
        name,
        expect.stringMatching(/^(404 NOT_FOUND|403 FORBIDDEN|409 INVITATION_INVALID)$/),
      ]);
    }
    expect(await fingerprint()).toEqual(before);
  });
});

describe('SQL', () => {
  const wish = `update public.profiles set role = 'admin', admin_role = 'superadmin'`;
  const payloads = [
    `x'; ${wish}; --`,
    `x"); ${wish}; --`,
    `$$; ${wish}; $$`,
    `' or (select nextval('public.statements_ran')) is null or '1'='1`,
    `%\\_*+?([{^|$ %s %I %L \\1`,
  ];

  // Counts also what a transaction takes back, so a statement leaves its trace however its request ends.
  beforeAll(() =>
    api.sql`
      create sequence public.statements_ran;
      grant usage on sequence public.statements_ran to anon, authenticated, service_role`.simple(),
  );
  const hasRun = async () => {
    const [row] = await api.sql<{ is_called: boolean }[]>`
      select is_called from public.statements_ran`;
    return row?.is_called;
  };

  it('in an argument of any function is a text like others', async () => {
    const strange: string[] = [];
    for (const { name, args } of await exposedFunctions()) {
      const inputs = args.filter((arg) => arg.startsWith('p_'));
      const replies = await Promise.all(
        inputs.slice(0, sized(1, 100)).map(async (arg, index) => {
          const payload = payloads[(index + name.length) % payloads.length] ?? '';
          const { status } = await api.rpc(cast.mallory, name, { [arg]: payload });
          return { arg, status };
        }),
      );
      for (const { arg, status } of replies) {
        if (status >= 500) strange.push(`${name}(${arg}): ${status}`);
      }
    }
    expect(strange).toEqual([]);
    expect(await hasRun()).toBe(false);
    expect(await rightsOf(cast.mallory)).toEqual(noRights);
  });

  it('in a filter, an order, a column, a limit or an or is refused or finds nothing', async () => {
    const before = await fingerprint();
    const strange: string[] = [];
    const positions = [
      'id=eq.',
      'id=in.',
      'title=like.',
      'title=fts(english).',
      'name=ilike.',
      'select=',
      'select=id,title::',
      'select=id&order=',
      'select=id&limit=',
      'select=id&offset=',
      'select=id&or=',
      'select=id&and=',
      'select=id&or=(id.eq.',
      'columns=',
      'on_conflict=',
      '',
    ];
    for (const table of ['events', 'orders', 'venues', 'website_banners'].slice(0, sized(2, 4))) {
      const replies = await Promise.all(
        positions.flatMap((position) =>
          payloads.map(async (payload) => {
            const target = `/rest/v1/${table}?${position}${encodeURIComponent(payload)}`;
            const { status } = await api.stack.call(target, { token: cast.token });
            return { target, status };
          }),
        ),
      );
      for (const { target, status } of replies) {
        if (status >= 500) strange.push(`${target}: ${status}`);
      }
    }
    const named = payloads.map((payload) =>
      api.stack.call(`/rest/v1/${encodeURIComponent(payload)}`, { token: cast.token }),
    );
    for (const { status } of await Promise.all(named)) expect([400, 404]).toContain(status);
    expect(strange).toEqual([]);
    expect(await fingerprint()).toEqual(before);
    expect(await hasRun()).toBe(false);
  });

  it('would be noticed, whoever ran it and however that ended', async () => {
    const undone = new Error('undone');
    const statement = api.sql.begin(async (tx) => {
      await tx`set local role anon`;
      await tx`select nextval('public.statements_ran')`;
      throw undone;
    });
    await expect(statement).rejects.toBe(undone);
    expect(await hasRun()).toBe(true);
  });
});
