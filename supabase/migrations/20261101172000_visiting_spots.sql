-- Reports, visits and routes over the support map.

-- POST /rpc/report_spot. Three people who say the same are believed until somebody looks: presents
-- turn to 已發完, everything else takes the spot off the map to wait for its decision.
create function public.report_spot(
  p_spot_id uuid default null, p_kind text default null, p_note text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_spot public.support_spots;
begin
  perform private.require(
    p_kind in ('gone', 'wrong_place', 'gift_out', 'inappropriate'), 'kind', 'no such kind'
  );
  perform private.require(length(coalesce(p_note, '')) <= 300, 'note', 'at most 300 characters');
  select * into v_spot
  from public.support_spots where id = p_spot_id and status = 'approved' for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such spot');
  end if;
  if (
    select count(*) >= 20 from public.spot_reports
    where user_id = v_user_id and created_at > now() - interval '1 hour'
  ) then
    perform private.raise_error('RATE_LIMITED', 'twenty an hour');
  end if;
  insert into public.spot_reports (spot_id, user_id, kind, note)
  values (p_spot_id, v_user_id, p_kind, nullif(private.trimmed(p_note), ''))
  on conflict (spot_id, user_id, kind) where resolved_at is null do nothing;
  if (
    select count(*) >= 3 from public.spot_reports
    where spot_id = p_spot_id and kind = p_kind and resolved_at is null
  ) then
    if p_kind = 'gift_out' then
      update public.support_spots
      set gift_status = '已發完', gift_updated_at = now() where id = p_spot_id;
      update public.spot_reports
      set resolved_at = now()
      where spot_id = p_spot_id and kind = 'gift_out' and resolved_at is null;
    else
      update public.support_spots set status = 'pending' where id = p_spot_id;
      perform private.record_decision(
        'support_spots', p_spot_id, v_spot.created_by, 'approved', 'pending', 'reported: ' || p_kind
      );
      perform private.notify(
        v_spot.created_by, 'spot.reported',
        jsonb_build_object('title', v_spot.title, 'kind', p_kind), '/support-map?spot=' || p_spot_id
      );
    end if;
  end if;
  return jsonb_build_object('reported', true);
end;
$$;
revoke execute on function public.report_spot(uuid, text, text) from public;
grant execute on function public.report_spot(uuid, text, text) to anon, authenticated;

-- POST /rpc/visit_spot. A stamp for today; again on the same day changes nothing.
create function public.visit_spot(p_spot_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform from public.support_spots
  where id = p_spot_id and status = 'approved'
    and private.today() between starts_on and ends_on
  for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such spot today');
  end if;
  insert into public.spot_visits (spot_id, user_id, day)
  values (p_spot_id, v_user_id, private.today())
  on conflict do nothing;
  if found then
    update public.support_spots set visit_count = visit_count + 1 where id = p_spot_id;
  end if;
  return (
    select jsonb_build_object('spot_id', id, 'visit_count', visit_count)
    from public.support_spots where id = p_spot_id
  );
end;
$$;
revoke execute on function public.visit_spot(uuid) from public;
grant execute on function public.visit_spot(uuid) to anon, authenticated;

-- GET /rpc/my_spot_visits. The caller's stamps, latest first.
create function public.my_spot_visits(p_page int default 1, p_page_size int default 20)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_total constant bigint := (select count(*) from public.spot_visits where user_id = v_user_id);
  v_page record;
begin
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('day', v.day, 'spot', private.spot_card(s)) order by v.day desc, s.id
        )
        from (
          select * from public.spot_visits
          where user_id = v_user_id
          order by day desc, spot_id
          offset v_page.skip limit v_page.page_size
        ) as v
        join public.support_spots as s on s.id = v.spot_id
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_spot_visits(int, int) from public;
grant execute on function public.my_spot_visits(int, int) to anon, authenticated;

-- POST /rpc/save_spot_route. The walk of one day, in its order; an empty list removes it.
create function public.save_spot_route(
  p_day date default null, p_spot_ids uuid[] default null, p_own_order boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    p_day between private.today() - 1 and private.today() + 365, 'day', 'a day within a year'
  );
  perform private.require(
    coalesce(cardinality(p_spot_ids), 0) <= 20
      and (select count(*) = count(distinct id) from unnest(p_spot_ids) as id),
    'spot_ids', 'up to twenty spots, each once'
  );
  if coalesce(cardinality(p_spot_ids), 0) = 0 then
    delete from public.spot_routes where user_id = v_user_id and day = p_day;
    return public.my_spot_route(p_day);
  end if;
  perform private.require(
    (
      select count(*) from public.support_spots
      where id = any (p_spot_ids) and status = 'approved'
    ) = cardinality(p_spot_ids),
    'spot_ids', 'one of the spots does not exist'
  );
  if not exists (select from public.spot_routes where user_id = v_user_id and day = p_day)
    and (select count(*) >= 400 from public.spot_routes where user_id = v_user_id)
  then
    perform private.raise_error('LIMIT_EXCEEDED', 'four hundred routes');
  end if;
  insert into public.spot_routes (user_id, day, spot_ids, own_order)
  values (v_user_id, p_day, p_spot_ids, coalesce(p_own_order, false))
  on conflict (user_id, day) do update set
    spot_ids = excluded.spot_ids, own_order = excluded.own_order;
  return public.my_spot_route(p_day);
end;
$$;
revoke execute on function public.save_spot_route(date, uuid[], boolean) from public;
grant execute on function public.save_spot_route(date, uuid[], boolean) to anon, authenticated;

-- GET /rpc/my_spot_route. Spots that are gone meanwhile are left out.
create function public.my_spot_route(p_day date default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_day constant date := coalesce(p_day, private.today());
begin
  return jsonb_build_object(
    'day', v_day,
    'own_order', coalesce(
      (select own_order from public.spot_routes where user_id = v_user_id and day = v_day), false
    ),
    'spots', coalesce(
      (
        select jsonb_agg(private.spot_card(s) order by stop.position)
        from public.spot_routes as r
        cross join unnest(r.spot_ids) with ordinality as stop (id, position)
        join public.support_spots as s on s.id = stop.id and s.status = 'approved'
        where r.user_id = v_user_id and r.day = v_day
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.my_spot_route(date) from public;
grant execute on function public.my_spot_route(date) to anon, authenticated;

-- GET /rpc/support_spots_by_id. The spots of a route that somebody was sent, as asked for; those that are
-- gone are left out.
create function public.support_spots_by_id(p_ids uuid[] default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require(coalesce(cardinality(p_ids), 0) <= 20, 'ids', 'up to twenty spots');
  return (
    select coalesce(jsonb_agg(private.spot_card(s) order by asked.position), '[]')
    from unnest(p_ids) with ordinality as asked (id, position)
    join public.support_spots as s on s.id = asked.id and s.status = 'approved'
  );
end;
$$;
revoke execute on function public.support_spots_by_id(uuid[]) from public;
grant execute on function public.support_spots_by_id(uuid[]) to anon, authenticated;

-- GET /rpc/my_support_spots. What the caller added, latest first.
create function public.my_support_spots(p_page int default 1, p_page_size int default 12)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_total constant bigint := (
    select count(*) from public.support_spots where created_by = v_user_id
  );
  v_page record;
begin
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.spot_card(s) order by s.created_at desc, s.id)
        from (
          select * from public.support_spots
          where created_by = v_user_id
          order by created_at desc, id
          offset v_page.skip limit v_page.page_size
        ) as s
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_support_spots(int, int) from public;
grant execute on function public.my_support_spots(int, int) to anon, authenticated;
