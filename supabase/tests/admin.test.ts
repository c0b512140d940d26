import { call, faultOf } from './setup/callers';
import { createEvent, createFreeEvent, registrationFor } from './setup/events';
import { signUp, signUpViewer } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Dashboard {
  totals: Record<string, number>;
  new_this_month: Record<string, number>;
  sparklines: Record<string, number[]>;
  registrations_by_day: { day: string; count: number; previous: number }[];
  pending_items: { type: string; title: string; submitter: string | null }[];
  oldest_pending_at: string | null;
  categories: { category: string; share: number; count: number }[];
}
const metrics = ['ads', 'events', 'pending', 'performers', 'users', 'venues'];

let admin: string;
beforeAll(async () => {
  admin = await signUpViewer(database.sql);
});

describe('the overview', () => {
  const open = (userId: string | null) => call<Dashboard>(database.sql, userId, 'admin_dashboard');

  it.each([
    ['a visitor', () => Promise.resolve(null)],
    ['a fan', () => signUp(database.sql)],
    ['a venue', () => signUp(database.sql, { metadata: { user_type: 'venue' } })],
    [
      'a disabled administrator',
      () => signUp(database.sql, { profile: { role: 'admin', active: false } }),
    ],
  ])('is refused to %s by an error, never by zeros', async (_, arrive) => {
    expect(await faultOf(open(await arrive()))).toMatchObject({
      code: 'FORBIDDEN',
      state: 'PT403',
    });
  });

  it('of an empty site is complete', async () => {
    const dashboard = await open(admin);
    expect(Object.keys(dashboard.totals).sort()).toEqual(metrics);
    for (const line of Object.values(dashboard.sparklines)) expect(line).toHaveLength(8);
    expect(dashboard.registrations_by_day).toHaveLength(30);
    expect(dashboard).toMatchObject({ pending_items: [], oldest_pending_at: null });
  });

  it('counts what there is and lists the oldest five that wait', async () => {
    const [fan, event] = await Promise.all([signUp(database.sql), createFreeEvent(database.sql)]);
    await call(database.sql, fan, 'register_for_event', registrationFor(event));
    for (let n = 1; n <= 6; n++) {
      const id = await createEvent(database.sql, {
        title: `待審 ${n}`,
        status: 'pending_approval',
      });
      await database.sql`
        update public.events set submitted_at = now() - ${n} * interval '1 hour' where id = ${id}`;
    }
    await database.sql`
      insert into public.advertisements (title, client_name, start_date, end_date, created_at)
      values ('燈箱', '某應援會', current_date, current_date, now() - interval '2 days')`;

    const dashboard = await open(admin);
    expect(dashboard.totals).toMatchObject({ events: 7, ads: 1, pending: 7 });
    expect(dashboard.pending_items.map(({ title }) => title)).toEqual([
      '燈箱',
      '待審 6',
      '待審 5',
      '待審 4',
      '待審 3',
    ]);
    expect(dashboard.registrations_by_day.at(-1)).toMatchObject({ count: 1, previous: 0 });
    expect(dashboard.categories).toEqual([{ category: '主題派對', share: 1, count: 1 }]);
  });
});

describe('the table of events', () => {
  interface Row {
    title: string;
    status: string;
  }
  const list = async (args: Record<string, string | number> = {}) =>
    (
      await call<{ items: Row[]; total: number }>(database.sql, admin, 'admin_list_events', {
        p_query: '表格',
        ...args,
      })
    ).items;

  beforeAll(async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    await createEvent(database.sql, { title: '表格 乙 將來', inDays: 9 });
    await createEvent(database.sql, { title: '表格 甲 現在', inDays: -1, ends_at: later });
    await createEvent(database.sql, { title: '表格 丁 過去', inDays: -9 });
    await createEvent(database.sql, {
      title: '表格 丙 待審',
      inDays: 5,
      status: 'pending_approval',
    });
    await createEvent(database.sql, { title: '表格 戊 取消', inDays: 6, status: 'cancelled' });
  });

  it('shows every state, with the phase of approved events', async () => {
    expect((await list()).map(({ title, status }) => [title.slice(-2), status])).toEqual([
      ['過去', 'ended'],
      ['現在', 'ongoing'],
      ['待審', 'pending_approval'],
      ['取消', 'cancelled'],
      ['將來', 'upcoming'],
    ]);
  });

  it.each([
    [{ p_status: 'upcoming' }, ['將來']],
    [{ p_status: 'ongoing' }, ['現在']],
    [{ p_status: 'approved' }, ['過去', '現在', '將來']],
    [{ p_status: 'pending_approval' }, ['待審']],
    [{ p_sort: '-date', p_page_size: 2 }, ['將來', '取消']],
    [{ p_sort: '-date', p_page_size: 2, p_page: 3 }, ['過去']],
    [{ p_category: '主題展' }, []],
  ])('with %j gives %j', async (args, expected) => {
    expect((await list(args)).map(({ title }) => title.slice(-2))).toEqual(expected);
  });

  it('sorts by title and by the number of people, both ways', async () => {
    await database.sql`
      update public.events set current_attendees = 40 where title = '表格 丙 待審'`;
    expect((await list({ p_sort: '-attendees' }))[0]?.title).toBe('表格 丙 待審');
    expect((await list({ p_sort: 'attendees' })).at(-1)?.title).toBe('表格 丙 待審');
    const titles = (await list({ p_sort: 'title' })).map(({ title }) => title);
    expect(titles).toEqual([...titles].sort());
  });
});

describe('the audit log', () => {
  it('keeps who changed which role, with before and after', async () => {
    const person = await signUp(database.sql);
    await database.sql`update public.profiles set role = 'admin', username = '新' where id = ${person}`;
    const rows = await database.sql`
      select action, entity, before, after from public.audit_log where entity_id = ${person}`;
    expect([...rows]).toEqual([
      { action: 'update', entity: 'profiles', before: { role: 'fan' }, after: { role: 'admin' } },
    ]);
  });

  it('names the person who acts, and is silent about counters', async () => {
    const [fan, event] = await Promise.all([signUp(database.sql), createFreeEvent(database.sql)]);
    const receipt = await call<{ registration_id: string }>(
      database.sql,
      fan,
      'register_for_event',
      registrationFor(event),
    );
    await call(database.sql, fan, 'cancel_registration', {
      p_registration_id: receipt.registration_id,
    });
    const rows = await database.sql`
      select distinct actor_id, entity from public.audit_log where actor_id = ${fan} order by entity`;
    expect(rows.map((row) => row['entity'])).toEqual(['event_registrations', 'tickets']);
  });

  it('cannot be changed by anybody, not even its owner', async () => {
    for (const statement of [
      'update public.audit_log set action = action',
      'delete from public.audit_log',
      'truncate public.audit_log',
    ]) {
      expect((await faultOf(database.sql.unsafe(statement))).state).toBe('42501');
    }
  });
});
