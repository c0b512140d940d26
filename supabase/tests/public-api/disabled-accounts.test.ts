import { password } from '../../stack/testing/test-stack';
import { signUpAdmin } from '../setup/back-office';
import { createFreeEvent, registrationFor, type Receipt } from '../setup/events';
import { createProduct, createShop, productOrder } from '../setup/orders';
import { providePublicApi, type ApiError } from '../setup/public-api';

const api = providePublicApi();

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

/** A person with a real session, a registration and an order, who is then switched off. */
async function switchOff(how: 'set_account_active' | 'delete_account') {
  const { sql, stack } = api;
  const superadmin = await signUpAdmin(sql, 'superadmin');
  const email = `${how}@example.test`;
  const { body: session } = await stack.call<Session>('/auth/v1/signup', {
    json: { email, password },
  });
  const { id } = session.user;
  const event = await createFreeEvent(sql);
  const product = await createProduct(sql, await createShop(sql));
  const token = session.access_token;
  const registered = await stack.call<Receipt>('/rest/v1/rpc/register_for_event', {
    token,
    json: registrationFor(event),
  });
  const ordered = await stack.call('/rest/v1/rpc/order_products', {
    token,
    json: productOrder({ [product]: 1 }),
  });
  const me = await stack.call('/auth/v1/user', { token });
  expect([registered.status, ordered.status, me.status]).toEqual([200, 200, 200]);
  if (how === 'delete_account') {
    // What is open has to end before an account goes.
    const { id: order } = ordered.body as { id: string };
    await stack.call('/rest/v1/rpc/cancel_order', { token, json: { p_order_id: order } });
  }
  const { status, body } = await api.rpc(superadmin, how, {
    p_user_id: id,
    ...(how === 'set_account_active' && { p_active: false }),
  });
  expect([status, (body as ApiError).message]).toEqual([200, undefined]);
  return { id, email, token, session, event, registration: registered.body.registration_id };
}

/** What a visitor gets of each function; the second account is compared with the same answers. */
const answered = new Map<string, ReturnType<typeof askAsVisitor>>();
const askAsVisitor = (name: string) =>
  api.stack.call<ApiError>(`/rest/v1/rpc/${name}`, { json: {} });
const asVisitor = (name: string) => {
  const answer = answered.get(name) ?? askAsVisitor(name);
  answered.set(name, answer);
  return answer;
};

describe.each(['set_account_active', 'delete_account'] as const)('after %s', (how) => {
  let gone: Awaited<ReturnType<typeof switchOff>>;
  beforeAll(async () => {
    gone = await switchOff(how);
  });

  it('no function does more for the old token than for a visitor', async () => {
    const functions = await api.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace
        and has_function_privilege('authenticated', oid, 'execute') order by 1`;
    const open: string[] = [];
    const codes = new Set<string>();
    const compare = async ({ name }: { name: string }) => {
      const [own, visitor] = await Promise.all([
        api.stack.call<ApiError>(`/rest/v1/rpc/${name}`, { token: gone.token, json: {} }),
        asVisitor(name),
      ]);
      if (visitor.body?.message === 'NOT_SIGNED_IN') codes.add(`${own.status} ${own.body.message}`);
      else if (own.status < 400 && visitor.status >= 400) open.push(name);
    };
    // Fifty at a time: a thousand connections at once are more than a server lets wait.
    for (let first = 0; first < functions.length; first += 50) {
      await Promise.all(functions.slice(first, first + 50).map(compare));
    }
    expect(open).toEqual([]);
    expect([...codes]).toEqual(['403 ACCOUNT_DISABLED']);
  });

  it('no table shows a row that visitors do not see', async () => {
    const tables = await api.sql<{ name: string; column: string }[]>`
      select distinct on (c.relname) c.relname as name, a.attname as column
      from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
        and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
      order by c.relname, a.attnum`;
    const shown: string[] = [];
    await Promise.all(
      tables.map(async ({ name, column }) => {
        const target = `/rest/v1/${name}?select=${column}&limit=1000`;
        const [own, visitor] = await Promise.all([
          api.stack.call<unknown[]>(target, { token: gone.token }),
          api.stack.call<unknown[]>(target),
        ]);
        const visible = visitor.status < 400 ? visitor.body.length : 0;
        if (own.status < 400 && own.body.length > visible) shown.push(name);
      }),
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(shown).toEqual([]);
  });

  it('writes are refused', async () => {
    const patched = await api.stack.call(`/rest/v1/profiles?id=eq.${gone.id}`, {
      method: 'PATCH',
      token: gone.token,
      json: { username: '還在' },
      headers: { Prefer: 'return=minimal' },
    });
    expect(patched.status).toBeLessThan(500);
    const [row] = await api.sql`select username from public.profiles where id = ${gone.id}`;
    expect(row?.['username']).not.toBe('還在');
    const cancelled = await api.stack.call<ApiError>('/rest/v1/rpc/cancel_registration', {
      token: gone.token,
      json: { p_registration_id: gone.registration },
    });
    expect([cancelled.status, cancelled.body.message]).toEqual([403, 'ACCOUNT_DISABLED']);
  });

  it('neither the old session, nor its refresh token, nor the password opens the account', async () => {
    const { stack } = api;
    const replies = await Promise.all([
      stack.call('/auth/v1/user', { token: gone.token }),
      stack.call('/auth/v1/user', {
        method: 'PUT',
        token: gone.token,
        json: { password: 'Another-2026!' },
      }),
      stack.call('/auth/v1/token?grant_type=refresh_token', {
        json: { refresh_token: gone.session.refresh_token },
      }),
      stack.call('/auth/v1/token?grant_type=password', { json: { email: gone.email, password } }),
    ]);
    expect(replies.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  });
});
