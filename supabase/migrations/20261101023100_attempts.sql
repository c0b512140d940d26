-- What somebody asked for under a key of the caller's. The same key and the same question are one attempt, however
-- often it is pressed; another question under the key is refused, because an answer to the first would be taken for
-- its own.
create table private.attempts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  key uuid not null,
  -- A digest: what was asked stands where it was written.
  asked text not null,
  -- What came of it, where the row that was made has no key of its own.
  made_id uuid,
  made_at timestamptz not null default now(),
  primary key (user_id, key)
);

create index attempts_made_at_idx on private.attempts (made_at);

alter table private.attempts enable row level security;

-- Remembers an attempt, and answers with what was made by it before. A second press waits here for the first; what
-- fails leaves nothing behind. p_asked: the name of the call and everything that it was given.
create function private.begin_attempt(p_user_id uuid, p_key uuid, p_asked jsonb)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  v_attempt private.attempts;
begin
  if p_key is null then
    return null;
  end if;
  insert into private.attempts (user_id, key, asked)
  values (p_user_id, p_key, md5(p_asked::text))
  on conflict do nothing;
  select * into v_attempt from private.attempts where user_id = p_user_id and key = p_key;
  if v_attempt.asked <> md5(p_asked::text) then
    perform private.raise_error('KEY_TAKEN', 'something else was asked for under this key', 'idempotency');
  end if;
  return v_attempt.made_id;
end;
$$;

-- Something that was made under this key, as its row says. Where its attempt is forgotten, nobody can tell whether the
-- same was asked for: it is refused, because what was made months ago would be taken for what is wanted now.
create function private.refuse_forgotten(p_user_id uuid, p_key uuid, p_made_at timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from private.attempts where user_id = p_user_id and key = p_key and made_at > p_made_at
  ) then
    perform private.raise_error('KEY_TAKEN', 'something was made under this key long ago', 'idempotency');
  end if;
end;
$$;

-- What an attempt made.
create function private.end_attempt(p_user_id uuid, p_key uuid, p_made_id uuid)
returns void
language sql
set search_path = ''
as $$
  update private.attempts set made_id = p_made_id where user_id = p_user_id and key = p_key
$$;

revoke execute on all functions in schema private from public;
