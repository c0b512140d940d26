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
-- of the last eight weeks, oldest first}.
create function private.dashboard_metrics()
returns table (metric text, total int, new_this_month int, sparkline int[])
language sql
stable
set search_path = ''
as $$
  select name,
    (select count(*) from private.counted_items as c where c.metric = name),
    (
      select count(*) from private.counted_items as c
      where c.metric = name and c.created_at >=
        timezone('Asia/Taipei', date_trunc('month', private.today()::timestamp))
    ),
    array(
      select (
        select count(*)::int from private.counted_items as c
        where c.metric = name and c.created_at <= now() - make_interval(weeks => weeks_ago)
      )
      from generate_series(7, 0, -1) as weeks_ago
    )
  from unnest(array['events', 'venues', 'performers', 'ads', 'users', 'pending']) as name
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

-- What the table calls the state of an event: the decision on it, and once approved its phase.
create function private.event_display_status(e public.events)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when e.status = 'approved' then private.event_phase(e.status, e.starts_at, e.ends_at)
    else e.status
  end
$$;

-- GET /rpc/admin_list_events. p_status: a status as the items carry it, or `approved` for all
-- phases of approved events. p_sort: date, title or attendees; date and attendees also with a minus
-- in front. Drafts that are only begun are left out.
create function public.admin_list_events(
  p_query text default null,
  p_status text default null,
  p_category text default null,
  p_sort text default 'date',
  p_page int default 1,
  p_page_size int default 13
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();

  select array_agg(
    e.id
    order by
      case p_sort
        when '-date' then -extract(epoch from e.starts_at)
        when 'attendees' then e.current_attendees
        when '-attendees' then -e.current_attendees
        when 'title' then null
        else extract(epoch from e.starts_at)
      end,
      e.title, e.id
  )
  into v_ids
  from public.events as e
  where e.deleted_at is null and num_nulls(e.date, e.category, e.city) = 0
    and (v_status is null or v_status in (e.status, private.event_display_status(e)))
    and (v_category is null or e.category = v_category)
    and e.search_text like v_patterns[1]
    and e.search_text like all (v_patterns);

  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', e.id,
            'title', e.title,
            'date', e.date,
            'time', case when not e.time_undecided then to_char(e.time, 'HH24:MI') end,
            'location', e.location,
            'city', e.city,
            'category', e.category,
            'status', private.event_display_status(e),
            'attendees', e.current_attendees,
            'image_url', e.image_url,
            'poster_line', e.poster_line,
            'organizer_name', e.organizer_name,
            'is_own', e.organizer_id is not distinct from auth.uid(),
            'price', e.price,
            'version', e.version
          ) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size,
    'may_manage', private.has_flag('can_manage_events')
  );
end;
$$;
revoke execute on function public.admin_list_events(text, text, text, text, int, int) from public;
grant execute on function
  public.admin_list_events(text, text, text, text, int, int)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
