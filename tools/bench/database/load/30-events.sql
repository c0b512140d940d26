-- 100 000 events from two years ago to a year from now, and their stock. Counters say what the
-- registrations of the next file will be, so those are drawn up first: the most wanted event has about
-- 21 000 of the million, half of the events have fewer than two.

create temporary table planned as
select n, event_no, (n * 7919::bigint % 50000)::int as user_no,
  case when n % 5 = 0 then 'vip' else 'standard' end as type,
  case when pg_temp.pick(n, 1, 100) < 3 then 'cancelled' else 'confirmed' end as status,
  now() - interval '1 second' * pg_temp.pick(n, 2, 60000000) as registered_at
from generate_series(0, pg_temp.many(1000000) - 1) as n,
  (select pg_temp.many(100000) as events, pg_temp.many(1000000)::numeric as registrations) as counts,
  lateral (select floor(events * power(n / registrations, 3))::int as event_no) as place;

create temporary table demand as
select event_no,
  count(*) filter (where type = 'standard')::int as standard,
  count(*) filter (where type = 'vip')::int as vip
from planned where status = 'confirmed'
group by event_no;

create temporary table plan as
select n, pg_temp.id('event', n) as id,
  coalesce(d.standard, 0) as standard, coalesce(d.vip, 0) as vip,
  -- Every twentieth is sold out, the first two hundred never.
  greatest(coalesce(d.standard, 0), 1) + case
    when n < 200 then 100000 when n % 20 = 7 then 0 else 5 + pg_temp.pick(n, 1, 300)
  end as standard_capacity,
  greatest(coalesce(d.vip, 0), 1) + case
    when n < 200 then 100000 when n % 20 = 7 then 0 else 5 + pg_temp.pick(n, 2, 60)
  end as vip_capacity,
  -- The first two hundred are to come; those are what buyers are sent to.
  private.today()
    + case when n < 200 then 20 + n % 60 else pg_temp.pick(n, 3, 1096) - 731 end as day,
  n < 200 or n % 4 = 0 as is_paid,
  case
    when n < 200 then 'approved'
    else (array['pending_approval', 'rejected', 'cancelled', 'draft', 'ended'])
      [1 + pg_temp.pick(n, 4, 60)]
  end as other_status
from generate_series(0, pg_temp.many(100000) - 1) as n
left join demand as d on d.event_no = n;

insert into public.events (
  id, organizer_id, organizer_name, venue_id, title, description, body, category, date, time, ends_at,
  location, address, city, district, lat, lng, transit, status, refund_policy_code, max_attendees,
  current_attendees, price, price_from, offer_label, offer_from, sale_state, ticket_types, seats_total, seats_left, submitted_at, created_at
)
select p.id, pg_temp.id('user', n % 700), '主辦 ' || n % 700, pg_temp.id('venue', n % 1000),
  artist || ' ' || themes[1 + pg_temp.pick(n, 10, 20)] || '：' || first_parts[1 + pg_temp.pick(n, 11, 25)]
    || second_parts[1 + pg_temp.pick(n, 12, 25)] || '限定場 ' || n,
  sentences[1 + pg_temp.pick(n, 13, 12)] || sentences[1 + pg_temp.pick(n, 14, 12)],
  repeat(sentences[1 + pg_temp.pick(n, 15, 12)] || E'\n\n' || sentences[1 + pg_temp.pick(n, 16, 12)], 5),
  categories[1 + pg_temp.pick(n, 17, 9)], p.day, time '10:00' + interval '30 minutes' * pg_temp.pick(n, 18, 24),
  -- One in twenty is an exhibition of weeks.
  timezone('Asia/Taipei', p.day + time '10:00' + interval '30 minutes' * pg_temp.pick(n, 18, 24))
    + case when n % 20 = 3 then interval '1 day' * (10 + n % 50) else interval '3 hours' end,
  places[1 + pg_temp.pick(n, 19, 20)], districts[1 + pg_temp.pick(n, 20, 10)] || '中山路 ' || n % 400 || ' 號',
  cities[city], districts[1 + pg_temp.pick(n, 20, 10)], 22 + n % 30 / 10.0, 120 + n % 15 / 10.0,
  '捷運站步行五分鐘', coalesce(other_status, 'approved'), case when is_paid then 'ten_days' else 'free' end,
  standard_capacity + vip_capacity, standard + vip,
  offer.label, offer.price_from, offer.label, offer.price_from, 'on_sale',
  jsonb_build_array(
    jsonb_build_object('id', 'standard', 'name', '一般票', 'price', case when is_paid then 'NT$600' else '免費' end,
      'description', '', 'available', standard < standard_capacity),
    jsonb_build_object('id', 'vip', 'name', '優先入場', 'price', case when is_paid then 'NT$1,200' else '免費' end,
      'description', '', 'available', vip < vip_capacity)
  ),
  standard_capacity + vip_capacity, standard_capacity + vip_capacity - standard - vip,
  least(now(), timezone('Asia/Taipei', p.day::timestamp)) - interval '1 day' * (1 + pg_temp.pick(n, 26, 90)),
  timezone('Asia/Taipei', p.day::timestamp) - interval '90 days'
from plan as p, pg_temp.words,
  lateral (select pg_temp.artist(pg_temp.pick(n, 21, 641)) as artist) as who,
  -- Taipei has a third of everything.
  lateral (
    select case when pg_temp.pick(n, 22, 3) = 0 then 1 else 1 + pg_temp.pick(n, 23, 20) end as city
  ) as place,
  lateral (
    select case when is_paid then 'NT$600 起' else '免費' end as label,
      case when is_paid then 600 else 0 end as price_from
  ) as offer
-- As they were entered: one to four months before their day.
order by p.day - pg_temp.pick(n, 25, 90);

insert into public.event_performers (event_id, performer_id)
select id, pg_temp.id('performer', pg_temp.pick(n, 24, 1000)) from plan;

insert into private.event_listing (
  event_id, starts_at, ends_at, category, city, attendees, price_from, title_length, search_text, is_over
)
select id, starts_at, ends_at, category, city, current_attendees, offer_from,
  length(private.search_form(title)), private.listing_text(events), ends_at <= now()
from public.events
where status = 'approved'
order by created_at;

insert into private.event_demand (
  event_id, attendees, starts_at, ends_at, category, city, price_from
)
select event_id, attendees, starts_at, ends_at, category, city, price_from
from private.event_listing;

insert into public.ticket_stock (
  event_id, ticket_type_id, name, price, capacity, sold, sort_order
)
select id, '*', '全場', null, standard_capacity + vip_capacity, standard + vip, 0 from plan
union all
select id, 'standard', '一般票', case when is_paid then 600 else 0 end, standard_capacity, standard, 1
from plan
union all
select id, 'vip', '優先入場', case when is_paid then 1200 else 0 end, vip_capacity, vip, 2 from plan;
