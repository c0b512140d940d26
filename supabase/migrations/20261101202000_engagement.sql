-- What people look at, save, share, follow and register for: raw for ninety days, then one row a
-- day and thing, and from those the rankings. Nobody can push a ranking alone: each of a visitor's
-- actions counts once a day, thirty of them at most, and administrators do not count. Nor does whoever
-- does not want to be counted.

create table public.engagement_events (
  id bigint generated always as identity primary key,
  -- The account, or the hash of a session and the day, which says nothing on the next day.
  visitor text not null check (length(visitor) <= 64),
  day date not null default private.today(),
  entity_type text not null check (entity_type in ('event', 'venue', 'performer')),
  entity_id uuid not null,
  action text not null check (action in ('view', 'save', 'share', 'follow')),
  at timestamptz not null default now(),
  constraint engagement_once_a_day unique (visitor, day, entity_type, entity_id, action)
);
create index engagement_events_day_idx on public.engagement_events (day);
create index engagement_events_at_idx on public.engagement_events (at);
create trigger guard_client_writes before insert or update or delete on public.engagement_events
  for each row execute function private.guard_client_writes();

alter table public.engagement_events enable row level security;
revoke all on public.engagement_events from anon, authenticated;

create table public.trend_daily (
  entity_type text not null check (entity_type in ('event', 'venue', 'performer')),
  entity_id uuid not null,
  day date not null,
  views int not null default 0 check (views >= 0),
  saves int not null default 0 check (saves >= 0),
  shares int not null default 0 check (shares >= 0),
  follows int not null default 0 check (follows >= 0),
  registrations int not null default 0 check (registrations >= 0),
  orders int not null default 0 check (orders >= 0),
  primary key (entity_type, entity_id, day)
);
create index trend_daily_day_idx on public.trend_daily (day);
create trigger guard_client_writes before insert or update or delete on public.trend_daily
  for each row execute function private.guard_client_writes();

alter table public.trend_daily enable row level security;
create policy trend_daily_read on public.trend_daily for select to authenticated
  using ((select private.is_admin()));
revoke all on public.trend_daily from anon, authenticated;
grant select on public.trend_daily to authenticated;

create table public.trend_scores (
  entity_type text not null check (entity_type in ('event', 'venue', 'performer')),
  entity_id uuid not null,
  period text not null check (period in ('7d', '30d')),
  score double precision not null check (score > 0),
  rank int not null check (rank >= 1),
  -- The rank of a day earlier by the same rule; null: new in the list.
  prev_rank int check (prev_rank >= 1),
  computed_at timestamptz not null default now(),
  primary key (entity_type, entity_id, period)
);
create index trend_scores_rank_idx on public.trend_scores (entity_type, period, rank);
create trigger guard_client_writes before insert or update or delete on public.trend_scores
  for each row execute function private.guard_client_writes();

alter table public.trend_scores enable row level security;
revoke all on public.trend_scores from anon, authenticated;

-- Stores one action, or not: repeated, beyond thirty of that visitor today, by an administrator, by
-- somebody who does not want to be counted, about the own, or about what is not ranked.
create function private.record_action(
  p_user_id uuid, p_session text, p_type text, p_id uuid, p_action text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_visitor constant text := coalesce(
    p_user_id::text,
    encode(sha256(convert_to(p_session || private.today(), 'UTF8')), 'hex')
  );
begin
  if p_type not in ('event', 'venue', 'performer')
    or exists (select from public.profiles where id = p_user_id and role = 'admin')
    or exists (
      select from public.user_preferences where user_id = p_user_id and not is_measured
    )
    or private.has_part_in(p_type, p_id, p_user_id)
    or (
      select count(*) >= 30 from public.engagement_events
      where visitor = v_visitor and day = private.today()
    )
  then
    return;
  end if;
  insert into public.engagement_events (visitor, entity_type, entity_id, action)
  values (v_visitor, p_type, p_id, p_action)
  on conflict do nothing;
end;
$$;

-- POST /rpc/record_engagement: view or share. Visitors name a session, any text that lives as long
-- as their tab. Never an error for what does not count: nobody waits for this answer.
create function public.record_engagement(
  p_entity_type text default null,
  p_entity_id uuid default null,
  p_action text default 'view',
  p_session text default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := case when private.is_active() then auth.uid() end;
  v_agent constant text := coalesce(
    nullif(current_setting('request.headers', true), '')::json ->> 'user-agent', ''
  );
begin
  if p_action is null or p_action not in ('view', 'share')
    or (v_user_id is null and coalesce(length(p_session), 0) not between 8 and 100)
    or v_agent ~* '(bot|crawl|spider|slurp|headless|preview|facebookexternalhit)'
    or p_entity_type not in ('event', 'venue', 'performer')
    or private.is_public_entity(p_entity_type, p_entity_id) is not true
    -- A flood of made-up sessions fills nothing.
    or (
      select count(*) >= 3000 from (
        select from public.engagement_events where at > now() - interval '1 minute' limit 3000
      ) as lately
    )
  then
    return;
  end if;
  perform private.record_action(v_user_id, p_session, p_entity_type, p_entity_id, p_action);
end;
$$;
revoke execute on function public.record_engagement(text, uuid, text, text) from public;
grant execute on function public.record_engagement(text, uuid, text, text) to anon, authenticated;

-- GET /rpc/my_measuring. Whether the caller is counted, and since when they said so; null: never.
create function public.my_measuring()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return coalesce(
    (
      select jsonb_build_object('is_measured', is_measured, 'decided_at', measuring_decided_at)
      from public.user_preferences where user_id = v_user_id
    ),
    '{"is_measured": true, "decided_at": null}'
  );
end;
$$;
revoke execute on function public.my_measuring() from public;
grant execute on function public.my_measuring() to anon, authenticated;

-- POST /rpc/set_measuring. False also forgets what was kept of the caller so far; numbers of past days,
-- in which nobody is named, stay.
create function public.set_measuring(p_is_measured boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(p_is_measured is not null, 'is_measured', 'true or false');
  insert into public.user_preferences (user_id, is_measured, measuring_decided_at)
  values (v_user_id, p_is_measured, now())
  on conflict (user_id) do update set
    is_measured = excluded.is_measured, measuring_decided_at = excluded.measuring_decided_at;
  if not p_is_measured then
    delete from public.engagement_events where visitor = v_user_id::text;
  end if;
  return public.my_measuring();
end;
$$;
revoke execute on function public.set_measuring(boolean) from public;
grant execute on function public.set_measuring(boolean) to anon, authenticated;

revoke execute on all functions in schema private from public;
