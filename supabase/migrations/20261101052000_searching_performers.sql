-- Searching for performers: by words, kind, city, fee and a free day.

-- The forms of the words of a search; odd are those that stand in no profile. There are few enough
-- performers to compare each, and only when none has the words themselves.
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

-- Who has two hours in a row on a day, of those with a calendar.
create function private.performers_free_on(p_day date)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return array(
    select distinct s.calendar_id
    from private.free_slots(
      'performer',
      array(
        select id from public.performer_profiles
        where status = 'approved' and not is_deleted and owner_id is not null
      ),
      tstzmultirange(tstzrange(
        p_day::timestamp at time zone 'Asia/Taipei', (p_day + 1)::timestamp at time zone 'Asia/Taipei'
      )),
      120
    ) as s
  );
end;
$$;

-- GET /rpc/search_performers. p_sort: popular (followers), newest, name or rating, where few
-- reviews count less than many: as if five people had given 3.5 before. A fee fits when its range meets
-- the wanted one; a free day lies between today and a year from now. `match` is "near" when none has the
-- words themselves, and the nearest come first.
create function public.search_performers(
  p_query text default null,
  p_category text default null,
  p_city text default null,
  p_sort text default 'popular',
  p_page int default 1,
  p_page_size int default 12,
  p_fee_from int default null,
  p_fee_to int default null,
  p_free_on date default null
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
  v_free_ids uuid[];
  v_forms private.near_form[];
  v_ids uuid[];
  v_is_near boolean := false;
  v_page record;
begin
  perform private.require(
    p_free_on is null or p_free_on between private.today() and private.today() + 365, 'free_on',
    'from today on, within a year'
  );
  if p_free_on is not null then
    v_free_ids := private.performers_free_on(p_free_on);
  end if;
  select array_agg(
    p.id
    order by
      case p_sort
        when 'newest' then -extract(epoch from p.created_at)
        when 'name' then null
        when 'rating' then -scored.score
        else -p.follower_count
      end nulls last,
      case when p_sort = 'rating' then -p.follower_count end,
      p.performer_name, p.id
  )
  into v_ids
  from public.performer_profiles as p
  left join (
    select target_id, (sum(rating) + 5 * 3.5) / (count(*) + 5) as score
    from public.reviews
    where p_sort = 'rating' and target_type = 'performer' and visible_at <= now()
    group by target_id
  ) as scored on scored.target_id = p.id
  where p.status = 'approved'
    and not p.is_deleted
    and (v_category is null or p.performance_type = v_category)
    and (v_any_city or p.city = v_city)
    and (p_fee_from is null or coalesce(p.fee_max, p.fee_min) >= p_fee_from)
    and (p_fee_to is null or p.fee_min <= p_fee_to)
    and (v_free_ids is null or p.id = any (v_free_ids))
    and p.search_text like v_patterns[1]
    and p.search_text like all (v_patterns);

  if v_ids is null and v_patterns <> array['%'] then
    v_forms := private.near_performer_profiles_forms(p_query);
    -- Without forms nothing can be near, and nothing is read.
    if v_forms is not null then
      select array_agg(p.id order by near.distance, p.performer_name, p.id)
      into v_ids
      from public.performer_profiles as p
      cross join lateral private.near_match(private.search_fold(p.search_text), v_forms) as near
      where p.status = 'approved'
        and not p.is_deleted
        and (v_category is null or p.performance_type = v_category)
        and (v_any_city or p.city = v_city)
        and (p_fee_from is null or coalesce(p.fee_max, p.fee_min) >= p_fee_from)
        and (p_fee_to is null or p.fee_min <= p_fee_to)
        and (v_free_ids is null or p.id = any (v_free_ids));
    end if;
    v_is_near := v_ids is not null;
  end if;

  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.performer_card(p) || jsonb_build_object(
            'fee_min', p.fee_min, 'rating', private.rating_of('performer', p.id)
          ) order by chosen.position
        )
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
revoke execute on function
  public.search_performers(text, text, text, text, int, int, int, int, date)
  from public;
grant execute on function
  public.search_performers(text, text, text, text, int, int, int, int, date)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
