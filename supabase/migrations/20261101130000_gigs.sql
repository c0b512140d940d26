-- Somebody looks for performers: a gig, the applications for it, and the bookings that come of it.

create table public.gigs (
  id uuid primary key default gen_random_uuid(),
  poster_id uuid not null references public.profiles (id),
  venue_id uuid references public.venues (id),
  title text not null check (length(btrim(title)) between 1 and 100),
  description text not null check (length(btrim(description)) between 10 and 5000),
  -- Null: any.
  performance_type text check (private.is_performer_category(performance_type)),
  genre text check (length(genre) <= 100),
  city text not null check (private.city_label(city) is not null),
  location text check (length(location) <= 200),
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  -- NT$ for one performer
  budget int not null check (budget between 0 and 50000000),
  slots int not null default 1 check (slots between 1 and 50),
  awarded_count int not null default 0,
  -- When a place came free again: who was refused before may apply once more.
  reopened_at timestamptz,
  status text not null default 'draft' check (status in (
    'draft', 'open', 'shortlisting', 'awarded', 'closed', 'cancelled'
  )),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint awarded_within_slots check (awarded_count between 0 and slots)
);
create index gigs_poster_id_idx on public.gigs (poster_id);
create index gigs_venue_id_idx on public.gigs (venue_id);
create index gigs_open_idx on public.gigs (start_at) where status in ('open', 'shortlisting');
create trigger guard_client_writes before insert or update or delete on public.gigs
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.gigs
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.gigs
  for each row execute function private.write_audit('status', 'budget', 'poster_id');

-- The public reads through search_gigs(); directly, each side its own.
alter table public.gigs enable row level security;
create policy gigs_read on public.gigs for select to authenticated using (
  (poster_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_performers'))
);
revoke all on public.gigs from anon, authenticated;
grant select on public.gigs to authenticated;

create table public.gig_applications (
  id uuid primary key default gen_random_uuid(),
  gig_id uuid not null references public.gigs (id) on delete cascade,
  performer_id uuid not null references public.performer_profiles (id),
  message text not null check (length(btrim(message)) between 1 and 2000),
  -- NT$
  ask int not null check (ask between 0 and 50000000),
  status text not null default 'applied'
    check (status in ('applied', 'shortlisted', 'awarded', 'declined', 'withdrawn')),
  booking_id uuid references public.bookings (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gig_id, performer_id)
);
create index gig_applications_performer_id_idx on public.gig_applications (performer_id);
create index gig_applications_booking_id_idx on public.gig_applications (booking_id);
create trigger guard_client_writes before insert or update or delete on public.gig_applications
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.gig_applications
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.gig_applications
  for each row execute function private.write_audit('status', 'ask', 'booking_id');

alter table public.gig_applications enable row level security;
create policy gig_applications_read on public.gig_applications for select to authenticated using (
  (select private.has_flag('can_manage_performers'))
  or (
    (select private.is_active())
    and (
      exists (
        select from public.performer_profiles as p
        where p.id = performer_id and p.owner_id = (select auth.uid())
      )
      or exists (
        select from public.gigs as g where g.id = gig_id and g.poster_id = (select auth.uid())
      )
    )
  )
);
revoke all on public.gig_applications from anon, authenticated;
grant select on public.gig_applications to authenticated;

-- What who applies says yes to.
create function private.agreed_part(g public.gigs)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_array(g.start_at, g.end_at, g.venue_id, g.city, g.location, g.performance_type)
$$;

-- POST /rpc/save_gig. Without an id a new draft; a draft or an open one can be changed. When its hours, its place or
-- its kind are others, who applied is told and may apply once more; none of them changes once somebody was awarded.
-- p_updated_at: as it was read; somebody else was faster is STALE_VERSION. The same p_idempotency_key again is the same gig.
create function public.save_gig(
  p_id uuid default null, p_gig jsonb default null,
  p_updated_at text default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_gig public.gigs;
  v_before public.gigs;
  v_form jsonb;
  v_is_moved boolean;
  v_made_id uuid;
begin
  v_made_id := private.begin_attempt(
    v_user_id, p_idempotency_key, jsonb_build_array('save_gig', p_id, p_gig)
  );
  if v_made_id is not null then
    return (select private.gig_view(g) from public.gigs as g where g.id = v_made_id);
  end if;
  if p_id is not null then
    v_gig := private.lock_own_gig(p_id);
    perform private.check_read(v_gig.updated_at, p_updated_at);
    v_before := v_gig;
    if v_gig.status not in ('draft', 'open') then
      perform private.raise_error('INVALID_STATE', format('the gig is %s', v_gig.status));
    end if;
  elsif (
    select count(*) from public.gigs where poster_id = v_user_id and status in ('draft', 'open', 'shortlisting')
  ) >= 50 then
    perform private.raise_error('LIMIT_EXCEEDED', 'fifty gigs are under way already');
  end if;
  perform private.require(jsonb_typeof(p_gig) = 'object', 'gig', 'the form of a gig');
  v_form := coalesce(to_jsonb(v_gig), '{}') || p_gig;
  v_gig.title := private.json_text(v_form, 'title', 1, 100, true);
  v_gig.description := private.json_text(v_form, 'description', 10, 5000, true);
  v_gig.performance_type := private.json_text(v_form, 'performance_type', 1, 50);
  perform private.require(
    v_gig.performance_type is null or private.is_performer_category(v_gig.performance_type),
    'performance_type', 'not a category'
  );
  v_gig.genre := private.json_text(v_form, 'genre', 1, 100);
  v_gig.city := private.city_id(private.json_text(v_form, 'city', 1, 50, true));
  perform private.require(v_gig.city is not null, 'city', 'not a city');
  v_gig.location := private.json_text(v_form, 'location', 1, 200);
  perform private.require(
    pg_input_is_valid(coalesce(v_form ->> 'start_at', ''), 'timestamptz')
      and isfinite((v_form ->> 'start_at')::timestamptz)
      and private.last_yes((v_form ->> 'start_at')::timestamptz) > now(),
    'start_at', 'more than half an hour ahead'
  );
  perform private.require(
    pg_input_is_valid(coalesce(v_form ->> 'end_at', ''), 'timestamptz')
      and isfinite((v_form ->> 'end_at')::timestamptz)
      and (v_form ->> 'end_at')::timestamptz > (v_form ->> 'start_at')::timestamptz
      and private.is_near((v_form ->> 'end_at')::timestamptz),
    'end_at', 'after the start, at most three years ahead'
  );
  v_gig.start_at := v_form ->> 'start_at';
  v_gig.end_at := v_form ->> 'end_at';
  v_gig.budget := private.json_int(v_form, 'budget', 0, 50000000);
  v_gig.slots := private.json_int(v_form, 'slots', greatest(1, coalesce(v_gig.awarded_count, 0)), 50, 1);
  perform private.require(
    v_form ->> 'venue_id' is null or exists (
      select from public.venues
      where id::text = v_form ->> 'venue_id' and deleted_at is null
        and (status = 'approved' or owner_id = v_user_id)
    ),
    'venue_id', 'there is no such venue'
  );
  v_gig.venue_id := v_form ->> 'venue_id';
  if p_id is null then
    insert into public.gigs (
      poster_id, venue_id, title, description, performance_type, genre, city, location, start_at,
      end_at, budget, slots
    )
    values (
      v_user_id, v_gig.venue_id, v_gig.title, v_gig.description, v_gig.performance_type, v_gig.genre,
      v_gig.city, v_gig.location, v_gig.start_at, v_gig.end_at, v_gig.budget, v_gig.slots
    )
    returning * into v_gig;
  else
    v_is_moved := private.agreed_part(v_gig) is distinct from private.agreed_part(v_before);
    if v_is_moved and v_gig.awarded_count > 0 then
      perform private.raise_error('INVALID_STATE', 'somebody is booked for these hours and this place');
    end if;
    update public.gigs
    set venue_id = v_gig.venue_id, title = v_gig.title, description = v_gig.description,
      performance_type = v_gig.performance_type, genre = v_gig.genre, city = v_gig.city,
      location = v_gig.location, start_at = v_gig.start_at, end_at = v_gig.end_at,
      budget = v_gig.budget, slots = v_gig.slots
    where id = p_id
    returning * into v_gig;
    if v_is_moved then
      v_gig := private.ask_applicants_anew(v_gig);
    end if;
  end if;
  perform private.end_attempt(v_user_id, p_idempotency_key, v_gig.id);
  return private.gig_view(v_gig);
end;
$$;
revoke execute on function public.save_gig(uuid, jsonb, text, uuid) from public;
grant execute on function public.save_gig(uuid, jsonb, text, uuid) to anon, authenticated;

create function private.lock_own_gig(p_gig_id uuid)
returns public.gigs
language plpgsql
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_gig public.gigs;
begin
  select * into v_gig from public.gigs where id = p_gig_id and poster_id = v_user_id for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such gig');
  end if;
  return v_gig;
end;
$$;

-- POST /rpc/set_gig_status. draft → open ⇄ shortlisting → closed; any of them → cancelled.
create function public.set_gig_status(p_gig_id uuid default null, p_status text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_gig public.gigs := private.lock_own_gig(p_gig_id);
begin
  perform private.require(
    p_status in ('open', 'shortlisting', 'closed', 'cancelled'), 'status', 'not a state to choose'
  );
  if not (
    (v_gig.status, p_status) in (
      ('draft', 'open'), ('open', 'shortlisting'), ('shortlisting', 'open'), ('open', 'closed'),
      ('shortlisting', 'closed'), ('draft', 'cancelled'), ('open', 'cancelled'),
      ('shortlisting', 'cancelled')
    )
    and (p_status <> 'open' or private.last_yes(v_gig.start_at) > now())
  ) then
    perform private.raise_error('INVALID_STATE', format('%s does not become %s', v_gig.status, p_status));
  end if;
  update public.gigs set status = p_status where id = p_gig_id returning * into v_gig;
  if p_status in ('closed', 'cancelled') then
    perform private.decline_applications(v_gig);
  end if;
  return private.gig_view(v_gig);
end;
$$;
revoke execute on function public.set_gig_status(uuid, text) from public;
grant execute on function public.set_gig_status(uuid, text) to anon, authenticated;

create function private.decline_applications(p_gig public.gigs)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_application public.gig_applications;
begin
  for v_application in
    update public.gig_applications set status = 'declined'
    where gig_id = p_gig.id and status in ('applied', 'shortlisted')
    returning *
  loop
    perform private.tell_applicant(v_application, p_gig);
  end loop;
end;
$$;

revoke execute on all functions in schema private from public;
