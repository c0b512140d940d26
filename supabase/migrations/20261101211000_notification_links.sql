-- What notifications say and where they lead, beyond what their writers know.

-- What the texts mention beyond what the caller of notify() knows: the event of tickets, the
-- deadline of an offer.
create function private.notification_facts(p_user_id uuid, p_kind text, p_link text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when p_kind = 'waitlist.offered' then (
      select jsonb_build_object('deadline', min(offer_expires_at))
      from public.waitlist_entries
      where user_id = p_user_id and status = 'offered' and event_id = private.id_at_end(p_link)
    )
    when p_kind = 'transfer.offered' then (
      select jsonb_build_object('deadline', expires_at)
      from public.ticket_transfers
      where id = private.id_at_end(p_link)
    )
    when p_kind = 'registration.to_pay' then (
      select jsonb_build_object('deadline', o.hold_expires_at)
      from public.orders as o
      where o.buyer_id = p_user_id and o.kind = 'ticket' and o.status = 'pending_payment'
      order by o.created_at desc, o.id
      limit 1
    )
    -- Tickets of this very moment: free ones are told before they are issued, paid and approved
    -- ones after.
    when p_kind in ('ticket.issued', 'registration.approved') then (
      select jsonb_build_object('event_id', r.event_id)
      from public.event_registrations as r
      where r.user_id = p_user_id and (
        r.registered_at = now()
        or exists (
          select from public.tickets as t where t.registration_id = r.id and t.issued_at = now()
        )
      )
      limit 1
    )
    when p_kind in ('event.moved', 'event.changed', 'event.sale_started') then (
      select jsonb_build_object(
        'date', e.date, 'time', case when not e.time_undecided then e.time end,
        'place', case when p_kind = 'event.moved' then private.place_of(e) else e.location end
      )
      from public.events as e
      where e.id = private.id_at_end(p_link)
    )
  end
$$;

-- Leads to the very thing where the caller of notify() only knows the list: what this transaction
-- has just decided on, registered for or offered says which one it is. Whoever has to pay is led to
-- the order.
create function private.notification_link(
  p_user_id uuid, p_kind text, p_params jsonb, p_link text
)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    case
      when p_kind = 'registration.waiting' then (
        select '/events-published/' || e.id || '?view=attendees'
        from public.event_registrations as r
        join public.events as e on e.id = r.event_id
        where r.registered_at = now() and r.status = 'pending' and e.organizer_id = p_user_id
        limit 1
      )
      when p_kind like 'decision.%' and p_params ->> 'entity' = 'events' then (
        select '/events-published/' || e.id
        from public.approval_decisions as d
        join public.events as e on e.id = d.entity_id
        where d.owner_id = p_user_id and d.entity_type = 'events' and d.decided_at = now()
          and e.title = p_params ->> 'title'
        order by d.id desc
        limit 1
      )
      when p_kind = 'transfer.offered' then (
        select '/tickets/transfer/' || t.id
        from public.ticket_transfers as t join auth.users as u on lower(u.email) = t.to_email
        where u.id = p_user_id and t.status = 'offered' and t.created_at = now()
        limit 1
      )
      when p_kind = 'registration.to_pay' then (
        select '/purchase-history/' || o.id
        from public.orders as o
        where o.buyer_id = p_user_id and o.kind = 'ticket' and o.status = 'pending_payment'
          and o.created_at = now()
        limit 1
      )
      when p_kind = 'staff.invited' then (
        select '/event-staff?invitation=' || s.id
        from public.event_staff as s join auth.users as u on lower(u.email) = s.email
        where u.id = p_user_id and s.status = 'invited' and s.created_at = now()
        limit 1
      )
    end,
    p_link
  )
$$;

-- The address that somebody typed into the form of what they are told of: its mails reach it as well as the account's.
-- Only what is essential: a newsletter is the account's.
create function private.typed_address(p_user_id uuid, p_kind text, p_params jsonb, p_link text)
returns text
language sql
stable
set search_path = ''
as $$
  select typed.email
  from (
    select o.buyer_email as email, 1 as nearness, o.created_at as at
    from public.orders as o
    where o.order_no = p_params ->> 'order_no' and o.buyer_id = p_user_id
    union all
    select r.email, 2, r.registered_at
    from public.event_registrations as r
    where r.user_id = p_user_id and r.event_id = coalesce(
      (p_params ->> 'event_id')::uuid,
      case when p_link like '/events/%' then private.id_at_end(p_link) end
    )
    union all
    select b.contact_email, 3, b.created_at
    from public.bookings as b
    where p_link like '/bookings/%' and b.id = private.id_at_end(p_link) and b.requester_id = p_user_id
  ) as typed
  where private.is_email(typed.email)
    and exists (select from private.notification_kinds where kind = p_kind and is_essential)
    and typed.email <> (select lower(email) from public.profiles where id = p_user_id)
  order by typed.nearness, typed.at desc
  limit 1
$$;

revoke execute on all functions in schema private from public;
