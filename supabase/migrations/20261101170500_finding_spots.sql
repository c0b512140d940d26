-- The list, the map, and one spot.

-- The ids that a filter finds, what runs now first. Null stands for "any".
create function private.find_spots(
  p_query text, p_kind text, p_city text, p_artist_id uuid, p_from date, p_to date,
  p_west double precision, p_south double precision, p_east double precision,
  p_north double precision
)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_kind constant text := nullif(nullif(p_kind, ''), 'all');
  v_any_city constant boolean := coalesce(p_city, '') in ('', 'all');
  v_city constant text := private.city_id(p_city);
begin
  return (
    select array_agg(s.id order by s.starts_on > private.today(), s.ends_on, s.title, s.id)
    from public.support_spots as s
    join public.performer_profiles as a on a.id = s.artist_id
    where s.status = 'approved'
      and s.ends_on >= coalesce(p_from, private.today())
      and (p_to is null or s.starts_on <= p_to)
      and (v_kind is null or s.kind = v_kind)
      and (v_any_city or s.city = v_city)
      and (p_artist_id is null or s.artist_id = p_artist_id)
      and (p_south is null or s.lat >= p_south)
      and (p_north is null or s.lat <= p_north)
      and (p_west is null or s.lng >= p_west)
      and (p_east is null or s.lng <= p_east)
      -- The name of the performer is searched with the words of the spot.
      and s.search_text || ' ' || private.search_form(a.performer_name) like all (v_patterns)
  );
end;
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
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_ids constant uuid[] := private.find_spots(
    p_query, p_kind, p_city, p_artist_id, p_date_from, p_date_to, p_west, p_south, p_east, p_north
  );
  v_total constant int := coalesce(cardinality(v_ids), 0);
  v_page record;
begin
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.spot_card(s) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.support_spots as s on s.id = chosen.id
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
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

-- GET /rpc/support_spots_on_map. Up to 500 spots of a box, as the list beside the map shows them too; `total` says how many there are.
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
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_ids constant uuid[] := private.find_spots(
    p_query, p_kind, p_city, p_artist_id, p_date_from, p_date_to, p_west, p_south, p_east, p_north
  );
begin
  return jsonb_build_object(
    'pins', coalesce(
      (
        select jsonb_agg(private.spot_card(s) order by chosen.position)
        from unnest(v_ids[1:500]) with ordinality as chosen (id, position)
        join public.support_spots as s on s.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0)
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
