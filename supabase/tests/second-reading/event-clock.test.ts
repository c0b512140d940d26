import { call, faultOf, refusal, type Argument } from '../setup/callers';
import { addTicketType, createEvent, registrationFor, taipeiDay } from '../setup/events';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { buy, expectTicketRulesToHold, setPayoutAccount } from '../setup/tickets';

/** What was sold keeps its dates until its holders were told and could give it back. */

const database = provideTestDatabase();
let [organizer, buyer, event] = ['', '', ''];

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  buyer = await signUp(database.sql);
  await setPayoutAccount(database.sql, organizer);
});
afterEach(() => expectTicketRulesToHold(database.sql));

async function sold(columns: object = {}) {
  event = await createEvent(database.sql, {
    organizer_id: organizer,
    description: '一行說明',
    time: '19:00',
    ...columns,
  });
  await addTicketType(database.sql, event, { ticket_type_id: 'std', name: '站席', price: 500 });
  const { order } = await buy(database.sql, buyer, event, { std: 1 }, 500);
  return order?.id ?? '';
}
const save = async (columns: object, id = event) => {
  const [row] = await database.sql<{ version: number }[]>`
    select version from public.events where id = ${id}`;
  return call<{ id: string; status: string }>(database.sql, organizer, 'save_event', {
    p_event_id: id,
    p_version: row?.version ?? 0,
    p_event: columns,
    p_agreed: ['event.moved'],
  });
};
const orderCall = (person: string, name: string, order: string, args: Record<string, Argument>) =>
  call<{ status: string; refund_status: string }>(database.sql, person, name, {
    p_order_id: order,
    ...args,
  });
async function paid(columns: object = {}) {
  const order = await sold(columns);
  await orderCall(buyer, 'report_transfer', order, { p_last5: '12345' });
  await orderCall(organizer, 'confirm_payment', order, {});
  return order;
}
/** Lets the event lie in the past, as time would. */
const letItPass = () => database.sql`
  update public.events set date = date - 60, ends_at = ends_at - interval '60 days'
  where id = ${event}`;

it('2: a sold event cannot be moved into the past, nor so near that nobody can give back', async () => {
  await paid();
  const today = { date: taipeiDay(0), time: '00:01' };
  expect(await faultOf(save(today))).toMatchObject({ code: 'INVALID_INPUT', hint: 'date' });
  expect(await refusal(save({ date: taipeiDay(2) }))).toBe('MOVED_TOO_NEAR');
  expect(await refusal(save({ date: taipeiDay(6) }))).toBe('MOVED_TOO_NEAR');
  expect(await save({ date: taipeiDay(9) })).toMatchObject({ status: 'approved' });
});

it('2: later is possible at any time, and an hour earlier on its day until the day before', async () => {
  await paid({ inDays: 3 });
  expect(await save({ time: '17:30' })).toMatchObject({ status: 'approved' });
  expect(await refusal(save({ date: taipeiDay(2) }))).toBe('MOVED_TOO_NEAR');
  expect(await save({ date: taipeiDay(4) })).toMatchObject({ status: 'approved' });
});

it('2: the end of what was sold is not cut off either', async () => {
  const at = (day: number) => `${taipeiDay(day)}T20:00:00+08:00`;
  await paid({ inDays: 1, ends_at: at(40) });
  expect(await refusal(save({ ends_at: at(2) }))).toBe('MOVED_TOO_NEAR');
  expect(await save({ ends_at: at(30) })).toMatchObject({ status: 'approved' });
  const told = await database.sql`
    select 1 from public.notifications where user_id = ${buyer} and kind = 'event.moved'`;
  expect(told).toHaveLength(1);
});

it('2: an event that is listed never begins in the past', async () => {
  event = await createEvent(database.sql, { organizer_id: organizer, description: '一行說明' });
  await addTicketType(database.sql, event);
  const today = { date: taipeiDay(0), time: '00:01' };
  expect(await faultOf(save(today))).toMatchObject({ code: 'INVALID_INPUT', hint: 'date' });
});

it('2: nobody pays for an event that is over', async () => {
  const order = await sold();
  await letItPass();
  const report = orderCall(buyer, 'report_transfer', order, { p_last5: '12345' });
  expect(await refusal(report)).toBe('EVENT_ENDED');
});

it('30: money that is found after the event goes back', async () => {
  const order = await sold();
  await orderCall(buyer, 'report_transfer', order, { p_last5: '12345' });
  await letItPass();
  expect(await orderCall(organizer, 'confirm_payment', order, {})).toMatchObject({
    status: 'paid',
    refund_status: 'processing',
  });
  const valid = await database.sql`
    select 1 from public.tickets where event_id = ${event} and status = 'valid'`;
  expect(valid).toHaveLength(0);
});

describe('27: every day has a bound', () => {
  it.each([
    ['ends_at', 'infinity'],
    ['ends_at', '9999-12-31T00:00:00+08:00'],
    ['answers_close_at', '-infinity'],
    ['date', 'infinity'],
  ])('an event refuses %s %s', async (field, value) => {
    await sold();
    expect(await faultOf(save({ [field]: value }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: field,
    });
    const draft = call(database.sql, organizer, 'save_event', {
      p_event: { title: '沒有盡頭', date: taipeiDay(3), [field]: value },
    });
    expect(await faultOf(draft)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it.each(['sale_start_at', 'sale_end_at'])('a ticket type refuses %s', async (field) => {
    await sold();
    for (const value of ['infinity', '9999-01-01T00:00:00Z', '-infinity']) {
      const attempt = call(database.sql, organizer, 'set_ticket_types', {
        p_event_id: event,
        p_version: 1,
        p_types: [
          { id: 'std', name: '站席', price: 500 },
          { name: '新票', price: 100, [field]: value },
        ],
      });
      expect(await faultOf(attempt)).toMatchObject({
        code: 'INVALID_INPUT',
        hint: `types.1.${field}`,
      });
    }
  });

  it('no column of time takes infinity, nor what lies more than three years ahead', async () => {
    const open = await database.sql`
      select c.oid::regclass || '.' || a.attname as name
      from pg_class as c join pg_attribute as a on a.attrelid = c.oid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind = 'r' and not a.attisdropped and a.attnum > 0
        and a.atttypid in ('date'::regtype, 'timestamptz'::regtype, 'timestamp'::regtype)
        and not exists (
          select from pg_constraint as k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
            and pg_get_constraintdef(k.oid) like '%isfinite%3 years%'
        )`;
    expect(open.map(({ name }) => name)).toEqual([]);
    await sold();
    for (const value of ['infinity', '-infinity', '2999-01-01']) {
      await expect(
        database.sql.unsafe(`update public.events set ends_at = '${value}' where id = '${event}'`),
      ).rejects.toMatchObject({ code: '23514' });
    }
  });
});

describe('what lasts for days is not over when it has begun', () => {
  const lasting = () =>
    createEvent(database.sql, {
      organizer_id: organizer,
      description: '一行說明',
      inDays: -1,
      time: '10:00',
      ends_at: `${taipeiDay(4)}T18:00:00+08:00`,
    });
  const step = <T>(person: string, name: string, args: Record<string, Argument>) =>
    call<T>(database.sql, person, name, args);

  it.each([
    ['2026-11-06T19:00', '2026-11-06T22:00', '2026-11-06T19:00'],
    ['2026-11-06T22:00', '2026-11-07T11:59', '2026-11-06T22:00'],
    ['2026-11-06T22:00', '2026-11-07T12:00', '2026-11-07T12:00'],
    ['2026-11-06T10:00', '2026-11-10T18:00', '2026-11-10T18:00'],
  ])('from %s to %s it is ahead until %s', async (starts, ends, until) => {
    const at = (local: string) => new Date(`${local}:00+08:00`);
    const [row] = await database.sql`select private.ahead_until(${at(starts)}, ${at(ends)}) as it`;
    expect(row).toEqual({ it: at(until) });
  });

  it('who waits is served, gives back, and the next may have it', async () => {
    event = await lasting();
    await addTicketType(database.sql, event, { capacity: 1 });
    const [first, next] = [await signUp(database.sql), await signUp(database.sql)];
    const mine = await step<{ registration_id: string }>(
      first,
      'register_for_event',
      registrationFor(event),
    );
    const waiting = { p_event_id: event, p_ticket_type_id: 'free', p_quantity: 1 };
    expect(await step(next, 'join_waitlist', waiting)).toMatchObject({ status: 'waiting' });
    await step(first, 'cancel_registration', { p_registration_id: mine.registration_id });
    expect(await step(next, 'join_waitlist', waiting)).toMatchObject({ status: 'offered' });
  });

  it('an evening that began keeps no seat for who waits', async () => {
    event = await createEvent(database.sql, { organizer_id: organizer, inDays: 1 });
    await addTicketType(database.sql, event, { capacity: 1 });
    const next = await signUp(database.sql);
    await step(buyer, 'register_for_event', registrationFor(event));
    await step(next, 'join_waitlist', { p_event_id: event, p_ticket_type_id: 'free' });
    await database.sql`
      update public.events set date = ${taipeiDay(0)}, time = '00:00',
        ends_at = timezone('Asia/Taipei', ${taipeiDay(1)}::timestamp) + interval '11 hours'
      where id = ${event}`;
    await database.sql`update public.ticket_stock set capacity = 2 where event_id = ${event}`;
    const page = await step<{ ticket_types: object[] }>(next, 'get_event', { p_id: event });
    expect(page.ticket_types).toMatchObject([{ state: 'on_sale', left: 1 }]);
  });

  it('a transfer has its day', async () => {
    event = await lasting();
    await addTicketType(database.sql, event, { ticket_type_id: 'std', name: '站席', price: 500 });
    const { order } = await buy(database.sql, buyer, event, { std: 1 }, 500);
    const chosen = await step<{ hold_expires_at: string }>(buyer, 'choose_bank_transfer', {
      p_order_id: order?.id ?? '',
    });
    expect(Date.parse(chosen.hold_expires_at) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it('is written down, listed and recommended', async () => {
    const columns = {
      title: '五天的展覽',
      description: '一行說明',
      category: '主題派對',
      city: 'taipei',
      location: '展覽館',
      date: taipeiDay(-1),
      time: '10:00',
    };
    const over = step(organizer, 'save_event', {
      p_event: { ...columns, ends_at: `${taipeiDay(-1)}T18:00:00+08:00` },
    });
    expect(await faultOf(over)).toMatchObject({ code: 'INVALID_INPUT', hint: 'date' });
    const draft = await step<{ id: string; version: number }>(organizer, 'save_event', {
      p_event: { ...columns, ends_at: `${taipeiDay(4)}T18:00:00+08:00` },
    });
    event = draft.id;
    await addTicketType(database.sql, event);
    await step(organizer, 'submit_event', { p_event_id: event, p_version: draft.version });
    await database.sql`update public.events set status = 'approved' where id = ${event}`;
    const { items } = await step<{ items: { entity_id: string }[] }>(buyer, 'my_recommendations', {
      p_limit: 30,
    });
    expect(items.map(({ entity_id }) => entity_id)).toContain(event);
    const counts = () => step<{ events: number }>(buyer, 'site_counts', {});
    const { events } = await counts();
    await database.sql`update public.events set status = 'ended' where id = ${event}`;
    expect((await counts()).events).toBe(events - 1);
  });
});

describe('a moved event takes its dates along', () => {
  const at = (day: number, time: string) => new Date(`${taipeiDay(day)}T${time}:00+08:00`);
  const days = async (id: string) => {
    const rows = await database.sql<{ name: string; at: Date }[]>`
      select moment ->> 'kind' || ' ' || (moment ->> 'name') as name, (moment ->> 'at')::timestamptz as at
      from jsonb_array_elements(private.dates_along(${id})) as moment`;
    return Object.fromEntries(rows.map((row) => [row.name, row.at]));
  };

  it('hours of gates, ends of sales and of answers; what ended before stays ended', async () => {
    await paid({ inDays: 20, answers_close_at: at(19, '12:00') });
    const { sql } = database;
    const early = { ticket_type_id: 'early', name: '早鳥', price: 400 };
    await addTicketType(sql, event, { ...early, sale_end_at: at(-2, '12:00') });
    await sql`update public.ticket_stock set sale_end_at = ${at(20, '18:00')}
      where event_id = ${event} and ticket_type_id = 'std'`;
    await call(sql, organizer, 'save_gate', {
      p_event_id: event,
      p_name: '正門',
      p_allowed_types: ['std'],
      p_opens_at: at(20, '18:00').toISOString(),
      p_closes_at: at(20, '22:00').toISOString(),
    });

    const change = { p_event_id: event, p_event: { date: taipeiDay(30), time: '20:00' } };
    const { along } = await call<{ along: object[] }>(sql, organizer, 'preview_event_change', {
      ...change,
      p_version: 1,
    });
    expect(along).toHaveLength(4);
    expect(along).toContainEqual(expect.objectContaining({ kind: 'gate_opens', name: '正門' }));

    await save({ date: taipeiDay(30), time: '20:00' });
    const moved = {
      'gate_opens 正門': at(30, '19:00'),
      'gate_closes 正門': at(30, '23:00'),
      'sale_ends 站席': at(30, '19:00'),
      'answers_close ': at(29, '13:00'),
    };
    expect(await days(event)).toEqual({ ...moved, 'sale_ends 早鳥': at(-2, '12:00') });
    // An end that is said with the new day is kept.
    await save({ date: taipeiDay(31), answers_close_at: at(25, '12:00').toISOString() });
    expect((await days(event))['answers_close ']).toEqual(at(25, '12:00'));

    const copy = await call<{ id: string }>(sql, organizer, 'duplicate_event', {
      p_event_id: event,
      p_date: taipeiDay(61),
    });
    const copied = await days(copy.id);
    expect(copied['gate_opens 正門']).toEqual(at(61, '19:00'));
    await call(sql, organizer, 'save_event', {
      p_event_id: copy.id,
      p_version: 1,
      p_event: { date: taipeiDay(62) },
    });
    expect((await days(copy.id))['gate_opens 正門']).toEqual(at(62, '19:00'));
  });
});
