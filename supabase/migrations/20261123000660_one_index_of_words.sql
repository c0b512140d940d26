-- Never both indexes of words in one condition: what trigrams name has to be looked at again, and then the
-- characters and pairs of each text would be computed anew, which is dear.

-- One page of the listed events with all the words. p_featured come first when the order is the site's
-- own; words in the title come before words in the text.
create or replace function private.listed_events(
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
  v_patterns constant text[] := private.word_patterns(p_words);
  -- The longest word asks an index: trigrams, or single characters and pairs when it is a short one.
  v_is_short constant boolean := (select max(length(w)) from unnest(p_words) as w) <= 2;
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
            when left(l.search_text, l.title_length) like all (v_patterns) then 1
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
      and (not v_has_words or v_is_short or l.search_text like v_patterns[1])
      and (not v_has_words or not v_is_short or private.search_grams(l.search_text) @> p_words)
      and (not v_has_words or v_is_short or l.search_text like all (v_patterns))
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
    perform from (
      select * from private.event_listing
      where private.search_grams(search_text) @> private.pattern_grams(v_word)
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
          union all
          select * from private.event_listing
          where f.pattern is null and search_text operator(extensions.%>>) f.word
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

revoke execute on all functions in schema private from public;
