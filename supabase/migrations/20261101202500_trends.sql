-- The rankings.

-- Yesterday and today by the day. Counts only grow, so a day that is not counted again stays as it
-- was.
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
    where r.status <> 'cancelled' and not private.has_part_in('event', r.event_id, r.user_id)
      and r.registered_at >= timezone('Asia/Taipei', (private.today() - 1)::timestamp)
    group by 2, 3
    union all
    select 'event', i.ref_id, (o.paid_at at time zone 'Asia/Taipei')::date, 0, 0, 0, 0, 0,
      count(distinct o.id)
    from public.orders as o
    join public.order_items as i on i.order_id = o.id and i.item_type = 'ticket'
    join public.profiles as p on p.id = o.buyer_id and p.role <> 'admin'
    where o.kind = 'ticket' and o.total > 0
      and not private.has_part_in('event', i.ref_id, o.buyer_id)
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

-- What one day is worth: views by their logarithm, so that a hundred refreshes are not a hundred
-- fans.
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
  perform private.wait_turn('trends');
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

-- What is no longer for everybody leaves the rankings at once, so that whoever reads them need not ask for each
-- of some thousand rows whether it still is.
create function private.leave_trends()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.trend_scores where entity_type = tg_argv[0] and entity_id = old.id;
  return null;
end;
$$;
create trigger leave_trends after update of status, deleted_at on public.events
  for each row when (new.status <> 'approved' or new.deleted_at is not null)
  execute function private.leave_trends('event');
create trigger leave_trends after update of status, deleted_at on public.venues
  for each row when (new.status <> 'approved' or new.deleted_at is not null)
  execute function private.leave_trends('venue');
create trigger leave_trends after update of status, is_deleted on public.performer_profiles
  for each row when (new.status <> 'approved' or new.is_deleted)
  execute function private.leave_trends('performer');
create trigger leave_trends_with_row after delete on public.events
  for each row execute function private.leave_trends('event');
create trigger leave_trends_with_row after delete on public.venues
  for each row execute function private.leave_trends('venue');
create trigger leave_trends_with_row after delete on public.performer_profiles
  for each row execute function private.leave_trends('performer');

-- GET /rpc/trends. p_entity_type: event, venue or performer. p_category filters and keeps the rank
-- of the whole list. `updated_at` is when the ranking was made; null before the first time.
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
  v_ranks int[];
  v_page record;
begin
  perform private.require(
    p_entity_type in ('event', 'venue', 'performer'), 'entity_type', 'event, venue or performer'
  );
  perform private.require(p_period in ('7d', '30d'), 'period', '7d or 30d');
  -- A rank is held by one.
  v_ranks := array(
    select t.rank
    from public.trend_scores as t
    where t.entity_type = p_entity_type and t.period = p_period
      and (
        v_category is null
        or v_category = case t.entity_type
          when 'event' then (select category from public.events where id = t.entity_id)
          when 'venue' then (select type from public.venues where id = t.entity_id)
          else (select performance_type from public.performer_profiles where id = t.entity_id)
        end
      )
    order by t.rank
  );
  select * into v_page from private.page_bounds(p_page, p_page_size, cardinality(v_ranks));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'rank', t.rank, 'prev_rank', t.prev_rank, 'score', round(t.score::numeric, 1),
            'entity_type', t.entity_type, 'entity_id', t.entity_id,
            'card', shown.card
          ) order by t.rank
        )
        from unnest(v_ranks[v_page.skip + 1 : v_page.skip + v_page.page_size]) as chosen (rank)
        join public.trend_scores as t
          on t.entity_type = p_entity_type and t.period = p_period and t.rank = chosen.rank
        -- "offset 0": made once. None is made of what left while the rankings were being made.
        cross join lateral (
          select private.entity_card(t.entity_type, t.entity_id) as card offset 0
        ) as shown
        where shown.card is not null
      ),
      '[]'
    ),
    'total', cardinality(v_ranks), 'page', v_page.page, 'page_size', v_page.page_size,
    'updated_at', (select max(computed_at) from public.trend_scores where period = p_period)
  );
end;
$$;
revoke execute on function public.trends(text, text, text, int, int) from public;
grant execute on function public.trends(text, text, text, int, int) to anon, authenticated;

revoke execute on all functions in schema private from public;
