-- When an event that goes on for days is open. Without hours of its own it opens at its beginning and
-- closes at its end, day by day.

-- The times of a day, {start, end} as HH:MM; an end that is not after its start lies on the next day.
create function private.is_open_hours(p_hours jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(p_hours) = 'object'
      and p_hours ->> 'start' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and p_hours ->> 'end' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and p_hours ->> 'start' <> p_hours ->> 'end',
    false
  )
$$;

-- opening_hours as it is stored: {week, dates, last_entry_minutes}. `week` has the times of each
-- weekday that is open; `dates` are days that differ from their weekday, [{date, start, end}], closed
-- without times; nobody is let in any more so many minutes before it closes.
create function private.checked_opening_hours(p_hours jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_days constant text[] := array[
    'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
  ];
  v_week constant jsonb := coalesce(p_hours -> 'week', '{}');
  v_dates constant jsonb := coalesce(nullif(p_hours -> 'dates', 'null'), '[]');
  v_last_entry constant text := coalesce(p_hours ->> 'last_entry_minutes', '0');
begin
  if p_hours is null or p_hours = 'null' then
    return null;
  end if;
  perform private.require(
    jsonb_typeof(p_hours) = 'object' and jsonb_typeof(v_week) = 'object', 'opening_hours',
    'an object with a week'
  );
  perform private.require(
    not exists (
      select from jsonb_each(v_week) as d
      where d.key <> all (v_days) or not private.is_open_hours(d.value)
    ),
    'opening_hours', 'monday to sunday: start and end, HH:MM'
  );
  perform private.require(
    jsonb_typeof(v_dates) = 'array' and jsonb_array_length(v_dates) <= 60, 'opening_hours',
    'at most sixty days that differ'
  );
  perform private.require(
    not exists (
      select from jsonb_array_elements(v_dates) as d
      where jsonb_typeof(d) <> 'object'
        or (d ->> 'date' ~ '^20\d\d-\d\d-\d\d$' and pg_input_is_valid(d ->> 'date', 'date')) is not true
        or (num_nulls(d ->> 'start', d ->> 'end') < 2 and not private.is_open_hours(d))
    )
      and (select count(distinct d ->> 'date') = count(*) from jsonb_array_elements(v_dates) as d),
    'opening_hours', 'each day that differs once, with both times or none'
  );
  perform private.require(
    v_last_entry ~ '^\d{1,3}$' and v_last_entry::int <= 240, 'opening_hours',
    'the last entry is at most four hours before the end'
  );
  return jsonb_build_object(
    'week', v_week,
    'dates', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('date', d ->> 'date', 'start', d ->> 'start', 'end', d ->> 'end')
          order by d ->> 'date'
        )
        from jsonb_array_elements(v_dates) as d
      ),
      '[]'
    ),
    'last_entry_minutes', nullif(v_last_entry::int, 0)
  );
end;
$$;

-- The last day of an event; a party that ends before noon belongs to the evening before.
create function private.last_day_of(p_date date, p_ends_at timestamptz)
returns date
language sql
stable
set search_path = ''
as $$
  select greatest(p_date, timezone('Asia/Taipei', p_ends_at - interval '12 hours')::date)
$$;

-- From when until when an event that ends then is open on a day; empty when it is closed. A whole day
-- where hours are not known.
create function private.open_on(p_event public.events, p_ends_at timestamptz, p_day date)
returns tstzrange
language sql
stable
set search_path = ''
as $$
  select case
    when p_day not between p_event.date and private.last_day_of(p_event.date, p_ends_at)
      or hours.starts is null then 'empty'::tstzrange
    else tstzrange(
        timezone('Asia/Taipei', p_day + hours.starts),
        timezone('Asia/Taipei', p_day + hours.ends + case
          when hours.ends > hours.starts then interval '0' else interval '1 day'
        end)
      ) * tstzrange(
        case
          when p_event.time_undecided then timezone('Asia/Taipei', p_event.date::timestamp)
          else timezone('Asia/Taipei', p_event.date + p_event.time)
        end,
        p_ends_at
      )
  end
  from (
    select (day.hours ->> 'start')::time as starts, (day.hours ->> 'end')::time as ends
    from (
      select coalesce(
        (
          select d from jsonb_array_elements(p_event.opening_hours -> 'dates') as d
          where d ->> 'date' = p_day::text
        ),
        p_event.opening_hours -> 'week' -> lower(to_char(p_day, 'FMDay'))
      ) as hours
    ) as day
    where p_event.opening_hours is not null
    union all
    select
      case when usual.are_known then p_event.time else '00:00' end,
      case when usual.are_known then usual.ends else '00:00' end
    from (
      select timezone('Asia/Taipei', p_ends_at)::time as ends,
        not p_event.time_undecided
          and timezone('Asia/Taipei', p_ends_at)::time > p_event.time as are_known
    ) as usual
    where p_event.opening_hours is null
  ) as hours
$$;

-- Refuses hours that leave no day of the event on which it is open.
create function private.check_opening_hours(p_event public.events, p_ends_at timestamptz)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(
    p_event.opening_hours is null or p_ends_at is null
      -- Kept, and no matter, while it is a single day.
      or private.last_day_of(p_event.date, p_ends_at) = p_event.date or exists (
      select from generate_series(
        p_event.date, private.last_day_of(p_event.date, p_ends_at), interval '1 day'
      ) as day
      where not isempty(private.open_on(p_event, p_ends_at, day::date))
    ),
    'opening_hours', 'on no day of the event it is open'
  );
end;
$$;

-- What other hours come to for those who hold tickets of what goes on for days: `closed` when a day on
-- which they could have come is gone, `shorter` when an hour is; null when nothing is taken away.
create function private.hours_taken(
  p_event public.events, p_ends_at timestamptz, p_before public.events
)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when p_event.opening_hours is not distinct from p_before.opening_hours
      or private.last_day_of(p_before.date, p_before.ends_at) = p_before.date then null
    when bool_or(not isempty(days.was) and isempty(days.will_be)) then 'closed'
    when bool_or(not days.was <@ days.will_be)
      or coalesce((p_event.opening_hours ->> 'last_entry_minutes')::int, 0)
        > coalesce((p_before.opening_hours ->> 'last_entry_minutes')::int, 0) then 'shorter'
  end
  from (
    select
      private.open_on(p_before, p_before.ends_at, day::date) * tstzrange(now(), null) as was,
      private.open_on(p_event, p_ends_at, day::date) as will_be
    from generate_series(
      greatest(p_before.date, private.today()),
      private.last_day_of(p_before.date, p_before.ends_at), interval '1 day'
    ) as day
  ) as days
$$;

-- The hours of an event as those read them who are told of others.
create function private.hours_facts(p_event public.events)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'date', p_event.date, 'time', case when not p_event.time_undecided then p_event.time end,
    'ends_at', p_event.ends_at, 'opening_hours', p_event.opening_hours
  )
$$;

revoke execute on all functions in schema private from public;
