-- 1 000 000 registrations with their tickets; those of events that cost something with a paid order.

insert into public.orders (
  id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, total, status, buyer_name,
  buyer_phone, buyer_email, paid_at, created_at
)
select pg_temp.id('order', p.n), 'EO' || to_char(registered_at, 'YYYYMMDD') || lpad(p.n::text, 7, '0'),
  pg_temp.id('user', user_no), 'organizer', pg_temp.id('user', event_no % 700), 'ticket', price, price,
  'paid', pg_temp.person(user_no), '0912345678', 'ming@bench.test', registered_at, registered_at
from planned as p
join plan as e on e.n = p.event_no and e.is_paid,
  lateral (select case type when 'vip' then 1200 else 600 end as price) as cost
where p.status = 'confirmed';

insert into public.order_items (order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount)
select o.id, 'ticket', e.id, p.type, '票券', o.total, 1, o.total
from planned as p
join plan as e on e.n = p.event_no and e.is_paid
join public.orders as o on o.id = pg_temp.id('order', p.n);

insert into public.payments (order_id, provider, amount, status, confirmed_at)
select id, 'bank_transfer', total, 'succeeded', paid_at from public.orders;

insert into private.ledger (what, amount, from_order, from_account, to_order, to_account, at)
select way.what, o.total, o.id, way.from_account, o.id, way.to_account, o.paid_at
from public.orders as o
cross join (values ('promised', 'price', 'due'), ('paid', 'due', 'paid'))
  as way (what, from_account, to_account);

insert into public.order_events (order_id, from_status, to_status, at)
select id, 'pending_payment', 'paid', paid_at from public.orders;

select setval('private.order_numbers', 2000000);

insert into public.event_registrations (
  id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status,
  registered_at, cancelled_at, order_id, unit_price
)
select pg_temp.id('registration', p.n), e.id, pg_temp.id('user', user_no), type, 'R-' || p.n,
  pg_temp.person(user_no), 'fan' || user_no || '@bench.test', '0912345678', 1, status, registered_at,
  case status when 'cancelled' then registered_at + interval '1 hour' end,
  case when is_paid and status = 'confirmed' then pg_temp.id('order', p.n) end,
  case when not is_paid then 0 when type = 'vip' then 1200 else 600 end
from planned as p join plan as e on e.n = p.event_no;

insert into public.tickets (
  id, registration_id, event_id, ticket_type_id, ticket_no, holder_user_id, holder_name, price_paid, issued_at
)
select pg_temp.id('ticket', p.n), pg_temp.id('registration', p.n), e.id, type, 'T-' || p.n,
  pg_temp.id('user', user_no), '王小明',
  case when not is_paid then 0 when type = 'vip' then 1200 else 600 end, registered_at
from planned as p join plan as e on e.n = p.event_no
where status = 'confirmed';

insert into public.ticket_secrets (ticket_id, secret)
select pg_temp.id('ticket', n), md5('secret' || n) from planned where status = 'confirmed';

-- What trends are counted from: a hundred days of views of the events to come.
insert into public.trend_daily (entity_type, entity_id, day, views, saves, registrations)
select 'event', id, private.today() - d, 1 + pg_temp.pick(n * 100 + d, 30, 200), n % 3, n % 5
from plan, generate_series(0, 30) as d
where day > private.today() and n % 10 = 0;
