-- Web push: the browsers that somebody switched it on in.

-- Is this an address that we would post to? https at its own port, a name with a dot and a top-level domain of
-- letters, so no address of a machine. Where the name leads is looked at when something is sent.
create function private.is_push_endpoint(p_endpoint text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_endpoint ~ '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}/[!-~]+$' and length(p_endpoint) <= 1000
$$;

create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The sign-in that switched it on. It ends with it: who has signed out is told nothing any more.
  session_id uuid not null unique references auth.sessions (id) on delete cascade,
  -- Where its push service takes messages. Whoever knows it could knock there, so only its owner reads it.
  endpoint text not null unique check (private.is_push_endpoint(endpoint)),
  -- What only the browser decrypts: 65 and 16 bytes, base64url.
  key_p256dh text not null check (key_p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  key_auth text not null check (key_auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  last_success_at timestamptz,
  -- Messages in a row that were given up.
  failures int not null default 0 check (failures >= 0)
);
create index push_subscriptions_user_id_idx on private.push_subscriptions (user_id, created_at);
alter table private.push_subscriptions enable row level security;

-- GET /rpc/my_push_subscriptions. Where the caller has switched it on: {items}, latest first.
create function public.my_push_subscriptions()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  -- Materialized, so that it is asked for also when the planner knows that there are no rows.
  with caller as materialized (select private.require_user() as user_id)
  select jsonb_build_object('items', coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'endpoint', s.endpoint, 'created_at', s.created_at, 'last_success_at', s.last_success_at
        )
        order by s.created_at desc, s.id
      )
      from private.push_subscriptions as s where s.user_id = caller.user_id
    ),
    '[]'
  ))
  from caller
$$;
revoke execute on function public.my_push_subscriptions() from public;
grant execute on function public.my_push_subscriptions() to anon, authenticated;

-- POST /rpc/subscribe_to_push. The browser of this session; again with another address replaces the former one.
-- Ten at most: beyond, the one that was switched on first ends. A browser in which somebody else was signed in
-- before tells this one now: it shows the same keys.
create function public.subscribe_to_push(
  p_endpoint text default null, p_p256dh text default null, p_auth text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_session_id constant uuid := private.session_id();
begin
  perform private.require(private.is_push_endpoint(p_endpoint), 'endpoint', 'no address of a push service');
  perform private.require(p_p256dh ~ '^[A-Za-z0-9_-]{87}$', 'p256dh', '65 bytes, base64url');
  perform private.require(p_auth ~ '^[A-Za-z0-9_-]{22}$', 'auth', '16 bytes, base64url');
  if not exists (select from auth.sessions where id = v_session_id and user_id = v_user_id) then
    perform private.raise_error('INVALID_STATE', 'the token names no session', 'session');
  end if;
  perform private.wait_turn('push:' || v_user_id);
  delete from private.push_subscriptions
  where endpoint = p_endpoint and session_id <> v_session_id
    and (user_id = v_user_id or (key_p256dh = p_p256dh and key_auth = p_auth));
  if exists (
    select from private.push_subscriptions where endpoint = p_endpoint and session_id <> v_session_id
  ) then
    perform private.raise_error('INVALID_STATE', 'the address is another browser''s', 'endpoint');
  end if;
  insert into private.push_subscriptions as s (user_id, session_id, endpoint, key_p256dh, key_auth)
  values (v_user_id, v_session_id, p_endpoint, p_p256dh, p_auth)
  on conflict (session_id) do update
  set endpoint = excluded.endpoint, key_p256dh = excluded.key_p256dh, key_auth = excluded.key_auth,
    failures = 0;
  delete from private.push_subscriptions
  where id in (
    select id from private.push_subscriptions
    where user_id = v_user_id and session_id <> v_session_id
    order by created_at desc, id
    offset 9
  );
  return public.my_push_subscriptions();
end;
$$;
revoke execute on function public.subscribe_to_push(text, text, text) from public;
grant execute on function public.subscribe_to_push(text, text, text) to anon, authenticated;

-- POST /rpc/unsubscribe_from_push. Twice is once.
create function public.unsubscribe_from_push(p_endpoint text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  delete from private.push_subscriptions where user_id = v_user_id and endpoint = p_endpoint;
  return public.my_push_subscriptions();
end;
$$;
revoke execute on function public.unsubscribe_from_push(text) from public;
grant execute on function public.unsubscribe_from_push(text) to anon, authenticated;

-- POST /rpc/renew_push. A push service has given a browser another address, at night perhaps: the service worker says
-- so, which has no session. It shows what only that browser and we know. Answers {renewed}, and never why not.
create function public.renew_push(
  p_old_endpoint text default null, p_old_auth text default null, p_endpoint text default null,
  p_p256dh text default null, p_auth text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count int;
begin
  perform private.require(private.is_push_endpoint(p_endpoint), 'endpoint', 'no address of a push service');
  perform private.require(p_p256dh ~ '^[A-Za-z0-9_-]{87}$', 'p256dh', '65 bytes, base64url');
  perform private.require(p_auth ~ '^[A-Za-z0-9_-]{22}$', 'auth', '16 bytes, base64url');
  update private.push_subscriptions
  set endpoint = p_endpoint, key_p256dh = p_p256dh, key_auth = p_auth, failures = 0
  where endpoint = p_old_endpoint and key_auth = p_old_auth and not exists (
    select from private.push_subscriptions where endpoint = p_endpoint and endpoint <> p_old_endpoint
  );
  get diagnostics v_count = row_count;
  return jsonb_build_object('renewed', v_count > 0);
end;
$$;
revoke execute on function public.renew_push(text, text, text, text, text) from public;
grant execute on function public.renew_push(text, text, text, text, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
