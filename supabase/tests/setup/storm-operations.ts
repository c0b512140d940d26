import { runDueJobs } from '../../stack/postgres/job-clock';
import { hours, performanceRequest, venueRequest } from './bookings';
import { call, type Argument } from './callers';
import { crowdEmail, signUpCrowd } from './crowd';
import { registrationFor, taipeiDay } from './events';
import { productOrder, refundFor } from './orders';
import { bookAd } from './promotion';
import { createStormEvent, type Dice, type World } from './storm-world';
import type { Sql } from './test-database';
import { codeOf, purchaseFor } from './tickets';

interface Storm {
  sql: Sql;
  world: World;
  dice: Dice;
}

/** What an operation answers that found nobody to happen to. */
export const nothing = Symbol('nothing');

/** Something that somebody does; it finds out itself whom and what it can be done to. */
type Operation = (storm: Storm) => Promise<unknown>;

/**
 * One row that fits, as random as the dice. `condition` is of the table's own columns; nobody fits often
 * at the beginning of a storm.
 */
async function some<Row extends Record<string, string | null>>(
  { sql, dice }: Storm,
  table: string,
  columns: string,
  condition: string,
): Promise<Row | undefined> {
  const rows = await sql.unsafe<Row[]>(
    `select ${columns} from public.${table} where ${condition} order by md5(id::text || $1) limit 1`,
    [dice.salt()],
  );
  return rows[0];
}

/** Finds a row and calls a function with it; does nothing when there is none. */
const withSome =
  <Row extends Record<string, string | null>>(
    table: string,
    columns: string,
    condition: string,
    act: (row: Row, storm: Storm) => [caller: string, name: string, args: Record<string, Argument>],
  ): Operation =>
  async (storm) => {
    const row = await some<Row>(storm, table, columns, condition);
    if (!row) return nothing;
    const [caller, name, args] = act(row, storm);
    return call(storm.sql, caller, name, args);
  };

/** As withSome(), for an order, whose seller may be anybody. */
const ofSeller = (status: string, name: string, args: Record<string, Argument> = {}): Operation =>
  withSome<{ id: string; seller: string | null }>(
    'orders',
    'id, private.seller_user(seller_type, seller_id) as seller',
    `status = '${status}'`,
    ({ id, seller }, { world, dice }) => [
      dice.chance(0.8) ? (seller ?? world.superadmin) : world.superadmin,
      name,
      { p_order_id: id, ...args },
    ],
  );

const fan = ({ dice, world }: Storm) => dice.pick(world.fans);
const slot = ({ dice }: Storm) => {
  const start = 8 + dice.under(8);
  const day = 3 + dice.under(4);
  const at = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return hours(day, at(start), at(start + 2 + dice.under(5)));
};

const buying: Record<string, Operation> = {
  hold_tickets: async (storm) => {
    const { sql, dice, world } = storm;
    const event = dice.pick(world.events);
    const types = event.types.filter(() => dice.chance(0.5));
    const lines = Object.fromEntries(types.map(({ id }) => [id, 1 + dice.under(3)]));
    const total = types.reduce((sum, { id, price }) => sum + price * (lines[id] ?? 0), 0);
    const buyer = fan(storm);
    const key = dice.uuid();
    const buy = () =>
      call(sql, buyer, 'hold_tickets', {
        ...purchaseFor(event.id, lines, total),
        p_idempotency_key: key,
      });
    // Now and then it is a double click.
    await Promise.all(dice.chance(0.1) ? [buy(), buy()] : [buy()]);
  },
  register_for_event: (storm) =>
    call(
      storm.sql,
      fan(storm),
      'register_for_event',
      registrationFor(storm.dice.pick(storm.world.events).id, {
        p_ticket_type_id: storm.dice.pick(['free', 'free', 'asked']),
        p_quantity: 1 + storm.dice.under(2),
      }),
    ),
  cancel_registration: withSome<{ id: string; user_id: string }>(
    'event_registrations',
    'id, user_id',
    `status in ('pending', 'confirmed')`,
    ({ id, user_id }) => [user_id, 'cancel_registration', { p_registration_id: id }],
  ),
  decide_registration: withSome<{ id: string }>(
    'event_registrations',
    'id',
    `status = 'pending' and order_id is null`,
    ({ id }, { world, dice }) => [
      world.organizer,
      'decide_registration',
      { p_registration_id: id, p_approve: dice.chance(0.7), p_reason: '名額有限' },
    ],
  ),
  join_waitlist: (storm) =>
    call(storm.sql, fan(storm), 'join_waitlist', {
      p_event_id: storm.dice.pick(storm.world.events).id,
      p_ticket_type_id: storm.dice.pick(['free', 'vip', 'box']),
      p_quantity: 1 + storm.dice.under(3),
    }),
  leave_waitlist: withSome<{ id: string; user_id: string }>(
    'waitlist_entries',
    'id, user_id',
    `status in ('waiting', 'offered')`,
    ({ id, user_id }) => [user_id, 'leave_waitlist', { p_entry_id: id }],
  ),
  take_waitlist_offer: async (storm) => {
    const offer = await some<{ event_id: string; type: string; user_id: string; quantity: string }>(
      storm,
      'waitlist_entries',
      'event_id, ticket_type_id as type, user_id, quantity',
      `status = 'offered'`,
    );
    if (!offer) return nothing;
    const { event_id, type, user_id, quantity } = offer;
    const event = storm.world.events.find(({ id }) => id === event_id);
    const price = event?.types.find(({ id }) => id === type)?.price ?? 0;
    return call(
      storm.sql,
      user_id,
      'hold_tickets',
      purchaseFor(event_id, { [type]: Number(quantity) }, price * Number(quantity)),
    );
  },
  order_products: (storm) => {
    const basket = storm.world.products.filter(() => storm.dice.chance(0.6));
    return call(
      storm.sql,
      fan(storm),
      'order_products',
      productOrder(Object.fromEntries(basket.map((id) => [id, 1 + storm.dice.under(3)]))),
    );
  },
  book_ad: (storm) =>
    bookAd(storm.sql, fan(storm), storm.dice.pick(storm.world.adProducts), {
      p_starts_on: taipeiDay(5 + storm.dice.under(12)),
    }),
  reschedule_ad: withSome<{ id: string; buyer_id: string }>(
    'ad_bookings',
    'id, buyer_id',
    `status = 'confirmed'`,
    ({ id, buyer_id }, { dice }) => [
      buyer_id,
      'reschedule_ad',
      { p_booking_id: id, p_starts_on: taipeiDay(5 + dice.under(12)) },
    ],
  ),
  pledge: (storm) =>
    call(storm.sql, fan(storm), 'pledge', {
      p_campaign_id: storm.dice.pick(storm.world.campaigns),
      p_amount: storm.dice.pick([0, 100, 300, 500]),
    }),
  follow_artist: (storm) =>
    call(storm.sql, fan(storm), 'follow_artist', {
      p_performer_id: storm.dice.pick(storm.world.performers),
      p_follow: storm.dice.chance(0.7),
    }),
};

const paying: Record<string, Operation> = {
  report_transfer: withSome<{ id: string; buyer_id: string }>(
    'orders',
    'id, buyer_id',
    `status = 'pending_payment'`,
    ({ id, buyer_id }) => [buyer_id, 'report_transfer', { p_order_id: id, p_last5: '12345' }],
  ),
  choose_bank_transfer: withSome<{ id: string; buyer_id: string }>(
    'orders',
    'id, buyer_id',
    `status = 'pending_payment'`,
    ({ id, buyer_id }) => [buyer_id, 'choose_bank_transfer', { p_order_id: id }],
  ),
  confirm_payment: ofSeller('payment_review', 'confirm_payment'),
  reject_payment: ofSeller('payment_review', 'reject_payment', { p_reason: '查無款項' }),
  cancel_by_buyer: withSome<{ id: string; buyer_id: string }>(
    'orders',
    'id, buyer_id',
    `status in ('pending_payment', 'payment_review')`,
    ({ id, buyer_id }) => [buyer_id, 'cancel_order', { p_order_id: id }],
  ),
  cancel_by_seller: ofSeller('pending_payment', 'cancel_order', { p_reason: '停售' }),
  hand_over_order: ofSeller('paid', 'hand_over_order'),
  request_refund: async (storm) => {
    const order = await some<{ id: string; buyer_id: string; ticket: string | null }>(
      storm,
      'orders',
      `id, buyer_id, (
        select t.id from public.tickets as t
        join public.event_registrations as r on r.id = t.registration_id
        where r.order_id = orders.id and t.status = 'valid' limit 1
      ) as ticket`,
      `status = 'paid'`,
    );
    if (!order) return nothing;
    return call(storm.sql, order.buyer_id, 'request_refund', {
      ...refundFor(order.id),
      p_ticket_ids: order.ticket && storm.dice.chance(0.5) ? [order.ticket] : null,
    });
  },
  withdraw_refund: withSome<{ id: string; buyer: string }>(
    'refund_requests',
    'id, (select buyer_id from public.orders where id = order_id) as buyer',
    `status = 'requested'`,
    ({ id, buyer }) => [buyer, 'withdraw_refund', { p_refund_id: id }],
  ),
  decide_refund: withSome<{ id: string }>(
    'refund_requests',
    'id',
    `status = 'requested'`,
    ({ id }, { world, dice }) => [
      world.superadmin,
      'decide_refund',
      { p_refund_id: id, p_approve: dice.chance(0.7), p_note: '已過期限' },
    ],
  ),
  mark_refunded: withSome<{ id: string }>(
    'refund_requests',
    'id',
    `status = 'processing'`,
    ({ id }, { world }) => [
      world.superadmin,
      'mark_refunded',
      { p_refund_id: id, p_transfer_ref: 'TX' },
    ],
  ),
};

const entering: Record<string, Operation> = {
  offer_transfer: withSome<{ id: string; holder_user_id: string }>(
    'tickets',
    'id, holder_user_id',
    `status = 'valid'`,
    ({ id, holder_user_id }, storm) => [
      holder_user_id,
      'offer_transfer',
      { p_ticket_id: id, p_to_email: crowdEmail(fan(storm)) },
    ],
  ),
  accept_transfer: withSome<{ id: string; receiver: string }>(
    'ticket_transfers',
    `id, split_part(to_email, '@', 1) as receiver`,
    `status = 'offered'`,
    ({ id, receiver }) => [
      receiver,
      'accept_transfer',
      { p_transfer_id: id, p_name: '陳小華', p_phone: '0922-333-444' },
    ],
  ),
  end_transfer: withSome<{ id: string; sender: string; receiver: string }>(
    'ticket_transfers',
    `id, from_user as sender, split_part(to_email, '@', 1) as receiver`,
    `status = 'offered'`,
    ({ id, sender, receiver }, { dice }) => [
      dice.chance(0.5) ? sender : receiver,
      'end_transfer',
      { p_transfer_id: id },
    ],
  ),
  check_in: async (storm) => {
    const { sql, world, dice } = storm;
    const event = world.events.at(-1)?.id ?? '';
    const ticket = await some<{ id: string }>(storm, 'tickets', 'id', `event_id = '${event}'`);
    if (!ticket) return nothing;
    return call(sql, world.organizer, 'check_in', {
      p_event_id: event,
      p_code: await codeOf(sql, ticket.id),
      p_nonce: dice.uuid(),
    });
  },
  merge_scans: async (storm) => {
    const { sql, world, dice } = storm;
    const event = world.events.at(-1)?.id ?? '';
    const tickets = await sql<{ id: string; ticket_no: string }[]>`
      select id, ticket_no from public.tickets where event_id = ${event}
      order by md5(id::text || ${dice.salt()}) limit 4`;
    if (tickets.length === 0) return nothing;
    const scans = [];
    for (const { id, ticket_no } of tickets) {
      const scanned_at = new Date().toISOString();
      const code = dice.chance(0.3) ? ticket_no : await codeOf(sql, id);
      scans.push({ code, nonce: dice.uuid(), scanned_at });
    }
    return call(sql, world.organizer, 'merge_scans', { p_event_id: event, p_scans: scans });
  },
  undo_check_in: withSome<{ id: string }>(
    'tickets',
    'id',
    `status = 'checked_in'`,
    ({ id }, { world }) => [
      world.organizer,
      'undo_check_in',
      { p_ticket_id: id, p_reason: '掃錯票' },
    ],
  ),
};

const asHost = ({ venue_id }: { venue_id: string | null }, { world }: Storm) =>
  venue_id ? world.venueOwner : world.artist;
const waiting = `status in ('requested', 'quoted')`;

const booking: Record<string, Operation> = {
  request_venue_booking: (storm) =>
    call(
      storm.sql,
      fan(storm),
      'request_venue_booking',
      venueRequest(storm.dice.pick(storm.world.venues), slot(storm), {
        p_is_joint: storm.dice.chance(0.2),
      }),
    ),
  request_performance: (storm) =>
    call(
      storm.sql,
      fan(storm),
      'request_performance',
      performanceRequest(storm.dice.pick(storm.world.performers), slot(storm)),
    ),
  /** Asks for both, is quoted both, and takes both. */
  book_together: async (storm) => {
    const { sql, world, dice } = storm;
    const guest = fan(storm);
    const at = slot(storm);
    const joint = { p_is_joint: true };
    const venue = await call<{ id: string; status: string }>(
      sql,
      guest,
      'request_venue_booking',
      venueRequest(dice.pick(world.venues), at, joint),
    );
    const show = await call<{ id: string }>(
      sql,
      guest,
      'request_performance',
      performanceRequest(dice.pick(world.performers), at, joint),
    );
    if (venue.status === 'requested') {
      await call(sql, world.venueOwner, 'approve_booking', {
        p_booking_id: venue.id,
        p_offer_no: 1,
      });
    }
    await call(sql, world.artist, 'send_quote', {
      p_booking_id: show.id,
      p_lines: [{ label: '演出費', quantity: 1, unit_price: 9000 }],
    });
    await call(sql, guest, 'book_together', {
      p_venue_booking_id: venue.id,
      p_performance_booking_id: show.id,
    });
  },
  approve_booking: withSome<{ id: string; venue_id: string | null }>(
    'bookings',
    "id, case kind when 'venue' then venue_id end as venue_id",
    `status = 'requested'`,
    (row, storm) => [
      asHost(row, storm),
      'approve_booking',
      { p_booking_id: row.id, p_offer_no: 1 },
    ],
  ),
  send_quote: withSome<{ id: string; venue_id: string | null }>(
    'bookings',
    "id, case kind when 'venue' then venue_id end as venue_id",
    waiting,
    (row, storm) => [
      asHost(row, storm),
      'send_quote',
      {
        p_booking_id: row.id,
        p_lines: [{ label: '包場', quantity: 1, unit_price: 5000 }],
        p_deposit: storm.dice.pick([0, 1500]),
      },
    ],
  ),
  accept_quote: withSome<{ id: string; guest: string }>(
    'booking_quotes',
    'id, (select requester_id from public.bookings where id = booking_id) as guest',
    `status = 'sent'`,
    ({ id, guest }) => [guest, 'accept_quote', { p_quote_id: id }],
  ),
  decline_quote: withSome<{ id: string; guest: string }>(
    'booking_quotes',
    'id, (select requester_id from public.bookings where id = booking_id) as guest',
    `status = 'sent'`,
    ({ id, guest }) => [guest, 'decline_quote', { p_quote_id: id }],
  ),
  cancel_booking: withSome<{ id: string; venue_id: string | null; requester_id: string }>(
    'bookings',
    "id, case kind when 'venue' then venue_id end as venue_id, requester_id",
    `status in ('requested', 'quoted', 'awaiting_payment', 'confirmed')`,
    (row, storm) => [
      storm.dice.chance(0.6) ? row.requester_id : asHost(row, storm),
      'cancel_booking',
      { p_booking_id: row.id, p_reason: '臨時有事' },
    ],
  ),
  decline_booking: withSome<{ id: string; venue_id: string | null }>(
    'bookings',
    "id, case kind when 'venue' then venue_id end as venue_id",
    waiting,
    (row, storm) => [
      asHost(row, storm),
      'decline_booking',
      { p_booking_id: row.id, p_reason: '檔期已滿' },
    ],
  ),
  propose_amendment: withSome<{ id: string; requester_id: string }>(
    'bookings',
    'id, requester_id',
    `status = 'confirmed'`,
    ({ id, requester_id }, storm) => {
      const { start, end } = slot(storm);
      return [
        requester_id,
        'propose_amendment',
        { p_booking_id: id, p_start_at: start, p_end_at: end },
      ];
    },
  ),
  answer_amendment: withSome<{ id: string; host: string }>(
    'booking_amendments',
    `id, (select private.host_of(b) from public.bookings as b where b.id = booking_id) as host`,
    `status = 'proposed'`,
    ({ id, host }, { dice }) => [
      host,
      'answer_amendment',
      { p_amendment_id: id, p_accept: dice.chance(0.7) },
    ],
  ),
  add_block: (storm) => {
    const { start, end } = slot(storm);
    const isVenue = storm.dice.chance(0.6);
    const { venues, performers, venueOwner, artist } = storm.world;
    return call(storm.sql, isVenue ? venueOwner : artist, 'add_block', {
      p_type: isVenue ? 'venue' : 'performer',
      p_id: storm.dice.pick(isVenue ? venues : performers),
      p_start_at: start,
      p_end_at: end,
    });
  },
  remove_block: withSome<{ id: string; venue_id: string | null }>(
    'calendar_blocks',
    'id, venue_id',
    'true',
    (row, storm) => [asHost(row, storm), 'remove_block', { p_block_id: row.id }],
  ),
};

/** The clock: time runs out for one thing, as it would by itself, or the jobs run. */
const lapse =
  (table: string, column: string, condition: string): Operation =>
  async (storm) => {
    const row = await some<{ id: string }>(storm, table, 'id', condition);
    if (!row) return nothing;
    return storm.sql.unsafe(
      `update public.${table} set ${column} = now() - interval '80 hours'
       where id = $1 and ${condition}`,
      [row.id],
    );
  };

const clock: Record<string, Operation> = {
  order_lapses: lapse('orders', 'hold_expires_at', `status = 'pending_payment'`),
  offer_lapses: lapse('waitlist_entries', 'offer_expires_at', `status = 'offered'`),
  transfer_lapses: lapse('ticket_transfers', 'expires_at', `status = 'offered'`),
  request_lapses: lapse('bookings', 'respond_by', waiting),
  registration_lapses: lapse(
    'event_registrations',
    'registered_at',
    `status = 'pending' and order_id is null`,
  ),
  jobs_run: async ({ sql }) => {
    const failed = await sql.begin(async (tx) => {
      // The lock of the clock itself: two at once would only wait for each other's notes.
      const [clocks] = await tx`
        select pg_try_advisory_xact_lock(hashtext('spotlight.jobs')) as free`;
      if (!clocks?.['free']) return nothing;
      await tx`update private.jobs set last_run_at = null`;
      await runDueJobs(tx);
      return tx<{ job: string }[]>`
        select name || ': ' || last_error as job from private.jobs where last_error is not null`;
    });
    if (failed !== nothing && failed.length > 0)
      throw new Error(failed.map(({ job }) => job).join());
    return failed;
  },
};

const deciding: Record<string, Operation> = {
  decide_venue: async ({ sql, world, dice }) => {
    const venue = world.venues[1] ?? '';
    const [row] = await sql<{ status: string }[]>`
      select status from public.venues where id = ${venue}`;
    await call(sql, world.approver, 'decide', {
      p_entity_type: 'venues',
      p_entity_id: venue,
      p_status: row?.status === 'approved' && dice.chance(0.5) ? 'rejected' : 'approved',
      p_reason: '再看一次',
      p_from: row?.status ?? '',
    });
  },
  switch_account: async (storm) => {
    const { sql, world } = storm;
    const person = fan(storm);
    const asked = { p_user_id: person, p_active: false };
    await call(sql, world.superadmin, 'set_account_active', asked);
    await call(sql, world.superadmin, 'set_account_active', { ...asked, p_active: true });
  },
  /** Everything of an event comes back at once; another one takes its place. */
  cancel_event: async ({ sql, world, dice }) => {
    if (dice.chance(0.7)) return nothing;
    const kind = dice.under(world.events.length);
    const called = world.events[kind]?.id ?? '';
    world.events[kind] = await createStormEvent(sql, world.organizer, kind);
    return call(sql, world.organizer, 'cancel_event', { p_event_id: called, p_reason: '颱風' });
  },
  /** Whoever owes nothing may go; somebody new comes. */
  delete_my_account: async ({ sql, world, dice }) => {
    const index = dice.under(world.fans.length);
    const leaving = world.fans[index] ?? '';
    const answer = await call(sql, leaving, 'delete_my_account', { p_email: crowdEmail(leaving) });
    const [newcomer = leaving] = await signUpCrowd(sql, 1);
    world.fans[index] = newcomer;
    return answer;
  },
  change_ticket_types: async ({ sql, world, dice }) => {
    const event = dice.pick(world.events);
    const [row] = await sql<{ version: number }[]>`
      select version from public.events where id = ${event.id}`;
    const types = await sql<{ id: string; capacity: number }[]>`
      select ticket_type_id as id, capacity from public.ticket_stock
      where event_id = ${event.id} and ticket_type_id <> '*' order by sort_order`;
    await call(sql, world.organizer, 'set_ticket_types', {
      p_event_id: event.id,
      p_version: row?.version ?? 0,
      p_types: types.map(({ id, capacity }) => ({
        id,
        capacity: Math.max(1, capacity + dice.under(5) - 2),
      })),
    });
  },
};

/** How often each kind of thing happens, of a hundred. */
const weights: [operations: Record<string, Operation>, weight: number][] = [
  [buying, 35],
  [paying, 26],
  [entering, 12],
  [booking, 17],
  [clock, 7],
  [deciding, 3],
];

/** Draws what happens next. */
export function drawOperation(dice: Dice): [name: string, operation: Operation] {
  let left = dice.under(100);
  for (const [operations, weight] of weights) {
    if (left < weight) return dice.pick(Object.entries(operations));
    left -= weight;
  }
  throw new Error('the weights do not add up to 100');
}

/** Names of everything that can happen, for a test that all of it does. */
export const operationNames = weights.flatMap(([operations]) => Object.keys(operations));
