-- What the administrators put forward, plans and who has them, what members saved and looked at during
-- the last two weeks, what they reported, and what was decided.

------------------------------------------------------------------------------------------------
-- Banners beside the five fixed ones: to come, over, switched off, a film. One order for all of them.
------------------------------------------------------------------------------------------------

update public.website_banners as b
set display_order = wanted.display_order
from (values ('events-banner', 40), ('support-map', 50)) as wanted (banner_key, display_order)
where b.banner_key = wanted.banner_key and b.display_order = 10;

insert into public.website_banners (
  id, banner_key, media_type, video_url, title, subtitle, link, page, is_active, display_order,
  starts_at, ends_at
)
select pg_temp.seed_id('banner', key), key, media, video, title, subtitle, link, page, active, place,
  timezone('Asia/Taipei', (private.today() + from_day)::timestamp),
  timezone('Asia/Taipei', (private.today() + to_day)::timestamp)
from (values
  ('year-end', 'image', null, '跨年倒數場次提前看', '（示範）檔期將自動上架', '/events', 'home', true, 60, 20, 50),
  ('venue-open-day', 'image', null, '場地開放日', '三十間場地免費看場', '/book-venue', 'venues', true, 70, -3, 11),
  ('summer-tour', 'image', null, '夏日巡演回顧', '（示範）已結束的檔期', '/trends', 'performers', true, 80, -120, -60),
  ('new-stage', 'video', 'https://cdn.demo.test/spotlight/new-stage.mp4', '新人舞台徵件', '每月一次的線上試演', '/register-performer', 'performers', false, 90, null, null)
) as banner (key, media, video, title, subtitle, link, page, active, place, from_day, to_day)
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Featured: six of each kind
------------------------------------------------------------------------------------------------

insert into public.featured_content (id, content_type, reference_id, is_active, display_order)
select pg_temp.seed_id('featured', type || slug), type,
  pg_temp.seed_id(case type when 'artist' then 'performer' else type end, slug), slug <> 'thousand-photo',
  place
from (values
  ('event', 'tide-line', 1), ('event', 'milk-candy', 2), ('event', 'ticket-stub', 3),
  ('event', 'before-wind', 4), ('event', 'light-evolution', 5), ('event', 'thousand-photo', 6),
  ('venue', 'echo-forest', 1), ('venue', 'moon-oven', 2), ('venue', 'iron-whale', 3),
  ('venue', 'tiny-reel', 4), ('venue', 'bay-hotel', 5), ('venue', 'white-noise', 6),
  ('artist', 'luo-xia', 1), ('artist', 'shen-yien', 2), ('artist', 'sea-fog', 3),
  ('artist', 'byakuya', 4), ('artist', 'mistlamp', 5), ('artist', 'photosynth', 6)
) as chosen (type, slug, place)
where not exists (
  select from public.featured_content as f
  where f.content_type = chosen.type and f.display_order = chosen.place
)
on conflict (content_type, reference_id) do nothing;

------------------------------------------------------------------------------------------------
-- Plans
------------------------------------------------------------------------------------------------

insert into public.plan_catalog (
  id, code, audience, name, description, price_month, price_year, features, limits, sort
)
select pg_temp.seed_id('plan', code), code, audience, name, description, month, year,
  to_jsonb(string_to_array(features, '、')), limits::jsonb, place
from (values
  ('performer-free', 'performer', '入門', '先把自己介紹給大家。', 0, 0,
    '表演者主頁、同時刊登 3 場活動、粉絲關注與通知', '{"listings": 3}', 1),
  ('performer-rising', 'performer', '新星', '固定演出的個人與樂團。', 299, 2990,
    '表演者主頁、同時刊登 15 場活動、粉絲關注與通知', '{"listings": 15}', 2),
  ('performer-pro', 'performer', '專業', '有團隊、有巡演的表演者。', 799, 7990,
    '表演者主頁、不限場次刊登、粉絲關注與通知', '{"listings": null}', 3),
  ('venue-free', 'venue', '入門', '讓大家找得到你的場地。', 0, 0,
    '1 個場地主頁、線上預訂與訂金、檔期行事曆', '{"listings": 1}', 1),
  ('venue-standard', 'venue', '標準', '每個月都有檔期的場地。', 599, 5990,
    '3 個場地主頁、線上預訂與訂金、檔期行事曆', '{"listings": 3}', 2),
  ('venue-flagship', 'venue', '旗艦', '多館經營的場地品牌。', 1499, 14990,
    '不限場地主頁、線上預訂與訂金、檔期行事曆', '{"listings": null}', 3)
) as plan (code, audience, name, description, month, year, features, limits, place)
on conflict do nothing;

create temporary table seed_subscription as
select pg_temp.seed_id('subscription', plan.slug || plan.status) as id,
  pg_temp.seed_id('subscription-order', plan.slug || plan.status) as order_id,
  plan.*, c.id as catalog_id, c.name as plan_name, c.features, c.limits,
  case plan.cycle when 'yearly' then c.price_year else c.price_month end as price,
  coalesce(a.owner_id, v.owner_id) as owner_id, a.id as performer_id, v.id as venue_id,
  private.today() - plan.started as start_date,
  private.cycle_end(private.today() - plan.started, plan.cycle) as renewal_date
from (values
  -- Begun some days ago; whether it goes on by itself.
  ('venue-standard', 'late-platform', 'monthly', 'active', 12, true),
  ('venue-flagship', 'iron-whale', 'yearly', 'active', 140, true),
  ('venue-flagship', 'cloud-terrace', 'yearly', 'active', 300, false),
  ('venue-standard', 'echo-forest', 'monthly', 'expiring', 26, true),
  ('venue-standard', 'tiny-reel', 'yearly', 'expiring', 361, false),
  ('venue-standard', 'salt-glass', 'monthly', 'expired', 75, true),
  ('venue-flagship', 'bay-hotel', 'monthly', 'cancelled', 50, false),
  ('venue-standard', 'white-noise', 'yearly', 'pending_payment', 0, true),
  ('venue-free', 'round-table', 'monthly', 'active', 9, true),
  ('performer-pro', 'luo-xia', 'yearly', 'active', 96, true),
  ('performer-pro', 'shen-yien', 'monthly', 'active', 5, true),
  ('performer-rising', 'bookstore', 'monthly', 'expiring', 25, true),
  ('performer-rising', 'byakuya', 'monthly', 'expired', 64, true),
  ('performer-rising', 'third-sugar', 'yearly', 'cancelled', 200, false),
  ('performer-pro', 'byakuya', 'monthly', 'pending_payment', 0, true)
) as plan (code, slug, cycle, status, started, renews)
join public.plan_catalog as c on c.code = plan.code
left join public.performer_profiles as a
  on c.audience = 'performer' and a.id = pg_temp.seed_id('performer', plan.slug)
left join public.venues as v on c.audience = 'venue' and v.id = pg_temp.seed_id('venue', plan.slug)
where coalesce(a.owner_id, v.owner_id) is not null
  and not exists (
    select from public.subscription_plans as s
    where s.id = pg_temp.seed_id('subscription', plan.slug || plan.status)
  );

insert into public.orders (
  id, buyer_id, seller_type, kind, subtotal, total, status, hold_expires_at, buyer_name, buyer_email,
  paid_at, created_at
)
select s.order_id, s.owner_id, 'platform', 'subscription', s.price, s.price,
  case s.status when 'pending_payment' then 'pending_payment' else 'paid' end,
  case s.status when 'pending_payment' then now() + interval '20 hours' end,
  p.username, p.email,
  case when s.status <> 'pending_payment'
    then timezone('Asia/Taipei', s.start_date + time '10:30') end,
  timezone('Asia/Taipei', s.start_date + time '10:00')
    - case s.status when 'pending_payment' then interval '1 day' else interval '0' end
from seed_subscription as s
join public.profiles as p on p.id = s.owner_id
on conflict do nothing;

insert into public.subscription_plans (
  id, owner_id, catalog_id, performer_id, venue_id, plan_name, price, billing_cycle, features, limits,
  start_date, renewal_date, status, auto_renew, cancel_at, order_id, created_at
)
select id, owner_id, catalog_id, performer_id, venue_id, plan_name, price, cycle, features, limits,
  case when status <> 'pending_payment' then start_date end,
  case when status <> 'pending_payment' then renewal_date end,
  status, renews,
  case when not renews then renewal_date end,
  order_id, timezone('Asia/Taipei', start_date + time '10:00')
from seed_subscription
on conflict do nothing;

insert into private.subscription_cycles (order_id, plan_id, days, until)
select order_id, id, renewal_date - start_date, renewal_date
from seed_subscription
where status <> 'pending_payment'
on conflict do nothing;

insert into public.order_items (
  id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount
)
select pg_temp.seed_id('subscription-item', s.order_id::text), s.order_id, 'subscription', s.id, s.cycle,
  s.plan_name, s.price, 1, s.price
from seed_subscription as s
on conflict do nothing;

insert into public.payments (
  id, order_id, provider, amount, status, transfer_last5, transfer_at, reported_at, confirmed_at
)
select pg_temp.seed_id('subscription-payment', s.order_id::text), s.order_id,
  case s.price when 0 then 'free' else 'bank_transfer' end, s.price, 'succeeded',
  case when s.price > 0 then lpad((floor(pg_temp.seed_chance('pay' || s.slug) * 99999))::text, 5, '0') end,
  case when s.price > 0 then o.paid_at - interval '20 minutes' end,
  case when s.price > 0 then o.paid_at - interval '15 minutes' end, o.paid_at
from seed_subscription as s
join public.orders as o on o.id = s.order_id and o.status = 'paid'
on conflict do nothing;

insert into public.order_events (order_id, from_status, to_status, actor_id, at)
select s.order_id, step.from_status, step.to_status, s.owner_id,
  coalesce(case when step.to_status = 'paid' then o.paid_at end, o.created_at)
from seed_subscription as s
join public.orders as o on o.id = s.order_id
join (values (null, 'pending_payment'), ('pending_payment', 'paid')) as step (from_status, to_status)
  on step.to_status = 'pending_payment' or o.status = 'paid';

drop table seed_subscription;

------------------------------------------------------------------------------------------------
-- What members saved, and what they like
------------------------------------------------------------------------------------------------

insert into public.saved_items (user_id, entity_type, entity_id, created_at)
select pg_temp.seed_id('fan', n::text), 'event', e.id,
  least(now(), greatest(e.created_at, now() - interval '1 day' * (1 + 40 * pg_temp.seed_chance('saved' || n || e.id))))
from public.events as e, generate_series(1, 240) as n
where e.status = 'approved' and e.deleted_at is null and e.ends_at > now()
  and pg_temp.seed_chance('save' || n || e.id) < 0.03
on conflict do nothing;

insert into public.user_preferences (user_id, categories, cities, price_max)
select pg_temp.seed_id('fan', n::text),
  array[(array['生咖活動', '主題派對', '主題展', '限定快閃活動', '偶像應援活動', '拍攝聖地巡禮'])[1 + n % 6]],
  array[(array['taipei', 'taichung', 'tainan', 'kaohsiung', 'hsinchu'])[1 + n % 5]],
  case when n % 3 = 0 then 800 end
from generate_series(1, 60) as n
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- Fourteen days of looking around; weekends are busier. Then the rankings, once.
------------------------------------------------------------------------------------------------

insert into public.trend_daily (
  entity_type, entity_id, day, views, saves, shares, follows, registrations, orders
)
select subject.type, subject.id, day::date, views, floor(views * 0.05 * luck), floor(views * 0.02 * luck),
  case subject.type when 'performer' then floor(views * 0.04 * luck) else 0 end,
  case subject.type when 'event' then floor(views * 0.04 * luck) else 0 end,
  case subject.type when 'event' then floor(views * 0.015 * luck) else 0 end
from (
  select 'event' as type, id, least(1, current_attendees / 250.0) as fame
  from public.events where status = 'approved' and deleted_at is null and ends_at > now()
  union all
  select 'venue', id, least(1, capacity / 500.0)
  from public.venues where status = 'approved' and deleted_at is null
  union all
  select 'performer', id, popularity / 100.0
  from public.performer_profiles where status = 'approved' and not is_deleted
) as subject,
  generate_series(private.today() - 13, private.today(), interval '1 day') as day,
  lateral (select pg_temp.seed_chance('luck' || subject.id || day::date) as luck) as chance,
  lateral (
    select floor(
      (6 + 140 * subject.fame) * (0.4 + luck)
      * case when extract(isodow from day) >= 6 then 1.5 else 1 end
    ) as views
  ) as seen
where not exists (select from public.trend_scores)
on conflict do nothing;

do $$
begin
  if not exists (select from public.trend_scores) then
    perform private.refresh_trends();
    perform private.refresh_stage_history();
  end if;
end;
$$;

------------------------------------------------------------------------------------------------
-- Reports that wait
------------------------------------------------------------------------------------------------

insert into public.reports (id, reporter_id, entity_type, entity_id, kind, body, created_at)
select pg_temp.seed_id('report', slug || fan), pg_temp.seed_id('fan', fan::text), type,
  pg_temp.seed_id(type, slug), kind, body, now() - interval '1 hour' * hours
from (values
  ('event', 'four-frames', 12, 'wrong_information', '票價顯示待確認，但主辦貼文寫 480 元。', 5),
  ('event', 'four-frames', 44, 'wrong_information', null, 20),
  ('event', 'card-house', 130, 'copyright', '主視覺使用了官方未授權的照片。', 31),
  ('venue', 'salt-glass', 71, 'wrong_information', '地圖位置差了一條巷子。', 52),
  ('performer', 'tapehead', 205, 'other', '這個頁面不是本人經營的，請協助確認。', 76),
  ('event', 'bus-ride', 310, 'inappropriate', '留言區出現私人行程。', 90)
) as report (type, slug, fan, kind, body, hours)
on conflict do nothing;

------------------------------------------------------------------------------------------------
-- What was decided, and what people were told
------------------------------------------------------------------------------------------------

insert into public.approval_decisions (
  entity_type, entity_id, owner_id, from_status, to_status, reason, decided_at
)
select 'events', e.id, e.organizer_id, 'pending_approval',
  case e.status when 'rejected' then 'rejected' else 'approved' end,
  case e.status when 'rejected' then e.comments end,
  least(e.created_at + interval '1 hour' * (4 + 40 * pg_temp.seed_chance('decided' || e.id)), now())
from public.events as e
where e.id in (select id from public.events order by created_at, id limit 60)
  and e.status in ('approved', 'rejected', 'cancelled')
  and not exists (
    select from public.approval_decisions as d where d.entity_type = 'events' and d.entity_id = e.id
  );

insert into public.approval_decisions (
  entity_type, entity_id, owner_id, from_status, to_status, reason, decided_at
)
select 'venues', v.id, v.owner_id, 'pending_approval', 'approved', null,
  v.created_at + interval '20 hours'
from public.venues as v
where v.status = 'approved' and v.created_at < now() - interval '2 days'
  and not exists (
    select from public.approval_decisions as d where d.entity_type = 'venues' and d.entity_id = v.id
  );

insert into public.notifications (id, user_id, kind, params, link, created_at, read_at)
select pg_temp.seed_id('notification', e.id::text), e.organizer_id,
  case e.status when 'rejected' then 'decision.rejected' else 'decision.approved' end,
  jsonb_strip_nulls(jsonb_build_object(
    'entity', 'events', 'title', e.title,
    'reason', case e.status when 'rejected' then e.comments end
  )),
  '/events-published', d.decided_at,
  case when d.decided_at < now() - interval '12 days' then d.decided_at + interval '3 hours' end
from public.events as e
join public.approval_decisions as d on d.entity_type = 'events' and d.entity_id = e.id
where e.organizer_id is not null and e.status in ('approved', 'rejected')
on conflict do nothing;
