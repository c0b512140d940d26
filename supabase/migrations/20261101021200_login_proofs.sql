-- What an open session is not enough for: the password and the address that one logs in with, and where money goes. Who changes them has
-- just shown the password, or opened a link in the mailbox. It is ours and not the accounts service's, which takes another
-- password from whoever has a token: docs/decisions/0064. No caller reads the table.
create table private.login_proofs (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- None: by a mail, which leads to a session that is not known yet.
  session_id uuid references auth.sessions (id) on delete cascade,
  proved_until timestamptz,
  -- Wrong passwords of the last quarter of an hour, by session: who has stolen one locks nobody else.
  failed_at timestamptz[] not null default '{}',
  unique nulls not distinct (user_id, session_id)
);
create index login_proofs_session_id_idx on private.login_proofs (session_id);
alter table private.login_proofs enable row level security;

-- By a mail of the account that was opened: half an hour for choosing a password.
create function private.note_login_proof(p_user_id uuid)
returns void
language sql
set search_path = ''
as $$
  insert into private.login_proofs (user_id, proved_until) values (p_user_id, now() + interval '30 minutes')
  on conflict (user_id, session_id) do update set proved_until = excluded.proved_until
$$;

-- Whether the accounts service may change what this account logs in with: which session asks, it does not say.
create function private.has_login_proof(p_user_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.login_proofs where user_id = p_user_id and proved_until > now())
$$;

-- Refuses a caller who has not shown the password in this session just now.
create function private.require_login_proof()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not exists (
    select from private.login_proofs
    where user_id = (select auth.uid()) and proved_until > now()
      and (session_id is null or session_id = private.session_id())
  ) then
    perform private.raise_error('PASSWORD_NEEDED', 'confirm_password() comes first');
  end if;
end;
$$;

-- POST /rpc/confirm_password. {outcome}: `confirmed` for five minutes in this session, `wrong`, or after five wrong ones
-- within a quarter of an hour `locked`.
create function public.confirm_password(p_password text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_session_id constant uuid := private.session_id();
  v_failed timestamptz[];
begin
  insert into private.login_proofs (user_id, session_id)
  select user_id, id from auth.sessions where id = v_session_id and user_id = v_user_id
  on conflict do nothing;
  select array(select at from unnest(failed_at) as at where at > clock_timestamp() - interval '15 minutes')
  into v_failed
  from private.login_proofs where user_id = v_user_id and session_id = v_session_id for update;
  if not found then
    perform private.raise_error('INVALID_STATE', 'the token names no session that is open', 'session');
  end if;
  if cardinality(v_failed) >= 5 then
    return '{"outcome": "locked"}';
  end if;
  -- Hashes of all bcrypt's libraries are the same but for their names; pgcrypto knows the oldest.
  if exists (
    select from (
      select '$2a$' || substr(encrypted_password, 5) as hash from auth.users
      where id = v_user_id and encrypted_password ~ '^\$2[aby]\$'
    ) as own
    where own.hash = extensions.crypt(p_password, own.hash)
  ) then
    update private.login_proofs
    set proved_until = clock_timestamp() + interval '5 minutes', failed_at = '{}'
    where user_id = v_user_id and session_id = v_session_id;
    return '{"outcome": "confirmed"}';
  end if;
  update private.login_proofs set failed_at = v_failed || clock_timestamp()
  where user_id = v_user_id and session_id = v_session_id;
  return '{"outcome": "wrong"}';
end;
$$;
revoke execute on function public.confirm_password(text) from public;
grant execute on function public.confirm_password(text) to anon, authenticated;

-- Before what somebody logs in with changes: a proof is good for one change.
create function private.guard_login()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.login_proofs set proved_until = null
  where user_id = new.id and proved_until > now();
  if not found then
    perform private.raise_error('PASSWORD_NEEDED', 'confirm_password() comes first');
  end if;
  return new;
end;
$$;
create trigger guard_login before update on auth.users for each row when (
  (old.encrypted_password <> '' and new.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password)
  or (new.email_change <> '' and new.email_change is distinct from old.email_change)
) execute function private.guard_login();

revoke execute on all functions in schema private from public;
