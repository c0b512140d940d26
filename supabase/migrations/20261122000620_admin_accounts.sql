-- What administrators do with accounts: roles, rights, switching off, deleting.

-- Ends what somebody has open. The account service keeps its sessions in tables that a bare database
-- may lack.
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
  v_email constant text := lower(btrim(admin_email));
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

-- Joins the line and answers the caller, who must manage users.
create function private.require_user_manager()
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.lock_admin_roles();
  return private.require_flag('can_manage_users');
end;
$$;

-- POST /rpc/set_user_role: fan, performer or venue, with that identity. Administrators are made by
-- invitation and unmade by revoke_admin().
create function public.set_user_role(p_user_id uuid default null, p_role text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_manager_id constant uuid := private.require_user_manager();
  v_profile public.profiles;
begin
  perform private.require(
    private.is_identity_type(p_role), 'role', 'a role is fan, performer or venue'
  );
  v_profile := private.lock_other_account(p_user_id);
  if v_profile.role = 'admin' then
    perform private.raise_error(
      'INVALID_STATE', 'the account is an administrator', 'Call revoke_admin() first.'
    );
  end if;
  update public.profiles set role = p_role where id = p_user_id;
  insert into public.user_identities (user_id, user_type) values (p_user_id, p_role)
  on conflict (user_id, user_type) do update set status = 'active';
  return private.admin_user_card(p_user_id);
end;
$$;

-- POST /rpc/set_posting_permissions. Null leaves a permission as it is.
create function public.set_posting_permissions(
  p_user_id uuid default null,
  p_can_post_events boolean default null,
  p_can_post_venues boolean default null,
  p_can_post_performers boolean default null,
  p_can_post_ads boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_manager_id constant uuid := private.require_user_manager();
begin
  perform private.lock_other_account(p_user_id);
  update public.profiles
  set can_post_events = coalesce(p_can_post_events, can_post_events),
    can_post_venues = coalesce(p_can_post_venues, can_post_venues),
    can_post_performers = coalesce(p_can_post_performers, can_post_performers),
    can_post_ads = coalesce(p_can_post_ads, can_post_ads)
  where id = p_user_id;
  return private.admin_user_card(p_user_id);
end;
$$;

-- POST /rpc/set_account_active. Switched off, an account is out from its next request on: the account
-- service lets nobody in, the sessions end, and every policy asks whether the account is active.
create function public.set_account_active(
  p_user_id uuid default null, p_active boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_manager_id constant uuid := private.require_user_manager();
begin
  perform private.require(p_active is not null, 'active', 'true or false');
  perform private.lock_other_account(p_user_id);
  update public.profiles set active = p_active where id = p_user_id;
  update auth.users
  set banned_until = case when not p_active then now() + interval '100 years' end
  where id = p_user_id;
  if not p_active then
    perform private.end_sessions(p_user_id);
  end if;
  return private.admin_user_card(p_user_id);
end;
$$;

-- POST /rpc/set_identity_status: active or suspended. Whoever acted under a suspended identity becomes
-- a fan.
create function public.set_identity_status(
  p_user_id uuid default null, p_type text default null, p_status text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_manager_id constant uuid := private.require_user_manager();
begin
  perform private.require(p_status in ('active', 'suspended'), 'status', 'active or suspended');
  perform private.require(
    private.is_identity_type(p_type) and (p_type <> 'fan' or p_status = 'active'), 'type',
    'the identity of a performer or a venue'
  );
  perform private.lock_other_account(p_user_id);
  update public.user_identities set status = p_status
  where user_id = p_user_id and user_type = p_type;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the account has no such identity');
  end if;
  if p_status = 'suspended' then
    insert into public.user_identities (user_id, user_type) values (p_user_id, 'fan')
    on conflict do nothing;
    update public.profiles set active_type = 'fan'
    where id = p_user_id and active_type = p_type;
  end if;
  perform private.notify(
    p_user_id, 'identity.' || p_status, jsonb_build_object('identity', p_type), '/settings'
  );
  return private.admin_user_card(p_user_id);
end;
$$;

-- POST /rpc/request_identity. A fan at once; a performer or a venue waits until its first page or place
-- is approved.
create function public.request_identity(p_type text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    private.is_identity_type(p_type), 'type', 'an identity is fan, performer or venue'
  );
  insert into public.user_identities (user_id, user_type, status)
  values (v_user_id, p_type, case p_type when 'fan' then 'active' else 'pending' end)
  on conflict do nothing;
  return private.account_of(v_user_id);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.set_admin_role(text, text),
  public.set_admin_flags(uuid, boolean, boolean, boolean, boolean, boolean, boolean),
  public.revoke_admin(uuid), public.set_user_role(uuid, text),
  public.set_posting_permissions(uuid, boolean, boolean, boolean, boolean),
  public.set_account_active(uuid, boolean), public.set_identity_status(uuid, text, text),
  public.request_identity(text) from public;
grant execute on function
  public.set_admin_role(text, text),
  public.set_admin_flags(uuid, boolean, boolean, boolean, boolean, boolean, boolean),
  public.revoke_admin(uuid), public.set_user_role(uuid, text),
  public.set_posting_permissions(uuid, boolean, boolean, boolean, boolean),
  public.set_account_active(uuid, boolean), public.set_identity_status(uuid, text, text),
  public.request_identity(text) to anon, authenticated;
