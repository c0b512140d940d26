import { randomUUID } from 'node:crypto';
import { eventForEditingSchema } from '../../mf-events/src/data/organizer/event-for-editing.schema';
import { fit } from './answers/fit';
import { emailOf, signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { createFreeEvent, registrationFor, taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import {
  expectTicketRulesToHold,
  letOrderLapse,
  payOrder,
  purchaseFor,
  setPayoutAccount,
  type Purchase,
} from './setup/tickets';

const database = provideTestDatabase();
let organizer: string;
let editor: string;
let name: string;

beforeEach(async () => {
  name = `回聲 ${randomUUID().slice(0, 8)}`;
  [organizer, editor] = await Promise.all([
    signUp(database.sql, { name, metadata: { user_type: 'performer' } }),
    signUpAdmin(database.sql, 'editor'),
  ]);
});
afterEach(() => expectTicketRulesToHold(database.sql));

const columns = {
  title: '代辦的第一場',
  category: '主題派對',
  city: 'taipei',
  date: taipeiDay(20),
  location: '回聲林',
  description: '一行說明',
};
const types = [{ name: '站席', price: 900, key: 'type-one' }];

type Args = Record<string, string | number | object | null>;
const save = async (args: Args, by = editor) =>
  fit(eventForEditingSchema, await call(database.sql, by, 'admin_save_event', args));
const create = (args: Args = {}, by = editor) =>
  save(
    {
      p_event: columns,
      p_types: types,
      p_organizer_id: organizer,
      p_reason: '主辦人來電委託',
      p_client_key: randomUUID(),
      ...args,
    },
    by,
  );
const log = async (id: string) => [
  ...(await database.sql`
    select action, actor_id, after from public.audit_log
    where entity = 'events' and entity_id = ${id} and action <> 'update' order by id`),
];
const rowOf = async (id: string) =>
  (
    await database.sql`select organizer_id, organizer_name, status from public.events where id = ${id}`
  )[0];

describe('a new event', () => {
  it('is a draft of the organizer, with its types, and the log says who made it and why', async () => {
    const event = await create();
    expect(event.types).toMatchObject([{ name: '站席', price: 900 }]);
    expect(await rowOf(event.id)).toEqual({
      organizer_id: organizer,
      organizer_name: name,
      status: 'draft',
    });
    expect(await log(event.id)).toMatchObject([
      { action: 'create', actor_id: editor, after: { reason: '主辦人來電委託' } },
    ]);
    const own = await call<{ items: { id: string }[] }>(database.sql, organizer, 'my_events');
    expect(own.items.map(({ id }) => id)).toContain(event.id);
  });

  it('that is sent twice is one, and said once', async () => {
    const key = { p_client_key: randomUUID() };
    const [first, second] = [await create(key), await create(key)];
    expect(second.id).toBe(first.id);
    expect(second.types).toHaveLength(1);
    expect(await log(first.id)).toHaveLength(1);
  });

  it.each([
    ['without a reason', { p_reason: ' ' }, 'reason'],
    ['for nobody', { p_organizer_id: null }, 'organizer_id'],
    ['without a title', { p_event: { ...columns, title: '' } }, 'title'],
  ])('%s is refused', async (_, args, hint) => {
    expect(await faultOf(create(args))).toMatchObject({ code: 'INVALID_INPUT', hint });
  });

  it('is for those who organize, with an account in use', async () => {
    const fan = await signUp(database.sql);
    expect(await faultOf(create({ p_organizer_id: fan }))).toMatchObject({ hint: 'organizer_id' });
    await database.sql`update public.profiles set active = false where id = ${organizer}`;
    expect(await faultOf(create())).toMatchObject({ hint: 'organizer_id' });
  });

  it('is made by who manages events, and by nobody else', async () => {
    for (const role of ['viewer', 'approver']) {
      const admin = await signUpAdmin(database.sql, role);
      expect(await refusal(create({}, admin))).toBe('FORBIDDEN');
    }
    expect(await refusal(create({}, organizer))).toBe('FORBIDDEN');
  });
});

describe('an event of somebody else', () => {
  const edit = async (id: string, change: object, args: Args = {}) => {
    const [row] = await database.sql<{ version: number }[]>`
      select version from public.events where id = ${id}`;
    return save({
      p_event_id: id,
      p_version: row?.version ?? 0,
      p_event: change,
      p_reason: '更正地點',
      ...args,
    });
  };

  it('is edited with a reason, and the log names what was changed', async () => {
    const { id } = await create();
    const event = await edit(id, { location: '新場地', title: columns.title });
    expect(event.event.location).toBe('新場地');
    expect(event.types).toHaveLength(1);
    expect((await log(id)).at(-1)).toMatchObject({
      action: 'edit',
      after: { reason: '更正地點', columns: ['location'] },
    });
    expect(await faultOf(edit(id, { location: '又一個' }, { p_reason: null }))).toMatchObject({
      hint: 'reason',
    });
  });

  it('that somebody saved meanwhile is not written over', async () => {
    const { id, version } = await create();
    await edit(id, { location: '新場地' });
    const late = edit(id, { location: '舊的' }, { p_version: version });
    expect(await refusal(late)).toBe('STALE_VERSION');
  });

  it('tells those who have a seat, once that was agreed to', async () => {
    const id = await createFreeEvent(
      database.sql,
      {},
      { organizer_id: organizer, description: '一行說明' },
    );
    const guest = await signUp(database.sql);
    await call(database.sql, guest, 'register_for_event', registrationFor(id));
    expect(await faultOf(edit(id, { location: '新場地' }))).toMatchObject({
      code: 'NOT_AGREED',
      hint: 'event.moved',
    });
    await edit(id, { location: '新場地' }, { p_agreed: ['event.moved'] });
    const [notice] = await database.sql`
      select kind from public.notifications where user_id = ${guest} and kind = 'event.moved'`;
    expect(notice).toBeDefined();
  });

  it('is called off with a reason that its organizer reads', async () => {
    const id = await createFreeEvent(database.sql, {}, { organizer_id: organizer });
    await call(database.sql, editor, 'cancel_event', { p_event_id: id, p_reason: '場地停電' });
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled' });
    expect(await log(id)).toMatchObject([{ action: 'cancel', after: { reason: '場地停電' } }]);
    const [notice] = await database.sql`
      select params from public.notifications
      where user_id = ${organizer} and kind = 'decision.removed'`;
    expect(notice).toMatchObject({ params: { entity: 'events', reason: '場地停電' } });
  });

  it('goes for good with a reason while it is a draft', async () => {
    const { id } = await create();
    const args = { p_event_id: id };
    expect(await faultOf(call(database.sql, editor, 'delete_event', args))).toMatchObject({
      hint: 'reason',
    });
    await call(database.sql, editor, 'delete_event', { ...args, p_reason: '重複建立' });
    expect(await rowOf(id)).toBeUndefined();
    expect((await log(id)).at(-1)).toMatchObject({
      action: 'remove',
      after: { reason: '重複建立' },
    });
  });
});

describe('an event that goes to another organizer', () => {
  let other: string;
  beforeEach(async () => {
    other = await signUp(database.sql, {
      name: `海霧 ${randomUUID().slice(0, 8)}`,
      metadata: { user_type: 'performer' },
    });
  });

  const handOver = async (id: string, args: Args = {}, by = editor) => {
    const [row] = await database.sql<{ version: number }[]>`
      select version from public.events where id = ${id}`;
    return save(
      {
        p_event_id: id,
        p_version: row?.version ?? 0,
        p_event: {},
        p_organizer_id: other,
        p_reason: '團隊改組',
        ...args,
      },
      by,
    );
  };
  const paidEvent = async () => {
    await setPayoutAccount(database.sql, organizer);
    await setPayoutAccount(database.sql, other);
    const id = await createFreeEvent(
      database.sql,
      { price: 900 },
      { organizer_id: organizer, description: '一行說明' },
    );
    const fan = await signUp(database.sql);
    return { id, fan };
  };
  const buy = (fan: string, id: string) =>
    call<Purchase>(database.sql, fan, 'hold_tickets', purchaseFor(id, { free: 1 }, 900));

  it('is theirs with its name, both are told why, and the log names it', async () => {
    const { id } = await create();
    const event = await handOver(id);
    expect(event.organizer).toMatchObject({ id: other });
    expect(await rowOf(id)).toMatchObject({
      organizer_id: other,
      organizer_name: event.organizer?.name,
    });
    expect((await log(id)).at(-1)).toMatchObject({
      action: 'edit',
      actor_id: editor,
      after: { reason: '團隊改組', columns: ['organizer_id'] },
    });
    const told = await database.sql<{ user_id: string; params: object }[]>`
      select user_id, params from public.notifications where kind = 'event.handed_over'
        and user_id in (${organizer}, ${other})`;
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual([organizer, other].toSorted());
    expect(told[0]?.params).toMatchObject({ organizer: event.organizer?.name, reason: '團隊改組' });
    const args = { p_event_id: id };
    expect(await refusal(call(database.sql, organizer, 'event_for_editing', args))).toBe(
      'NOT_FOUND',
    );
    await call(database.sql, other, 'event_for_editing', args);
  });

  it('keeps those who registered for nothing, and lets go of those at its gates', async () => {
    const id = await createFreeEvent(
      database.sql,
      {},
      { organizer_id: organizer, description: '一行說明' },
    );
    const guest = await signUp(database.sql);
    await call(database.sql, guest, 'register_for_event', registrationFor(id));
    await database.sql`
      insert into public.event_staff (event_id, email) values (${id}, 'gate@people.test')`;
    await handOver(id);
    const [staff] =
      await database.sql`select status from public.event_staff where event_id = ${id}`;
    expect(staff).toEqual({ status: 'removed' });
    const [seats] = await database.sql<{ count: number }[]>`
      select count(*)::int from public.tickets where event_id = ${id} and status = 'valid'`;
    expect(seats).toEqual({ count: 1 });
  });

  it('stays where it is while somebody pays for a ticket, or has paid', async () => {
    const { id, fan } = await paidEvent();
    const { order } = await buy(fan, id);
    const fault = { code: 'INVALID_STATE', hint: 'organizer_id' };
    expect(await faultOf(handOver(id))).toMatchObject(fault);
    await payOrder(database.sql, order?.id ?? '');
    expect(await faultOf(handOver(id))).toMatchObject(fault);
    expect(await rowOf(id)).toMatchObject({ organizer_id: organizer });
  });

  it('goes once the only order lapsed unpaid, and the next one is paid to the new account', async () => {
    const { id, fan } = await paidEvent();
    const { order } = await buy(fan, id);
    await letOrderLapse(database.sql, order?.id ?? '');
    await database.sql`select private.expire_orders()`;
    await handOver(id);
    const next = await buy(fan, id);
    const [seller] = await database.sql`
      select seller_id from public.orders where id = ${next.order?.id ?? ''}`;
    expect(seller).toEqual({ seller_id: other });
  });

  it('is not sold for an organizer without an account to pay to', async () => {
    const { id } = await paidEvent();
    await database.sql`delete from private.bank_accounts where seller_id = ${other}`;
    expect(await refusal(handOver(id))).toBe('PAYOUT_ACCOUNT_MISSING');
    expect(await rowOf(id)).toMatchObject({ organizer_id: organizer });
  });

  it('goes with a reason, to somebody who organizes, and never to who hands it over', async () => {
    const { id } = await create();
    expect(await faultOf(handOver(id, { p_reason: ' ' }))).toMatchObject({ hint: 'reason' });
    const fan = await signUp(database.sql);
    const fault = { code: 'INVALID_INPUT', hint: 'organizer_id' };
    expect(await faultOf(handOver(id, { p_organizer_id: fan }))).toMatchObject(fault);
    await database.sql`update public.profiles set active = false where id = ${other}`;
    expect(await faultOf(handOver(id))).toMatchObject(fault);
    expect(await refusal(handOver(id, { p_organizer_id: editor }))).toBe('OWN_CAUSE');
  });

  it('is handed over by who manages events, and by nobody else', async () => {
    const { id } = await create();
    for (const role of ['viewer', 'approver']) {
      const admin = await signUpAdmin(database.sql, role);
      expect(await refusal(handOver(id, {}, admin))).toBe('FORBIDDEN');
    }
    expect(await refusal(handOver(id, {}, organizer))).toBe('FORBIDDEN');
    expect(await refusal(handOver(id, {}, other))).toBe('FORBIDDEN');
  });
});

describe('organizers', () => {
  const find = async (p_query: string, by = editor) =>
    (
      await call<{ items: { id: string; name: string; events: number }[] }>(
        database.sql,
        by,
        'admin_find_organizers',
        { p_query },
      )
    ).items;

  it('are found by their name or their whole address, which nobody is shown', async () => {
    const fan = await signUp(database.sql, { name: `${name} 的迷` });
    await create();
    const found = await find(name);
    expect(found).toMatchObject([{ id: organizer, identities: ['performer'], events: 1 }]);
    expect(found[0]).not.toHaveProperty('email');
    expect(found.some(({ id }) => id === fan)).toBe(false);
    const email = await emailOf(database.sql, organizer);
    expect(await find(email)).toMatchObject([{ id: organizer }]);
    expect((await find(email.slice(0, -3))).some(({ id }) => id === organizer)).toBe(false);
  });

  it('are looked for by who manages events only', async () => {
    expect(await refusal(find(name, await signUpAdmin(database.sql, 'viewer')))).toBe('FORBIDDEN');
    expect(await refusal(find(name, organizer))).toBe('FORBIDDEN');
  });
});
