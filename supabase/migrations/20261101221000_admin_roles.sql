-- Who is an administrator, and of which kind. Administrators are invited, never created: nobody
-- ever knows a password of somebody else. A superadmin takes two superadmins to make, and the last
-- one cannot be lost.

-- Everybody who changes roles, flags or accounts of administrators does so one after the other, so
-- that two who remove each other find out in turn.
create function private.lock_admin_roles()
returns void
language sql
set search_path = ''
as $$
  select private.wait_turn('admin_roles')
$$;

-- The last word behind the functions: whoever writes, one active superadmin remains.
create function private.keep_one_superadmin()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' and new.admin_role is not distinct from 'superadmin'
    and new.active and not new.deleted
  then
    return new;
  end if;
  perform private.lock_admin_roles();
  if not exists (
    select from public.profiles
    where id <> old.id and role = 'admin' and admin_role = 'superadmin' and active and not deleted
  ) then
    perform private.raise_error('LAST_SUPERADMIN', 'there must be another active superadmin first');
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end;
$$;
create trigger keep_one_superadmin before update or delete on public.profiles
  for each row when (
    old.role = 'admin' and old.admin_role = 'superadmin' and old.active and not old.deleted
  )
  execute function private.keep_one_superadmin();

-- The caller's id if a superadmin, asked under the lock on roles.
create function private.require_superadmin()
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.lock_admin_roles();
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  return v_user_id;
end;
$$;

-- Gives an account the flags of a role: viewer none, editor the managing ones, approver the
-- approval, superadmin all.
create function private.apply_admin_role(p_user_id uuid, p_role text)
returns void
language sql
set search_path = ''
as $$
  update public.profiles
  set role = 'admin', admin_role = p_role,
    can_approve_posts = p_role in ('approver', 'superadmin'),
    can_manage_users = p_role = 'superadmin',
    can_manage_events = p_role in ('editor', 'superadmin'),
    can_manage_venues = p_role in ('editor', 'superadmin'),
    can_manage_performers = p_role in ('editor', 'superadmin'),
    can_manage_ads = p_role in ('editor', 'superadmin')
  where id = p_user_id
$$;

-- An account as the back office shows it.
create function private.admin_user_card(p public.profiles)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'username', p.username, 'email', p.email, 'avatar_url', p.avatar_url,
    'role', p.role, 'active', p.active, 'admin_role', p.admin_role,
    'created_at', p.created_at, 'updated_at', p.updated_at,
    'can_post_events', p.can_post_events, 'can_post_venues', p.can_post_venues,
    'can_post_performers', p.can_post_performers, 'can_post_ads', p.can_post_ads,
    'can_manage_users', p.can_manage_users, 'can_manage_events', p.can_manage_events,
    'can_manage_venues', p.can_manage_venues, 'can_manage_performers', p.can_manage_performers,
    'can_manage_ads', p.can_manage_ads, 'can_approve_posts', p.can_approve_posts,
    'has_second_factor', exists (
      select from private.second_factors as f where f.user_id = p.id and f.confirmed_at is not null
    ),
    'identities', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('type', i.user_type, 'status', i.status) order by i.created_at, i.user_type
        )
        from public.user_identities as i where i.user_id = p.id
      ),
      '[]'
    )
  )
$$;

create function private.admin_user_card(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.admin_user_card(p) from public.profiles as p where p.id = p_user_id
$$;

-- Locks somebody else's account. The caller has locked the roles; only superadmins touch
-- administrators.
create function private.lock_other_account(p_user_id uuid)
returns public.profiles
language plpgsql
set search_path = ''
as $$
declare
  v_profile public.profiles;
begin
  select * into v_profile from public.profiles
  where id = p_user_id and not deleted for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such account');
  end if;
  if p_user_id = auth.uid() then
    perform private.raise_error('FORBIDDEN', 'nobody changes the own rights', 'own_account');
  end if;
  if v_profile.role = 'admin' and not private.is_superadmin() then
    perform private.raise_error('FORBIDDEN', 'only superadmins change administrators');
  end if;
  return v_profile;
end;
$$;

revoke execute on all functions in schema private from public;
