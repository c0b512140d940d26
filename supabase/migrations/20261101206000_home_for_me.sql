-- What the home page says to somebody who is signed in: one answer, so that the page asks once.

-- The next event that the person holds a ticket for.
create function private.next_ticket(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('event_id', e.id, 'title', e.title, 'starts_at', e.starts_at)
  from public.tickets as t
  join public.events as e on e.id = t.event_id
  where t.holder_user_id = p_user_id and t.status = 'valid'
    and e.status = 'approved' and coalesce(e.ends_at, e.starts_at) > now()
  order by e.starts_at, e.id
  limit 1
$$;

-- The next event of a performer whom the person follows.
create function private.next_of_followed(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'event_id', e.id, 'title', e.title, 'starts_at', e.starts_at, 'artist', a.performer_name
  )
  from public.artist_follows as f
  join public.performer_profiles as a on a.id = f.performer_id and a.status = 'approved'
  join public.event_performers as ep on ep.performer_id = a.id
  join public.events as e on e.id = ep.event_id
  where f.user_id = p_user_id and e.status = 'approved' and e.deleted_at is null
    and e.ahead_until > now()
  order by e.starts_at, e.id, a.performer_name
  limit 1
$$;

-- What others ask of the person's own venues or performers: how many wait for an answer, and what comes next.
create function private.own_desk(p_user_id uuid, p_kind text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with own as (
    select id from public.venues
    where p_kind = 'venue' and owner_id = p_user_id and deleted_at is null
    union all
    select id from public.performer_profiles
    where p_kind = 'performance' and owner_id = p_user_id and not is_deleted
  ),
  asked as (
    select b.* from public.bookings as b
    join own on own.id = b.resource_id
    where b.kind = p_kind
  )
  select jsonb_build_object(
    'pages', (select count(*) from own),
    'waiting', (select count(*) from asked where status = 'requested' and start_at > now()),
    'next', (
      select jsonb_build_object('booking_id', id, 'starts_at', start_at)
      from asked where status = 'confirmed' and end_at > now()
      order by start_at, id limit 1
    )
  )
$$;

-- GET /rpc/home_for_me. Parts that the identity has nothing to do with are null.
create function public.home_for_me()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_type constant text := (select active_type from public.profiles where id = v_user_id);
begin
  return jsonb_build_object(
    'user_type', v_type,
    'ticket', case when v_type = 'fan' then private.next_ticket(v_user_id) end,
    'followed', case when v_type = 'fan' then private.next_of_followed(v_user_id) end,
    'desk', case v_type
      when 'venue' then private.own_desk(v_user_id, 'venue')
      when 'performer' then private.own_desk(v_user_id, 'performance')
    end,
    -- For administrators alone, and for them as anybody.
    'waiting_approvals', case
      when private.is_admin() then (select count(*) from private.pending_items)
    end
  );
end;
$$;
revoke execute on function public.home_for_me() from public;
grant execute on function public.home_for_me() to anon, authenticated;

-- GET /rpc/my_figures. What stands on one's own page: tickets of what is still to come, followed performers, saved
-- things, and visits to support spots.
create function public.my_figures()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return jsonb_build_object(
    'tickets', (
      select count(*) from public.tickets as t
      join public.events as e on e.id = t.event_id
      where t.holder_user_id = v_user_id and t.status = 'valid'
        and e.status = 'approved' and coalesce(e.ends_at, e.starts_at) > now()
    ),
    'following', (select count(*) from public.artist_follows where user_id = v_user_id),
    'saved', (select count(*) from public.saved_items where user_id = v_user_id),
    'visits', (select count(*) from public.spot_visits where user_id = v_user_id)
  );
end;
$$;
revoke execute on function public.my_figures() from public;
grant execute on function public.my_figures() to anon, authenticated;

revoke execute on all functions in schema private from public;
