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

-- What an account has a part in, by what is locked for it: ended things too, their rows forget its
-- name. `claimed` are the events, and `unpaid` the orders, that are closed with it.
create type private.account_parts as (
  events uuid[], products uuid[], calendars uuid[], placements uuid[], campaigns uuid[],
  claimed uuid[], unpaid uuid[]
);

create function private.parts_of(p_user_id uuid, p_email text)
returns private.account_parts
language plpgsql
stable
set search_path = ''
as $$
declare
  v_parts private.account_parts;
  v_orders uuid[];
begin
  v_parts.claimed := array(select private.claimed_events(p_user_id, p_email));
  v_parts.unpaid := array(select private.unpaid_orders_of(p_user_id));
  v_orders := v_parts.unpaid || array(select id from public.orders where buyer_id = p_user_id);
  v_parts.events := array(
    select id from public.events where organizer_id = p_user_id
    union
    select event_id from public.event_registrations
    where user_id = p_user_id or order_id = any (v_orders)
    union
    select event_id from public.tickets where holder_user_id = p_user_id
  ) || v_parts.claimed;
  v_parts.products := array(
    select ref_id from public.order_items
    where order_id = any (v_orders) and item_type = 'product'
  );
  v_parts.calendars := array(
    select resource_id from public.bookings
    where requester_id = p_user_id or order_id = any (v_orders)
    union
    select seller_id from private.sellers_of(p_user_id)
  );
  v_parts.placements := array(
    select placement_id from public.ad_bookings where buyer_id = p_user_id
    union
    select p.placement_id
    from public.support_ad_orders as s join public.ad_products as p on p.id = s.product_id
    where s.buyer_id = p_user_id
  );
  v_parts.campaigns := array(
    select id from public.support_campaigns where owner_id = p_user_id
    union
    select campaign_id from public.campaign_pledges
    where user_id = p_user_id or order_id = any (v_orders)
  );
  return v_parts;
end;
$$;

create function private.lock_parts(p_parts private.account_parts)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.events where id = any (p_parts.events) order by id for no key update;
  perform from public.products where id = any (p_parts.products) order by id for no key update;
  perform private.lock_calendars(p_parts.calendars);
  perform from public.ad_placements
  where id = any (p_parts.placements) order by id for no key update;
  perform from public.support_campaigns
  where id = any (p_parts.campaigns) order by id for no key update;
end;
$$;

-- Whether an account has a part in something that is not among these.
create function private.has_new_parts(
  p_user_id uuid, p_email text, p_parts private.account_parts
)
returns boolean
language sql
stable
set search_path = ''
as $$
  select not (
    now_there.events <@ p_parts.events and now_there.products <@ p_parts.products
    and now_there.calendars <@ p_parts.calendars
    and now_there.placements <@ p_parts.placements
    and now_there.campaigns <@ p_parts.campaigns
    and now_there.claimed <@ p_parts.claimed and now_there.unpaid <@ p_parts.unpaid
  )
  from private.parts_of(p_user_id, p_email) as now_there
$$;

revoke execute on all functions in schema private from public;
