-- What the clock does for tickets. All of it is also done by whoever needs the seats or the ticket, so
-- these only bring the news in time. Each gives way where an event is being sold right now.

create function private.serve_overdue(p_event_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
begin
  foreach v_id in array p_event_ids loop
    perform from public.events where id = v_id for no key update skip locked;
    if found then
      perform private.free_overdue_seats(v_id);
      perform private.expire_transfers_of(v_id);
    end if;
  end loop;
end;
$$;

-- Undecided registrations, offers of the line, and lines that wait for seats.
create function private.free_overdue_tickets()
returns void
language sql
set search_path = ''
as $$
  select private.serve_overdue(array(
    select event_id from public.event_registrations
    where status = 'pending' and order_id is null and registered_at < now() - interval '72 hours'
    union
    select event_id from public.waitlist_entries
    where status = 'offered' and offer_expires_at <= now()
    union
    select s.event_id from public.ticket_stock as s where s.waitlist_stuck_since is not null
    union
    select t.event_id
    from public.ticket_transfers as tt join public.tickets as t on t.id = tt.ticket_id
    where tt.status = 'offered' and tt.expires_at <= now()
    order by 1
    limit 200
  ))
$$;
insert into private.jobs (name, run_every) values ('free_overdue_tickets', interval '1 minute');

-- Lines of events that began: nobody waits any more.
create function private.close_waitlists()
returns void
language sql
set search_path = ''
as $$
  update public.waitlist_entries as w
  set status = 'expired'
  from public.events as e
  where e.id = w.event_id and w.status = 'waiting' and e.starts_at <= now()
$$;
insert into private.jobs (name, run_every) values ('close_waitlists', interval '1 hour');

-- A day after the event its orders are done, unless money is on its way back.
create function private.complete_ticket_orders()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
begin
  for v_id in
    select o.id
    from public.orders as o
    where o.kind = 'ticket' and o.status = 'paid'
      and o.refund_status not in ('requested', 'processing')
      and exists (
        select
        from public.event_registrations as r join public.events as e on e.id = r.event_id
        where r.order_id = o.id and e.status <> 'cancelled'
          and e.ends_at < now() - interval '24 hours'
      )
    order by o.paid_at, o.id
    limit 500
    for update skip locked
  loop
    perform private.complete_order(v_id);
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('complete_ticket_orders', interval '1 hour');

revoke execute on all functions in schema private from public;
