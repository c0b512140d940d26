-- What the demo fan bought and wants to buy. The demo performer's shop is among those of 60_orders.sql.

create temp table seed_fan_order on commit drop as
select pg_temp.seed_id('fan-order', plan.n::text) as id, plan.n, plan.status, plan.refund,
  fan.id as buyer_id, fan.username as buyer_name, fan.email as buyer_email,
  coalesce(fan.phone, '0912345678') as phone, product.id as product_id, product.performer_id,
  product.name, product.price, plan.quantity, product.price * plan.quantity as subtotal,
  product.shipping_fee as fee, now() - plan.age as created_at
from (values
  (1, 'pending_payment', null, 'luo-towel', 1, interval '2 hours'),
  (2, 'payment_review', null, 'fog-tote', 1, interval '9 hours'),
  (3, 'paid', null, 'shen-letter', 2, interval '2 days'),
  (4, 'completed', null, 'fog-album', 1, interval '24 days'),
  (5, 'completed', null, 'sugar-sticker', 3, interval '40 days'),
  (6, 'paid', 'requested', 'night-tee', 1, interval '3 days'),
  (7, 'paid', 'refunded', 'book-card', 1, interval '18 days'),
  (8, 'expired', null, 'luo-stick', 1, interval '31 days'),
  (9, 'cancelled', null, 'shen-mug', 1, interval '12 days')
) as plan (n, status, refund, slug, quantity, age)
join public.products as product on product.id = pg_temp.seed_id('product', plan.slug)
join public.profiles as fan on fan.id = pg_temp.demo_user('fan');

insert into public.orders (
  id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, fee, total, status, refund_status,
  refunded_amount, hold_expires_at, buyer_name, buyer_phone, buyer_email, delivery, paid_at,
  completed_at, cancelled_at, cancel_reason, created_at
)
select o.id,
  'EO' || to_char(o.created_at at time zone 'Asia/Taipei', 'YYYYMMDD') || (990000 + o.n), o.buyer_id,
  'performer', o.performer_id, 'product', o.subtotal, o.fee, o.subtotal + o.fee, o.status,
  case o.refund when 'refunded' then 'full' else coalesce(o.refund, 'none') end,
  case o.refund when 'refunded' then o.subtotal + o.fee else 0 end,
  o.created_at + interval '24 hours', o.buyer_name, o.phone, o.buyer_email,
  jsonb_build_object(
    'method', 'cvs', 'recipient', o.buyer_name, 'phone', o.phone, 'address', '示範超商 永康門市'
  ),
  case when o.status in ('paid', 'completed') then o.created_at + interval '5 hours' end,
  case when o.status = 'completed' then o.created_at + interval '3 days' end,
  case
    when o.status = 'expired' then o.created_at + interval '24 hours'
    when o.status = 'cancelled' then o.created_at + interval '1 hour'
  end,
  case when o.status = 'cancelled' then '想換成其他款式' end, o.created_at
from seed_fan_order as o
on conflict do nothing;

insert into public.order_items (
  id, order_id, item_type, ref_id, name_snapshot, unit_price, quantity, amount, created_at
)
select pg_temp.seed_id('fan-order-item', o.n::text), o.id, 'product', o.product_id, o.name, o.price,
  o.quantity, o.subtotal, o.created_at
from seed_fan_order as o
on conflict do nothing;

insert into public.payments (
  id, order_id, provider, amount, status, transfer_last5, transfer_at, reported_at, confirmed_at,
  fail_reason, created_at
)
select pg_temp.seed_id('fan-payment', o.n::text), o.id, 'bank_transfer', o.subtotal + o.fee,
  case o.status
    when 'pending_payment' then 'created' when 'payment_review' then 'reported'
    when 'expired' then 'failed' when 'cancelled' then 'failed' else 'succeeded'
  end,
  case when reported then '20' || (500 + o.n) end,
  case when reported then o.created_at + interval '50 minutes' end,
  case when reported then o.created_at + interval '1 hour' end,
  case when o.status in ('paid', 'completed') then o.created_at + interval '5 hours' end,
  case when o.status in ('expired', 'cancelled') then o.status end, o.created_at + interval '5 minutes'
from seed_fan_order as o
cross join lateral (select o.status in ('payment_review', 'paid', 'completed') as reported) as r
on conflict do nothing;

insert into public.refund_requests (
  id, order_id, reason, amount, fee, status, requested_by, decided_at, refunded_at, transfer_ref,
  created_at
)
select pg_temp.seed_id('fan-refund', o.n::text), o.id, '尺寸不合', o.subtotal + o.fee, 0, o.refund,
  o.buyer_id,
  case when o.refund = 'refunded' then o.created_at + interval '2 days' end,
  case when o.refund = 'refunded' then o.created_at + interval '3 days' end,
  case when o.refund = 'refunded' then 'DEMO9007' end, o.created_at + interval '30 hours'
from seed_fan_order as o
where o.refund is not null
on conflict do nothing;

insert into private.refund_accounts (refund_id, bank_code, account_no, account_name)
select r.id, '999', '888888880006', o.buyer_name
from seed_fan_order as o
join public.refund_requests as r on r.id = pg_temp.seed_id('fan-refund', o.n::text)
where r.status = 'requested'
on conflict do nothing;

insert into public.order_events (order_id, from_status, to_status, actor_id, note, at)
select o.id, step.from_status, step.to_status,
  case step.by when 'buyer' then o.buyer_id when 'seller' then performer.owner_id end, step.note, step.at
from seed_fan_order as o
join public.performer_profiles as performer on performer.id = o.performer_id
cross join lateral (values
  (1, true, null, 'pending_payment', 'buyer', null, o.created_at),
  (2, o.status in ('payment_review', 'paid', 'completed'), 'pending_payment', 'payment_review', 'buyer', null, o.created_at + interval '1 hour'),
  (3, o.status in ('paid', 'completed'), 'payment_review', 'paid', 'seller', null, o.created_at + interval '5 hours'),
  (4, o.status = 'completed', 'paid', 'completed', 'seller', '示範託運單號 ' || (79000 + o.n), o.created_at + interval '3 days'),
  (5, o.status = 'expired', 'pending_payment', 'expired', null, null, o.created_at + interval '24 hours'),
  (6, o.status = 'cancelled', 'pending_payment', 'cancelled', 'buyer', '想換成其他款式', o.created_at + interval '1 hour'),
  (7, o.refund is not null, o.status, 'refund_requested', 'buyer', '尺寸不合', o.created_at + interval '30 hours'),
  (8, o.refund = 'refunded', 'refund_requested', 'refund_processing', 'seller', null, o.created_at + interval '2 days'),
  (9, o.refund = 'refunded', 'refund_processing', 'refunded', 'seller', null, o.created_at + interval '3 days')
) as step (place, happened, from_status, to_status, by, note, at)
where step.happened and not exists (select from public.order_events as e where e.order_id = o.id)
order by o.n, step.place;

-- The counters follow.
update public.products as p
set sold = truth.sold, held = truth.held, stock = greatest(p.stock, truth.sold + truth.held)
from (
  select i.ref_id,
    coalesce(sum(i.quantity) filter (where o.status in ('pending_payment', 'payment_review')), 0)
      as held,
    coalesce(
      sum(i.quantity) filter (
        where o.status = 'completed' or (
          o.status = 'paid' and not exists (
            select from public.refund_requests as r
            where r.order_id = o.id and r.status in ('processing', 'refunded')
          )
        )
      ),
      0
    ) as sold
  from public.order_items as i
  join public.orders as o on o.id = i.order_id
  where i.item_type = 'product' and i.ref_id in (select product_id from seed_fan_order)
  group by i.ref_id
) as truth
where truth.ref_id = p.id and (p.sold, p.held) is distinct from (truth.sold, truth.held);

-- A cart with something that got dearer since, and something of another seller.
insert into public.cart_items (id, user_id, item_type, ref_id, quantity, price_snapshot, created_at)
select pg_temp.seed_id('fan-cart', wish.slug), fan.id, 'product', p.id, wish.quantity, wish.price,
  now() - wish.age
from (values
  ('fog-tee', 1, 880, interval '3 days'), ('fog-album', 2, 390, interval '3 days'),
  ('luo-stick', 1, 1250, interval '1 day')
) as wish (slug, quantity, price, age)
join public.products as p on p.id = pg_temp.seed_id('product', wish.slug)
join public.profiles as fan on fan.id = pg_temp.demo_user('fan')
on conflict do nothing;

drop table seed_fan_order;
