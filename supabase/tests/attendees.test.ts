import { attendeeExportSchema } from '../../mf-events/src/data/attendee/attendee-export.schema';
import {
  attendeePageSchema,
  registrationDecisionSchema,
} from '../../mf-events/src/data/attendee/attendee.schema';
import { registrationPageSchema } from '../../mf-events/src/data/registration/registration-list.schema';
import { runDueJobs } from '../stack/postgres/job-clock';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import {
  createFreeEvent,
  registrationFor,
  type NewEvent,
  type NewTicketType,
  type Receipt,
} from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { expectTicketRulesToHold, buy, letOrderLapse, stockOf } from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let organizer: string;
let fan: string;

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  fan = await signUp(database.sql);
});
afterEach(() => expectTicketRulesToHold(database.sql));

const event = (type: NewTicketType = {}, columns: NewEvent = {}) =>
  createFreeEvent(database.sql, type, { organizer_id: organizer, ...columns });
const register = (id: string, userId = fan, change = {}) =>
  call<Receipt>(database.sql, userId, 'register_for_event', registrationFor(id, change));
const decide = async (
  id: string,
  approve: boolean | null,
  reason: string | null = null,
  userId = organizer,
) =>
  fit(
    registrationDecisionSchema,
    await call(database.sql, userId, 'decide_registration', {
      p_registration_id: id,
      p_approve: approve,
      p_reason: reason,
    }),
  );
const list = async (id: string, args: Record<string, Argument> = {}, userId = organizer) =>
  fit(
    attendeePageSchema,
    await call(database.sql, userId, 'event_attendees', { p_event_id: id, ...args }),
  );
const mine = async (userId = fan) =>
  fit(registrationPageSchema, await call(database.sql, userId, 'my_registrations'));

describe('many that wait for a decision', () => {
  const decideAll = (id: string, ids: readonly string[], approve: boolean, reason?: string) =>
    call<{ decided: string[]; skipped: { id: string; code: string }[] }>(
      database.sql,
      organizer,
      'decide_registrations',
      {
        p_event_id: id,
        p_registration_ids: [...ids],
        p_approve: approve,
        p_reason: reason ?? null,
      },
    );

  it('become tickets together; who gave up and who belongs elsewhere is passed over', async () => {
    const [id, elsewhere] = await Promise.all([
      event({ requires_approval: true, capacity: 9 }),
      event({ requires_approval: true }),
    ]);
    const people = await Promise.all([signUp(database.sql), signUp(database.sql)]);
    const ids: string[] = [];
    for (const person of [fan, ...people]) {
      ids.push((await register(id, person)).registration_id);
    }
    const [gone = ''] = ids;
    const stranger = (await register(elsewhere)).registration_id;
    await call(database.sql, fan, 'cancel_registration', { p_registration_id: gone });
    expect(await decideAll(id, [...ids, ...ids, stranger], true)).toEqual({
      decided: ids.slice(1),
      skipped: [
        { id: gone, code: 'INVALID_STATE' },
        { id: stranger, code: 'NOT_FOUND' },
      ],
    });
    expect(await stockOf(database.sql, id)).toEqual({ sold: 2, held: 0 });
    expect((await list(elsewhere, { p_status: 'approval' })).total).toBe(1);
  });

  it('are refused together with one reason, and never without', async () => {
    const id = await event({ requires_approval: true, capacity: 3 });
    const { registration_id } = await register(id);
    expect(await faultOf(decideAll(id, [registration_id], false))).toMatchObject({
      hint: 'reason',
    });
    expect(await refusal(decideAll(id, [], true))).toBe('LIMIT_EXCEEDED');
    expect((await decideAll(id, [registration_id], false, '名額已滿')).decided).toHaveLength(1);
    expect((await mine()).items).toMatchObject([{ cancel_reason: '名額已滿' }]);
    expect(await stockOf(database.sql, id)).toEqual({ sold: 0, held: 0 });
  });
});

it('the list is narrowed to those who wait, for what, and to those who are not inside', async () => {
  const id = await event({ requires_approval: true, capacity: 9 });
  const { registration_id } = await register(id);
  const totals = async () => {
    const counted: Record<string, number> = {};
    for (const status of ['approval', 'payment', 'absent', 'checked_in', 'pending']) {
      counted[status] = (await list(id, { p_status: status })).total;
    }
    return counted;
  };
  expect(await totals()).toEqual({
    approval: 1,
    payment: 0,
    absent: 0,
    checked_in: 0,
    pending: 1,
  });
  await decide(registration_id, true);
  expect(await totals()).toEqual({
    approval: 0,
    payment: 0,
    absent: 1,
    checked_in: 0,
    pending: 0,
  });
});

describe('a registration that waits for a decision', () => {
  it('becomes tickets when the organizer agrees', async () => {
    const id = await event({ requires_approval: true, capacity: 3 });
    const { registration_id } = await register(id, fan, { p_quantity: 2 });
    expect((await mine()).items).toMatchObject([
      { status: 'pending', awaits: 'approval', can_cancel: true },
    ]);
    expect(await decide(registration_id, true)).toEqual({ status: 'confirmed', order_id: null });
    expect(await stockOf(database.sql, id)).toEqual({ sold: 2, held: 0 });
    expect(await refusal(decide(registration_id, false, '反悔'))).toBe('INVALID_STATE');
  });

  it('gives its seats back when the organizer refuses, with a reason that is read', async () => {
    const id = await event({ requires_approval: true, capacity: 3 });
    const { registration_id } = await register(id);
    expect(await faultOf(decide(registration_id, false, ' '))).toMatchObject({ hint: 'reason' });
    expect(await faultOf(decide(registration_id, null))).toMatchObject({ hint: 'approve' });
    await decide(registration_id, false, '名額給了第一次來的人');
    expect((await mine()).items).toMatchObject([
      { status: 'cancelled', cancel_reason: '名額給了第一次來的人', can_cancel: false },
    ]);
    expect(await stockOf(database.sql, id)).toEqual({ sold: 0, held: 0 });
  });

  it('is decided once by two at the same moment', async () => {
    const id = await event({ requires_approval: true });
    const { registration_id } = await register(id);
    const both = await Promise.allSettled([
      decide(registration_id, true),
      decide(registration_id, false, '滿了'),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is nobody’s to decide but the organizer’s and the administrators’', async () => {
    const id = await event({ requires_approval: true });
    const { registration_id } = await register(id);
    expect(await refusal(decide(registration_id, true, null, fan))).toBe('NOT_FOUND');
    const editor = await signUp(database.sql, {
      profile: { role: 'admin', admin_role: 'editor', can_manage_events: true },
    });
    expect((await decide(registration_id, true, null, editor)).status).toBe('confirmed');
  });

  it('gets an order for a day when it has a price', async () => {
    const id = await event({ requires_approval: true, price: 700 });
    const asked = await buy(database.sql, fan, id, { free: 2 }, 1400);
    expect(asked).toMatchObject({ order: null, registrations: [{ status: 'pending' }] });
    const { order_id } = await decide(asked.registrations[0]?.id ?? '', true);
    expect((await mine()).items).toMatchObject([
      { status: 'pending', awaits: 'payment', amount: 1400, order: { id: order_id, total: 1400 } },
    ]);
    await call(database.sql, fan, 'report_transfer', { p_order_id: order_id, p_last5: '12345' });
    // Everybody calls it the same: the list of one's own, the event, the organizer's list.
    expect((await mine()).items).toMatchObject([{ awaits: 'review' }]);
    expect(await call(database.sql, fan, 'get_event', { p_id: id })).toMatchObject({
      my_registration: { order_id, awaits: 'review' },
    });
    for (const [p_status, total] of [
      ['review', 1],
      ['pending', 1],
      ['payment', 0],
    ] as const) {
      expect(await list(id, { p_status })).toMatchObject({ total });
    }
    await call(database.sql, organizer, 'confirm_payment', { p_order_id: order_id });
    expect(await stockOf(database.sql, id)).toEqual({ sold: 2, held: 0 });
  });

  it('is lost with its order when nobody pays', async () => {
    const id = await event({ requires_approval: true, price: 700 });
    const asked = await buy(database.sql, fan, id, { free: 1 }, 700);
    const { order_id } = await decide(asked.registrations[0]?.id ?? '', true);
    await letOrderLapse(database.sql, order_id ?? '');
    await database.sql`select private.expire_orders()`;
    expect((await mine()).items).toMatchObject([{ status: 'cancelled', cancel_reason: 'expired' }]);
    expect(await stockOf(database.sql, id)).toEqual({ sold: 0, held: 0 });
  });

  it('is asked for alone, and the same request twice is one', async () => {
    const id = await event({ requires_approval: true, price: 700 });
    await database.sql`
      insert into public.ticket_stock (event_id, ticket_type_id, name, price) values (${id}, 'b', '一般', 100)`;
    expect(await faultOf(buy(database.sql, fan, id, { free: 1, b: 1 }, 800))).toMatchObject({
      hint: 'items',
    });
    const key = { p_idempotency_key: '00000000-0000-4000-8000-0000000000aa' };
    const first = await buy(database.sql, fan, id, { free: 1 }, 700, key);
    expect(await buy(database.sql, fan, id, { free: 1 }, 700, key)).toEqual(first);
  });

  it('ends after 72 hours by the clock alone', async () => {
    const id = await event({ requires_approval: true });
    const { registration_id } = await register(id);
    await database.sql`
      update public.event_registrations set registered_at = now() - interval '73 hours'
      where id = ${registration_id}`;
    await runDueJobs(database.sql);
    expect((await mine()).items).toMatchObject([{ status: 'cancelled', cancel_reason: 'expired' }]);
    const { items } = await call<{ items: { kind: string }[] }>(
      database.sql,
      fan,
      'my_notifications',
    );
    expect(items.map(({ kind }) => kind)).toContain('registration.expired');
  });
});

describe('the list of attendees', () => {
  it('finds people by name, e-mail, number and state', async () => {
    const id = await event();
    const ming = await register(id, fan, { p_name: '王小明', p_quantity: 2 });
    const other = await signUp(database.sql);
    await register(id, other, { p_name: '陳美玲', p_email: 'mei@people.test' });
    expect((await list(id)).total).toBe(2);
    expect((await list(id, { p_query: '小明' })).items).toMatchObject([
      { id: ming.registration_id, quantity: 2 },
    ]);
    expect((await list(id, { p_query: 'MEI@' })).total).toBe(1);
    expect((await list(id, { p_query: ming.registration_no })).total).toBe(1);
    expect((await list(id, { p_query: '100%' })).total).toBe(0);
    await call(database.sql, other, 'cancel_registration', {
      p_registration_id: (await list(id, { p_query: '美玲' })).items[0]?.id ?? '',
    });
    expect((await list(id, { p_status: 'cancelled' })).total).toBe(1);
    expect((await list(id, { p_status: 'confirmed', p_page_size: 1 })).items).toHaveLength(1);
    expect((await list(id, { p_status: 'checked_in' })).total).toBe(0);
  });

  it('shows phones in the week of the event only', async () => {
    const far = await event({}, { inDays: 30 });
    await register(far);
    expect((await list(far)).items[0]?.phone).toBe('0912***678');
    const near = await event({}, { inDays: 5 });
    await register(near);
    expect((await list(near)).items[0]?.phone).toBe('0912345678');
  });

  it.each([
    [30, '0912***678'],
    [5, '0912345678'],
  ])(
    'tells %i days before the same number on the page and in the file: %s',
    async (inDays, told) => {
      const id = await event({}, { inDays });
      await register(id);
      const file = fit(
        attendeeExportSchema,
        await call(database.sql, organizer, 'export_attendees', { p_event_id: id }),
      );
      const page = await list(id);
      expect([page.items[0]?.phone, file.rows[0]?.phone]).toEqual([told, told]);
    },
  );

  it('keeps notes that the person never reads', async () => {
    const id = await event();
    const { registration_id } = await register(id);
    await call(database.sql, organizer, 'save_attendee_notes', {
      p_registration_id: registration_id,
      p_admin_notes: ' 需要輪椅席 ',
    });
    expect((await list(id)).items[0]?.admin_notes).toBe('需要輪椅席');
    expect(JSON.stringify(await mine())).not.toContain('輪椅');
  });

  it('is exported with a line in the audit log', async () => {
    const id = await event();
    await register(id, fan, { p_quantity: 2 });
    const file = fit(
      attendeeExportSchema,
      await call(database.sql, organizer, 'export_attendees', { p_event_id: id }),
    );
    expect(file.rows).toHaveLength(2);
    const [line] = await database.sql`
      select actor_id, after from public.audit_log
      where action = 'export_attendees' and entity_id = ${id}`;
    expect(line).toEqual({ actor_id: organizer, after: { rows: 2 } });
  });
});

describe('a message to everybody', () => {
  it('reaches who has a seat, three times a day', async () => {
    const id = await event();
    await register(id);
    const left = await signUp(database.sql);
    const receipt = await register(id, left);
    await call(database.sql, left, 'cancel_registration', {
      p_registration_id: receipt.registration_id,
    });
    const send = () =>
      call<{ recipients: number }>(database.sql, organizer, 'message_attendees', {
        p_event_id: id,
        p_body: '下雨照常舉行',
      });
    expect(await send()).toEqual({ recipients: 1 });
    const { items } = await call<{ items: { kind: string; params: { body: string } }[] }>(
      database.sql,
      fan,
      'my_notifications',
    );
    expect(items[0]).toMatchObject({
      kind: 'event.message',
      params: { body: '下雨照常舉行' },
    });
    await send();
    await send();
    expect(await refusal(send())).toBe('RATE_LIMITED');
  });
});
