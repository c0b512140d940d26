-- Whether a common word stands anywhere is seen at once.

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
