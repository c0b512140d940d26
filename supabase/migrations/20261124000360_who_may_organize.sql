-- Who may organize events is one rule: the functions that write events ask it, and the own account tells its
-- answer, so that no client has to guess it from identities and flags.

-- Performers, venues, and whom an administrator allowed to post events.
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
    select from public.profiles
    where id = p_user_id and (can_post_events or can_manage_events)
  )
$$;
revoke execute on function private.can_organize(uuid) from public;

create or replace function private.require_organizer()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if not private.can_organize(v_user_id) then
    perform private.raise_error('IDENTITY_MISSING', 'this needs a performer or a venue');
  end if;
  return v_user_id;
end;
$$;

-- What every answer about the caller's own account looks like.
create or replace function private.account_of(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'user_id', p.id,
    'username', p.username,
    'email', p.email,
    'phone', p.phone,
    'avatar_url', p.avatar_url,
    'active_type', p.active_type,
    'identities', (
      select jsonb_agg(
        jsonb_build_object('type', i.user_type, 'status', i.status) order by i.created_at, i.user_type
      )
      from public.user_identities as i
      where i.user_id = p.id
    ),
    'can_organize', private.can_organize(p.id),
    'role', p.role,
    'admin_role', p.admin_role,
    'flags', jsonb_build_object(
      'can_approve_posts', p.can_approve_posts,
      'can_manage_users', p.can_manage_users,
      'can_manage_events', p.can_manage_events,
      'can_manage_venues', p.can_manage_venues,
      'can_manage_performers', p.can_manage_performers,
      'can_manage_ads', p.can_manage_ads
    ),
    'locale', p.locale,
    'theme', p.theme,
    'created_at', p.created_at
  )
  from public.profiles as p
  where p.id = p_user_id
$$;
