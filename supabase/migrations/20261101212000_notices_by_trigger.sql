-- What people are told although no function of theirs does it: how to pay an order by transfer,
-- tickets that cost nothing, and what waits for people without an account. Demo data writes rows of
-- weeks ago; nobody is told about them as if they were of today.

-- False while demo data is written.
create function private.tells_people()
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('spotlight.mails', true), 'on') <> 'off'
$$;

-- At commit, when the time to pay is fixed, and not when the transfer was reported in the same
-- breath.
create function private.tell_how_to_pay()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select o.* into v_order
  from public.orders as o join public.payments as p on p.order_id = o.id
  where p.id = new.id and p.status = 'created' and o.status = 'pending_payment'
    and o.hold_expires_at > now();
  if found and private.tells_people() then
    perform private.tell_buyer(
      v_order, 'order.received', jsonb_build_object('deadline', v_order.hold_expires_at)
    );
  end if;
  return null;
end;
$$;
create constraint trigger tell_how_to_pay after insert on public.payments
  deferrable initially deferred for each row
  when (new.provider = 'bank_transfer' and new.status = 'created')
  execute function private.tell_how_to_pay();

-- A ticket for somebody who has no account yet, or has not proved the address: once that is done, the offer is there.
-- The token of the link is the sender's to give.
create function private.write_to_ticket_receiver()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_mail(
    'transfer.offered:' || new.id, null, new.to_email, 'transfer.offered',
    jsonb_build_object(
      'event', (
        select e.title
        from public.tickets as t join public.events as e on e.id = t.event_id
        where t.id = new.ticket_id
      ),
      'deadline', new.expires_at
    ),
    '/tickets/transfer/' || new.id
  )
  where private.account_at(new.to_email) is null;
  return null;
end;
$$;
create trigger write_to_ticket_receiver after insert on public.ticket_transfers
  for each row when (new.status = 'offered') execute function private.write_to_ticket_receiver();

-- A mail for gate staff without an account that has proved the address; once for an event and an address, however often it
-- is invited. At most twenty strangers a day over all events of an organizer: the site is no way to
-- reach addresses of people who never asked. The invitation itself stands, and is shown when they
-- sign in.
create function private.write_to_staff()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event public.events;
begin
  select * into v_event from public.events where id = new.event_id;
  if (
    select count(*) > 20
    from public.event_staff as s join public.events as e on e.id = s.event_id
    where e.organizer_id = v_event.organizer_id and s.created_at > now() - interval '24 hours'
  ) then
    return null;
  end if;
  perform private.queue_mail(
    'staff.invited:' || new.event_id || ':' || md5(new.email), null, new.email, 'staff.invited',
    jsonb_build_object('event', v_event.title), '/event-staff'
  )
  where private.account_at(new.email) is null;
  return null;
end;
$$;
create trigger write_to_staff after insert on public.event_staff
  for each row when (new.status = 'invited') execute function private.write_to_staff();

-- Whoever registers for nothing has tickets, too. Those of an order are told by the order.
create function private.tell_about_free_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.tells_people() then
    perform private.notify(
      new.user_id, 'ticket.issued',
      jsonb_build_object('event', (select title from public.events where id = new.event_id)),
      '/tickets'
    );
  end if;
  return null;
end;
$$;
create trigger tell_about_free_tickets after insert on public.event_registrations
  for each row when (new.status = 'confirmed' and new.order_id is null)
  execute function private.tell_about_free_tickets();

revoke execute on all functions in schema private from public;
