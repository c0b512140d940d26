-- Calendars elsewhere whose addresses an owner gave: they are read each hour, and what is busy there is kept
-- free here. The address is a secret of the owner's (whoever has it reads that calendar), so no caller reads it.

create table public.calendar_sources (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid references public.venues (id) on delete cascade,
  performer_id uuid references public.performer_profiles (id) on delete cascade,
  resource_id uuid not null generated always as (coalesce(venue_id, performer_id)) stored,
  -- A name on the open network; where it leads to is looked at with each reading.
  url text not null check (
    length(url) <= 2000 and url ~ '^https://[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+(/[^\s]*)?$'
  ),
  host text not null generated always as (substring(url from '^https://([^/]+)')) stored,
  next_read_at timestamptz not null default now(),
  -- When it was read to its end last.
  read_at timestamptz,
  -- Why it could not be read since then, and how often that was tried.
  fault text check (fault in ('unreachable', 'refused', 'no_calendar', 'too_large', 'too_many')),
  failures int not null default 0 check (failures >= 0),
  -- How many entries keep hours free, how many have a time zone that nobody explains, and how many cannot be read.
  entries int not null default 0,
  unclear int not null default 0,
  unread int not null default 0,
  -- What it holds that lies in bookings here: [{title, start_at, end_at}].
  clashes jsonb not null default '[]' check (jsonb_typeof(clashes) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint source_of_one check (num_nonnulls(venue_id, performer_id) = 1),
  constraint source_fails_for_a_reason check ((failures = 0) = (fault is null)),
  unique (resource_id, url)
);
create index calendar_sources_venue_id_idx on public.calendar_sources (venue_id);
create index calendar_sources_performer_id_idx on public.calendar_sources (performer_id);
create index calendar_sources_next_idx on public.calendar_sources (next_read_at);
create trigger guard_client_writes before insert or update or delete on public.calendar_sources
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.calendar_sources
  for each row execute function private.set_updated_at();

-- Owners read theirs through my_calendar().
alter table public.calendar_sources enable row level security;
revoke all on public.calendar_sources from anon, authenticated;

revoke execute on all functions in schema private from public;
