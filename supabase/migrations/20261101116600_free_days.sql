-- Flexible days: which of some days has the most to choose from, and which the lowest price.

-- The lowest total among offers of the same length, one for each venue. venue_price() is what says
-- a price; it is asked only as long as something can still be lower, the most promising first.
create function private.lowest_total(
  p_ids uuid[], p_starts timestamptz[], p_minutes int, p_heads int
)
returns bigint
language plpgsql
stable
set search_path = ''
as $$
declare
  v_lowest bigint;
  v_offer record;
begin
  for v_offer in
    with offers as (
      select o.id, o.start_at, o.start_at + interval '1 minute' * p_minutes as end_at
      from unnest(p_ids, p_starts) as o (id, start_at)
    ),
    -- Rules that take part. The first one decides alone where it covers everything.
    rules as (
      select o.id, count(*) as parts, min(r.hourly_rate) as lowest,
        sum(extract(epoch from
          least(upper(span.hours), o.end_at) - greatest(lower(span.hours), o.start_at)
        ))::int / 60 as minutes,
        (array_agg(
          case when span.hours @> tstzrange(o.start_at, o.end_at) then r.hourly_rate end
          order by r.priority desc, r.id
        ))[1] as whole
      from offers as o
      join public.venue_rate_rules as r on r.venue_id = o.id
      cross join lateral generate_series(
        date_trunc('day', o.start_at at time zone 'Asia/Taipei') - interval '1 day',
        o.end_at at time zone 'Asia/Taipei', interval '1 day'
      ) as day
      cross join lateral (
        select tstzrange(
          (day + r.start_time) at time zone 'Asia/Taipei',
          (day + r.end_time + case when r.end_time > r.start_time then interval '0' else interval '1 day' end)
            at time zone 'Asia/Taipei'
        ) as hours
      ) as span
      where extract(isodow from day)::int = any (r.weekdays)
        and (r.date_from is null or day >= r.date_from)
        and (r.date_to is null or day <= r.date_to)
        and span.hours && tstzrange(o.start_at, o.end_at)
      group by o.id
    )
    select v.id, o.start_at, o.end_at, heads.wanted, greatest(
      v.minimum_spend,
      case
        when r.id is null then private.hourly_amount(v.price_per_hour, p_minutes)
        when r.whole is not null then private.hourly_amount(r.whole, p_minutes)
        when r.parts = 1 then private.hourly_amount(r.lowest, r.minutes)
          + private.hourly_amount(v.price_per_hour, p_minutes - r.minutes)
        -- Each line is rounded on its own, by less than one.
        else private.hourly_amount(least(v.price_per_hour, r.lowest), p_minutes) - r.parts - 2
      end
        + greatest(heads.wanted - coalesce(v.included_heads, v.capacity), 0) * v.extra_head_fee
        + v.cleaning_fee
    ) as at_least
    from offers as o
    join public.venues as v on v.id = o.id
    left join rules as r on r.id = o.id
    cross join lateral (select least(coalesce(p_heads, 1), v.capacity) as wanted) as heads
    order by at_least
  loop
    exit when v_offer.at_least >= v_lowest;
    v_lowest := least(v_lowest, (
      private.venue_price(v_offer.id, v_offer.start_at, v_offer.end_at, v_offer.wanted) ->> 'total'
    )::bigint);
  end loop;
  return v_lowest;
end;
$$;

-- GET /rpc/free_venue_days. From p_from to p_until, day by day: how many venues have p_duration
-- minutes free in a row between p_opens and p_closes (minutes after midnight, beyond 1440 on the next
-- day), and the lowest total of their first such hours; null where nothing is free. p_weekend: only
-- Saturdays and Sundays. At most ten days.
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
  p_saved boolean default null
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
    p_query, p_city, p_type, p_capacity, p_max_price, p_support_friendly, p_saved, p_duration
  );
  return (
    with days as (
      select d.day,
        d.day::timestamp at time zone 'Asia/Taipei' + interval '1 minute' * p_opens as opens,
        d.day::timestamp at time zone 'Asia/Taipei' + interval '1 minute' * p_closes as closes,
        -- Days in a row are looked at in one go.
        d.day - d.position::int as run
      from unnest(v_days) with ordinality as d (day, position)
    ),
    runs as (
      select run, tstzrange(min(opens), max(closes)) as hours from days group by run
    ),
    -- Once for each run, not for each of its days.
    free as materialized (
      select runs.run, f.calendar_id as id, part, r.slot_minutes, r.earliest, r.latest
      from runs
      cross join lateral private.free_time('venue', v_candidates, runs.hours) as f
      join private.calendar_rules('venue', v_candidates) as r on r.id = f.calendar_id
      cross join lateral unnest(f.free) as part
      where p_duration >= r.min_minutes
    ),
    offers as (
      select days.day, f.id, min(slot.first_start) as start_at
      from days
      join free as f on f.run = days.run and f.part && tstzrange(days.opens, days.closes)
      cross join lateral private.starts_within(
        tstzmultirange(f.part * tstzrange(days.opens, days.closes)), f.slot_minutes, f.earliest,
        f.latest, p_duration
      ) as slot
      group by days.day, f.id
    ),
    by_day as (
      select day, array_agg(id) as ids, array_agg(start_at) as starts from offers group by day
    )
    select jsonb_build_object('days', coalesce(jsonb_agg(
      jsonb_build_object(
        'day', days.day, 'venues', coalesce(cardinality(b.ids), 0),
        'lowest_total', private.lowest_total(b.ids, b.starts, p_duration, p_capacity)
      ) order by days.day
    ), '[]'))
    from days
    left join by_day as b on b.day = days.day
  );
end;
$$;
revoke execute on function
  public.free_venue_days(date, date, boolean, int, int, int, text, text, int, int, boolean, text,
  boolean)
  from public;
grant execute on function
  public.free_venue_days(date, date, boolean, int, int, int, text, text, int, int, boolean, text,
  boolean)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
