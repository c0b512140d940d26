-- What people read and change of their own account.

-- What every answer about the caller's own account looks like.
create function private.account_of(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'user_id', p.id,
    'username', p.username,
    'email', p.email,
    'is_address_proved', private.proved_email(p.id) is not null,
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
    'can_advertise', private.may_post(p.id, 'ads'),
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

-- GET /rpc/my_account
create function public.my_account()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.account_of(private.require_user())
$$;
revoke execute on function public.my_account() from public;
grant execute on function public.my_account() to anon, authenticated;

-- POST /rpc/switch_identity. Only to an identity that the caller has and that is active.
create function public.switch_identity(p_type text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if not exists (
    select from public.user_identities
    where user_id = v_user_id and user_type = p_type and status = 'active'
  ) then
    perform private.raise_error(
      'IDENTITY_MISSING', format('the caller has no active identity %s', coalesce(p_type, 'null'))
    );
  end if;
  update public.profiles set active_type = p_type where id = v_user_id;
  return private.account_of(v_user_id);
end;
$$;
revoke execute on function public.switch_identity(text) from public;
grant execute on function public.switch_identity(text) to anon, authenticated;

-- POST /rpc/add_identity. Being a fan is free; performers and venues go through their registration.
create function public.add_identity(p_type text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if p_type is distinct from 'fan' then
    perform private.raise_error('FORBIDDEN', 'only the identity fan can be added without review');
  end if;
  insert into public.user_identities (user_id, user_type) values (v_user_id, 'fan')
  on conflict do nothing;
  return private.account_of(v_user_id);
end;
$$;
revoke execute on function public.add_identity(text) from public;
grant execute on function public.add_identity(text) to anon, authenticated;

-- AFTER INSERT OR UPDATE: a phone number that somebody gave where it was needed is theirs, so that nobody is
-- asked a second time.
create function private.remember_phone()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id uuid;
  v_phone text;
begin
  if tg_table_name = 'orders' then
    v_user_id := new.buyer_id;
    v_phone := new.buyer_phone;
  elsif tg_table_name = 'tickets' then
    v_user_id := new.holder_user_id;
    v_phone := new.holder_phone;
  else
    v_user_id := new.user_id;
    v_phone := new.phone;
  end if;
  -- Whoever disables the account holds it and waits for what is bought here: it is passed over.
  update public.profiles set phone = private.phone_number(v_phone)
  where private.phone_number(v_phone) is not null and id in (
    select id from public.profiles
    where id = v_user_id and phone is null
    for no key update skip locked
  );
  return null;
end;
$$;

-- POST /rpc/update_my_profile. Null leaves a value as it is; an empty phone or picture is removed. The picture is one of
-- the caller's own uploads, or whoever uploaded it could not take it away any more.
create function public.update_my_profile(
  p_username text default null,
  p_phone text default null,
  p_locale text default null,
  p_theme text default null,
  p_avatar_url text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_username constant text := private.trimmed(p_username);
  v_phone constant text := private.phone_number(p_phone);
begin
  if length(v_username) not between 1 and 50 then
    perform private.raise_error('INVALID_INPUT', 'a name has 1 to 50 characters', 'username');
  end if;
  if private.trimmed(p_phone) <> '' and v_phone is null then
    perform private.raise_error('INVALID_INPUT', 'the phone number is not valid', 'phone');
  end if;
  if p_locale !~ '^[a-z]{2}(-[A-Z]{2})?$' then
    perform private.raise_error('INVALID_INPUT', 'a language looks like zh-TW', 'locale');
  end if;
  if p_theme not in ('light', 'dark', 'system') then
    perform private.raise_error('INVALID_INPUT', 'a theme is light, dark or system', 'theme');
  end if;
  if p_avatar_url <> '' then
    perform private.require(
      private.is_stored_picture(p_avatar_url)
        and p_avatar_url like '%/object/public/media/' || v_user_id || '/%',
      'avatar_url', 'a picture that the caller uploaded'
    );
  end if;

  update public.profiles
  set username = coalesce(v_username, username),
    phone = case when p_phone is null then phone else v_phone end,
    -- A changed number has not been verified.
    phone_verified_at = case
      when p_phone is null or v_phone is not distinct from phone then phone_verified_at
    end,
    locale = coalesce(p_locale, locale),
    theme = coalesce(p_theme, theme),
    avatar_url = case when p_avatar_url is null then avatar_url else nullif(p_avatar_url, '') end
  where id = v_user_id;
  return private.account_of(v_user_id);
end;
$$;
revoke execute on function public.update_my_profile(text, text, text, text, text) from public;
grant execute on function public.update_my_profile(text, text, text, text, text) to anon, authenticated;

-- GET /rpc/is_admin_safe_v3: false for anybody else, also signed out. Never an error.
create function public.is_admin_safe_v3()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_admin()
$$;
revoke execute on function public.is_admin_safe_v3() from public;
grant execute on function public.is_admin_safe_v3() to anon, authenticated;

-- The name under which older clients know the same question.
create function public.is_admin_safe()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_admin()
$$;
revoke execute on function public.is_admin_safe() from public;
grant execute on function public.is_admin_safe() to anon, authenticated;

revoke execute on all functions in schema private from public;
