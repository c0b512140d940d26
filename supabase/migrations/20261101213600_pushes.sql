-- Pushes wait here for whoever sends them, one for each browser that it was switched on in.

-- What was sent is emptied at once.
create table private.pushes (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references private.push_subscriptions (id) on delete cascade,
  -- Of public.notifications, where it was told there, too.
  notification_id uuid not null,
  kind text not null references private.notification_kinds (kind),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  link text check (link ~ '^/[^/\\]' and length(link) <= 300),
  -- How many more of its kind it stands for.
  more int not null default 0 check (more >= 0),
  attempts int not null default 0 check (attempts >= 0),
  -- The clock, not the transaction. Also until when it is in the hands of a sender.
  next_attempt_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  constraint one_end check (sent_at is null or failed_at is null),
  unique (subscription_id, notification_id)
);
create index pushes_kind_idx on private.pushes (kind);
create index pushes_due_idx on private.pushes (next_attempt_at, created_at, id)
  where sent_at is null and failed_at is null;
create index pushes_done_idx on private.pushes (coalesce(sent_at, failed_at))
  where sent_at is not null or failed_at is not null;
alter table private.pushes enable row level security;

-- A push for each browser of a person. Of a kind that comes in floods the first goes at once, and what follows within
-- six hours is one, which says how many there are. Demo data switches it off with the mails.
create function private.queue_pushes(
  p_notification_id uuid, p_user_id uuid, p_kind text, p_params jsonb, p_link text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_is_gathered constant boolean := (
    select is_gathered from private.notification_kinds where kind = p_kind
  );
  v_id uuid;
  v_last timestamptz;
begin
  if current_setting('spotlight.mails', true) = 'off' then
    return;
  end if;
  for v_id in
    select id from private.push_subscriptions where user_id = p_user_id order by id
  loop
    v_last := null;
    if v_is_gathered then
      update private.pushes
      set more = more + 1
      where subscription_id = v_id and kind = p_kind and attempts = 0
        and sent_at is null and failed_at is null;
      continue when found;
      v_last := (
        select max(sent_at) from private.pushes
        where subscription_id = v_id and kind = p_kind and sent_at > now() - interval '6 hours'
      );
    end if;
    insert into private.pushes (
      subscription_id, notification_id, kind, params, link, next_attempt_at
    )
    values (
      v_id, p_notification_id, p_kind, p_params, p_link,
      coalesce(v_last + interval '6 hours', clock_timestamp())
    );
  end loop;
end;
$$;

-- What a person was told and has read under the bell meanwhile, what is a day old, and what is for an account that is
-- closed goes nowhere.
create function private.push_hindrance(p private.pushes)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when p.created_at < now() - interval '1 day' then 'too late'
    when not exists (
      select from private.push_subscriptions as s
      join public.profiles as o on o.id = s.user_id and o.active and not o.deleted
      where s.id = p.subscription_id
    ) then 'the account is closed'
    when p.more = 0 and exists (
      select from public.notifications where id = p.notification_id and read_at is not null
    ) then 'read meanwhile'
  end
$$;

-- Takes one that is due, or null. Whoever takes it says what became of it; who does not within two minutes may have
-- sent it or not, so it is sent again: its tag lets the second replace the first.
create function private.claim_push()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_push private.pushes;
  v_hindrance text;
begin
  loop
    select * into v_push
    from private.pushes
    where sent_at is null and failed_at is null and next_attempt_at <= now()
    order by next_attempt_at, created_at, id
    limit 1
    for update skip locked;
    if not found then
      return null;
    end if;
    v_hindrance := private.push_hindrance(v_push);
    exit when v_hindrance is null;
    update private.pushes
    set failed_at = now(), params = '{}', last_error = v_hindrance
    where id = v_push.id;
  end loop;
  update private.pushes
  set next_attempt_at = now() + interval '2 minutes', attempts = attempts + 1
  where id = v_push.id;
  return (
    select jsonb_build_object(
      'id', v_push.id, 'kind', v_push.kind, 'params', v_push.params, 'link', v_push.link,
      'more', v_push.more, 'is_essential', k.is_essential, 'locale', o.locale,
      -- What is said of the same thing takes the place of what was said before.
      'tag', case
        when private.id_at_end(v_push.link) is null then v_push.notification_id::text
        else v_push.kind || ' ' || v_push.link
      end,
      'endpoint', s.endpoint, 'p256dh', s.key_p256dh, 'auth', s.key_auth
    )
    from private.push_subscriptions as s
    join public.profiles as o on o.id = s.user_id
    join private.notification_kinds as k on k.kind = v_push.kind
    where s.id = v_push.subscription_id
  );
end;
$$;

-- The push service has it: what it said is forgotten here.
create function private.push_sent(p_id uuid)
returns void
language sql
set search_path = ''
as $$
  with sent as (
    update private.pushes
    set sent_at = now(), params = '{}', last_error = null
    where id = p_id and sent_at is null and failed_at is null
    returning subscription_id
  )
  update private.push_subscriptions set last_success_at = now(), failures = 0
  where id in (select subscription_id from sent)
$$;

-- It was not taken. 404 and 410: the browser is gone, and what waits for it. Other refusals are final; what may pass
-- (nothing heard, 408, 429, 5xx) is tried again after 1, 3, 9, … minutes or when the service says, six times. Ten in a
-- row that were given up end the subscription.
create function private.push_failed(
  p_id uuid, p_error text, p_status int default null, p_retry_after int default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_push private.pushes;
  v_passes constant boolean := p_status is null or p_status in (408, 429) or p_status >= 500;
begin
  select * into v_push from private.pushes
  where id = p_id and sent_at is null and failed_at is null
  for update;
  if not found then
    return;
  end if;
  if p_status in (404, 410) then
    delete from private.push_subscriptions where id = v_push.subscription_id;
    return;
  end if;
  if v_passes and v_push.attempts < 6 then
    update private.pushes
    set last_error = left(p_error, 500),
      next_attempt_at = now() + greatest(
        interval '1 minute' * 3 ^ (v_push.attempts - 1),
        interval '1 second' * least(coalesce(p_retry_after, 0), 21600)
      )
    where id = p_id;
    return;
  end if;
  update private.pushes
  set failed_at = now(), params = '{}', last_error = left(p_error, 500)
  where id = p_id;
  update private.push_subscriptions set failures = failures + 1 where id = v_push.subscription_id;
  delete from private.push_subscriptions where id = v_push.subscription_id and failures >= 10;
end;
$$;

-- Job, each day.
create function private.forget_pushes()
returns void
language sql
set search_path = ''
as $$
  delete from private.pushes where coalesce(sent_at, failed_at) < now() - interval '7 days'
    and (sent_at is not null or failed_at is not null)
$$;
insert into private.jobs (name, run_every) values ('forget_pushes', '1 day');

revoke execute on all functions in schema private from public;
