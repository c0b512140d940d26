-- The list of all events in the back office.

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

-- What is complete, of the category that is asked for: the rest of every condition on events.
create function private.listed_events()
returns text
language sql
immutable
set search_path = ''
as $$
  select 'deleted_at is null and date is not null and category is not null and city is not null
    and ($3[2] is null or category = $3[2])'
$$;

-- Where the events of a status as the table calls it come from, for private.listed_keys(): what an index
-- has in the order of dates. `ended` is two stretches of it, each read no further than the list goes.
create function private.events_with_status(p_status text, p_order text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '(' || string_agg(
    '(select * from public.events where ' || stretch || ' and ' || private.listed_events()
      || case when cardinality(stretches) > 1 then ' order by ' || p_order || ' limit %3$s' else '' end
      || ')',
    ' union all '
  ) || ')'
  from (
    select case p_status
      when 'upcoming' then array['status = ''approved'' and starts_at > now()']
      when 'ongoing' then array[
        'status = ''approved'' and starts_at <= now() and ends_at > now()
          and starts_at >= private.earliest_start(now())'
      ]
      when 'ended' then array[
        'status = ''ended''', 'status = ''approved'' and starts_at <= now() and ends_at <= now()'
      ]
      else array['($3[1] is null or status = $3[1])']
    end as stretches
  ) as those, unnest(stretches) as stretch
$$;

-- The same by demand. Approved events are in that order in a table of their own; the others are few.
create function private.events_by_attendees(p_status text, p_order text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '(
    (
      select id, starts_at, current_attendees
      from (
        select event_id as id, attendees as current_attendees, starts_at, ends_at, category
        from private.event_demand
      ) as d
      where ($3[2] is null or category = $3[2]) and ' || case
        when p_status is null or p_status = 'approved' then 'true'
        when p_status = 'upcoming' then 'starts_at > now()'
        when p_status = 'ongoing' then 'starts_at <= now() and ends_at > now()'
        when p_status = 'ended' then 'ends_at <= now()'
        else 'false'
      end || '
      order by ' || p_order || ' limit %3$s
    )
    union all
    (
      select id, starts_at, current_attendees
      from public.events
      where status in (''draft'', ''pending_approval'', ''rejected'', ''ended'', ''cancelled'')
        and ($3[1] is null or status = $3[1]) and ' || private.listed_events() || '
      order by ' || p_order || ' limit %3$s
    )
  )'
$$;

-- Where a file of events comes from, by all that the table is narrowed to, and the rows that words name.
create function private.events_in_all(p_rows text, p_behind text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '(
    select listed.* from ' || p_rows || ' as listed
    where ($3[1] is null or $3[1] in (listed.status, private.event_display_status(listed)))
      and ' || private.listed_events() || ' and ' || p_behind || '
  )'
$$;

-- GET /rpc/admin_list_events. p_status: a status as the items carry it, or `approved` for all
-- phases of approved events. p_sort: date, title or attendees; date and attendees also with a minus
-- in front. Of the same day, or with as many attendees, the order is that of
-- beginning. Drafts that are only begun are left out. p_after: see private.place_of(); whatever p_sort says, the
-- order is then that in which they were entered, the latest first.
create function public.admin_list_events(
  p_query text default null,
  p_status text default null,
  p_category text default null,
  p_sort text default 'date',
  p_page int default 1,
  p_page_size int default 13,
  p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_by_demand constant boolean :=
    coalesce(p_after is null and p_sort in ('attendees', '-attendees'), false);
  v_order constant text := case case when p_after is null then p_sort else 'latest' end
    when 'latest' then 'created_at desc, id'
    when '-date' then 'starts_at desc, id desc'
    when 'title' then 'title, id'
    when '-attendees' then 'current_attendees desc, starts_at, id'
    when 'attendees' then 'current_attendees, starts_at desc, id desc'
    else 'starts_at, id'
  end;
  v_words constant text[] := private.search_words(p_query);
  v_limit constant bigint := private.count_limit(p_page, p_page_size, v_words <> '{}', p_after);
  v_behind constant text := private.rows_behind(p_after, 'created_at');
  v_page record;
begin
  perform private.require_admin();
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      'select e.id::text as key, %2$s as hit from %1$s as e order by ' || v_order || ' limit %3$s',
      case when v_by_demand then private.events_by_attendees(v_status, v_order)
        when p_after is not null then private.events_in_all('public.events', v_behind)
        else private.events_with_status(v_status, v_order) end,
      array[v_status, nullif(nullif(p_category, ''), 'all')], v_limit, v_words,
      case when v_by_demand
        then '(select w.search_text like all ($1) from public.events as w where w.id = e.id)'
        else 'e.search_text like all ($1)' end,
      private.events_in_all(
        '(select * from public.events where ' || private.events_named_by_index(v_words) || ' offset 0)', v_behind
      ),
      p_first => 1000
    ),
    v_limit, p_page, p_page_size
  );

  return v_page.facts || jsonb_build_object(
    'next', private.next_place(p_after, 'public.events', v_page.keys[v_limit]::uuid),
    'items', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', e.id,
            'title', e.title,
            'date', e.date,
            'time', case when not e.time_undecided then to_char(e.time, 'HH24:MI') end,
            'ends_at', e.ends_at,
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
          ) order by chosen.place
        ),
        '[]'
      )
      from unnest(v_page.keys::uuid[]) with ordinality as chosen (id, place)
      join public.events as e on e.id = chosen.id
    ),
    'may_manage', private.has_flag('can_manage_events')
  );
end;
$$;
revoke execute on function public.admin_list_events(text, text, text, text, int, int, text) from public;
grant execute on function
  public.admin_list_events(text, text, text, text, int, int, text)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
