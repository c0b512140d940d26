import { randomUUID } from 'node:crypto';
import texts from '@spotlight/shared/locales/mails.zh-TW.json' with { type: 'json' };
import { call } from './setup/callers';
import {
  addTicketType,
  createEvent,
  createFreeEvent,
  registrationFor,
  taipeiDay,
  type Receipt,
} from './setup/events';
import { buy, createProduct, createShop, letOrderLapse, type Shop } from './setup/orders';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import {
  buy as buyTickets,
  confirmEmail,
  emailOf,
  payOrder,
  setPayoutAccount,
} from './setup/tickets';

const database = provideTestDatabase();
let fan: string;
beforeEach(async () => {
  await database.sql`delete from private.mails`;
  fan = await signUp(database.sql, { name: '林芷晴' });
  await confirmEmail(database.sql, fan);
});

interface Claim {
  id: string;
  to: string;
  name: string | null;
  kind: string;
  params: Record<string, unknown>;
  link: string;
  is_essential: boolean;
}

const tell = (kind: string, params: object = {}) => database.sql`
  select private.notify(${fan}, ${kind}, ${database.sql.json(params as never)}, '/tickets')`;
async function claim(): Promise<Claim | null> {
  const [row] = await database.sql<{ mail: Claim | null }[]>`select private.claim_mail() as mail`;
  return row?.mail ?? null;
}
async function claimOne(): Promise<Claim> {
  const mail = await claim();
  if (!mail) throw new Error('no mail is due');
  return mail;
}
const fail = (id: string, isFinal = false) =>
  database.sql`select private.mail_failed(${id}, 'greylisted', ${isFinal})`;
const rowOf = async (id: string) => {
  const [row] = await database.sql`
    select attempts, sent_at is not null as is_sent, failed_at is not null as is_failed, last_error,
      params, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
    from private.mails where id = ${id}`;
  return row;
};
const queued = async () => {
  const rows = await database.sql<{ kind: string }[]>`
    select kind from private.mails order by created_at, kind`;
  return rows.map(({ kind }) => kind);
};

it('has texts for every kind that is mailed, and no others', async () => {
  const rows = await database.sql<{ kind: string }[]>`
    select kind from private.notification_kinds where is_mailed`;
  expect(Object.keys(texts.kinds).sort()).toEqual(rows.map(({ kind }) => kind).sort());
});

describe('the outbox', () => {
  it('gets a mail in the same transaction, and none when that is undone', async () => {
    await database.sql
      .begin(async (tx) => {
        await tx`select private.notify(${fan}, 'ticket.issued', '{"event": "夜場"}')`;
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await queued()).toEqual([]);
    await tell('ticket.issued', { event: '夜場' });
    expect(await queued()).toEqual(['ticket.issued']);
  });

  it('takes a key once', async () => {
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      await database.sql`
        select private.queue_mail(${key}, ${fan}, null, 'ticket.issued', '{}', '/tickets')`;
    }
    expect(await queued()).toHaveLength(1);
  });

  it('says nothing about a paid ticket order beside the tickets', async () => {
    await tell('order.paid', { order_no: 'EO1', amount: 300, order_kind: 'ticket' });
    expect(await queued()).toEqual([]);
    await tell('order.paid', { order_no: 'EO1', amount: 300, order_kind: 'product' });
    expect(await queued()).toEqual(['order.paid']);
  });

  it('leaves out what is only told on the site', async () => {
    await tell('booking.message', { name: '月爐咖啡' });
    expect(await queued()).toEqual([]);
  });
});

describe('sending', () => {
  it('names the address, the person and the texts, and forgets them once it is sent', async () => {
    await tell('ticket.issued', { event: '夜場' });
    const mail = await claimOne();
    expect(mail).toMatchObject({
      to: await emailOf(database.sql, fan),
      name: '林芷晴',
      kind: 'ticket.issued',
      params: { event: '夜場' },
      link: '/tickets',
      is_essential: true,
    });
    await database.sql`select private.mail_sent(${mail.id})`;
    expect(await rowOf(mail.id)).toMatchObject({ is_sent: true, params: {} });
    expect(await claim()).toBeNull();
  });

  it('gives each mail to one sender, however many ask at once', async () => {
    for (let count = 0; count < 3; count += 1) await tell('ticket.issued', { event: `${count}` });
    const claims = await Promise.all(Array.from({ length: 8 }, claim));
    const ids = claims.flatMap((mail) => mail?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(3);
  });

  it('tries again after 1, 3 and 9 minutes, and gives up after eight times', async () => {
    await tell('ticket.issued', { event: '夜場' });
    const waits: number[] = [];
    for (let time = 1; time <= 8; time += 1) {
      const { id } = await claimOne();
      await fail(id);
      const row = await rowOf(id);
      waits.push(row?.['minutes'] as number);
      expect(row).toMatchObject({
        attempts: time,
        is_failed: time === 8,
        last_error: 'greylisted',
      });
      expect(await claim()).toBeNull();
      await database.sql`update private.mails set next_attempt_at = now()`;
    }
    expect(waits).toEqual([1, 3, 9, 27, 81, 243, 360, 360]);
    expect(await claim()).toBeNull();
  });

  it('does not try again what the mail server will never take', async () => {
    await tell('ticket.issued', { event: '夜場' });
    const { id } = await claimOne();
    await fail(id, true);
    await database.sql`update private.mails set next_attempt_at = now()`;
    expect(await claim()).toBeNull();
  });

  it('is not repeated when the sender ended in the middle: it may have arrived', async () => {
    await tell('ticket.issued', { event: '夜場' });
    const { id } = await claimOne();
    await database.sql`update private.mails set sending_since = now() - interval '11 minutes'`;
    expect(await claim()).toBeNull();
    expect(await rowOf(id)).toMatchObject({ is_sent: false, is_failed: true });
  });

  it.each<[what: string, change: string]>([
    ['an address that nobody proved', 'delete from private.proved_addresses where user_id'],
    ['another one than was proved', `update auth.users set email = 'other@people.test' where id`],
    ['a disabled account', 'update public.profiles set active = false where id'],
  ])('passes over %s', async (_what, change) => {
    await tell('decision.approved', { title: '夜場', entity: 'events' });
    await database.sql.unsafe(`${change} = '${fan}'`);
    expect(await claim()).toBeNull();
  });

  it('sends what was asked for by buying, proved or not', async () => {
    await database.sql`delete from private.proved_addresses where user_id = ${fan}`;
    await tell('ticket.issued', { event: '夜場' });
    expect(await claimOne()).toMatchObject({ kind: 'ticket.issued' });
  });

  it('does not write to an account that is gone', async () => {
    await tell('ticket.issued', { event: '夜場' });
    await database.sql`select private.erase_account(${fan})`;
    expect(await queued()).toEqual([]);
    await tell('ticket.issued', { event: '夜場' });
    expect(await queued()).toEqual([]);
  });
});

describe('an order to be paid by transfer', () => {
  let shop: Shop;
  let product: string;
  beforeEach(async () => {
    shop = await createShop(database.sql);
    product = await createProduct(database.sql, shop, { price: 500 });
    await call(database.sql, shop.owner, 'set_bank_account', {
      p_seller_type: 'performer',
      p_seller_id: shop.performer,
      p_bank_code: '812',
      p_account_no: '2888-1234-5678',
      p_account_name: '測試樂團',
    });
  });
  const order = async () => {
    const { id } = await buy(database.sql, fan, { [product]: 1 });
    await call(database.sql, fan, 'choose_bank_transfer', { p_order_id: id });
    return id;
  };

  it('is confirmed with account and deadline, once', async () => {
    const id = await order();
    await call(database.sql, fan, 'choose_bank_transfer', { p_order_id: id });
    expect(await queued()).toEqual(['order.received']);
    const [kept] = await database.sql<{ params: object }[]>`select params from private.mails`;
    expect(JSON.stringify(kept?.params)).not.toContain('288812345678');
    const mail = await claimOne();
    expect(mail).toMatchObject({
      link: `/purchase-history/${id}`,
      params: { amount: 500, bank_code: '812', account_no: '288812345678' },
    });
    const left = Date.parse(mail.params['deadline'] as string) - Date.now();
    expect(left).toBeGreaterThan(23 * 3_600_000);
  });

  it('is not asked for money that was reported or whose time is over', async () => {
    const { id } = await buy(database.sql, fan, { [product]: 1 });
    await call(database.sql, fan, 'report_transfer', { p_order_id: id, p_last5: '12345' });
    expect(await queued()).toEqual(['order.payment_reported']);
    await database.sql`delete from private.mails`;
    await letOrderLapse(database.sql, await order());
    expect(await claim()).toBeNull();
  });
});

describe('a mail about an event', () => {
  const concert = async () => {
    const event = await createEvent(database.sql, {
      title: '夏末星光音樂會',
      location: '鐵鯨音樂倉',
      time: '19:30',
    });
    await addTicketType(database.sql, event, { ticket_type_id: 'seat', name: '座席', price: 800 });
    await addTicketType(database.sql, event, { ticket_type_id: 'stand', name: '站席', price: 500 });
    return event;
  };
  const order = async (event: string) => {
    const { order: opened } = await buyTickets(
      database.sql,
      fan,
      event,
      { seat: 2, stand: 1 },
      2100,
    );
    return opened?.id ?? '';
  };
  const facts = {
    event_title: '夏末星光音樂會',
    event_date: taipeiDay(30),
    event_time: '19:30',
    event_place: '鐵鯨音樂倉',
    tickets: '座席 × 2、站席 × 1',
  };

  it('says when, where and which tickets, from the order to the tickets', async () => {
    await call(database.sql, fan, 'choose_bank_transfer', {
      p_order_id: await order(await concert()),
    });
    expect(await claimOne()).toMatchObject({ kind: 'order.received', params: facts });
    await payOrder(database.sql, await order(await concert()));
    expect(await claimOne()).toMatchObject({ kind: 'ticket.issued', params: facts });
  });

  it('goes to the address that was typed into the form as well, once, and to it alone where the other fails', async () => {
    const { sql } = database;
    const ask = (p_email: string, id: string) =>
      call<Receipt>(sql, fan, 'register_for_event', registrationFor(id, { p_email }));
    const typed = 'typed@people.test';
    const event = await createFreeEvent(sql);
    await ask(typed, event);
    const account = await emailOf(sql, fan);
    expect(await claimOne()).toMatchObject({ to: account, copy_to: typed });

    await sql`select private.notify(${fan}, 'event.moved', '{}', ${`/events/${event}`})`;
    await sql`insert into private.bounced_addresses (email, error) values (${account}, 'gone')`;
    expect(await claimOne()).toMatchObject({ kind: 'event.moved', to: typed, copy_to: null });
    await sql`delete from private.bounced_addresses`;

    await ask(account, await createFreeEvent(sql));
    expect(await claimOne()).toMatchObject({ to: account, copy_to: null });
  });

  it('says what holds when it goes out, not when it was queued', async () => {
    const event = await createFreeEvent(database.sql, {}, { time: '19:30' });
    await call<Receipt>(database.sql, fan, 'register_for_event', registrationFor(event));
    await database.sql`update public.events set location = '北光展演廳' where id = ${event}`;
    expect(await claimOne()).toMatchObject({
      kind: 'ticket.issued',
      params: { event_place: '北光展演廳', tickets: '免費入場 × 1' },
    });
  });

  it('names no hour that is undecided', async () => {
    const event = await createFreeEvent(database.sql, {}, { time_undecided: true });
    await call<Receipt>(database.sql, fan, 'register_for_event', registrationFor(event));
    const { params } = await claimOne();
    expect(params).toMatchObject({ event_date: taipeiDay(30) });
    expect(params).not.toHaveProperty('event_time');
  });

  it('leads whom the organizer let in to the order that is to be paid', async () => {
    const organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    await setPayoutAccount(database.sql, organizer);
    const event = await createEvent(database.sql, { organizer_id: organizer });
    await addTicketType(database.sql, event, { price: 300, requires_approval: true });
    const { registrations } = await buyTickets(database.sql, fan, event, { free: 1 }, 300);
    const { order_id: id } = await call<{ order_id: string }>(
      database.sql,
      organizer,
      'decide_registration',
      { p_registration_id: registrations[0]?.id ?? '', p_approve: true },
    );
    const mail = await claimOne();
    expect(mail).toMatchObject({
      kind: 'registration.to_pay',
      link: `/purchase-history/${id}`,
      params: { amount: 300, tickets: '免費入場 × 1' },
    });
  });

  it('says nothing of an event where there is none', async () => {
    await tell('ticket.issued', { event: '夜場' });
    expect((await claimOne()).params).toEqual({ event: '夜場' });
  });
});

describe('people without an account', () => {
  const newAddress = () => `${randomUUID()}@strangers.test`;

  it('are told of a ticket that waits for them, and members once', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 5 });
    const { ticket_ids } = await call<Receipt>(
      database.sql,
      fan,
      'register_for_event',
      registrationFor(event, { p_quantity: 2 }),
    );
    await database.sql`delete from private.mails`;
    const email = newAddress();
    await call(database.sql, fan, 'offer_transfer', {
      p_ticket_id: ticket_ids[0] ?? '',
      p_to_email: email,
    });
    const stranger = await claimOne();
    expect(stranger).toMatchObject({ to: email, name: null, kind: 'transfer.offered' });
    expect(stranger.link).toMatch(/^\/tickets\/transfer\/[0-9a-f-]{36}$/);
    expect(stranger.params['deadline']).toBeDefined();

    const friend = await signUp(database.sql);
    await confirmEmail(database.sql, friend);
    await call(database.sql, fan, 'offer_transfer', {
      p_ticket_id: ticket_ids[1] ?? '',
      p_to_email: await emailOf(database.sql, friend),
    });
    const member = await claimOne();
    expect(member.to).toBe(await emailOf(database.sql, friend));
    expect(member.link).toMatch(/^\/tickets\/transfer\/[0-9a-f-]{36}$/);
    expect(member.params['deadline']).toBeDefined();
    expect(await claim()).toBeNull();
  });

  it('are invited as gate staff once, however often they are taken off and put on', async () => {
    const organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const event = await createFreeEvent(database.sql, {}, { organizer_id: organizer });
    const email = newAddress();
    const invite = () =>
      call<{ id: string }>(database.sql, organizer, 'invite_staff', {
        p_event_id: event,
        p_email: email,
      });
    const { id } = await invite();
    await call(database.sql, organizer, 'remove_staff', { p_staff_id: id });
    await invite();
    expect(await queued()).toEqual(['staff.invited']);
  });

  it('are written to by one organizer twenty times a day, over all events', async () => {
    const organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const events = [
      await createFreeEvent(database.sql, {}, { organizer_id: organizer }),
      await createFreeEvent(database.sql, {}, { organizer_id: organizer }),
    ];
    for (let count = 0; count < 22; count += 1) {
      await call(database.sql, organizer, 'invite_staff', {
        p_event_id: events[count % 2] ?? '',
        p_email: newAddress(),
      });
    }
    expect(await queued()).toHaveLength(20);
  });
});

describe('fewer mails', () => {
  interface Ended extends Claim {
    unsubscribe_token: string | null;
  }
  const claimEnded = async () => (await claimOne()) as Ended;
  const end = (token: string | null) =>
    database.sql`select public.unsubscribe(${token})`.then(
      () => null,
      (thrown: { message: string }) => thrown.message,
    );

  it('end by what the mail carries: that topic, that person, also what waits', async () => {
    const other = await signUp(database.sql);
    await confirmEmail(database.sql, other);
    await tell('event.message', { event: '夜場' });
    const { id, unsubscribe_token: token } = await claimEnded();
    await database.sql`select private.mail_sent(${id})`;
    await tell('event.message', { event: '第二封' });
    expect(await end(token)).toBeNull();
    expect(await end(token)).toBeNull();
    expect(await claim()).toBeNull();
    await tell('event.message', { event: '第三封' });
    expect(await claim()).toBeNull();
    await tell('ticket.issued', { event: '夜場' });
    expect((await claimOne()).kind).toBe('ticket.issued');
    await database.sql`select private.notify(${other}, 'event.message', '{"event": "夜場"}', '/tickets')`;
    expect((await claimOne()).to).toBe(await emailOf(database.sql, other));
    const settings = await call<{ topic: string; site: boolean; mail: boolean }[]>(
      database.sql,
      fan,
      'my_notification_settings',
    );
    expect(settings.find(({ topic }) => topic === 'events')).toMatchObject({
      site: true,
      mail: false,
    });
  });

  it('carry the same token each time, none where they cannot end, and no other opens anything', async () => {
    await tell('event.message');
    await tell('event.answered');
    const [first, second] = [await claimEnded(), await claimEnded()];
    expect(first.unsubscribe_token).toMatch(/^[0-9a-f]{48}$/);
    expect(second.unsubscribe_token).toBe(first.unsubscribe_token);
    await tell('ticket.issued', { event: '夜場' });
    expect((await claimEnded()).unsubscribe_token).toBeNull();
    expect(await end('0'.repeat(48))).toBe('NOT_FOUND');
    expect(await end(null)).toBe('NOT_FOUND');
  });

  it('go to no address that refused them for good, until its owner says that it is there again', async () => {
    await tell('ticket.issued', { event: '夜場' });
    await fail((await claimOne()).id, true);
    const stateOf = () => call<{ bounced_at: string | null }>(database.sql, fan, 'my_mail_state');
    expect((await stateOf()).bounced_at).not.toBeNull();
    await tell('ticket.issued', { event: '夜場' });
    expect(await claim()).toBeNull();
    expect(await call(database.sql, fan, 'retry_my_mail')).toMatchObject({ bounced_at: null });
    await tell('ticket.issued', { event: '夜場' });
    expect((await claimOne()).kind).toBe('ticket.issued');
  });

  it('are not given up for an address that is only full today', async () => {
    await tell('ticket.issued', { event: '夜場' });
    await fail((await claimOne()).id);
    expect(await call(database.sql, fan, 'my_mail_state')).toMatchObject({ bounced_at: null });
  });
});

describe('the day before', () => {
  const remind = () => database.sql`select private.remind_of_day(${taipeiDay(1)})`;
  const holding = async (inDays: number) => {
    const event = await createFreeEvent(database.sql, {}, { inDays, title: '夜場' });
    await call(database.sql, fan, 'register_for_event', registrationFor(event));
    await database.sql`delete from private.mails`;
    return event;
  };

  it('holders read once when and where, with their tickets', async () => {
    await holding(1);
    await holding(2);
    await remind();
    await remind();
    const mail = await claimOne();
    expect(mail).toMatchObject({
      kind: 'event.tomorrow',
      link: '/tickets',
      params: { event: '夜場', event_date: taipeiDay(1), event_place: '測試場地' },
    });
    expect(mail.params['tickets']).toMatch(/ × 1$/);
    expect(await claim()).toBeNull();
  });

  it('says it again when the event has moved to another day, and never before ten', async () => {
    const event = await holding(1);
    await remind();
    await claimOne();
    await database.sql`delete from private.mails`;
    await database.sql`update public.events set date = ${taipeiDay(2)} where id = ${event}`;
    await database.sql`select private.remind_of_day(${taipeiDay(2)})`;
    expect((await claimOne()).kind).toBe('event.tomorrow');
    await holding(1);
    await database.sql`select private.remind_of_tomorrow()`;
    const [row] = await database.sql<{ late: boolean; mails: number }[]>`
      select timezone('Asia/Taipei', now())::time >= time '10:00' as late,
        (select count(*)::int from private.mails where kind = 'event.tomorrow') as mails`;
    expect(row?.mails).toBe(row?.late ? 1 : 0);
  });

  it('waits while it is open whether the event takes place', async () => {
    // Of the events before this one, whatever the time of day.
    await remind();
    const event = await holding(1);
    await database.sql`
      insert into private.event_closures (event_id, day) values (${event}, ${taipeiDay(1)})`;
    await remind();
    expect(await claim()).toBeNull();
  });
});

describe('a kind that comes in floods', () => {
  const follow = (event: string) => tell('artist.event', { event, artist: '洛夏' });
  const makeDue = () => database.sql`
    update private.mails set next_attempt_at = now() where user_id = ${fan} and sent_at is null`;
  const waiting = async () => {
    const [row] = await database.sql`
      select count(*)::int as count from private.mails
      where user_id = ${fan} and sent_at is null and failed_at is null`;
    return row?.['count'];
  };
  const sent = (id: string) => database.sql`select private.mail_sent(${id})`;

  it('mails the first at once and the rest of six hours in one letter', async () => {
    await follow('第一場');
    const first = await claimOne();
    expect(first).toMatchObject({ params: { event: '第一場' }, others: [] });
    await sent(first.id);
    await follow('第二場');
    await follow('第三場');
    await follow('第四場');
    expect(await claim()).toBeNull();

    await makeDue();
    const letter = await claimOne();
    expect(letter.params['event']).toBe('第二場');
    expect(letter).toMatchObject({
      others: [{ params: { event: '第三場' } }, { params: { event: '第四場' } }],
    });
    expect(await claim()).toBeNull();
    await sent(letter.id);
    expect(await waiting()).toBe(0);
    // And six hours later one goes at once again.
    await database.sql`
      update private.mails set sent_at = sent_at - interval '7 hours' where user_id = ${fan}`;
    await follow('第五場');
    expect((await claimOne()).params['event']).toBe('第五場');
  });

  it('keeps what it gathered when the letter is refused, and gives it up with it', async () => {
    await follow('第一場');
    await follow('第二場');
    const letter = await claimOne();
    await fail(letter.id);
    await makeDue();
    const again = await claimOne();
    expect(again).toMatchObject({ id: letter.id, others: [{ params: { event: '第二場' } }] });
    await fail(again.id, true);
    expect(await waiting()).toBe(0);
    const given = await database.sql`
      select last_error, goes_with, params ->> 'event' as event
      from private.mails where user_id = ${fan} order by created_at`;
    expect(given).toMatchObject([
      { last_error: 'greylisted', goes_with: null, event: '第一場' },
      { last_error: 'greylisted', goes_with: null, event: '第二場' },
    ]);
  });

  it('lets nothing essential wait', async () => {
    await tell('order.expired', { order_no: 'EO1' });
    await sent((await claimOne()).id);
    await tell('order.expired', { order_no: 'EO2' });
    expect((await claimOne()).params['order_no']).toBe('EO2');
  });
});
