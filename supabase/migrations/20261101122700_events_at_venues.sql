-- Events that name a venue, and what the host says to each. Nothing waits for the answer: hours are
-- taken by a booking, not by a name. But an objection takes the event off the page of the venue, and
-- the page of the event leads there no more.

create table public.venue_event_answers (
  event_id uuid not null references public.events (id) on delete cascade,
  venue_id uuid not null references public.venues (id),
  -- 1, 2, …: the last one holds, none is ever changed.
  no int not null check (no >= 1),
  answer text not null check (answer in ('consented', 'objected')),
  -- The organizer and the administrators read it.
  reason text check (length(reason) between 1 and 500),
  -- The hours that were agreed to: a yes holds for no others.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  answered_by uuid not null references public.profiles (id),
  created_at timestamptz not null default now(),
  primary key (event_id, venue_id, no),
  constraint objection_says_why check (answer = 'consented' or reason is not null)
);
create index venue_event_answers_venue_id_idx on public.venue_event_answers (venue_id);
create index venue_event_answers_answered_by_idx on public.venue_event_answers (answered_by);
create trigger guard_client_writes before insert or update or delete on public.venue_event_answers
  for each row execute function private.guard_client_writes();

alter table public.venue_event_answers enable row level security;
create policy venue_event_answers_read on public.venue_event_answers for select to authenticated
using (
  (select private.is_active()) and (
    exists (
      select from public.venues as v where v.id = venue_id and v.owner_id = (select auth.uid())
    )
    or exists (
      select from public.events as e where e.id = event_id and e.organizer_id = (select auth.uid())
    )
    or (select private.has_flag('can_manage_venues'))
    or (select private.has_flag('can_manage_events'))
  )
);
revoke all on public.venue_event_answers from anon, authenticated;
grant select on public.venue_event_answers to authenticated;

-- The answer that holds for an event at the venue that it names now.
create function private.venue_answer(e public.events)
returns public.venue_event_answers
language sql
stable
set search_path = ''
as $$
  select * from public.venue_event_answers
  where event_id = e.id and venue_id = e.venue_id
  order by no desc
  limit 1
$$;

-- own, objected, consented or waiting; null without a venue. An objection holds until it is taken
-- back, a yes as long as the hours stay.
create function private.venue_stand(e public.events)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when v.owner_id = e.organizer_id then 'own'
    when a.answer = 'objected' then 'objected'
    when a.answer = 'consented' and (a.starts_at, a.ends_at) = (e.starts_at, e.ends_at)
      then 'consented'
    else 'waiting'
  end
  from public.venues as v
  left join lateral private.venue_answer(e) as a on true
  where v.id = e.venue_id
$$;

-- What an organizer reads about it; null where there is nothing to know.
create function private.venue_answer_view(e public.events)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'stand', private.venue_stand(e), 'answer', a.answer, 'reason', a.reason, 'at', a.created_at
  )
  from private.venue_answer(e) as a
  where a.no is not null
$$;

-- Asks the host about an event that names the venue from now on, or at other hours.
create function private.ask_venue()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(
    v.owner_id, 'venue.event_named', jsonb_build_object('event', new.title, 'venue', v.name),
    '/venue-events?venue=' || v.id
  )
  from public.venues as v
  where v.id = new.venue_id and v.deleted_at is null
    and private.venue_stand(new) in ('waiting', 'objected') and private.tells_people();
  return null;
end;
$$;
create trigger ask_venue after update on public.events
  for each row when (
    new.venue_id is not null and new.status in ('pending_approval', 'approved')
    and new.deleted_at is null and (
      old.status not in ('pending_approval', 'approved')
      or new.venue_id is distinct from old.venue_id
      or (new.starts_at, new.ends_at) is distinct from (old.starts_at, old.ends_at)
    )
  ) execute function private.ask_venue();

-- An event as the host of its venue sees it. `booking`: what the organizer has booked there for then.
create function private.venue_event_card(e public.events)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', e.id, 'version', e.version, 'title', e.title, 'category', e.category,
    'image_url', e.image_url, 'date', e.date, 'time', to_char(e.time, 'HH24:MI'),
    'time_undecided', e.time_undecided, 'ends_at', e.ends_at, 'status', e.status,
    'phase', private.event_phase(e.status, e.starts_at, e.ends_at),
    'organizer_name', e.organizer_name,
    'venue_id', v.id, 'venue_name', v.name,
    'stand', private.venue_stand(e),
    'answer', private.venue_answer_view(e),
    'booking', (
      select jsonb_build_object('id', b.id, 'booking_no', b.booking_no, 'status', b.status)
      from public.bookings as b
      where b.venue_id = v.id and b.kind = 'venue' and not b.is_demo
        and b.requester_id = e.organizer_id
        and (b.event_id = e.id or tstzrange(b.start_at, b.end_at) && tstzrange(e.starts_at, e.ends_at))
        and b.status in ('requested', 'quoted', 'awaiting_payment', 'confirmed', 'completed')
      order by b.status in ('confirmed', 'completed') desc, b.start_at, b.id
      limit 1
    )
  )
  from public.venues as v
  where v.id = e.venue_id
$$;

revoke execute on all functions in schema private from public;
