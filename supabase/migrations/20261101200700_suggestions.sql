-- What somebody may be looking for, while it is typed: names of things of the whole site. Every read
-- ends early, because the first letters of a word stand nearly everywhere. A text that begins with what was
-- typed comes first, then names that have its first word; the names stand at the beginning of their texts.
-- Ranks use built-in functions only: they are asked for each text.

-- Events to come. First the next three hundred: what is in everybody's mouth stands in one of their
-- titles. Otherwise up to two thousand of those that the index of pairs names.
create function private.suggested_events(p_words text[], p_count int)
returns uuid[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_patterns constant text[] := private.word_patterns(p_words);
  v_grams constant text[] := private.word_grams(p_words);
  v_typed constant text := array_to_string(p_words, ' ');
  v_from constant timestamptz := private.earliest_start(now());
  v_ids uuid[];
begin
  v_ids := array(
    select l.event_id
    from (
      -- Told by the index alone: behind a long exhibition lie thousands that are over.
      select event_id from private.event_listing
      where starts_at >= v_from and ends_at > now()
      order by starts_at, event_id
      limit 300
    ) as next
    join private.event_listing as l using (event_id)
    where left(l.search_text, l.title_length) like all (v_patterns)
    order by not starts_with(l.search_text, v_typed), l.starts_at, l.event_id
    limit p_count
  );
  if cardinality(v_ids) = p_count then
    return v_ids;
  end if;
  return array(
    select named.event_id
    from (
      select * from private.event_listing
      where not is_over and private.search_grams(search_text) @> v_grams
      limit 2000
    ) as named
    where named.ends_at > now() and named.search_text like all (v_patterns)
    order by not starts_with(named.search_text, v_typed),
      strpos(named.search_text, p_words[1]) > named.title_length, named.starts_at, named.event_id
    limit p_count
  );
end;
$$;

create function private.suggested_performers(p_words text[], p_count int)
returns uuid[]
language sql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
  select array(
    select id from public.performer_profiles
    where status = 'approved' and not is_deleted
      and search_text like all (private.word_patterns(p_words))
    order by not starts_with(search_text, array_to_string(p_words, ' ')),
      strpos(search_text, p_words[1]) > length(performer_name), follower_count desc, id
    limit p_count
  )
$$;

create function private.suggested_venues(p_words text[], p_count int)
returns uuid[]
language sql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
  select array(
    select id from public.venues
    where status = 'approved' and deleted_at is null
      and search_text like all (private.word_patterns(p_words))
    order by not starts_with(search_text, array_to_string(p_words, ' ')),
      strpos(search_text, p_words[1]) > length(name), name, id
    limit p_count
  )
$$;

-- Places of today or later: by their own words, or of performers that were found by theirs. A common word is
-- answered by some of the places that have it.
create function private.suggested_spots(p_words text[], p_artist_ids uuid[], p_count int)
returns uuid[]
language sql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
  select array(
    select id
    from (
      (
        select id, title, starts_on, ends_on, search_text from public.support_spots
        where status = 'approved' and not is_over and ends_on >= (select private.today())
          and private.search_grams(search_text) @> private.word_grams(p_words)
          and search_text like all (private.word_patterns(p_words))
        limit 500
      )
      union
      (
        select id, title, starts_on, ends_on, search_text from public.support_spots
        where status = 'approved' and ends_on >= (select private.today()) and artist_id = any (p_artist_ids)
        limit 100
      )
    ) as named
    order by not starts_with(search_text, array_to_string(p_words, ' ')),
      strpos(search_text, p_words[1]) > length(title), starts_on > (select private.today()), ends_on, id
    limit p_count
  )
$$;

-- Goods that may be bought; a family of kinds is one thing. A common word is answered by some that have it.
create function private.suggested_products(p_words text[], p_count int)
returns uuid[]
language sql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
  with found as (
    select p.id, p.performer_id, coalesce(p.family_id, p.id) as family_id, p.sold,
      starts_with(p.search_text, array_to_string(p_words, ' ')) as begins,
      strpos(p.search_text, p_words[1]) > length(p.name) as is_further_on
    from public.products as p
    where p.status = 'active' and p.deleted_at is null
      and private.search_grams(p.search_text) @> private.word_grams(p_words)
      and p.search_text like all (private.word_patterns(p_words))
    limit 500
  ),
  families as (
    select distinct on (family_id) * from found
    order by family_id, begins desc, is_further_on, sold desc, id
  )
  select array(
    select id
    -- "offset 0": who sells is asked of the best ones, one after the other, until there are enough.
    from (select * from families order by begins desc, is_further_on, sold desc, id offset 0) as best
    where (
      select a.status = 'approved' and not a.is_deleted from public.performer_profiles as a where a.id = best.performer_id
    )
    limit p_count
  )
$$;

-- Names near what was typed, of performers and venues; there are few enough to look at each, and most
-- are dropped before anything dear is asked.
create function private.near_names(p_words text[], p_count int)
returns table (kind text, id uuid)
language plpgsql
stable
set search_path = ''
as $$
declare
  v_words constant text[] := private.bare_words(p_words);
  v_typed constant text := array_to_string(v_words, ' ');
  v_is_latin constant boolean := v_typed ~ '^[ -~]+$';
  -- One of these is in each name that is near, as it is written.
  v_letters constant text :=
    '[' || replace(v_typed, ' ', '') || case when v_is_latin then '' else private.folded_characters() end || ']';
  v_forms constant private.near_form[] := private.near_word_forms(v_words, v_words);
  -- What a name must be like to have the first word, unless trigrams may answer for it.
  v_patterns constant text[] := array(
    select coalesce(f.pattern, '%') from unnest(v_forms) as f where f.position = 1
  );
begin
  if v_words = '{}' or v_forms is null then
    return;
  end if;
  return query
    select n.kind, n.id
    from (
      select 'performer' as kind, p.id, lower(p.performer_name) as name
      from public.performer_profiles as p
      where p.status = 'approved' and not p.is_deleted and lower(p.performer_name) ~ v_letters
      union all
      select 'venue', v.id, lower(v.name)
      from public.venues as v
      where v.status = 'approved' and v.deleted_at is null and lower(v.name) ~ v_letters
    ) as n
    -- "offset 0": folded once.
    cross join lateral (select private.search_fold(n.name) as name offset 0) as folded
    cross join lateral private.near_match(folded.name, v_forms) as near
    where folded.name like any (v_patterns)
      and (not v_is_latin or extensions.word_similarity(v_typed, n.name) > 0.3)
    order by near.distance, n.kind, n.name, n.id
    limit p_count;
end;
$$;

-- Things by their kind and id, as a suggestion shows them. `label` says what it is: the category of an
-- event, the type of a venue, the performer whose place or goods it is.
create function private.suggestion_cards(p_kind text, p_ids uuid[])
returns jsonb
language plpgsql
stable
set search_path = ''
-- Few things by their keys: to plan that anew for each kind takes ten times as long as to read them.
set plan_cache_mode = force_generic_plan
as $$
begin
  return coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'kind', p_kind, 'id', thing.id, 'name', thing.name, 'label', thing.label,
        'city', thing.city, 'date', thing.date, 'performer_id', thing.performer_id
      ) order by array_position(p_ids, thing.id)
    )
    from (
      select e.id, e.title as name, e.category as label, e.city, e.date,
        null::uuid as performer_id
      from public.events as e where p_kind = 'event' and e.id = any (p_ids)
      union all
      select p.id, p.performer_name, p.performance_type, p.city, null, null
      from public.performer_profiles as p where p_kind = 'performer' and p.id = any (p_ids)
      union all
      select v.id, v.name, v.type, v.city, null, null
      from public.venues as v where p_kind = 'venue' and v.id = any (p_ids)
      union all
      select s.id, s.title, a.performer_name, s.city, null, null
      from public.support_spots as s
      join public.performer_profiles as a on a.id = s.artist_id
      where p_kind = 'spot' and s.id = any (p_ids)
      union all
      select g.id, g.name, a.performer_name, null, null, g.performer_id
      from public.products as g
      join public.performer_profiles as a on a.id = g.performer_id
      where p_kind = 'product' and g.id = any (p_ids)
    ) as thing
  ), '[]');
end;
$$;

-- GET /rpc/search_suggestions. Up to three events and performers, two venues, spots and goods. `match` is
-- "near" when nothing has the words; then `suggestions` are words that would find something.
create function public.search_suggestions(p_query text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_words constant text[] := private.search_words(private.search_fold(p_query));
  -- Only the words of events are stored folded.
  v_plain_words constant text[] := private.search_words(p_query);
  v_filter private.event_filter;
  v_events uuid[] := '{}';
  v_performers uuid[] := '{}';
  v_venues uuid[] := '{}';
  v_spots uuid[] := '{}';
  v_products uuid[] := '{}';
  v_suggestions text[] := '{}';
  v_is_near boolean := false;
begin
  if v_words <> '{}' then
    v_events := private.suggested_events(v_words, 3);
    v_performers := private.suggested_performers(v_plain_words, 3);
    v_venues := private.suggested_venues(v_plain_words, 2);
    v_spots := private.suggested_spots(v_plain_words, v_performers, 2);
    v_products := private.suggested_products(v_plain_words, 2);
    if v_events || v_performers || v_venues || v_spots || v_products = '{}' then
      v_filter.any_city := true;
      v_filter.ends_after := now();
      v_filter.starts_before := 'infinity';
      v_filter.with_past := false;
      select coalesce(n.ids, '{}'), coalesce(n.suggestions, '{}') into v_events, v_suggestions
      from private.nearest_events(v_words, v_filter, 'best', 1, 3) as n;
      select
        coalesce(array_agg(n.id) filter (where n.kind = 'performer'), '{}'),
        coalesce(array_agg(n.id) filter (where n.kind = 'venue'), '{}')
      into v_performers, v_venues
      from private.near_names(v_words, 4) as n;
      v_is_near := v_events || v_performers || v_venues <> '{}';
    end if;
  end if;
  return jsonb_build_object(
    'items',
    private.suggestion_cards('event', v_events)
      || private.suggestion_cards('performer', v_performers)
      || private.suggestion_cards('venue', v_venues)
      || private.suggestion_cards('spot', v_spots)
      || private.suggestion_cards('product', v_products),
    'match', case when v_is_near then 'near' else 'exact' end,
    'suggestions', to_jsonb(v_suggestions)
  );
end;
$$;
revoke execute on function public.search_suggestions(text) from public;
grant execute on function public.search_suggestions(text) to anon, authenticated;

revoke execute on all functions in schema private from public;
