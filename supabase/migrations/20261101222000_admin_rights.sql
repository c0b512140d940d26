-- What superadmins do with administrators.

-- Ends what somebody has open. The account service keeps its sessions in tables that a bare
-- database may lack.
create function private.end_sessions(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if to_regclass('auth.sessions') is not null then
    delete from auth.sessions where user_id = p_user_id;
  end if;
  if to_regclass('auth.refresh_tokens') is not null then
    delete from auth.refresh_tokens where user_id::text = p_user_id::text;
  end if;
end;
$$;

-- Takes administration away; what is left is the identity under which the person acts.
create function private.strip_admin(p_user_id uuid)
returns void
language sql
set search_path = ''
as $$
  update public.profiles
  set role = active_type, admin_role = null, can_approve_posts = false, can_manage_users = false,
    can_manage_events = false, can_manage_venues = false, can_manage_performers = false,
    can_manage_ads = false
  where id = p_user_id
$$;

-- POST /rpc/set_admin_role, under the names that the specification gives its arguments. An
-- administrator gets the flags of the role at once; `superadmin` writes an invitation that a second
-- superadmin confirms and the person accepts. Whoever is no administrator yet is invited instead.
create function public.set_admin_role(
  admin_email text default null, admin_role_value text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_superadmin();
  v_email constant text := private.email_address(admin_email);
  v_profile public.profiles;
begin
  perform private.require(
    admin_role_value in ('viewer', 'editor', 'approver', 'superadmin'),
    'admin_role_value', 'there is no such role'
  );
  select * into v_profile from public.profiles
  where lower(email) = v_email and role = 'admin' and not deleted;
  if not found then
    perform private.raise_error(
      'NOT_FOUND', 'there is no such administrator', 'Somebody new is invited: invite_admin().'
    );
  end if;
  v_profile := private.lock_other_account(v_profile.id);
  if v_profile.admin_role is not distinct from admin_role_value then
    return private.admin_user_card(v_profile.id) || jsonb_build_object('status', 'changed');
  end if;
  if admin_role_value = 'superadmin' then
    return private.admin_user_card(v_profile.id)
      || private.write_invitation(v_email, 'superadmin', v_user_id);
  end if;
  perform private.apply_admin_role(v_profile.id, admin_role_value);
  return private.admin_user_card(v_profile.id) || jsonb_build_object('status', 'changed');
end;
$$;
revoke execute on function public.set_admin_role(text, text) from public;
grant execute on function public.set_admin_role(text, text) to anon, authenticated;

-- POST /rpc/set_admin_flags. Null leaves a flag as it is. A superadmin has all of them.
create function public.set_admin_flags(
  p_user_id uuid default null,
  p_can_approve_posts boolean default null,
  p_can_manage_users boolean default null,
  p_can_manage_events boolean default null,
  p_can_manage_venues boolean default null,
  p_can_manage_performers boolean default null,
  p_can_manage_ads boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_superadmin_id constant uuid := private.require_superadmin();
  v_profile public.profiles;
begin
  v_profile := private.lock_other_account(p_user_id);
  if v_profile.role <> 'admin' or v_profile.admin_role is not distinct from 'superadmin' then
    perform private.raise_error('INVALID_STATE', 'only flags of lesser administrators are set');
  end if;
  update public.profiles
  set can_approve_posts = coalesce(p_can_approve_posts, can_approve_posts),
    can_manage_users = coalesce(p_can_manage_users, can_manage_users),
    can_manage_events = coalesce(p_can_manage_events, can_manage_events),
    can_manage_venues = coalesce(p_can_manage_venues, can_manage_venues),
    can_manage_performers = coalesce(p_can_manage_performers, can_manage_performers),
    can_manage_ads = coalesce(p_can_manage_ads, can_manage_ads)
  where id = p_user_id;
  return private.admin_user_card(p_user_id);
end;
$$;
revoke execute on function
  public.set_admin_flags(uuid, boolean, boolean, boolean, boolean, boolean, boolean)
  from public;
grant execute on function
  public.set_admin_flags(uuid, boolean, boolean, boolean, boolean, boolean, boolean)
  to anon, authenticated;

-- POST /rpc/revoke_admin
create function public.revoke_admin(p_user_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_superadmin_id constant uuid := private.require_superadmin();
  v_profile public.profiles;
begin
  v_profile := private.lock_other_account(p_user_id);
  if v_profile.role <> 'admin' then
    perform private.raise_error('INVALID_STATE', 'the account is no administrator');
  end if;
  perform private.strip_admin(p_user_id);
  return private.admin_user_card(p_user_id);
end;
$$;
revoke execute on function public.revoke_admin(uuid) from public;
grant execute on function public.revoke_admin(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
