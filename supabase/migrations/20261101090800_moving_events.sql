-- What was sold keeps its dates until those who have it were told and could give it back.

-- When an event ends that is saved with other days: an end that was not said anew moves along with
-- the start, as prepare_event() does it.
create function private.end_after_move(p_event public.events, p_before public.events)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when p_event.ends_at is distinct from p_before.ends_at and p_event.ends_at is not null
      then p_event.ends_at
    else p_before.ends_at
      + (timezone('Asia/Taipei', p_event.date + p_event.time) - p_before.starts_at)
  end
$$;

-- Whether a day of a sold event may become an earlier one: those who move give time_to_return(), in
-- which tickets go back without a fee, and that time must be there. Within its day an hour may change
-- until the day before.
create function private.leaves_time_to_return(p_before timestamptz, p_after timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_after >= p_before
    or p_after >= now() + private.time_to_return()
    or (
      timezone('Asia/Taipei', p_after)::date = timezone('Asia/Taipei', p_before)::date
      and p_after >= now() + interval '24 hours'
    )
$$;

-- Refuses other days for a listed event: no start in the past, and nothing sold that comes nearer
-- than its holders can give it back.
create function private.check_move(p_event public.events, p_before public.events)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_starts_at constant timestamptz := timezone('Asia/Taipei', p_event.date + p_event.time);
  v_ends_at constant timestamptz := private.end_after_move(p_event, p_before);
begin
  perform private.require(
    v_starts_at = p_before.starts_at or v_starts_at > now(), 'date', 'a listed event begins ahead'
  );
  perform private.require(
    v_ends_at = p_before.ends_at or v_ends_at > now(), 'ends_at', 'a listed event ends ahead'
  );
  if private.has_attendees(p_before.id) and not (
    private.leaves_time_to_return(p_before.starts_at, v_starts_at)
    and private.leaves_time_to_return(p_before.ends_at, v_ends_at)
  ) then
    perform private.raise_error(
      'MOVED_TOO_NEAR', 'tickets are sold: earlier is possible seven days ahead, or on the same day',
      'date'
    );
  end if;
end;
$$;

-- Whether holders have to be told of other days, or of another location.
create function private.is_moved(p_event public.events, p_before public.events)
returns boolean
language sql
stable
set search_path = ''
as $$
  select (p_event.date, p_event.time, p_event.time_undecided, p_event.location, p_event.city)
      is distinct from
      (p_before.date, p_before.time, p_before.time_undecided, p_before.location, p_before.city)
    or p_event.address is distinct from p_before.address
    -- Of what lasts for days the last ones may be what somebody bought.
    or private.end_after_move(p_event, p_before) < p_before.ends_at - interval '24 hours'
$$;

revoke execute on all functions in schema private from public;
