-- Performers in the back office. They are written by save_performer() and what else their owners use, which take
-- administrators with the flag for owners.

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
  p_page_size int default 20,
  p_after text default null
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
  v_place constant record := private.read_place(p_after);
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();
  select array_agg(
    p.id
    order by
      case when p_after is not null then p.created_at end desc, case when p_after is not null then p.id end desc,
      case p_sort when '-popularity' then -p.popularity when '-followers' then -p.follower_count end,
      p.performer_name, p.id
  ) into v_ids
  from public.performer_profiles as p
  where p.is_deleted = v_deleted
    and (v_category is null or p.performance_type = v_category)
    and (v_status is null or p.status = v_status)
    and (coalesce(p_owner, '') not in ('none', 'some') or (p.owner_id is null) = (p_owner = 'none'))
    and p.search_text like all (v_patterns)
    and (p.created_at, p.id) < (v_place.at, v_place.key);
  select * into v_page
  from private.page_bounds(
    p_page, p_page_size, coalesce(cardinality(v_ids), 0), private.most_rows(p_after)
  );

  return jsonb_build_object(
    'next', private.next_place(
      p_after, 'public.performer_profiles', case when v_page.page_size < cardinality(v_ids) then v_ids[v_page.page_size] end
    ),
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
  public.admin_list_performers(text, text, text, text, boolean, text, int, int, text)
  from public;
grant execute on function
  public.admin_list_performers(text, text, text, text, boolean, text, int, int, text)
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
