import { emailOf, signUpAdmin } from '../setup/back-office';
import { addTicketType, createEvent } from '../setup/events';
import { refundFor } from '../setup/orders';
import { signUp } from '../setup/people';
import type { Sql } from '../setup/test-database';
import { buy, setPayoutAccount } from '../setup/tickets';
import { pairsOf, step, valueOf } from './pair';

interface World {
  root: string;
  organizer: string;
  buyer: string;
  event: string;
}

async function arrange(sql: Sql): Promise<World> {
  const root = await signUpAdmin(sql, 'superadmin');
  const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
  const buyer = await signUp(sql);
  await setPayoutAccount(sql, organizer);
  const event = await createEvent(sql, { organizer_id: organizer });
  await addTicketType(sql, event, { ticket_type_id: 'std', name: '站席', price: 500 });
  return { root, organizer, buyer, event };
}

const orderOf = (sql: Sql, { buyer }: World) =>
  valueOf(sql`
    select id from public.orders where buyer_id = ${buyer} order by created_at desc limit 1`);
const statusOf = (sql: Sql, order: string) =>
  valueOf(sql`select status from public.orders where id = ${order}`);
const order = async (sql: Sql, { buyer, event }: World) => {
  await buy(sql, buyer, event, { std: 1 }, 500);
};
const ensureOrder = async (sql: Sql, world: World) => {
  if (!(await orderOf(sql, world))) await order(sql, world);
  return (await orderOf(sql, world)) ?? '';
};
const report = async (sql: Sql, world: World) =>
  step(sql, world.buyer, 'report_transfer', {
    p_order_id: await ensureOrder(sql, world),
    p_last5: '12345',
  });
/** Who sees to the orders: the organizer, or an administrator when that account is out. */
const sellerOf = async (sql: Sql, { organizer, root }: World) =>
  (await valueOf(sql`select 1 from public.profiles where id = ${organizer} and active`))
    ? organizer
    : root;
const confirm = async (sql: Sql, world: World) => {
  const id = await ensureOrder(sql, world);
  if ((await statusOf(sql, id)) === 'pending_payment') await report(sql, world);
  await step(sql, await sellerOf(sql, world), 'confirm_payment', { p_order_id: id });
};
async function ask(sql: Sql, world: World) {
  const id = await ensureOrder(sql, world);
  if ((await statusOf(sql, id)) === 'pending_payment') await confirm(sql, world);
  await step(sql, world.buyer, 'request_refund', refundFor(id));
}
const isAsked = (sql: Sql, refund: string) =>
  valueOf(sql`select 1 from public.refund_requests where id = ${refund} and status = 'requested'`);
const refundOf = (sql: Sql, { buyer }: World) =>
  valueOf(sql`
    select r.id from public.refund_requests as r join public.orders as o on o.id = r.order_id
    where o.buyer_id = ${buyer} and r.status in ('requested', 'processing')`);
const leave = async (sql: Sql, person: string) =>
  step(sql, person, 'delete_my_account', { p_email: await emailOf(sql, person), p_give_up: true });
const setActive = (who: 'organizer' | 'buyer', isActive: boolean) => (sql: Sql, world: World) =>
  step(sql, world.root, 'set_account_active', { p_user_id: world[who], p_active: isActive });

/** Somebody who sells and somebody who buys, either of whom may go. */
export const account = pairsOf<World>({
  name: 'account',
  title: 'An account that goes',
  begins: 'with an organizer whose event is on sale, and a buyer who has bought nothing',
  arrange,
  operations: {
    order: { what: 'the buyer orders a ticket', run: order },
    report: { what: 'the buyer says that the money is on its way', run: report },
    confirm: {
      what: 'the organizer, or else an administrator, finds the money',
      run: confirm,
    },
    'ask back': {
      what: 'the buyer asks for the money',
      run: ask,
    },
    'call off': {
      what: 'the organizer calls the event off',
      run: (sql, { organizer, event }) =>
        step(sql, organizer, 'cancel_event', { p_event_id: event, p_reason: '颱風' }),
    },
    'send back': {
      what: 'what is owed is sent back by the organizer, or else an administrator',
      async run(sql, world) {
        if (!(await refundOf(sql, world))) await ask(sql, world);
        const refund = { p_refund_id: (await refundOf(sql, world)) ?? '' };
        if (await isAsked(sql, refund.p_refund_id)) {
          await step(sql, await sellerOf(sql, world), 'decide_refund', {
            ...refund,
            p_approve: true,
          });
        }
        await step(sql, await sellerOf(sql, world), 'mark_refunded', {
          ...refund,
          p_transfer_ref: 'TX1',
        });
      },
    },
    disable: { what: 'the organizer is disabled', run: setActive('organizer', false) },
    settle: {
      what: 'an administrator settles the disabled organizer',
      run: (sql, { root, organizer }) =>
        step(sql, root, 'settle_account', { p_user_id: organizer }),
    },
    enable: { what: 'the organizer is active again', run: setActive('organizer', true) },
    'organizer leaves': {
      what: 'the organizer deletes the account',
      run: (sql, { organizer }) => leave(sql, organizer),
    },
    'organizer removed': {
      what: 'an administrator deletes the organizer',
      run: (sql, { root, organizer }) =>
        step(sql, root, 'delete_account', { p_user_id: organizer }),
    },
    'buyer leaves': {
      what: 'the buyer deletes the account, giving tickets up',
      run: (sql, { buyer }) => leave(sql, buyer),
    },
    'buyer disabled': { what: 'the buyer is disabled', run: setActive('buyer', false) },
  },
  async state(sql, world) {
    const standing = (person: string) =>
      valueOf(sql`
        select case when active then 'active' when deleted then 'gone' else 'disabled' end
        from public.profiles where id = ${person}`);
    const bought = await orderOf(sql, world);
    const said =
      bought &&
      (await valueOf(sql`
        select status || case refund_status when 'none' then '' else ', ' || refund_status end
        from public.orders where id = ${bought}`));
    const event = await valueOf(sql`
      select status || case when deleted_at is null then '' else ', deleted' end
      from public.events where id = ${world.event}`);
    return `organizer ${await standing(world.organizer)}, buyer ${await standing(world.buyer)}; event ${event}; order ${said ?? 'none'}`;
  },
});
