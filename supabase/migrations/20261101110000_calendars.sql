-- When venues and performers can be booked: hours of the week, days that differ, buffers. What of
-- it is taken follows in occupancy.

-- A performer without a row gives no hours and is not booked.
create table public.performer_availability (
  performer_id uuid primary key references public.performer_profiles (id) on delete cascade,
  -- Both as in `venues`.
  open_days jsonb not null default '{}' check (jsonb_typeof(open_days) = 'object'),
  opening_hours jsonb not null default '{}' check (jsonb_typeof(opening_hours) = 'object'),
  -- Travel and set-up.
  buffer_before_minutes int not null default 60 check (buffer_before_minutes between 0 and 720),
  buffer_after_minutes int not null default 60 check (buffer_after_minutes between 0 and 720),
  min_booking_hours int not null default 1 check (min_booking_hours >= 1),
  advance_booking_days int not null default 7 check (advance_booking_days >= 0),
  max_advance_days int not null default 180 check (max_advance_days >= 1),
  slot_minutes int not null default 30 check (slot_minutes in (15, 30, 60)),
  deposit_percent int not null default 30 check (deposit_percent between 0 and 100),
  cancellation_policy text not null default 'standard'
    check (cancellation_policy in ('flexible', 'standard', 'strict')),
  version int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint performer_lead_time_fits_window check (advance_booking_days <= max_advance_days)
);
create trigger set_updated_at before update on public.performer_availability
  for each row execute function private.set_updated_at();
create trigger guard_client_writes before insert or update or delete on public.performer_availability
  for each row execute function private.guard_client_writes();

-- The owner, and administrators of that kind. The public asks get_free_time().
alter table public.performer_availability enable row level security;
create policy performer_availability_read on public.performer_availability
  for select to authenticated using (
    (select private.has_flag('can_manage_performers'))
    or (
      (select private.is_active())
      and exists (
        select from public.performer_profiles as p
        where p.id = performer_id and p.owner_id = (select auth.uid())
      )
    )
  );
revoke all on public.performer_availability from anon, authenticated;
grant select on public.performer_availability to authenticated;

-- A day that differs from its weekday. Hours behave as in opening_hours: an end not after the start
-- lies on the next day, and they belong to the day on which they start.
create table public.availability_exceptions (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid references public.venues (id) on delete cascade,
  performer_id uuid references public.performer_profiles (id) on delete cascade,
  resource_id uuid not null generated always as (coalesce(venue_id, performer_id)) stored,
  day date not null,
  start_time time,
  end_time time,
  is_closed boolean not null generated always as (start_time is null) stored,
  note text check (length(note) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (resource_id, day),
  constraint exception_of_one check (num_nonnulls(venue_id, performer_id) = 1),
  constraint exception_has_both_times check (num_nonnulls(start_time, end_time) <> 1)
);
create index availability_exceptions_venue_id_idx on public.availability_exceptions (venue_id);
create index availability_exceptions_performer_id_idx
  on public.availability_exceptions (performer_id);
create trigger set_updated_at before update on public.availability_exceptions
  for each row execute function private.set_updated_at();
create trigger guard_client_writes before insert or update or delete on public.availability_exceptions
  for each row execute function private.guard_client_writes();

alter table public.availability_exceptions enable row level security;
create policy availability_exceptions_read on public.availability_exceptions
  for select to authenticated using (
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
revoke all on public.availability_exceptions from anon, authenticated;
grant select on public.availability_exceptions to authenticated;

-- The hours of the week in a form that sets can be joined with. Minutes after midnight; `closes`
-- goes beyond 1440 when the end lies on the next day.
create table private.weekly_openings (
  resource_id uuid not null,
  -- 1 = Monday
  weekday int not null check (weekday between 1 and 7),
  opens int not null check (opens between 0 and 1439),
  closes int not null check (closes > opens and closes <= opens + 1440),
  primary key (resource_id, weekday)
);

alter table private.weekly_openings enable row level security;

create function private.minute_of_day(p_time text)
returns int
language sql
immutable
set search_path = ''
as $$
  select case
    when p_time ~ '^([01]\d|2[0-3]):[0-5]\d(:00)?$'
      then left(p_time, 2)::int * 60 + substr(p_time, 4, 2)::int
    when p_time = '24:00' then 1440
  end
$$;

create function private.weekly_hours(p_open_days jsonb, p_opening_hours jsonb)
returns table (weekday int, opens int, closes int)
language sql
immutable
set search_path = ''
as $$
  select n::int, opens, case when closes > opens then closes else closes + 1440 end
  from unnest(
      array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    ) with ordinality as d (day, n),
    private.minute_of_day(p_opening_hours -> day ->> 'start') as opens,
    private.minute_of_day(p_opening_hours -> day ->> 'end') as closes
  where p_open_days ->> day = 'true' and opens < 1440 and closes is not null
$$;

-- AFTER INSERT OR UPDATE OF open_days, opening_hours; the argument names the column with the id.
create function private.keep_weekly_openings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id constant uuid := to_jsonb(new) ->> tg_argv[0];
begin
  delete from private.weekly_openings where resource_id = v_id;
  insert into private.weekly_openings (resource_id, weekday, opens, closes)
  select v_id, h.* from private.weekly_hours(new.open_days, new.opening_hours) as h;
  return null;
end;
$$;
create trigger keep_weekly_openings after insert or update of open_days, opening_hours
  on public.venues for each row execute function private.keep_weekly_openings('id');
create trigger keep_weekly_openings after insert or update of open_days, opening_hours
  on public.performer_availability
  for each row execute function private.keep_weekly_openings('performer_id');

-- venues.special_closed_dates and the closed days among the exceptions are the same list. Each side
-- writes the other only where they differ, so the two triggers come to rest.
create function private.closed_dates_to_exceptions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.availability_exceptions
  where venue_id = new.id and is_closed and day <> all (new.special_closed_dates);
  insert into public.availability_exceptions (venue_id, day)
  select distinct new.id, day from unnest(new.special_closed_dates) as day
  on conflict (resource_id, day) do update set start_time = null, end_time = null
    where not availability_exceptions.is_closed;
  return null;
end;
$$;
create trigger closed_dates_to_exceptions after insert or update of special_closed_dates
  on public.venues for each row execute function private.closed_dates_to_exceptions();

create function private.exceptions_to_closed_dates()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_venue_id constant uuid := coalesce(to_jsonb(new) ->> 'venue_id', to_jsonb(old) ->> 'venue_id');
  v_days constant date[] := array(
    select day from public.availability_exceptions
    where venue_id = v_venue_id and is_closed order by day
  );
begin
  update public.venues set special_closed_dates = v_days
  where id = v_venue_id
    and not (special_closed_dates @> v_days and special_closed_dates <@ v_days);
  return null;
end;
$$;
create trigger exceptions_to_closed_dates after insert or update or delete
  on public.availability_exceptions
  for each row execute function private.exceptions_to_closed_dates();

revoke execute on all functions in schema private from public;
