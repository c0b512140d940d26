-- 停班停課: a city closes for a day because of a typhoon. Every event there is decided on: held, put off, or
-- called off. Until that is said nobody loses money by staying at home.

create table private.closures (
  id uuid primary key default gen_random_uuid(),
  city text not null check (private.city_id(city) = city),
  day date not null,
  -- An organizer says it for the own events only; null: for everybody's.
  organizer_id uuid references public.profiles (id) on delete cascade,
  announced_by uuid not null references public.profiles (id),
  announced_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  unique nulls not distinct (city, day, organizer_id)
);
create index closures_organizer_id_idx on private.closures (organizer_id);
create index closures_announced_by_idx on private.closures (announced_by);
create index closures_day_idx on private.closures (day);
alter table private.closures enable row level security;

-- What becomes of an event on such a day; null: not decided yet. `closed` is a day of what goes on for days.
create table private.event_closures (
  event_id uuid not null references public.events (id) on delete cascade,
  day date not null,
  announced_at timestamptz not null default now(),
  decision text check (decision in ('held', 'moved', 'cancelled', 'closed')),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id),
  -- When holders heard that it is open whether it takes place.
  told_at timestamptz,
  primary key (event_id, day),
  constraint decided_has_its_time check ((decision is null) = (decided_at is null))
);
create index event_closures_decided_by_idx on private.event_closures (decided_by);
create index event_closures_untold_idx on private.event_closures (event_id)
  where decision is null and told_at is null;
alter table private.event_closures enable row level security;

-- Until when tickets that were bought before a closing go back without a fee, because it is open whether the
-- event takes place, or because it does all the same; null: no such day.
create function private.closure_return_until(p_event public.events, p_bought_at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select max(
    case
      when p_event.ahead_until > p_event.starts_at
        then timezone('Asia/Taipei', (c.day + 1)::timestamp)
      else p_event.starts_at
    end
  )
  from private.event_closures as c
  where c.event_id = p_event.id and c.announced_at > p_bought_at
    and (c.decision is null or c.decision = 'held')
$$;

-- The closing that visitors, holders and gates have to know of: today's or the next one, as long as the event is
-- to take place.
create function private.closure_notice(p_event public.events)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('day', c.day, 'decision', c.decision)
  from private.event_closures as c
  where c.event_id = p_event.id and c.day >= private.today() and p_event.status = 'approved'
    and c.day between p_event.date and timezone('Asia/Taipei', p_event.ends_at)::date
    and (c.decision is null or c.decision in ('held', 'closed'))
  order by c.day
  limit 1
$$;

revoke execute on all functions in schema private from public;
