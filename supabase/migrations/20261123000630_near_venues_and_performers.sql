-- Venues and performers are found by words that are nearly right, as events are. There are few enough
-- of them to compare each, and only when none has the words themselves.

-- The forms of the words of a search; odd are those that stand in no venue.
create function private.near_venues_forms(p_query text)
returns private.near_form[]
language sql
stable
set search_path = ''
as $$
  select private.near_word_forms(words, array(
    select word
    from unnest(words) as word
    where not exists (
      select from public.venues as v
      where v.status = 'approved' and v.deleted_at is null
        and private.search_fold(v.search_text) like '%' || word || '%'
    )
  ))
  from private.bare_words(private.search_words(p_query)) as words
$$;

-- GET /rpc/search_venues. p_sort: name, price (lowest first) or capacity (largest first).
-- `match` is "near" when none has the words themselves, and the nearest come first.
create or replace function public.search_venues(
  p_query text default null,
  p_city text default null,
  p_type text default null,
  p_min_capacity int default null,
  p_max_price int default null,
  p_support_friendly boolean default null,
  p_sort text default 'name',
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
  v_patterns constant text[] := private.search_patterns(p_query);
  v_type constant text := nullif(nullif(p_type, ''), 'all');
  v_any_city constant boolean := coalesce(p_city, '') in ('', 'all');
  v_city constant text := private.city_id(p_city);
  v_forms private.near_form[];
  v_ids uuid[];
  v_is_near boolean := false;
  v_page record;
begin
  select array_agg(
    v.id
    order by
      case p_sort when 'price' then v.price_per_hour when 'capacity' then -v.capacity end,
      v.name, v.id
  )
  into v_ids
  from public.venues as v
  where v.status = 'approved'
    and v.deleted_at is null
    and (v_type is null or v.type = v_type)
    and (v_any_city or v.city = v_city)
    and (p_min_capacity is null or v.capacity >= p_min_capacity)
    and (p_max_price is null or v.price_per_hour <= p_max_price)
    and (p_support_friendly is not true or v.support_friendly)
    and v.search_text like v_patterns[1]
    and v.search_text like all (v_patterns);

  if v_ids is null and v_patterns <> array['%'] then
    v_forms := private.near_venues_forms(p_query);
    -- Without forms nothing can be near, and nothing is read.
    select array_agg(v.id order by near.distance, v.name, v.id)
    into v_ids
    from public.venues as v
    cross join lateral private.near_match(private.search_fold(v.search_text), v_forms) as near
    where v_forms is not null
      and v.status = 'approved'
      and v.deleted_at is null
    and (v_type is null or v.type = v_type)
    and (v_any_city or v.city = v_city)
    and (p_min_capacity is null or v.capacity >= p_min_capacity)
    and (p_max_price is null or v.price_per_hour <= p_max_price)
    and (p_support_friendly is not true or v.support_friendly);
    v_is_near := v_ids is not null;
  end if;

  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.venue_card(v) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.venues as v on v.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size,
    'match', case when v_is_near then 'near' else 'exact' end
  );
end;
$$;

-- The forms of the words of a search; odd are those that stand in no profile.
create function private.near_performer_profiles_forms(p_query text)
returns private.near_form[]
language sql
stable
set search_path = ''
as $$
  select private.near_word_forms(words, array(
    select word
    from unnest(words) as word
    where not exists (
      select from public.performer_profiles as p
      where p.status = 'approved' and not p.is_deleted
        and private.search_fold(p.search_text) like '%' || word || '%'
    )
  ))
  from private.bare_words(private.search_words(p_query)) as words
$$;

-- GET /rpc/search_performers. p_sort: popular (followers), newest or name.
-- `match` is "near" when none has the words themselves, and the nearest come first.
create or replace function public.search_performers(
  p_query text default null,
  p_category text default null,
  p_city text default null,
  p_sort text default 'popular',
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
  v_patterns constant text[] := private.search_patterns(p_query);
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_any_city constant boolean := coalesce(p_city, '') in ('', 'all');
  v_city constant text := private.city_id(p_city);
  v_forms private.near_form[];
  v_ids uuid[];
  v_is_near boolean := false;
  v_page record;
begin
  select array_agg(
    p.id
    order by
      case p_sort
        when 'newest' then -extract(epoch from p.created_at)
        when 'name' then null
        else -p.follower_count
      end,
      p.performer_name, p.id
  )
  into v_ids
  from public.performer_profiles as p
  where p.status = 'approved'
    and not p.is_deleted
    and (v_category is null or p.performance_type = v_category)
    and (v_any_city or p.city = v_city)
    and p.search_text like v_patterns[1]
    and p.search_text like all (v_patterns);

  if v_ids is null and v_patterns <> array['%'] then
    v_forms := private.near_performer_profiles_forms(p_query);
    -- Without forms nothing can be near, and nothing is read.
    select array_agg(p.id order by near.distance, p.performer_name, p.id)
    into v_ids
    from public.performer_profiles as p
    cross join lateral private.near_match(private.search_fold(p.search_text), v_forms) as near
    where v_forms is not null
      and p.status = 'approved'
      and not p.is_deleted
    and (v_category is null or p.performance_type = v_category)
    and (v_any_city or p.city = v_city);
    v_is_near := v_ids is not null;
  end if;

  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.performer_card(p) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.performer_profiles as p on p.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size,
    'match', case when v_is_near then 'near' else 'exact' end
  );
end;
$$;

revoke execute on all functions in schema private from public;
