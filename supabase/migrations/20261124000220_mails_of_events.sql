-- Mails about an order, tickets or a place in line name the event with its date and place, as they are
-- when the mail goes out: a mail is what people look at on the way.

-- As before; who has to pay is led to the order.
create or replace function private.notification_link(
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

-- As before, with the event of tickets.
create or replace function private.notification_facts(p_user_id uuid, p_kind text, p_link text)
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
    -- Tickets of this very moment: free ones are told before they are issued, paid and approved ones after.
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
        'date', e.date, 'time', case when not e.time_undecided then e.time end, 'place', e.location
      )
      from public.events as e
      where e.id = private.id_at_end(p_link)
    )
  end
$$;

-- The event that a mail is about, or null: the one it names, or the one that its link leads to.
create function private.mailed_event_id(m private.mails)
returns uuid
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (m.params ->> 'event_id')::uuid,
    case
      when m.link like '/events/%' then private.id_at_end(m.link)
      when m.link like '/tickets/transfer/%' then (
        select t.event_id
        from public.ticket_transfers as tt join public.tickets as t on t.id = tt.ticket_id
        where tt.id = private.id_at_end(m.link)
      )
      when m.link like '/purchase-history/%' then (
        select ref_id
        from public.order_items
        where order_id = private.id_at_end(m.link) and item_type = 'ticket'
        limit 1
      )
    end
  )
$$;

-- When and where it is, and for whom has them the tickets: those of the order, or all of the event.
create function private.mailed_event_facts(m private.mails)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'event_title', e.title, 'event_date', e.date,
    'event_time', case when not e.time_undecided then to_char(e.time, 'HH24:MI') end,
    'event_place', e.location, 'event_address', e.address,
    'tickets', case
      when m.link like '/purchase-history/%' then (
        select string_agg(s.name || ' × ' || i.quantity, '、' order by s.sort_order, s.name)
        from public.order_items as i
        join public.ticket_stock as s
          on s.event_id = i.ref_id and s.ticket_type_id = i.sub_ref
        where i.order_id = private.id_at_end(m.link)
      )
      when m.kind in ('ticket.issued', 'registration.approved') then (
        select string_agg(s.name || ' × ' || r.quantity, '、' order by s.sort_order, s.name)
        from public.event_registrations as r
        join public.ticket_stock as s
          on s.event_id = r.event_id and s.ticket_type_id = r.ticket_type_id
        where r.event_id = e.id and r.user_id = m.user_id and r.status = 'confirmed'
      )
    end
  ))
  from public.events as e
  where e.id = private.mailed_event_id(m)
$$;

-- What is only looked up when a mail goes out: the event, and the account to pay to, which no other row
-- may keep. Null when there is nothing to say any more.
create or replace function private.mail_facts(m private.mails)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(private.mailed_event_facts(m), '{}') || case
    when m.kind <> 'order.received' then '{}'::jsonb
    else (
      select jsonb_build_object('deadline', o.hold_expires_at)
        || coalesce(private.bank_account(o.seller_type, o.seller_id), '{}')
      from public.orders as o
      where o.order_no = m.params ->> 'order_no' and o.buyer_id = m.user_id
        and o.status = 'pending_payment' and o.hold_expires_at > now()
    )
  end
$$;

revoke execute on all functions in schema private from public;
