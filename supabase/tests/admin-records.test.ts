import { randomUUID } from 'node:crypto';
import { signUpAdmin } from './setup/back-office';
import { call, refusal } from './setup/callers';
import { signUp, signUpSuperadmin } from './setup/people';
import { createPlan, createVenue } from './setup/subscriptions';
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

it('what helped nobody comes first, counted over all days', async () => {
  const viewer = await signUpAdmin(database.sql, 'viewer');
  const rate = (p_answer: string | null, p_helped: boolean | null) =>
    call(database.sql, null, 'rate_answer', { p_answer, p_helped });
  await database.sql`
    insert into public.answer_feedback (day, answer, helped, unhelped)
    values ('2026-11-01', 'tickets.paid', 1, 2)`;
  await rate('tickets.paid', false);
  await rate('account.leave', true);
  const find = (p_query: string | null = null) =>
    call<Page<object>>(database.sql, viewer, 'admin_answer_feedback', { p_query });
  expect((await find()).items).toEqual([
    expect.objectContaining({ answer: 'tickets.paid', helped: 1, unhelped: 3 }),
    expect.objectContaining({ answer: 'account.leave', helped: 1, unhelped: 0 }),
  ]);
  expect((await find('LEAVE')).items).toHaveLength(1);
  expect(await refusal(rate('<script>', true))).toBe('INVALID_INPUT');
  expect(await refusal(rate('tickets.paid', null))).toBe('INVALID_INPUT');

  // Whoever makes up answers fills our patience, not our disk.
  await database.sql`
    insert into public.answer_feedback (day, answer)
    select private.today(), 'made.up' || n from generate_series(1, 500) as n`;
  await rate('one.more', true);
  await rate('account.leave', true);
  expect((await find('one.more')).items).toEqual([]);
  expect((await find('leave')).items).toEqual([expect.objectContaining({ helped: 2 })]);
});

it('what happened to a thing is read by who manages its kind, and the whole log by superadmins', async () => {
  const [editor, viewer, disabled] = await Promise.all(
    ['editor', 'viewer', 'editor'].map((role) => signUpAdmin(database.sql, role)),
  );
  const fan = await signUp(database.sql);
  await database.sql`update public.profiles set active = false where id = ${disabled ?? ''}`;
  const read = (who: string | undefined, p_entity: string, p_entity_id: string | null = 'e1') =>
    call(database.sql, who ?? null, 'admin_audit_log', { p_entity, p_entity_id });
  for (const entity of ['events', 'venues', 'performer_profiles', 'advertisements']) {
    expect(await read(editor, entity)).toMatchObject({ items: [] });
    expect(await refusal(read(viewer, entity))).toBe('FORBIDDEN');
    expect(await refusal(read(fan, entity))).toBe('FORBIDDEN');
    expect(await refusal(read(disabled, entity))).toBe('ACCOUNT_DISABLED');
    expect(await refusal(read(undefined, entity))).toBe('NOT_SIGNED_IN');
  }
  // Accounts are not an editor's, nor is anything that is asked for without its id.
  expect(await refusal(read(editor, 'profiles'))).toBe('FORBIDDEN');
  expect(await refusal(read(editor, 'orders'))).toBe('FORBIDDEN');
  expect(await refusal(read(editor, 'events', null))).toBe('FORBIDDEN');
  expect(await read(root, 'events', null)).toHaveProperty('items');
});

it('ids that were written down are told by name; the number of an order only to who manages its kind', async () => {
  const [editor, fan, nobody] = await Promise.all([
    signUpAdmin(database.sql, 'editor'),
    signUp(database.sql, { name: '周以諾' }),
    signUp(database.sql),
  ]);
  const plan = await createPlan(database.sql, { code: 'named' });
  const { order_id } = await call<{ order_id: string }>(database.sql, fan, 'subscribe', {
    p_catalog_id: plan,
    p_venue_id: await createVenue(database.sql, fan),
    p_idempotency_key: randomUUID(),
  });
  const [order] = await database.sql<{ order_no: string }[]>`
    select order_no from public.orders where id = ${order_id}`;
  await database.sql`
    insert into public.audit_log (actor_role, action, entity, entity_id, before, after) values (
      'server', 'update', 'events', 'named',
      ${database.sql.json({ organizer_id: nobody, status: 'draft' })},
      ${database.sql.json({ organizer_id: fan, order_id: order_id, status: 'upcoming' })}
    )`;
  const read = async (who: string) => {
    const page = await call<Page<{ names: Record<string, string> }>>(
      database.sql,
      who,
      'admin_audit_log',
      {
        p_entity: 'events',
        p_entity_id: 'named',
      },
    );
    return page.items[0]?.names;
  };
  const names = { [fan]: '周以諾', [nobody]: expect.any(String) };
  expect(await read(root)).toEqual({ ...names, [order_id]: order?.order_no });
  await database.sql`update public.profiles set can_manage_ads = false where id = ${editor}`;
  expect(await read(editor)).toEqual(names);
});

it('a long list is counted to two thousand beyond its page, and says so', async () => {
  await database.sql`
    insert into public.audit_log (actor_role, action, entity, entity_id)
    select 'system', 'update', 'long_list', n::text from generate_series(1, 2040) as n`;
  const read = (p_page: number) =>
    call<Page<{ entity_id: string }> & { is_total_least: boolean }>(
      database.sql,
      root,
      'admin_audit_log',
      { p_entity: 'long_list', p_page, p_page_size: 20 },
    );
  expect(await read(1)).toMatchObject({ total: 2_020, is_total_least: true });
  expect((await read(1)).items[0]).toMatchObject({ entity_id: '2040' });
  expect(await read(3)).toMatchObject({ total: 2_040, is_total_least: false });
  // A file reads five hundred at once, and nothing reads more.
  const many = await call<Page<object> & { page_size: number }>(
    database.sql,
    root,
    'admin_audit_log',
    {
      p_entity: 'long_list',
      p_page: 2,
      p_page_size: 9000,
    },
  );
  expect(many).toMatchObject({ page_size: 500, page: 2 });
  expect(many.items).toHaveLength(500);
  // A page that is not there is the last one.
  const last = await read(900);
  expect(last).toMatchObject({ total: 2_040, page: 102, is_total_least: false });
  expect(last.items.at(-1)).toMatchObject({ entity_id: '1' });
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
