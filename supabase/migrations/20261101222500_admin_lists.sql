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
-- for the matrix of permissions. `is_total_least`: there are at least as many as `total`. p_after: see
-- private.place_of(); `next` is the place of the last one, unless the list ends there.
create function public.admin_list_users(
  p_query text default null,
  p_role text default null,
  p_active boolean default null,
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
  v_words constant text[] := private.search_words(p_query);
  v_limit constant bigint := private.count_limit(p_page, p_page_size, v_words <> '{}', p_after);
  v_page record;
begin
  perform private.require_flag('can_manage_users');
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      'select p.id::text as key, %2$s as hit from %1$s as p
      where not p.deleted
        and ($3[1] is null or p.role = $3[1]) and ($3[2] is null or p.active = $3[2]::boolean)
        and ' || private.rows_behind(p_after, 'created_at') || '
      order by p.created_at desc, p.id limit %3$s',
      'public.profiles',
      array[nullif(nullif(p_role, ''), 'all'), p_active::text], v_limit, v_words,
      'p.search_text like all ($1)',
      '(select * from public.profiles where ' || private.named_by_index(v_words) || ' offset 0)'
    ),
    v_limit, p_page, p_page_size
  );

  return v_page.facts || jsonb_build_object(
    'next', private.next_place(p_after, 'public.profiles', v_page.keys[v_limit]::uuid),
    'items', (
      select coalesce(jsonb_agg(private.admin_user_card(p) order by chosen.place), '[]')
      from unnest(v_page.keys::uuid[]) with ordinality as chosen (id, place)
      join public.profiles as p on p.id = chosen.id
    ),
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
revoke execute on function public.admin_list_users(text, text, boolean, int, int, text) from public;
grant execute on function
  public.admin_list_users(text, text, boolean, int, int, text)
  to anon, authenticated;
