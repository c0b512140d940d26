import { eventDetailSchema } from '../../mf-events/src/data/event/event-detail.schema';
import { cartSchema } from '../../mf-events/src/data/cart/cart.schema';
import { changePreviewSchema } from '../../mf-events/src/data/event-change/event-change.schema';
import { gateDutySchema } from '../../mf-events/src/data/event-gates/event-gates.schema';
import { eventForEditingSchema } from '../../mf-events/src/data/organizer/event-for-editing.schema';
import { ticketRowsSchema } from '../../mf-events/src/data/ticket/ticket.schema';
import { describeNotification } from '@spotlight/shared/notifications';
import { fit } from './answers/fit';
import { asUser, call, faultOf, refusal } from './setup/callers';
import { addTicketType, createEvent, registrationFor, taipeiDay } from './setup/events';
import { signUp, signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

/** When what goes on for days is open: what organizers may say, who reads it, and whom other hours concern. */

const database = provideTestDatabase();
let [organizer, event] = ['', ''];

const usual = { start: '10:00', end: '18:00' };
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const everyDay = Object.fromEntries(weekdays.map((day) => [day, usual]));
/** The name of the weekday some days from now, in Taipei. */
const weekdayIn = (inDays: number) =>
  weekdays[(new Date(`${taipeiDay(inDays)}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
const without = (day: string) =>
  Object.fromEntries(Object.entries(everyDay).filter(([name]) => name !== day));

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  // On since three days, for twenty more.
  event = await createEvent(database.sql, {
    organizer_id: organizer,
    title: '票根博物館',
    description: '一行說明',
    inDays: -3,
    time: '10:00',
    ends_at: `${taipeiDay(20)}T18:00:00+08:00`,
  });
  await addTicketType(database.sql, event);
});

const read = async (by: string | null = organizer) =>
  fit(eventDetailSchema, await call(database.sql, by, 'get_event', { p_id: event }));
const versionOf = async () => {
  const [row] = await database.sql<{ version: number }[]>`
    select version from public.events where id = ${event}`;
  return row?.version ?? 0;
};
const save = async (columns: object, agreed: string[] = [], by: string | null = organizer) =>
  call<{ version: number }>(database.sql, by, 'save_event', {
    p_event_id: event,
    p_version: await versionOf(),
    p_event: columns,
    p_agreed: agreed,
  });
const hours = (week: object = everyDay, rest: object = {}) => ({
  opening_hours: { week, ...rest },
});

describe('what may be said', () => {
  it('comes back in order, wherever the event is read', async () => {
    const dates = [
      { date: taipeiDay(9), start: '12:00', end: '16:00' },
      { date: taipeiDay(8), start: null, end: null },
    ];
    await save(hours(everyDay, { dates, last_entry_minutes: 30 }));
    const stored = { week: everyDay, dates: dates.toReversed(), last_entry_minutes: 30 };
    expect((await read(null))?.opening_hours).toEqual(stored);
    const { items } = await call<{ items: { opening_hours: unknown }[] }>(
      database.sql,
      null,
      'search_events',
    );
    expect(items[0]?.opening_hours).toEqual(stored);
    const editing = fit(
      eventForEditingSchema,
      await call(database.sql, organizer, 'event_for_editing', { p_event_id: event }),
    );
    expect(editing.event.opening_hours).toEqual(stored);
    const fan = await signUp(database.sql);
    await call(database.sql, fan, 'register_for_event', registrationFor(event));
    const [ticket] = fit(ticketRowsSchema, await call(database.sql, fan, 'my_tickets'));
    expect(ticket?.event.opening_hours).toEqual(stored);
    const [duty] = fit(gateDutySchema, await call(database.sql, organizer, 'my_gate_events'));
    expect(duty?.event.opening_hours).toEqual(stored);
    const cart = fit(
      cartSchema,
      await call(database.sql, fan, 'put_in_cart', {
        p_item_type: 'ticket',
        p_ref_id: event,
        p_sub_ref: (await read(null))?.ticket_types[0]?.id ?? '',
        p_quantity: 1,
      }),
    );
    expect(cart.groups[0]?.items[0]?.event?.opening_hours).toEqual(stored);
    const { token } = await call<{ token: string }>(database.sql, fan, 'create_calendar_feed', {
      p_scope: 'tickets',
    });
    const feed = await call<{ items: unknown[] }>(database.sql, null, 'calendar_feed', {
      p_token: token,
    });
    expect(feed.items).toMatchObject([{ opening_hours: stored }]);
  });

  it('is taken back to the same hours every day', async () => {
    await save(hours());
    await save({ opening_hours: null });
    expect((await read())?.opening_hours).toBeNull();
  });

  it.each([
    ['no object', 'daily'],
    ['no week', { week: [] }],
    ['a weekday that there is not', { week: { ...everyDay, holiday: usual } }],
    ['an hour that there is not', { week: { monday: { start: '10:00', end: '24:30' } } }],
    ['half of the hours', { week: { monday: { start: '10:00' } } }],
    ['no time between', { week: { monday: { start: '10:00', end: '10:00' } } }],
    ['no day', { week: everyDay, dates: [{ date: '2026-02-30', start: null, end: null }] }],
    ['a day without a date', { week: everyDay, dates: [{ start: '10:00', end: '12:00' }] }],
    [
      'a day with half of its hours',
      { week: everyDay, dates: [{ date: taipeiDay(5), start: '10:00' }] },
    ],
    [
      'a day twice',
      { week: everyDay, dates: [{ date: taipeiDay(5) }, { date: taipeiDay(5), ...usual }] },
    ],
    ['days that are no list', { week: everyDay, dates: 'none' }],
    [
      'too many days',
      { week: everyDay, dates: Array.from({ length: 61 }, (_, n) => ({ date: taipeiDay(n) })) },
    ],
    ['a last entry hours before', { week: everyDay, last_entry_minutes: 241 }],
    ['a last entry after the end', { week: everyDay, last_entry_minutes: -5 }],
    ['no day on which it is open', { week: {} }],
  ])('is not %s', async (_, openingHours) => {
    expect(await faultOf(save({ opening_hours: openingHours }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'opening_hours',
    });
  });

  it('waits in a draft, and is complete when the event is submitted', async () => {
    const { id, version } = await call<{ id: string; version: number }>(
      database.sql,
      organizer,
      'save_event',
      {
        p_event: {
          title: '兩天的市集',
          category: '主題展',
          city: 'taipei',
          location: '回聲林',
          description: '一行說明',
          date: taipeiDay(20),
          time: '10:00',
          ends_at: `${taipeiDay(21)}T18:00:00+08:00`,
          // Open on a weekday that it never meets.
          ...hours({ [weekdayIn(24)]: usual }),
        },
      },
    );
    const types = await call<{ version: number }>(database.sql, organizer, 'set_ticket_types', {
      p_event_id: id,
      p_version: version,
      p_types: [{ name: '免費入場', price: 0 }],
    });
    const submit = (on: number) =>
      call(database.sql, organizer, 'submit_event', { p_event_id: id, p_version: on });
    expect(await faultOf(submit(types.version))).toMatchObject({ hint: 'opening_hours' });
    const saved = await call<{ version: number }>(database.sql, organizer, 'save_event', {
      p_event_id: id,
      p_version: types.version,
      p_event: hours({ [weekdayIn(21)]: usual }),
    });
    expect(await submit(saved.version)).toMatchObject({ status: 'pending_approval' });
  });

  it('is copied with its week, but not with days of the earlier run', async () => {
    await save(hours(everyDay, { dates: [{ date: taipeiDay(5) }] }));
    const { id } = await call<{ id: string }>(database.sql, organizer, 'duplicate_event', {
      p_event_id: event,
      p_date: taipeiDay(60),
    });
    const [row] = await database.sql<{ hours: unknown }[]>`
      select opening_hours as hours from public.events where id = ${id}`;
    expect(row?.hours).toMatchObject({ week: everyDay, dates: [] });
  });
});

describe('who may say it', () => {
  it('is the organizer and the administrators of events, and nobody else', async () => {
    const stranger = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    expect(await refusal(save(hours(), [], null))).toBe('NOT_SIGNED_IN');
    expect(await refusal(save(hours(), [], stranger))).toBe('NOT_FOUND');
    await save(hours(), [], await signUpSuperadmin(database.sql));
    await database.sql`update public.profiles set active = false where id = ${organizer}`;
    expect(await refusal(save(hours()))).toBe('ACCOUNT_DISABLED');
  });

  it('is nobody past the functions', async () => {
    await expect(
      asUser(
        database.sql,
        organizer,
        (tx) => tx`update public.events set opening_hours = null where id = ${event}`,
      ),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('other hours of an event that somebody has tickets of', () => {
  const bought = async () => {
    const fan = await signUp(database.sql);
    await call(database.sql, fan, 'register_for_event', registrationFor(event));
    return fan;
  };
  const asked = async (columns: object) =>
    fit(
      changePreviewSchema,
      await call(database.sql, organizer, 'preview_event_change', {
        p_event_id: event,
        p_version: await versionOf(),
        p_event: columns,
      }),
    );

  it.each([
    ['a day of each week is closed', () => hours(without(weekdayIn(4))), ['event.moved']],
    [
      'one day is closed',
      () => hours(everyDay, { dates: [{ date: taipeiDay(20) }] }),
      ['event.moved'],
    ],
    [
      'one day closes earlier',
      () => hours(everyDay, { dates: [{ date: taipeiDay(4), start: '10:00', end: '17:30' }] }),
      ['event.changed'],
    ],
    [
      'the last entry is earlier',
      () => hours(everyDay, { last_entry_minutes: 30 }),
      ['event.changed'],
    ],
    ['the same hours are said in other words', () => hours(), []],
    [
      'it is open longer',
      () =>
        hours(Object.fromEntries(weekdays.map((day) => [day, { start: '09:00', end: '21:00' }]))),
      [],
    ],
    [
      'a day that is over was closed',
      () => hours(everyDay, { dates: [{ date: taipeiDay(-1) }] }),
      [],
    ],
    [
      'a day after its end is closed',
      () => hours(everyDay, { dates: [{ date: taipeiDay(21) }] }),
      [],
    ],
  ])('%s', async (_, change, asks) => {
    await bought();
    expect((await asked(change())).asks).toEqual(asks);
    const unasked = await refusal(save(change())).catch(() => 'saved');
    expect(unasked).toBe(asks.length > 0 ? 'NOT_AGREED' : 'saved');
    await save(change(), asks);
  });

  it('are nobody\u2019s business while nobody has one, and are not looked at again', async () => {
    expect((await asked(hours(without(weekdayIn(4))))).asks).toEqual([]);
    await save(hours(without(weekdayIn(4))));
    expect((await read())?.status).toBe('approved');
  });

  it('are shown before and after, and told as they are read', async () => {
    const fan = await bought();
    const change = hours(without(weekdayIn(4)), { last_entry_minutes: 30 });
    const { before, after } = await asked(change);
    expect([before.opening_hours, after.opening_hours]).toEqual([
      null,
      { week: without(weekdayIn(4)), dates: [], last_entry_minutes: 30 },
    ]);
    await save(change, ['event.moved']);
    const [notice] = await database.sql<{ kind: string; params: Record<string, unknown> }[]>`
      select kind, params from public.notifications
      where user_id = ${fan} and kind like 'event.%'`;
    const details = describeNotification(notice ?? { kind: '', params: {} })?.details ?? [];
    expect(details.join('\n')).toMatch(/開放時間：.*休館.*閉館前 30 分鐘停止入場/);
    expect(details.join('\n')).toContain('原本的開放時間：每日 10:00–18:00');
    expect(details.join('\n')).not.toMatch(/原本是/);
  });

  it('let whoever paid give the ticket back without a fee, as a move does', async () => {
    await bought();
    await save(hours(without(weekdayIn(4))), ['event.moved']);
    const [row] = await database.sql<{ isOpen: boolean }[]>`
      select private.free_return_until(e) > now() as "isOpen"
      from public.events as e where id = ${event}`;
    expect(row?.isOpen).toBe(true);
  });

  it('of one evening are kept, and concern nobody', async () => {
    event = await createEvent(database.sql, { organizer_id: organizer, description: '一行' });
    await addTicketType(database.sql, event);
    await bought();
    expect((await asked(hours())).asks).toEqual([]);
  });
});

it('a page that was prerendered is made again when its hours change', async () => {
  const changes = async () => {
    const [row] = await database.sql<{ at: Date }[]>`
      select changed_at as at from private.page_changes where path = ${`/events/${event}`}`;
    return row?.at.getTime() ?? 0;
  };
  const before = await changes();
  await save(hours());
  expect(await changes()).toBeGreaterThan(before);
});
