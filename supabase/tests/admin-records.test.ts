import { signUpAdmin } from './setup/back-office';
import { call, refusal } from './setup/callers';
import { signUp, signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let root: string;

beforeAll(async () => {
  root = await signUpSuperadmin(database.sql);
});

interface Page<Item> {
  items: Item[];
  total: number;
}

it('pages that nobody found are counted over all days, and found by a part of their address', async () => {
  await database.sql`
    insert into public.page_not_found_events (day, path, hits, last_referrer, last_at) values
      ('2026-11-01', '/old-shop', 3, null, '2026-11-01T10:00:00Z'),
      ('2026-11-02', '/old-shop', 4, 'https://forum.test/', '2026-11-02T10:00:00Z'),
      ('2026-11-02', '/100%', 1, null, '2026-11-02T10:00:00Z')`;
  const viewer = await signUpAdmin(database.sql, 'viewer');
  const find = (p_query: string) =>
    call<Page<object>>(database.sql, viewer, 'admin_missing_pages', { p_query });
  expect((await find('SHOP')).items).toEqual([
    expect.objectContaining({
      path: '/old-shop',
      hits: 7,
      days: 2,
      last_referrer: 'https://forum.test/',
    }),
  ]);
  // A sign of patterns is a sign like any other.
  expect((await find('%')).items).toEqual([expect.objectContaining({ path: '/100%' })]);
});

describe('a mail that was given up', () => {
  const fail = async (person: string, error: string) => {
    const [row] = await database.sql<{ id: string }[]>`
      insert into private.mails (key, user_id, kind, params, attempts, failed_at, last_error)
      values (${`test ${person} ${error}`}, ${person}, 'event.message', '{"event": "夜場"}', 8, now(), ${error})
      returning id`;
    return row?.id ?? '';
  };

  it('is sent again by who manages users, and that is written down', async () => {
    const fan = await signUp(database.sql);
    const id = await fail(fan, '550 mailbox full');
    const { items } = await call<Page<{ id: string; can_resend: boolean }>>(
      database.sql,
      root,
      'admin_failed_mails',
      { p_query: 'mailbox' },
    );
    expect(items).toEqual([expect.objectContaining({ id, can_resend: true })]);
    await call(database.sql, root, 'resend_mail', { p_id: id });
    const [mail] = await database.sql`
      select failed_at, attempts, next_attempt_at <= now() as is_due from private.mails where id = ${id}`;
    expect(mail).toEqual({ failed_at: null, attempts: 0, is_due: true });
    const [trace] = await database.sql`
      select actor_id, action from public.audit_log where entity = 'mails' and entity_id = ${id}`;
    expect(trace).toEqual({ actor_id: root, action: 'resend' });
    expect(await refusal(call(database.sql, root, 'resend_mail', { p_id: id }))).toBe(
      'INVALID_STATE',
    );
  });

  it('is not sent again when what it said is gone', async () => {
    const id = await fail(await signUp(database.sql), 'no confirmed address');
    expect(await refusal(call(database.sql, root, 'resend_mail', { p_id: id }))).toBe(
      'INVALID_STATE',
    );
  });
});
