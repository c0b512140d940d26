-- Whether a thing exists for visitors: one answer for all that can be saved, shared or reported.
-- And whom members follow.

create function private.is_public_entity(p_type text, p_id uuid)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return case p_type
    when 'event' then exists (
      select from public.events
      where id = p_id and deleted_at is null and private.is_public_event_status(status)
    )
    when 'venue' then exists (
      select from public.venues where id = p_id and deleted_at is null and status = 'approved'
    )
    when 'performer' then exists (
      select from public.performer_profiles
      where id = p_id and not is_deleted and status = 'approved'
    )
    when 'product' then exists (
      select from public.products as p where p.id = p_id and private.is_product_public(p)
    )
    when 'spot' then exists (
      select from public.support_spots where id = p_id and status = 'approved'
    )
    else false
  end;
end;
$$;

-- A thing as its own list shows it; null when it is not public (any more).
create function private.entity_card(p_type text, p_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_public_entity(p_type, p_id) then
    return null;
  end if;
  return case p_type
    when 'event' then (select private.event_card(e) from public.events as e where e.id = p_id)
    when 'venue' then (select private.venue_card(v) from public.venues as v where v.id = p_id)
    when 'product' then (select private.product_card(p) from public.products as p where p.id = p_id)
    when 'spot' then (select private.spot_card(s) from public.support_spots as s where s.id = p_id)
    else (select private.performer_card(a) from public.performer_profiles as a where a.id = p_id)
  end;
end;
$$;

create function private.check_public_entity(p_type text, p_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(
    p_type in ('event', 'venue', 'performer'), 'entity_type', 'event, venue or performer'
  );
  if not private.is_public_entity(p_type, p_id) then
    perform private.raise_error('NOT_FOUND', format('there is no such %s', p_type));
  end if;
end;
$$;

-- POST /rpc/follow_artist. p_follow false stops. The answer carries the count for the button.
create function public.follow_artist(
  p_performer_id uuid default null, p_follow boolean default true, p_notify boolean default true
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_follow constant boolean := coalesce(p_follow, true);
begin
  perform private.check_public_entity('performer', p_performer_id);
  if v_follow then
    if (select count(*) >= 1000 from public.artist_follows where user_id = v_user_id) then
      perform private.raise_error('LIMIT_EXCEEDED', 'at most a thousand performers');
    end if;
    -- The counting trigger locks the performer; do it first here as everywhere.
    perform from public.performer_profiles where id = p_performer_id for no key update;
    insert into public.artist_follows (user_id, performer_id, notify)
    values (v_user_id, p_performer_id, coalesce(p_notify, true))
    on conflict (user_id, performer_id) do update set notify = excluded.notify;
    perform private.record_action(v_user_id, null, 'performer', p_performer_id, 'follow');
  else
    perform from public.performer_profiles where id = p_performer_id for no key update;
    delete from public.artist_follows where user_id = v_user_id and performer_id = p_performer_id;
  end if;
  return jsonb_build_object(
    'performer_id', p_performer_id,
    'following', v_follow,
    'follower_count', (
      select follower_count from public.performer_profiles where id = p_performer_id
    )
  );
end;
$$;
revoke execute on function public.follow_artist(uuid, boolean, boolean) from public;
grant execute on function public.follow_artist(uuid, boolean, boolean) to anon, authenticated;

-- GET /rpc/my_followed_performers. Whom the caller follows, for the buttons of lists and pages.
create function public.my_followed_performers()
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return array(
    select performer_id from public.artist_follows where user_id = v_user_id order by created_at desc
  );
end;
$$;
revoke execute on function public.my_followed_performers() from public;
grant execute on function public.my_followed_performers() to anon, authenticated;

-- The next event that a performer takes part in, as a card; null without one.
create function private.next_event_of(p_performer_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.event_card(e)
  from public.event_performers as ep
  join public.events as e on e.id = ep.event_id
  where ep.performer_id = p_performer_id
    and e.status = 'approved' and e.deleted_at is null and e.ends_at > now()
  order by e.starts_at, e.id
  limit 1
$$;

-- GET /rpc/my_follows. p_sort: latest (followed), event (whose next one comes first) or birthday.
create function public.my_follows(
  p_page int default 1, p_page_size int default 12, p_sort text default 'latest'
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    a.id
    order by
      case p_sort
        when 'event' then (private.next_event_of(a.id) ->> 'starts_at')::timestamptz
        when 'birthday' then private.next_birthday(a.birthday_month, a.birthday_day)::timestamptz
      end nulls last,
      f.created_at desc, a.id
  )
  into v_ids
  from public.artist_follows as f
  join public.performer_profiles as a on a.id = f.performer_id
  where f.user_id = v_user_id and a.status = 'approved' and not a.is_deleted;
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.performer_card(a) || jsonb_build_object(
            'notify', f.notify, 'followed_at', f.created_at,
            'days_to_birthday',
              private.next_birthday(a.birthday_month, a.birthday_day) - private.today(),
            'next_event', private.next_event_of(a.id)
          ) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.performer_profiles as a on a.id = chosen.id
        join public.artist_follows as f on f.performer_id = a.id and f.user_id = v_user_id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_follows(int, int, text) from public;
grant execute on function public.my_follows(int, int, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
