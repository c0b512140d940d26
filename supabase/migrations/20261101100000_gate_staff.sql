-- The gates of an event: who stands there, and every scan.

-- Gate staff. Invited by address; accepted with an account of that address.
create table public.event_staff (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  email text not null check (private.is_email(email)),
  user_id uuid references public.profiles (id),
  status text not null default 'invited' check (status in ('invited', 'active', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint active_is_somebody check (status <> 'active' or user_id is not null)
);
create unique index event_staff_one_per_address
  on public.event_staff (event_id, email) where status <> 'removed';
create index event_staff_event_id_idx on public.event_staff (event_id);
create index event_staff_user_id_idx on public.event_staff (user_id);
create index event_staff_email_idx on public.event_staff (email) where status = 'invited';
create trigger guard_client_writes before insert or update or delete on public.event_staff
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.event_staff
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.event_staff
  for each row execute function private.write_audit('status', 'user_id');

-- No policies: read through functions only.
alter table public.event_staff enable row level security;
revoke all on public.event_staff from anon, authenticated;

create table public.checkin_gates (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 40),
  -- Null: every type may pass.
  allowed_types text[],
  opens_at timestamptz,
  closes_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint gate_closes_after_opening check (closes_at > opens_at)
);
create unique index checkin_gates_name on public.checkin_gates (event_id, name);
create trigger audit after insert or update or delete on public.checkin_gates
  for each row execute function private.write_audit('name', 'allowed_types', 'opens_at', 'closes_at');
create trigger guard_client_writes before insert or update or delete on public.checkin_gates
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.checkin_gates
  for each row execute function private.set_updated_at();

alter table public.checkin_gates enable row level security;
revoke all on public.checkin_gates from anon, authenticated;

create table public.checkins (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id),
  -- Null: no ticket of this event.
  ticket_id uuid references public.tickets (id),
  gate_id uuid references public.checkin_gates (id),
  device_id text check (length(device_id) <= 60),
  -- Made by the scanner, once for each scan: a repeated report is the same scan.
  nonce uuid not null unique,
  -- The device's clock and ours.
  scanned_at timestamptz not null,
  received_at timestamptz not null default now(),
  result text not null check (
    result in (
      'ok', 'duplicate', 'invalid', 'wrong_gate', 'revoked', 'refund_asked', 'duplicate_offline'
    )
  ),
  by_user uuid references public.profiles (id),
  reverted_at timestamptz,
  reverted_by uuid references public.profiles (id),
  revert_reason text check (length(revert_reason) between 1 and 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint only_entries_are_reverted check (reverted_at is null or result = 'ok'),
  constraint reverted_with_a_reason check ((reverted_at is null) = (revert_reason is null)),
  constraint entries_have_a_ticket check (result in ('invalid', 'wrong_gate') or ticket_id is not null)
);
-- A ticket is inside once, whatever the devices believe.
create unique index checkins_one_entry on public.checkins (ticket_id)
  where result = 'ok' and reverted_at is null;
create index checkins_ticket_id_idx on public.checkins (ticket_id);
create index checkins_event_id_idx on public.checkins (event_id, received_at);
create index checkins_gate_id_idx on public.checkins (gate_id);
create index checkins_by_user_idx on public.checkins (by_user);
create index checkins_reverted_by_idx on public.checkins (reverted_by);
create trigger guard_client_writes before insert or update or delete on public.checkins
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.checkins
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.checkins
  for each row execute function private.write_audit('result', 'reverted_at', 'revert_reason');

alter table public.checkins enable row level security;
revoke all on public.checkins from anon, authenticated;

-- The event, for those who run it and its gate staff.
create function private.gate_event(p_event_id uuid)
returns public.events
language plpgsql
stable
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_event public.events;
begin
  select * into v_event from public.events where id = p_event_id and deleted_at is null;
  if not found
    or not (
      private.runs_event(v_event)
      or exists (
        select from public.event_staff
        where event_id = p_event_id and user_id = v_user_id and status = 'active'
      )
    )
  then
    perform private.raise_error('NOT_FOUND', 'the caller has no part in such an event');
  end if;
  return v_event;
end;
$$;

-- POST /rpc/invite_staff. At most twenty people for an event.
create function public.invite_staff(p_event_id uuid default null, p_email text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_own_event(p_event_id);
  v_email constant text := private.email_address(p_email);
  v_staff public.event_staff;
begin
  perform private.require(private.is_email(v_email) is true, 'email', 'an e-mail address');
  select * into v_staff
  from public.event_staff
  where event_id = p_event_id and email = v_email and status <> 'removed';
  if not found then
    if (
      select count(*) >= 20 from public.event_staff
      where event_id = p_event_id and status <> 'removed'
    ) then
      perform private.raise_error('LIMIT_EXCEEDED', 'twenty people for an event');
    end if;
    insert into public.event_staff (event_id, email)
    values (p_event_id, v_email)
    returning * into v_staff;
    perform private.notify(
      private.account_at(v_email), 'staff.invited', jsonb_build_object('event', v_event.title), '/event-staff'
    );
  end if;
  return jsonb_build_object('id', v_staff.id, 'email', v_staff.email, 'status', v_staff.status);
end;
$$;
revoke execute on function public.invite_staff(uuid, text) from public;
grant execute on function public.invite_staff(uuid, text) to anon, authenticated;

-- POST /rpc/accept_staff_invitation. For an account whose confirmed address is the invited one.
create function public.accept_staff_invitation(p_invitation_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_staff public.event_staff;
begin
  update public.event_staff
  set status = 'active', user_id = v_user_id
  where id = p_invitation_id and status = 'invited' and email = private.require_confirmed_email()
  returning * into v_staff;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such invitation to the caller');
  end if;
  return jsonb_build_object('event_id', v_staff.event_id, 'status', v_staff.status);
end;
$$;
revoke execute on function public.accept_staff_invitation(uuid) from public;
grant execute on function public.accept_staff_invitation(uuid) to anon, authenticated;

-- POST /rpc/remove_staff. By who runs the event, or by the person.
create function public.remove_staff(p_staff_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_staff public.event_staff;
begin
  select s.* into v_staff
  from public.event_staff as s
  join public.events as e on e.id = s.event_id
  where s.id = p_staff_id
    and (s.user_id = v_user_id or s.email = private.confirmed_email() or private.runs_event(e));
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such person');
  end if;
  update public.event_staff set status = 'removed' where id = p_staff_id and status <> 'removed';
  if not found then
    perform private.raise_error('INVALID_STATE', 'removed already');
  end if;
  return jsonb_build_object('status', 'removed');
end;
$$;
revoke execute on function public.remove_staff(uuid) from public;
grant execute on function public.remove_staff(uuid) to anon, authenticated;

-- GET /rpc/my_gate_events. Where the caller may scan, and the invitations that wait.
create function public.my_gate_events()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'invitation_id', s.id, 'status', coalesce(s.status, 'active'),
          'event', private.event_card(e)
        )
        order by e.starts_at, e.id
      ),
      '[]'
    )
    from public.events as e
    left join public.event_staff as s
      on s.event_id = e.id and s.status <> 'removed'
      and (s.user_id = v_user_id or (s.status = 'invited' and s.email = private.confirmed_email()))
    where e.deleted_at is null and e.status = 'approved' and e.ends_at > now() - interval '24 hours'
      and (e.organizer_id = v_user_id or s.id is not null)
  );
end;
$$;
revoke execute on function public.my_gate_events() from public;
grant execute on function public.my_gate_events() to anon, authenticated;

revoke execute on all functions in schema private from public;
