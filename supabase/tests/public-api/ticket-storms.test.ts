import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../../../tools/run-size/run-size';
import { expireAll } from '../setup/orders';
import { soon } from '../setup/clock';
import { crowdEmail, signUpCrowd } from '../setup/crowd';
import { addTicketType, createEvent, registrationFor, type Receipt } from '../setup/events';
import { signUp } from '../setup/people';
import { providePublicApi, tally, type Reply } from '../setup/public-api';
import {
  codeOf,
  holdForAll,
  letEverythingLapse,
  letOrderLapse,
  purchaseFor,
  stockOf,
  type Purchase,
} from '../setup/tickets';
import { checkInvariants } from '../setup/invariants';

const api = providePublicApi();
afterEach(() => checkInvariants(api.sql));

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const isEven = (index: number) => index % 2 === 0;

const register = (fan: string, event: string) =>
  api.rpc<Receipt>(fan, 'register_for_event', registrationFor(event));
const buy = (fan: string, event: string, quantity = 1, change = {}) =>
  api.rpc<Purchase>(
    fan,
    'hold_tickets',
    purchaseFor(event, { vip: quantity }, 800 * quantity, change),
  );
const createPaidEvent = async (capacity: number, event = {}) => {
  const id = await createEvent(api.sql, event);
  await addTicketType(api.sql, id, { ticket_type_id: 'vip', price: 800, capacity });
  return id;
};

it('sells 50 tickets of two types in an event of 50 to a crowd of buyers, not one more', async () => {
  const event = await createEvent(api.sql, { max_attendees: 50 });
  await addTicketType(api.sql, event, { capacity: 30 });
  await addTicketType(api.sql, event, { ticket_type_id: 'vip', price: 800, capacity: 30 });
  const fans = await signUpCrowd(api.sql, sized(120, 500));

  const { answers, refusals } = await tally<Receipt | Purchase>(
    fans.map((fan, index) => (isEven(index) ? register(fan, event) : buy(fan, event))),
  );

  expect(answers).toHaveLength(50);
  expect(refusals).toEqual({ '409 SOLD_OUT': fans.length - 50 });
  const free = await stockOf(api.sql, event, 'free');
  const vip = await stockOf(api.sql, event, 'vip');
  expect(free?.sold).toBe(answers.filter((answer) => 'registration_no' in answer).length);
  expect(vip).toEqual({ sold: 0, held: answers.filter((answer) => 'order' in answer).length });
  expect(await stockOf(api.sql, event)).toEqual({ sold: free?.sold, held: vip?.held });
});

it('makes one order of one person who clicks thirty times, with a key or without', async () => {
  const event = await createPaidEvent(40);
  const [patient, hasty] = await signUpCrowd(api.sql, 2);
  const key = { p_idempotency_key: randomUUID() };

  const keyed = await tally(times(30, () => buy(patient as string, event, 2, key)));
  expect(keyed.refusals).toEqual({});
  expect(new Set(keyed.answers.map(({ order }) => order?.id)).size).toBe(1);

  const keyless = await tally(times(30, () => buy(hasty as string, event, 2)));
  expect(keyless.answers).toHaveLength(1);
  expect(keyless.refusals).toEqual({ '409 ALREADY_REGISTERED': 29 });
  expect(await stockOf(api.sql, event)).toEqual({ sold: 0, held: 4 });
});

it('lets a payment or the clock win, never both', async () => {
  const event = await createPaidEvent(60);
  const fans = await signUpCrowd(api.sql, 120);
  const early = fans.slice(0, 60);
  const held = await tally(early.map((fan) => buy(fan, event)));
  const orders = held.answers.map(({ order }) => order?.id ?? '');
  expect(orders).toHaveLength(60);
  const owners = await Promise.all(
    orders.map(async (id) => {
      const [row] = await api.sql`select buyer_id from public.orders where id = ${id}`;
      return row?.['buyer_id'] as string;
    }),
  );

  // Their time runs out one by one while they pay, while others buy, and while the clock's job runs.
  await api.sql`
    update public.orders
    set hold_expires_at = clock_timestamp() + (random() * 400 || ' milliseconds')::interval
    where id = any (${orders})`;
  const [payments, latecomers] = await Promise.all([
    tally(
      orders.map(async (id, index) => {
        await sleep((index * 7) % 400);
        return api.rpc(owners[index] ?? '', 'report_transfer', {
          p_order_id: id,
          p_last5: '12345',
        });
      }),
    ),
    tally(
      fans.slice(60).map(async (fan, index) => {
        await sleep((index * 11) % 500);
        return buy(fan, event);
      }),
    ),
    ...times(6, async (index) => {
      await sleep(index * 90);
      await api.sql`select private.expire_orders()`;
    }),
  ]);
  await expireAll(api.sql);

  // Who is late depends on how fast the machine is; that nobody is refused for anything else does not.
  expect(Object.keys(payments.refusals).filter((name) => name !== '409 ORDER_EXPIRED')).toEqual([]);
  expect(Object.keys(latecomers.refusals).filter((name) => name !== '409 SOLD_OUT')).toEqual([]);
  const [row] = await api.sql`
    select count(*) filter (where status = 'payment_review')::int as reported,
      count(*) filter (where status = 'expired')::int as expired
    from public.orders where id = any (${orders})`;
  expect(row).toEqual({
    reported: payments.answers.length,
    expired: payments.refusals['409 ORDER_EXPIRED'],
  });
  expect(await stockOf(api.sql, event)).toEqual({
    sold: 0,
    held: payments.answers.length + latecomers.answers.length,
  });
});

it('gives a ticket away or cancels it, never both', async () => {
  const event = await createEvent(api.sql);
  await addTicketType(api.sql, event, { capacity: 60 });
  const people = await signUpCrowd(api.sql, 80);
  const pairs = times(40, (index) => ({
    sender: people[index * 2] as string,
    receiver: people[index * 2 + 1] as string,
  }));
  const tickets = await Promise.all(
    pairs.map(async ({ sender, receiver }) => {
      const { body } = (await register(sender, event)) as { body: Receipt };
      const ticket = body.ticket_ids[0] ?? '';
      const offer = await api.rpc<{ id: string }>(sender, 'offer_transfer', {
        p_ticket_id: ticket,
        p_to_email: crowdEmail(receiver),
      });
      return {
        ticket,
        registration: body.registration_id,
        offer: (offer.body as { id: string }).id,
      };
    }),
  );

  const accepted: boolean[] = [];
  const { refusals } = await tally(
    pairs.flatMap(({ sender, receiver }, index) => {
      const { registration, offer } = tickets[index] as (typeof tickets)[number];
      const accept = api.rpc(receiver, 'accept_transfer', {
        p_transfer_id: offer,
        p_name: '陳小華',
        p_phone: '0922-333-444',
      });
      void accept.then(({ status }) => (accepted[index] = status === 200));
      const requests: Promise<Reply<unknown>>[] = [
        accept,
        api.rpc(sender, 'cancel_registration', { p_registration_id: registration }),
        api.rpc(sender, 'end_transfer', { p_transfer_id: offer }),
      ];
      // Everybody is first somewhere.
      return [...requests.slice(index % 3), ...requests.slice(0, index % 3)];
    }),
  );

  expect(
    Object.keys(refusals).filter((name) => !/^409 (INVALID_STATE|ALREADY_CANCELLED)$/.test(name)),
  ).toEqual([]);
  const rows = await api.sql<{ id: string; status: string; holder_user_id: string }[]>`
    select id, status, holder_user_id from public.tickets where event_id = ${event}`;
  const outcomes = pairs.map(({ sender, receiver }, index) => {
    const ticket = rows.find(({ id }) => id === tickets[index]?.ticket);
    return ticket?.status === 'valid' && ticket.holder_user_id === receiver
      ? accepted[index] === true
      : ticket?.status === 'cancelled' && ticket.holder_user_id === sender && !accepted[index];
  });
  expect(outcomes).toEqual(times(40, () => true));
});

it('serves the waitlist before the public when seats come back', async () => {
  const event = await createEvent(api.sql, { max_attendees: 20 });
  await addTicketType(api.sql, event, { capacity: 20 });
  const people = await signUpCrowd(api.sql, 160);
  const [holders, waitlisted, others] = [
    people.slice(0, 20),
    people.slice(20, 60),
    people.slice(60),
  ];
  const receipts = (await tally(holders.map((fan) => register(fan, event)))).answers;
  const waiting = await tally(
    waitlisted.map((fan) =>
      api.rpc<{ id: string }>(fan, 'join_waitlist', {
        p_event_id: event,
        p_ticket_type_id: 'free',
        p_quantity: 1,
      }),
    ),
  );
  expect([receipts.length, waiting.answers.length]).toEqual([20, 40]);
  const owners = await api.sql<{ id: string; user_id: string }[]>`
    select id, user_id from public.event_registrations where event_id = ${event}`;

  const [cancelled, passers] = await Promise.all([
    tally(
      owners
        .slice(0, 12)
        .map(({ id, user_id }) =>
          api.rpc(user_id, 'cancel_registration', { p_registration_id: id }),
        ),
    ),
    tally(others.map((fan) => register(fan, event))),
    // Some grow tired meanwhile.
    tally(
      waitlisted
        .slice(30)
        .map((fan, index) =>
          api.rpc(fan, 'leave_waitlist', { p_entry_id: waiting.answers[30 + index]?.id ?? '' }),
        ),
    ),
  ]);
  expect(cancelled.answers).toHaveLength(12);
  expect(passers.answers).toEqual([]);
  expect(passers.refusals).toEqual({ '409 SOLD_OUT': 100 });

  const offered = await api.sql<{ user_id: string }[]>`
    select user_id from public.waitlist_entries
    where event_id = ${event} and status = 'offered' order by created_at, id`;
  expect(offered).toHaveLength(12);
  const first = await api.sql<{ user_id: string }[]>`
    select user_id from public.waitlist_entries
    where event_id = ${event} and status <> 'cancelled' order by created_at, id limit 12`;
  expect(offered).toEqual(first);

  const claims = await tally([...waitlisted, ...others].map((fan) => register(fan, event)));
  expect(claims.answers).toHaveLength(12);
  expect(await stockOf(api.sql, event)).toEqual({ sold: 20, held: 0 });
});

it('lets one person in through forty scanners, and nobody whose ticket just changed hands', async () => {
  const organizer = await signUp(api.sql);
  const event = await createEvent(api.sql, { organizer_id: organizer, ...soon() });
  await addTicketType(api.sql, event);
  const [holder, friend] = (await signUpCrowd(api.sql, 2)) as [string, string];
  const { body } = (await register(holder, event)) as { body: Receipt };
  const ticket = body.ticket_ids[0] ?? '';
  const code = await codeOf(api.sql, ticket);
  const scan = (text: string) =>
    api.rpc<{ result: string }>(organizer, 'check_in', {
      p_event_id: event,
      p_code: text,
      p_nonce: randomUUID(),
    });

  const { answers } = await tally(times(40, () => scan(code)));
  expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(1);
  expect(answers.filter(({ result }) => result === 'duplicate')).toHaveLength(39);

  const second = (await register(friend, event)) as { body: Receipt };
  const old = await codeOf(api.sql, second.body.ticket_ids[0] ?? '');
  const offer = await api.rpc<{ id: string }>(friend, 'offer_transfer', {
    p_ticket_id: second.body.ticket_ids[0] ?? '',
    p_to_email: crowdEmail(holder),
  });
  const accept = {
    p_transfer_id: (offer.body as { id: string }).id,
    p_name: '陳小華',
    p_phone: '0922-333-444',
  };
  const race = await Promise.all([
    api.rpc(holder, 'accept_transfer', accept),
    ...times(10, () => scan(old)),
  ]);
  // An offered ticket lets nobody in, and neither does the code of the former holder.
  expect(race.slice(1).map(({ body: scanned }) => (scanned as { result: string }).result)).toEqual(
    times(10, () => 'revoked'),
  );
});

it('holds what lapsed for the next buyer at once, although no job has run', async () => {
  const event = await createPaidEvent(1);
  const [first, ...others] = await signUpCrowd(api.sql, 41);
  const { body } = (await buy(first as string, event)) as { body: Purchase };
  expect((await tally(others.map((fan) => buy(fan, event)))).refusals).toEqual({
    '409 SOLD_OUT': 40,
  });
  await letOrderLapse(api.sql, body.order?.id ?? '');
  const { answers, refusals } = await tally(others.map((fan) => buy(fan, event)));
  expect(answers).toHaveLength(1);
  expect(refusals).toEqual({ '409 SOLD_OUT': 39 });
});

it(
  'sells every seat that lapsed to those who press at once, without one answer that is no answer',
  async () => {
    const seats = sized(60, 5000);
    const event = await createPaidEvent(seats);
    await holdForAll(api.sql, event, await signUpCrowd(api.sql, seats), { vip: 1 }, 800);
    await letEverythingLapse(api.sql, event);
    const buyers = await signUpCrowd(api.sql, seats + 10);

    const refusals: Record<string, number> = {};
    // 64 people who press and, once they have an answer, make place for the next.
    await Promise.all(
      times(64, async (place) => {
        for (let n = place; n < buyers.length; n += 64) {
          // oxlint-disable-next-line no-await-in-loop
          const answer = await tally([buy(buyers[n] as string, event)]);
          for (const name of Object.keys(answer.refusals))
            refusals[name] = (refusals[name] ?? 0) + 1;
        }
      }),
    );

    expect(refusals).toEqual({ '409 SOLD_OUT': 10 });
    expect(await stockOf(api.sql, event, 'vip')).toEqual({ sold: 0, held: seats });
  },
  sized(120_000, 900_000),
);
