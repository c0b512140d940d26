import { calls, everyone, read, type Area } from '../setup/access';
import { call } from '../setup/callers';
import {
  buy,
  buyAndPay,
  buyAndReport,
  createProduct,
  createShop,
  refundFor,
} from '../setup/orders';
import type { OrderAnswer } from '../setup/orders';
import { addTicketType, createEvent } from '../setup/events';
import { holdOne } from '../setup/payments';
import { createSoldEvent } from '../setup/settlements';

const managers = { editor: 'answers', superadmin: 'answers' };
const reviewers = { editor: 'answers', approver: 'answers', superadmin: 'answers' };

/** What only the buyer may do: the seller and the superadmin see the order and are told so. */
const asBuyer = calls.members('NOT_FOUND', {
  owner: 'answers',
  otherParty: 'FORBIDDEN',
  superadmin: 'FORBIDDEN',
});
/** What only the seller's side may do. */
const asSeller = calls.members('NOT_FOUND', {
  owner: 'FORBIDDEN',
  otherParty: 'answers',
  superadmin: 'answers',
});

/** What the server's own functions call with the secret key, and nobody else. */
const serverOnly = (name: string) => everyone(`permission denied for function ${name}`);

/** Orders of every kind, how they are paid and given back, products and the cart. */
export const orders: Area = {
  tables: {
    bank_statement_lines: {
      row: '$1::uuid is not null or true',
      column: 'id',
      read: read.nobody,
      tamper: 'amount = 1',
    },
    cart_items: {
      row: 'user_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: 'price_snapshot = 0',
    },
    event_settlements: {
      row: '$1::uuid is not null or true',
      column: 'net',
      read: read.nobody,
      tamper: 'gross = 1, net = 1, payout = 1',
    },
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
    products: {
      row: `status = 'draft' and $1::uuid is not null`,
      column: 'id',
      read: read.sees({
        signedOut: 'nothing',
        owner: 'row',
        editor: 'row',
        approver: 'row',
        superadmin: 'row',
      }),
      tamper: `status = 'active', price = 0, stock = 99999`,
    },
    refund_requests: {
      row: 'order_id in (select id from public.orders where buyer_id = $1)',
      column: 'id',
      read: read.nobody,
      tamper: `amount = 0, fee = 0`,
    },
  },

  functions: {
    admin_event_settlements: { calls: calls.only({ superadmin: 'answers' }) },
    admin_list_orders: { calls: calls.only(managers) },
    admin_owed_payments: { calls: calls.only({ superadmin: 'answers' }) },
    admin_list_products: { calls: calls.only(reviewers) },
    admin_money_counts: { calls: calls.only(managers) },
    admin_settlements: { calls: calls.only({ superadmin: 'answers' }) },
    cancel_order: {
      args: ({ unpaidOrder = '' }) => ({ p_order_id: unpaidOrder }),
      calls: calls.members('NOT_FOUND', {
        owner: 'answers',
        otherParty: 'answers',
        superadmin: 'answers',
      }),
    },
    change_cart: {
      args: ({ cartItem = '' }) => ({ p_id: cartItem, p_quantity: 2 }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    check_out_tickets: { calls: calls.members('INVALID_INPUT') },
    choose_bank_transfer: {
      args: ({ unpaidOrder = '' }) => ({ p_order_id: unpaidOrder }),
      calls: asBuyer,
    },
    confirm_bank_line: {
      calls: calls.only({ editor: 'INVALID_INPUT', superadmin: 'INVALID_INPUT' }),
    },
    confirm_payment: {
      args: ({ reportedOrder = '' }) => ({ p_order_id: reportedOrder }),
      calls: asSeller,
    },
    decide_refund: {
      args: ({ openRefund = '' }) => ({ p_refund_id: openRefund, p_approve: true }),
      calls: asSeller,
    },
    give_refund: {
      args: ({ paidOrder = '' }) => ({ p_order_id: paidOrder, p_reason: '補償' }),
      calls: asSeller,
    },
    correct_tracking: {
      args: ({ paidOrder = '' }) => ({ p_order_id: paidOrder, p_note: '宅配 654321' }),
      // Only of what is on its way.
      calls: calls.members('NOT_FOUND', {
        owner: 'FORBIDDEN',
        otherParty: 'INVALID_STATE',
        superadmin: 'INVALID_STATE',
      }),
    },
    finish_provider_refund: { calls: calls.only({ superadmin: 'NOT_FOUND' }) },
    payment_attempt: { calls: serverOnly('payment_attempt') },
    record_payment_notice: { calls: serverOnly('record_payment_notice') },
    record_provider_refund: { calls: serverOnly('record_provider_refund') },
    start_payment: {
      args: ({ unpaidTicket = '' }) => ({ p_order_id: unpaidTicket, p_method: 'card' }),
      calls: asBuyer,
    },
    take_back_payment: {
      args: ({ paidOrder = '' }) => ({ p_order_id: paidOrder, p_reason: '不是這筆' }),
      // Sellers confirm, and do not take it back from their buyers; an editor speaks for the platform alone.
      calls: calls.only({ editor: 'NOT_FOUND', superadmin: 'answers' }),
    },
    take_payments_to_check: { calls: serverOnly('take_payments_to_check') },
    take_provider_refunds: { calls: serverOnly('take_provider_refunds') },
    export_event_orders: {
      args: ({ soldEvent = '' }) => ({ p_event_id: soldEvent }),
      calls: calls.members('NOT_FOUND', { otherParty: 'answers', ...managers }),
    },
    get_order: {
      args: ({ unpaidOrder = '' }) => ({ p_order_id: unpaidOrder }),
      calls: calls.members('NOT_FOUND', { owner: 'answers', otherParty: 'answers', ...managers }),
    },
    get_product: { calls: calls.everybody },
    hand_over_order: {
      args: ({ paidOrder = '' }) => ({ p_order_id: paidOrder }),
      calls: asSeller,
    },
    record_late_payment: { calls: calls.members('NOT_FOUND') },
    join_late_payment: { calls: calls.members('NOT_FOUND') },
    set_late_account: { calls: calls.members('NOT_FOUND') },
    read_late_account: { calls: calls.members('NOT_FOUND') },
    return_late_payment: { calls: calls.members('NOT_FOUND') },
    mark_refunded: {
      args: ({ sentRefund = '' }) => ({ p_refund_id: sentRefund, p_transfer_ref: 'A123' }),
      calls: asSeller,
    },
    move_product: {
      args: ({ draftProduct = '' }) => ({ p_id: draftProduct, p_move: 'submit' }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    match_bank_lines: {
      calls: calls.only({ editor: 'INVALID_INPUT', superadmin: 'INVALID_INPUT' }),
    },
    my_bank_account: {
      args: ({ shop = '' }) => ({ p_seller_type: 'performer', p_seller_id: shop }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    my_cart: { calls: calls.members('answers') },
    my_orders: { calls: calls.members('answers') },
    my_products: { calls: calls.members('answers') },
    my_settlements: { calls: calls.members('answers') },
    order_products: { calls: calls.members('INVALID_INPUT') },
    put_in_cart: { calls: calls.members('INVALID_INPUT') },
    read_refund_account: {
      args: ({ sentRefund = '' }) => ({ p_refund_id: sentRefund }),
      calls: asSeller,
    },
    refund_quote: {
      args: ({ paidOrder = '' }) => ({ p_order_id: paidOrder }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    reject_payment: {
      args: ({ reportedOrder = '' }) => ({ p_order_id: reportedOrder, p_reason: '查無款項' }),
      calls: asSeller,
    },
    remove_from_cart: { calls: calls.members('answers') },
    report_transfer: {
      args: ({ unpaidOrder = '' }) => ({ p_order_id: unpaidOrder, p_last5: '12345' }),
      calls: asBuyer,
    },
    request_refund: {
      args: ({ paidOrder = '' }) => refundFor(paidOrder),
      calls: asBuyer,
    },
    save_product: {
      args: ({ draftProduct = '' }) => ({
        p_id: draftProduct,
        p_name: '改名',
        p_category: 'other',
        p_price: 1,
        p_stock: 1,
        p_version: 1,
      }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    search_products: { calls: calls.everybody },
    seller_orders: {
      args: ({ shop = '' }) => ({ p_seller_type: 'performer', p_seller_id: shop }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    seller_settlement: {
      args: ({ shop = '' }) => ({ p_seller_type: 'performer', p_seller_id: shop }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    settle_event: {
      args: ({ soldEvent = '' }) => ({ p_event_id: soldEvent, p_expected_net: 300 }),
      calls: calls.only({ superadmin: 'answers' }),
    },
    set_bank_account: {
      args: ({ shop = '' }) => ({
        p_seller_type: 'performer',
        p_seller_id: shop,
        p_bank_code: '808',
        p_account_no: '0123456789',
        p_account_name: '測試樂團',
      }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    set_refund_account: {
      args: ({ sentRefund = '' }) => ({
        p_refund_id: sentRefund,
        p_bank_code: '808',
        p_account_no: '0123456789',
        p_account_name: '王小明',
      }),
      calls: asBuyer,
    },
    withdraw_refund: {
      args: ({ openRefund = '' }) => ({ p_refund_id: openRefund }),
      calls: asBuyer,
    },
  },
  callableHelpers: ['owns_product'],

  async arrange(sql, people, person) {
    const seller = await createShop(sql, people.otherParty);
    const product = await createProduct(sql, seller, { stock: 100 });
    const items = { [product]: 1 };

    const unpaid = await buy(sql, person, items);
    await call(sql, person, 'choose_bank_transfer', { p_order_id: unpaid.id });
    const reported = await buyAndReport(sql, person, items);
    const paid = await buyAndPay(sql, seller, person, items);
    const askForRefund = async () => {
      const order = await buyAndPay(sql, seller, person, items);
      const asked = await call<OrderAnswer>(sql, person, 'request_refund', refundFor(order.id));
      return asked.refunds[0]?.id ?? '';
    };
    const openRefund = await askForRefund();
    const sentRefund = await askForRefund();
    const decision = { p_refund_id: sentRefund, p_approve: true };
    await call(sql, seller.owner, 'decide_refund', decision);
    const cart = await call<{ groups: { items: { id: string }[] }[] }>(sql, person, 'put_in_cart', {
      p_item_type: 'product',
      p_ref_id: product,
    });

    await sql`
      insert into public.bank_statement_lines (fingerprint, booked_on, amount, order_ids, used_by)
      values (
        repeat(md5(${person}), 2), '2026-11-20', 100, ${[paid.id]}, ${people.superadmin}
      )`;
    await call(sql, people.superadmin, 'settle_event', {
      p_event_id: await createSoldEvent(sql, people.otherParty, person),
      p_expected_net: 300,
    });
    const soldEvent = await createSoldEvent(sql, people.otherParty, person);
    const concert = await createEvent(sql, { organizer_id: people.otherParty });
    await addTicketType(sql, concert, { price: 300, capacity: 10 });
    const shop = await createShop(sql, person);
    await sql`update public.performer_profiles set status = 'pending' where id = ${shop.performer}`;
    return {
      unpaidOrder: unpaid.id,
      unpaidTicket: await holdOne(sql, person, concert),
      reportedOrder: reported.id,
      paidOrder: paid.id,
      openRefund,
      sentRefund,
      cartItem: cart.groups[0]?.items[0]?.id ?? '',
      shop: shop.performer,
      soldEvent,
      draftProduct: await createProduct(sql, shop, { status: 'draft' }),
    };
  },
};
