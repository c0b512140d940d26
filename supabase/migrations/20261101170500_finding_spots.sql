-- The list, the map, and one spot.

-- What a list of spots is narrowed by. Null stands for "any".
create type private.spot_filter as (
  words text[], kind text, city text, artist_id uuid, first_day date, last_day date,
  west double precision, south double precision, east double precision, north double precision
);

create function private.spot_filter_of(
  p_query text, p_kind text, p_city text, p_artist_id uuid, p_from date, p_to date,
  p_west double precision, p_south double precision, p_east double precision,
  p_north double precision
)
returns private.spot_filter
language sql
stable
set search_path = ''
as $$
  select (
    private.search_words(p_query), nullif(nullif(p_kind, ''), 'all'),
    case
      when coalesce(p_city, '') in ('', 'all') then null
      -- What is no city is nowhere.
      else coalesce(private.city_id(p_city), '')
    end,
    p_artist_id, coalesce(p_from, private.today()), p_to, p_west, p_south, p_east, p_north
  )::private.spot_filter
$$;

-- One page of what a filter finds, what runs now first; p_page_size null: the first p_most, of which nobody is told how
-- many more there are. A statement is made of the conditions that are there, and each half has the order of
-- support_spots_listed_idx: without words no row is read but those of the page.
create function private.find_spots(
  p_filter private.spot_filter, p_most int, p_page int, p_page_size int,
  out ids uuid[], out total int, out page int, out page_size int
)
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
set max_parallel_workers_per_gather = 0
as $$
declare
  v_fitting text := 'from public.support_spots as s where s.status = ''approved'' and s.ends_on >= $1.first_day';
  -- Known to the statements, which would ask for it with each row.
  v_today constant date := private.today();
  v_condition record;
  -- Where they are not counted, there may be some.
  v_running int := 1;
  v_skip int := 0;
  v_half text;
  v_some uuid[];
begin
  for v_condition in
    select text
    from (
      values
        (p_filter.words <> '{}' and p_filter.first_day >= v_today, 'not s.is_over'),
        (p_filter.kind is not null, 's.kind = $1.kind'),
        (p_filter.city is not null, 's.city = $1.city'),
        (p_filter.artist_id is not null, 's.artist_id = $1.artist_id'),
        (p_filter.last_day is not null, 's.starts_on <= $1.last_day'),
        (p_filter.west is not null, 's.lng >= $1.west'),
        (p_filter.east is not null, 's.lng <= $1.east'),
        (p_filter.south is not null, 's.lat >= $1.south'),
        (p_filter.north is not null, 's.lat <= $1.north'),
        (
          p_filter.words <> '{}',
          'private.search_grams(s.search_text) @> private.word_grams($1.words)
            and s.search_text like all (private.word_patterns($1.words))'
        )
    ) as conditions (is_asked, text)
    where is_asked
  loop
    v_fitting := v_fitting || ' and ' || v_condition.text;
  end loop;

  -- Words are looked up once: what they find is few, and in no order.
  if p_filter.words <> '{}' then
    execute 'select array(
      select s.id ' || v_fitting || ' order by s.starts_on > $2, s.ends_on, s.title, s.id
    )'
    into v_some using p_filter, v_today;
    total := cardinality(v_some);
  elsif p_page_size is not null then
    execute 'select count(*), count(*) filter (where s.starts_on <= $2) ' || v_fitting
    into total, v_running using p_filter, v_today;
  end if;
  page_size := p_most;
  page := 1;
  if p_page_size is not null then
    select b.page, b.page_size, b.skip into page, page_size, v_skip
    from private.page_bounds(p_page, p_page_size, total) as b;
  end if;
  if p_filter.words <> '{}' then
    ids := v_some[v_skip + 1 : v_skip + page_size];
    return;
  end if;

  ids := '{}';
  foreach v_half in array array['<=', '>'] loop
    if cardinality(ids) < page_size and (v_half = '>' or v_skip < v_running) then
      execute format(
        'select array(
          select s.id %s and s.starts_on %s $2 order by s.ends_on, s.title, s.id offset $3 limit $4
        )', v_fitting, v_half
      )
      into v_some using p_filter, v_today, greatest(v_skip, 0), page_size - cardinality(ids);
      ids := ids || v_some;
    end if;
    v_skip := v_skip - v_running;
  end loop;
end;
$$;

-- Texts of five hundred cards: written once, where jsonb would be put together and then written.
create function private.spots_by_id(p_ids uuid[])
returns json
language sql
stable
set search_path = ''
as $$
  select coalesce(json_agg(c order by chosen.position), '[]')
  from unnest(p_ids) with ordinality as chosen (id, position)
  join private.spot_cards as c on c.id = chosen.id
$$;

-- GET /rpc/search_support_spots. The list, or with a box what the map shows. Without p_date_from:
-- what runs today or later.
create function public.search_support_spots(
  p_query text default null,
  p_kind text default null,
  p_city text default null,
  p_artist_id uuid default null,
  p_date_from date default null,
  p_date_to date default null,
  p_west double precision default null,
  p_south double precision default null,
  p_east double precision default null,
  p_north double precision default null,
  p_page int default 1,
  p_page_size int default 12
)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_found record;
begin
  v_found := private.find_spots(
    private.spot_filter_of(
      p_query, p_kind, p_city, p_artist_id, p_date_from, p_date_to, p_west, p_south, p_east, p_north
    ), null, p_page, coalesce(p_page_size, 12)
  );
  return json_build_object(
    'items', private.spots_by_id(v_found.ids), 'total', v_found.total, 'page', v_found.page,
    'page_size', v_found.page_size
  );
end;
$$;
revoke execute on function
  public.search_support_spots(text, text, text, uuid, date, date, double precision, double
  precision, double precision, double precision, int, int)
  from public;
grant execute on function
  public.search_support_spots(text, text, text, uuid, date, date, double precision, double
  precision, double precision, double precision, int, int)
  to anon, authenticated;

-- GET /rpc/support_spots_on_map. Up to 500 spots of a box, as the list beside the map shows them too; `has_more`: there
-- are others.
create function public.support_spots_on_map(
  p_query text default null,
  p_kind text default null,
  p_city text default null,
  p_artist_id uuid default null,
  p_date_from date default null,
  p_date_to date default null,
  p_west double precision default null,
  p_south double precision default null,
  p_east double precision default null,
  p_north double precision default null
)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_most constant int := 500;
  v_ids uuid[];
begin
  v_ids := (private.find_spots(
    private.spot_filter_of(
      p_query, p_kind, p_city, p_artist_id, p_date_from, p_date_to, p_west, p_south, p_east, p_north
    ), v_most + 1, null, null
  )).ids;
  return json_build_object(
    'pins', private.spots_by_id(v_ids[1 : v_most]), 'has_more', cardinality(v_ids) > v_most
  );
end;
$$;
revoke execute on function
  public.support_spots_on_map(text, text, text, uuid, date, date, double precision, double
  precision, double precision, double precision)
  from public;
grant execute on function
  public.support_spots_on_map(text, text, text, uuid, date, date, double precision, double
  precision, double precision, double precision)
  to anon, authenticated;

-- GET /rpc/get_support_spot. Null when there is none that the caller may see.
create function public.get_support_spot(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := case when private.is_active() then auth.uid() end;
  v_manages constant boolean := private.has_flag('can_manage_ads') or private.has_flag('can_approve_posts');
  v_spot public.support_spots;
begin
  select * into v_spot from public.support_spots where id = p_id;
  if not found
    or not (v_spot.status = 'approved' or coalesce(v_spot.created_by = v_user_id, false) or v_manages)
  then
    return null;
  end if;
  return private.spot_card(v_spot) || jsonb_build_object(
    'description', v_spot.description,
    'updated_at', v_spot.updated_at,
    'gift_note', v_spot.gift_note,
    'host_name', v_spot.host_name,
    'host_url', v_spot.host_url,
    'source', v_spot.source,
    'event_id', (
      select id from public.events
      where id = v_spot.event_id and deleted_at is null and private.is_public_event_status(status)
    ),
    'venue_id', (
      select id from public.venues
      where id = v_spot.venue_id and deleted_at is null and status = 'approved'
    ),
    'is_mine', coalesce(v_spot.created_by = v_user_id, false),
    'visited_today', exists (
      select from public.spot_visits
      where spot_id = p_id and user_id = v_user_id and day = private.today()
    ),
    'reason', case when v_spot.status = 'rejected' then (
      select reason from public.approval_decisions
      where entity_type = 'support_spots' and entity_id = p_id
      order by decided_at desc, id desc limit 1
    ) end
  );
end;
$$;
revoke execute on function public.get_support_spot(uuid) from public;
grant execute on function public.get_support_spot(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
