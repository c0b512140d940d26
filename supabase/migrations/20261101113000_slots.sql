-- Which hours may be asked for.

-- The last moment at which a yes to these hours can still be said: no offer of them stands longer.
create function private.last_yes(p_start_at timestamptz)
returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select p_start_at - interval '30 minutes'
$$;

-- What of each calendar can be asked for: the step of its grid, the shortest booking, and the first
-- and the last moment at which one may start: whoever is asked has half an hour before the last yes.
create function private.calendar_rules(p_type text, p_ids uuid[])
returns table (
  id uuid, slot_minutes int, min_minutes int, earliest timestamptz, latest timestamptz
)
language sql
stable
set search_path = ''
as $$
  select c.id, c.slot_minutes, c.min_booking_hours * 60,
    greatest(now() + interval '1 hour', (today.today + c.advance_booking_days)::timestamp at time zone 'Asia/Taipei'),
    (today.today + c.max_advance_days + 1)::timestamp at time zone 'Asia/Taipei'
  from (
    select v.id, v.slot_minutes, v.min_booking_hours, v.advance_booking_days, v.max_advance_days
    from public.venues as v
    where p_type = 'venue' and v.id = any (p_ids)
    union all
    select a.performer_id, a.slot_minutes, a.min_booking_hours, a.advance_booking_days,
      a.max_advance_days
    from public.performer_availability as a
    where p_type = 'performer' and a.performer_id = any (p_ids)
  ) as c
  cross join (select private.today() as today offset 0) as today
$$;

-- The first and the last start on the grid that each run of free hours allows; of many calendars at once, of which
-- `place` says the one, because a call for each of a thousand costs more than the answer. The grid counts from
-- midnight in Taipei, which is a whole hour of the epoch.
create function private.starts_within(
  p_free tstzmultirange[], p_slot_minutes int[], p_earliest timestamptz[], p_latest timestamptz[],
  p_minutes int
)
returns table (place bigint, first_start timestamptz, last_start timestamptz)
language sql
stable
set search_path = ''
as $$
  select c.place, slot.first_start, slot.last_start
  from unnest(p_free, p_slot_minutes, p_earliest, p_latest)
    with ordinality as c (free, slot_minutes, earliest, latest, place)
  cross join lateral unnest(c.free) as part
  cross join lateral (
    select
      grid.step
        + date_bin(grid.step, greatest(lower(part), c.earliest) - interval '1 microsecond', 'epoch'),
      date_bin(
        grid.step,
        least(upper(part) - interval '1 minute' * p_minutes, c.latest - interval '1 second'), 'epoch'
      )
    from (select interval '1 minute' * c.slot_minutes) as grid (step)
  ) as slot (first_start, last_start)
  where slot.first_start <= slot.last_start
$$;

-- Every run of free hours that is long enough, with the first and the last start that it allows.
create function private.free_slots(
  p_type text, p_ids uuid[], p_windows tstzmultirange, p_minutes int
)
returns table (calendar_id uuid, first_start timestamptz, last_start timestamptz)
language sql
stable
set search_path = ''
as $$
  select c.ids[slot.place], slot.first_start, slot.last_start
  from (
    select array_agg(r.id) as ids, array_agg(f.free) as free, array_agg(r.slot_minutes) as slot_minutes,
      array_agg(r.earliest) as earliest, array_agg(r.latest) as latest
    from private.free_time(p_type, p_ids, p_windows) as f
    join private.calendar_rules(p_type, p_ids) as r on r.id = f.calendar_id
    where p_minutes >= r.min_minutes
  ) as c
  cross join lateral private.starts_within(
    c.free, c.slot_minutes, c.earliest, c.latest, p_minutes
  ) as slot
$$;

-- The free hours nearest to those that somebody wants, at most one for each run of free hours.
create function private.nearest_slots(
  p_type text, p_id uuid, p_start_at timestamptz, p_minutes int, p_limit int default 3
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('start_at', start_at, 'end_at', start_at + interval '1 minute' * p_minutes)
    order by distance, start_at
  ), '[]')
  from (
    select nearest.start_at, abs(extract(epoch from nearest.start_at - p_start_at)) as distance
    from private.free_slots(
        p_type, array[p_id],
        tstzmultirange(tstzrange(p_start_at - interval '14 days', p_start_at + interval '30 days')),
        p_minutes
      ) as s
    cross join lateral (
      select least(greatest(p_start_at, s.first_start), s.last_start) as start_at
    ) as nearest
    order by distance, nearest.start_at
    limit p_limit
  ) as slots
$$;

-- Whether these hours may be asked for. Says which field is wrong, or OUTSIDE_OPENING_HOURS, or
-- SLOT_TAKEN. p_except: the booking that is to be moved.
create function private.check_slot(
  p_type text, p_id uuid, p_start_at timestamptz, p_end_at timestamptz, p_except uuid default null
)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_rules record;
  v_time record;
  v_wanted tstzrange;
begin
  select * into v_rules from private.calendar_rules(p_type, array[p_id]);
  perform private.require(v_rules.id is not null, 'start_at', 'no hours are given at all');
  perform private.require(
    isfinite(p_start_at) and extract(epoch from p_start_at) % (v_rules.slot_minutes * 60) = 0,
    'start_at', format('start on the grid of %s minutes', v_rules.slot_minutes)
  );
  perform private.require(
    isfinite(p_end_at) and p_end_at > p_start_at
      and extract(epoch from p_end_at) % (v_rules.slot_minutes * 60) = 0,
    'end_at', format('end after the start, on the grid of %s minutes', v_rules.slot_minutes)
  );
  perform private.require(
    extract(epoch from p_end_at - p_start_at) between v_rules.min_minutes * 60 and 31 * 86400,
    'end_at', format('between %s minutes and 31 days', v_rules.min_minutes)
  );
  perform private.require(p_start_at >= v_rules.earliest, 'start_at', 'too soon: mind the lead time');
  perform private.require(p_start_at < v_rules.latest, 'start_at', 'too far ahead');

  v_wanted := tstzrange(p_start_at, p_end_at);
  select * into v_time from private.free_time(p_type, array[p_id], tstzmultirange(v_wanted), p_except);
  if not (v_time.opening @> v_wanted) then
    perform private.raise_error('OUTSIDE_OPENING_HOURS', 'not wholly within opening hours');
  end if;
  if not (v_time.free @> v_wanted) then
    perform private.raise_error('SLOT_TAKEN', 'these hours are taken by another booking or a block');
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
