import {
  cancellationPreviewSchema,
  changePreviewSchema,
} from '../../mf-events/src/data/event-change/event-change.schema';
import { describeNotification } from '@spotlight/shared/notifications';

import { fit } from './answers/fit';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { addTicketType, createEvent, registrationFor, taipeiDay } from './setup/events';
import { signUp, signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { buy, expectTicketRulesToHold, payOrder, setPayoutAccount } from './setup/tickets';

/** A change of a listed event is shown to whoever saves it, before anybody is told of it. */

const database = provideTestDatabase();
let [organizer, event] = ['', ''];
const people: Record<'holder' | 'registered' | 'waiting' | 'unpaid', string> = {
  holder: '',
  registered: '',
  waiting: '',
  unpaid: '',
};

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  await setPayoutAccount(database.sql, organizer);
  event = await createEvent(database.sql, {
    organizer_id: organizer,
    title: '海邊的第一場',
    description: '一行說明',
    location: '回聲林',
    time: '19:00',
  });
});
afterEach(() => expectTicketRulesToHold(database.sql));

/** A paid ticket, an undecided registration, somebody who waits and an order that is not paid. */
async function fill() {
  await addTicketType(database.sql, event, { ticket_type_id: 'std', name: '站席', price: 500 });
  await addTicketType(database.sql, event, { ticket_type_id: 'ask', requires_approval: true });
  await addTicketType(database.sql, event, { ticket_type_id: 'few', price: 500, capacity: 1 });
  for (const name of ['holder', 'registered', 'waiting', 'unpaid'] as const) {
    people[name] = await signUp(database.sql);
  }
  const { order } = await buy(database.sql, people.holder, event, { std: 2 }, 1000);
  await payOrder(database.sql, order?.id ?? '');
  await database.sql`
    update public.orders set paid_at = now() - interval '1 hour' where id = ${order?.id ?? ''}`;
  const asking = registrationFor(event, { p_ticket_type_id: 'ask' });
  await call(database.sql, people.registered, 'register_for_event', asking);
  await buy(database.sql, people.unpaid, event, { few: 1 }, 500);
  await call(database.sql, people.waiting, 'join_waitlist', {
    p_event_id: event,
    p_ticket_type_id: 'few',
    p_quantity: 1,
  });
}
const versionOf = async () => {
  const [row] = await database.sql<{ version: number }[]>`
    select version from public.events where id = ${event}`;
  return row?.version ?? 0;
};
const preview = async (args: Record<string, Argument>, by: string | null = organizer) =>
  fit(
    changePreviewSchema,
    await call(database.sql, by, 'preview_event_change', {
      p_event_id: event,
      p_version: await versionOf(),
      ...args,
    }),
  );
const save = async (columns: object, agreed: string[] | null = null, by = organizer) =>
  call<{ status: string; version: number }>(database.sql, by, 'save_event', {
    p_event_id: event,
    p_version: await versionOf(),
    p_event: columns,
    p_agreed: agreed,
  });
const told = (user: string) =>
  database.sql<{ kind: string; params: Record<string, unknown> }[]>`
    select kind, params from public.notifications
    where user_id = ${user} and kind like 'event.%' order by created_at`;
const rowsOf = async () => {
  const [row] = await database.sql`
    select (select count(*)::int from public.notifications) as notifications,
      (select count(*)::int from private.mails) as mails,
      (select to_jsonb(e) from public.events as e where id = ${event}) as event`;
  return row;
};

describe('a move', () => {
  const move = { date: taipeiDay(40), location: '海邊倉庫' };

  it('says who would be told what, with both days, and changes nothing', async () => {
    await fill();
    const before = await rowsOf();
    const seen = await preview({ p_event: move });
    expect(seen).toMatchObject({
      asks: ['event.moved'],
      people: 4,
      before: { date: taipeiDay(30), place: '回聲林' },
      after: { date: taipeiDay(40), place: '海邊倉庫' },
      free_returns: { people: 1, tickets: 2, amount: 1000 },
    });
    const groups = seen.told.map(({ kind, standing, people: count, mails }) => [
      kind,
      standing,
      count,
      mails,
    ]);
    expect(groups).toHaveLength(3);
    expect(groups).toEqual(
      expect.arrayContaining([
        ['event.moved', 'holder', 1, 1],
        ['event.moved', 'registered', 2, 2],
        ['event.moved', 'waiting', 1, 1],
      ]),
    );
    expect(await rowsOf()).toEqual(before);
  });

  it('is refused until it was agreed to, and then tells exactly what was shown', async () => {
    await fill();
    const seen = await preview({ p_event: move });
    for (const agreed of [null, [], ['review'], ['event.changed']]) {
      expect(await faultOf(save(move, agreed))).toMatchObject({
        code: 'NOT_AGREED',
        hint: 'event.moved',
      });
    }
    expect(await told(people.holder)).toEqual([]);
    await save(move, seen.asks);
    for (const standing of ['holder', 'registered', 'waiting'] as const) {
      const [notice] = await told(people[standing]);
      const shown = seen.told.find((group) => group.standing === standing)?.sample;
      expect(notice).toMatchObject({ kind: 'event.moved' });
      // The moment of a preview is not that of the save.
      const { free_until: _then, ...rest } = notice?.params ?? {};
      expect(shown?.params).toMatchObject(rest);
    }
  });

  it('names the deadline that the refund itself keeps, to those alone who have money in it', async () => {
    await fill();
    await save(move, ['event.moved']);
    const [holder] = await told(people.holder);
    const [row] = await database.sql<{ until: Date }[]>`
      select private.free_return_until(e) as until from public.events as e where id = ${event}`;
    expect(Date.parse(String(holder?.params['free_until']))).toBe(row?.until.getTime());
    const [waiting] = await told(people.waiting);
    expect(waiting?.params).not.toHaveProperty('free_until');
    const fee = async (shift: string) => {
      const [answer] = await database.sql<{ fee: number | null }[]>`
        select private.ticket_fee_percent(
          jsonb_populate_record(e, jsonb_build_object(
            'rescheduled_at', now() - private.time_to_return() + ${shift}::interval,
            'refund_policy_code', 'ten_days'
          )), now() - interval '60 days'
        ) as fee from public.events as e where id = ${event}`;
      return answer?.fee;
    };
    expect([await fee('1 minute'), await fee('-1 minute')]).toEqual([0, expect.any(Number)]);
  });

  it('is written as people read it: the new day, the old one, the deadline', async () => {
    await fill();
    const { told: groups } = await preview({ p_event: move });
    const text = describeNotification(groups[0]?.sample ?? { kind: '', params: {} });
    const holders = groups.find(({ standing }) => standing === 'holder');
    const details = describeNotification(holders?.sample ?? { kind: '', params: {} })?.details;
    expect(text?.sentence).toBe('「海邊的第一場」的時間或地點有更動');
    expect(details?.[0]).toMatch(/19:00・海邊倉庫$/);
    expect(details?.[1]).toMatch(/^原本是 .*19:00・回聲林$/);
    expect(details?.[2]).toMatch(/前可以申請全額退票，不收手續費。$/);
  });

  it('is asked about again when it comes to something else by now', async () => {
    await addTicketType(database.sql, event);
    expect(await preview({ p_event: move })).toMatchObject({ asks: ['review'], told: [] });
    const fan = await signUp(database.sql);
    await call(database.sql, fan, 'register_for_event', registrationFor(event));
    expect(await refusal(save(move, ['review']))).toBe('NOT_AGREED');
    expect(await save(move, ['event.moved'])).toMatchObject({ status: 'approved' });
  });

  it('is asked about again when the event was saved meanwhile', async () => {
    await fill();
    const version = await versionOf();
    await save({ body: '別人改了內文' });
    expect(
      await refusal(
        call(database.sql, organizer, 'save_event', {
          p_event_id: event,
          p_version: version,
          p_event: move,
          p_agreed: ['event.moved'],
        }),
      ),
    ).toBe('STALE_VERSION');
    expect(await refusal(preview({ p_event: move, p_version: version }))).toBe('STALE_VERSION');
  });

  it('of an event without attendees goes back to be looked at, but for administrators', async () => {
    await addTicketType(database.sql, event);
    expect(await refusal(save(move))).toBe('NOT_AGREED');
    expect(await save(move, ['review'])).toMatchObject({ status: 'pending_approval' });
  });

  it('is refused with its reason before anybody is asked', async () => {
    await fill();
    expect(await refusal(preview({ p_event: { date: taipeiDay(2) } }))).toBe('MOVED_TOO_NEAR');
    expect(await faultOf(preview({ p_event: { date: 'nonsense' } }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'date',
    });
  });
});

describe('a trivial change', () => {
  it.each([
    { description: '一行說明，改了錯字' },
    { body: '更長的內文' },
    { image_url: null, poster_line: 'LIVE' },
    { transit: '捷運淡水線' },
    { lat: 25.05, lng: 121.5 },
    { guest_performers: ['神秘嘉賓'] },
    { questions: [], max_attendees: 500 },
    { date: taipeiDay(30), time: '19:00', title: ' 海邊的第一場 ' },
  ])('tells nobody and asks nothing: %j', async (change) => {
    await fill();
    expect(await preview({ p_event: change })).toMatchObject({ asks: [], told: [] });
    await save(change);
    for (const person of Object.values(people)) expect(await told(person)).toEqual([]);
  });

  it.each([
    [{ title: '海邊的第二場' }, 'event.changed'],
    [{ category: '偶像應援活動' }, 'event.changed'],
    [{ time: '20:00' }, 'event.moved'],
    [{ time_undecided: true }, 'event.moved'],
    [{ address: '海岸路 1 號' }, 'event.moved'],
    [{ city: 'tainan' }, 'event.moved'],
  ])('is none that people know the event by: %j', async (change, kind) => {
    await fill();
    expect((await preview({ p_event: change })).asks).toEqual([kind]);
    expect(await refusal(save(change))).toBe('NOT_AGREED');
  });
});

describe('ticket types', () => {
  const kept = [
    { id: 'std', name: '站席', price: 500 },
    { id: 'ask', name: '免費入場', price: 0, requires_approval: true },
  ];
  const setTypes = async (agreed: string[] | null) =>
    call(database.sql, organizer, 'set_ticket_types', {
      p_event_id: event,
      p_version: await versionOf(),
      p_types: kept,
      p_agreed: agreed,
    });

  it('that somebody waits for are not taken away unasked', async () => {
    await fill();
    const seen = await preview({ p_types: kept });
    expect(seen.asks).toEqual(['waitlist.closed']);
    expect(seen.told).toMatchObject([{ kind: 'waitlist.closed', people: 1 }]);
    expect(await refusal(setTypes(null))).toBe('NOT_AGREED');
    await setTypes(seen.asks);
  });

  it('are looked at together with the columns that are saved before them', async () => {
    await fill();
    const seen = await preview({ p_event: { time: '20:00' }, p_types: kept });
    expect(seen.asks).toEqual(['event.moved', 'waitlist.closed']);
    expect(seen.told.map(({ kind }) => kind)).toContain('waitlist.closed');
  });
});

describe('a cancellation', () => {
  const look = async (by: string | null = organizer) =>
    fit(
      cancellationPreviewSchema,
      await call(database.sql, by, 'preview_event_cancellation', { p_event_id: event }),
    );

  it('says who would be told, and how much money goes back, and calls nothing off', async () => {
    await fill();
    const before = await rowsOf();
    const { version, told: groups } = await look();
    expect(version).toBe(await versionOf());
    expect(groups).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'event.cancelled', standing: 'holder', people: 1 }),
        expect.objectContaining({ kind: 'event.cancelled', standing: 'waiting', people: 1 }),
        expect.objectContaining({ kind: 'order.refund_processing', people: 1, amount: 1000 }),
      ]),
    );
    expect(await rowsOf()).toEqual(before);
  });

  it('is refused when the event is another one than was looked at', async () => {
    await fill();
    const { version } = await look();
    await save({ body: '別人改了內文' });
    const cancel = (on: number) =>
      call(database.sql, organizer, 'cancel_event', {
        p_event_id: event,
        p_reason: '颱風',
        p_version: on,
      });
    expect(await refusal(cancel(version))).toBe('STALE_VERSION');
    await cancel(version + 1);
  });
});

describe.each([
  ['preview_event_change', { p_event: { time: '20:00' } }],
  ['preview_event_cancellation', {}],
])('%s', (name, args) => {
  const run = async (by: string | null) =>
    call(database.sql, by, name, {
      p_event_id: event,
      ...(name === 'preview_event_change' && { p_version: await versionOf() }),
      ...args,
    });

  it('answers the organizer and administrators of events, and nobody else', async () => {
    await fill();
    await run(organizer);
    await run(await signUpSuperadmin(database.sql));
    expect(await refusal(run(await signUp(database.sql)))).toBe('NOT_FOUND');
    expect(await refusal(run(people.holder))).toBe('NOT_FOUND');
    expect(await refusal(run(null))).toBe('NOT_SIGNED_IN');
    await database.sql`update public.profiles set active = false where id = ${organizer}`;
    expect(await refusal(run(organizer))).toBe('ACCOUNT_DISABLED');
  });
});
