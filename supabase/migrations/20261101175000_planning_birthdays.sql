-- What a birthday could be: complete plans from what is really free, with real prices and the latest
-- days to order.

-- For each kind of media in a city the products with a free slot over the day, cheapest first. Of all
-- first days that cover it the one is taken that puts it nearest to the middle of the time on air.
create function private.birthday_media(p_day date, p_city text)
returns table (category text, rank bigint, step jsonb, amount int)
language sql
stable
set search_path = ''
as $$
  select p.category, row_number() over (partition by p.category order by offered.amount, p.sort, p.id),
    jsonb_build_object(
      'kind', p.category, 'product_id', p.id, 'venue_id', null, 'title', p.name,
      'place', place.name, 'starts_on', offered.starts_on,
      'ends_on', upper(private.ad_period(p, offered.starts_on, p.min_units)) - 1,
      'units', p.min_units, 'unit', p.unit, 'amount', offered.amount, 'design_fee', p.design_fee,
      'free_slots', private.free_ad_slots(
        p.placement_id, private.ad_period(p, offered.starts_on, p.min_units)
      ),
      'lead_days', p.lead_days, 'latest_order_on', offered.starts_on - p.lead_days
    ),
    offered.amount
  from public.ad_products as p
  join public.ad_placements as place on place.id = p.placement_id
  cross join lateral (
    select upper(private.ad_period(p, p_day, p.min_units)) - p_day as days
  ) as span
  cross join lateral (
    select day::date as starts_on, p.unit_price * p.min_units as amount
    from generate_series(p_day - span.days + 1, p_day, interval '1 day') as day
    where day::date >= private.today() + p.lead_days
      and p_day <@ private.ad_period(p, day::date, p.min_units)
      and upper(private.ad_period(p, day::date, p.min_units)) <= private.ad_horizon() + 1
      and private.free_ad_slots(p.placement_id, private.ad_period(p, day::date, p.min_units)) > 0
    order by abs((p_day - day::date) - span.days / 2), day
    limit 1
  ) as offered
  where p.is_active and place.is_active and p.needs_media_review
    and p.category in ('mrt', 'bus', 'led') and p.city = p_city
$$;

-- Places that know such parties and are free for an afternoon of the day, cheapest first.
create function private.birthday_places(p_day date, p_city text)
returns table (rank bigint, step jsonb, amount int)
language sql
stable
set search_path = ''
as $$
  with candidate as (
    select v.id, greatest(4, v.min_booking_hours) * 60 as minutes
    from public.venues as v
    where v.status = 'approved' and v.deleted_at is null and v.support_friendly
      and v.owner_id is not null and v.city = p_city and v.min_booking_hours <= 12
  ), chosen as (
    select c.id, c.minutes, min(s.first_start) as start_at
    from candidate as c
    cross join lateral private.free_slots(
      'venue', array[c.id],
      tstzmultirange(tstzrange(
        (p_day + time '10:00') at time zone 'Asia/Taipei',
        (p_day + time '22:00') at time zone 'Asia/Taipei'
      )),
      c.minutes
    ) as s
    group by c.id, c.minutes
  ), priced as (
    select v, c.minutes, c.start_at, c.start_at + interval '1 minute' * c.minutes as end_at,
      (private.venue_price(
        v.id, c.start_at, c.start_at + interval '1 minute' * c.minutes, least(20, v.capacity)
      ) ->> 'total')::int as amount
    from chosen as c
    join public.venues as v on v.id = c.id
  )
  select row_number() over (order by amount, (v).name, (v).id),
    jsonb_build_object(
      'kind', 'cafe', 'product_id', null, 'venue_id', (v).id, 'title', (v).name,
      'place', coalesce((v).address, (v).location, ''), 'starts_on', p_day, 'ends_on', p_day, 'units', minutes / 60,
      'unit', 'hour', 'amount', amount, 'design_fee', 0, 'free_slots', 1,
      'lead_days', greatest((v).advance_booking_days, 7),
      'latest_order_on', p_day - greatest((v).advance_booking_days, 7),
      'start_at', start_at, 'end_at', end_at, 'capacity', (v).capacity
    ),
    amount
  from priced
  where p_day - greatest((v).advance_booking_days, 7) >= private.today()
$$;

-- What the guests take home: of the performer's own goods that of which most are to be had, at most twenty, with
-- its shipping, in time to be sent and packed. Null where the shop has nothing.
create function private.birthday_goods(p_artist_id uuid, p_day date)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'goods', 'product_id', null, 'venue_id', null, 'goods_id', p.id, 'performer_id', p_artist_id,
    'title', private.product_name(p), 'place', '', 'starts_on', p_day, 'ends_on', p_day,
    'units', pieces, 'unit', 'piece', 'amount', p.price * pieces + p.shipping_fee, 'design_fee', 0,
    'free_slots', p.stock - p.sold - p.held, 'lead_days', 14, 'latest_order_on', p_day - 14
  )
  from public.products as p,
    lateral (select least(20, p.max_per_order, p.stock - p.sold - p.held) as pieces) as possible
  where p.performer_id = p_artist_id and p.status = 'active' and p.deleted_at is null
    and pieces > 0 and p_day - 14 >= private.today()
  order by pieces desc, p.price, p.id
  limit 1
$$;

-- One plan: these steps, the most important first, as far as the budget goes. Null where fewer than two
-- fit, because one thing alone is no birthday, and goods are none.
create function private.birthday_plan(
  p_code text, p_steps jsonb, p_budget int, p_route jsonb
)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_step jsonb;
  v_steps jsonb := '[]';
  v_total int := 0;
begin
  for v_step in select step from jsonb_array_elements(p_steps) as step loop
    if v_total + (v_step ->> 'amount')::int <= p_budget then
      v_steps := v_steps || v_step;
      v_total := v_total + (v_step ->> 'amount')::int;
    end if;
  end loop;
  if jsonb_array_length(jsonb_path_query_array(v_steps, '$[*] ? (@.kind != "goods")')) < 2 then
    return null;
  end if;
  return jsonb_build_object(
    'code', p_code, 'total', v_total, 'left', p_budget - v_total,
    'latest_order_on', (
      select min((step ->> 'latest_order_on')::date) from jsonb_array_elements(v_steps) as step
    ),
    'steps', v_steps, 'route', p_route
  );
end;
$$;

-- The plans that a budget allows: warm is a place and a lantern, city is seen everywhere, night puts
-- most of the money on the largest screen. Two that are the same are one.
create function private.birthday_plans(p_artist_id uuid, p_day date, p_city text, p_budget int)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_cheap jsonb;
  v_places jsonb;
  v_led jsonb;
  v_goods constant jsonb := private.birthday_goods(p_artist_id, p_day);
  v_route jsonb;
  v_plans jsonb := '[]';
  v_plan jsonb;
begin
  select coalesce(jsonb_object_agg(m.category, m.step), '{}') into v_cheap
  from private.birthday_media(p_day, p_city) as m where m.rank = 1;
  select coalesce(jsonb_agg(place.step order by place.rank), '[]') into v_places
  from private.birthday_places(p_day, p_city) as place where place.rank <= 3;
  select m.step into v_led
  from private.birthday_media(p_day, p_city) as m
  where m.category = 'led'
    and m.amount + coalesce((v_places -> 0 ->> 'amount')::int, 0) <= p_budget
  order by m.amount desc, m.rank limit 1;
  select coalesce(jsonb_agg(s.id order by s.starts_on, s.id), '[]') into v_route
  from (
    select id, starts_on from public.support_spots
    where artist_id = p_artist_id and status = 'approved' and city = p_city
      and p_day between starts_on and ends_on
    order by starts_on, id limit 12
  ) as s;
  foreach v_plan in array array[
    private.birthday_plan(
      'warm', jsonb_path_query_array(
        jsonb_build_array(v_places -> 0, coalesce(v_cheap -> 'mrt', v_cheap -> 'bus'), v_goods), '$[*] ? (@ != null)'
      ), p_budget, v_route
    ),
    private.birthday_plan(
      'city', jsonb_path_query_array(
        jsonb_build_array(
          v_places -> 0, v_cheap -> 'mrt', v_cheap -> 'bus', v_cheap -> 'led', v_places -> 1, v_goods
        ), '$[*] ? (@ != null)'
      ), p_budget, v_route
    ),
    case when v_led is not null then private.birthday_plan(
      'night', jsonb_path_query_array(
        jsonb_build_array(v_led, v_places -> 0, v_cheap -> 'bus', v_goods), '$[*] ? (@ != null)'
      ), p_budget, v_route
    ) end
  ] loop
    if v_plan is not null and not exists (
      select from jsonb_array_elements(v_plans) as known
      where known -> 'steps' @> (v_plan -> 'steps') and known -> 'steps' <@ (v_plan -> 'steps')
    ) then
      v_plans := v_plans || v_plan;
    end if;
  end loop;
  return v_plans;
end;
$$;

-- GET /rpc/plan_birthday. Two or three plans, or none with what the least would cost. Nothing is held.
create function public.plan_birthday(
  p_artist_id uuid default null,
  p_day date default null,
  p_city text default null,
  p_budget int default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_artist constant jsonb := private.birthday_artist(p_artist_id);
  v_city constant text := private.city_id(p_city);
begin
  perform private.require(
    p_day between private.today() + 1 and private.ad_horizon(), 'day', 'a day within a year'
  );
  perform private.require(v_city is not null, 'city', 'not a city');
  perform private.require(p_budget between 1000 and 10000000, 'budget', 'NT$1,000 to NT$10,000,000');
  return jsonb_build_object(
    'artist', v_artist, 'day', p_day, 'city', v_city, 'budget', p_budget, 'made_at', now(),
    'plans', private.birthday_plans(p_artist_id, p_day, v_city, p_budget),
    'least', (
      select min((
        select sum((step ->> 'amount')::int) from jsonb_array_elements(plan -> 'steps') as step
        where step ->> 'kind' <> 'goods'
      ))
      from jsonb_array_elements(private.birthday_plans(p_artist_id, p_day, v_city, 10000000)) as plan
    )
  );
end;
$$;
revoke execute on function public.plan_birthday(uuid, date, text, int) from public;
grant execute on function public.plan_birthday(uuid, date, text, int) to anon, authenticated;

-- For whom it is, or the error that there is nobody.
create function private.birthday_artist(p_artist_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_artist jsonb;
begin
  select jsonb_build_object('id', id, 'performer_name', performer_name) into v_artist
  from public.performer_profiles
  where id = p_artist_id and status = 'approved' and not is_deleted;
  if v_artist is null then
    perform private.raise_error('NOT_FOUND', 'there is no such performer');
  end if;
  return v_artist;
end;
$$;

revoke execute on all functions in schema private from public;
