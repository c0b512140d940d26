-- Searching by time: who is really free, and from when. Sets all the way: one pass over hours of
-- the week and occupied hours for all candidates.

-- What both searches check about the window.
create function private.check_window(
  p_from timestamptz, p_to timestamptz, p_duration int
)
returns tstzrange
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(isfinite(p_from), 'from', 'name the first moment');
  perform private.require(
    isfinite(p_to) and p_to > p_from and p_to - p_from <= interval '31 days', 'to',
    'after the first moment, within 31 days'
  );
  perform private.require(
    p_duration between 15 and 31 * 1440 and p_from + interval '1 minute' * p_duration <= p_to, 'duration',
    'minutes that fit between the two'
  );
  return tstzrange(p_from, p_to);
end;
$$;

-- Public venues that fit in everything but the time. p_saved: only what the caller saved. p_amenities: ids or words with
-- commas between them, all of which a venue has.
create function private.venues_that_fit(
  p_query text, p_city text, p_type text, p_capacity int, p_max_price int,
  p_support_friendly boolean, p_saved boolean, p_amenities text, p_minutes int
)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_any_city constant boolean := coalesce(p_city, '') in ('', 'all');
  v_city constant text := private.city_id(p_city);
  v_type constant text := nullif(nullif(p_type, ''), 'all');
  v_saver constant uuid := case when p_saved then private.require_user() end;
  v_amenities constant text[] := string_to_array(coalesce(p_amenities, ''), ',');
begin
  return array(
    select v.id
    from public.venues as v
    where v.status = 'approved' and v.deleted_at is null
      and (v_any_city or v.city = v_city)
      and (v_type is null or v.type = v_type)
      and (p_capacity is null or v.capacity >= p_capacity)
      and (p_max_price is null or v.price_per_hour <= p_max_price)
      and (p_support_friendly is not true or v.support_friendly)
      and v.amenities @> v_amenities
      and v.min_booking_hours * 60 <= p_minutes
      and v.search_text like all (v_patterns)
      and (v_saver is null or private.has_saved(v_saver, 'venue', v.id))
  );
end;
$$;

-- Which of these offers have the lowest totals, the lowest first: p_count of them, or all there are. They come in the order
-- of what each costs at least, and venue_price() is asked only until nothing that follows can be lower.
create function private.cheapest_first(
  p_ids uuid[], p_starts timestamptz[], p_floors bigint[], p_minutes int, p_heads int, p_count int,
  out ids uuid[], out starts timestamptz[]
)
language plpgsql
stable
set search_path = ''
as $$
declare
  v_totals bigint[] := '{}';
begin
  for n in 1..coalesce(cardinality(p_ids), 0) loop
    exit when (select count(*) from unnest(v_totals) as t (total) where total <= p_floors[n]) >= p_count;
    v_totals[n] := private.venue_price(
      p_ids[n], p_starts[n], p_starts[n] + interval '1 minute' * p_minutes, p_heads
    ) ->> 'total';
  end loop;
  select array_agg(o.id order by o.total, o.n), array_agg(o.start_at order by o.total, o.n) into ids, starts
  from unnest(p_ids, p_starts, v_totals) with ordinality as o (id, start_at, total, n)
  where o.total is not null;
end;
$$;

-- GET /rpc/search_free_venues. Venues with p_duration minutes free in a row between p_from and
-- p_to, with the first such hours and what they cost. p_max_total: only where those cost no more. p_sort: soonest, price (the
-- total of those hours), capacity or name.
create function public.search_free_venues(
  p_from timestamptz default null,
  p_to timestamptz default null,
  p_duration int default null,
  p_city text default null,
  p_type text default null,
  p_capacity int default null,
  p_max_price int default null,
  p_support_friendly boolean default null,
  p_sort text default 'soonest',
  p_page int default 1,
  p_page_size int default 12,
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
  v_window constant tstzrange := private.check_window(p_from, p_to, p_duration);
  v_candidates uuid[];
  v_ids uuid[];
  v_starts timestamptz[];
  v_floors bigint[];
  v_total int;
  -- The times of day that the window has, in minutes; beyond midnight all of two days.
  v_opens int := extract(epoch from (p_from at time zone 'Asia/Taipei')::time) / 60;
  v_closes int := v_opens + extract(epoch from p_to - p_from) / 60;
  v_page record;
begin
  v_candidates := private.venues_that_fit(
    p_query, p_city, p_type, p_capacity, p_max_price, p_support_friendly, p_saved, p_amenities,
    p_duration
  );
  if v_closes > 1440 then
    v_opens := 0;
    v_closes := 2880;
  end if;
  select array_agg(f.id order by f.rank, f.name, f.id), array_agg(f.start_at order by f.rank, f.name, f.id),
    array_agg(f.rank::bigint order by f.rank, f.name, f.id)
  into v_ids, v_starts, v_floors
  from (
    select v.id, v.name, s.start_at,
      case p_sort
        when 'price' then coalesce(t.at_least, 0)
        when 'capacity' then -v.capacity
        when 'name' then 0
        else extract(epoch from s.start_at)
      end as rank
    from (
      select calendar_id, min(first_start) as start_at
      from private.free_slots('venue', v_candidates, tstzmultirange(v_window), p_duration)
      group by calendar_id
    ) as s
    join public.venues as v on v.id = s.calendar_id
    left join private.total_bounds(
      -- What days in a row cost, nobody knows beforehand.
      case when (p_sort = 'price' or p_max_total is not null) and p_duration <= 1440 then v_candidates end,
      array(
        select distinct extract(isodow from day)::int
        from generate_series(
          date_trunc('day', p_from at time zone 'Asia/Taipei'), p_to at time zone 'Asia/Taipei', interval '1 day'
        ) as day
      ),
      v_opens, v_closes, p_duration, p_capacity
    ) as t
      on t.id = v.id and t.weekday = extract(isodow from s.start_at at time zone 'Asia/Taipei')
    where p_max_total is null or private.is_within(
      p_max_total, t.at_least, t.at_most, v.id, s.start_at, p_duration, p_capacity
    )
  ) as f;
  v_total := coalesce(cardinality(v_ids), 0);
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  if p_sort = 'price' then
    select c.ids, c.starts into v_ids, v_starts
    from private.cheapest_first(
      v_ids, v_starts, v_floors, p_duration, coalesce(p_capacity, 1), v_page.skip + v_page.page_size
    ) as c;
  end if;
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.venue_card(v) || jsonb_build_object(
            'start_at', chosen.start_at,
            'end_at', chosen.start_at + interval '1 minute' * p_duration,
            'lat', v.lat, 'lng', v.lng, 'rating', private.rating_of('venue', v.id),
            'booking_mode', v.booking_mode,
            'total', price -> 'total', 'deposit', price -> 'deposit'
          ) order by chosen.position
        )
        from unnest(
            v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size],
            v_starts[v_page.skip + 1 : v_page.skip + v_page.page_size]
          ) with ordinality as chosen (id, start_at, position)
        join public.venues as v on v.id = chosen.id
        cross join lateral private.venue_price(
          v.id, chosen.start_at, chosen.start_at + interval '1 minute' * p_duration,
          least(coalesce(p_capacity, 1), v.capacity)
        ) as price
      ),
      '[]'
    ),
    'total', v_total,
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function
  public.search_free_venues(timestamptz, timestamptz, int, text, text, int, int, boolean, text, int,
  int, text, boolean, text, int)
  from public;
grant execute on function
  public.search_free_venues(timestamptz, timestamptz, int, text, text, int, int, boolean, text, int,
  int, text, boolean, text, int)
  to anon, authenticated;

-- GET /rpc/search_free_performers. Performers with p_duration minutes free in a row; p_sort:
-- soonest, price (lowest fee first) or popular (followers).
create function public.search_free_performers(
  p_from timestamptz default null,
  p_to timestamptz default null,
  p_duration int default null,
  p_city text default null,
  p_category text default null,
  p_max_fee int default null,
  p_sort text default 'soonest',
  p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_window constant tstzrange := private.check_window(p_from, p_to, p_duration);
  v_any_city constant boolean := coalesce(p_city, '') in ('', 'all');
  v_city constant text := private.city_id(p_city);
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_candidates uuid[];
  v_ids uuid[];
  v_starts timestamptz[];
  v_page record;
begin
  v_candidates := array(
    select id
    from public.performer_profiles
    where status = 'approved' and not is_deleted and owner_id is not null
      and (v_any_city or city = v_city)
      and (v_category is null or performance_type = v_category)
      and (p_max_fee is null or fee_min <= p_max_fee)
  );
  select array_agg(f.id order by f.rank, f.performer_name, f.id),
    array_agg(f.start_at order by f.rank, f.performer_name, f.id)
  into v_ids, v_starts
  from (
    select p.id, p.performer_name, min(s.first_start) as start_at,
      case p_sort
        when 'price' then coalesce(p.fee_min, 0) when 'popular' then -p.follower_count
        else extract(epoch from min(s.first_start))
      end as rank
    from private.free_slots('performer', v_candidates, tstzmultirange(v_window), p_duration) as s
    join public.performer_profiles as p on p.id = s.calendar_id
    group by p.id
  ) as f;
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.performer_card(p) || jsonb_build_object(
            'fee_min', p.fee_min, 'fee_max', p.fee_max, 'start_at', chosen.start_at,
            'end_at', chosen.start_at + interval '1 minute' * p_duration
          ) order by chosen.position
        )
        from unnest(
            v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size],
            v_starts[v_page.skip + 1 : v_page.skip + v_page.page_size]
          ) with ordinality as chosen (id, start_at, position)
        join public.performer_profiles as p on p.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function
  public.search_free_performers(timestamptz, timestamptz, int, text, text, int, text, int, int)
  from public;
grant execute on function
  public.search_free_performers(timestamptz, timestamptz, int, text, text, int, text, int, int)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
