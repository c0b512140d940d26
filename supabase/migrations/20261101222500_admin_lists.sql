-- The tables of the back office. Any administrator may look at what is public one day; personal
-- data needs the flag of whoever works with it, the logs need a superadmin.

-- GET /rpc/get_all_profiles, as older screens know it: everybody, latest first, at most a thousand.
create function public.get_all_profiles()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_users');
  return (
    select coalesce(jsonb_agg(private.admin_user_card(p) order by p.created_at desc, p.id), '[]')
    from (
      select * from public.profiles where not deleted order by created_at desc, id limit 1000
    ) as p
  );
end;
$$;
revoke execute on function public.get_all_profiles() from public;
grant execute on function public.get_all_profiles() to anon, authenticated;

-- GET /rpc/admin_list_users. p_role: admin, fan, performer, venue. Latest first. `admins` counts
-- for the matrix of permissions.
create function public.admin_list_users(
  p_query text default null,
  p_role text default null,
  p_active boolean default null,
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
  v_patterns constant text[] := private.search_patterns(p_query);
  v_role constant text := nullif(nullif(p_role, ''), 'all');
  v_total bigint;
  v_page record;
begin
  perform private.require_flag('can_manage_users');
  select count(*) into v_total
  from public.profiles as p
  where not p.deleted
    and (v_role is null or p.role = v_role)
    and (p_active is null or p.active = p_active)
    and private.search_form(p.username, p.email) like all (v_patterns);
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.admin_user_card(p) order by p.created_at desc, p.id)
        from (
          select * from public.profiles as p
          where not p.deleted
            and (v_role is null or p.role = v_role)
            and (p_active is null or p.active = p_active)
            and private.search_form(p.username, p.email) like all (v_patterns)
          order by p.created_at desc, p.id
          limit v_page.page_size offset v_page.skip
        ) as p
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size,
    'admins', (
      select jsonb_build_object(
        'total', count(*),
        'can_approve_posts', count(*) filter (where can_approve_posts),
        'can_manage_users', count(*) filter (where can_manage_users)
      )
      from public.profiles where role = 'admin' and not deleted
    )
  );
end;
$$;
revoke execute on function public.admin_list_users(text, text, boolean, int, int) from public;
grant execute on function
  public.admin_list_users(text, text, boolean, int, int)
  to anon, authenticated;

-- GET /rpc/admin_list_venues. By name. Phone and e-mail are for those who manage venues.
create function public.admin_list_venues(
  p_query text default null,
  p_status text default null,
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
  v_manages constant boolean := private.has_flag('can_manage_venues');
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();
  select array_agg(v.id order by v.name, v.id) into v_ids
  from public.venues as v
  where v.deleted_at is null
    and (v_status is null or v.status = v_status)
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
            'owner_id', v.owner_id, 'owner_name', o.username,
            'phone', case when v_manages then v.phone end,
            'email', case when v_manages then v.email end,
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
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.admin_list_venues(text, text, int, int) from public;
grant execute on function public.admin_list_venues(text, text, int, int) to anon, authenticated;

-- GET /rpc/admin_list_performers. By name, deleted ones never.
create function public.admin_list_performers(
  p_query text default null,
  p_category text default null,
  p_status text default null,
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
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();
  select array_agg(p.id order by p.performer_name, p.id) into v_ids
  from public.performer_profiles as p
  where not p.is_deleted
    and (v_category is null or p.performance_type = v_category)
    and (v_status is null or p.status = v_status)
    and p.search_text like all (v_patterns);
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', p.id, 'performer_name', p.performer_name, 'performance_type', p.performance_type,
            'genre', p.genre, 'location', p.location, 'city', p.city, 'bio', p.bio,
            'birthday', p.birthday, 'profile_image_url', p.profile_image_url,
            'popularity', p.popularity, 'follower_count', p.follower_count,
            'instagram_url', p.instagram_url, 'facebook_url', p.facebook_url,
            'youtube_url', p.youtube_url, 'spotify_url', p.spotify_url,
            'website_url', p.website_url, 'status', p.status,
            'owner_id', p.owner_id, 'owner_name', o.username,
            'created_at', p.created_at, 'updated_at', p.updated_at
          ) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.performer_profiles as p on p.id = chosen.id
        left join public.profiles as o on o.id = p.owner_id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.admin_list_performers(text, text, text, int, int) from public;
grant execute on function
  public.admin_list_performers(text, text, text, int, int)
  to anon, authenticated;

-- POST /rpc/set_performer_popularity. The 推薦權重; rankings count what really happened.
create function public.set_performer_popularity(
  p_performer_id uuid default null, p_popularity int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_performers');
  perform private.require(p_popularity between 1 and 100, 'popularity', 'a weight from 1 to 100');
  update public.performer_profiles set popularity = p_popularity
  where id = p_performer_id and not is_deleted;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such performer');
  end if;
  return jsonb_build_object('performer_id', p_performer_id, 'popularity', p_popularity);
end;
$$;
revoke execute on function public.set_performer_popularity(uuid, int) from public;
grant execute on function public.set_performer_popularity(uuid, int) to anon, authenticated;
