-- Finding events by words.

-- One page of the listed events with all the words; words in the title come before words in the
-- text.
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
    -- Never both indexes of words in one condition: what trigrams name has to be looked at again,
    -- and then the pairs of each text would be computed anew. "offset 0" keeps the other conditions
    -- out: the index of times would name everything that is to come.
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

-- Events near the words of a search that found none, the nearest forty-eight by the word that
-- decides. The index names what has the characters of that word; the others are looked for in what
-- it names.
create function private.near_events(p_words text[], p_filter private.event_filter)
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

-- One page of what is near the words, up to three searches that would find it, and whether that is
-- all: private.near_events() stops at forty-eight.
create function private.nearest_events(
  p_words text[], p_filter private.event_filter, p_sort text, p_page int, p_page_size int,
  out ids uuid[], out total bigint, out page int, out page_size int, out suggestions text[],
  out is_complete boolean
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
  ),
  worded as (
    select private.near_wording(search_text, forms) as wording, min(distance) as distance,
      count(*) as texts
    from (select * from found order by distance, starts_at limit 12) as nearest
    group by wording
  )
  select
    array(
      select event_id from found order by rank, starts_at, event_id
      limit bounds.page_size offset bounds.skip
    ),
    counted.total, bounds.page, bounds.page_size,
    array(
      select w.wording
      from worded as w
      -- Of 手作市集 and 手作市, which finds the same and more, the one that more texts have.
      where not exists (
        select from worded as o
        where o.wording <> w.wording and (
          o.texts >= w.texts and strpos(o.wording, w.wording) > 0
          or o.texts > w.texts and strpos(w.wording, o.wording) > 0
        )
      )
      order by w.distance, w.texts desc, w.wording
      limit 3
    ),
    counted.total < 48
  from (select count(*) as total from found) as counted,
    lateral private.page_bounds(p_page, p_page_size, counted.total) as bounds
$$;

revoke execute on all functions in schema private from public;
