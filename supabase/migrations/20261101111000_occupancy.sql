-- Occupied hours, and with the opening hours what is left of them. One table for everything that
-- takes hours. Bookings exclude each other; what is only kept free for something else may overlap with
-- anything, so that it is never thrown away for want of a gap.

-- Hours that the owner keeps for something else.
create table public.calendar_blocks (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid references public.venues (id) on delete cascade,
  performer_id uuid references public.performer_profiles (id) on delete cascade,
  resource_id uuid not null generated always as (coalesce(venue_id, performer_id)) stored,
  start_at timestamptz not null,
  end_at timestamptz not null,
  reason text check (length(reason) <= 200),
  -- phone: somebody booked without the site; ics: from another calendar.
  source text not null default 'manual' check (source in ('manual', 'ics', 'phone')),
  -- Of an imported entry, by which it is found again.
  uid text check (length(uid) <= 500),
  -- Of an entry of a calendar that is read by its address.
  source_id uuid references public.calendar_sources (id) on delete cascade,
  -- Of a booking by phone.
  contact_name text check (length(btrim(contact_name)) between 1 and 50),
  contact_phone text check (contact_phone = private.phone_number(contact_phone)),
  attendees int check (attendees >= 1),
  total int check (total >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint block_of_one check (num_nonnulls(venue_id, performer_id) = 1),
  constraint block_ends_after_start check (end_at > start_at),
  constraint only_imports_have_uids check (num_nonnulls(uid, source_id) = 0 or source = 'ics'),
  constraint only_phone_bookings_have_guests check (
    case source when 'phone' then contact_name is not null
      else num_nonnulls(contact_name, contact_phone, attendees, total) = 0 end
  ),
  unique (resource_id, uid)
);
create index calendar_blocks_venue_id_idx on public.calendar_blocks (venue_id);
create index calendar_blocks_performer_id_idx on public.calendar_blocks (performer_id);
create index calendar_blocks_source_id_idx on public.calendar_blocks (source_id);
create trigger guard_client_writes before insert or update or delete on public.calendar_blocks
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.calendar_blocks
  for each row execute function private.set_updated_at();

alter table public.calendar_blocks enable row level security;
create policy calendar_blocks_read on public.calendar_blocks for select to authenticated using (
  (venue_id is not null and (select private.has_flag('can_manage_venues')))
  or (performer_id is not null and (select private.has_flag('can_manage_performers')))
  or (
    (select private.is_active())
    and (
      exists (
        select from public.venues as v
        where v.id = venue_id and v.owner_id = (select auth.uid())
      )
      or exists (
        select from public.performer_profiles as p
        where p.id = performer_id and p.owner_id = (select auth.uid())
      )
    )
  )
);
revoke all on public.calendar_blocks from anon, authenticated;
grant select on public.calendar_blocks to authenticated;

create table public.calendar_occupancy (
  id uuid primary key default gen_random_uuid(),
  resource_type text not null check (resource_type in ('venue', 'performer')),
  resource_id uuid not null,
  -- With the buffers of that time.
  during tstzrange not null check (
    not isempty(during) and lower_inc(during) and not upper_inc(during)
    and lower(during) is not null and upper(during) is not null
  ),
  -- booking: agreed on, here or by phone; block: busy with something else.
  kind text not null default 'block' check (kind in ('booking', 'block')),
  booking_id uuid unique references public.bookings (id) on delete cascade,
  block_id uuid unique references public.calendar_blocks (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint occupied_by_one check (num_nonnulls(booking_id, block_id) = 1),
  constraint bookings_are_bookings check (booking_id is null or kind = 'booking'),
  constraint never_booked_twice exclude using gist (
    resource_type with =,
    resource_id with =,
    during with &&
  ) where (kind = 'booking')
);
create index calendar_occupancy_during_idx on public.calendar_occupancy
  using gist (resource_type, resource_id, during);
create trigger guard_client_writes before insert or update or delete on public.calendar_occupancy
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.calendar_occupancy
  for each row execute function private.set_updated_at();

-- What is free is public through get_free_time(); by whom the rest is taken is the owner's.
alter table public.calendar_occupancy enable row level security;
create policy calendar_occupancy_read on public.calendar_occupancy for select to authenticated using (
  (resource_type = 'venue' and (select private.has_flag('can_manage_venues')))
  or (resource_type = 'performer' and (select private.has_flag('can_manage_performers')))
  or (
    (select private.is_active())
    and (
      exists (
        select from public.venues as v
        where v.id = resource_id and v.owner_id = (select auth.uid())
      )
      or exists (
        select from public.performer_profiles as p
        where p.id = resource_id and p.owner_id = (select auth.uid())
      )
    )
  )
);
revoke all on public.calendar_occupancy from anon, authenticated;
grant select on public.calendar_occupancy to authenticated;

-- What cannot be booked of many calendars within a window: hours that are occupied or too close to what
-- is, one union for each. p_except leaves one booking out of account: what it has already is its own, also
-- where the owner was busy with something else later.
create function private.taken_time(
  p_type text, p_ids uuid[], p_windows tstzmultirange, p_except uuid default null
)
returns table (calendar_id uuid, taken tstzmultirange)
language sql
stable
set search_path = ''
as $$
  select c.id, coalesce(occupied.hours, '{}') - coalesce(own.hours, '{}')
  from (
    select resource.id, interval '1 minute' * coalesce(v.buffer_before_minutes, a.buffer_before_minutes, 0) as before,
      interval '1 minute' * coalesce(v.buffer_after_minutes, a.buffer_after_minutes, 0) as after
    from unnest(p_ids) as resource (id)
    left join public.venues as v on p_type = 'venue' and v.id = resource.id
    left join public.performer_availability as a on p_type = 'performer' and a.performer_id = resource.id
  ) as c
  left join lateral (
    select range_agg(tstzrange(lower(o.during) - c.after, upper(o.during) + c.before)) as hours
    from public.calendar_occupancy as o
    where o.resource_type = p_type and o.resource_id = c.id
      and o.during && (
        select range_agg(tstzrange(lower(part) - interval '12 hours', upper(part) + interval '12 hours'))
        from unnest(p_windows) as part
      )
      and (p_except is null or o.booking_id is distinct from p_except)
  ) as occupied on true
  left join lateral (
    select tstzmultirange(o.during * tstzrange(b.start_at, b.end_at)) as hours
    from public.calendar_occupancy as o
    join public.bookings as b on b.id = o.booking_id
    where o.booking_id = p_except and o.resource_id = c.id
  ) as own on true
$$;

-- Opening hours of the calendars that have any, within a window, and what of them can be booked.
create function private.free_time(
  p_type text, p_ids uuid[], p_windows tstzmultirange, p_except uuid default null
)
returns table (calendar_id uuid, opening tstzmultirange, free tstzmultirange)
language sql
stable
set search_path = ''
as $$
  with
  -- Also the day before, whose hours may go beyond midnight.
  days as (
    select distinct day::date as day, extract(isodow from day)::int as weekday,
      day at time zone 'Asia/Taipei' as midnight
    from unnest(p_windows) as part
    cross join lateral generate_series(
      date_trunc('day', lower(part) at time zone 'Asia/Taipei') - interval '1 day',
      upper(part) at time zone 'Asia/Taipei', interval '1 day'
    ) as day
  ),
  exceptions as (
    select e.resource_id, e.day, e.is_closed,
      extract(epoch from e.start_time)::int / 60 as opens,
      extract(epoch from e.end_time)::int / 60
        + case when e.end_time > e.start_time then 0 else 1440 end as closes
    from public.availability_exceptions as e
    where e.resource_id = any (p_ids) and e.day in (select day from days)
  ),
  opening as (
    select hours.resource_id,
      range_agg(tstzrange(
        days.midnight + interval '1 minute' * hours.opens,
        days.midnight + interval '1 minute' * hours.closes
      )) * p_windows as hours
    from days
    join (
      select w.resource_id, d.day, w.opens, w.closes
      from days as d
      join private.weekly_openings as w on w.weekday = d.weekday and w.resource_id = any (p_ids)
      where not exists (
        select from exceptions as e where e.resource_id = w.resource_id and e.day = d.day
      )
      union all
      select resource_id, day, opens, closes from exceptions where not is_closed
    ) as hours on hours.day = days.day
    group by hours.resource_id
  )
  select c.id, coalesce(o.hours, '{}'), coalesce(o.hours, '{}') - t.taken
  from (
    select id from public.venues where p_type = 'venue' and id = any (p_ids)
    union all
    select performer_id from public.performer_availability
    where p_type = 'performer' and performer_id = any (p_ids)
  ) as c
  join private.taken_time(p_type, p_ids, p_windows, p_except) as t on t.calendar_id = c.id
  left join opening as o on o.resource_id = c.id
$$;

-- Hours with the buffers of their calendar around them.
create function private.with_buffers(
  p_resource_id uuid, p_start_at timestamptz, p_end_at timestamptz
)
returns tstzrange
language sql
stable
set search_path = ''
as $$
  select tstzrange(
    p_start_at - interval '1 minute' * coalesce(v.buffer_before_minutes, a.buffer_before_minutes, 0),
    p_end_at + interval '1 minute' * coalesce(v.buffer_after_minutes, a.buffer_after_minutes, 0)
  )
  from (select p_resource_id as id) as resource
  left join public.venues as v on v.id = resource.id
  left join public.performer_availability as a on a.performer_id = resource.id
$$;

-- Takes the hours of a booking, or raises SLOT_TAKEN. This insert is what confirms. Whoever calls has locked
-- the calendar, so that nobody becomes busy meanwhile; against other bookings the constraint stands behind it.
create function private.occupy(p_booking public.bookings)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_type constant text := private.calendar_type(p_booking);
  v_hours constant tstzrange := tstzrange(p_booking.start_at, p_booking.end_at);
begin
  if exists (
    select from private.taken_time(
      v_type, array[p_booking.resource_id], tstzmultirange(v_hours), p_booking.id
    ) as t
    where t.taken && v_hours
  ) then
    raise exclusion_violation;
  end if;
  insert into public.calendar_occupancy (resource_type, resource_id, during, kind, booking_id)
  values (
    v_type, p_booking.resource_id,
    private.with_buffers(p_booking.resource_id, p_booking.start_at, p_booking.end_at), 'booking', p_booking.id
  )
  on conflict (booking_id) do update set during = excluded.during;
exception when exclusion_violation then
  perform private.raise_error('SLOT_TAKEN', 'these hours are taken by another booking or a block');
end;
$$;

create function private.release(p_booking_id uuid)
returns void
language sql
set search_path = ''
as $$
  delete from public.calendar_occupancy where booking_id = p_booking_id
$$;

revoke execute on all functions in schema private from public;
