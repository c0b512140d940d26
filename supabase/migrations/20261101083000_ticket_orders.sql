-- What orders of tickets mean: how one is opened, the five functions that the moves of an order call, and what comes
-- back when a ticket is given up.

create function private.open_ticket_order(
  p_event public.events, p_buyer_id uuid, p_lines jsonb, p_pay_until timestamptz, p_name text,
  p_email text, p_phone text, p_invoice jsonb, p_idempotency_key uuid
)
returns public.orders
language sql
set search_path = ''
as $$
  select private.open_order(
    p_buyer_id => p_buyer_id,
    p_kind => 'ticket',
    p_seller_type => case when p_event.organizer_id is null then 'platform' else 'organizer' end,
    p_seller_id => p_event.organizer_id,
    p_items => p_lines,
    p_hold_expires_at => p_pay_until,
    p_buyer => jsonb_build_object('name', p_name, 'email', p_email, 'phone', p_phone),
    p_invoice => p_invoice,
    p_idempotency_key => p_idempotency_key
  )
$$;

-- The latest moment for a bank transfer of a ticket order: not past the end of a sale, nor three
-- hours before the event, or before the end of one that lasts for days.
create function private.ticket_pay_until(
  p_order_id uuid, p_within interval default interval '24 hours'
)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select least(
    o.created_at + p_within, min(s.sale_end_at), min(e.ahead_until) - interval '3 hours'
  )
  from public.orders as o
  join public.event_registrations as r on r.order_id = o.id
  join public.events as e on e.id = r.event_id
  join public.ticket_stock as s
    on s.event_id = r.event_id and s.ticket_type_id = r.ticket_type_id
  where o.id = p_order_id
  group by o.id
$$;

-- Of the subject of an order: its event and its tickets, before the order itself. The gate locks a
-- ticket only, and must not let in what is being asked back.
create function private.ticket_order_lock(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.events
  where id in (select event_id from public.event_registrations where order_id = p_order_id)
  order by id
  for no key update;
  perform from public.tickets
  where registration_id in (
    select id from public.event_registrations where order_id = p_order_id
  )
  order by id
  for update;
end;
$$;

create function private.order_event(p_order_id uuid)
returns public.events
language sql
stable
set search_path = ''
as $$
  select e.* from public.events as e
  where e.id in (select event_id from public.event_registrations where order_id = p_order_id)
$$;

-- An event that is called off or over sells nothing more.
create function private.ticket_can_be_paid(p_order_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select event.status = 'approved' and event.ends_at > now()
  from private.order_event(p_order_id) as event
$$;

-- Held seats become sold ones, with a ticket each.
create function private.ticket_order_paid(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
  v_event constant public.events := private.order_event(p_order_id);
begin
  for v_registration in
    select * from public.event_registrations
    where order_id = p_order_id and status = 'pending'
    order by ticket_type_id
    for update
  loop
    perform private.move_stock(
      v_registration.event_id, v_registration.ticket_type_id,
      v_registration.quantity, -v_registration.quantity
    );
    update public.event_registrations set status = 'confirmed' where id = v_registration.id;
    perform private.issue_tickets(v_registration, v_registration.unit_price);
  end loop;
  perform private.notify(
    v_registration.user_id, 'ticket.issued', jsonb_build_object('event', v_event.title), '/tickets'
  );
  -- The money was on its way when the organizer called it off, or was found when it was over.
  if not private.ticket_can_be_paid(p_order_id) then
    perform private.call_off_order(p_order_id);
  end if;
end;
$$;

-- Expired or cancelled: the seats are for others.
create function private.ticket_order_closed(p_order_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
  v_event constant public.events := private.order_event(p_order_id);
begin
  for v_registration in
    select * from public.event_registrations
    where order_id = p_order_id and status = 'pending'
    order by ticket_type_id
  loop
    perform private.close_registration(v_registration.id, p_reason);
  end loop;
  update public.waitlist_entries
  set status = 'expired'
  where order_id = p_order_id and status = 'purchased';
  perform private.release_seats(v_event.id);
end;
$$;

-- These tickets of an order, or all, are paid back: they let nobody in any more.
create function private.ticket_order_refunded(p_order_id uuid, p_ticket_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event constant public.events := private.order_event(p_order_id);
  v_buyer_id constant uuid := (select buyer_id from public.orders where id = p_order_id);
  v_ids constant uuid[] := array(
    select t.id
    from public.tickets as t
    join public.event_registrations as r on r.id = t.registration_id
    where r.order_id = p_order_id
      and case
        when p_ticket_ids is not null then t.id = any (p_ticket_ids)
        -- What was free may have been given up before.
        else t.status <> 'refunded' and (t.status <> 'cancelled' or v_event.status = 'cancelled')
      end
  );
begin
  perform from public.tickets where id = any (v_ids) order by id for update;
  if v_event.status <> 'cancelled' and exists (
    select from public.tickets
    where id = any (v_ids) and (status not in ('valid', 'transferring') or holder_user_id <> v_buyer_id)
  ) then
    perform private.raise_error('INVALID_STATE', 'a ticket was used, given away or cancelled');
  end if;
  perform private.withdraw_tickets(v_ids, 'refunded', 'refunded');
  perform private.release_seats(v_event.id);
end;
$$;

-- What buyer and seller call the tickets of a request; null when it is about the whole order.
create function private.named_tickets(p_ticket_ids uuid[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('ticket_no', t.ticket_no, 'type_name', s.name) order by t.ticket_no
  )
  from public.tickets as t
  join public.ticket_stock as s on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
  where t.id = any (p_ticket_ids)
$$;

-- {amount, fee, allowed, reason}: what comes back for these tickets of an order, or for all that
-- are not paid back yet. Each ticket on its own, its fee rounded down to the dollar.
create function private.ticket_refund_quote(p_order_id uuid, p_ticket_ids uuid[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_event constant public.events := private.order_event(p_order_id);
  v_order public.orders;
  v_percent int;
  v_found record;
  v_reason text;
begin
  select * into v_order from public.orders where id = p_order_id;
  v_percent := private.ticket_fee_percent(v_event, coalesce(v_order.paid_at, v_order.created_at));
  select count(*) as tickets,
    coalesce(sum(t.price_paid), 0)::int as paid,
    coalesce(sum(t.price_paid * v_percent / 100), 0)::int as fee,
    bool_or(t.status = 'refunded') as refunded,
    bool_or(t.status = 'cancelled') as cancelled,
    bool_or(t.status = 'checked_in') as used,
    bool_or(t.status = 'transferring') as transferring,
    bool_or(t.holder_user_id <> v_order.buyer_id) as given_away
  into v_found
  from public.tickets as t
  join public.event_registrations as r on r.id = t.registration_id
  where r.order_id = p_order_id
    and case
        when p_ticket_ids is not null then t.id = any (p_ticket_ids)
        -- What was free may have been given up before.
        else t.status <> 'refunded' and (t.status <> 'cancelled' or v_event.status = 'cancelled')
      end;

  v_reason := case
    when v_found.tickets = 0 or v_found.tickets <> cardinality(p_ticket_ids) then 'unknown_ticket'
    when v_found.refunded then 'refunded'
    when v_event.status = 'cancelled' then null
    when v_found.used then 'used'
    when v_found.given_away then 'given_away'
    when v_found.transferring then 'transferring'
    when v_found.cancelled then 'cancelled'
    when v_percent is null then 'too_late'
  end;
  return jsonb_build_object(
    'amount', case when v_reason is null then v_found.paid - v_found.fee else 0 end,
    'fee', case when v_reason is null then v_found.fee else 0 end,
    'allowed', v_reason is null,
    'reason', v_reason
  );
end;
$$;

revoke execute on all functions in schema private from public;
