-- What owners change about hours: hours of the week, days that differ, blocks. p_type: venue or
-- performer.

-- Locks a calendar for its owner.
create function private.lock_own_calendar(p_type text, p_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_user();
  perform private.require(p_type in ('venue', 'performer'), 'type', 'venue or performer');
  if p_type = 'venue' then
    perform private.lock_own_venue(p_id);
  else
    perform private.lock_own_performer(p_id);
  end if;
end;
$$;

-- POST /rpc/set_availability. Hours of the week and the terms on which they can be booked, on the version
-- that was read: a venue's, or that of a performer's hours. Bookings that stand
-- are not touched by it; those outside of the new hours are answered.
create function public.set_availability(
  p_type text default null,
  p_id uuid default null,
  p_open_days jsonb default null,
  p_opening_hours jsonb default null,
  p_buffer_before_minutes int default null,
  p_buffer_after_minutes int default null,
  p_min_booking_hours int default null,
  p_advance_booking_days int default null,
  p_max_advance_days int default null,
  p_slot_minutes int default null,
  p_version int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_week record;
  v_row jsonb;
begin
  perform private.lock_own_calendar(p_type, p_id);
  if p_type = 'performer' then
    insert into public.performer_availability (performer_id) values (p_id) on conflict do nothing;
    select to_jsonb(a) into v_row from public.performer_availability as a where a.performer_id = p_id;
  else
    select to_jsonb(v) into v_row from public.venues as v where v.id = p_id;
  end if;
  if p_version <> (v_row ->> 'version')::int then
    perform private.raise_error('STALE_VERSION', format('it is version %s now', v_row ->> 'version'));
  end if;
  v_row := v_row || jsonb_strip_nulls(jsonb_build_object(
    'open_days', p_open_days, 'opening_hours', p_opening_hours,
    'buffer_before_minutes', p_buffer_before_minutes, 'buffer_after_minutes', p_buffer_after_minutes,
    'min_booking_hours', p_min_booking_hours, 'advance_booking_days', p_advance_booking_days,
    'max_advance_days', p_max_advance_days, 'slot_minutes', p_slot_minutes
  ));
  select * into v_week from private.check_week(v_row -> 'open_days', v_row -> 'opening_hours');
  perform private.json_int(v_row, 'buffer_before_minutes', 0, 720);
  perform private.json_int(v_row, 'buffer_after_minutes', 0, 720);
  perform private.json_int(v_row, 'min_booking_hours', 1, 168);
  perform private.json_int(v_row, 'max_advance_days', 1, 730);
  perform private.json_int(
    v_row, 'advance_booking_days', 0, least(365, (v_row ->> 'max_advance_days')::int)
  );
  perform private.require(v_row ->> 'slot_minutes' in ('15', '30', '60'), 'slot_minutes', '15, 30 or 60');

  if p_type = 'performer' then
    update public.performer_availability as a
    set open_days = v_week.p_open_days, opening_hours = v_week.p_opening_hours,
      buffer_before_minutes = r.buffer_before_minutes, buffer_after_minutes = r.buffer_after_minutes,
      min_booking_hours = r.min_booking_hours, advance_booking_days = r.advance_booking_days,
      max_advance_days = r.max_advance_days, slot_minutes = r.slot_minutes, version = a.version + 1
    from jsonb_populate_record(null::public.performer_availability, v_row) as r
    where a.performer_id = p_id;
  else
    update public.venues as v
    set open_days = v_week.p_open_days, opening_hours = v_week.p_opening_hours,
      buffer_before_minutes = r.buffer_before_minutes, buffer_after_minutes = r.buffer_after_minutes,
      min_booking_hours = r.min_booking_hours, advance_booking_days = r.advance_booking_days,
      max_advance_days = r.max_advance_days, slot_minutes = r.slot_minutes, version = v.version + 1
    from jsonb_populate_record(null::public.performer_availability, v_row) as r
    where v.id = p_id;
  end if;
  return jsonb_build_object(
    'open_days', v_week.p_open_days, 'opening_hours', v_week.p_opening_hours,
    'buffer_before_minutes', v_row -> 'buffer_before_minutes',
    'buffer_after_minutes', v_row -> 'buffer_after_minutes',
    'min_booking_hours', v_row -> 'min_booking_hours',
    'advance_booking_days', v_row -> 'advance_booking_days',
    'max_advance_days', v_row -> 'max_advance_days', 'slot_minutes', v_row -> 'slot_minutes',
    'version', (v_row ->> 'version')::int + 1, 'standing', private.standing_outside(p_type, p_id)
  );
end;
$$;
revoke execute on function
  public.set_availability(text, uuid, jsonb, jsonb, int, int, int, int, int, int, int)
  from public;
grant execute on function
  public.set_availability(text, uuid, jsonb, jsonb, int, int, int, int, int, int, int)
  to anon, authenticated;

-- The form of a venue carries its closed days: who has it open learns that they are others now.
create function private.count_calendar_edit(p_id uuid)
returns void
language sql
set search_path = ''
as $$
  update public.venues set version = version + 1 where id = p_id
$$;

-- POST /rpc/set_exception. Closed on that day, or other hours. p_remove: as on any other such
-- weekday. Says which bookings stand in what is closed: they stay.
create function public.set_exception(
  p_type text default null,
  p_id uuid default null,
  p_day date default null,
  p_start time default null,
  p_end time default null,
  p_note text default null,
  p_remove boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_own_calendar(p_type, p_id);
  perform private.require(
    isfinite(p_day) and p_day between private.today() - 366 and private.today() + 731, 'day',
    'a day within two years'
  );
  perform private.require(num_nonnulls(p_start, p_end) <> 1, 'end', 'both times or none');
  perform private.require(length(p_note) <= 200 or p_note is null, 'note', 'at most 200 characters');
  delete from public.availability_exceptions where resource_id = p_id and day = p_day;
  if p_remove is not true then
    insert into public.availability_exceptions (
      venue_id, performer_id, day, start_time, end_time, note
    )
    values (
      case p_type when 'venue' then p_id end, case p_type when 'performer' then p_id end, p_day, p_start,
      p_end, nullif(private.trimmed(p_note), '')
    );
  end if;
  perform private.count_calendar_edit(p_id);
  return jsonb_build_object(
    'day', p_day, 'removed', coalesce(p_remove, false), 'standing', case
      when p_remove is true then '[]'
      else private.standing_in(p_id, private.hours_beyond(p_day, p_start, p_end))
    end
  );
end;
$$;
revoke execute on function
  public.set_exception(text, uuid, date, time, time, text, boolean)
  from public;
grant execute on function
  public.set_exception(text, uuid, date, time, time, text, boolean)
  to anon, authenticated;

-- POST /rpc/add_block. Nobody books these hours from now on. Bookings that stand in them stay, and are
-- answered.
create function public.add_block(
  p_type text default null,
  p_id uuid default null,
  p_start_at timestamptz default null,
  p_end_at timestamptz default null,
  p_reason text default null,
  p_source text default 'manual'
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_block_id uuid;
begin
  perform private.lock_own_calendar(p_type, p_id);
  perform private.require(isfinite(p_start_at), 'start_at', 'name the start');
  perform private.require(
    isfinite(p_end_at) and p_end_at > p_start_at and p_end_at - p_start_at <= interval '370 days'
      and private.is_near(p_start_at) and private.is_near(p_end_at),
    'end_at', 'after the start, within a year, at most three years ahead'
  );
  perform private.require(p_end_at > now(), 'end_at', 'not in the past');
  perform private.require(length(p_reason) <= 200 or p_reason is null, 'reason', 'at most 200 characters');
  perform private.require(p_source in ('manual', 'ics'), 'source', 'manual or ics');
  if (
    select count(*) from public.calendar_blocks
    where resource_id = p_id and source <> 'ics' and end_at > now()
  ) >= 1000 then
    perform private.raise_error('LIMIT_EXCEEDED', 'a thousand blocks are in this calendar already');
  end if;
  perform private.expire_calendar(p_id);
  insert into public.calendar_blocks (venue_id, performer_id, start_at, end_at, reason, source)
  values (
    case p_type when 'venue' then p_id end, case p_type when 'performer' then p_id end, p_start_at,
    p_end_at, nullif(private.trimmed(p_reason), ''), p_source
  )
  returning id into v_block_id;
  insert into public.calendar_occupancy (resource_type, resource_id, during, block_id)
  values (p_type, p_id, tstzrange(p_start_at, p_end_at), v_block_id);
  return jsonb_build_object(
    'id', v_block_id,
    'standing', private.standing_in(p_id, tstzmultirange(tstzrange(p_start_at, p_end_at)))
  );
end;
$$;
revoke execute on function
  public.add_block(text, uuid, timestamptz, timestamptz, text, text)
  from public;
grant execute on function
  public.add_block(text, uuid, timestamptz, timestamptz, text, text)
  to anon, authenticated;

-- POST /rpc/remove_block.
create function public.remove_block(p_block_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_block public.calendar_blocks;
begin
  select * into v_block from public.calendar_blocks where id = p_block_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such block');
  end if;
  perform private.lock_own_calendar(
    case when v_block.venue_id is not null then 'venue' else 'performer' end, v_block.resource_id
  );
  delete from public.calendar_blocks where id = p_block_id;
  return jsonb_build_object('id', p_block_id);
end;
$$;
revoke execute on function public.remove_block(uuid) from public;
grant execute on function public.remove_block(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
