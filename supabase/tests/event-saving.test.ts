import { randomUUID } from 'node:crypto';
import { eventForEditingSchema } from '../../mf-events/src/data/organizer/event-for-editing.schema';
import {
  eventReceiptSchema,
  ticketTypesReceiptSchema,
} from '../../mf-events/src/data/organizer/event-receipt.schema';
import { myEventsSchema } from './answers/organizing';
import { call, faultOf, refusal } from './setup/callers';
import { createFreeEvent, taipeiDay } from './setup/events';
import { createShop } from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import { createPlan, createVenue } from './setup/subscriptions';
import { provideTestDatabase } from './setup/test-database';
import { expectTicketRulesToHold, setPayoutAccount } from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let organizer: string;

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
});
afterEach(() => expectTicketRulesToHold(database.sql));

const complete = {
  title: '海邊的第一場',
  category: '主題派對',
  city: 'taipei',
  date: taipeiDay(20),
  location: '回聲林',
  description: '一行說明',
};
const free = { name: '免費入場', price: 0 };
const paid = { name: '站席', price: 900 };

interface Saving {
  id?: string | null;
  version?: number | null;
  key?: string | null;
  by?: string;
}
const save = async (columns: object, { id = null, version = null, key = null, by }: Saving = {}) =>
  fit(
    eventReceiptSchema,
    await call(database.sql, by ?? organizer, 'save_event', {
      p_event_id: id,
      p_version: version,
      p_event: columns,
      p_client_key: key,
    }),
  );
const setTypes = async (id: string, version: number, types: object[], key: string | null = null) =>
  fit(
    ticketTypesReceiptSchema,
    await call(database.sql, organizer, 'set_ticket_types', {
      p_event_id: id,
      p_version: version,
      p_types: types,
      p_client_key: key,
    }),
  );
const read = async (id: string) =>
  fit(
    eventForEditingSchema,
    await call(database.sql, organizer, 'event_for_editing', { p_event_id: id }),
  );
const submit = async (id: string, by = organizer) => {
  const [row] = await database.sql<{ version: number }[]>`
    select version from public.events where id = ${id}`;
  return call(database.sql, by, 'submit_event', {
    p_event_id: id,
    p_version: row?.version ?? 0,
  });
};
async function draft(types: object[] = [free], columns: object = {}) {
  const { id } = await save({ ...complete, ...columns });
  await setTypes(id, 1, types);
  return id;
}
const performerOf = async (owner: string) => (await createShop(database.sql, owner)).performer;
const drafts = async (userId: string) =>
  fit(myEventsSchema, await call(database.sql, userId, 'my_events')).items;

it('own events are found by words and state together', async () => {
  await save({ ...complete, title: '週三陶藝課' });
  await save({ title: '週四陶藝課' });
  const found = async (args: Record<string, string>) => {
    const page = fit(myEventsSchema, await call(database.sql, organizer, 'my_events', args));
    return page.items.map(({ title }) => title);
  };
  expect(await found({ p_query: '陶藝' })).toEqual(['週三陶藝課', '週四陶藝課']);
  expect(await found({ p_query: '陶藝 回聲林' })).toEqual(['週三陶藝課']);
  expect(await found({ p_query: '陶藝', p_status: 'upcoming' })).toEqual([]);
  expect(await found({ p_query: '%' })).toEqual([]);
});

describe('a draft that is only begun', () => {
  const list = async () =>
    fit(myEventsSchema, await call(database.sql, organizer, 'my_events', {})).items;

  it('is kept with its title, and its day brings the end that goes with it', async () => {
    const { id, version } = await save({ title: '夜場', category: '', city: '', date: null });
    const begun = await read(id);
    expect(begun.event).toMatchObject({ title: '夜場', category: null, city: null, date: null });
    expect(begun.event.ends_at).toBeNull();
    expect(await list()).toMatchObject([{ id, date: null, phase: 'upcoming' }]);
    await save({ date: taipeiDay(20) }, { id, version });
    const { event } = await read(id);
    expect(Date.parse(event.ends_at ?? '')).toBe(Date.parse(`${taipeiDay(20)}T22:00:00+08:00`));
  });

  it('loses its day again, and an end that was said for another day goes with the next', async () => {
    const { id, version } = await save({
      ...complete,
      ends_at: `${taipeiDay(20)}T23:00:00+08:00`,
    });
    await save({ date: null }, { id, version });
    await save({ date: taipeiDay(30) }, { id, version: version + 1 });
    expect(Date.parse((await read(id)).event.ends_at ?? '')).toBe(
      Date.parse(`${taipeiDay(30)}T22:00:00+08:00`),
    );
  });

  it.each(['category', 'city', 'date'])('is not submitted without its %s', async (column) => {
    const { id, version } = await save({ ...complete, [column]: null });
    await setTypes(id, version, [free]);
    const sending = call(database.sql, organizer, 'submit_event', {
      p_event_id: id,
      p_version: version + 1,
    });
    expect(await faultOf(sending)).toMatchObject({ code: 'INVALID_INPUT', hint: column });
  });

  it('is not what administrators look through, and nothing public lacks its day', async () => {
    const { id } = await save({ title: '只有標題' });
    const admin = await signUpSuperadmin(database.sql);
    const { items } = await call<{ items: { id: string }[] }>(
      database.sql,
      admin,
      'admin_list_events',
      { p_query: '只有標題' },
    );
    expect(items).toEqual([]);
    await expect(
      database.sql`update public.events set status = 'pending_approval' where id = ${id}`,
    ).rejects.toThrow('events_complete');
  });

  it('does not take a city that there is not, and what is published keeps its city', async () => {
    expect(await faultOf(save({ title: '夜場', city: '東京' }))).toMatchObject({ hint: 'city' });
    const { id, version } = await save(complete);
    await database.sql`update public.events set status = 'pending_approval' where id = ${id}`;
    await database.sql`update public.events set status = 'approved' where id = ${id}`;
    expect(await faultOf(save({ city: '' }, { id, version }))).toMatchObject({ hint: 'city' });
  });
});

describe('a save whose answer was lost', () => {
  it('begins one draft, and what was typed since goes into it', async () => {
    const key = randomUUID();
    const first = await save(complete, { key });
    const again = await save({ ...complete, title: '改過的標題' }, { key });
    expect(again.id).toBe(first.id);
    expect(await drafts(organizer)).toMatchObject([{ title: '改過的標題', version: 2 }]);
    expect((await save(complete, { key: randomUUID() })).id).not.toBe(first.id);
  });

  it('begins one draft of two requests at once', async () => {
    const key = randomUUID();
    const both = await Promise.all([save(complete, { key }), save(complete, { key })]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  });

  it('is no key to somebody else’s draft', async () => {
    const key = randomUUID();
    const { id } = await save(complete, { key });
    const other = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    expect((await save(complete, { key, by: other })).id).not.toBe(id);
  });

  it('is no quarrel with oneself, but still one with others', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const { id } = await save(complete, { key: mine });
    await save({ title: '沒收到回覆' }, { id, version: 1, key: mine });
    expect((await save({ title: '再送一次' }, { id, version: 1, key: mine })).version).toBe(3);
    await save({ body: '別人' }, { id, version: 3, key: theirs });
    expect(await refusal(save({ title: '舊的' }, { id, version: 1, key: mine }))).toBe(
      'STALE_VERSION',
    );
    expect(await refusal(save({ title: '沒有鑰匙' }, { id, version: 3 }))).toBe('STALE_VERSION');
  });

  it('makes one ticket type, and answers the ids in the order sent', async () => {
    const key = randomUUID();
    const { id } = await save(complete, { key });
    const types = [
      { ...paid, key: 'aaaa-1' },
      { ...free, key: 'bbbb-2' },
    ];
    const first = await setTypes(id, 1, types, key);
    const again = await setTypes(id, 1, types.toReversed(), key);
    expect(again.type_ids).toEqual(first.type_ids.toReversed());
    expect((await read(id)).types.map(({ name }) => name)).toEqual(['免費入場', '站席']);
    expect(await faultOf(setTypes(id, 3, [{ ...free, key: '<x>' }]))).toMatchObject({
      hint: 'types.0.key',
    });
  });
});

describe('the line-up', () => {
  it('keeps its order, with guests after those who have a page', async () => {
    const [first, second] = [
      await performerOf(organizer),
      await performerOf(await signUp(database.sql)),
    ];
    const id = await createFreeEvent(database.sql, {}, { organizer_id: organizer });
    await database.sql`update public.events set description = '一行' where id = ${id}`;
    await save(
      { performer_ids: [second, first], guest_performers: [' 神秘嘉賓 '] },
      { id, version: 1 },
    );
    const shown = await call<{ performers: { id: string }[]; guest_performers: string[] }>(
      database.sql,
      null,
      'get_event',
      { p_id: id },
    );
    expect(shown.performers.map((performer) => performer.id)).toEqual([second, first]);
    expect(shown.guest_performers).toEqual(['神秘嘉賓']);
  });

  it('hides whom the platform does not show, without losing them for the organizer', async () => {
    const performer = await performerOf(await signUp(database.sql));
    const id = await draft([free], { performer_ids: [performer] });
    await database.sql`
      update public.performer_profiles set status = 'rejected' where id = ${performer}`;
    await save({ performer_ids: [performer] }, { id, version: 2 });
    expect((await read(id)).performers).toMatchObject([{ id: performer }]);
    const shown = await call<{ performers: object[] }>(database.sql, organizer, 'get_event', {
      p_id: id,
    });
    expect(shown.performers).toEqual([]);
  });

  it.each([[['']], [['長'.repeat(61)]], [Array.from({ length: 31 }, (_, n) => `嘉賓 ${n}`)], [5]])(
    'refuses guests %j',
    async (names) => {
      const attempt = save({ ...complete, guest_performers: names });
      expect(await faultOf(attempt)).toMatchObject({ hint: 'guest_performers' });
    },
  );
});

describe('submitting', () => {
  it('a paid event needs the account that buyers transfer to', async () => {
    const id = await draft([paid]);
    expect((await read(id)).needs_payout_account).toBe(true);
    expect(await refusal(submit(id))).toBe('PAYOUT_ACCOUNT_MISSING');
    await setPayoutAccount(database.sql, organizer);
    expect((await read(id)).needs_payout_account).toBe(false);
    await submit(id);
  });

  it('a free event needs none, until a paid type is added to it', async () => {
    const id = await draft();
    await submit(id);
    await database.sql`update public.events set status = 'approved' where id = ${id}`;
    expect(await refusal(setTypes(id, 2, [free, paid]))).toBe('PAYOUT_ACCOUNT_MISSING');
  });

  it('holds to the plan: three listings at once without one', async () => {
    for (let count = 0; count < 3; count += 1) await submit(await draft());
    const fourth = await draft();
    expect(await refusal(submit(fourth))).toBe('PLAN_LIMIT');
    await database.sql`
      update public.events set ends_at = now() - interval '1 day', date = ${taipeiDay(-2)}
      where organizer_id = ${organizer} and id = (
        select id from public.events
        where organizer_id = ${organizer} and status = 'pending_approval' limit 1
      )`;
    await submit(fourth);
  });

  it('counts what is running for a fuller plan, and nothing for an unlimited one', async () => {
    const performer = await performerOf(organizer);
    const plan = await createPlan(database.sql, {
      code: 'rising',
      audience: 'performer',
      limits: { listings: 4 },
    });
    const [row] = await database.sql<{ id: string }[]>`
      insert into public.subscription_plans (
        owner_id, catalog_id, performer_id, plan_name, price, billing_cycle, limits, start_date,
        renewal_date, status
      )
      select ${organizer}, id, ${performer}, name, 0, 'monthly', limits, private.today(),
        private.today() + 30, 'active'
      from public.plan_catalog where id = ${plan}
      returning id`;
    for (let count = 0; count < 4; count += 1) await submit(await draft());
    const fifth = await draft();
    expect(await refusal(submit(fifth))).toBe('PLAN_LIMIT');
    await database.sql`
      update public.subscription_plans set limits = '{"listings": null}' where id = ${row?.id ?? ''}`;
    await submit(fifth);
  });

  it('counts neither what is held at one’s own venue nor what an administrator lists', async () => {
    const venue = await createVenue(database.sql, organizer);
    for (let count = 0; count < 4; count += 1)
      await submit(await draft([free], { venue_id: venue }));
    for (let count = 0; count < 3; count += 1) await submit(await draft());
    const next = await draft();
    expect(await refusal(submit(next))).toBe('PLAN_LIMIT');
    await submit(next, await signUpSuperadmin(database.sql));
  });

  it('counts without waiting for whoever holds the account of the organizer', async () => {
    const id = await draft();
    await database.sql.begin(async (keeper) => {
      await keeper`select from public.profiles where id = ${organizer} for no key update`;
      expect(await submit(id)).toMatchObject({ status: 'pending_approval' });
    });
  }, 5000);

  it('lets one of two through when room for one is left', async () => {
    for (let count = 0; count < 2; count += 1) await submit(await draft());
    const [one, two] = [await draft(), await draft()];
    const both = await Promise.allSettled([submit(one), submit(two)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
