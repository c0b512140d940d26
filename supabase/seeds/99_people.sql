-- What the demo accounts saved and were told, and the plans of what they own. An account that does not
-- exist is passed over.

------------------------------------------------------------------------------------------------
-- The fan
------------------------------------------------------------------------------------------------

insert into public.user_preferences (user_id, categories, cities, price_max)
select pg_temp.demo_user('fan'), array['生咖活動', '主題展'], array['taipei', 'tainan'], 1200
where pg_temp.demo_user('fan') is not null
on conflict do nothing;

insert into public.saved_items (user_id, entity_type, entity_id, created_at)
select pg_temp.demo_user('fan'), type, pg_temp.seed_id(type, slug), now() - interval '1 hour' * hours
from (values
  ('event', 'summer-stays', 5), ('event', 'ticket-stub', 30), ('event', 'tide-line', 52),
  ('venue', 'moon-oven', 70), ('venue', 'tiny-reel', 101), ('performer', 'byakuya', 130)
) as saved (type, slug, hours)
where pg_temp.demo_user('fan') is not null
on conflict do nothing;

insert into public.notifications (id, user_id, kind, params, link, created_at, read_at)
select pg_temp.seed_id('demo-notification', account || place), pg_temp.demo_user(account), kind,
  params::jsonb, link, now() - interval '1 hour' * hours,
  case when hours > 48 then now() - interval '1 hour' * (hours - 6) end
from (values
  ('fan', 1, 'report.upheld', '{}', null, 20),
  ('fan', 2, 'identity.active', '{"identity": "fan"}', '/settings', 400),
  ('performer', 1, 'decision.approved', '{"entity": "performer_profiles", "title": "海霧樂團"}', '/performer-profile', 300),
  ('performer', 2, 'decision.approved', '{"entity": "events", "title": "五年份的謝謝：海霧樂團週年應援專場"}', '/events-published', 26),
  ('performer', 3, 'subscription.expiring', '{"plan": "新星"}', '/subscription', 9),
  ('venue', 1, 'decision.approved', '{"entity": "venues", "title": "月爐咖啡 赤峰店"}', '/venue-profile', 500)
) as told (account, place, kind, params, link, hours)
where pg_temp.demo_user(account) is not null
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Plans of the performer and of the venue
------------------------------------------------------------------------------------------------

create temporary table seed_demo_subscription as
select pg_temp.seed_id('demo-subscription', plan.slug) as id,
  pg_temp.seed_id('demo-subscription-order', plan.slug) as order_id,
  plan.*, c.id as catalog_id, c.name as plan_name, c.features, c.limits,
  case plan.cycle when 'yearly' then c.price_year else c.price_month end as price,
  pg_temp.demo_user(plan.account) as owner_id,
  private.today() - plan.started as start_date,
  private.cycle_end(private.today() - plan.started, plan.cycle) as renewal_date
from (values
  ('performer', 'performer-rising', 'sea-fog', 'monthly', 'expiring', 25),
  ('venue', 'venue-flagship', 'moon-oven', 'yearly', 'active', 120)
) as plan (account, code, slug, cycle, status, started)
join public.plan_catalog as c on c.code = plan.code
where pg_temp.demo_user(plan.account) is not null
  and not exists (
    select from public.subscription_plans as s
    where s.id = pg_temp.seed_id('demo-subscription', plan.slug)
  );

insert into public.orders (
  id, buyer_id, seller_type, kind, subtotal, total, status, buyer_name, buyer_email, paid_at, created_at
)
select s.order_id, s.owner_id, 'platform', 'subscription', s.price, s.price, 'paid', p.username, p.email,
  timezone('Asia/Taipei', s.start_date + time '10:30'),
  timezone('Asia/Taipei', s.start_date + time '10:00')
from seed_demo_subscription as s
join public.profiles as p on p.id = s.owner_id;

insert into public.subscription_plans (
  id, owner_id, catalog_id, performer_id, venue_id, plan_name, price, billing_cycle, features, limits,
  start_date, renewal_date, status, order_id, created_at
)
select id, owner_id, catalog_id,
  case account when 'performer' then pg_temp.seed_id('performer', slug) end,
  case account when 'venue' then pg_temp.seed_id('venue', slug) end,
  plan_name, price, cycle, features, limits, start_date, renewal_date, status, order_id,
  timezone('Asia/Taipei', start_date + time '10:00')
from seed_demo_subscription;

insert into private.subscription_cycles (order_id, plan_id, days, until)
select order_id, id, renewal_date - start_date, renewal_date
from seed_demo_subscription
on conflict do nothing;

insert into public.order_items (
  id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount
)
select pg_temp.seed_id('subscription-item', order_id::text), order_id, 'subscription', id, cycle,
  plan_name, price, 1, price
from seed_demo_subscription;

insert into public.payments (
  id, order_id, provider, amount, status, transfer_last5, transfer_at, reported_at, confirmed_at
)
select pg_temp.seed_id('subscription-payment', s.order_id::text), s.order_id, 'bank_transfer', s.price,
  'succeeded', '86420', o.paid_at - interval '20 minutes', o.paid_at - interval '15 minutes', o.paid_at
from seed_demo_subscription as s
join public.orders as o on o.id = s.order_id;

insert into public.order_events (order_id, from_status, to_status, actor_id, at)
select o.id, step.from_status, step.to_status, o.buyer_id,
  case step.to_status when 'paid' then o.paid_at else o.created_at end
from seed_demo_subscription as s
join public.orders as o on o.id = s.order_id,
  (values (null, 'pending_payment'), ('pending_payment', 'paid')) as step (from_status, to_status);

drop table seed_demo_subscription;

------------------------------------------------------------------------------------------------
-- What the administrator has handled
------------------------------------------------------------------------------------------------

insert into public.reports (
  id, reporter_id, entity_type, entity_id, kind, body, status, handled_by, handled_at, note, created_at
)
select pg_temp.seed_id('handled-report', slug), coalesce(pg_temp.demo_user(reporter), pg_temp.seed_id('fan', reporter)),
  'event', pg_temp.seed_id('event', slug), kind, body, status, pg_temp.demo_user('admin'),
  now() - interval '1 hour' * hours, note, now() - interval '1 hour' * (hours + 30)
from (values
  ('button-shop', 'fan', 'wrong_information', '營業時間與現場公告不同。', 'upheld', '已請主辦更正。', 20),
  ('whale-song', '88', 'scam', null, 'dismissed', '票券來源查證無誤。', 200)
) as report (slug, reporter, kind, body, status, note, hours)
where pg_temp.demo_user('admin') is not null
  and exists (
    select from public.profiles
    where id = coalesce(pg_temp.demo_user(reporter), pg_temp.seed_id('fan', reporter))
  )
on conflict do nothing;
