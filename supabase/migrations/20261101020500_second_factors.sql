-- The second factor: what an account shows besides its password, and which sessions have shown it. Who has set one
-- up can do nothing in a session that has not; administrators have to set one up. It is ours and not the accounts service's, so that one law holds wherever that comes from:
-- docs/decisions/0022. No caller reads these tables, and no grant stands on them.

-- One row.
create table private.platform_settings (
  is_only boolean primary key default true check (is_only),
  -- Whether an administrator without a second factor may do nothing but set one up. Demo data switches it
  -- off, because the password of its administrator is printed.
  second_factor_required boolean not null default true,
  -- How long somebody who asked to leave can change their mind; none: the account goes at once.
  days_to_change_mind int not null default 7 check (days_to_change_mind between 0 and 30)
);
alter table private.platform_settings enable row level security;
insert into private.platform_settings default values;

create table private.second_factors (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  -- What the app and we know; null until it is confirmed.
  secret bytea check (length(secret) = 20),
  confirmed_at timestamptz,
  -- The latest step whose code was accepted: none is accepted twice.
  last_step bigint not null default 0,
  -- Handed out and not confirmed yet. The confirmed one holds until then.
  next_secret bytea check (length(next_secret) = 20),
  -- Wrong codes of the last quarter of an hour.
  failed_at timestamptz[] not null default '{}',
  locked_until timestamptz,
  constraint confirmed_has_secret check ((secret is null) = (confirmed_at is null))
);
alter table private.second_factors enable row level security;

-- Each works once, in place of a code. 31^10 are too many to guess, so a plain hash keeps them.
create table private.recovery_codes (
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table private.recovery_codes enable row level security;

-- Goes with its session, and with the factor.
create table private.verified_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  verified_at timestamptz not null default now()
);
create index verified_sessions_user_id_idx on private.verified_sessions (user_id);
alter table private.verified_sessions enable row level security;

-- The session of the caller, which the accounts service names in each token that it signs. It is only a key:
-- what that session may do, tables say.
create function private.session_id()
returns uuid
language sql
stable
set search_path = ''
as $$
  select nullif(auth.jwt() ->> 'session_id', '')::uuid
$$;

-- Whether this session may act for its account: it has shown the second factor, or there is none. What goes on by
-- the clock has no session; callers always come in a role, which jobs do not.
create function private.session_may_act(p_user_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select current_setting('role') = 'none' or exists (
    select from private.verified_sessions
    where session_id = (select private.session_id()) and user_id = p_user_id
  ) or not exists (
    select from private.second_factors where user_id = p_user_id and confirmed_at is not null
  )
$$;

-- The caller's account if it is an administrator's, and whether this session may act for it as one. One row or none.
-- The helpers of access_rules read nothing else. Without a row of settings there has to be a factor.
create view private.calling_admin as
select
  p.id, p.admin_role, p.can_approve_posts, p.can_manage_users, p.can_manage_events,
  p.can_manage_venues, p.can_manage_performers, p.can_manage_ads,
  private.session_may_act(p.id) and (
    current_setting('role') = 'none'
    or not coalesce((select s.second_factor_required from private.platform_settings as s), true)
    or exists (
      select from private.second_factors as f where f.user_id = p.id and f.confirmed_at is not null
    )
  ) as may_act
from public.profiles as p
where p.id = (select auth.uid()) and p.role = 'admin' and p.active and not p.deleted;

revoke execute on all functions in schema private from public;
