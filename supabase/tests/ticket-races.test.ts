import { randomUUID } from 'node:crypto';
import { sized } from '../../tools/run-size/run-size';
import { call, refusal } from './setup/callers';
import {
  addTicketType,
  createEvent,
  createFreeEvent,
  registrationFor,
  type Receipt,
} from './setup/events';
import { signUpCrowd } from './setup/crowd';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import {
  buy,
  codeOf,
  expectTicketRulesToHold,
  payOrder,
  stockOf,
  type Purchase,
} from './setup/tickets';

// As many connections as a busy PostgREST would use; the rest of the crowd queues for them.
const database = provideTestDatabase({ poolSize: sized(16, 40) });

afterEach(() => expectTicketRulesToHold(database.sql));

const crowd = (count: number) => signUpCrowd(database.sql, count);

/** How many succeeded, and the codes with which the others were refused. */
async function outcomes<T>(attempts: Promise<T>[]) {
  const settled = await Promise.allSettled(attempts);
  const won = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refusals = settled.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  return { won, refusals: [...new Set(refusals)] };
}

/** The order's own way out, as the job takes it. */
const expire = async (orderId: string) => {
  await database.sql`select private.expire_order(${orderId})`;
};

it('holds exactly 50 for a crowd of buyers of two types in an event of 50', async () => {
  const event = await createEvent(database.sql, { max_attendees: 50 });
  await addTicketType(database.sql, event, { ticket_type_id: 'a', price: 300, capacity: 40 });
  await addTicketType(database.sql, event, { ticket_type_id: 'b', price: 500, capacity: 40 });
  const fans = await crowd(sized(120, 500));
  const { won, refusals } = await outcomes(
    fans.map((fan, index) =>
      index % 2
        ? buy(database.sql, fan, event, { a: 1 }, 300)
        : buy(database.sql, fan, event, { b: 1 }, 500),
    ),
  );
  expect(won).toHaveLength(50);
  expect(refusals).toEqual(['SOLD_OUT']);
  expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 50 });
});

it('does not deadlock buyers of both types at once, and never sells half an order', async () => {
  const event = await createEvent(database.sql, { max_attendees: 60 });
  await addTicketType(database.sql, event, { ticket_type_id: 'a', price: 300, capacity: 30 });
  await addTicketType(database.sql, event, { ticket_type_id: 'b', price: 500, capacity: 35 });
  const fans = await crowd(80);
  const { won, refusals } = await outcomes(
    fans.map((fan, index) =>
      buy(database.sql, fan, event, index % 2 ? { a: 1, b: 1 } : { b: 1, a: 1 }, 800),
    ),
  );
  expect(won).toHaveLength(30);
  expect(refusals).toEqual(['SOLD_OUT']);
  expect(await stockOf(database.sql, event, 'b')).toEqual({ sold: 0, held: 30 });
});

it('either pays or expires an order, never both', async () => {
  const event = await createEvent(database.sql);
  await addTicketType(database.sql, event, { price: 300, capacity: 40 });
  const fans = await crowd(30);
  const orders = await Promise.all(
    fans.map(
      async (fan) => (await buy(database.sql, fan, event, { free: 1 }, 300)).order?.id ?? '',
    ),
  );
  await database.sql`
    update public.orders set hold_expires_at = now() - interval '1 second' where id in ${database.sql(orders)}`;
  await Promise.allSettled(
    orders.flatMap((order, index) =>
      index % 2
        ? [payOrder(database.sql, order), expire(order)]
        : [expire(order), payOrder(database.sql, order)],
    ),
  );
  const [counts] = await database.sql`
    select
      (select count(*)::int from public.orders where id in ${database.sql(orders)} and status = 'paid')
        = (select count(*)::int from public.tickets where event_id = ${event}) as paid_have_tickets,
      (select count(*)::int from public.orders where id in ${database.sql(orders)} and status in ('paid', 'expired')) as decided`;
  expect(counts).toEqual({ paid_have_tickets: true, decided: 30 });
});

it('lets the waitlist go before the public while seats come free', async () => {
  const event = await createEvent(database.sql);
  await addTicketType(database.sql, event, { capacity: 20 });
  const holders = await crowd(20);
  const receipts = await Promise.all(
    holders.map((fan) =>
      call<Receipt>(database.sql, fan, 'register_for_event', registrationFor(event)),
    ),
  );
  const waiting = await crowd(20);
  for (const fan of waiting) {
    await call(database.sql, fan, 'join_waitlist', { p_event_id: event, p_ticket_type_id: 'free' });
  }
  const public_ = await crowd(60);
  const [, sale] = await Promise.all([
    outcomes(
      receipts.map((receipt, index) =>
        call(database.sql, holders[index] ?? '', 'cancel_registration', {
          p_registration_id: receipt.registration_id,
        }),
      ),
    ),
    outcomes(
      public_.map((fan) =>
        call<Receipt>(database.sql, fan, 'register_for_event', registrationFor(event)),
      ),
    ),
  ]);
  expect(sale).toEqual({ won: [], refusals: ['SOLD_OUT'] });
  expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 20 });
  const taken = await outcomes(
    waiting.map((fan) =>
      call<Receipt>(database.sql, fan, 'register_for_event', registrationFor(event)),
    ),
  );
  expect(taken.won).toHaveLength(20);
});

it('passes a ticket on or cancels it, never both', async () => {
  const friends = await crowd(25);
  const rounds = friends.map(async (friend) => {
    const fan = await signUp(database.sql);
    const event = await createFreeEvent(database.sql, { capacity: 1 });
    const receipt = await call<Receipt>(
      database.sql,
      fan,
      'register_for_event',
      registrationFor(event),
    );
    const ticket = receipt.ticket_ids[0] ?? '';
    const { token } = await call<{ token: string }>(database.sql, fan, 'offer_transfer', {
      p_ticket_id: ticket,
      p_to_email: 'friend@people.test',
    });
    await Promise.allSettled([
      call(database.sql, friend, 'accept_transfer', {
        p_token: token,
        p_name: '陳美玲',
        p_phone: '0922333444',
      }),
      call(database.sql, fan, 'cancel_registration', {
        p_registration_id: receipt.registration_id,
      }),
    ]);
    const [row] = await database.sql`
      select t.status, t.holder_user_id = ${friend} as passed_on, s.sold
      from public.tickets as t
      join public.ticket_stock as s on s.event_id = t.event_id and s.ticket_type_id = '*'
      where t.id = ${ticket}`;
    return row;
  });
  for (const row of await Promise.all(rounds)) {
    expect([
      { status: 'valid', passed_on: true, sold: 1 },
      { status: 'cancelled', passed_on: false, sold: 0 },
    ]).toContainEqual(row);
  }
});

it('gives an offered ticket to one of ten who have the link', async () => {
  const fan = await signUp(database.sql);
  const event = await createFreeEvent(database.sql);
  const receipt = await call<Receipt>(
    database.sql,
    fan,
    'register_for_event',
    registrationFor(event),
  );
  const { token } = await call<{ token: string }>(database.sql, fan, 'offer_transfer', {
    p_ticket_id: receipt.ticket_ids[0] ?? '',
    p_to_email: 'friend@people.test',
  });
  const { won, refusals } = await outcomes(
    (await crowd(10)).map((friend) =>
      call(database.sql, friend, 'accept_transfer', {
        p_token: token,
        p_name: '陳美玲',
        p_phone: '0922333444',
      }),
    ),
  );
  expect([won.length, refusals]).toEqual([1, ['INVALID_STATE']]);
});

it('lets a ticket in once when twenty devices scan it, with network and without', async () => {
  const organizer = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  const event = await createFreeEvent(
    database.sql,
    {},
    {
      organizer_id: organizer,
      inDays: 0,
      time: '00:00',
      ends_at: new Date(Date.now() + 86_400_000).toISOString(),
    },
  );
  const receipt = await call<Receipt>(
    database.sql,
    await signUp(database.sql),
    'register_for_event',
    registrationFor(event, { p_quantity: 3 }),
  );
  for (const ticket of receipt.ticket_ids) {
    const code = await codeOf(database.sql, ticket);
    const scans = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const nonce = randomUUID();
        const answer = await (index % 2
          ? call<{ scans: { result: string }[] }>(database.sql, organizer, 'merge_scans', {
              p_event_id: event,
              p_scans: [{ code, nonce, device_id: `d${index}` }],
            }).then(({ scans: merged }) => merged[0])
          : call<{ result: string }>(database.sql, organizer, 'check_in', {
              p_event_id: event,
              p_code: code,
              p_nonce: nonce,
            }));
        return answer?.result;
      }),
    );
    expect(scans.filter((result) => result === 'ok')).toHaveLength(1);
    expect(scans.filter((result) => result?.startsWith('duplicate'))).toHaveLength(19);
  }
});

it('calls an event off while people buy, pay, transfer and wait', async () => {
  const organizer = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  const event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { price: 300, capacity: 30 });
  const fans = await crowd(60);
  const work = fans.map(async (fan, index) => {
    const purchase: Purchase = await buy(database.sql, fan, event, { free: 1 }, 300);
    if (index % 2) await payOrder(database.sql, purchase.order?.id ?? '');
    if (index % 4 === 1) {
      const [ticket] = await database.sql<{ id: string }[]>`
        select id from public.tickets where holder_user_id = ${fan}`;
      await call(database.sql, fan, 'offer_transfer', {
        p_ticket_id: ticket?.id ?? '',
        p_to_email: 'friend@people.test',
      });
    }
  });
  const waiters = (await crowd(10)).map((fan) =>
    call(database.sql, fan, 'join_waitlist', { p_event_id: event, p_ticket_type_id: 'free' }),
  );
  const settled = await Promise.allSettled([
    ...work,
    ...waiters,
    call(database.sql, organizer, 'cancel_event', { p_event_id: event, p_reason: '颱風' }),
  ]);
  const strange = settled.flatMap((result) =>
    result.status === 'rejected' &&
    !['SOLD_OUT', 'EVENT_NOT_OPEN', 'INVALID_STATE', 'NOT_FOUND'].includes(
      (result.reason as Error).message,
    )
      ? [(result.reason as Error).message]
      : [],
  );
  expect(strange).toEqual([]);
  expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 0 });
  const [rest] = await database.sql`
    select
      (select count(*)::int from public.orders as o join public.event_registrations as r on r.order_id = o.id
        where r.event_id = ${event} and o.status = 'paid' and o.refund_status <> 'processing') as unrefunded,
      (select count(*)::int from public.waitlist_entries where event_id = ${event} and status in ('waiting', 'offered')) as waiting,
      (select count(*)::int from public.tickets where event_id = ${event} and status in ('valid', 'transferring')) as live`;
  expect(rest).toEqual({ unrefunded: 0, waiting: 0, live: 0 });
});

it('lets capacity shrink to what is taken and no further while people buy', async () => {
  const organizer = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  const event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { price: 100, capacity: 40 });
  const fans = await crowd(40);
  const shrink = call(database.sql, organizer, 'set_ticket_types', {
    p_event_id: event,
    p_version: 1,
    p_types: [{ id: 'free', name: '票', price: 100, capacity: 20 }],
  });
  const [{ won }] = await Promise.all([
    outcomes(fans.map((fan) => buy(database.sql, fan, event, { free: 1 }, 100))),
    outcomes([shrink]),
  ]);
  expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: won.length });
  expect(
    await refusal(buy(database.sql, await signUp(database.sql), event, { free: 1 }, 100)),
  ).toBe('SOLD_OUT');
});
