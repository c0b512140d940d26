-- Flexible days: which of some days has the most to choose from, and which the lowest price.

-- What hours of this length cost at least and at most at each venue on these days of the week, whenever they lie between
-- two times of day (minutes after midnight): no minute is cheaper than the cheapest rule that touches them, and none
-- dearer than the dearest. What a rule splits is rounded line by line, by less than one each.
create function private.total_bounds(
  p_ids uuid[], p_weekdays int[], p_opens int, p_closes int, p_minutes int, p_heads int
)
returns table (id uuid, weekday int, at_least bigint, at_most bigint)
language sql
stable
set search_path = ''
as $$
  with rules as (
    select r.venue_id, (7 + w.weekday + shift.days - 1) % 7 + 1 as weekday, min(r.hourly_rate) as lowest,
      max(r.hourly_rate) as highest, count(*) as parts
    from public.venue_rate_rules as r
    cross join lateral unnest(r.weekdays) as w (weekday)
    -- A rule of the day before may pass midnight, and hours may go on into the day after.
    cross join generate_series(-1, 1) as shift (days)
    cross join lateral (
      select extract(epoch from r.start_time)::int / 60 - 1440 * shift.days as opens,
        extract(epoch from r.end_time)::int / 60 - 1440 * shift.days
          + case when r.end_time > r.start_time then 0 else 1440 end as closes
    ) as span
    where r.venue_id = any (p_ids) and span.opens < p_closes and span.closes > p_opens
    group by 1, 2
  )
  select v.id, d.weekday,
    greatest(
      v.minimum_spend,
      private.hourly_amount(least(v.price_per_hour, r.lowest), p_minutes) - rounding.most + extra.fees
    ),
    greatest(
      v.minimum_spend,
      private.hourly_amount(greatest(v.price_per_hour, r.highest), p_minutes) + rounding.most + extra.fees
    )
  from public.venues as v
  cross join unnest(p_weekdays) as d (weekday)
  left join rules as r on r.venue_id = v.id and r.weekday = d.weekday
  cross join lateral (select coalesce(r.parts + 2, 0) as most) as rounding
  cross join lateral (
    select greatest(coalesce(p_heads, 1) - coalesce(v.included_heads, v.capacity), 0) * v.extra_head_fee
      + v.cleaning_fee as fees
  ) as extra
  where v.id = any (p_ids)
$$;

-- Whether these hours cost no more than somebody has. venue_price() is asked only where the bounds leave it open; those
-- of days in a row nobody knows (null).
create function private.is_within(
  p_max_total bigint, p_at_least bigint, p_at_most bigint, p_id uuid, p_start timestamptz, p_minutes int,
  p_heads int
)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case
    when p_at_most <= p_max_total then true
    when p_at_least > p_max_total then false
    else (
      private.venue_price(p_id, p_start, p_start + interval '1 minute' * p_minutes, coalesce(p_heads, 1)) ->> 'total'
    )::bigint <= p_max_total
  end
$$;

-- The lowest total among offers of the same length, one for each venue, the most promising first.
-- venue_price() is what says a price; it is asked only as long as something can still be lower.
create function private.lowest_total(
  p_ids uuid[], p_starts timestamptz[], p_floors bigint[], p_minutes int, p_heads int
)
returns bigint
language plpgsql
stable
set search_path = ''
as $$
declare
  v_lowest bigint;
begin
  for n in 1..coalesce(cardinality(p_ids), 0) loop
    exit when p_floors[n] >= v_lowest;
    v_lowest := least(v_lowest, (
      private.venue_price(
        p_ids[n], p_starts[n], p_starts[n] + interval '1 minute' * p_minutes, coalesce(p_heads, 1)
      ) ->> 'total'
    )::bigint);
  end loop;
  return v_lowest;
end;
$$;

-- GET /rpc/free_venue_days. From p_from to p_until, day by day: how many venues have p_duration
-- minutes free in a row between p_opens and p_closes (minutes after midnight, beyond 1440 on the next
-- day), and the lowest total of their first such hours; null where nothing is free. p_weekend: only
-- Saturdays and Sundays. p_max_total: only those whose first such hours cost no more. At most ten days.
create function public.free_venue_days(
  p_from date default null,
  p_until date default null,
  p_weekend boolean default null,
  p_opens int default 0,
  p_closes int default 1800,
  p_duration int default null,
  p_city text default null,
  p_type text default null,
  p_capacity int default null,
  p_max_price int default null,
  p_support_friendly boolean default null,
  p_query text default null,
  p_saved boolean default null,
  p_amenities text default null,
  p_max_total int default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_days date[];
  v_candidates uuid[];
begin
  perform private.require(isfinite(p_from), 'from', 'name the first day');
  perform private.require(
    isfinite(p_until) and p_until between p_from and p_from + 31, 'until',
    'not before the first day, within 31 days'
  );
  perform private.require(p_opens between 0 and 1439, 'opens', 'minutes of a day');
  perform private.require(p_closes between 1 and 2880, 'closes', 'minutes of two days');
  perform private.require(
    p_duration between 15 and p_closes - p_opens, 'duration', 'minutes that fit between the two'
  );
  v_days := array(
    select day::date
    from generate_series(p_from::timestamp, p_until::timestamp, interval '1 day') as day
    where p_weekend is not true or extract(isodow from day) >= 6
  );
  perform private.require(cardinality(v_days) <= 10, 'until', 'at most ten days');
  v_candidates := private.venues_that_fit(
    p_query, p_city, p_type, p_capacity, p_max_price, p_support_friendly, p_saved, p_amenities,
    p_duration
  );
  return (
    with days as (
      select d.day,
        d.day::timestamp at time zone 'Asia/Taipei' + interval '1 minute' * p_opens as opens,
        d.day::timestamp at time zone 'Asia/Taipei' + interval '1 minute' * p_closes as closes,
        -- Days in a row have their hours in one piece.
        d.day - d.position::int as run
      from unnest(v_days) with ordinality as d (day, position)
    ),
    runs as (
      select run, min(opens) as opens, max(closes) as closes from days group by run
    ),
    slots as materialized (
      select runs.run, f.calendar_id as id, f.first_start, f.last_start,
        interval '1 minute' * v.slot_minutes as step
      from private.free_slots(
        'venue', v_candidates, (select range_agg(tstzrange(opens, closes)) from runs), p_duration
      ) as f
      join public.venues as v on v.id = f.calendar_id
      join runs on f.first_start >= runs.opens and f.first_start < runs.closes
    ),
    -- The first start of each day: starts lie a step apart, beginning with the first of their run.
    offers as (
      select days.day, s.id, min(start.at) as start_at
      from days
      join slots as s
        on s.run = days.run and s.first_start < days.closes and s.last_start >= days.opens
      cross join lateral (
        select greatest(
          s.first_start, s.step + date_bin(s.step, days.opens - interval '1 microsecond', s.first_start)
        ) as at
      ) as start
      where start.at <= least(s.last_start, days.closes - interval '1 minute' * p_duration)
      group by days.day, s.id
    ),
    bounds as materialized (
      select *
      from private.total_bounds(
        v_candidates, array(select distinct extract(isodow from day)::int from unnest(v_days) as day),
        p_opens, p_closes, p_duration, p_capacity
      )
    ),
    by_day as (
      select o.day, array_agg(o.id order by f.at_least) as ids,
        array_agg(o.start_at order by f.at_least) as starts,
        array_agg(f.at_least order by f.at_least) as floors
      from offers as o
      join bounds as f on f.id = o.id and f.weekday = extract(isodow from o.day)::int
      where p_max_total is null or private.is_within(
        p_max_total, f.at_least, f.at_most, o.id, o.start_at, p_duration, p_capacity
      )
      group by o.day
    )
    select jsonb_build_object('days', coalesce(jsonb_agg(
      jsonb_build_object(
        'day', days.day, 'venues', coalesce(cardinality(b.ids), 0),
        'lowest_total', private.lowest_total(b.ids, b.starts, b.floors, p_duration, p_capacity)
      ) order by days.day
    ), '[]'))
    from days
    left join by_day as b on b.day = days.day
  );
end;
$$;
revoke execute on function
  public.free_venue_days(date, date, boolean, int, int, int, text, text, int, int, boolean, text,
  boolean, text, int)
  from public;
grant execute on function
  public.free_venue_days(date, date, boolean, int, int, int, text, text, int, int, boolean, text,
  boolean, text, int)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
