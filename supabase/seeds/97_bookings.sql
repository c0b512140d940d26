-- Bookings of the demo accounts: what the demo fan asked for, what the demo venue and the demo performer
-- have to answer. An account that does not exist is passed over.

-- Offers that were made before the pages changed hands are the new owner's.
update public.booking_quotes as q
set created_by = owner.id
from public.bookings as b
left join public.venues as v on v.id = b.venue_id and b.kind = 'venue'
left join public.performer_profiles as p on p.id = b.performer_id
cross join lateral (select coalesce(v.owner_id, p.owner_id) as id) as owner
where b.id = q.booking_id and owner.id in (pg_temp.demo_user('venue'), pg_temp.demo_user('performer'))
  and q.made_by = 'host' and q.created_by <> owner.id;

create temp table seed_demo_booking on commit drop as
select pg_temp.seed_id('demo-booking', plan.n::text) as id, plan.n, plan.status, fan.id as requester_id,
  fan.username as guest_name, fan.email as guest_email, coalesce(fan.phone, '0912345678') as phone,
  v.id as venue_id, p.id as performer_id, coalesce(v.owner_id, p.owner_id) as host_id,
  coalesce(v.name, p.performer_name) as name,
  coalesce(v.cancellation_policy, a.cancellation_policy, 'standard') as cancellation_policy,
  day.starts as start_at, day.starts + interval '4 hours' as end_at,
  pg_temp.seed_id('demo-booking-order', plan.n::text) as order_id
from (values
  (1, 'moon-oven', null, 45, 'requested'), (2, 'tide-cup', null, 49, 'quoted'),
  (3, 'moon-oven', null, 53, 'awaiting_payment'), (4, 'tide-cup', null, 57, 'confirmed'),
  (5, 'moon-oven', null, -53, 'completed'), (6, null, 'sea-fog', 46, 'requested'),
  (7, null, 'mistlamp', 50, 'quoted'), (8, null, 'sea-fog', 54, 'confirmed'),
  (9, null, 'mistlamp', -54, 'completed')
) as plan (n, venue, performer, days, status)
join public.profiles as fan on fan.id = pg_temp.demo_user('fan')
left join public.venues as v on v.id = pg_temp.seed_id('venue', plan.venue)
left join public.performer_profiles as p on p.id = pg_temp.seed_id('performer', plan.performer)
left join public.performer_availability as a on a.performer_id = p.id
cross join lateral (
  select (days.day::date + interval '1 minute' * (w.opens + 60)) at time zone 'Asia/Taipei' as starts
  from generate_series(private.today() + plan.days, private.today() + plan.days + 2, interval '1 day') as days (day)
  join private.weekly_openings as w
    on w.resource_id = coalesce(v.id, p.id) and w.weekday = extract(isodow from days.day)::int
  order by days.day
  limit 1
) as day
where coalesce(v.owner_id, p.owner_id) is not null
  and coalesce(v.owner_id, p.owner_id) <> fan.id;

insert into public.orders (
  id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, total, status, hold_expires_at,
  buyer_name, buyer_phone, buyer_email, paid_at, completed_at, created_at
)
select d.order_id, 'EO' || to_char(at.made at time zone 'Asia/Taipei', 'YYYYMMDD') || (790000 + d.n),
  d.requester_id, case when d.venue_id is null then 'performer' else 'venue' end,
  coalesce(d.venue_id, d.performer_id),
  case when d.venue_id is null then 'performance' else 'venue_booking' end, price.deposit, price.deposit,
  case d.status when 'awaiting_payment' then 'pending_payment' when 'confirmed' then 'paid'
    else 'completed' end,
  now() + interval '20 hours', d.guest_name, d.phone, d.guest_email,
  case when d.status <> 'awaiting_payment' then at.made + interval '6 hours' end,
  case when d.status = 'completed' then d.end_at + interval '1 day' end, at.made
from seed_demo_booking as d
cross join lateral (
  select case when d.status = 'awaiting_payment' then now() - interval '4 hours'
    else least(d.start_at - interval '12 days', now() - interval '2 days') end as made
) as at
cross join lateral (
  select case when d.venue_id is null then 9000
    else (private.venue_price(d.venue_id, d.start_at, d.end_at, 20) ->> 'deposit')::int end as deposit
) as price
where d.status in ('awaiting_payment', 'confirmed', 'completed')
on conflict do nothing;

insert into public.order_items (
  id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount, created_at
)
select pg_temp.seed_id('demo-booking-item', d.n::text), o.id, o.kind, d.id, 'deposit', d.name || ' 訂金',
  o.total, 1, o.total, o.created_at
from seed_demo_booking as d
join public.orders as o on o.id = d.order_id
on conflict do nothing;

insert into public.payments (
  id, order_id, provider, amount, status, transfer_last5, transfer_at, reported_at, confirmed_by,
  confirmed_at, created_at
)
select pg_temp.seed_id('demo-booking-payment', d.n::text), o.id, 'bank_transfer', o.total, 'succeeded',
  '50816', o.created_at + interval '2 hours', o.created_at + interval '3 hours', d.host_id, o.paid_at,
  o.created_at
from seed_demo_booking as d
join public.orders as o on o.id = d.order_id
where o.paid_at is not null
on conflict do nothing;

insert into public.order_events (order_id, from_status, to_status, actor_id, at)
select o.id, step.was, step.becomes, step.actor, step.at
from seed_demo_booking as d
join public.orders as o on o.id = d.order_id
cross join lateral (values
  (1, null, 'pending_payment', d.requester_id, o.created_at),
  (2, 'pending_payment', 'payment_review', d.requester_id,
    case when o.paid_at is not null then o.created_at + interval '3 hours' end),
  (3, 'payment_review', 'paid', d.host_id, o.paid_at),
  (4, 'paid', 'completed', null, o.completed_at)
) as step (place, was, becomes, actor, at)
where step.at is not null and not exists (select from public.order_events as e where e.order_id = o.id)
order by o.id, step.place;

insert into public.bookings (
  id, booking_no, kind, venue_id, performer_id, requester_id, purpose, performance_type, attendees,
  start_at, end_at, location, contact_name, contact_phone, contact_email, message, status,
  cancellation_policy, price_lines, total, deposit, order_id, respond_by, pay_by, confirmed_at,
  completed_at, created_at
)
select d.id, case when d.venue_id is null then 'PB-' else 'VB-' end || to_char(private.today(), 'YYMMDD')
    || '-DEMO' || d.n,
  case when d.venue_id is null then 'performance' else 'venue' end, d.venue_id, d.performer_id,
  d.requester_id, case when d.venue_id is not null then '生日應援咖啡' end,
  case when d.venue_id is null then '慶生演出' end, 20, d.start_at, d.end_at,
  case when d.venue_id is null then '台北市大同區示範街 6 號' end, d.guest_name, d.phone, d.guest_email,
  '第一次辦應援活動，請多多指教。', d.status, d.cancellation_policy,
  price.bill -> 'lines', (price.bill ->> 'total')::int, (price.bill ->> 'deposit')::int, o.id,
  case when d.status in ('requested', 'quoted') then now() + interval '1 hour' * (20 + d.n)
    else o.created_at end,
  o.hold_expires_at, case when d.status in ('confirmed', 'completed') then o.paid_at end,
  case when d.status = 'completed' then d.end_at + interval '1 day' end,
  coalesce(o.created_at, now() - interval '7 hours') - interval '5 hours'
from seed_demo_booking as d
left join public.orders as o on o.id = d.order_id
cross join lateral (
  select case
    when d.venue_id is not null then private.venue_price(d.venue_id, d.start_at, d.end_at, 20)
    when d.status <> 'requested' then jsonb_build_object(
      'lines', jsonb_build_array(jsonb_build_object(
        'kind', 'custom', 'label', '演出費', 'quantity', 1, 'unit', 'booking', 'unit_price', 30000,
        'amount', 30000
      )),
      'total', 30000, 'deposit', 9000
    )
  end as bill
) as price
on conflict do nothing;

do $$
begin
  perform private.occupy(b)
  from public.bookings as b
  where b.id in (select id from seed_demo_booking)
    and b.status in ('awaiting_payment', 'confirmed', 'completed')
    and not exists (select from public.calendar_occupancy as o where o.booking_id = b.id);
end;
$$;

insert into public.booking_quotes (
  id, booking_id, lines, total, deposit, valid_until, terms, status, created_by, created_at
)
select pg_temp.seed_id('demo-quote', d.n::text), b.id, b.price_lines, b.total, b.deposit, b.respond_by,
  '含基本音響與場地清潔。', 'sent', d.host_id, now() - interval '2 hours'
from seed_demo_booking as d
join public.bookings as b on b.id = d.id
where b.status = 'quoted'
on conflict do nothing;

insert into public.booking_messages (id, booking_id, sender_id, body, created_at)
select pg_temp.seed_id('demo-booking-message', d.n || side), d.id,
  case side when 'guest' then d.requester_id else d.host_id end,
  case side when 'guest' then '您好，請問可以自備蛋糕嗎？' else '可以的，切盤費由我們招待。' end,
  now() - case side when 'guest' then interval '5 hours' else interval '4 hours' end
from seed_demo_booking as d
cross join (values ('guest'), ('host')) as party (side)
where d.status in ('requested', 'confirmed')
on conflict do nothing;

insert into public.reviews (
  id, booking_id, author_id, target_type, target_id, rating, body, visible_at, created_at
)
select pg_temp.seed_id('demo-review', d.n::text), d.id, d.requester_id,
  case when d.venue_id is null then 'performer' else 'venue' end, coalesce(d.venue_id, d.performer_id), 5,
  '第一次辦活動就遇到這麼用心的團隊，謝謝！', d.end_at + interval '15 days', d.end_at + interval '2 days'
from seed_demo_booking as d
where d.status = 'completed'
on conflict do nothing;

-- The demo venue's walk through its own form.
insert into public.bookings (
  id, booking_no, kind, venue_id, requester_id, purpose, attendees, start_at, end_at, contact_name,
  contact_phone, contact_email, status, cancellation_policy, price_lines, total, deposit, respond_by, is_demo
)
select pg_temp.seed_id('demo-booking', 'walk'), 'VB-' || to_char(private.today(), 'YYMMDD') || '-DEMO0',
  'venue', v.id, v.owner_id, '示範預訂', 20,
  (private.today() + 20 + time '14:00') at time zone 'Asia/Taipei',
  (private.today() + 20 + time '17:00') at time zone 'Asia/Taipei', '示範訪客', '0912345678',
  'demo@guests.demo.test', 'requested', v.cancellation_policy, '[]', 0, 0, now() + interval '2 days', true
from public.venues as v
where v.id = pg_temp.seed_id('venue', 'moon-oven') and v.owner_id = pg_temp.demo_user('venue')
on conflict do nothing;

-- What people asked at the venues of the demo account: two were answered, one waits.
insert into public.venue_questions (
  id, venue_id, asker_id, body, status, answer, settled_at, settled_by, created_at
)
select pg_temp.seed_id('demo-question', plan.n::text), v.id, fan.id, plan.body,
  case when plan.answer is null then 'open' else 'answered' end, plan.answer,
  case when plan.answer is not null then now() - plan.age + interval '5 hours' end,
  case when plan.answer is not null then v.owner_id end, now() - plan.age
from (values
  (1, 'moon-oven', '可以自備蛋糕和飲料嗎？', '可以，外食請自行清理；切盤與餐具由我們準備。', interval '9 days'),
  (2, 'moon-oven', '牆面可以貼海報嗎？', '請用無痕膠帶，離場前幫我們恢復原狀就可以。', interval '6 days'),
  (3, 'moon-oven', '搬運道具的車可以停在門口卸貨嗎？', null, interval '7 hours')
) as plan (n, venue, body, answer, age)
join public.profiles as fan on fan.id = pg_temp.demo_user('fan')
join public.venues as v on v.id = pg_temp.seed_id('venue', plan.venue)
where v.owner_id is not null and v.owner_id <> fan.id
on conflict do nothing;
