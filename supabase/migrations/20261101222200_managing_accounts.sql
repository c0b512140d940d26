-- What administrators do with accounts: roles, rights, switching off, deleting.

-- Locks the roles and answers the caller, who must manage users.
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
revoke execute on function public.set_user_role(uuid, text) from public;
grant execute on function public.set_user_role(uuid, text) to anon, authenticated;

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
revoke execute on function
  public.set_posting_permissions(uuid, boolean, boolean, boolean, boolean)
  from public;
grant execute on function
  public.set_posting_permissions(uuid, boolean, boolean, boolean, boolean)
  to anon, authenticated;

-- POST /rpc/set_account_active. Switched off, an account is out from its next request on: the
-- account service lets nobody in, the sessions end, and every policy asks whether the account is
-- active. What it sells is off sale at once, what it asked for or offered is closed, and
-- administrators take over its orders. Holders of its tickets are told.
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
    perform private.close_open_things(p_user_id);
    perform private.tell_holders(p_user_id);
  else
    perform private.renew_leaving(p_user_id);
  end if;
  return private.admin_user_card(p_user_id);
end;
$$;
revoke execute on function public.set_account_active(uuid, boolean) from public;
grant execute on function public.set_account_active(uuid, boolean) to anon, authenticated;

-- POST /rpc/set_identity_status: active or suspended, which also answers who asked for it. Whoever
-- acted under a suspended identity becomes a fan.
create function public.set_identity_status(
  p_user_id uuid default null, p_type text default null, p_status text default null,
  p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_manager_id constant uuid := private.require_user_manager();
  v_from text;
begin
  perform private.require(p_status in ('active', 'suspended'), 'status', 'active or suspended');
  perform private.require(
    coalesce(length(p_reason), 0) <= 1000, 'reason', 'a reason has at most 1000 characters'
  );
  perform private.require(
    private.is_identity_type(p_type) and (p_type <> 'fan' or p_status = 'active'), 'type',
    'the identity of a performer or a venue'
  );
  perform private.lock_other_account(p_user_id);
  select status into v_from from public.user_identities
  where user_id = p_user_id and user_type = p_type;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the account has no such identity');
  end if;
  if v_from = p_status then
    perform private.raise_error('INVALID_STATE', format('it is %s', v_from));
  end if;
  update public.user_identities set status = p_status
  where user_id = p_user_id and user_type = p_type;
  perform private.record_decision(
    p_type || '_identities', p_user_id, p_user_id, v_from, p_status, p_reason
  );
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
revoke execute on function public.set_identity_status(uuid, text, text, text) from public;
grant execute on function public.set_identity_status(uuid, text, text, text) to anon, authenticated;

-- POST /rpc/request_identity. A fan at once; a performer or a venue waits until its first page or
-- venue is approved.
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
revoke execute on function public.request_identity(text) from public;
grant execute on function public.request_identity(text) to anon, authenticated;

revoke execute on all functions in schema private from public;
