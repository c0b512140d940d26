-- Bookings that stand in hours of which their owner says something else.

-- What is agreed on and not over in one calendar, here and by phone, without buffers.
create function private.agreed_ahead(p_id uuid)
returns table (booking_id uuid, name text, during tstzrange)
language sql
stable
set search_path = ''
as $$
  select b.id, coalesce(b.contact_name, k.contact_name), own.during
  from public.calendar_occupancy as o
  left join public.bookings as b on b.id = o.booking_id
  left join public.calendar_blocks as k on k.id = o.block_id
  cross join lateral (
    select tstzrange(coalesce(b.start_at, k.start_at), coalesce(b.end_at, k.end_at)) as during
  ) as own
  where o.resource_id = p_id and o.kind = 'booking' and upper(own.during) > now() and b.is_demo is not true
$$;

-- The hours of a day beyond those between two times; all of it without them.
create function private.hours_beyond(p_day date, p_start time, p_end time)
returns tstzmultirange
language sql
stable
set search_path = ''
as $$
  select tstzmultirange(tstzrange(
    p_day::timestamp at time zone 'Asia/Taipei', (p_day + 1)::timestamp at time zone 'Asia/Taipei'
  )) - case when p_start is null then '{}' else tstzmultirange(tstzrange(
    (p_day + p_start) at time zone 'Asia/Taipei',
    (p_day + case when p_end > p_start then 0 else 1 end + p_end) at time zone 'Asia/Taipei'
  )) end
$$;

-- The bookings that stand in hours of which their owner says something else: closed, or busy. They stay.
create function private.standing_in(p_id uuid, p_hours tstzmultirange)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'booking_id', a.booking_id, 'name', a.name, 'start_at', lower(a.during), 'end_at', upper(a.during)
      ) order by a.during
    ),
    '[]'
  )
  from private.agreed_ahead(p_id) as a
  where a.during && p_hours
$$;

-- What was agreed on and is to come, outside of the opening hours as they are now. It stays.
create function private.standing_outside(p_type text, p_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with agreed as (
    select id, contact_name, start_at, end_at, tstzrange(start_at, end_at) as hours
    from public.bookings
    where resource_id = p_id and kind = case p_type when 'venue' then 'venue' else 'performance' end
      and status in ('awaiting_payment', 'confirmed') and not is_demo and start_at > now()
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'booking_id', a.id, 'name', a.contact_name, 'start_at', a.start_at, 'end_at', a.end_at
  ) order by a.start_at), '[]')
  from agreed as a
  join private.free_time(p_type, array[p_id], (select range_agg(hours) from agreed)) as f
    on not f.opening @> a.hours
$$;

revoke execute on all functions in schema private from public;
