-- Venues and performers in the back office. They are written by save_venue(), save_performer() and what
-- else their owners use, which take administrators with the flag for owners.

-- GET /rpc/admin_list_venues. Every administrator sees all of them, anybody else the own ones. Phone
-- and e-mail are for those who manage venues, and for the owner. p_sort: name, price, -price, capacity,
-- -capacity or -updated_at. `may_manage`: of all of them.
create function public.admin_list_venues(
  p_query text default null,
  p_status text default null,
  p_type text default null,
  p_sort text default 'name',
  p_page int default 1,
  p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_type constant text := nullif(nullif(p_type, ''), 'all');
  v_sees_all constant boolean := private.is_admin();
  v_manages constant boolean := private.has_flag('can_manage_venues');
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    v.id
    order by
      case p_sort
        when 'price' then v.price_per_hour
        when '-price' then -v.price_per_hour
        when 'capacity' then v.capacity
        when '-capacity' then -v.capacity
        when '-updated_at' then -extract(epoch from v.updated_at)
      end,
      v.name, v.id
  ) into v_ids
  from public.venues as v
  where v.deleted_at is null
    and (v_sees_all or v.owner_id = v_user_id)
    and (v_status is null or v.status = v_status)
    and (v_type is null or v.type = v_type)
    and v.search_text like all (v_patterns);
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', v.id, 'name', v.name, 'type', v.type, 'location', v.location, 'city', v.city,
            'capacity', v.capacity, 'price_per_hour', v.price_per_hour, 'image_url', v.image_url,
            'status', v.status, 'version', v.version,
            'owner_id', v.owner_id, 'owner_name', o.username, 'is_own', v.owner_id is not distinct from v_user_id,
            'phone', case when v_manages or v.owner_id = v_user_id then v.phone end,
            'email', case when v_manages or v.owner_id = v_user_id then v.email end,
            'created_at', v.created_at, 'updated_at', v.updated_at
          ) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.venues as v on v.id = chosen.id
        left join public.profiles as o on o.id = v.owner_id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size,
    'may_manage', v_manages
  );
end;
$$;
revoke execute on function public.admin_list_venues(text, text, text, text, int, int) from public;
grant execute on function
  public.admin_list_venues(text, text, text, text, int, int)
  to anon, authenticated;

-- GET /rpc/admin_venue. All that is stored of a venue, for its owner and those who manage venues.
create function public.admin_venue(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_venue public.venues;
begin
  select * into v_venue
  from public.venues
  where id = p_id and deleted_at is null
    and (owner_id = v_user_id or private.has_flag('can_manage_venues'));
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such venue for the caller');
  end if;
  return private.owner_venue_view(v_venue);
end;
$$;
revoke execute on function public.admin_venue(uuid) from public;
grant execute on function public.admin_venue(uuid) to anon, authenticated;

-- A performer as the back office shows it; `pending_claims`: who says that the page is theirs.
create function private.admin_performer_card(p public.performer_profiles)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'performer_name', p.performer_name, 'performance_type', p.performance_type,
    'genre', p.genre, 'location', p.location, 'city', p.city, 'bio', p.bio,
    'birthday', p.birthday, 'profile_image_url', p.profile_image_url,
    'popularity', p.popularity, 'follower_count', p.follower_count,
    'instagram_url', p.instagram_url, 'facebook_url', p.facebook_url,
    'youtube_url', p.youtube_url, 'spotify_url', p.spotify_url,
    'website_url', p.website_url, 'status', p.status, 'is_deleted', p.is_deleted,
    'version', p.version, 'owner_id', p.owner_id,
    'owner_name', (select username from public.profiles where id = p.owner_id),
    'is_own', p.owner_id is not distinct from auth.uid(),
    'pending_claims', (
      select count(*) from public.performer_claims as c
      where c.performer_id = p.id and c.status = 'pending'
    ),
    'created_at', p.created_at, 'updated_at', p.updated_at
  )
$$;

-- GET /rpc/admin_performer. One of them, also when it was taken down.
create function public.admin_performer(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_performer public.performer_profiles;
begin
  perform private.require_flag('can_manage_performers');
  select * into v_performer from public.performer_profiles where id = p_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such performer');
  end if;
  return private.admin_performer_card(v_performer);
end;
$$;
revoke execute on function public.admin_performer(uuid) from public;
grant execute on function public.admin_performer(uuid) to anon, authenticated;

-- GET /rpc/admin_list_performers. p_owner: none for pages that administrators run, some for the
-- others; p_deleted: those that were taken down, for those who manage performers. p_sort: name,
-- -popularity or -followers.
create function public.admin_list_performers(
  p_query text default null,
  p_category text default null,
  p_status text default null,
  p_owner text default null,
  p_deleted boolean default false,
  p_sort text default 'name',
  p_page int default 1,
  p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_patterns constant text[] := private.search_patterns(p_query);
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_manages constant boolean := private.has_flag('can_manage_performers');
  v_deleted constant boolean := coalesce(p_deleted, false) and v_manages;
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();
  select array_agg(
    p.id
    order by
      case p_sort when '-popularity' then -p.popularity when '-followers' then -p.follower_count end,
      p.performer_name, p.id
  ) into v_ids
  from public.performer_profiles as p
  where p.is_deleted = v_deleted
    and (v_category is null or p.performance_type = v_category)
    and (v_status is null or p.status = v_status)
    and (coalesce(p_owner, '') not in ('none', 'some') or (p.owner_id is null) = (p_owner = 'none'))
    and p.search_text like all (v_patterns);
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.admin_performer_card(p) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.performer_profiles as p on p.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size,
    'may_manage', v_manages
  );
end;
$$;
revoke execute on function
  public.admin_list_performers(text, text, text, text, boolean, text, int, int)
  from public;
grant execute on function
  public.admin_list_performers(text, text, text, text, boolean, text, int, int)
  to anon, authenticated;

-- GET /rpc/admin_performer_claims. Who says that the page is theirs, and waits for an answer.
create function public.admin_performer_claims(p_performer_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_performers');
  return jsonb_build_object(
    'items', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', c.id, 'user_name', p.username, 'message', c.message, 'created_at', c.created_at,
            'is_own', c.user_id = auth.uid()
          ) order by c.created_at, c.id
        ),
        '[]'
      )
      from public.performer_claims as c
      join public.profiles as p on p.id = c.user_id
      where c.performer_id = p_performer_id and c.status = 'pending'
    )
  );
end;
$$;
revoke execute on function public.admin_performer_claims(uuid) from public;
grant execute on function public.admin_performer_claims(uuid) to anon, authenticated;

-- POST /rpc/restore_performer. A page that was taken down is there again, as it was approved or not.
-- Plans and applications that ended with it stay so; the page of somebody who left does, too.
create function public.restore_performer(
  p_id uuid default null, p_version int default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_performer public.performer_profiles;
begin
  perform private.require_flag('can_manage_performers');
  perform private.lock_calendars(array[p_id]);
  select * into v_performer from public.performer_profiles where id = p_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such performer');
  end if;
  if not v_performer.is_deleted or not coalesce(
    (select active and not deleted from public.profiles where id = v_performer.owner_id), true
  ) then
    perform private.raise_error('INVALID_STATE', 'the page is there, or its owner is gone');
  end if;
  if p_version <> v_performer.version then
    perform private.raise_error('STALE_VERSION', format('it is version %s now', v_performer.version));
  end if;
  perform private.check_removal(v_performer.owner_id, p_reason);
  update public.performer_profiles set is_deleted = false, version = version + 1 where id = p_id;
  perform private.announce_removal(
    'decision.restored', 'performer_profiles', p_id, v_performer.owner_id, 'deleted',
    v_performer.status, p_reason, v_performer.performer_name, '/performer-profile'
  );
  return jsonb_build_object('id', p_id);
end;
$$;
revoke execute on function public.restore_performer(uuid, int, text) from public;
grant execute on function public.restore_performer(uuid, int, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
