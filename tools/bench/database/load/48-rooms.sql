-- What the other rooms of the back office list: advertisements, plans, messages, wishes, records, files that
-- were imported, and statements that were paid out. As many of each as some years make.

insert into public.plan_catalog (id, code, audience, name, price_month, price_year)
select pg_temp.id('plan', n), 'bench-' || n, case n when 0 then 'performer' else 'venue' end, '專業', 499, 4990
from generate_series(0, 1) as n;

-- The plan that runs, and those that came before it.
insert into public.subscription_plans (
  id, owner_id, catalog_id, performer_id, venue_id, plan_name, price, billing_cycle, start_date, renewal_date,
  status, updated_at
)
select pg_temp.id('subscription', n), pg_temp.id('user', n % 800), pg_temp.id('plan', n % 2),
  case n % 2 when 0 then pg_temp.id('performer', n % 1000) end,
  case n % 2 when 1 then pg_temp.id('venue', n % 1000) end,
  '專業', 499, 'monthly', private.today() - n / 70, private.today() - n / 70 + 30,
  case when n < 1000 then 'active' else 'expired' end, now() - interval '1 minute' * pg_temp.pick(n, 50, 500000)
from generate_series(0, pg_temp.many(9000) - 1) as n;

insert into public.advertisements (
  id, client_id, client_name, title, description, type, status, display_location, start_date, end_date, budget,
  impressions, clicks, created_at
)
select pg_temp.id('advertisement', n), pg_temp.id('user', n % 900), pg_temp.artist(n % 641),
  themes[1 + n % 20] || ' 廣告 ' || n, sentences[1 + n % 12],
  (array['banner', 'featured', 'popup', 'home_banner'])[1 + n % 4],
  (array['active', 'active', 'inactive', 'rejected'])[1 + pg_temp.pick(n, 51, 4)], 'home',
  private.today() + 30 - n / 10, private.today() + 44 - n / 10, 5000, pg_temp.pick(n, 52, 90000),
  pg_temp.pick(n, 53, 900), now() - interval '1 hour' * n
from generate_series(0, pg_temp.many(5000) - 1) as n, pg_temp.words;

insert into public.ad_placements (id, code, name) values (pg_temp.id('placement', 0), 'bench_lamp', '捷運燈箱');
insert into public.ad_products (id, placement_id, name, category, unit, unit_price, needs_media_review)
values (pg_temp.id('ad product', 0), pg_temp.id('placement', 0), '捷運燈箱', 'mrt', 'week', 30000, true);

insert into public.support_ad_orders (
  id, order_no, buyer_id, artist_id, product_id, title, starts_on, units, contact_name, contact_phone, total,
  status, ip_declared_at, portrait_declared_at, created_at
)
select pg_temp.id('support ad', n), 'SA-202601-' || lpad(n::text, 6, '0'), pg_temp.id('user', n % 50000),
  pg_temp.id('performer', n % pg_temp.many(1000)), pg_temp.id('ad product', 0), pg_temp.artist(n % 641) || ' 生日快樂',
  private.today() - n / 20, 1, pg_temp.person(n), '0912345678', 30000,
  case when n < 1000 then 'reviewing' else 'cancelled' end, now(), now(), now() - interval '1 hour' * n
from generate_series(0, pg_temp.many(5000) - 1) as n;

insert into public.contact_messages (
  id, ticket_no, topic, name, email, body, status, answer, settled_at, settled_by, created_at
)
select pg_temp.id('message', n), 'C-' || n, (array['購票', '退票', '場地', '其他'])[1 + n % 4], pg_temp.person(n),
  'fan' || n || '@bench.test', sentences[1 + n % 12],
  case when n < 200 then 'open' when n % 9 = 0 then 'closed' else 'answered' end,
  case when n >= 200 and n % 9 <> 0 then '已為您處理。' end, case when n >= 200 then now() end,
  case when n >= 200 then pg_temp.id('admin', 0) end, now() - interval '1 hour' * n
from generate_series(0, pg_temp.many(9000) - 1) as n, pg_temp.words;

insert into public.birthday_wishes (id, artist_id, year, user_id, body, status, created_at)
select pg_temp.id('wish', n), pg_temp.id('performer', n % pg_temp.many(1000)), 2026, pg_temp.id('user', n),
  '生日快樂！', case when n % 400 = 0 then 'reported' when n % 400 = 1 then 'hidden' else 'visible' end,
  now() - interval '1 minute' * n
from generate_series(0, pg_temp.many(100000) - 1) as n;

insert into public.birthday_wish_reports (wish_id, user_id)
select pg_temp.id('wish', n * 400), pg_temp.id('user', n + i)
from generate_series(0, pg_temp.many(250) - 1) as n, generate_series(1, 2) as i;

insert into public.security_events (actor_id, action, resource_type, resource_id, success, error_message, at)
select pg_temp.id('user', pg_temp.pick(n, 54, 50000)), (array['login', 'login', 'password_changed', 'role_changed'])[1 + n % 4],
  'profile', pg_temp.id('user', n % 50000)::text, n % 7 > 0, case n % 7 when 0 then 'wrong password' end,
  now() - interval '1 minute' * (300000 - n)
from generate_series(0, pg_temp.many(300000) - 1) as n;

insert into public.page_not_found_events (day, path, hits, last_at)
select private.today() - d, '/old/' || n || case n % 5 when 0 then '.php' else '' end, 1 + n % 9, now()
from generate_series(0, pg_temp.many(3000) - 1) as n, generate_series(0, 2) as d;

insert into private.mails (
  id, key, user_id, kind, attempts, sent_at, failed_at, last_error, created_at
)
select pg_temp.id('mail', n), 'bench:' || n, pg_temp.id('user', n % 50000), 'order.received', 5,
  case when n % 100 > 0 then at end, case n % 100 when 0 then at end,
  case n % 100 when 0 then '550 mailbox unavailable' end, at
from generate_series(0, pg_temp.many(300000) - 1) as n,
  lateral (select now() - interval '1 minute' * (n % 40000) as at) as sent;

insert into private.imports (id, kind, file_name, is_demo, status, total, counts, created_by, client_key, created_at)
select pg_temp.id('import', n), 'venues', '場地.csv', false, 'done', 10000, '{"made": 9000, "faulty": 1000}',
  pg_temp.id('admin', 0), pg_temp.id('import key', n), now() - interval '1 day' * n
from generate_series(0, 29) as n;
insert into private.import_rows (import_id, row_no, title, same_key, status, field)
select pg_temp.id('import', 0), n, '場地 ' || n, 'bench ' || n, case n % 10 when 0 then 'faulty' else 'made' end,
  case n % 10 when 0 then 'capacity' end
from generate_series(1, pg_temp.many(10000)) as n;

-- Half of what is over was paid out.
insert into public.event_settlements (
  event_id, organizer_id, orders, gross, refunded, platform_fee, net, received, payout, settled_by, settled_at
)
select p.id, pg_temp.id('user', n % 700), standard + vip, standard * 600 + vip * 1200, 0, 0,
  standard * 600 + vip * 1200, standard * 600 + vip * 1200, 0, pg_temp.id('admin', 0), now()
from plan as p
where is_paid and day < private.today() - 30 and n % 8 = 0 and standard + vip > 0;

insert into public.approval_decisions (entity_type, entity_id, owner_id, from_status, to_status, decided_by, decided_at)
select 'events', p.id, pg_temp.id('user', n % 700), 'pending_approval', 'approved', pg_temp.id('admin', 0), now()
from plan as p;
