-- The back office's reads. Every function refuses by error: an empty or zero answer would look like
-- the truth.

-- Whatever waits for a decision, of every kind.
create view private.pending_items with (security_invoker = true) as
  select id, type, title, submitter, submitted_at
  from private.approval_rows
  where status = any (private.approval_tab_statuses('pending_approval'));

-- One row for each thing that the overview counts.
create view private.counted_items with (security_invoker = true) as
  select 'events' as metric, created_at from public.events where deleted_at is null and not is_demo
  union all
  select 'venues', created_at from public.venues where deleted_at is null and not is_demo
  union all
  select 'performers', created_at from public.performer_profiles where not is_deleted and not is_demo
  union all
  select 'ads', created_at from public.advertisements
  union all
  select 'users', created_at from public.profiles where not deleted
  union all
  select 'pending', submitted_at from private.pending_items;

-- For each metric: {"total", "new_this_month", "sparkline": how many there were at the end of each
-- of the last eight weeks, oldest first}. Each thing is counted once; what came since then is few, and
-- taken off.
create function private.dashboard_metrics()
returns table (metric text, total int, new_this_month int, sparkline int[])
language sql
stable
set search_path = ''
-- Indexes are small beside their tables.
set random_page_cost = 1.1
as $$
  with totals as (
    -- Each by its name, so that only its own index is read.
    select 'events' as metric, count(*)::int as total from private.counted_items where metric = 'events'
    union all
    select 'venues' as metric, count(*)::int as total from private.counted_items where metric = 'venues'
    union all
    select 'performers' as metric, count(*)::int as total from private.counted_items where metric = 'performers'
    union all
    select 'ads' as metric, count(*)::int as total from private.counted_items where metric = 'ads'
    union all
    select 'users' as metric, count(*)::int as total from private.counted_items where metric = 'users'
    union all
    select 'pending' as metric, count(*)::int as total from private.counted_items where metric = 'pending'
  ),
  recent as (
    select c.metric, count(*) filter (where c.created_at >= began)::int as this_month,
      array[
        count(*) filter (where c.created_at > ends[1])::int,
        count(*) filter (where c.created_at > ends[2])::int,
        count(*) filter (where c.created_at > ends[3])::int,
        count(*) filter (where c.created_at > ends[4])::int,
        count(*) filter (where c.created_at > ends[5])::int,
        count(*) filter (where c.created_at > ends[6])::int,
        count(*) filter (where c.created_at > ends[7])::int,
        count(*) filter (where c.created_at > ends[8])::int
      ] as since
    from private.counted_items as c,
      -- Fenced, or each row would ask the calendar anew.
      (
        select timezone('Asia/Taipei', date_trunc('month', private.today()::timestamp)) as began,
          array(
            select now() - make_interval(weeks => ago) from generate_series(7, 0, -1) as ago
          ) as ends
        offset 0
      ) as moments
    where c.created_at >= (
      select least(
        now() - interval '7 weeks',
        timezone('Asia/Taipei', date_trunc('month', private.today()::timestamp))
      )
    )
    group by c.metric
  )
  select t.metric, t.total, coalesce(r.this_month, 0),
    array(
      select t.total - coalesce(r.since[week], 0) from generate_series(1, 8) as week order by week
    )
  from totals as t
  left join recent as r on r.metric = t.metric
$$;

-- Registrations made on each of the last 30 days in Taipei, beside the day 30 days earlier.
create function private.registrations_by_day()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with days as (
    select (registered_at at time zone 'Asia/Taipei')::date as day, count(*) as registrations
    from public.event_registrations
    where registered_at >= timezone('Asia/Taipei', (private.today() - 59)::timestamp)
    group by 1
  )
  select jsonb_agg(
    jsonb_build_object(
      'day', day,
      'count', coalesce((select registrations from days where days.day = d.day), 0),
      'previous', coalesce((select registrations from days where days.day = d.day - 30), 0)
    ) order by day
  )
  from (
    select private.today() - days_ago as day from generate_series(0, 29) as days_ago
  ) as d
$$;

-- GET /rpc/admin_dashboard
create function public.admin_dashboard()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'totals', jsonb_object_agg(metric, total),
      'new_this_month', jsonb_object_agg(metric, new_this_month),
      'sparklines', jsonb_object_agg(metric, to_jsonb(sparkline))
    )
    from private.dashboard_metrics()
  ) || jsonb_build_object(
    'registrations_by_day', private.registrations_by_day(),
    'pending_items', coalesce(
      (
        select jsonb_agg(to_jsonb(oldest) order by submitted_at)
        from (select * from private.pending_items order by submitted_at limit 5) as oldest
      ),
      '[]'
    ),
    'oldest_pending_at', (select min(submitted_at) from private.pending_items),
    'categories', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('category', category, 'share', round(share, 4), 'count', events)
          order by events desc, category
        )
        from (
          select category, count(*) as events, count(*) / sum(count(*)) over () as share
          from public.events
          where deleted_at is null and status in ('approved', 'ended')
          group by category
        ) as categories
      ),
      '[]'
    ),
    'generated_at', now()
  );
end;
$$;
revoke execute on function public.admin_dashboard() from public;
grant execute on function public.admin_dashboard() to anon, authenticated;

revoke execute on all functions in schema private from public;
