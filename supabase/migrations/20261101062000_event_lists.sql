-- Lists of events without words, in the order of date, price or demand.

-- What a list is narrowed to, apart from words.
create type private.event_filter as (
  ends_after timestamptz,
  starts_before timestamptz,
  category text,
  any_city boolean,
  city text,
  max_price int,
  -- What began before this has ended, see private.earliest_start().
  starts_from timestamptz,
  -- Whether what is over is asked for, too.
  with_past boolean
);

-- The days that somebody asks for. The server's calendar decides what today and this weekend are,
-- so that a link keeps its meaning; a weekend that has begun goes on.
create function private.days_of(p_when text, p_from date, p_to date, out first date, out last date)
language sql
stable
set search_path = ''
as $$
  select
    case p_when
      when 'today' then today
      when 'weekend' then greatest(today, monday + 5)
      else p_from
    end,
    case p_when when 'today' then today when 'weekend' then monday + 6 else p_to end
  from private.today() as today, lateral (select date_trunc('week', today)::date as monday) as week
$$;

-- The moment before which nothing began that ends after p_ends_after: a day earlier, or the first
-- of the longer ones that are under way. Lets an index by start answer what is asked by end.
create function private.earliest_start(p_ends_after timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  -- The filter does nothing but keep the planner from looking for the first of all events by start.
  select least(p_ends_after - interval '24 hours', min(starts_at) filter (where true))
  from private.event_listing
  where ends_at > p_ends_after and starts_at < p_ends_after
    and ends_at - starts_at > interval '24 hours'
$$;

-- Listed events that the back office puts forward now, in its order.
create function private.featured_event_ids()
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(reference_id order by display_order), '{}')
  from public.featured_content
  where content_type = 'event' and private.is_live(is_active, starts_at, ends_at)
$$;

-- Some of the p_total listed events, by date; p_featured come first. What lies before a page is read,
-- too, so a page of the second half is read from the end.
create function private.event_ids_by_date(
  p_filter private.event_filter, p_featured uuid[], p_total bigint, p_skip int, p_limit int
)
returns uuid[]
language plpgsql
stable
set search_path = ''
-- Planned for its arguments each time, because what is best for a city is slow for all of them, and
-- for data that lies in memory. So are the functions that follow.
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_first uuid[] := '{}';
  v_shown uuid[];
  -- Of those that are not put first: how many lie before the page, on it, and after it.
  v_before bigint;
  v_on_page bigint;
  v_after bigint;
begin
  if p_featured <> '{}' then
    v_first := array(
      select l.event_id
      from private.event_listing as l
      where l.event_id = any (p_featured)
        and l.ends_at > p_filter.ends_after
        and l.starts_at < p_filter.starts_before
        and (p_filter.category is null or l.category = p_filter.category)
        and (p_filter.any_city or l.city = p_filter.city)
        and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
      order by array_position(p_featured, l.event_id)
    );
  end if;
  v_shown := v_first[p_skip + 1 : p_skip + p_limit];
  v_before := greatest(p_skip - cardinality(v_first), 0);
  v_after := p_total - cardinality(v_first) - v_before;
  v_on_page := least(p_limit - cardinality(v_shown), v_after);
  v_after := v_after - v_on_page;
  if v_after < v_before then
    return v_shown || array(
      select page.event_id
      from (
        select l.event_id, l.starts_at
        from private.event_listing as l
        where l.starts_at >= p_filter.starts_from
          and l.ends_at > p_filter.ends_after
          and l.starts_at < p_filter.starts_before
          and (p_filter.category is null or l.category = p_filter.category)
          and (p_filter.any_city or l.city = p_filter.city)
          and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
          and (v_first = '{}' or l.event_id <> all (v_first))
        order by l.starts_at desc, l.event_id desc
        limit v_on_page offset v_after
      ) as page
      order by page.starts_at, page.event_id
    );
  end if;
  return v_shown || array(
    select l.event_id
    from private.event_listing as l
    where l.starts_at >= p_filter.starts_from
      and l.ends_at > p_filter.ends_after
      and l.starts_at < p_filter.starts_before
      and (p_filter.category is null or l.category = p_filter.category)
      and (p_filter.any_city or l.city = p_filter.city)
      and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
      and (v_first = '{}' or l.event_id <> all (v_first))
    order by l.starts_at, l.event_id
    limit v_on_page offset v_before
  );
end;
$$;

-- Some of the listed events, the cheapest first, those without a price last.
create function private.event_ids_by_price(p_filter private.event_filter, p_skip int, p_limit int)
returns uuid[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
begin
  return array(
    select l.event_id
    from private.event_listing as l
    where l.starts_at >= p_filter.starts_from
      and l.ends_at > p_filter.ends_after
      and l.starts_at < p_filter.starts_before
      and (p_filter.category is null or l.category = p_filter.category)
      and (p_filter.any_city or l.city = p_filter.city)
      and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
    order by l.price_from, l.starts_at, l.event_id
    limit p_limit offset p_skip
  );
end;
$$;

-- Some of the listed events, the most wanted first. Few are sorted; of many only those up to the
-- end of the page are read, in the order in which the demand has them.
create function private.event_ids_by_demand(
  p_filter private.event_filter, p_are_few boolean, p_skip int, p_limit int
)
returns uuid[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
begin
  if p_are_few then
    return array(
      select l.event_id
      from private.event_listing as l
      where l.starts_at >= p_filter.starts_from
        and l.ends_at > p_filter.ends_after
        and l.starts_at < p_filter.starts_before
        and (p_filter.category is null or l.category = p_filter.category)
        and (p_filter.any_city or l.city = p_filter.city)
        and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
      order by l.attendees desc, l.starts_at, l.event_id
      limit p_limit offset p_skip
    );
  end if;
  return array(
    select d.event_id
    from private.event_demand as d
    where d.ends_at > p_filter.ends_after
      and d.starts_at < p_filter.starts_before
      and (p_filter.category is null or d.category = p_filter.category)
      and (p_filter.any_city or d.city = p_filter.city)
      and (p_filter.max_price is null or d.price_from <= p_filter.max_price)
    order by d.attendees desc, d.starts_at, d.event_id
    limit p_limit offset p_skip
  );
end;
$$;

-- One page of a list without words: counted in an index, and read in the order of another.
create function private.listed_events(
  p_filter private.event_filter, p_sort text, p_featured uuid[], p_page int, p_page_size int,
  out ids uuid[], out total bigint, out page int, out page_size int
)
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  -- Up to this many are sorted sooner than they are met on the way down from the most wanted.
  v_few constant int := 2000;
  v_skip int;
begin
  p_filter.starts_from := private.earliest_start(p_filter.ends_after);
  select count(*) into total
  from private.event_listing as l
  where l.starts_at >= p_filter.starts_from
    and l.ends_at > p_filter.ends_after
    and l.starts_at < p_filter.starts_before
    and (p_filter.category is null or l.category = p_filter.category)
    and (p_filter.any_city or l.city = p_filter.city)
    and (p_filter.max_price is null or l.price_from <= p_filter.max_price);
  select b.page, b.page_size, b.skip into page, page_size, v_skip
  from private.page_bounds(p_page, p_page_size, total) as b;
  ids := case p_sort
    when 'popular' then private.event_ids_by_demand(p_filter, total <= v_few, v_skip, page_size)
    when 'price' then private.event_ids_by_price(p_filter, v_skip, page_size)
    else private.event_ids_by_date(p_filter, p_featured, total, v_skip, page_size)
  end;
end;
$$;

-- Whether so few events lie in the days that are asked for that each may be looked at.
create function private.are_few_days(p_filter private.event_filter)
returns boolean
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_few constant int := 1000;
begin
  return p_filter.starts_before < 'infinity' and v_few >= (
    select count(*)
    from (
      select from private.event_listing as l
      where l.starts_at >= p_filter.starts_from
        and l.ends_at > p_filter.ends_after
        and l.starts_at < p_filter.starts_before
      limit v_few + 1
    ) as listed
  );
end;
$$;

revoke execute on all functions in schema private from public;
