-- Who is asking, and what may they see of accounts. Every helper reads the database: neither the
-- metadata in a token nor anything the browser keeps is believed.

-- False for a disabled or deleted account, whose token may still be valid for an hour, and in a session that has not
-- shown the second factor of its account.
create function private.is_active()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and active and not deleted and private.session_may_act(id)
  )
$$;
grant execute on function private.is_active() to anon, authenticated;

-- An administrator is one in a session that has shown the second factor, where one is needed: every right below
-- goes through private.calling_admin.
create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from private.calling_admin where may_act)
$$;
grant execute on function private.is_admin() to anon, authenticated;

-- An unknown flag is false: a typing error denies instead of allowing.
create function private.has_flag(p_flag text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.calling_admin
    where may_act
      and case p_flag
        when 'can_approve_posts' then can_approve_posts
        when 'can_manage_users' then can_manage_users
        when 'can_manage_events' then can_manage_events
        when 'can_manage_venues' then can_manage_venues
        when 'can_manage_performers' then can_manage_performers
        when 'can_manage_ads' then can_manage_ads
        else false
      end
  )
$$;
grant execute on function private.has_flag(text) to anon, authenticated;

create function private.is_superadmin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from private.calling_admin where may_act and admin_role = 'superadmin')
$$;
grant execute on function private.is_superadmin() to anon, authenticated;

-- The account that is signed in, whether this session has shown its second factor or not: for what leads there.
create function private.require_account()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    perform private.raise_error('NOT_SIGNED_IN', 'this needs a signed-in user');
  end if;
  if not exists (select from public.profiles where id = v_user_id and active and not deleted) then
    perform private.raise_error('ACCOUNT_DISABLED', 'the account is disabled or deleted');
  end if;
  return v_user_id;
end;
$$;

-- The caller's id, or the error that says why there is none.
create function private.require_user()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_active() then
    perform private.require_account();
    perform private.raise_error('SECOND_FACTOR_NEEDED', 'this session has not shown the second factor');
  end if;
  return auth.uid();
end;
$$;

-- Refuses a caller for want of these rights (flags; `admin` is any administrator, superadmins have them all).
-- Who would have one of them in a session that has shown the second factor reads SECOND_FACTOR_NEEDED.
create function private.refuse_admin(p_detail text, variadic p_rights text[])
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (
    select from private.calling_admin as a
    where not a.may_act and (a.admin_role is not distinct from 'superadmin' or exists (
      select from unnest(p_rights) as r (name)
      where r.name = 'admin' or (r.name like 'can%' and (to_jsonb(a) ->> r.name)::boolean)
    ))
  ) then
    perform private.raise_error('SECOND_FACTOR_NEEDED', 'this session has not shown the second factor');
  end if;
  perform private.raise_error('FORBIDDEN', p_detail);
end;
$$;

create function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse_admin('this needs an active administrator', 'admin');
  end if;
end;
$$;

-- The caller's id, or the error that says that this flag (or a superadmin) is needed.
create function private.require_flag(p_flag text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if not (private.has_flag(p_flag) or private.is_superadmin()) then
    perform private.refuse_admin(format('this needs %s', p_flag), p_flag);
  end if;
  return v_user_id;
end;
$$;

-- Whether a right of an administrator counts for an account just now. The caller's own one waits for the second factor,
-- like every other.
create function private.is_in_force(p_user_id uuid, p_flag text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_user_id is distinct from (select auth.uid()) or private.has_flag(p_flag)
$$;

-- Performers, venues, and whom an administrator allowed to post events. One rule for the functions
-- that write events and for the own account, so that no client has to guess it.
create function private.can_organize(p_user_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.user_identities
    where user_id = p_user_id and user_type in ('performer', 'venue') and status = 'active'
  ) or exists (
    select from public.profiles as p
    where p.id = p_user_id and (
      p.can_post_events or p.can_manage_events and private.is_in_force(p.id, 'can_manage_events')
    )
  )
$$;

-- Whether somebody may publish pages of venues or performers, or advertisements. A page of one's own is how
-- one becomes a venue or a performer, so anybody begins one, but for those whose identity was suspended.
-- Advertisements are for performers and venues. An administrator may allow it beyond that.
create function private.may_post(p_user_id uuid, p_what text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case p_what
    when 'venues' then p.can_post_venues
      or p.can_manage_venues and private.is_in_force(p.id, 'can_manage_venues') or not exists (
      select from public.user_identities
      where user_id = p.id and user_type = 'venue' and status = 'suspended'
    )
    when 'performers' then p.can_post_performers
      or p.can_manage_performers and private.is_in_force(p.id, 'can_manage_performers') or not exists (
      select from public.user_identities
      where user_id = p.id and user_type = 'performer' and status = 'suspended'
    )
    when 'ads' then p.can_post_ads
      or p.can_manage_ads and private.is_in_force(p.id, 'can_manage_ads') or exists (
      select from public.user_identities
      where user_id = p.id and user_type in ('performer', 'venue') and status = 'active'
    )
    else false
  end
  from public.profiles as p
  where p.id = p_user_id
$$;

-- Says to an administrator who has not shown the second factor that it is needed, before the own refusal of whoever
-- asks says something else.
create function private.refuse_before_factor()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select from private.calling_admin where not may_act) then
    perform private.raise_error('SECOND_FACTOR_NEEDED', 'this session has not shown the second factor');
  end if;
end;
$$;

-- Refuses a caller who may not publish this.
create function private.require_posting(p_what text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.may_post(private.require_user(), p_what) is not true then
    perform private.refuse_before_factor();
    perform private.raise_error('POSTING_REFUSED', format('this needs can_post_%s', p_what), p_what);
  end if;
end;
$$;

alter table public.profiles enable row level security;
create policy profiles_read on public.profiles for select to authenticated using (
  (id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_users'))
);
create policy profiles_update_own on public.profiles for update to authenticated
  using (id = (select auth.uid()) and (select private.is_active()))
  with check (id = (select auth.uid()));
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (username, phone, locale, theme) on public.profiles to authenticated;
-- Of the indexes that a change of the row writes anew: they are computed with the rights of whoever changes it.
grant execute on function private.search_grams(text), private.picture_names(text) to anon, authenticated;

alter table public.user_identities enable row level security;
create policy user_identities_read on public.user_identities for select to authenticated using (
  (user_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_users'))
);
revoke all on public.user_identities from anon, authenticated;
grant select on public.user_identities to authenticated;

revoke execute on all functions in schema private from public;
