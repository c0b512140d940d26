-- The accounts in the back office. Any administrator may look at what is public one day; personal
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
-- for the matrix of permissions. `is_total_least`: there are at least as many as `total`.
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
  v_all constant boolean := v_patterns = array['%'];
  v_one constant boolean := cardinality(v_patterns) = 1;
  v_role constant text := nullif(nullif(p_role, ''), 'all');
  v_limit constant bigint := private.count_limit(p_page, p_page_size, not v_all);
  v_total bigint;
  v_page record;
begin
  perform private.require_flag('can_manage_users');
  select count(*) into v_total
  from (
    select from public.profiles as p
    where not p.deleted
      and (v_role is null or p.role = v_role)
      and (p_active is null or p.active = p_active)
      and (v_all or private.search_form(p.username, p.email) like v_patterns[1])
      and (v_one or private.search_form(p.username, p.email) like all (v_patterns))
    limit v_limit
  ) as counted;
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
            and (v_all or private.search_form(p.username, p.email) like v_patterns[1])
            and (v_one or private.search_form(p.username, p.email) like all (v_patterns))
          order by p.created_at desc, p.id
          limit v_page.page_size offset v_page.skip
        ) as p
      ),
      '[]'
    ),
    'total', v_total, 'is_total_least', v_total = v_limit, 'page', v_page.page,
    'page_size', v_page.page_size, 'admins', (
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
