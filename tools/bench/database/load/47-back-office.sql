-- What administrators look through beside events and registrations: 60 000 orders of goods,
-- advertisements and plans in every state, people who perform, goods and reports that were
-- decided on or wait. None of them has a registration, so measuring takes none of them back.

insert into public.orders (
  id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, total, status, refund_status,
  refunded_amount, hold_expires_at, buyer_name, buyer_phone, buyer_email, paid_at, completed_at,
  cancelled_at, created_at
)
select pg_temp.id('other order', n), 'EO' || to_char(at, 'YYYYMMDD') || lpad((1000000 + n)::text, 7, '0'),
  pg_temp.id('user', n % 50000), seller_type,
  case seller_type when 'performer' then pg_temp.id('performer', n % 1000) end, kind, 480, 480, status,
  case when is_paid then refund else 'none' end,
  case when is_paid and refund = 'full' then 480 when is_paid and refund = 'partial' then 100 else 0 end,
  case when status in ('pending_payment', 'payment_review') then now() + interval '3 days' end,
  pg_temp.person(n), '0912345678', 'fan' || n % 50000 || '@bench.test', case when is_paid then at end,
  case status when 'completed' then at end, case when status in ('expired', 'cancelled') then at end, at
from generate_series(0, pg_temp.many(60000) - 1) as n,
  lateral (
    select
      case when n % 100 = 0 then 'payment_review' when n % 100 = 1 then 'pending_payment'
        when n % 10 = 2 then 'expired' when n % 20 = 3 then 'cancelled' when n % 2 = 0 then 'paid'
        else 'completed' end as status,
      case n % 5 when 0 then 'ad' when 1 then 'support_ad' when 2 then 'subscription' else 'product' end
        as kind,
      case when n % 5 < 3 then 'platform' else 'performer' end as seller_type,
      coalesce((array['requested', 'processing', 'partial', 'full', 'rejected'])
        [1 + pg_temp.pick(n, 41, 60)], 'none') as refund,
      now() - interval '1 second' * pg_temp.pick(n, 42, 60000000) as at
  ) as made,
  lateral (select status in ('paid', 'completed') as is_paid) as money;

insert into public.order_items (order_id, item_type, ref_id, name_snapshot, unit_price, quantity, amount)
select o.id, o.kind, pg_temp.id('goods', 0), '應援毛巾 ' || right(o.order_no, 4), o.total, 1, o.total
from public.orders as o where o.kind <> 'ticket';

insert into public.payments (
  order_id, provider, amount, status, transfer_last5, transfer_at, reported_at, confirmed_at
)
select id, 'bank_transfer', total,
  case when paid_at is null then 'reported' else 'succeeded' end,
  lpad(pg_temp.pick(row_number() over (order by id), 43, 100000)::text, 5, '0'), created_at, created_at,
  paid_at
from public.orders
where kind <> 'ticket' and (status = 'payment_review' or paid_at is not null);

-- Every thirtieth account performs; a hundred of them wait for an answer.
insert into public.user_identities (user_id, user_type, status, created_at)
select id, 'performer',
  case when pg_temp.pick(place, 44, 200) = 0 then 'pending'
    when pg_temp.pick(place, 44, 200) = 1 then 'suspended' else 'active' end,
  created_at
from (select id, created_at, row_number() over (order by id) as place from public.profiles) as p
where place % 30 = 0;

-- Of goods two in a thousand wait, as many were sent back.
update public.products as p
set status = case n % 1000 when 0 then 'pending' when 1 then 'pending' else 'rejected' end
from generate_series(0, pg_temp.many(100000) - 1) as n
where p.id = pg_temp.id('goods', n) and n % 1000 < 4;

insert into public.reports (
  reporter_id, entity_type, entity_id, kind, status, handled_by, handled_at, created_at
)
select pg_temp.id('user', n), 'event', pg_temp.id('event', pg_temp.pick(n, 47, pg_temp.many(100000))),
  'other', status, case when status <> 'open' then pg_temp.id('admin', 0) end,
  case when status <> 'open' then at end, at
from generate_series(0, pg_temp.many(5000) - 1) as n,
  lateral (
    select case when n % 100 = 0 then 'open' when n % 3 = 0 then 'upheld' else 'dismissed' end as status,
      now() - interval '1 minute' * pg_temp.pick(n, 48, 500000) as at
  ) as made;
