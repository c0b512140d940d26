import { signUpAdmin } from '../setup/back-office';
import { soon } from '../setup/clock';
import { addTicketType, createEvent, taipeiDay } from '../setup/events';
import { refundFor } from '../setup/orders';
import { signUp } from '../setup/people';
import type { Sql } from '../setup/test-database';
import { buy, codeOf, confirmEmail, emailOf, payOrder, setPayoutAccount } from '../setup/tickets';
import { pairsOf, step } from './pair';

const NEW_NAME = '王大明';

interface World {
  organizer: string;
  buyer: string;
  friend: string;
  editor: string;
  event: string;
  order: string;
  ticket: string;
}

async function arrange(sql: Sql): Promise<World> {
  const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
  const [buyer, friend] = [await signUp(sql), await signUp(sql)];
  const editor = await signUpAdmin(sql, 'editor');
  await confirmEmail(sql, friend);
  await setPayoutAccount(sql, organizer);
  const event = await createEvent(sql, {
    organizer_id: organizer,
    description: '一行說明',
    ...soon(),
  });
  await addTicketType(sql, event, { ticket_type_id: 'std', name: '站席', price: 500 });
  const { order } = await buy(sql, buyer, event, { std: 1 }, 500);
  await payOrder(sql, order?.id ?? '');
  const [ticket] = await sql<{ id: string }[]>`
    select id from public.tickets where event_id = ${event}`;
  return {
    organizer,
    buyer,
    friend,
    editor,
    event,
    order: order?.id ?? '',
    ticket: ticket?.id ?? '',
  };
}

const one = async (rows: Promise<{ id: string }[]>) => (await rows)[0]?.id;
const offer = async (sql: Sql, { buyer, friend, ticket }: World) =>
  step(sql, buyer, 'offer_transfer', {
    p_ticket_id: ticket,
    p_to_email: await emailOf(sql, friend),
  });
const ask = (sql: Sql, { buyer, order, ticket }: World) =>
  step(sql, buyer, 'request_refund', { ...refundFor(order), p_ticket_ids: [ticket] });
const versionOf = async (sql: Sql, event: string) => {
  const [row] = await sql<{ version: number }[]>`
    select version from public.events where id = ${event}`;
  return row?.version ?? 0;
};

/** A ticket that was paid for, of an event that begins in twenty hours. */
export const ticket = pairsOf<World>({
  name: 'ticket',
  title: 'A ticket',
  begins: 'paid for, in the hands of its buyer; its event begins in twenty hours',
  arrange,
  operations: {
    offer: { what: 'the buyer offers it to a friend', run: offer },
    accept: {
      what: 'the friend takes the offer',
      async run(sql, world) {
        const open = await one(sql`
          select id from public.ticket_transfers
          where ticket_id = ${world.ticket} and status = 'offered'`);
        await step(sql, world.friend, 'accept_transfer', {
          p_transfer_id: open ?? (await offer(sql, world)).id,
          p_name: '李小華',
          p_phone: '0922-333-444',
        });
      },
    },
    'ask back': { what: 'the buyer asks for the money', run: ask },
    refund: {
      what: 'the seller agrees to give it back',
      async run(sql, world) {
        const asked = () =>
          one(sql`
            select id from public.refund_requests
            where order_id = ${world.order} and status = 'requested'`);
        if (!(await asked())) await ask(sql, world);
        await step(sql, world.organizer, 'decide_refund', {
          p_refund_id: (await asked()) ?? '',
          p_approve: true,
        });
      },
    },
    cancel: {
      what: 'the buyer cancels the registration',
      run: async (sql, { buyer, ticket: id }) =>
        step(sql, buyer, 'cancel_registration', {
          p_registration_id:
            (await one(sql`select registration_id as id from public.tickets where id = ${id}`)) ??
            '',
        }),
    },
    scan: {
      what: 'it is scanned at the door',
      async run(sql, { organizer, event, ticket: id }) {
        const { result } = await step<{ result: string }>(sql, organizer, 'check_in', {
          p_event_id: event,
          p_code: await codeOf(sql, id),
          p_nonce: crypto.randomUUID(),
        });
        return result === 'ok' ? 'done' : result;
      },
    },
    'change name': {
      what: 'an administrator puts the name of the registration right',
      async run(sql, { editor, ticket: id }) {
        const [row] = await sql<{ id: string; version: string }[]>`
          select r.id, to_jsonb(r.updated_at) #>> '{}' as version
          from public.event_registrations as r, public.tickets as t
          where t.id = ${id} and r.id = t.registration_id`;
        await step(sql, editor, 'admin_save_registration', {
          p_registration_id: row?.id ?? '',
          p_updated_at: row?.version ?? '',
          p_name: NEW_NAME,
        });
      },
    },
    'move event': {
      what: 'the organizer moves the event by ten days',
      run: async (sql, { organizer, event }) =>
        step(sql, organizer, 'save_event', {
          p_event_id: event,
          p_version: await versionOf(sql, event),
          p_event: { date: taipeiDay(10) },
          // Where nobody holds a ticket any more, it is looked at again.
          p_agreed: ['event.moved', 'review'],
        }),
    },
    'call off': {
      what: 'the organizer calls the event off',
      run: (sql, { organizer, event }) =>
        step(sql, organizer, 'cancel_event', { p_event_id: event, p_reason: '場地漏水' }),
    },
    untransferable: {
      what: 'the organizer forbids to give away tickets of the type',
      run: async (sql, { organizer, event }) =>
        step(sql, organizer, 'set_ticket_types', {
          p_event_id: event,
          p_version: await versionOf(sql, event),
          p_types: [{ id: 'std', name: '站席', price: 500, transferable: false }],
          p_agreed: ['transfer.expired'],
        }),
    },
  },
  async state(sql, { buyer, order, ticket: id }) {
    const [row] = await sql<{ status: string; whose: string; money: string; name: string }[]>`
      select t.status, o.refund_status as money, t.holder_name as name,
        case when t.holder_user_id = ${buyer} then 'buyer' else 'friend' end as whose
      from public.tickets as t, public.orders as o
      where t.id = ${id} and o.id = ${order}`;
    const money = row?.money === 'none' ? 'kept' : row?.money;
    const whose = `${row?.whose}'s${row?.name === NEW_NAME ? ', renamed' : ''}`;
    return `${row?.status}, ${whose}; money ${money}`;
  },
});
