import { writeTotals } from './setup/clock';
import { call, faultOf, refusal } from './setup/callers';
import {
  addTicketType,
  createEvent,
  createFreeEvent,
  taipeiDay,
  type NewTicketType,
} from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface EventDetail {
  id: string;
  phase: string;
  price: string;
  price_from: number | null;
  badge: string | null;
  is_sold_out: boolean;
  sale: string;
  sale_opens_at: string | null;
  status: string;
  time: string | null;
  time_undecided: boolean;
  starts_at: string;
  ends_at: string;
  attendees: number;
  max_attendees: number | null;
  ticket_types: { id: string; left: number | null; state: string; price: number }[];
  organizer: { id: string | null; name: string; event_count: number };
}
const read = (id: string, userId: string | null = null) =>
  call<EventDetail>(database.sql, userId, 'get_event', { p_id: id });

const columnsOf = async (id: string) =>
  (await database.sql`select * from public.events where id = ${id}`)[0] as Record<string, unknown>;

describe('the price label', () => {
  it.each([
    ['no types', [], '免費', 0],
    ['only free types', [0, 0], '免費', 0],
    ['one price', [300], 'NT$300', 300],
    ['one price beside free', [0, 300], 'NT$300', 300],
    ['the same price twice', [1200, 1200], 'NT$1,200', 1200],
    ['several prices', [1800, 300, 0], 'NT$300 起', 300],
    ['a broken price among others', [300, null], '價格待確認', null],
    ['only a broken price', [null], '價格待確認', null],
  ] as [string, (number | null)[], string, number | null][])(
    'of %s',
    async (_, prices, label, lowest) => {
      const id = await createEvent(database.sql);
      for (const [index, price] of prices.entries()) {
        await addTicketType(database.sql, id, { ticket_type_id: `t${index}`, price });
      }
      expect(await read(id)).toMatchObject({ price: label, price_from: lowest });
    },
  );

  it('does not count hidden types, and offers none without a price', async () => {
    const id = await createFreeEvent(database.sql, { price: 500 });
    await addTicketType(database.sql, id, {
      ticket_type_id: 'secret',
      price: 100,
      is_hidden: true,
    });
    expect((await read(id)).price).toBe('NT$500');
    await addTicketType(database.sql, id, { ticket_type_id: 'broken', price: null });
    expect((await read(id)).ticket_types.map((type) => type.id)).toEqual(['free']);
  });
});

describe('what can be bought now', () => {
  const hour = 3_600_000;
  const from = (hours: number) => new Date(Date.now() + hours * hour);
  const type = (ticket_type_id: string, price: number, more: NewTicketType = {}) => ({
    ticket_type_id,
    price,
    capacity: 10,
    ...more,
  });
  const sold = async (id: string, ...types: string[]) => {
    await database.sql`
      update public.ticket_stock set sold = 10
      where event_id = ${id} and ticket_type_id = any (${types})`;
  };
  const offer = async (types: NewTicketType[], soldOut: string[] = []) => {
    const id = await createEvent(database.sql);
    for (const each of types) await addTicketType(database.sql, id, each);
    await sold(id, ...soldOut);
    const { price, price_from, sale, is_sold_out, sale_opens_at } = await read(id);
    return { id, price, price_from, sale, is_sold_out, sale_opens_at };
  };

  it.each([
    ['all of it', [type('a', 300), type('b', 800)], [], 'NT$300 起', 300, 'on_sale'],
    ['without what is sold out', [type('a', 300), type('b', 800)], ['a'], 'NT$800', 800, 'on_sale'],
    [
      'without what is not sold any more',
      [type('early', 300, { sale_end_at: from(-1) }), type('b', 800)],
      [],
      'NT$800',
      800,
      'on_sale',
    ],
    [
      'without what is not sold yet',
      [type('late', 300, { sale_start_at: from(2) }), type('b', 800), type('c', 900)],
      [],
      'NT$800 起',
      800,
      'on_sale',
    ],
    [
      'the free one when the rest is gone',
      [type('a', 300), type('b', 0)],
      ['a'],
      '免費',
      0,
      'on_sale',
    ],
    [
      'everything when nothing is left',
      [type('a', 300), type('b', 800)],
      ['a', 'b'],
      'NT$300 起',
      300,
      'waitlist',
    ],
    [
      'what comes',
      [type('a', 300, { sale_end_at: from(-1) }), type('b', 800, { sale_start_at: from(2) })],
      [],
      'NT$800',
      800,
      'not_yet',
    ],
    [
      'no waitlist where the organizer decides',
      [type('a', 0, { requires_approval: true })],
      ['a'],
      '免費',
      0,
      'sold_out',
    ],
    [
      'nothing after the sale',
      [type('a', 300, { sale_end_at: from(-1) })],
      [],
      'NT$300',
      300,
      'ended',
    ],
    ['nothing before there are types', [], [], '免費', 0, 'none'],
    ['nothing that is hidden', [type('a', 300, { is_hidden: true })], [], '免費', 0, 'none'],
  ] as [string, NewTicketType[], string[], string, number, string][])(
    'counts %s',
    async (_, types, soldOut, price, price_from, sale) => {
      const is_sold_out = sale === 'waitlist' || sale === 'sold_out';
      expect(await offer(types, soldOut)).toMatchObject({ price, price_from, sale, is_sold_out });
    },
  );

  it('is what lists are narrowed and sorted by', async () => {
    const { id } = await offer([type('a', 300), type('b', 800)], ['a']);
    const listed = async () =>
      (await database.sql`select price_from from private.event_listing where event_id = ${id}`)[0];
    expect(await listed()).toEqual({ price_from: 800 });
    await database.sql`update public.ticket_stock set sold = 9 where event_id = ${id}`;
    expect(await listed()).toEqual({ price_from: 300 });
  });

  it('says when a sale begins, and is on sale from that second on, before the job has written it', async () => {
    const opens = from(2);
    const { id, sale_opens_at } = await offer([type('a', 300, { sale_start_at: opens })]);
    expect(Date.parse(sale_opens_at ?? '')).toBe(opens.getTime());
    await database.sql`update public.events set sale_opens_at = now() where id = ${id}`;
    expect((await read(id)).sale).toBe('on_sale');
  });

  it('follows the clock', async () => {
    const { id } = await offer([
      type('early', 300, { sale_end_at: from(1) }),
      type('b', 800, { sale_start_at: from(1) }),
    ]);
    expect(await read(id)).toMatchObject({ price: 'NT$300', sale: 'on_sale' });
    await database.sql.begin(async (tx) => {
      // As if two hours had gone by: nobody has written anything.
      await tx`set local session_replication_role = replica`;
      await tx.unsafe(`
        update public.ticket_stock
        set sale_start_at = sale_start_at - interval '2 hours',
          sale_end_at = sale_end_at - interval '2 hours'
        where event_id = '${id}' and ticket_type_id <> '*'`);
      await tx.unsafe(
        `update public.events set sale_changes_at = sale_changes_at - interval '2 hours' where id = '${id}'`,
      );
    });
    await database.sql`select private.follow_sale_times()`;
    expect(await read(id)).toMatchObject({ price: 'NT$800', sale: 'on_sale' });
    expect((await columnsOf(id))['sale_changes_at']).toBeNull();
  });
});

describe('what is left', () => {
  const sell = async (id: string, sold: number, type = 'free') => {
    await database.sql`
      update public.ticket_stock set sold = ${sold}
      where event_id = ${id} and ticket_type_id in ('*', ${type})`;
    await writeTotals(database.sql);
  };

  it('is the smaller of the type and the whole event', async () => {
    const id = await createFreeEvent(database.sql, { capacity: 50 }, { max_attendees: 30 });
    await sell(id, 10);
    expect((await read(id)).ticket_types[0]).toMatchObject({ left: 20, state: 'on_sale' });
  });

  it('is unlimited without any limit, and 0 means none', async () => {
    const id = await createFreeEvent(database.sql, {}, { max_attendees: 0 });
    expect(await read(id)).toMatchObject({ max_attendees: null, is_sold_out: false });
    expect((await read(id)).ticket_types[0]?.left).toBeNull();
  });

  it('turns into badges and sold out', async () => {
    const id = await createFreeEvent(database.sql, { capacity: 400 });
    expect((await read(id)).badge).toBeNull();
    await sell(id, 310);
    expect((await read(id)).badge).toBe('hot');
    await sell(id, 365);
    expect((await read(id)).badge).toBe('low_stock');
    await sell(id, 400);
    expect(await read(id)).toMatchObject({ badge: null, is_sold_out: true, attendees: 400 });
    expect((await read(id)).ticket_types[0]?.state).toBe('sold_out');
  });

  it('cannot be lowered under what is sold', async () => {
    const id = await createFreeEvent(database.sql, {}, { max_attendees: 30 });
    await sell(id, 20);
    const write = database.sql`update public.events set max_attendees = 19 where id = ${id}`;
    expect((await faultOf(write)).state).toBe('23514');
    await database.sql`update public.events set max_attendees = null where id = ${id}`;
    expect((await columnsOf(id))['seats_left']).toBeNull();
  });

  it('follows a new limit of the whole event', async () => {
    const id = await createFreeEvent(database.sql, { capacity: 50 });
    await database.sql`update public.events set max_attendees = 8 where id = ${id}`;
    expect((await columnsOf(id))['seats_left']).toBe(8);
  });

  it('keeps a type that somebody has a ticket of', async () => {
    const id = await createFreeEvent(database.sql);
    await sell(id, 1);
    const remove = () => database.sql`
      delete from public.ticket_stock where event_id = ${id} and ticket_type_id = 'free'`;
    expect(await refusal(remove())).toBe('FORBIDDEN');
    await sell(id, 0);
    await remove();
    expect((await columnsOf(id))['ticket_types']).toEqual([]);
  });

  it('is repeated in the column that older clients read', async () => {
    const id = await createFreeEvent(database.sql, { capacity: 2, price: 1500, name: '一般票' });
    await sell(id, 2);
    expect((await columnsOf(id))['ticket_types']).toEqual([
      { id: 'free', name: '一般票', price: 'NT$1,500', description: '', available: false },
    ]);
  });
});

describe('when it is', () => {
  it('reads date and time as Taipei’s, wherever the server stands', async () => {
    const id = await createEvent(database.sql, { inDays: 10, time: '20:30' });
    const event = await read(id);
    expect(event.time).toBe('20:30');
    expect(Date.parse(event.starts_at)).toBe(Date.parse(`${taipeiDay(10)}T20:30:00+08:00`));
  });

  it('assumes three hours when no end is given', async () => {
    const { starts_at, ends_at } = await read(await createEvent(database.sql));
    expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(3 * 3_600_000);
  });

  it('shows no time while it is undecided, and then lasts to the end of the day', async () => {
    const event = await read(await createEvent(database.sql, { inDays: 10, time_undecided: true }));
    expect(event).toMatchObject({ time: null, time_undecided: true });
    expect(Date.parse(event.ends_at)).toBe(Date.parse(`${taipeiDay(11)}T00:00:00+08:00`));
  });

  it('keeps its length when it is postponed', async () => {
    const id = await createEvent(database.sql);
    await database.sql`update public.events set date = date + 7, time = '21:00' where id = ${id}`;
    const { starts_at, ends_at } = await read(id);
    expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(3 * 3_600_000);
  });

  it('must end after its start', async () => {
    const attempt = createEvent(database.sql, { inDays: 5, ends_at: new Date().toISOString() });
    expect((await faultOf(attempt)).state).toBe('23514');
  });

  it('goes from upcoming over ongoing to ended by itself', async () => {
    const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
    const phaseOf = async (change: object) =>
      (await read(await createEvent(database.sql, change))).phase;
    expect(await phaseOf({ inDays: 2 })).toBe('upcoming');
    expect(await phaseOf({ inDays: -2, ends_at: hours(5) })).toBe('ongoing');
    expect(await phaseOf({ inDays: -2 })).toBe('ended');
    expect(await phaseOf({ inDays: 2, status: 'ended' })).toBe('ended');
    expect(await phaseOf({ inDays: 2, status: 'cancelled' })).toBe('cancelled');
  });

  it('closes the sale of every type with it', async () => {
    const id = await createFreeEvent(database.sql, {}, { inDays: -2 });
    expect((await read(id)).ticket_types[0]?.state).toBe('ended');
    const later = await createFreeEvent(database.sql, {
      sale_start_at: new Date(Date.now() + 1e7),
    });
    expect((await read(later)).ticket_types[0]?.state).toBe('not_yet');
  });
});

describe('its state', () => {
  it.each([
    ['upcoming', 'approved'],
    ['即將到來', 'approved'],
    ['進行中', 'approved'],
    ['ongoing', 'approved'],
    ['已結束', 'ended'],
    ['approved', 'approved'],
  ])('%s of an older client is stored as %s', async (written, stored) => {
    const id = await createEvent(database.sql, { status: written });
    expect((await columnsOf(id))['status']).toBe(stored);
  });

  it('that nobody knows is refused', async () => {
    expect((await faultOf(createEvent(database.sql, { status: 'whatever' }))).state).toBe('23514');
  });

  it.each([
    ['draft', 'pending_approval', true],
    ['pending_approval', 'approved', true],
    ['pending_approval', 'rejected', true],
    ['rejected', 'pending_approval', true],
    ['approved', 'cancelled', true],
    ['approved', 'ended', true],
    ['draft', 'approved', false],
    ['rejected', 'approved', false],
    ['cancelled', 'approved', false],
    ['ended', 'approved', false],
    ['approved', 'draft', false],
  ])('from %s to %s: %s', async (from, to, isAllowed) => {
    const id = await createEvent(database.sql, { status: from });
    const change = database.sql`update public.events set status = ${to} where id = ${id}`.then(
      () => 'done',
      (error: Error) => error.message,
    );
    expect(await change).toBe(isAllowed ? 'done' : 'EVENT_NOT_OPEN');
  });
});

describe('who may open it', () => {
  it('before its approval: the organizer and administrators', async () => {
    const organizer = await signUp(database.sql);
    const admin = await signUp(database.sql, { profile: { role: 'admin' } });
    const id = await createEvent(database.sql, { status: 'draft', organizer_id: organizer });
    expect(await read(id, organizer)).toMatchObject({ id });
    expect(await read(id, admin)).toMatchObject({ id });
    expect(await read(id, await signUp(database.sql))).toBeNull();
    expect(await read(id, null)).toBeNull();
    await database.sql`update public.profiles set active = false where id = ${organizer}`;
    expect(await read(id, organizer)).toBeNull();
  });

  it('without an organizer’s account: not every visitor, who has none either', async () => {
    expect(await read(await createEvent(database.sql, { status: 'draft' }), null)).toBeNull();
  });

  it('nobody, once it is removed or when it never was', async () => {
    const id = await createEvent(database.sql);
    await database.sql`update public.events set deleted_at = now() where id = ${id}`;
    expect(await read(id)).toBeNull();
    expect(await read('00000000-0000-4000-8000-000000000000')).toBeNull();
  });

  it('shows the organizer’s name, how many events there were and how they were found, no address', async () => {
    const organizer = await signUp(database.sql);
    const id = await createEvent(database.sql, { organizer_id: organizer });
    await createEvent(database.sql, { organizer_id: organizer, inDays: -30 });
    await createEvent(database.sql, { organizer_id: organizer, status: 'draft' });
    const event = await read(id);
    expect(event.organizer).toEqual({
      id: organizer,
      name: '測試主辦',
      event_count: 2,
      rating: null,
      review_count: 0,
    });
    expect(JSON.stringify(event)).not.toContain('@');
  });
});
