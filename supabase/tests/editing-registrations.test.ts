import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { createFreeEvent, registrationFor, type Receipt } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { expectTicketRulesToHold } from './setup/tickets';

/** Administrators put right what somebody wrote when registering. */

const database = provideTestDatabase();
let [fan, editor, event, registration] = ['', '', '', ''];

beforeEach(async () => {
  fan = await signUp(database.sql);
  editor = await signUpAdmin(database.sql, 'editor');
  // Its contacts are to be read.
  event = await createFreeEvent(database.sql, {}, { inDays: 3 });
  const receipt = await call<Receipt>(
    database.sql,
    fan,
    'register_for_event',
    registrationFor(event, { p_quantity: 2 }),
  );
  registration = receipt.registration_id;
});
afterEach(() => expectTicketRulesToHold(database.sql));

const read = async () => {
  const { items } = await call<{ items: (Record<string, unknown> & { updated_at: string })[] }>(
    database.sql,
    editor,
    'admin_list_registrations',
    { p_event_id: event },
  );
  return items[0];
};
const save = async (change: Record<string, Argument>, by: string | null = editor) =>
  call(database.sql, by, 'admin_save_registration', {
    p_registration_id: registration,
    p_updated_at: (await read())?.updated_at ?? null,
    ...change,
  });
const tickets = () =>
  database.sql<{ holder_name: string; holder_phone: string }[]>`
    select holder_name, holder_phone from public.tickets
    where registration_id = ${registration} order by ticket_no`;

it('name, contact and notes are kept, and the tickets of that person follow', async () => {
  await save({
    p_name: ' 王大明 ',
    p_phone: '0922-333-444',
    p_address: '台北市中正區測試路 1 號',
    p_emergency_contact: '王媽媽 0933000111',
    p_notes: '輪椅席',
    p_admin_notes: '已電話確認',
  });
  expect(await read()).toMatchObject({
    name: '王大明',
    phone: '0922333444',
    address: '台北市中正區測試路 1 號',
    emergency_contact: '王媽媽 0933000111',
    notes: '輪椅席',
    admin_notes: '已電話確認',
  });
  const follow = { holder_name: '王大明', holder_phone: '0922333444' };
  expect([...(await tickets())]).toEqual([follow, follow]);
});

it('a ticket in the hands of somebody else keeps its name', async () => {
  const friend = await signUp(database.sql);
  await database.sql`
    update public.tickets set holder_user_id = ${friend}, holder_name = '陳小華'
    where id = (
      select id from public.tickets where registration_id = ${registration}
      order by ticket_no limit 1
    )`;
  await save({ p_name: '王大明' });
  expect((await tickets()).map((ticket) => ticket.holder_name)).toEqual(['陳小華', '王大明']);
});

it('what is left out stays, and an empty text clears what may be empty', async () => {
  await save({ p_notes: '輪椅席', p_admin_notes: '已確認' });
  await save({ p_notes: '' });
  expect(await read()).toMatchObject({ name: '王小明', notes: null, admin_notes: '已確認' });
});

it('the audit log says who changed which columns, and repeats no contact', async () => {
  await save({ p_phone: '0922333444', p_admin_notes: '已確認' });
  const rows = await database.sql<{ action: string; after: object }[]>`
    select action, after from public.audit_log
    where actor_id = ${editor} and entity_id = ${registration} order by id`;
  expect([...rows]).toEqual([
    { action: 'update', after: { admin_notes: '已確認' } },
    { action: 'correct', after: { columns: ['phone'] } },
  ]);
});

it('who saves over somebody else is told so', async () => {
  const first = await read();
  await save({ p_notes: '輪椅席' });
  expect(await refusal(save({ p_notes: '別的', p_updated_at: first?.updated_at ?? null }))).toBe(
    'STALE_VERSION',
  );
  expect((await read())?.notes).toBe('輪椅席');
});

it('a contact that is masked is not changed; everything else is', async () => {
  await database.sql`update public.events set date = private.today() + 30 where id = ${event}`;
  for (const contact of ['p_phone', 'p_address', 'p_emergency_contact']) {
    expect(await refusal(save({ [contact]: '0922333444' }))).toBe('FORBIDDEN');
  }
  await save({ p_name: '王大明' });
  expect(await read()).toMatchObject({ name: '王大明', is_contact_shown: false });
});

it.each([
  [{ p_name: ' ' }, 'name'],
  [{ p_name: '名'.repeat(51) }, 'name'],
  [{ p_phone: '123' }, 'phone'],
  [{ p_phone: '' }, 'phone'],
  [{ p_address: '路'.repeat(201) }, 'address'],
  [{ p_emergency_contact: '人'.repeat(101) }, 'emergency_contact'],
  [{ p_notes: '字'.repeat(1001) }, 'notes'],
  [{ p_admin_notes: '字'.repeat(1001) }, 'admin_notes'],
])('%j is refused with its field', async (change, hint) => {
  expect(await faultOf(save(change))).toMatchObject({ code: 'INVALID_INPUT', hint });
});

it('nobody does it but administrators of events', async () => {
  const approver = await signUpAdmin(database.sql, 'approver');
  expect(await refusal(save({ p_notes: 'x' }, null))).toBe('NOT_SIGNED_IN');
  for (const by of [fan, approver]) {
    expect(await refusal(save({ p_notes: 'x' }, by))).toBe('FORBIDDEN');
  }
});

it('whoever was forgotten stays forgotten', async () => {
  const version = (await read())?.updated_at ?? null;
  await database.sql`
    update public.events set registrations_forgotten_at = now() where id = ${event}`;
  expect(await refusal(save({ p_name: '王大明', p_updated_at: version }))).toBe('INVALID_STATE');
});
