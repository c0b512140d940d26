-- Everybody else who moves an order locks what it is about, and then the order, and then what was
-- ordered. An account that is closed has many orders, about many things: all of those are locked here
-- before the first row of the account is touched, each kind in the order of its ids, so that whoever
-- holds some of them never waits in a circle.

-- Events of which the account has a place in the waitlist, a request without an answer, or an offered ticket.
create function private.claimed_events(p_user_id uuid, p_email text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select event_id from public.waitlist_entries
  where user_id = p_user_id and status in ('waiting', 'offered')
  union
  select event_id from public.event_registrations
  where user_id = p_user_id and status = 'pending' and order_id is null
  union
  select t.event_id
  from public.ticket_transfers as tt join public.tickets as t on t.id = tt.ticket_id
  where tt.status = 'offered' and (tt.from_user = p_user_id or tt.to_email = lower(p_email))
$$;

-- Orders that nobody has paid for yet, bought or sold by the account.
create function private.unpaid_orders_of(p_user_id uuid)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select o.id
  from public.orders as o
  where o.status = 'pending_payment' and (
    o.buyer_id = p_user_id
    or (o.seller_type, o.seller_id) in (
      select seller_type, seller_id from private.sellers_of(p_user_id)
    )
  )
$$;

-- All that the account has a part in, ended things too: their rows forget its name.
create function private.lock_open_things(p_user_id uuid, p_email text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_orders constant uuid[] := array(
    select private.unpaid_orders_of(p_user_id)
    union
    select id from public.orders where buyer_id = p_user_id
  );
begin
  perform from public.events
  where organizer_id = p_user_id or id in (
    select private.claimed_events(p_user_id, p_email)
    union
    select event_id from public.event_registrations
    where user_id = p_user_id or order_id = any (v_orders)
    union
    select event_id from public.tickets where holder_user_id = p_user_id
  )
  order by id
  for no key update;
  perform from public.products
  where id in (
    select ref_id from public.order_items
    where order_id = any (v_orders) and item_type = 'product'
  )
  order by id
  for no key update;
  perform private.lock_calendars(array(
    select resource_id from public.bookings
    where requester_id = p_user_id or order_id = any (v_orders)
    union
    select seller_id from private.sellers_of(p_user_id)
  ));
  perform from public.ad_placements
  where id in (
    select placement_id from public.ad_bookings where buyer_id = p_user_id
    union
    select p.placement_id
    from public.support_ad_orders as s join public.ad_products as p on p.id = s.product_id
    where s.buyer_id = p_user_id
  )
  order by id
  for no key update;
  perform from public.support_campaigns
  where owner_id = p_user_id
    or id in (
      select campaign_id from public.campaign_pledges
      where user_id = p_user_id or order_id = any (v_orders)
    )
  order by id
  for no key update;
end;
$$;

revoke execute on all functions in schema private from public;
