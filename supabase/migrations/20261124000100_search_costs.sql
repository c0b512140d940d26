-- Searches and lists at half of what they cost: nothing reads what is over unless the past is asked for,
-- nothing is sorted that an index has in order, and words in Chinese ask the index of pairs.

-- What is over stays findable, in indexes of its own: they grow with the years, those that visitors ask
-- only with what is to come. Set late at worst (by the job below), never early, so whoever reads it still
-- compares `ends_at`.
alter table private.event_listing add column is_over boolean not null default false;
update private.event_listing set is_over = true where ends_at <= now();

create or replace function private.list_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'approved' and new.deleted_at is null then
    insert into private.event_listing (
      event_id, starts_at, ends_at, category, city, attendees, price_from, title_length, search_text,
      is_over
    )
    values (
      new.id, new.starts_at, new.ends_at, new.category, new.city, new.current_attendees,
      new.price_from, length(private.search_form(new.title)), private.search_fold(new.search_text),
      new.ends_at <= now()
    )
    on conflict (event_id) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, category = excluded.category,
      city = excluded.city, attendees = excluded.attendees, price_from = excluded.price_from,
      title_length = excluded.title_length, search_text = excluded.search_text,
      is_over = excluded.is_over;
    insert into private.event_demand (
      event_id, attendees, starts_at, ends_at, category, city, price_from
    )
    values (
      new.id, new.current_attendees, new.starts_at, new.ends_at, new.category, new.city,
      new.price_from
    )
    on conflict (event_id) do update set
      attendees = excluded.attendees, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      category = excluded.category, city = excluded.city, price_from = excluded.price_from;
  else
    delete from private.event_listing where event_id = new.id;
    delete from private.event_demand where event_id = new.id;
  end if;
  return null;
end;
$$;

-- Takes what has ended out of the indexes of what is to come.
create function private.shelve_past_events()
returns void
language sql
set search_path = ''
as $$
  update private.event_listing set is_over = true
  where event_id in (
    select event_id from private.event_listing
    where not is_over and ends_at <= now()
    -- Whoever changes one just now says it, too.
    for update skip locked
  )
$$;
insert into private.jobs (name, run_every) values ('shelve_past_events', interval '1 hour');

-- Without "fastupdate": what was written last would lie in a list that each search reads from end to end,
-- thirty times when it looks for what is near.
drop index private.event_listing_search_idx;
drop index private.event_listing_short_words_idx;
create index event_listing_search_idx on private.event_listing
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off) where not is_over;
create index event_listing_past_search_idx on private.event_listing
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off) where is_over;
create index event_listing_short_words_idx on private.event_listing
  using gin (private.search_grams(search_text)) with (fastupdate = off) where not is_over;
create index event_listing_past_short_words_idx on private.event_listing
  using gin (private.search_grams(search_text)) with (fastupdate = off) where is_over;

-- Lists without words in the order in which they are shown, each with all that a list is narrowed to.
-- `event_listing_time_idx` remains the one that counts.
create index event_listing_start_idx on private.event_listing (starts_at, event_id)
  include (ends_at, category, city, price_from);
create index event_listing_city_idx on private.event_listing (city, starts_at, event_id)
  include (ends_at, category, price_from);
create index event_listing_price_idx on private.event_listing (price_from, starts_at, event_id)
  include (ends_at, category, city);
create index event_listing_long_idx on private.event_listing (ends_at) include (starts_at)
  where ends_at - starts_at > interval '24 hours';

alter type private.event_filter
  -- What began before this has ended, see private.earliest_start().
  add attribute starts_from timestamptz,
  -- Whether what is over is asked for, too.
  add attribute with_past boolean;

-- The moment before which nothing began that ends after p_ends_after: a day earlier, or the first of the
-- longer ones that are under way. Lets an index by start answer what is asked by end.
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

-- Some of the listed events, by date; p_featured come first.
create function private.event_ids_by_date(
  p_filter private.event_filter, p_featured uuid[], p_skip int, p_limit int
)
returns uuid[]
language plpgsql
stable
set search_path = ''
-- Planned for its arguments each time, because what is best for a city is slow for all of them, and for
-- data that lies in memory. So are the functions that follow.
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_first uuid[] := '{}';
  v_shown uuid[];
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
    limit p_limit - cardinality(v_shown)
    offset greatest(p_skip - cardinality(v_first), 0)
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

-- Some of the listed events, the most wanted first. Few are sorted; of many only those up to the end of
-- the page are read, in the order in which the demand has them.
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
drop function private.listed_events(text[], private.event_filter, text, uuid[], int, int);
drop function private.most_wanted_events(private.event_filter, int, int);
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
    else private.event_ids_by_date(p_filter, p_featured, v_skip, page_size)
  end;
end;
$$;

-- Single characters and pairs that a text must have to have all the words: what the index is asked. Of
-- words of one or two characters that is all there is to know.
create function private.word_grams(p_words text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select distinct substr(word, i, 2)
    from unnest(p_words) as word, generate_series(1, greatest(length(word) - 1, 1)) as i
  )
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

-- One page of the listed events with all the words; words in the title come before words in the text.
create function private.events_with_words(
  p_words text[], p_filter private.event_filter, p_sort text, p_page int, p_page_size int,
  out ids uuid[], out total bigint, out page int, out page_size int
)
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  -- The longest first.
  v_patterns constant text[] := private.word_patterns(p_words);
  -- What names the events that may have the words: the days, trigrams or pairs.
  v_way text;
  v_grams constant text[] := private.word_grams(p_words);
  -- What that does not answer.
  v_other_patterns text[];
  -- A text that begins with the words as they were typed.
  v_beginning constant text :=
    substr((private.word_patterns(array[array_to_string(p_words, ' ')]))[1], 2);
begin
  p_filter.starts_from := private.earliest_start(p_filter.ends_after);
  if private.are_few_days(p_filter) then
    v_way := 'days';
    v_other_patterns := v_patterns;
  elsif v_patterns[1] ~ '[a-z0-9]{3}' then
    -- Three letters say more than pairs of them.
    v_way := 'trigrams';
    v_other_patterns := v_patterns[2:];
  else
    -- Two Chinese characters are a word, and the index of pairs answers for all the words at once.
    v_way := 'pairs';
    v_other_patterns :=
      private.word_patterns(array(select w from unnest(p_words) as w where length(w) > 2));
  end if;

  with named as (
    -- Never both indexes of words in one condition: what trigrams name has to be looked at again, and then
    -- the pairs of each text would be computed anew. "offset 0" keeps the other conditions out: the index
    -- of times would name everything that is to come.
    select * from private.event_listing as l
    where (v_way <> 'trigrams' or l.search_text like v_patterns[1])
      and (v_way <> 'pairs' or private.search_grams(l.search_text) @> v_grams)
      -- One index, or both, each by what it holds.
      and (v_way = 'days' or not l.is_over or p_filter.with_past and l.is_over)
      and (
        v_way <> 'days' or l.starts_at >= p_filter.starts_from and l.ends_at > p_filter.ends_after
          and l.starts_at < p_filter.starts_before
      )
    offset 0
  ),
  found as materialized (
    -- One key that decides nearly always; a moment, because dates are what it mostly is.
    select l.event_id, l.starts_at,
      case
        when p_sort = 'popular' then to_timestamp(-l.attendees)
        when p_sort = 'price' then coalesce(to_timestamp(l.price_from), 'infinity')
        when p_sort is distinct from 'best' then l.starts_at
        when l.search_text like v_beginning then to_timestamp(0)
        when left(l.search_text, l.title_length) like v_patterns[1]
          and (v_patterns[2:] = '{}' or left(l.search_text, l.title_length) like all (v_patterns[2:]))
        then to_timestamp(1)
        else to_timestamp(2)
      end as rank
    from named as l
    where l.ends_at > p_filter.ends_after
      and l.starts_at < p_filter.starts_before
      and (p_filter.category is null or l.category = p_filter.category)
      and (p_filter.any_city or l.city = p_filter.city)
      and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
      and (v_other_patterns = '{}' or l.search_text like all (v_other_patterns))
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

-- The single characters and pairs that a text must have to match a pattern: what the index is asked. A
-- search that found nothing asks for thirty patterns, and a loop is what costs least.
create or replace function private.pattern_grams(p_pattern text)
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_grams text[] := '{}';
  v_piece text;
begin
  foreach v_piece in array string_to_array(translate(p_pattern, '_', '%'), '%') loop
    continue when v_piece = '';
    for i in 1 .. greatest(length(v_piece) - 1, 1) loop
      v_grams := v_grams || substr(v_piece, i, 2);
    end loop;
  end loop;
  return v_grams;
end;
$$;

-- The nearest form of each word in a text; no row unless all words are there. p_forms are in the order of
-- the words, the nearest form of each first, so the first that fits ends the search for its word.
create or replace function private.near_match(
  p_text text, p_forms private.near_form[], out distance int, out forms private.near_form[]
)
returns setof record
language plpgsql
stable
rows 1
set search_path = ''
as $$
declare
  v_form private.near_form;
  -- Of the last word that was found.
  v_position int := 0;
begin
  if p_forms is null then
    return;
  end if;
  distance := 0;
  forms := '{}';
  foreach v_form in array p_forms loop
    continue when v_form.position = v_position;
    exit when v_form.position > v_position + 1;
    if (
      case
        when v_form.pattern is null then v_form.word operator(extensions.<<%) p_text
        else p_text like v_form.pattern
      end
    ) then
      v_position := v_form.position;
      distance := distance + v_form.distance;
      forms := forms || v_form;
    end if;
  end loop;
  if v_position = p_forms[cardinality(p_forms)].position then
    return next;
  end if;
end;
$$;

-- Events near the words of a search that found none, the nearest forty-eight by the word that decides.
-- The index names what has the characters of that word; the others are looked for in what it names.
create or replace function private.near_events(p_words text[], p_filter private.event_filter)
returns table (event_id uuid, distance int, forms private.near_form[])
language plpgsql
stable
rows 20
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
-- For one hit the planner would rather begin to read the table, hoping that it comes soon.
set enable_seqscan = off
as $$
declare
  v_words constant text[] := private.bare_words(p_words);
  v_odd_words text[] := '{}';
  v_sound_patterns text[];
  v_all_forms private.near_form[];
  v_forms private.near_form[];
  v_word text;
  v_by_trigrams boolean;
begin
  foreach v_word in array v_words loop
    -- A common word stands in one of the next events: no index has to name them all.
    perform from (
      select search_text from private.event_listing as l
      where l.ends_at > p_filter.ends_after and l.starts_at < p_filter.starts_before
      order by l.ends_at
      limit 200
    ) as next
    where next.search_text like '%' || v_word || '%';
    continue when found;
    perform from (
      select * from private.event_listing
      where private.search_grams(search_text) @> private.pattern_grams(v_word)
        and (not is_over or p_filter.with_past and is_over)
      offset 0
    ) as l
    where l.search_text like '%' || v_word || '%'
      and l.ends_at > p_filter.ends_after and l.starts_at < p_filter.starts_before
    limit 1;
    if not found then
      v_odd_words := v_odd_words || v_word;
    end if;
  end loop;
  -- Each word stands somewhere, only not together or not within the filter: that is no mistake.
  if v_odd_words = '{}' and v_words = p_words then
    return;
  end if;
  v_all_forms := private.near_word_forms(v_words, v_odd_words);
  if v_all_forms is null then
    return;
  end if;
  v_sound_patterns := array(select f.pattern from unnest(v_all_forms) as f where f.distance = 0);
  -- The word that decides: the longest odd one, or the longest.
  select word into v_word
  from unnest(case when v_odd_words = '{}' then v_words else v_odd_words end) as word
  order by length(word) desc
  limit 1;

  -- Trigrams are dear, and what has two mistakes is looked for only when nothing has one.
  foreach v_by_trigrams in array array[false, true] loop
    v_forms := array(
      select f from unnest(v_all_forms) as f where v_by_trigrams or f.pattern is not null
    );
    return query
      with nearest as materialized (
        select l.event_id
        from unnest(v_forms) as f
        -- "offset 0" keeps the filters out: nothing but the indexes of words is asked.
        cross join lateral (
          select * from private.event_listing
          where f.pattern is not null
            and private.search_grams(search_text) @> private.pattern_grams(f.pattern)
            and (not is_over or p_filter.with_past and is_over)
          union all
          select * from private.event_listing
          where f.pattern is null and search_text operator(extensions.%>>) f.word
            and (not is_over or p_filter.with_past and is_over)
          offset 0
        ) as l
        where f.word = v_word
          and (f.pattern is null or l.search_text like f.pattern)
          and l.search_text like all (v_sound_patterns)
          and l.ends_at > p_filter.ends_after
          and l.starts_at < p_filter.starts_before
          and (p_filter.category is null or l.category = p_filter.category)
          and (p_filter.any_city or l.city = p_filter.city)
          and (p_filter.max_price is null or l.price_from <= p_filter.max_price)
        group by l.event_id
        order by min(f.distance), min(l.starts_at), l.event_id
        limit 48
      )
      select l.event_id, near.distance, near.forms
      from nearest as n
      join private.event_listing as l using (event_id)
      cross join lateral private.near_match(l.search_text, v_forms) as near;
    exit when found or v_forms = v_all_forms;
  end loop;
end;
$$;

-- GET /rpc/search_events. Past events are left out unless p_date_from lies before today.
-- p_date_from and p_date_to are days in Taipei; an event that spans several days counts on each.
-- p_when (today, weekend) stands for days of the server's calendar. p_max_price: 0 for free ones.
-- p_sort: best (what is featured first, then by date; with words: titles first), date, popular, price.
-- `match` is "near" when nothing has the words themselves; `suggestions` are searches that would.
create or replace function public.search_events(
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
  v_filter.with_past := v_filter.ends_after < now();

  if v_has_words then
    select * into v_found
    from private.events_with_words(v_words, v_filter, p_sort, p_page, p_page_size);
  else
    select * into v_found
    from private.listed_events(
      v_filter, p_sort,
      case when p_sort = 'best' then private.featured_event_ids() else '{}' end,
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
