import { writeTotals } from './setup/clock';
import { eventForEditingSchema } from '../../mf-events/src/data/organizer/event-for-editing.schema';
import { eventReceiptSchema } from '../../mf-events/src/data/organizer/event-receipt.schema';
import { eventSalesSchema } from '../../mf-events/src/data/organizer/event-sales.schema';
import { myEventsSchema } from './answers/organizing';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { createFreeEvent, registrationFor, taipeiDay, type Receipt } from './setup/events';
import { signUp, signUpSuperadmin, type NewPerson } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { buy, expectTicketRulesToHold, payOrder, setPayoutAccount } from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let organizer: string;

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  await setPayoutAccount(database.sql, organizer);
});
afterEach(() => expectTicketRulesToHold(database.sql));

const answers = {
  title: '海邊的第一場',
  category: '主題派對',
  city: '臺北市',
  date: taipeiDay(20),
};
const complete = { ...answers, location: '回聲林', description: '一行說明' };
const standing = { name: '站席', price: 900, capacity: 50 };

const as = async (userId: string | null, name: string, args: Record<string, Argument> = {}) =>
  fit(eventReceiptSchema, await call(database.sql, userId, name, args));
const save = (
  columns: object,
  id: string | null = null,
  version: number | null = null,
  userId = organizer,
) =>
  as(userId, 'save_event', {
    p_event_id: id,
    p_version: version,
    p_event: columns,
    p_agreed: ['review', 'event.moved'],
  });
const setTypes = (id: string, version: number, types: object[], userId = organizer) =>
  as(userId, 'set_ticket_types', { p_event_id: id, p_version: version, p_types: types });
const read = async (id: string, userId = organizer) =>
  fit(
    eventForEditingSchema,
    await call(database.sql, userId, 'event_for_editing', { p_event_id: id }),
  );
const approve = (id: string) =>
  database.sql`update public.events set status = 'approved' where id = ${id}`;

/** A complete draft with one type, approved when asked for. */
async function event(status: 'draft' | 'approved' = 'draft', types: object[] = [standing]) {
  const { id } = await save(complete);
  const { version } = await setTypes(id, 1, types);
  if (status === 'approved') {
    await as(organizer, 'submit_event', { p_event_id: id, p_version: version });
    await approve(id);
  }
  return { id, version, type: (await read(id)).types[0]?.id ?? '' };
}

describe('a draft', () => {
  it('begins and is nobody else’s to see', async () => {
    const { id, status, version } = await save(answers);
    expect({ status, version }).toEqual({ status: 'draft', version: 1 });
    expect((await read(id)).event).toMatchObject({ city: 'taipei', time: '19:00', location: '' });
    expect(await call(database.sql, null, 'get_event', { p_id: id })).toBeNull();
    const other = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    expect(await refusal(read(id, other))).toBe('NOT_FOUND');
    expect(await refusal(save({ title: '搶走' }, id, 1, other))).toBe('NOT_FOUND');
  });

  it('needs its title and nothing else', async () => {
    const { title: _, ...lacking } = answers;
    expect(await faultOf(save(lacking))).toMatchObject({ code: 'INVALID_INPUT', hint: 'title' });
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: '長'.repeat(121) }],
    ['category', { category: '研討會' }],
    ['city', { city: '東京' }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: taipeiDay(-1) }],
    ['date', { date: taipeiDay(800) }],
    ['time', { time: '25:00' }],
    ['ends_at', { ends_at: '2020-01-01T00:00:00Z' }],
    ['image_url', { image_url: 'javascript:alert(1)' }],
    ['poster_line', { poster_line: '中文' }],
    ['max_attendees', { max_attendees: -1 }],
    ['max_attendees', { max_attendees: '很多' }],
    ['lat', { lat: 48 }],
    ['venue_id', { venue_id: '00000000-0000-4000-8000-000000000000' }],
    ['refund_policy_code', { refund_policy_code: 'none' }],
    ['performer_ids', { performer_ids: ['00000000-0000-4000-8000-000000000000'] }],
    ['performer_ids', { performer_ids: ['x'] }],
    ['organizer_id', { organizer_id: '00000000-0000-4000-8000-000000000000' }],
    ['status', { status: 'approved' }],
    ['current_attendees', { current_attendees: 500 }],
    ['deleted_at', { deleted_at: null }],
  ])('refuses a wrong %s: %j', async (field, change) => {
    expect(await faultOf(save({ ...answers, ...change }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: field,
    });
  });

  it.each<[string, boolean, NewPerson]>([
    ['a fan', false, {}],
    ['a fan whom an administrator let', true, { profile: { can_post_events: true } }],
    ['an editor of events', true, { profile: { role: 'admin', can_manage_events: true } }],
    ['a viewer', false, { profile: { role: 'admin', admin_role: 'viewer' } }],
    ['a performer', true, { metadata: { user_type: 'performer' } }],
    ['a venue', true, { metadata: { user_type: 'venue' } }],
  ])('is begun by who may, and the own account says so: %s, %s', async (_, may, person) => {
    const id = await signUp(database.sql, person);
    const account = await call(database.sql, id, 'my_account');
    expect(account).toMatchObject({ can_organize: may });
    const [receipt] = await Promise.allSettled([save(answers, null, null, id)]);
    expect(receipt).toMatchObject(
      may
        ? { status: 'fulfilled', value: { status: 'draft' } }
        : { status: 'rejected', reason: { message: 'IDENTITY_MISSING' } },
    );
  });

  it('is not begun by a suspended performer', async () => {
    await database.sql`
      update public.user_identities set status = 'suspended'
      where user_id = ${organizer} and user_type = 'performer'`;
    expect(await call(database.sql, organizer, 'my_account')).toMatchObject({
      can_organize: false,
    });
    expect(await refusal(save(answers))).toBe('IDENTITY_MISSING');
  });

  it.each(['performer', 'fan'])(
    'is not begun by a disabled %s, whatever they were allowed',
    async (type) => {
      const id = await signUp(database.sql, {
        metadata: { user_type: type },
        profile: { can_post_events: true, active: false },
      });
      expect(await refusal(call(database.sql, id, 'my_account'))).toBe('ACCOUNT_DISABLED');
      expect(await refusal(save(answers, null, null, id))).toBe('ACCOUNT_DISABLED');
    },
  );

  it('tells the second of two editors', async () => {
    const { id } = await save(answers);
    expect((await save({ title: '第一位' }, id, 1)).version).toBe(2);
    expect(await faultOf(save({ title: '第二位' }, id, 1))).toMatchObject({
      code: 'STALE_VERSION',
      hint: '2',
    });
    expect(await refusal(save({ title: '沒有版本' }, id))).toBe('STALE_VERSION');
    const both = await Promise.allSettled([
      save({ body: '甲' }, id, 2),
      save({ body: '乙' }, id, 2),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is submitted when it is complete, and withdrawn', async () => {
    const { id } = await save(answers);
    const submit = (version: number) =>
      as(organizer, 'submit_event', { p_event_id: id, p_version: version });
    expect(await faultOf(submit(1))).toMatchObject({ hint: 'location' });
    await save({ location: '回聲林' }, id, 1);
    expect(await faultOf(submit(2))).toMatchObject({ hint: 'description' });
    await save({ description: '一行' }, id, 2);
    expect(await faultOf(submit(3))).toMatchObject({ hint: 'types' });
    await setTypes(id, 3, [standing]);
    expect((await submit(4)).status).toBe('pending_approval');
    expect(await refusal(submit(4))).toBe('INVALID_STATE');
    expect(await refusal(save({ title: '審核中改' }, id, 4))).toBe('INVALID_STATE');
    expect((await as(organizer, 'withdraw_event', { p_event_id: id })).status).toBe('draft');
    expect(await refusal(as(organizer, 'withdraw_event', { p_event_id: id }))).toBe(
      'INVALID_STATE',
    );
  });

  it('is deleted while it is clean; what people had to do with is cancelled instead', async () => {
    const { id } = await event();
    await call(database.sql, organizer, 'delete_event', { p_event_id: id });
    expect(await refusal(read(id))).toBe('NOT_FOUND');
    const listed = await event('approved');
    expect(
      await refusal(call(database.sql, organizer, 'delete_event', { p_event_id: listed.id })),
    ).toBe('INVALID_STATE');
  });
});

describe('ticket types', () => {
  it('keep their order and their ids, and show as the specification says', async () => {
    const { id, version } = await event('draft', [standing, { name: '座席', price: 1200 }]);
    const { types } = await read(id);
    expect(types.map(({ name }) => name)).toEqual(['站席', '座席']);
    const again = await setTypes(
      id,
      version,
      types.toReversed().map(({ id: type, name, price }) => ({ id: type, name, price })),
    );
    expect(again.version).toBe(version + 1);
    const [row] =
      await database.sql`select price, ticket_types from public.events where id = ${id}`;
    expect(row?.['price']).toBe('NT$900 起');
    expect(((row?.['ticket_types'] ?? []) as { name: string }[]).map(({ name }) => name)).toEqual([
      '座席',
      '站席',
    ]);
  });

  it.each([
    ['types', []],
    ['types.0.name', [{ name: '', price: 1 }]],
    ['types.0.price', [{ name: '票', price: -1 }]],
    ['types.0.price', [{ name: '票' }]],
    ['types.1.price', [standing, { name: '票', price: 'x' }]],
    ['types.0.capacity', [{ ...standing, capacity: -5 }]],
    ['types.0.max_per_order', [{ ...standing, min_per_order: 5, max_per_order: 2 }]],
    ['types.0.sale_end_at', [{ ...standing, sale_end_at: `${taipeiDay(90)}T00:00:00+08:00` }]],
    [
      'types.0.sale_end_at',
      [{ ...standing, sale_start_at: '2026-05-02T00:00:00Z', sale_end_at: '2026-05-01T00:00:00Z' }],
    ],
    ['types.0.id', [{ ...standing, id: 'not-there' }]],
    ['types.0.id', [{ ...standing, id: '*' }]],
    ['types.0.sold', [{ ...standing, sold: 0 }]],
  ])('are refused with the field %s', async (field, types) => {
    const { id, version } = await event();
    expect(await faultOf(setTypes(id, version, types))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: field,
    });
  });

  it('cannot fall under what is sold or held, nor change their price then', async () => {
    const { id, version, type } = await event('approved');
    const fan = await signUp(database.sql);
    await buy(database.sql, fan, id, { [type]: 3 }, 2700);
    const change = (columns: object) =>
      setTypes(id, version, [{ id: type, name: '站席', price: 900, capacity: 50, ...columns }]);
    expect(await faultOf(change({ capacity: 2 }))).toMatchObject({ hint: 'types.0.capacity' });
    expect(await faultOf(change({ price: 800 }))).toMatchObject({ hint: 'types.0.price' });
    expect(await faultOf(change({ requires_approval: true }))).toMatchObject({
      hint: 'types.0.requires_approval',
    });
    expect((await change({ capacity: 3 })).version).toBe(version + 1);
    expect(await faultOf(save({ max_attendees: 2 }, id, version + 1))).toMatchObject({
      hint: 'max_attendees',
    });
    expect(await faultOf(save({ refund_policy_code: 'tiered' }, id, version + 1))).toMatchObject({
      hint: 'refund_policy_code',
    });
  });

  it('go when nobody had them, and hide when somebody did', async () => {
    const { id, version, type } = await event('approved', [
      standing,
      { name: '沒人買', price: 100 },
    ]);
    await buy(database.sql, await signUp(database.sql), id, { [type]: 1 }, 900);
    await setTypes(id, version, [{ name: '新票種', price: 500 }]);
    const hidden = (await read(id)).types.filter(({ is_hidden }) => is_hidden === true);
    expect(hidden.map(({ name }) => name)).toEqual(['站席']);
    expect((await read(id)).types).toHaveLength(2);
  });
});

describe('an approved event', () => {
  it('changes its words at once', async () => {
    const { id, version } = await event('approved');
    expect((await save({ body: '更長的說明', transit: '捷運' }, id, version)).status).toBe(
      'approved',
    );
  });

  it.each([{ title: '另一場' }, { date: taipeiDay(25) }, { location: '別處' }, { time: '21:00' }])(
    'goes back to be looked at when nobody has a seat: %j',
    async (change) => {
      const { id, version } = await event('approved');
      expect((await save(change, id, version)).status).toBe('pending_approval');
    },
  );

  it('stays, and tells everybody, when somebody has', async () => {
    const { id, version, type } = await event('approved');
    const fan = await signUp(database.sql);
    const { order } = await buy(database.sql, fan, id, { [type]: 1 }, 900);
    await payOrder(database.sql, order?.id ?? '');
    expect((await save({ date: taipeiDay(25) }, id, version)).status).toBe('approved');
    const { items } = await call<{ items: { kind: string }[] }>(
      database.sql,
      fan,
      'my_notifications',
    );
    expect(items.map(({ kind }) => kind)).toContain('event.moved');
    const [row] =
      await database.sql`select rescheduled_at is not null as moved from public.events where id = ${id}`;
    expect(row).toEqual({ moved: true });
  });

  it('is edited by administrators of events without going back', async () => {
    const { id, version } = await event('approved');
    const admin = await signUpSuperadmin(database.sql);
    expect((await save({ title: '更正後的標題' }, id, version, admin)).status).toBe('approved');
  });

  it('is called off with a reason; everybody is told and every seat is free', async () => {
    const { id, type } = await event('approved', [{ ...standing, price: 0 }]);
    const fan = await signUp(database.sql);
    await call<Receipt>(
      database.sql,
      fan,
      'register_for_event',
      registrationFor(id, { p_ticket_type_id: type }),
    );
    const cancel = (reason: string | null) =>
      as(organizer, 'cancel_event', { p_event_id: id, p_reason: reason });
    expect(await faultOf(cancel(' '))).toMatchObject({ hint: 'reason' });
    expect((await cancel('場地漏水')).status).toBe('cancelled');
    const { items } = await call<{ items: { kind: string; params: object }[] }>(
      database.sql,
      fan,
      'my_notifications',
    );
    expect(items[0]).toMatchObject({ kind: 'event.cancelled', params: { reason: '場地漏水' } });
    expect((await read(id)).decisions[0]).toMatchObject({ from: 'approved', to: 'cancelled' });
    expect(await refusal(cancel('再一次'))).toBe('INVALID_STATE');
    expect(await refusal(save({ title: '復活' }, id, 3))).toBe('INVALID_STATE');
  });

  it('is copied to another day, as a draft, with its sales moved along', async () => {
    const { id } = await event('approved', [
      { ...standing, sale_end_at: `${taipeiDay(19)}T00:00:00+08:00` },
    ]);
    const copy = await as(organizer, 'duplicate_event', { p_event_id: id, p_date: taipeiDay(50) });
    expect(copy.status).toBe('draft');
    const { event: columns, types } = await read(copy.id);
    expect(columns).toMatchObject({ title: complete.title, date: taipeiDay(50) });
    expect(types).toMatchObject([{ name: '站席', sold: 0, price: 900 }]);
    expect(Date.parse(types[0]?.sale_end_at ?? '')).toBe(
      Date.parse(`${taipeiDay(49)}T00:00:00+08:00`),
    );
  });
});

describe('how it sells', () => {
  it('counts tickets, money and days', async () => {
    const { id, type } = await event('approved');
    const fan = await signUp(database.sql);
    const { order } = await buy(database.sql, fan, id, { [type]: 2 }, 1800);
    await payOrder(database.sql, order?.id ?? '');
    await buy(database.sql, await signUp(database.sql), id, { [type]: 1 }, 900);

    const sales = fit(
      eventSalesSchema,
      await call(database.sql, organizer, 'event_sales', { p_event_id: id }),
    );
    expect(sales).toMatchObject({
      sold: 2,
      left: 47,
      revenue: 1800,
      by_type: [{ sold: 2, held: 1 }],
    });
    expect(sales.by_day).toEqual([{ day: taipeiDay(0), tickets: 2, revenue: 1800 }]);
    await writeTotals(database.sql);
    const { items } = fit(myEventsSchema, await call(database.sql, organizer, 'my_events'));
    expect(items[0]).toMatchObject({ id, sold: 2, left: 47, revenue: 1800 });
    expect(items[0]?.sales).toEqual([...Array<number>(13).fill(0), 2]);
  });

  it('ends its days with the event, and leaves those since out of the picture', async () => {
    const { id, type } = await event('approved');
    const { order } = await buy(database.sql, await signUp(database.sql), id, { [type]: 1 }, 900);
    await payOrder(database.sql, order?.id ?? '');
    await database.sql`
      update public.tickets set issued_at = now() - interval '8 days' where event_id = ${id}`;
    await database.sql`update public.events set date = private.today() - 5 where id = ${id}`;
    const { by_day: days } = fit(
      eventSalesSchema,
      await call(database.sql, organizer, 'event_sales', { p_event_id: id }),
    );
    expect(days.map(({ day, tickets }) => [day, tickets])).toEqual([
      [taipeiDay(-8), 1],
      [taipeiDay(-7), 0],
      [taipeiDay(-6), 0],
      [taipeiDay(-5), 0],
    ]);
  });

  it('lists what comes before what was, by state', async () => {
    await save({ ...answers, title: '草稿' });
    const past = await createFreeEvent(
      database.sql,
      {},
      { organizer_id: organizer, inDays: -5, title: '上週' },
    );
    const next = await createFreeEvent(
      database.sql,
      {},
      { organizer_id: organizer, inDays: 5, title: '下週' },
    );
    const titles = async (status: string | null) =>
      fit(
        myEventsSchema,
        await call(database.sql, organizer, 'my_events', { p_status: status }),
      ).items.map(({ title }) => title);
    expect(await titles(null)).toEqual(['下週', '草稿', '上週']);
    expect(await titles('draft')).toEqual(['草稿']);
    expect(await titles('upcoming')).toEqual(['下週']);
    expect(await titles('ended')).toEqual(['上週']);
    expect(past).not.toBe(next);
  });
});
