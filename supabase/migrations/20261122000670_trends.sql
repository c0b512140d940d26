-- What people look at, save, share, follow and register for: raw for ninety days, then one row a day and
-- thing, and from those the rankings. Nobody can push a ranking alone: each of a visitor's actions counts
-- once a day, thirty of them at most, and administrators do not count.

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

-- Keeps one action, or not: repeated, beyond thirty of that visitor today, by an administrator.
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
  if exists (select from public.profiles where id = p_user_id and role = 'admin') or (
    select count(*) >= 30 from public.engagement_events
    where visitor = v_visitor and day = private.today()
  ) then
    return;
  end if;
  insert into public.engagement_events (visitor, entity_type, entity_id, action)
  values (v_visitor, p_type, p_id, p_action)
  on conflict do nothing;
end;
$$;

-- POST /rpc/record_engagement: view or share. Visitors name a session, any text that lives as long as
-- their tab. Never an error for what does not count: nobody waits for this answer.
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

-- Yesterday and today by the day. Counts only grow, so a day that is not counted again stays as it was.
create function private.count_trend_days()
returns void
language sql
set search_path = ''
as $$
  insert into public.trend_daily (
    entity_type, entity_id, day, views, saves, shares, follows, registrations, orders
  )
  select entity_type, entity_id, day, sum(views), sum(saves), sum(shares), sum(follows),
    sum(registrations), sum(orders)
  from (
    select entity_type, entity_id, day,
      count(*) filter (where action = 'view') as views,
      count(*) filter (where action = 'save') as saves,
      count(*) filter (where action = 'share') as shares,
      count(*) filter (where action = 'follow') as follows,
      0 as registrations, 0 as orders
    from public.engagement_events
    where day >= private.today() - 1
    group by entity_type, entity_id, day
    union all
    select 'event', r.event_id, (r.registered_at at time zone 'Asia/Taipei')::date, 0, 0, 0, 0,
      count(*), 0
    from public.event_registrations as r
    join public.profiles as p on p.id = r.user_id and p.role <> 'admin'
    where r.status <> 'cancelled'
      and r.registered_at >= timezone('Asia/Taipei', (private.today() - 1)::timestamp)
    group by 2, 3
    union all
    select 'event', i.ref_id, (o.paid_at at time zone 'Asia/Taipei')::date, 0, 0, 0, 0, 0,
      count(distinct o.id)
    from public.orders as o
    join public.order_items as i on i.order_id = o.id and i.item_type = 'ticket'
    join public.profiles as p on p.id = o.buyer_id and p.role <> 'admin'
    where o.kind = 'ticket' and o.total > 0
      and o.paid_at >= timezone('Asia/Taipei', (private.today() - 1)::timestamp)
    group by 2, 3
  ) as counted
  group by entity_type, entity_id, day
  on conflict (entity_type, entity_id, day) do update set
    views = greatest(trend_daily.views, excluded.views),
    saves = greatest(trend_daily.saves, excluded.saves),
    shares = greatest(trend_daily.shares, excluded.shares),
    follows = greatest(trend_daily.follows, excluded.follows),
    registrations = greatest(trend_daily.registrations, excluded.registrations),
    orders = greatest(trend_daily.orders, excluded.orders)
$$;

-- What one day is worth: views by their logarithm, so that a hundred refreshes are not a hundred fans.
create function private.trend_points(t public.trend_daily)
returns double precision
language sql
immutable
set search_path = ''
as $$
  select ln(1 + t.views) + 3 * t.saves + 3 * t.follows + 4 * t.shares + 8 * t.registrations
    + 10 * t.orders
$$;

-- The rankings of a period as they stand on a day: each earlier day counts a tenth less.
create function private.trend_ranking(p_period text, p_on date)
returns table (entity_type text, entity_id uuid, score double precision, rank bigint)
language sql
stable
set search_path = ''
as $$
  select scored.entity_type, scored.entity_id, scored.score,
    row_number() over (
      partition by scored.entity_type order by scored.score desc, scored.entity_id
    )
  from (
    select t.entity_type, t.entity_id,
      sum(private.trend_points(t) * power(0.9, p_on - t.day)) as score
    from public.trend_daily as t
    where t.day <= p_on and t.day > p_on - case p_period when '7d' then 7 else 30 end
    group by t.entity_type, t.entity_id
  ) as scored
  left join public.events as e on scored.entity_type = 'event' and e.id = scored.entity_id
  left join public.venues as v on scored.entity_type = 'venue' and v.id = scored.entity_id
  left join public.performer_profiles as a
    on scored.entity_type = 'performer' and a.id = scored.entity_id
  where scored.score > 0
    and (
      (e.status = 'approved' and e.deleted_at is null and e.ends_at > now())
      or (v.status = 'approved' and v.deleted_at is null)
      or (a.status = 'approved' and not a.is_deleted)
    )
$$;

-- Job, each hour.
create function private.refresh_trends()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('spotlight.trends'));
  perform private.count_trend_days();
  delete from public.trend_scores;
  insert into public.trend_scores (entity_type, entity_id, period, score, rank, prev_rank)
  select current.entity_type, current.entity_id, period, current.score, current.rank, former.rank
  from unnest(array['7d', '30d']) as period
  cross join lateral private.trend_ranking(period, private.today()) as current
  left join lateral private.trend_ranking(period, private.today() - 1) as former
    on former.entity_type = current.entity_type and former.entity_id = current.entity_id;
  delete from public.engagement_events where day < private.today() - 90;
  delete from public.trend_daily where day < private.today() - 400;
end;
$$;
insert into private.jobs (name, run_every) values ('refresh_trends', '1 hour');

-- GET /rpc/trends. p_entity_type: event, venue or performer. p_category filters and keeps the rank of
-- the whole list. `updated_at` is when the ranking was made; null before the first time.
create function public.trends(
  p_entity_type text default 'event',
  p_period text default '7d',
  p_category text default null,
  p_page int default 1,
  p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  perform private.require(
    p_entity_type in ('event', 'venue', 'performer'), 'entity_type', 'event, venue or performer'
  );
  perform private.require(p_period in ('7d', '30d'), 'period', '7d or 30d');
  select array_agg(t.entity_id order by t.rank) into v_ids
  from public.trend_scores as t
  left join public.events as e on t.entity_type = 'event' and e.id = t.entity_id
  left join public.venues as v on t.entity_type = 'venue' and v.id = t.entity_id
  left join public.performer_profiles as a on t.entity_type = 'performer' and a.id = t.entity_id
  where t.entity_type = p_entity_type and t.period = p_period
    and (v_category is null or v_category in (e.category, v.type, a.performance_type))
    and (
      (e.status = 'approved' and e.deleted_at is null)
      or (v.status = 'approved' and v.deleted_at is null)
      or (a.status = 'approved' and not a.is_deleted)
    );
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'rank', t.rank, 'prev_rank', t.prev_rank, 'score', round(t.score::numeric, 1),
            'entity_type', t.entity_type, 'entity_id', t.entity_id,
            'card', private.entity_card(t.entity_type, t.entity_id)
          ) order by t.rank
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size]) as chosen (id)
        join public.trend_scores as t
          on t.entity_type = p_entity_type and t.period = p_period and t.entity_id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size,
    'updated_at', (select max(computed_at) from public.trend_scores where period = p_period)
  );
end;
$$;

alter table public.engagement_events enable row level security;
revoke all on public.engagement_events from anon, authenticated;
alter table public.trend_daily enable row level security;
create policy trend_daily_read on public.trend_daily for select to authenticated
  using ((select private.is_admin()));
revoke all on public.trend_daily from anon, authenticated;
grant select on public.trend_daily to authenticated;
alter table public.trend_scores enable row level security;
revoke all on public.trend_scores from anon, authenticated;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.record_engagement(text, uuid, text, text), public.trends(text, text, text, int, int)
  from public;
grant execute on function
  public.record_engagement(text, uuid, text, text), public.trends(text, text, text, int, int)
  to anon, authenticated;
