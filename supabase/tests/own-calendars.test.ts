import ICAL from 'ical.js';
import { bookingPageSchema } from '../../shared/src/booking/booking.schema';
import { ownCalendarSchema } from '../../shared/src/booking/own-calendar.schema';
import { calendarFeedSchema } from './answers/members';
import { fit } from './answers/fit';
import { createPerformer, createVenue, hours, insertBooking, venueRequest } from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let owner: string;
let guest: string;
let venue: string;

beforeEach(async () => {
  owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  guest = await signUp(database.sql);
  venue = await createVenue(database.sql, owner);
});
afterEach(() => checkInvariants(database.sql));

const as = <Answer>(name: string, args: Record<string, Argument>, person: string | null = owner) =>
  call<Answer>(database.sql, person, name, {
    ...(name.endsWith('feed') ? {} : { p_type: 'venue' }),
    p_id: venue,
    ...args,
  });
const calendar = async () =>
  fit(ownCalendarSchema, await as('my_calendar', { p_to: taipeiDay(60) }));
const times = (inDays: number, from: string, to: string) => {
  const at = hours(inDays, from, to);
  return { p_start_at: at.start, p_end_at: at.end };
};

/** What a guest who is not signed in can have of a day, as the clock of Taipei says it. */
const freeHours = async (inDays: number) => {
  const { free } = await as<{ free: { start_at: string; end_at: string }[] }>(
    'get_free_time',
    { p_from: taipeiDay(inDays), p_to: taipeiDay(inDays) },
    null,
  );
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Taipei', timeStyle: 'short' });
  return free.map(({ start_at, end_at }) =>
    [start_at, end_at].map((at) => clock.format(new Date(at))).join('–'),
  );
};

describe('a booking by phone', () => {
  const phone = (change: Record<string, Argument> = {}) =>
    as<{ id: string }>('add_phone_booking', {
      ...times(10, '14:00', '16:00'),
      p_contact_name: '陳小姐',
      p_contact_phone: '0912-345-678',
      p_purpose: '讀書會',
      p_attendees: 12,
      p_total: 3600,
      ...change,
    });

  it('stands in the calendar with who it is for', async () => {
    const { id } = await phone();
    const { blocks, phone_bookings } = await calendar();
    expect(phone_bookings).toMatchObject([{ id, guest_name: '陳小姐', is_phone: true }]);
    expect(blocks).toMatchObject([
      {
        id,
        source: 'phone',
        reason: '讀書會',
        contact_name: '陳小姐',
        contact_phone: '0912345678',
        attendees: 12,
        total: 3600,
      },
    ]);
    await call(database.sql, owner, 'remove_block', { p_block_id: id });
    expect(await calendar()).toMatchObject({ blocks: [], phone_bookings: [] });
  });

  it('takes its hours with their buffers from everybody else', async () => {
    await database.sql`
      update public.venues set buffer_after_minutes = 60 where id = ${venue}`;
    await phone();
    const ask = (from: string, to: string) =>
      call(database.sql, guest, 'request_venue_booking', venueRequest(venue, hours(10, from, to)));
    expect(await refusal(ask('15:00', '17:00'))).toBe('SLOT_TAKEN');
    expect(await refusal(ask('16:30', '18:00'))).toBe('SLOT_TAKEN');
    expect(await ask('17:00', '19:00')).toMatchObject({ status: 'requested' });
    // A buffer that reaches into what is taken is refused as well.
    expect(await refusal(phone(times(10, '13:30', '14:00')))).toBe('SLOT_TAKEN');
  });

  it.each([
    ['contact_name', { p_contact_name: ' ' }],
    ['contact_phone', { p_contact_phone: '12' }],
    ['attendees', { p_attendees: 0 }],
    ['total', { p_total: -1 }],
    ['reason', { p_purpose: '長'.repeat(201) }],
    ['end_at', times(-3, '10:00', '11:00')],
  ])('with a wrong %s is refused by name', async (hint, change) => {
    expect(await faultOf(phone(change))).toMatchObject({ code: 'INVALID_INPUT', hint });
  });
});

describe('a booking by phone that is there', () => {
  const write = (change: Record<string, Argument> = {}) =>
    as<{ id: string }>('add_phone_booking', {
      ...times(10, '14:00', '16:00'),
      p_contact_name: '陳小姐',
      p_contact_phone: '0912-345-678',
      p_total: 3600,
      ...change,
    });
  const edit = (id: string, change: Record<string, Argument> = {}, person = owner) =>
    call(database.sql, person, 'edit_phone_booking', {
      p_block_id: id,
      ...times(10, '14:00', '16:00'),
      p_contact_name: '陳小姐',
      p_total: 3600,
      ...change,
    });
  const listed = async (args: Record<string, Argument> = {}) =>
    fit(
      bookingPageSchema,
      await call(database.sql, owner, 'my_bookings', { p_side: 'host', p_kind: 'venue', ...args }),
    ).items;

  it('stands among the bookings of its host, and of nobody else', async () => {
    const { id } = await write();
    const asked = await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at: hours(20, '10:00', '12:00'),
    });
    // What waits for an answer comes first.
    expect(await listed()).toMatchObject([
      { id: asked, is_phone: false },
      { id, is_phone: true, status: 'confirmed', guest_name: '陳小姐', total: 3600, deposit: null },
    ]);
    expect(await listed({ p_state: 'upcoming' })).toMatchObject([{ id }]);
    expect(await listed({ p_state: 'open' })).toMatchObject([{ id: asked }]);
    expect(await listed({ p_kind: 'performance' })).toEqual([]);
    for (const side of ['guest', 'host']) {
      const theirs = fit(
        bookingPageSchema,
        await call(database.sql, guest, 'my_bookings', { p_side: side }),
      );
      expect(theirs.items.map((each) => each.id)).not.toContain(id);
    }
  });

  it('is found by words and put in order beside what was asked for', async () => {
    const { id } = await write();
    const [soon, late] = await Promise.all(
      [20, 30].map(async (day) =>
        insertBooking(database.sql, {
          kind: 'venue',
          of: venue,
          by: guest,
          at: hours(day, '10:00', '12:00'),
        }),
      ),
    );
    await database.sql`
      update public.bookings set contact_name = '林小姐', purpose = '生日應援', total = 5000, respond_by = now() + interval '1 day'
      where id = ${soon ?? ''}`;
    await database.sql`
      update public.bookings set contact_name = '王先生', total = 900, deposit = 0, respond_by = now() + interval '2 hours'
      where id = ${late ?? ''}`;
    const ids = async (args: Record<string, Argument>) =>
      (await listed(args)).map((each) => each.id);
    expect(await ids({ p_query: '陳小姐' })).toEqual([id]);
    expect(await ids({ p_query: '應援' })).toEqual([soon]);
    expect(await ids({ p_query: '100%' })).toEqual([]);
    const { booking_no } = (await listed({ p_query: '王先生' }))[0] ?? {};
    expect(await ids({ p_query: booking_no?.toLowerCase() ?? '' })).toEqual([late]);
    expect(await ids({ p_sort: 'start' })).toEqual([id, soon, late]);
    expect(await ids({ p_sort: '-start' })).toEqual([late, soon, id]);
    expect(await ids({ p_sort: 'total' })).toEqual([late, id, soon]);
    expect(await ids({ p_sort: '-total' })).toEqual([soon, id, late]);
    expect(await ids({ p_sort: 'status' })).toEqual([soon, late, id]);
    expect((await ids({ p_sort: '-status' }))[0]).toBe(id);
    // What nobody has to answer comes last, either way.
    expect(await ids({ p_sort: 'answer' })).toEqual([late, soon, id]);
    expect(await ids({ p_sort: '-answer' })).toEqual([soon, late, id]);
    expect(await ids({ p_sort: 'guest' })).toEqual((await ids({ p_sort: '-guest' })).toReversed());
    expect(await faultOf(listed({ p_sort: 'phone' }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'sort',
    });
  });

  it('moves with its buffers, and not onto what is taken', async () => {
    await database.sql`
      update public.venues set buffer_after_minutes = 60 where id = ${venue}`;
    const { id } = await write();
    await write(times(11, '10:00', '12:00'));
    expect(await refusal(edit(id, times(11, '12:30', '13:30')))).toBe('SLOT_TAKEN');
    await edit(id, { ...times(11, '13:00', '15:00'), p_purpose: '讀書會', p_attendees: 8 });
    expect((await calendar()).blocks).toContainEqual(
      expect.objectContaining({ id, reason: '讀書會', attendees: 8, contact_phone: null }),
    );
    const ask = (from: string, to: string) =>
      call(database.sql, guest, 'request_venue_booking', venueRequest(venue, hours(11, from, to)));
    expect(await refusal(ask('15:30', '17:00'))).toBe('SLOT_TAKEN');
    expect(await ask('16:00', '17:00')).toMatchObject({ status: 'requested' });
  });

  it('is its host’s alone, and keeps to the rules of a new one', async () => {
    const { id } = await write();
    const other = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    expect(await refusal(edit(id, {}, other))).toBe('NOT_FOUND');
    expect(await faultOf(edit(id, { p_contact_name: ' ' }))).toMatchObject({
      hint: 'contact_name',
    });
    expect(await faultOf(edit(id, times(-3, '10:00', '11:00')))).toMatchObject({ hint: 'end_at' });
    const block = await as<{ id: string }>('add_block', times(12, '10:00', '11:00'));
    expect(await refusal(edit(block.id))).toBe('NOT_FOUND');
  });

  it('is corrected when it is over, and forgets who was there after half a year', async () => {
    const { id } = await write({ p_purpose: '陳家聚餐' });
    const letPass = (days: number) => database.sql`
      update public.calendar_blocks
      set start_at = start_at - ${days} * interval '1 day', end_at = end_at - ${days} * interval '1 day'
      where id = ${id}`;
    const row = async () =>
      (
        await database.sql`
          select contact_name, contact_phone, reason, total from public.calendar_blocks
          where id = ${id}`
      )[0];
    await letPass(20);
    await database.sql`
      update public.calendar_occupancy set during = tstzrange(k.start_at, k.end_at)
      from public.calendar_blocks as k where block_id = k.id and k.id = ${id}`;
    await edit(id, {
      ...times(-10, '14:00', '16:00'),
      p_contact_phone: '0912345678',
      p_purpose: '陳家聚餐',
      p_total: 4000,
    });
    expect(await listed({ p_state: 'past' })).toMatchObject([{ id, status: 'completed' }]);
    const forget = () => database.sql`select private.forget_old_phone_guests()`;
    await letPass(160);
    await forget();
    expect(await row()).toMatchObject({ contact_name: '陳小姐', total: 4000 });
    await letPass(20);
    await forget();
    expect(await row()).toEqual({
      contact_name: '（已匿名）',
      contact_phone: null,
      reason: null,
      total: 4000,
    });
    await database.sql`
      update public.calendar_occupancy set during = tstzrange(k.start_at, k.end_at)
      from public.calendar_blocks as k where block_id = k.id and k.id = ${id}`;
  });
});

describe('holidays', () => {
  const upcoming = async () => {
    const rows = await database.sql<{ day: string; name: string }[]>`
      select day::text, name from public.holidays where day >= private.today() order by day limit 3`;
    return rows as unknown as [Row, Row, Row];
  };
  interface Row {
    day: string;
    name: string;
  }

  it('become closed days with their names, and leave alone what the owner has set', async () => {
    const [first, second, third] = await upcoming();
    await as('set_exception', { p_day: second.day, p_start: '10:00', p_end: '12:00' });
    const answer = await as('set_holidays', { p_days: [first.day, second.day] });
    expect(answer).toEqual({ set: 1, kept: 1, standing: [] });
    await as('set_holidays', { p_days: [third.day], p_start: '12:00', p_end: '20:00' });
    const rows = await database.sql`
      select day::text, note, is_closed, start_time::text from public.availability_exceptions
      where venue_id = ${venue} order by day`;
    expect([...rows]).toEqual([
      { day: first.day, note: first.name, is_closed: true, start_time: null },
      { day: second.day, note: null, is_closed: false, start_time: '10:00:00' },
      { day: third.day, note: third.name, is_closed: false, start_time: '12:00:00' },
    ]);
  });

  it('tell whoever has the form of the venue open that its closed days are others', async () => {
    const [first] = await upcoming();
    const version = async () =>
      (await database.sql`select version from public.venues where id = ${venue}`)[0]?.['version'];
    const before = Number(await version());
    await as('set_holidays', { p_days: [first.day] });
    expect(await version()).toBe(before + 1);
    await as('set_exception', { p_day: first.day, p_remove: true });
    expect(await version()).toBe(before + 2);
  });

  it('are days of the list only', async () => {
    for (const p_days of [[], [taipeiDay(-400)], ['2027-01-04']]) {
      expect(await faultOf(as('set_holidays', { p_days }))).toMatchObject({ hint: 'days' });
    }
  });

  it('lie on the days of the moon that they are named after', async () => {
    const rows = await database.sql<{ day: string; name: string }[]>`
      select day::text, name from public.holidays where name in ('端午節', '中秋節')`;
    // What the Unicode calendar says, which knows nothing of our list (and misses new moons at midnight, as
    // that of February 2027).
    const moon = new Intl.DateTimeFormat('en-u-ca-chinese', {
      timeZone: 'Asia/Taipei',
      month: 'numeric',
      day: 'numeric',
    });
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { day, name } of rows) {
      const lunar = moon.format(new Date(`${day}T12:00:00+08:00`));
      expect(lunar).toBe(name === '端午節' ? '5/5' : '8/15');
    }
  });
});

describe('entries of another calendar', () => {
  const entry = (uid: string, inDays: number, from = '10:00', to = '12:00') => {
    const { start, end } = hours(inDays, from, to);
    return { uid, start_at: start, end_at: end, title: `外部 ${uid}` };
  };
  const bring = (p_entries: object[], p_replace = false) =>
    as('import_blocks', { p_entries, p_replace });
  const none = { added: 0, moved: 0, unchanged: 0, past: 0, own: 0, removed: 0, clashes: [] };

  it('become blocks once, move with their calendar, and are past when they are past', async () => {
    expect(await bring([entry('a', 5), entry('b', 6), entry('old', -2)])).toEqual({
      ...none,
      added: 2,
      past: 1,
    });
    expect(await bring([entry('a', 5), entry('b', 7)])).toEqual({
      ...none,
      unchanged: 1,
      moved: 1,
    });
    const { blocks } = await calendar();
    expect(blocks.map(({ source, reason }) => [source, reason])).toEqual([
      ['ics', '外部 a'],
      ['ics', '外部 b'],
    ]);
    expect(blocks[1]?.start_at.slice(0, 10)).toBe(taipeiDay(7));
  });

  it('that lie in a booking are said, and busy beyond it all the same', async () => {
    await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at: hours(5, '11:00', '13:00'),
      status: 'confirmed',
    });
    await bring([entry('b', 6)]);
    const answer = await bring([entry('a', 5), entry('b', 5), entry('c', 8)]);
    expect(answer).toMatchObject({
      added: 2,
      moved: 1,
      clashes: [{ title: '外部 a' }, { title: '外部 b' }],
    });
    expect(await freeHours(5)).toEqual(['00:00–10:00', '13:00–00:00']);
    expect(await freeHours(6)).toEqual(['00:00–00:00']);
  });

  it('that overlap are both busy, also when both are moved by an hour', async () => {
    await bring([entry('a', 5, '10:00', '12:00'), entry('b', 5, '11:00', '13:00')]);
    expect(await freeHours(5)).toEqual(['00:00–10:00', '13:00–00:00']);
    const moved = [entry('a', 5, '11:00', '13:00'), entry('b', 5, '12:00', '14:00')];
    expect(await bring(moved)).toEqual({ ...none, moved: 2 });
    expect(await freeHours(5)).toEqual(['00:00–11:00', '14:00–00:00']);
    expect(await bring([entry('b', 5, '12:00', '14:00')], true)).toMatchObject({ removed: 1 });
    expect(await freeHours(5)).toEqual(['00:00–12:00', '14:00–00:00']);
    // Nobody else learns more of it than that the hours are not free.
    expect(await refusal(as('import_blocks', { p_entries: moved }, guest))).toBe('NOT_FOUND');
    expect(await refusal(as('import_blocks', { p_entries: moved }, null))).toBe('NOT_SIGNED_IN');
  });

  it('that were bookings and blocks of this calendar are known again, whatever became of them', async () => {
    const at = hours(5, '11:00', '13:00');
    const id = await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at,
      status: 'confirmed',
    });
    const block = await as<{ id: string }>('add_block', times(6, '10:00', '12:00'));
    const back = (uid: string) => ({ uid: `${uid}@spotlight`, start_at: at.start, end_at: at.end });
    const other = '11111111-2222-4333-8444-555555555555';
    const entries = [back(id.toUpperCase()), back(block.id), back(other)];
    expect(await bring(entries)).toMatchObject({ own: 2, added: 1, clashes: [{}] });
    await bring([back(id)], true);
    await call(database.sql, guest, 'cancel_booking', { p_booking_id: id });
    expect(await freeHours(5)).toEqual(['00:00–00:00']);
  });

  it('that come under one uid are several, and one that is past now frees what it had', async () => {
    expect(await bring([entry('a', 5), entry('a', 6)])).toEqual({ ...none, added: 2 });
    expect(await bring([entry('a', 5), entry('a', 6)])).toEqual({ ...none, unchanged: 2 });
    expect(await bring([entry('b', 7)])).toMatchObject({ added: 1 });
    expect(await bring([entry('b', -2)])).toEqual({ ...none, past: 1, removed: 1 });
    expect(await freeHours(7)).toEqual(['00:00–00:00']);
  });

  it('whose uids differ in what nobody sees, or look numbered, are busy each', async () => {
    const entries = [entry('a', 5), entry('a\u200B', 6), entry('a', 7), entry('a#2', 8)];
    expect(await bring(entries)).toEqual({ ...none, added: 4 });
    for (const day of [5, 6, 7, 8])
      expect(await freeHours(day)).toEqual(['00:00–10:00', '12:00–00:00']);
    expect(await bring(entries)).toEqual({ ...none, unchanged: 4 });
  });

  it('may be seven hundred, and more than can be written are refused as a whole', async () => {
    const one = entry('x', 5);
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...one, uid: `x${n}` }));
    expect(await bring(many(700), true)).toEqual({ ...none, added: 700 });
    expect(await faultOf(bring(many(5001), true))).toMatchObject({ hint: 'entries' });
    expect(await bring(many(1))).toEqual({ ...none, unchanged: 1 });
    expect((await calendar()).blocks).toHaveLength(700);
    await as('add_block', times(5, '10:00', '11:00'));
    expect(await freeHours(5)).toEqual(['00:00–10:00', '12:00–00:00']);
  });

  it('that are gone from the file free their hours when it replaces the former one', async () => {
    await as('add_block', times(4, '10:00', '12:00'));
    await bring([entry('a', 5), entry('b', 6)]);
    expect(await bring([entry('b', 6)])).toMatchObject({ removed: 0 });
    expect(await bring([entry('b', 6)], true)).toMatchObject({ removed: 1, unchanged: 1 });
    expect((await calendar()).blocks.map(({ source }) => source)).toEqual(['manual', 'ics']);
  });

  it.each([
    ['entries', []],
    ['entries', ['a']],
    ['uid', [{ start_at: '2027-01-01T00:00:00Z', end_at: '2027-01-01T01:00:00Z' }]],
    ['entries', [{ uid: 'a', start_at: 'soon', end_at: 'later' }]],
    ['entries', [{ uid: 'a', start_at: '2027-01-02T00:00:00Z', end_at: '2027-01-01T01:00:00Z' }]],
  ])('that are wrong are refused as a whole, %s', async (hint, entries) => {
    expect(
      await faultOf(
        bring([entry('good', 5), ...(entries as object[])].slice(entries.length ? 0 : 1)),
      ),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      hint,
    });
    expect((await calendar()).blocks).toEqual([]);
  });
});

describe('hours that are kept free', () => {
  it('may hold bookings, which stay and are named; what is left of them is nobody’s', async () => {
    await database.sql`
      update public.venues set buffer_after_minutes = 60, slot_minutes = 30, price_per_hour = 5000 where id = ${venue}`;
    const at = hours(5, '10:00', '13:00');
    const id = await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at,
      status: 'confirmed',
    });
    const asked = await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at: hours(6, '10:00', '12:00'),
    });
    // Inside of the buffer, where no guest could book.
    expect(await as('add_block', times(5, '13:00', '13:30'))).toMatchObject({ standing: [] });
    const standing = [{ booking_id: id, name: '王小明' }];
    const away = { ...times(5, '00:00', '00:00'), p_reason: '出國' };
    const block = await as<{ id: string }>('add_block', away);
    expect(block).toMatchObject({ standing });
    expect(await freeHours(5)).toEqual([]);
    // A request does not stand; who says yes to it meanwhile learns that the hours are taken.
    expect(await as('add_block', times(6, '10:00', '11:00'))).toMatchObject({ standing: [] });
    expect(
      await refusal(
        call(database.sql, owner, 'approve_booking', { p_booking_id: asked, p_offer_no: 1 }),
      ),
    ).toBe('SLOT_TAKEN');
    expect(await as('set_exception', { p_day: taipeiDay(5) })).toMatchObject({ standing });
    const open = { p_day: taipeiDay(5), p_start: '09:00', p_end: '14:00' };
    expect(await as('set_exception', open)).toMatchObject({ standing: [] });
    // What a booking has already stays its own: it may be made shorter, and moved to where it is free only.
    const move = (from: string, to: string, inDays = 5) =>
      call<{ id: string }>(database.sql, owner, 'propose_amendment', {
        p_booking_id: id,
        p_start_at: hours(inDays, from, to).start,
        p_end_at: hours(inDays, from, to).end,
      });
    expect(await refusal(move('11:00', '14:00'))).toBe('SLOT_TAKEN');
    const { id: amendment } = await move('10:30', '13:00');
    const accept = { p_amendment_id: amendment, p_accept: true };
    await call(database.sql, guest, 'answer_amendment', accept);
    await as('set_exception', { p_day: taipeiDay(5), p_remove: true });
    await call(database.sql, owner, 'remove_block', { p_block_id: block.id });
    expect(await freeHours(5)).toEqual(['00:00–09:30', '14:00–00:00']);
  });

  it('and bookings by phone: the host has agreed, so that they stand in what is busy', async () => {
    await as('add_block', times(5, '10:00', '18:00'));
    const phone = (from: string, to: string) =>
      as<{ id: string }>('add_phone_booking', { ...times(5, from, to), p_contact_name: '陳小姐' });
    const { id } = await phone('12:00', '14:00');
    expect(await refusal(phone('13:00', '15:00'))).toBe('SLOT_TAKEN');
    const moved = { p_block_id: id, ...times(5, '14:00', '15:00'), p_contact_name: '陳小姐' };
    await call(database.sql, owner, 'edit_phone_booking', moved);
    await phone('12:00', '14:00');
    expect(
      await refusal(
        call(database.sql, owner, 'edit_phone_booking', {
          ...moved,
          ...times(5, '13:00', '15:00'),
        }),
      ),
    ).toBe('SLOT_TAKEN');
  });
});

describe('the feed of an own calendar', () => {
  const create = async (person = owner) =>
    (await as<{ token: string }>('create_calendar_feed', { p_scope: 'venue' }, person)).token;
  const feedOf = async (token: string) =>
    calendarFeedSchema.parse(await call(database.sql, null, 'calendar_feed', { p_token: token }));
  const fileOf = async (token: string) => {
    const [row] = await database.sql<{ file: Buffer }[]>`
      select public.calendar_file(${token}) as file`;
    return new TextDecoder().decode(row?.file);
  };

  beforeEach(async () => {
    await as('add_phone_booking', {
      ...times(10, '22:00', '02:00'),
      p_contact_name: '陳小姐',
      p_contact_phone: '0912-345-678',
      p_purpose: '生日派對，含場佈；自備蛋糕\\飲料，請提早三十分鐘開門讓花店進場布置舞台與門口',
    });
    await as('import_blocks', {
      p_entries: [
        {
          uid: 'a',
          start_at: hours(12, '10:00', '11:00').start,
          end_at: hours(12, '10:00', '11:00').end,
        },
      ],
    });
  });

  it('says what is taken, and nothing about the people', async () => {
    await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at: hours(11, '10:00', '12:00'),
      status: 'confirmed',
    });
    await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at: hours(13, '10:00', '12:00'),
    });
    const { items } = await feedOf(await create());
    // Requests take no hours, and what was imported does not go back.
    expect(items).toHaveLength(2);
    expect(JSON.stringify(items)).not.toMatch(/陳小姐|0912/);
    expect((await calendar()).feed_since).not.toBeNull();
  });

  it('is a file that a calendar reads', async () => {
    const file = await fileOf(await create());
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const [entry, ...rest] = new ICAL.Component(ICAL.parse(file) as never)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    expect(rest).toEqual([]);
    expect(entry?.summary).toBe(
      '生日派對，含場佈；自備蛋糕\\飲料，請提早三十分鐘開門讓花店進場布置舞台與門口',
    );
    expect(entry?.startDate.toJSDate().toISOString()).toBe(
      new Date(hours(10, '22:00', '02:00').start).toISOString(),
    );
    expect(entry?.endDate.toJSDate().toISOString()).toBe(
      new Date(hours(10, '22:00', '02:00').end).toISOString(),
    );
  });

  it('dies when it is replaced or revoked, and when the venue changes hands', async () => {
    const first = await create();
    const second = await create();
    expect(await refusal(feedOf(first))).toBe('NOT_FOUND');
    await feedOf(second);
    await database.sql`update public.venues set owner_id = ${guest} where id = ${venue}`;
    expect(await refusal(feedOf(second))).toBe('NOT_FOUND');
    await database.sql`update public.venues set owner_id = ${owner} where id = ${venue}`;
    await as('revoke_calendar_feed', { p_scope: 'venue' });
    expect(await refusal(feedOf(second))).toBe('NOT_FOUND');
    expect((await calendar()).feed_since).toBeNull();
  });

  it('is made for the own calendar only, one for each', async () => {
    expect(await refusal(create(guest))).toBe('NOT_FOUND');
    const other = await createVenue(database.sql, owner);
    const performer = await createPerformer(database.sql, owner);
    const first = await create();
    await as('create_calendar_feed', { p_scope: 'venue', p_id: other });
    await as('create_calendar_feed', { p_scope: 'performer', p_id: performer });
    await feedOf(first);
  });
});
