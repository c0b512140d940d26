-- The tickets that people hold, and what the clock does for tickets. All of that is also done by
-- whoever needs the seats or the ticket, so the jobs only bring the news in time. Each gives way
-- where an event is being sold right now.

-- Does what is due of the first of these events of which something is; false when nothing is.
create function private.serve_overdue(p_event_ids uuid[])
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
begin
  foreach v_id in array p_event_ids loop
    perform from public.events where id = v_id for no key update skip locked;
    if found and private.free_overdue_seats(v_id) + private.expire_transfers_of(v_id) > 0 then
      return true;
    end if;
  end loop;
  return false;
end;
$$;

-- Undecided registrations, offers of the waitlist, tickets on their way, and who waits for what is free.
create function private.free_overdue_tickets()
returns boolean
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
    select t.event_id
    from public.ticket_transfers as tt join public.tickets as t on t.id = tt.ticket_id
    where tt.status = 'offered' and tt.expires_at <= now()
    union
    select event_id from (
      select distinct event_id, ticket_type_id from public.waitlist_entries where status = 'waiting'
    ) as waited
    where private.free_seats(event_id, ticket_type_id) is distinct from 0
    order by 1
    limit 200
  ))
$$;
insert into private.jobs (name, run_every) values ('free_overdue_tickets', interval '1 minute');

-- Waitlists of events that are not ahead any more: nobody waits.
create function private.close_waitlists()
returns void
language sql
set search_path = ''
as $$
  update public.waitlist_entries as w
  set status = 'expired'
  from public.events as e
  where e.id = w.event_id and w.status = 'waiting' and e.ahead_until <= now()
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

-- GET /rpc/my_tickets. What comes next first, then what is over, latest first; with what a holder
-- needs to transfer a ticket or to give it back: what was paid, the order when it is the holder's
-- own, and whether the ticket may change hands.
create function public.my_tickets()
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
          'id', t.id,
          'ticket_no', t.ticket_no,
          'status', t.status,
          'asked_back', asked_back.it,
          'ticket_type_id', t.ticket_type_id,
          'ticket_type_name', s.name,
          'holder_name', t.holder_name,
          'price_paid', t.price_paid,
          'qr', concat_ws('.', 'T1', t.id, t.qr_version, secrets.secret),
          'registration_id', t.registration_id,
          'order_id', case when r.user_id = v_user_id then r.order_id end,
          'can_transfer', t.status = 'valid' and not asked_back.it and s.transferable
            and e.status = 'approved'
            and private.transfer_cutoff(e) > now(),
          'event', card.event || jsonb_build_object('address', e.address)
            - '{description,price,price_from,sale,sale_opens_at,attendees,max_attendees,badge,is_sold_out}'::text[]
        )
        order by e.ends_at <= now(),
          abs(extract(epoch from e.starts_at - now())), t.ticket_no
      ),
      '[]'
    )
    from public.tickets as t
    join public.events as e on e.id = t.event_id
    join public.event_registrations as r on r.id = t.registration_id
    join public.ticket_stock as s on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
    join public.ticket_secrets as secrets on secrets.ticket_id = t.id
    cross join lateral private.event_card(e) as card (event)
    cross join lateral private.is_asked_back(t) as asked_back (it)
    where t.holder_user_id = v_user_id
  );
end;
$$;
revoke execute on function public.my_tickets() from public;
grant execute on function public.my_tickets() to anon, authenticated;

revoke execute on all functions in schema private from public;
