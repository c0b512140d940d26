import { runJob } from './setup/clock';
import { randomUUID } from 'node:crypto';
import { purchaseRequestSchema } from './answers/tickets';
import { purchaseSchema } from '../../mf-events/src/data/purchase/purchase.schema';
import { call, faultOf, refusal } from './setup/callers';
import { addTicketType, createEvent, createFreeEvent, type NewEvent } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import {
  expectTicketRulesToHold,
  buy as buyTickets,
  letOrderLapse,
  payOrder,
  purchaseFor,
  stockOf,
} from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let fan: string;
let organizer: string;

beforeEach(async () => {
  fan = await signUp(database.sql);
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
});
afterEach(() => expectTicketRulesToHold(database.sql));

/** An event with standing tickets at 900 and seats at 1200, ten of each. */
async function concert(event: NewEvent = {}) {
  const id = await createEvent(database.sql, { organizer_id: organizer, ...event });
  await addTicketType(database.sql, id, { ticket_type_id: 'stand', price: 900, capacity: 10 });
  await addTicketType(database.sql, id, { ticket_type_id: 'seat', price: 1200, capacity: 10 });
  return id;
}
const buy = (
  event: string,
  lines: Record<string, number>,
  total: number,
  change = {},
  userId: string | null = fan,
) => buyTickets(database.sql, userId, event, lines, total, change);
const orderOf = async (id: string) => {
  const [row] = await database.sql`select * from public.orders where id = ${id}`;
  return row;
};

it('once the time to pay is over the event knows of no order of its buyer, who may buy again', async () => {
  const event = await concert();
  const standing = async () => {
    const { my_registration: own } = await call<{ my_registration: { order_id: string } | null }>(
      database.sql,
      fan,
      'get_event',
      { p_id: event },
    );
    return own;
  };
  const { order } = await buy(event, { stand: 1 }, 900);
  expect(await standing()).toMatchObject({ status: 'pending', order_id: order?.id });
  await letOrderLapse(database.sql, order?.id ?? '');
  expect(await standing()).toBeNull();
  const again = await buy(event, { stand: 2 }, 1800);
  expect(await standing()).toMatchObject({ order_id: again.order?.id });
});

describe('holding tickets', () => {
  it('holds several types for fifteen minutes, in one order to the organizer', async () => {
    const event = await concert();
    const purchase = fit(purchaseSchema, await buy(event, { stand: 2, seat: 1 }, 3000));

    expect(purchase).toMatchObject({
      order: { status: 'pending_payment', total: 3000 },
      registrations: [
        { ticket_type_id: 'seat', quantity: 1, status: 'pending' },
        { ticket_type_id: 'stand', quantity: 2, status: 'pending' },
      ],
      ticket_ids: [],
    });
    const order = await orderOf(purchase.order?.id ?? '');
    expect(order).toMatchObject({
      kind: 'ticket',
      buyer_id: fan,
      seller_type: 'organizer',
      seller_id: organizer,
    });
    const minutes = (Number(order?.['hold_expires_at']) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThan(15.1);
    expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 3 });
    expect(await stockOf(database.sql, event, 'stand')).toEqual({ sold: 0, held: 2 });
  });

  it('takes what the interface is told to send', async () => {
    const event = await concert();
    const request = purchaseRequestSchema.parse(purchaseFor(event, { seat: 1 }, 1200));
    expect(request.p_items).toEqual([{ ticket_type_id: 'seat', quantity: 1 }]);
  });

  it('sells for the platform what no account organises', async () => {
    const event = await createEvent(database.sql);
    await addTicketType(database.sql, event, { price: 100 });
    const { order } = await buy(event, { free: 1 }, 100);
    expect(await orderOf(order?.id ?? '')).toMatchObject({ seller_type: 'platform' });
  });

  it('settles at once what costs nothing', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 5 });
    const purchase = await buy(event, { free: 2 }, 0);
    expect(purchase.order).toMatchObject({ status: 'paid', total: 0 });
    expect(purchase.registrations).toMatchObject([{ status: 'confirmed' }]);
    expect(purchase.ticket_ids).toHaveLength(2);
    expect(await stockOf(database.sql, event)).toEqual({ sold: 2, held: 0 });
  });

  it('becomes tickets with prices and secrets when it is paid', async () => {
    const event = await concert();
    const { order } = await buy(event, { stand: 2, seat: 1 }, 3000);
    await payOrder(database.sql, order?.id ?? '');

    expect(await stockOf(database.sql, event)).toEqual({ sold: 3, held: 0 });
    const tickets = await database.sql`
      select ticket_type_id, price_paid, holder_user_id from public.tickets
      where event_id = ${event} order by ticket_type_id`;
    expect([...tickets]).toEqual([
      { ticket_type_id: 'seat', price_paid: 1200, holder_user_id: fan },
      { ticket_type_id: 'stand', price_paid: 900, holder_user_id: fan },
      { ticket_type_id: 'stand', price_paid: 900, holder_user_id: fan },
    ]);
    const told = await call<{ items: { kind: string }[] }>(database.sql, fan, 'my_notifications');
    expect(told.items.map(({ kind }) => kind)).toContain('ticket.issued');
  });

  it.each(['expired', 'cancelled'])('gives everything back when it is %s', async (status) => {
    const event = await concert();
    const { order } = await buy(event, { stand: 2, seat: 1 }, 3000);
    await database.sql.begin(async (tx) => {
      await tx`select private.lock_order(${order?.id ?? ''})`;
      await tx`select private.close_order(${order?.id ?? ''}, ${status})`;
    });
    expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 0 });
    const states = await database.sql`
      select distinct status, cancel_reason from public.event_registrations where event_id = ${event}`;
    expect([...states]).toEqual([{ status: 'cancelled', cancel_reason: status }]);
  });

  it('lets go of a lapsed order as soon as somebody wants its seats', async () => {
    const event = await createEvent(database.sql);
    await addTicketType(database.sql, event, { price: 500, capacity: 1 });
    const { order } = await buy(event, { free: 1 }, 500);
    const late = await signUp(database.sql);
    expect(await refusal(buy(event, { free: 1 }, 500, {}, late))).toBe('SOLD_OUT');

    await letOrderLapse(database.sql, order?.id ?? '');
    expect((await buy(event, { free: 1 }, 500, {}, late)).order?.status).toBe('pending_payment');
    expect((await orderOf(order?.id ?? ''))?.['status']).toBe('expired');
  });

  it('lets the same person order again after the first order lapsed', async () => {
    const event = await concert();
    const first = await buy(event, { seat: 1 }, 1200);
    await letOrderLapse(database.sql, first.order?.id ?? '');
    const second = await buy(event, { seat: 2 }, 2400);
    expect(second.order?.id).not.toBe(first.order?.id);
  });

  it('keeps transfers short of the end of the sale and three hours before the event', async () => {
    const event = await concert();
    const { order } = await buy(event, { seat: 1 }, 1200);
    const limit = async () => {
      const [row] = await database.sql<{ hours: number }[]>`
        select extract(epoch from private.ticket_pay_until(${order?.id ?? ''}) - now()) / 3600 as hours`;
      return Math.round(Number(row?.hours));
    };
    expect(await limit()).toBe(24);
    await database.sql`
      update public.ticket_stock set sale_end_at = now() + interval '5 hours'
      where event_id = ${event} and ticket_type_id = 'seat'`;
    expect(await limit()).toBe(5);
  });
});

describe('the same request again', () => {
  it('is the same order, also when four arrive at once', async () => {
    const event = await concert();
    const key = { p_idempotency_key: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => buy(event, { seat: 1 }, 1200, key)));
    expect(new Set(answers.map(({ order }) => order?.id)).size).toBe(1);
    expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 1 });
  });

  it('is refused for another event', async () => {
    const key = { p_idempotency_key: randomUUID() };
    const event = await concert();
    await buy(event, { seat: 1 }, 1200, key);
    expect(await refusal(buy(event, { seat: 2 }, 2400, key))).toBe('KEY_TAKEN');
    expect(await refusal(buy(await concert(), { seat: 1 }, 1200, key))).toBe('KEY_TAKEN');
  });

  it('is the same order, too, when it costs nothing', async () => {
    const event = await createFreeEvent(database.sql);
    const key = { p_idempotency_key: randomUUID() };
    const first = await buy(event, { free: 1 }, 0, key);
    expect(await buy(event, { free: 1 }, 0, key)).toEqual(first);
  });
});

describe('what is refused', () => {
  it('a price that is not the one on the page, with the new one', async () => {
    const event = await concert();
    expect(await faultOf(buy(event, { seat: 1 }, 1000))).toEqual({
      code: 'PRICE_CHANGED',
      state: 'PT409',
      hint: '1200',
    });
    expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 0 });
  });

  it('a second order of one person while one waits for payment, naming it', async () => {
    const event = await concert();
    const { order } = await buy(event, { seat: 1 }, 1200);
    expect(await faultOf(buy(event, { stand: 1 }, 900))).toMatchObject({
      code: 'ALREADY_REGISTERED',
      hint: order?.id,
    });
    await payOrder(database.sql, order?.id ?? '');
    // A friend's ticket, a forgotten type: up to the limit per person, which what was given away counts for as well.
    const { order: another } = await buy(event, { stand: 1 }, 900);
    expect(another?.status).toBe('pending_payment');
  });

  it('all of it when one line is sold out', async () => {
    const event = await concert();
    await database.sql`
      update public.ticket_stock set capacity = 1 where event_id = ${event} and ticket_type_id = 'stand'`;
    expect(await refusal(buy(event, { seat: 1, stand: 2 }, 3000))).toBe('SOLD_OUT');
    expect(await stockOf(database.sql, event, 'seat')).toEqual({ sold: 0, held: 0 });
  });

  it('more than the whole event has left', async () => {
    const event = await concert({ max_attendees: 2 });
    expect(await refusal(buy(event, { seat: 1, stand: 2 }, 3000))).toBe('SOLD_OUT');
  });

  it.each([
    ['no lines', []],
    ['no list', 'seat'],
    ['a type twice', [1, 2].map(() => ({ ticket_type_id: 'seat', quantity: 1 }))],
    ['half a ticket', [{ ticket_type_id: 'seat', quantity: 0.5 }]],
    ['less than none', [{ ticket_type_id: 'seat', quantity: -1 }]],
    ['a word for a number', [{ ticket_type_id: 'seat', quantity: '1' }]],
    ['no type', [{ quantity: 1 }]],
    ['null', [null]],
  ])('%s', async (_, p_items) => {
    const event = await concert();
    expect(await faultOf(buy(event, {}, 0, { p_items }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'items',
    });
  });

  it.each([
    ['expected_total', { p_expected_total: null }],
    ['answers', { p_answers: ['不是物件'] }],
    ['name', { p_name: ' ' }],
    ['phone', { p_phone: '123' }],
    ['invoice.tax_id', { p_invoice: { type: 'company', tax_id: '12345678', title: '某公司' } }],
  ])('a wrong %s', async (field, change) => {
    const event = await concert();
    expect(await faultOf(buy(event, { seat: 1 }, 1200, change))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: field,
    });
  });

  it('the row that counts the event, a hidden type, a broken price, an event that is no more', async () => {
    const event = await concert();
    expect(await refusal(buy(event, { '*': 1 }, 0))).toBe('NOT_FOUND');
    await addTicketType(database.sql, event, { ticket_type_id: 'dark', is_hidden: true });
    expect(await refusal(buy(event, { dark: 1 }, 0))).toBe('NOT_FOUND');
    await addTicketType(database.sql, event, { ticket_type_id: 'broken', price: null });
    expect(await refusal(buy(event, { broken: 1 }, 0))).toBe('NOT_ON_SALE');
    expect(await refusal(buy(event, { seat: 5 }, 6000))).toBe('LIMIT_EXCEEDED');
    expect(await refusal(buy(await concert({ inDays: -3 }), { seat: 1 }, 1200))).toBe(
      'EVENT_ENDED',
    );
    expect(await refusal(buy(await concert({ status: 'cancelled' }), { seat: 1 }, 1200))).toBe(
      'EVENT_NOT_OPEN',
    );
    expect(await refusal(buy(await concert({ status: 'draft' }), { seat: 1 }, 1200))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(buy(event, { seat: 1 }, 1200, {}, null))).toBe('NOT_SIGNED_IN');
  });
});

describe('a registration that waits for payment', () => {
  it('is not cancelled beside its order, and the other way round stays closed', async () => {
    const event = await concert();
    const purchase = await buy(event, { seat: 1 }, 1200);
    const cancel = () =>
      call(database.sql, fan, 'cancel_registration', {
        p_registration_id: purchase.registrations[0]?.id ?? '',
      });
    expect(await faultOf(cancel())).toMatchObject({
      code: 'INVALID_STATE',
      hint: purchase.order?.id,
    });
    await payOrder(database.sql, purchase.order?.id ?? '');
    expect(await refusal(cancel())).toBe('FORBIDDEN');
  });

  it('does not end after 72 hours while its payment is being looked for', async () => {
    const event = await concert();
    const { order } = await buy(event, { seat: 1 }, 1200);
    await database.sql`
      update public.orders set status = 'payment_review' where id = ${order?.id ?? ''}`;
    await database.sql`
      update public.event_registrations set registered_at = now() - interval '80 hours'
      where event_id = ${event}`;
    await runJob(database.sql, 'free_overdue_tickets');
    expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 1 });
  });
});

it('is done a day after the event, unless money is on its way back', async () => {
  const event = await concert();
  const { order } = await buy(event, { seat: 1 }, 1200);
  const asked = await buy(event, { seat: 1 }, 1200, {}, await signUp(database.sql));
  for (const id of [order?.id, asked.order?.id]) await payOrder(database.sql, id ?? '');
  await database.sql`
    update public.orders set refund_status = 'requested' where id = ${asked.order?.id ?? ''}`;
  const states = async () => {
    await database.sql`select private.complete_ticket_orders()`;
    return [
      (await orderOf(order?.id ?? ''))?.['status'] as string,
      (await orderOf(asked.order?.id ?? ''))?.['status'] as string,
    ];
  };
  expect(await states()).toEqual(['paid', 'paid']);
  await database.sql`update public.events set date = private.today() - 3 where id = ${event}`;
  expect(await states()).toEqual(['completed', 'paid']);
});
