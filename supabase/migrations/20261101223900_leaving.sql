-- What is closed when an account is disabled or goes: nothing of it waits, holds or sells any more.

-- Plans of a page that is taken down are not renewed; what was paid for runs to its end.
create function private.stop_plans(p_performer_id uuid, p_venue_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order_id uuid;
begin
  perform private.lock_subscriber(p_performer_id, p_venue_id);
  for v_order_id in
    select o.id
    from public.subscription_plans as s
    join public.orders as o on o.id = s.order_id
    where (s.performer_id = p_performer_id or s.venue_id = p_venue_id)
      and o.status = 'pending_payment'
    order by o.id
  loop
    perform private.lock_order(v_order_id);
    perform private.close_order(v_order_id, 'cancelled', 'page_closed');
  end loop;
  update public.subscription_plans
  set auto_renew = false, cancel_at = renewal_date
  where (performer_id = p_performer_id or venue_id = p_venue_id)
    and status in ('active', 'expiring');
end;
$$;

-- What is open around events: places in waitlists, offered tickets, what waits for an approval.
create function private.close_event_claims(
  p_user_id uuid, p_email text, p_events uuid[]
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_entry public.waitlist_entries;
  v_transfer public.ticket_transfers;
  v_id uuid;
begin
  for v_entry in
    select * from public.waitlist_entries
    where user_id = p_user_id and status in ('waiting', 'offered') and event_id = any (p_events)
    order by id
    for update
  loop
    update public.waitlist_entries set status = 'cancelled' where id = v_entry.id;
    if v_entry.status = 'offered' then
      perform private.move_stock(
        v_entry.event_id, v_entry.ticket_type_id, 0, -v_entry.quantity
      );
    end if;
  end loop;
  for v_transfer in
    select tt.*
    from public.ticket_transfers as tt join public.tickets as t on t.id = tt.ticket_id
    where tt.status = 'offered' and (tt.from_user = p_user_id or tt.to_email = lower(p_email))
      and t.event_id = any (p_events)
    order by tt.id
  loop
    if v_transfer.from_user = p_user_id then
      perform private.end_transfer(v_transfer.id, 'cancelled');
    else
      perform private.end_transfer(v_transfer.id, 'declined');
      perform private.notify(v_transfer.from_user, 'transfer.declined', '{}', '/tickets');
    end if;
  end loop;
  for v_id in
    select id from public.event_registrations
    where user_id = p_user_id and status = 'pending' and order_id is null
      and event_id = any (p_events)
    order by id
  loop
    perform private.close_registration(v_id, 'account_closed');
  end loop;
  perform private.release_seats(id) from unnest(p_events) as id order by id;
end;
$$;

create function private.close_unpaid_orders(p_order_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_id uuid;
begin
  for v_id in select id from unnest(p_order_ids) as id order by id loop
    v_order := private.lock_order(v_id);
    if v_order.status = 'pending_payment' then
      perform private.close_order(v_id, 'cancelled', 'account_closed');
    end if;
  end loop;
end;
$$;

-- Requests for hours that nobody has agreed to, gigs, and applications for them.
create function private.close_requests(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_gig public.gigs;
  v_is_guest boolean;
begin
  for v_booking in
    select * from public.bookings
    where status in ('requested', 'quoted') and not is_demo and (
      requester_id = p_user_id
      or resource_id in (select seller_id from private.sellers_of(p_user_id))
    )
    order by id
    for update
  loop
    v_is_guest := v_booking.requester_id = p_user_id;
    update public.booking_quotes set status = 'declined'
    where booking_id = v_booking.id and status = 'sent';
    update public.bookings
    set status = case when v_is_guest then 'withdrawn' else 'declined' end,
      cancelled_by = case when v_is_guest then 'guest' else 'host' end, cancelled_at = now()
    where id = v_booking.id;
    perform private.tell_party(
      v_booking, case when v_is_guest then 'host' else 'guest' end,
      case when v_is_guest then 'booking.withdrawn' else 'booking.declined' end
    );
  end loop;
  for v_gig in
    update public.gigs set status = 'cancelled'
    where poster_id = p_user_id and status in ('draft', 'open', 'shortlisting')
    returning *
  loop
    perform private.decline_applications(v_gig);
  end loop;
  update public.gig_applications set status = 'withdrawn'
  where status in ('applied', 'shortlisted')
    and performer_id in (select id from public.performer_profiles where owner_id = p_user_id);
end;
$$;

-- Pledges that nobody was asked to pay yet; those that wait for a payment end with their orders.
create function private.release_pledges(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_campaign_id uuid;
begin
  for v_campaign_id in
    update public.campaign_pledges
    set status = 'released'
    where user_id = p_user_id and status = 'pledged' and order_id is null
    returning campaign_id
  loop
    perform private.recount_campaign(v_campaign_id);
  end loop;
end;
$$;

-- Support ads that nobody has approved; those that wait for a payment end with their orders.
create function private.close_support_ads(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_support public.support_ad_orders;
begin
  for v_support in
    select * from public.support_ad_orders
    where buyer_id = p_user_id and status in ('submitted', 'reviewing', 'needs_fix')
    order by id
    for update
  loop
    perform private.move_support_ad(v_support, 'cancelled', 'account_closed');
  end loop;
end;
$$;

-- Whoever takes over what a seller leaves behind hears of what waits for an answer.
create function private.hand_over_orders(p_user_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.tell_seller(
    o, case o.status when 'payment_review' then 'order.payment_reported' else 'order.refund_requested' end
  )
  from public.orders as o
  where (o.seller_type, o.seller_id) in (select seller_type, seller_id from private.sellers_of(p_user_id))
    and (o.status = 'payment_review' or o.refund_status in ('requested', 'processing'))
$$;

-- Those who hold tickets hear that the organizer is out, and from whom they get their money.
create function private.tell_holders(p_organizer_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.notify(
    holder.user_id, 'event.on_hold', jsonb_build_object('event', holder.title),
    '/events/' || holder.event_id
  )
  from (
    select distinct t.holder_user_id as user_id, e.id as event_id, e.title
    from public.events as e join public.tickets as t on t.event_id = e.id
    where e.organizer_id = p_organizer_id and e.status = 'approved' and e.deleted_at is null
      and e.ends_at > now() and t.status in ('valid', 'transferring')
  ) as holder
$$;

-- Closes what these parts of an account keep open. Nothing else is locked here.
create function private.close_parts(
  p_user_id uuid, p_email text, p_parts private.account_parts
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_parts(p_parts);
  perform private.close_event_claims(p_user_id, p_email, p_parts.claimed);
  perform private.close_unpaid_orders(p_parts.unpaid);
  perform private.close_requests(p_user_id);
  perform private.close_support_ads(p_user_id);
  perform private.release_pledges(p_user_id);
  update public.subscription_plans
  set auto_renew = false, cancel_at = renewal_date
  where owner_id = p_user_id and status in ('active', 'expiring');
  update public.event_staff set status = 'removed' where user_id = p_user_id and status = 'active';
end;
$$;

-- All of it, for an account that is disabled or deleted by now. While the locks were waited for, the
-- account may have bought one more thing: to lock that, too, would be out of order. So all is let go
-- and taken again, in order, until nothing new has come.
create function private.close_open_things(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_email constant text := private.proved_email(p_user_id);
  v_parts private.account_parts;
begin
  loop
    v_parts := private.parts_of(p_user_id, v_email);
    begin
      perform private.close_parts(p_user_id, v_email, v_parts);
      exit when not private.has_new_parts(p_user_id, v_email, v_parts);
      raise exception using errcode = 'ZNEW1', message = 'one more thing has come';
    exception
      -- The block is rolled back, its locks with it.
      when sqlstate 'ZNEW1' then null;
    end;
  end loop;
  perform private.hand_over_orders(p_user_id);
end;
$$;

revoke execute on all functions in schema private from public;
