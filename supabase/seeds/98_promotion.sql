-- Ads, support ads, spots and wishes of the demo accounts. Does nothing for an account that is not there.

------------------------------------------------------------------------------------------------
-- What was ordered
------------------------------------------------------------------------------------------------

create temp table demo_promo on commit drop as
select d.*, pg_temp.demo_user(account) as user_id, pg_temp.seed_id('demo-promo-order', d.kind || d.key) as order_id,
  case d.kind when 'ad' then pg_temp.seed_id('ad', d.key) else pg_temp.seed_id('support-ad', d.key) end as subject_id,
  p.id as product_id, p.placement_id, p.name as product_name, p.city,
  private.ad_period(p, private.today() + d.from_day, d.units) as period,
  p.unit_price * d.units + case d.design when 'platform' then p.design_fee else 0 end as total,
  now() - interval '1 day' * d.days_ago as created_at
from (values
  (1, 'performer', 'ad', 'demo-own-running', 'artists-banner-week', '海霧樂團 港邊專場（示範）', null, null, -3, 2, 2, 'active', 'paid', 8, 'self'),
  (2, 'performer', 'ad', 'demo-own-pending', 'events-banner-week', '海霧樂團 週年巡演（示範）', null, null, 14, 2, 4, 'pending', 'paid', 1, 'self'),
  (3, 'fan', 'support_ad', 'demo-fan-approved', 'mrt-ximen-week', '給以恩的燈箱（示範）', 'shen-yien', '西門站', 33, 2, 3, 'approved', 'pending_payment', 1, 'platform'),
  (4, 'fan', 'support_ad', 'demo-fan-live', 'led-ximending-day', '洛夏倒數影片（示範）', 'luo-xia', '西門町', -1, 5, 3, 'live', 'paid', 20, 'platform'),
  (6, 'venue', 'ad', 'demo-venue-pending', 'events-banner-week', '月爐空間 生咖檔期開放（示範）', null, null, 42, 1, 4, 'pending', 'paid', 2, 'self'),
  (5, 'fan', 'support_ad', 'demo-fan-draft', 'bus-taipei-month', '小滿的公車（示範）', 'xiaoman', '信義區', 60, 1, null, 'draft', null, 0, 'self')
) as d (
  n, account, kind, key, product, title, artist, station, from_day, units, slot, status, order_status,
  days_ago, design
)
join public.ad_products as p on p.id = pg_temp.seed_id('ad-product', d.product)
where pg_temp.demo_user(account) is not null;

insert into public.orders (
  id, order_no, buyer_id, seller_type, kind, subtotal, total, status, hold_expires_at, buyer_name,
  buyer_email, paid_at, created_at
)
select d.order_id, 'EO' || to_char(d.created_at at time zone 'Asia/Taipei', 'YYYYMMDD') || (980000 + d.n),
  d.user_id, 'platform', d.kind, d.total, d.total, d.order_status, d.created_at + interval '7 days',
  p.username, p.email,
  case when d.order_status = 'paid' then d.created_at + interval '5 hours' end, d.created_at
from demo_promo as d
join public.profiles as p on p.id = d.user_id
where d.order_status is not null
on conflict do nothing;

insert into public.order_items (
  id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount, created_at
)
select pg_temp.seed_id('demo-promo-item', d.key), d.order_id,
  case d.kind when 'ad' then 'ad_product' else 'support_ad' end,
  case d.kind when 'ad' then d.product_id else d.subject_id end, d.key, d.product_name || '：' || d.title,
  d.total, 1, d.total, d.created_at
from demo_promo as d
where d.order_status is not null
on conflict do nothing;

insert into public.payments (
  id, order_id, provider, amount, status, transfer_last5, transfer_at, reported_at, confirmed_at,
  created_at
)
select pg_temp.seed_id('demo-promo-payment', d.key), d.order_id, 'bank_transfer', d.total, 'succeeded',
  '24680', d.created_at + interval '2 hours', d.created_at + interval '3 hours',
  d.created_at + interval '5 hours', d.created_at + interval '2 hours'
from demo_promo as d
where d.order_status = 'paid'
on conflict do nothing;

insert into public.order_events (order_id, from_status, to_status, actor_id, at)
select d.order_id, step.from_status, step.to_status, step.actor_id, step.at
from demo_promo as d
cross join lateral (values
  (1, true, null, 'pending_payment', d.user_id, d.created_at),
  (2, d.order_status = 'paid', 'pending_payment', 'payment_review', d.user_id, d.created_at + interval '3 hours'),
  (3, d.order_status = 'paid', 'payment_review', 'paid', null, d.created_at + interval '5 hours')
) as step (n, happened, from_status, to_status, actor_id, at)
where d.order_status is not null and step.happened
  and not exists (select from public.order_events as e where e.order_id = d.order_id)
order by d.n, step.n;

insert into public.advertisements (
  id, client_id, client_name, title, description, type, status, display_location, link_url,
  button_text, start_date, end_date, budget, created_at
)
select d.subject_id, d.user_id, p.username, d.title,
  case d.account when 'venue' then '生咖友善的兩層樓空間，週末檔期開放預訂。'
    else '基隆港邊長大的四個朋友，新的一季演出。' end, place.ad_type,
  d.status, place.display_location, case d.account when 'venue' then '/book-venue' else '/events' end,
  case d.account when 'venue' then '看檔期' else '看演出' end, lower(d.period), upper(d.period) - 1, d.total,
  d.created_at
from demo_promo as d
join public.profiles as p on p.id = d.user_id
join public.ad_placements as place on place.id = d.placement_id
where d.kind = 'ad'
on conflict do nothing;

insert into public.ad_creatives (
  id, advertisement_id, version, file_path, mime_type, bytes, width, height, status, created_at
)
select pg_temp.seed_id('creative', d.key), d.subject_id, 1, d.user_id || '/' || d.key || '.webp',
  'image/webp', 240000, place.image_w, place.image_h,
  case d.status when 'active' then 'approved' else 'checking' end, d.created_at + interval '10 minutes'
from demo_promo as d
join public.ad_placements as place on place.id = d.placement_id
where d.kind = 'ad'
on conflict do nothing;

insert into public.ad_daily_stats (ad_id, day, impressions, clicks)
select d.subject_id, lower(d.period) + since, 900 + since * 70, 21 + since * 3
from demo_promo as d, generate_series(0, private.today() - lower(d.period)) as since
where d.kind = 'ad' and d.status = 'active'
on conflict do nothing;

update public.advertisements as ad
set impressions = totals.impressions, clicks = totals.clicks
from (
  select ad_id, sum(impressions)::int as impressions, sum(clicks)::int as clicks
  from public.ad_daily_stats group by ad_id
) as totals
where ad.id = totals.ad_id and ad.id in (select subject_id from demo_promo)
  and (ad.impressions, ad.clicks) is distinct from (totals.impressions, totals.clicks);

insert into public.support_ad_orders (
  id, order_no, buyer_id, artist_id, product_id, title, message, starts_on, units, city, station,
  design_by, artwork_paths, versions, contact_name, contact_phone, total, status, deadline_at, order_id,
  ip_declared_at, portrait_declared_at, created_at
)
select d.subject_id, 'SA-' || to_char(d.created_at, 'YYMMDD') || '-' || upper(left(md5(d.key), 6)), d.user_id,
  pg_temp.seed_id('performer', d.artist), d.product_id, d.title, '謝謝你的歌。', lower(d.period), d.units,
  d.city, d.station, d.design, case d.design when 'self' then jsonb_build_array(d.user_id || '/' || d.key || '.png') else '[]' end,
  pg_temp.support_ad_versions(d.status, d.created_at), p.username,
  '0912345678', d.total, d.status,
  case when d.status = 'approved' then d.created_at + interval '7 days' end,
  case when d.order_status is not null then d.order_id end,
  case when d.status <> 'draft' then d.created_at end, case when d.status <> 'draft' then d.created_at end,
  d.created_at
from demo_promo as d
join public.profiles as p on p.id = d.user_id
where d.kind = 'support_ad'
on conflict do nothing;

-- The steps of each, as far as it came.
insert into public.approval_decisions (
  entity_type, entity_id, owner_id, from_status, to_status, decided_at
)
select 'support_ad_orders', d.subject_id, d.user_id, step.from_status, step.to_status,
  d.created_at + interval '6 hours' * (step.n - 1)
from demo_promo as d
cross join lateral pg_temp.support_ad_steps(d.status) as step
where d.kind = 'support_ad' and not exists (
  select from public.approval_decisions
  where entity_type = 'support_ad_orders' and entity_id = d.subject_id
)
order by d.n, step.n;

insert into public.ad_bookings (
  id, ad_product_id, placement_id, advertisement_id, support_ad_order_id, order_id, buyer_id, slot_no,
  period, units, amount, status, created_at
)
select pg_temp.seed_id('demo-promo-booking', d.key), d.product_id, d.placement_id,
  case when d.kind = 'ad' then d.subject_id end, case when d.kind = 'support_ad' then d.subject_id end,
  d.order_id, d.user_id, d.slot, d.period, d.units, d.total,
  case d.order_status when 'paid' then 'confirmed' else 'held' end, d.created_at
from demo_promo as d
where d.order_status is not null
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- The fan's spots, walk, stamps, wish and pledge
------------------------------------------------------------------------------------------------

insert into public.support_spots (
  id, kind, artist_id, title, description, address, city, district, lat, lng, starts_on, ends_on,
  opens, closes, gift_status, gift_updated_at, status, created_by, is_demo
)
select pg_temp.seed_id('spot', 'fan-' || key), '生咖', pg_temp.seed_id('performer', artist), title,
  '自己準備的小小應援，歡迎一起來寫卡片。', address, 'taipei', district, lat, lng, private.today() + from_day,
  private.today() + from_day + 3, '12:00', '19:00', '尚有', now(), status, pg_temp.demo_user('fan'), true
from (values
  ('one', 'shen-yien', '以恩的書桌｜巷口咖啡', '台北市大安區溫州街 52 巷 3 號', '大安區', 25.0206, 121.5330, 0, 'approved'),
  ('two', 'luo-xia', '行星補給站｜天台咖啡', '台北市中正區汀州路三段 160 巷 2 號', '中正區', 25.0152, 121.5318, 12, 'pending')
) as spot (key, artist, title, address, district, lat, lng, from_day, status)
where pg_temp.demo_user('fan') is not null
on conflict do nothing;

insert into public.spot_routes (user_id, day, spot_ids)
select pg_temp.demo_user('fan'), private.today(), array[
  pg_temp.seed_id('spot', 'fan-one'), pg_temp.seed_id('spot', '21-1'), pg_temp.seed_id('spot', '1-1')
]
where pg_temp.demo_user('fan') is not null
on conflict do nothing;

insert into public.spot_visits (spot_id, user_id, day)
select s.id, pg_temp.demo_user('fan'), private.today() - 1
from public.support_spots as s
where pg_temp.demo_user('fan') is not null
  and s.id in (pg_temp.seed_id('spot', '44-1'), pg_temp.seed_id('spot', '45-1'))
on conflict do nothing;

update public.support_spots as s
set visit_count = truth.visits
from (select spot_id, count(*)::int as visits from public.spot_visits group by spot_id) as truth
where s.id = truth.spot_id and s.visit_count <> truth.visits;

insert into public.birthday_wishes (id, artist_id, year, user_id, body)
select pg_temp.seed_id('wish', 'demo-fan'), pg_temp.seed_id('performer', 'shen-yien'),
  extract(year from private.today())::int, pg_temp.demo_user('fan'), '從街頭翻唱聽到現在，生日快樂，以恩！'
where pg_temp.demo_user('fan') is not null
on conflict do nothing;

insert into public.campaign_pledges (id, campaign_id, user_id, amount)
select pg_temp.seed_id('pledge', 'demo-fan'), pg_temp.seed_id('campaign', 'shen-lightbox'),
  pg_temp.demo_user('fan'), 500
where pg_temp.demo_user('fan') is not null
on conflict do nothing;

update public.support_campaigns as c
set pledged_total = totals.pledged, backers = totals.backers
from (
  select campaign_id,
    coalesce(sum(amount) filter (where status <> 'released'), 0)::int as pledged,
    (count(*) filter (where status <> 'released'))::int as backers
  from public.campaign_pledges
  group by campaign_id
) as totals
where c.id = totals.campaign_id and c.id = pg_temp.seed_id('campaign', 'shen-lightbox')
  and (c.pledged_total, c.backers) is distinct from (totals.pledged, totals.backers);
