-- Giving a ticket to somebody else. The sender gets a link with a token, of which only the hash is
-- stored; who has an account with that address finds the offer there as well. Whoever accepts gets
-- a new QR code, and the old one lets nobody in any more.

-- Until when a ticket of an event may change hands: an hour before it is not ahead any more.
create function private.transfer_cutoff(p_event public.events)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select p_event.ahead_until - interval '1 hour'
$$;

-- The address of the caller's account, once it is proved to be theirs.
create function private.confirmed_email()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select private.proved_email((select auth.uid()))
$$;

-- The same, for what is given to an address and to nobody else.
create function private.require_confirmed_email()
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  v_email constant text := private.confirmed_email();
begin
  if v_email is null then
    perform private.raise_error('ADDRESS_UNPROVED', 'nobody has shown that the address is the caller''s');
  end if;
  return v_email;
end;
$$;

-- Ends an open transfer and gives the ticket back to its holder. The caller has locked the event.
create function private.end_transfer(p_transfer_id uuid, p_status text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_ticket_id uuid;
begin
  select t.id into v_ticket_id
  from public.ticket_transfers as tt join public.tickets as t on t.id = tt.ticket_id
  where tt.id = p_transfer_id
  for update of t;
  update public.ticket_transfers
  set status = p_status
  where id = p_transfer_id and status = 'offered';
  if not found then
    perform private.raise_error('INVALID_STATE', 'the transfer is not open any more');
  end if;
  update public.tickets set status = 'valid' where id = v_ticket_id and status = 'transferring';
end;
$$;

-- Ends what nobody took in time, of one event, a part at a time; this ticket's first. The caller has locked
-- the event. Answers how many.
create function private.expire_transfers_of(p_event_id uuid, p_ticket_id uuid default null)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_transfer record;
  v_count int := 0;
begin
  for v_transfer in
    select tt.id, tt.from_user, t.ticket_no
    from public.ticket_transfers as tt
    join public.tickets as t on t.id = tt.ticket_id
    where t.event_id = p_event_id and tt.status = 'offered' and tt.expires_at <= now()
    order by t.id = p_ticket_id desc nulls last, tt.id
    limit private.lapsed_at_once()
  loop
    v_count := v_count + 1;
    perform private.end_transfer(v_transfer.id, 'expired');
    perform private.notify(
      v_transfer.from_user, 'transfer.expired',
      jsonb_build_object('ticket_no', v_transfer.ticket_no), '/tickets'
    );
  end loop;
  return v_count;
end;
$$;

-- Ends what is on its way of types whose tickets stay where they are now. The caller has locked the
-- event.
create function private.end_forbidden_transfers(p_event_id uuid)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_transfer record;
  v_count int := 0;
begin
  for v_transfer in
    select tt.id, tt.from_user, t.ticket_no
    from public.ticket_transfers as tt
    join public.tickets as t on t.id = tt.ticket_id
    join public.ticket_stock as s
      on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
    where t.event_id = p_event_id and tt.status = 'offered' and not s.transferable
    order by tt.id
  loop
    v_count := v_count + 1;
    perform private.end_transfer(v_transfer.id, 'expired');
    perform private.notify(
      v_transfer.from_user, 'transfer.expired',
      jsonb_build_object('ticket_no', v_transfer.ticket_no), '/tickets'
    );
  end loop;
  return v_count;
end;
$$;

-- Whether somebody asked for the money of a ticket, by a moment, and nothing came of it yet.
create function private.is_asked_back(
  p_ticket public.tickets, p_by timestamptz default 'infinity'
)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from public.event_registrations as r
    join public.refund_requests as asked on asked.order_id = r.order_id
    where r.id = p_ticket.registration_id and asked.status = 'requested'
      and asked.created_at <= p_by
      and (asked.ticket_ids is null or p_ticket.id = any (asked.ticket_ids))
  )
$$;

-- Whether a ticket may change hands now: of an event that is on, before its cutoff, of a type that
-- allows it.
create function private.check_transferable(p_event public.events, p_ticket public.tickets)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_event.status <> 'approved' then
    perform private.raise_error('INVALID_STATE', 'the event is called off or over');
  end if;
  if private.transfer_cutoff(p_event) <= now() then
    perform private.raise_error('EVENT_ENDED', 'tickets of this event stay where they are now');
  end if;
  if not (
    select transferable from public.ticket_stock
    where event_id = p_event.id and ticket_type_id = p_ticket.ticket_type_id
  ) then
    perform private.raise_error('FORBIDDEN', 'tickets of this type are not transferable');
  end if;
end;
$$;

-- Locks the event of a transfer and returns the transfer as it stands then.
create function private.lock_transfer(p_transfer_id uuid)
returns public.ticket_transfers
language plpgsql
set search_path = ''
as $$
declare
  v_transfer public.ticket_transfers;
  v_event_id constant uuid := (
    select t.event_id
    from public.ticket_transfers as tt join public.tickets as t on t.id = tt.ticket_id
    where tt.id = p_transfer_id
  );
begin
  perform from public.events where id = v_event_id for no key update;
  perform private.expire_transfers_of(
    v_event_id, (select ticket_id from public.ticket_transfers where id = p_transfer_id)
  );
  -- Tickets before their transfers, as check-in does.
  perform from public.tickets
  where id = (select ticket_id from public.ticket_transfers where id = p_transfer_id)
  for update;
  select * into v_transfer from public.ticket_transfers where id = p_transfer_id for update;
  return v_transfer;
end;
$$;

create function private.transfer_json(tt public.ticket_transfers)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', tt.id, 'status', tt.status, 'price', tt.price, 'expires_at', tt.expires_at,
    'created_at', tt.created_at,
    'ticket', jsonb_build_object(
      'id', t.id, 'ticket_no', t.ticket_no, 'ticket_type_name', s.name
    ),
    'from_name', (select username from public.profiles where id = tt.from_user),
    'event', private.event_card(e)
  )
  from public.tickets as t
  join public.events as e on e.id = t.event_id
  join public.ticket_stock as s
    on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
  where t.id = tt.ticket_id
$$;

revoke execute on all functions in schema private from public;
