-- Finding events: in the order of demand, of price, of nearness to the words, what is featured first;
-- and what is near when nothing is exact.

-- What a list is narrowed to, apart from words.
create type private.event_filter as (
  ends_after timestamptz, starts_before timestamptz, category text, any_city boolean, city text,
  max_price int
);

-- The days that somebody asks for. The server's calendar decides what today and this weekend are, so
-- that a link keeps its meaning; a weekend that has begun goes on.
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

-- Events near the words of a search that found none, the nearest hundred or so by the word that decides.
-- The index names what has the characters of that word; the others are looked for in what it names.
create function private.near_events(p_words text[], p_filter private.event_filter)
returns table (event_id uuid, distance int, forms private.near_form[])
language plpgsql
stable
rows 20
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_words constant text[] := private.bare_words(p_words);
  v_odd_words text[] := '{}';
  v_sound_patterns text[];
  v_forms private.near_form[];
  v_word text;
begin
  foreach v_word in array v_words loop
    perform from private.event_listing as l
    where private.search_grams(l.search_text) @> private.pattern_grams(v_word)
      and l.search_text like '%' || v_word || '%'
      and l.ends_at > p_filter.ends_after and l.starts_at < p_filter.starts_before
    limit 1;
    if not found then
      v_odd_words := v_odd_words || v_word;
    end if;
  end loop;
  v_forms := private.near_word_forms(v_words, v_odd_words);
  if v_forms is null then
    return;
  end if;
  v_sound_patterns := array(select f.pattern from unnest(v_forms) as f where f.distance = 0);
  -- The word that decides: the longest odd one, or the longest.
  select word into v_word
  from unnest(case when v_odd_words = '{}' then v_words else v_odd_words end) as word
  order by length(word) desc
  limit 1;

  return query
    -- Materialized, so that nothing but the index of all characters is asked.
    with named as materialized (
      select l.*, f.pattern, f.distance
      from unnest(v_forms) as f
      join private.event_listing as l
        on private.search_grams(l.search_text) @> private.pattern_grams(f.pattern)
      where f.word = v_word and f.pattern is not null
      union all
      select l.*, null, 3
      from private.event_listing as l
      where v_word = any (v_odd_words) and private.has_trigram_form(v_word)
        and l.search_text operator(extensions.%>>) v_word
    ),
    nearest as materialized (
      select l.event_id
      from named as l
      where (l.pattern is null or l.search_text like l.pattern)
        and l.search_text like all (v_sound_patterns)
        and l.ends_at > p_filter.ends_after
        and l.starts_at < p_filter.starts_before
        and (p_filter.category is null or l.category = p_filter.category)
        and (p_filter.any_city or l.city = p_filter.city)
        and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
      group by l.event_id
      order by min(l.distance), min(l.starts_at), l.event_id
      limit 96
    )
    select l.event_id, near.distance, near.forms
    from nearest as n
    join private.event_listing as l using (event_id)
    cross join lateral private.near_match(l.search_text, v_forms) as near;
end;
$$;

-- One page of the listed events with all the words. p_featured come first when the order is the site's
-- own; words in the title come before words in the text.
create function private.listed_events(
  p_words text[], p_filter private.event_filter, p_sort text, p_featured uuid[], p_page int,
  p_page_size int, out ids uuid[], out total bigint, out page int, out page_size int
)
language plpgsql
stable
set search_path = ''
-- Planned for its arguments each time, because what is best for a rare word is slow for a common one,
-- and for data that lies in memory.
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_short_words constant text[] := array(select w from unnest(p_words) as w where length(w) <= 2);
  v_patterns constant text[] :=
    private.word_patterns(array(select w from unnest(p_words) as w where length(w) > 2));
  v_all_patterns constant text[] := private.word_patterns(p_words);
  v_phrase constant text := array_to_string(p_words, ' ');
  v_has_words constant boolean := p_words <> '{}';
begin
  with found as materialized (
    -- One key that decides nearly always; a moment, because dates are what it mostly is.
    select l.event_id, l.starts_at,
      case
        when p_sort = 'popular' then to_timestamp(-l.attendees)
        when p_sort = 'price' then coalesce(to_timestamp(l.price_from), 'infinity')
        when p_sort = 'best' and v_has_words then to_timestamp(
          case
            when starts_with(l.search_text, v_phrase) then 0
            when left(l.search_text, l.title_length) like all (v_all_patterns) then 1
            else 2
          end
        )
        when l.event_id = any (p_featured) then to_timestamp(array_position(p_featured, l.event_id))
        else l.starts_at
      end as rank
    from private.event_listing as l
    where l.ends_at > p_filter.ends_after
      and l.starts_at < p_filter.starts_before
      and (p_filter.category is null or l.category = p_filter.category)
      and (p_filter.any_city or l.city = p_filter.city)
      and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
      -- The longest word can use the index; the rest is checked on what it finds.
      and (v_patterns = '{}' or l.search_text like v_patterns[1])
      and (v_patterns = '{}' or l.search_text like all (v_patterns))
      and (v_short_words = '{}' or private.search_grams(l.search_text) @> v_short_words)
  )
  select counted.total, bounds.page, bounds.page_size, array(
    select f.event_id from found as f order by f.rank, f.starts_at, f.event_id
    limit bounds.page_size offset bounds.skip
  )
  into total, page, page_size, ids
  from (select count(*) as total from found) as counted,
    lateral private.page_bounds(p_page, p_page_size, counted.total) as bounds;
end;
$$;

-- One page of the most wanted. The total is counted in an index; of the events themselves only those
-- up to the end of the page are read, in the order in which the demand has them.
create function private.most_wanted_events(
  p_filter private.event_filter, p_page int, p_page_size int, out ids uuid[], out total bigint,
  out page int, out page_size int
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
  select count(*) into total
  from private.event_listing as l
  where l.ends_at > p_filter.ends_after
    and l.starts_at < p_filter.starts_before
    and (p_filter.category is null or l.category = p_filter.category)
    and (p_filter.any_city or l.city = p_filter.city)
    and (p_filter.max_price is null or l.price_from <= p_filter.max_price);
  if total <= v_few then
    select f.ids, f.total, f.page, f.page_size into ids, total, page, page_size
    from private.listed_events('{}', p_filter, 'popular', '{}', p_page, p_page_size) as f;
    return;
  end if;
  select b.page, b.page_size, b.skip into page, page_size, v_skip
  from private.page_bounds(p_page, p_page_size, total) as b;
  ids := array(
    select d.event_id
    from private.event_demand as d
    where d.ends_at > p_filter.ends_after
      and d.starts_at < p_filter.starts_before
      and (p_filter.category is null or d.category = p_filter.category)
      and (p_filter.any_city or d.city = p_filter.city)
      and (p_filter.max_price is null or d.price_from <= p_filter.max_price)
    order by d.attendees desc, d.starts_at, d.event_id
    limit page_size offset v_skip
  );
end;
$$;

-- One page of what is near the words, and up to three searches that would find it.
create function private.nearest_events(
  p_words text[], p_filter private.event_filter, p_sort text, p_page int, p_page_size int,
  out ids uuid[], out total bigint, out page int, out page_size int, out suggestions text[]
)
language sql
stable
set search_path = ''
as $$
  with found as materialized (
    select n.event_id, n.distance, n.forms, l.starts_at, l.search_text,
      case p_sort
        when 'popular' then to_timestamp(-l.attendees)
        when 'price' then coalesce(to_timestamp(l.price_from), 'infinity')
        when 'date' then l.starts_at
        else to_timestamp(n.distance)
      end as rank
    from private.near_events(p_words, p_filter) as n
    join private.event_listing as l using (event_id)
  )
  select
    array(
      select event_id from found order by rank, starts_at, event_id
      limit bounds.page_size offset bounds.skip
    ),
    counted.total, bounds.page, bounds.page_size,
    array(
      select wording
      from (
        select private.near_wording(search_text, forms) as wording, distance
        from (select * from found order by distance, starts_at limit 50) as nearest
      ) as worded
      group by wording
      order by min(distance), count(*) desc, wording
      limit 3
    )
  from (select count(*) as total from found) as counted,
    lateral private.page_bounds(p_page, p_page_size, counted.total) as bounds
$$;

-- GET /rpc/search_events. Past events are left out unless p_date_from lies before today.
-- p_date_from and p_date_to are days in Taipei; an event that spans several days counts on each.
-- p_when (today, weekend) stands for days of the server's calendar. p_max_price: 0 for free ones.
-- p_sort: best (what is featured first, then by date; with words: titles first), date, popular, price.
-- `match` is "near" when nothing has the words themselves; `suggestions` are searches that would.
drop function public.search_events(text, text, text, date, date, text, int, int);
create function public.search_events(
  p_query text default null,
  p_category text default null,
  p_city text default null,
  p_when text default null,
  p_date_from date default null,
  p_date_to date default null,
  p_max_price int default null,
  p_sort text default 'best',
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
  v_words constant text[] := private.search_words(private.search_fold(p_query));
  v_has_words constant boolean := v_words <> '{}';
  v_filter private.event_filter;
  v_days record;
  v_found record;
  v_is_near boolean := false;
  v_suggestions text[] := '{}';
begin
  select * into v_days from private.days_of(p_when, p_date_from, p_date_to);
  v_filter.category := nullif(nullif(p_category, ''), 'all');
  v_filter.any_city := coalesce(p_city, '') in ('', 'all');
  v_filter.city := private.city_id(p_city);
  v_filter.max_price := p_max_price;
  -- The later of "now" and the first day asked for, unless the past itself is asked for.
  v_filter.ends_after := case
    when v_days.first < private.today() then timezone('Asia/Taipei', v_days.first::timestamp)
    else greatest(now(), timezone('Asia/Taipei', v_days.first::timestamp))
  end;
  v_filter.starts_before :=
    coalesce(timezone('Asia/Taipei', (v_days.last + 1)::timestamp), 'infinity');

  if p_sort = 'popular' and not v_has_words then
    select * into v_found from private.most_wanted_events(v_filter, p_page, p_page_size);
  else
    select * into v_found
    from private.listed_events(
      v_words, v_filter, p_sort,
      case when p_sort = 'best' and not v_has_words then private.featured_event_ids() else '{}' end,
      p_page, p_page_size
    );
  end if;
  if v_found.total = 0 and v_has_words then
    select * into v_found
    from private.nearest_events(v_words, v_filter, p_sort, p_page, p_page_size);
    v_is_near := v_found.total > 0;
    v_suggestions := v_found.suggestions;
  end if;

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.event_card(e) order by chosen.position)
        from unnest(v_found.ids) with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', v_found.total,
    'page', v_found.page,
    'page_size', v_found.page_size,
    'match', case when v_is_near then 'near' else 'exact' end,
    'suggestions', to_jsonb(v_suggestions)
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.search_events(text, text, text, text, date, date, int, text, int, int) from public;
grant execute on function
  public.search_events(text, text, text, text, date, date, int, text, int, int)
  to anon, authenticated;
