-- Administrators are invited by a link for one address.

create table public.admin_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email(email) and email = lower(email)),
  admin_role text not null check (admin_role in ('viewer', 'editor', 'approver', 'superadmin')),
  -- SHA-256 of what the link carries; the link itself is shown once and stored nowhere.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid not null references public.profiles (id),
  -- The second superadmin of a superadmin's invitation.
  confirmed_by uuid references public.profiles (id),
  accepted_by uuid references public.profiles (id),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invitation_confirmed_by_another check (confirmed_by <> invited_by),
  constraint invitation_accepted_by_somebody check ((accepted_by is null) = (accepted_at is null)),
  constraint invitation_of_superadmin_confirmed
    check (accepted_at is null or admin_role <> 'superadmin' or confirmed_by is not null)
);
create unique index admin_invitations_one_open on public.admin_invitations (email)
  where accepted_at is null and revoked_at is null;
create index admin_invitations_invited_by_idx on public.admin_invitations (invited_by);
create index admin_invitations_confirmed_by_idx on public.admin_invitations (confirmed_by);
create index admin_invitations_accepted_by_idx on public.admin_invitations (accepted_by);
create trigger guard_client_writes before insert or update or delete on public.admin_invitations
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.admin_invitations
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.admin_invitations
  for each row execute function private.write_audit(
    'admin_role', 'confirmed_by', 'accepted_by', 'revoked_at'
  );

alter table public.admin_invitations enable row level security;
revoke all on public.admin_invitations from anon, authenticated;

create function private.invitation_status(i public.admin_invitations)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when i.accepted_at is not null then 'accepted'
    when i.revoked_at is not null then 'revoked'
    when i.expires_at <= now() then 'expired'
    when i.admin_role = 'superadmin' and i.confirmed_by is null then 'waiting'
    else 'open'
  end
$$;

-- Writes an invitation in place of an open one for the same address.
create function private.write_invitation(p_email text, p_role text, p_invited_by uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_token constant text := private.new_token();
  v_invitation public.admin_invitations;
begin
  update public.admin_invitations set revoked_at = now()
  where email = p_email and accepted_at is null and revoked_at is null;
  insert into public.admin_invitations (email, admin_role, token_hash, invited_by, expires_at)
  values (p_email, p_role, private.hash_token(v_token), p_invited_by, now() + interval '7 days')
  returning * into v_invitation;
  return jsonb_build_object(
    'invitation_id', v_invitation.id,
    'status', private.invitation_status(v_invitation),
    'expires_at', v_invitation.expires_at,
    'token', v_token
  );
end;
$$;

-- POST /rpc/invite_admin. The token in the answer belongs into a link for this address; it is not
-- shown again. `waiting`: a second superadmin has to confirm before the link works.
create function public.invite_admin(p_email text default null, p_role text default 'viewer')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_superadmin();
  v_email constant text := private.email_address(p_email);
begin
  perform private.require(private.is_email(v_email), 'email', 'the e-mail address is not valid');
  perform private.require(
    p_role in ('viewer', 'editor', 'approver', 'superadmin'), 'role', 'there is no such role'
  );
  if exists (
    select from public.profiles
    where email = v_email and role = 'admin' and active and not deleted
  ) then
    perform private.raise_error(
      'INVALID_STATE', 'this account is an administrator already', 'Change the role instead.'
    );
  end if;
  return private.write_invitation(v_email, p_role, v_user_id);
end;
$$;
revoke execute on function public.invite_admin(text, text) from public;
grant execute on function public.invite_admin(text, text) to anon, authenticated;

-- POST /rpc/confirm_admin_invitation: the second of two superadmins.
create function public.confirm_admin_invitation(p_invitation_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_superadmin();
  v_invitation public.admin_invitations;
begin
  select * into v_invitation from public.admin_invitations
  where id = p_invitation_id for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such invitation');
  end if;
  if v_invitation.invited_by = v_user_id
    or exists (select from public.profiles where id = v_user_id and email = v_invitation.email)
  then
    perform private.raise_error('FORBIDDEN', 'this needs a second superadmin', 'second_superadmin');
  end if;
  if private.invitation_status(v_invitation) <> 'waiting' then
    perform private.raise_error('INVALID_STATE', 'the invitation does not wait for this');
  end if;
  update public.admin_invitations set confirmed_by = v_user_id where id = p_invitation_id;
  return jsonb_build_object('invitation_id', p_invitation_id, 'status', 'open');
end;
$$;
revoke execute on function public.confirm_admin_invitation(uuid) from public;
grant execute on function public.confirm_admin_invitation(uuid) to anon, authenticated;

-- POST /rpc/revoke_admin_invitation
create function public.revoke_admin_invitation(p_invitation_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_superadmin();
begin
  update public.admin_invitations set revoked_at = now()
  where id = p_invitation_id and accepted_at is null and revoked_at is null;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no open invitation of that kind');
  end if;
  return jsonb_build_object('invitation_id', p_invitation_id, 'status', 'revoked');
end;
$$;
revoke execute on function public.revoke_admin_invitation(uuid) from public;
grant execute on function public.revoke_admin_invitation(uuid) to anon, authenticated;

-- POST /rpc/accept_admin_invitation. By the invited address only, once it is proved, while those who invited still
-- could.
create function public.accept_admin_invitation(p_token text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_email constant text := private.require_confirmed_email();
  v_invitation public.admin_invitations;
begin
  perform private.lock_admin_roles();
  select * into v_invitation from public.admin_invitations
  where token_hash = private.hash_token(p_token) for update;
  if not found
    or private.invitation_status(v_invitation) <> 'open'
    or v_invitation.email <> v_email
    or exists (
      select from unnest(array[v_invitation.invited_by, v_invitation.confirmed_by]) as sponsor
      where sponsor is not null and not exists (
        select from public.profiles
        where id = sponsor and role = 'admin' and admin_role = 'superadmin'
          and active and not deleted
      )
    )
  then
    perform private.raise_error('INVITATION_INVALID', 'the invitation cannot be accepted');
  end if;
  update public.admin_invitations set accepted_at = now(), accepted_by = v_user_id
  where id = v_invitation.id;
  perform private.apply_admin_role(v_user_id, v_invitation.admin_role);
  return private.account_of(v_user_id);
end;
$$;
revoke execute on function public.accept_admin_invitation(text) from public;
grant execute on function public.accept_admin_invitation(text) to anon, authenticated;

-- GET /rpc/admin_list_invitations. Latest first; the last hundred.
create function public.admin_list_invitations()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', i.id, 'email', i.email, 'admin_role', i.admin_role,
            'status', private.invitation_status(i),
            'invited_by', inviter.username,
            'may_confirm', private.invitation_status(i) = 'waiting' and i.invited_by <> v_user_id,
            'expires_at', i.expires_at, 'created_at', i.created_at
          ) order by i.created_at desc, i.id
        )
        from (
          select * from public.admin_invitations order by created_at desc, id limit 100
        ) as i
        join public.profiles as inviter on inviter.id = i.invited_by
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.admin_list_invitations() from public;
grant execute on function public.admin_list_invitations() to anon, authenticated;

revoke execute on all functions in schema private from public;
