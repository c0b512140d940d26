-- People and the identities under which they act. Who may read and write them stands in
-- access_rules.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null check (length(btrim(username)) between 1 and 50),
  email text,
  phone text check (phone = private.phone_number(phone)),
  phone_verified_at timestamptz,
  avatar_url text check (private.is_picture_url(avatar_url)),
  -- Chosen at sign-up, stored as history. What someone may do stands in user_identities and role.
  user_type text not null check (private.is_identity_type(user_type)),
  role text not null default 'fan' check (role in ('admin', 'fan', 'performer', 'venue')),
  active_type text not null check (private.is_identity_type(active_type)),
  locale text not null default 'zh-TW' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  notify_prefs jsonb not null default '{}',
  marketing_opt_in_at timestamptz,
  active boolean not null default true,
  deleted boolean not null default false,
  can_post_events boolean not null default false,
  can_post_venues boolean not null default false,
  can_post_performers boolean not null default false,
  can_post_ads boolean not null default false,
  admin_role text check (admin_role in ('viewer', 'editor', 'approver', 'superadmin')),
  can_approve_posts boolean not null default false,
  can_manage_users boolean not null default false,
  can_manage_events boolean not null default false,
  can_manage_venues boolean not null default false,
  can_manage_performers boolean not null default false,
  can_manage_ads boolean not null default false,
  search_text text not null generated always as (private.search_form(username, email)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint admin_role_needs_admin check (admin_role is null or role = 'admin')
);
-- Lists of accounts are in the order in which people came.
create index profiles_created_at_idx on public.profiles (created_at desc, id) where not deleted;
create index profiles_role_idx on public.profiles (role, created_at desc, id) where not deleted;
create index profiles_inactive_idx on public.profiles (created_at desc, id)
  where not deleted and not active;
create index profiles_posting_idx on public.profiles (id) where can_post_events or can_manage_events;
create index profiles_search_idx on public.profiles using gin (search_text extensions.gin_trgm_ops);
create index profiles_short_words_idx on public.profiles using gin (private.search_grams(search_text));
-- What is generated is not known yet when the guard looks, and nobody can write it anyway.
create trigger guard_client_writes before insert or update or delete on public.profiles
  for each row execute function
    private.guard_client_writes('username', 'phone', 'locale', 'theme', 'search_text');
create trigger set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of avatar_url on public.profiles
  for each row execute function private.check_pictures('avatar_url');
create index profiles_avatar_url_names_idx
  on public.profiles using gin (private.picture_names(avatar_url));
create trigger audit after update or delete on public.profiles
  for each row execute function private.write_audit(
    'role', 'active', 'deleted', 'admin_role', 'can_post_events', 'can_post_venues',
    'can_post_performers', 'can_post_ads', 'can_approve_posts', 'can_manage_users',
    'can_manage_events', 'can_manage_venues', 'can_manage_performers', 'can_manage_ads'
  );

create table public.user_identities (
  user_id uuid not null references public.profiles (id) on delete cascade,
  user_type text not null check (private.is_identity_type(user_type)),
  status text not null default 'active' check (status in ('active', 'pending', 'suspended')),
  created_at timestamptz not null default now(),
  primary key (user_id, user_type)
);
-- Everybody is a fan; whoever is more is decided on.
create index user_identities_created_at_idx on public.user_identities (created_at, user_id)
  where user_type <> 'fan' and status <> 'suspended';
create index user_identities_status_idx on public.user_identities (status, created_at, user_id)
  where user_type <> 'fan';
create trigger guard_client_writes before insert or update or delete on public.user_identities
  for each row execute function private.guard_client_writes();
create trigger audit after update or delete on public.user_identities
  for each row execute function private.write_audit('user_type', 'status');

-- Nobody acts under an identity that they do not have. Checked at commit, because the profile comes
-- before its identity.
alter table public.profiles
  add constraint profiles_active_type_is_an_identity
  foreign key (id, active_type) references public.user_identities (user_id, user_type)
  deferrable initially deferred;

-- AFTER INSERT ON auth.users: account, profile and first identity exist together or not at all.
-- The metadata comes from the browser: it may name an identity, never a role.
create function private.create_profile_for_new_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_asked constant text := new.raw_user_meta_data ->> 'user_type';
  v_type constant text := case when private.is_identity_type(v_asked) then v_asked else 'fan' end;
  v_locale constant text := new.raw_user_meta_data ->> 'locale';
  v_username constant text := left(
    coalesce(
      nullif(private.trimmed(new.raw_user_meta_data ->> 'username'), ''),
      nullif(private.trimmed(split_part(new.email, '@', 1)), ''),
      '新朋友'
    ),
    50
  );
begin
  perform private.require(private.is_email(new.email) is not false, 'email', 'an e-mail address');
  insert into public.profiles (
    id, username, email, user_type, role, active_type, created_at, locale
  )
  values (
    new.id, v_username, new.email, v_type, v_type, v_type, coalesce(new.created_at, now()),
    case when v_locale ~ '^[a-z]{2}(-[A-Z]{2})?$' then v_locale else 'zh-TW' end
  );
  insert into public.user_identities (user_id, user_type) values (new.id, v_type);
  return new;
end;
$$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile_for_new_user();

create function private.follow_email_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require(private.is_email(new.email) is not false, 'email', 'an e-mail address');
  update public.profiles set email = new.email where id = new.id;
  return new;
end;
$$;
create trigger follow_email_change after update of email on auth.users
  for each row when (new.email is distinct from old.email)
  execute function private.follow_email_change();

revoke execute on all functions in schema private from public;
