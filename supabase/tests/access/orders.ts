import { calls, read, type Area } from '../setup/access';
import { createOrder } from '../setup/orders';

/** Orders of every kind, how they are paid, and products. */
export const orders: Area = {
  tables: {
    order_events: {
      row: 'order_id in (select id from public.orders where buyer_id = $1)',
      column: 'to_status',
      read: read.nobody,
      tamper: `to_status = 'paid'`,
    },
    order_items: {
      row: 'order_id in (select id from public.orders where buyer_id = $1)',
      column: 'id',
      read: read.onlyOwner,
      tamper: 'unit_price = 0, amount = 0',
    },
    orders: {
      row: 'buyer_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: `status = 'paid', paid_at = now()`,
    },
    payments: {
      row: 'order_id in (select id from public.orders where buyer_id = $1)',
      column: 'id',
      read: read.nobody,
      tamper: `status = 'succeeded', confirmed_at = now()`,
    },
  },
  functions: {
    cancel_order: { calls: calls.members('NOT_FOUND') },
    choose_bank_transfer: { calls: calls.members('NOT_FOUND') },
    confirm_payment: { calls: calls.members('NOT_FOUND') },
    get_order: { calls: calls.members('NOT_FOUND') },
    my_bank_account: { calls: calls.members('INVALID_INPUT') },
    reject_payment: { calls: calls.members('NOT_FOUND') },
    report_transfer: { calls: calls.members('NOT_FOUND') },
    set_bank_account: { calls: calls.members('INVALID_INPUT') },
  },
  async arrange(sql, people, person) {
    const order = await createOrder(sql, { buyer: person, seller: people.otherParty });
    await sql`
      insert into public.payments (order_id, provider, amount) values (${order}, 'bank_transfer', 300)`;
    return {};
  },
};
