-- What nobody was told so far: how to pay an order by transfer, and what waits for people without an
-- account.

-- Also for the buyer of tickets the right page, and the kind of the order for mails.
create or replace function private.tell_buyer(
  p_order public.orders, p_kind text, p_params jsonb default '{}'
)
returns void
language sql
set search_path = ''
as $$
  select private.notify(
    p_order.buyer_id, p_kind,
    jsonb_build_object(
      'order_no', p_order.order_no, 'amount', p_order.total, 'order_kind', p_order.kind
    ) || p_params,
    '/purchase-history/' || p_order.id
  )
$$;

-- Tickets: the orders of that event.
create or replace function private.tell_seller(
  p_order public.orders, p_kind text, p_params jsonb default '{}'
)
returns void
language sql
set search_path = ''
as $$
  select private.notify(
    private.seller_user(p_order.seller_type, p_order.seller_id), p_kind,
    jsonb_build_object('order_no', p_order.order_no, 'amount', p_order.total) || p_params,
    case p_order.kind
      when 'product' then '/product-management?order=' || p_order.id
      when 'venue_booking' then '/venue-bookings?order=' || p_order.id
      when 'performance' then '/performance-bookings?order=' || p_order.id
      else coalesce(
        (
          select '/events-published/' || ref_id || '?view=orders'
          from public.order_items
          where order_id = p_order.id and item_type = 'ticket'
          limit 1
        ),
        '/events-published'
      )
    end
  )
$$;

-- At commit, when the time to pay is fixed, and not when the transfer was reported in the same breath.
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
  if found then
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

-- A ticket for somebody who has no account yet: with that address signed up, the offer is there. The
-- token of the link is the sender's to give.
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
    '/tickets'
  )
  where not exists (
    select from auth.users
    where lower(email) = new.to_email and email_confirmed_at is not null
  );
  return null;
end;
$$;
create trigger write_to_ticket_receiver after insert on public.ticket_transfers
  for each row when (new.status = 'offered') execute function private.write_to_ticket_receiver();

-- The same for the doors; once for an event and an address, however often it is invited.
create function private.write_to_staff()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_mail(
    'staff.invited:' || new.event_id || ':' || md5(new.email), null, new.email, 'staff.invited',
    jsonb_build_object('event', (select title from public.events where id = new.event_id)),
    '/event-staff'
  )
  where not exists (
    select from auth.users
    where lower(email) = new.email and email_confirmed_at is not null
  );
  return null;
end;
$$;
create trigger write_to_staff after insert on public.event_staff
  for each row when (new.status = 'invited') execute function private.write_to_staff();

revoke execute on all functions in schema private from public;
