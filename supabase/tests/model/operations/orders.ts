import type { Operation } from '../operation';

/** Who speaks for the seller, as a rule; now and then an administrator tries. */
const seller = `case v2 % 6
  when 0 then model.id('the superadmin') when 1 then model.id('the editor')
  else coalesce(private.seller_user(o.seller_type, o.seller_id), model.id('the superadmin')) end`;
const ofSeller = (condition: string) => `
  select ${seller} as actor, o.id, o.order_no as no, replace(o.kind, '_', ' ') as kind
  from public.orders as o where ${condition} order by o.id`;
const ofBuyer = (condition: string) => `
  select o.buyer_id as actor, o.id, o.order_no as no, replace(o.kind, '_', ' ') as kind
  from public.orders as o where o.buyer_id is not null and ${condition} order by o.id`;
const anOrder = 'the {kind} order {no}';

const refunds = (status: string, by: string) => `
  select ${by} as actor, r.id, o.order_no as no, replace(o.kind, '_', ' ') as kind
  from public.refund_requests as r join public.orders as o on o.id = r.order_id
  where r.status = '${status}' order by r.id`;
const account = `p_bank_code => '812', p_account_no => '288812345678', p_account_name => '王小明'`;

/** Paying, refusing, giving back. */
export const orderOperations: Operation[] = [
  {
    name: 'choose_bank_transfer',
    rows: ofBuyer(`o.status = 'pending_payment'`),
    call: `public.choose_bank_transfer(p_order_id => t.id)`,
    says: `chooses to pay ${anOrder} by transfer`,
  },
  {
    name: 'report_transfer',
    weight: 16,
    rows: ofBuyer(`o.status = 'pending_payment'`),
    call: `public.report_transfer(p_order_id => t.id, p_last5 => '12345')`,
    says: `reports the transfer of ${anOrder}`,
  },
  {
    name: 'confirm_payment',
    weight: 16,
    rows: ofSeller(`o.status = 'payment_review'`),
    call: `public.confirm_payment(p_order_id => t.id)`,
    says: `confirms the payment of ${anOrder}`,
  },
  {
    name: 'take_back_payment',
    rows: `
      select a.id as actor, o.id, o.order_no, o.kind, o.buyer_name from public.orders as o, model.people as a
      where a.name = 'the superadmin' and o.status = 'paid' and o.buyer_id <> a.id order by o.id`,
    call: `public.take_back_payment(p_order_id => t.id, p_reason => '不是這筆')`,
    says: `finds that the payment of ${anOrder} was another one`,
  },
  {
    name: 'reject_payment',
    weight: 6,
    rows: ofSeller(`o.status = 'payment_review'`),
    call: `public.reject_payment(p_order_id => t.id, p_reason => '查無款項')`,
    says: `finds no payment of ${anOrder}`,
  },
  {
    name: 'cancel_order',
    weight: 2,
    rows: ofBuyer(`o.status in ('pending_payment', 'payment_review', 'paid')`),
    call: `public.cancel_order(p_order_id => t.id)`,
    says: `cancels ${anOrder}`,
  },
  {
    name: 'cancel_order_of_buyer',
    rows: ofSeller(`o.status in ('pending_payment', 'payment_review', 'paid')`),
    call: `public.cancel_order(p_order_id => t.id, p_reason => '停售')`,
    says: `cancels ${anOrder} of a buyer`,
  },
  {
    name: 'hand_over_order',
    weight: 2,
    rows: ofSeller(`o.status = 'paid' and o.kind = 'product'`),
    call: `public.hand_over_order(p_order_id => t.id)`,
    says: `hands over ${anOrder}`,
  },
  {
    name: 'request_refund',
    weight: 8,
    rows: `
      select o.buyer_id as actor, o.id, o.order_no as no, replace(o.kind, '_', ' ') as kind, (
        select array[k.id] from public.tickets as k
        join public.event_registrations as r on r.id = k.registration_id
        where r.order_id = o.id and k.status = 'valid' order by k.id limit 1) as ticket
      from public.orders as o
      where o.buyer_id is not null and o.status in ('paid', 'completed') order by o.id`,
    call: `public.request_refund(p_order_id => t.id, p_reason => '臨時有事', ${account},
      p_ticket_ids => case when v2 % 2 = 0 then t.ticket end)`,
    says: `asks for the money of ${anOrder}`,
  },
  {
    name: 'withdraw_refund',
    rows: refunds('requested', 'o.buyer_id'),
    call: `public.withdraw_refund(p_refund_id => t.id)`,
    says: `does not want the money of ${anOrder} any more`,
  },
  {
    name: 'decide_refund',
    weight: 6,
    rows: refunds('requested', seller),
    call: `public.decide_refund(p_refund_id => t.id, p_approve => v3 % 4 > 0, p_note => '已過期限')`,
    says: `decides on the refund of ${anOrder}`,
  },
  {
    name: 'set_refund_account',
    weight: 2,
    rows: refunds('processing', 'o.buyer_id'),
    call: `public.set_refund_account(p_refund_id => t.id, ${account})`,
    says: `says where the money of ${anOrder} goes`,
  },
  {
    name: 'mark_refunded',
    weight: 6,
    rows: refunds('processing', seller),
    call: `public.mark_refunded(p_refund_id => t.id, p_transfer_ref => 'TX')`,
    says: `sent the money of ${anOrder} back`,
  },
  {
    name: 'order_products',
    weight: 6,
    rows: `
      select p.id as actor, g.id, g.name, g.price, g.shipping_fee
      from model.people as p, public.products as g
      where g.status = 'active' and (p.name like 'fan%' or p.name = 'the artist') order by g.id, p.name`,
    call: `public.order_products(
      p_items => jsonb_build_array(jsonb_build_object('product_id', t.id, 'quantity', 1 + v2 % 2)),
      p_delivery => '{"method": "post", "recipient": "王小明", "phone": "0912345678", "address": "台北市中正區某路 1 號"}')`,
    says: 'orders {name}',
  },
  {
    name: 'put_in_cart',
    rows: `
      select p.id as actor, g.id, g.name from model.people as p, public.products as g
      where p.name like 'fan%' order by g.id, p.name`,
    call: `public.put_in_cart(p_item_type => 'product', p_ref_id => t.id, p_quantity => 1 + v2 % 3)`,
    says: 'puts {name} into the cart',
  },
  {
    name: 'change_product',
    rows: `
      select f.owner_id as actor, g.id, g.name, g.version, g.price, g.stock, g.performer_id
      from public.products as g join public.performer_profiles as f on f.id = g.performer_id
      where g.deleted_at is null and f.owner_id is not null order by g.id`,
    call: `public.save_product(p_id => t.id, p_performer_id => t.performer_id, p_version => t.version, p_name => t.name,
      p_description => '應援用的', p_category => 'apparel', p_price => t.price + 10 * (v2 % 2), p_stock => greatest(1, t.stock + v3 % 3 - 1),
      p_max_per_order => 2, p_delivery => '{post,pickup}', p_shipping_fee => 60)`,
    says: 'changes {name}',
  },
  {
    name: 'move_product',
    rows: `
      select f.owner_id as actor, g.id, g.name
      from public.products as g join public.performer_profiles as f on f.id = g.performer_id
      where f.owner_id is not null order by g.id`,
    call: `public.move_product(p_id => t.id, p_move => (array['hide', 'show', 'remove'])[1 + v2 % 3])`,
    says: 'takes {name} off the shop or puts it there',
  },
];
