-- What orders ask of each kind, and of each kind of seller. Every kind has five functions:
--   private.<kind>_order_lock(order)              locks the rows that it is about, in id order
--   private.<kind>_order_paid(order)              hand over what was bought
--   private.<kind>_order_closed(order, reason)    give back what was held; 'expired' or 'cancelled'
--   private.<kind>_order_refunded(order, tickets) take back what is refunded; null = all of it.
--     Raises INVALID_STATE when that is not possible any more (a ticket was used meanwhile).
--   private.<kind>_refund_quote(order, tickets)   {amount, fee, allowed, reason}
-- They are looked up when they are called, so each kind brings its own.

create function private.order_lock(p_order_id uuid, p_kind text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  case p_kind
    when 'ticket' then perform private.ticket_order_lock(p_order_id);
    when 'product' then perform private.product_order_lock(p_order_id);
    when 'ad' then perform private.ad_order_lock(p_order_id);
    when 'support_ad' then perform private.support_ad_order_lock(p_order_id);
    when 'venue_booking' then perform private.venue_booking_order_lock(p_order_id);
    when 'performance' then perform private.performance_order_lock(p_order_id);
    when 'subscription' then perform private.subscription_order_lock(p_order_id);
    when 'campaign' then perform private.campaign_order_lock(p_order_id);
  end case;
end;
$$;

create function private.order_paid(p_order_id uuid, p_kind text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  case p_kind
    when 'ticket' then perform private.ticket_order_paid(p_order_id);
    when 'product' then perform private.product_order_paid(p_order_id);
    when 'ad' then perform private.ad_order_paid(p_order_id);
    when 'support_ad' then perform private.support_ad_order_paid(p_order_id);
    when 'venue_booking' then perform private.venue_booking_order_paid(p_order_id);
    when 'performance' then perform private.performance_order_paid(p_order_id);
    when 'subscription' then perform private.subscription_order_paid(p_order_id);
    when 'campaign' then perform private.campaign_order_paid(p_order_id);
  end case;
end;
$$;

create function private.order_closed(p_order_id uuid, p_kind text, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  case p_kind
    when 'ticket' then perform private.ticket_order_closed(p_order_id, p_reason);
    when 'product' then perform private.product_order_closed(p_order_id, p_reason);
    when 'ad' then perform private.ad_order_closed(p_order_id, p_reason);
    when 'support_ad' then perform private.support_ad_order_closed(p_order_id, p_reason);
    when 'venue_booking' then perform private.venue_booking_order_closed(p_order_id, p_reason);
    when 'performance' then perform private.performance_order_closed(p_order_id, p_reason);
    when 'subscription' then perform private.subscription_order_closed(p_order_id, p_reason);
    when 'campaign' then perform private.campaign_order_closed(p_order_id, p_reason);
  end case;
end;
$$;

create function private.order_refunded(p_order_id uuid, p_kind text, p_ticket_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  case p_kind
    when 'ticket' then perform private.ticket_order_refunded(p_order_id, p_ticket_ids);
    when 'product' then perform private.product_order_refunded(p_order_id, p_ticket_ids);
    when 'ad' then perform private.ad_order_refunded(p_order_id, p_ticket_ids);
    when 'support_ad' then perform private.support_ad_order_refunded(p_order_id, p_ticket_ids);
    when 'venue_booking' then perform private.venue_booking_order_refunded(p_order_id, p_ticket_ids);
    when 'performance' then perform private.performance_order_refunded(p_order_id, p_ticket_ids);
    when 'subscription' then perform private.subscription_order_refunded(p_order_id, p_ticket_ids);
    when 'campaign' then perform private.campaign_order_refunded(p_order_id, p_ticket_ids);
  end case;
end;
$$;

create function private.order_refund_quote(p_order_id uuid, p_ticket_ids uuid[] default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  case (select kind from public.orders where id = p_order_id)
    when 'ticket' then return private.ticket_refund_quote(p_order_id, p_ticket_ids);
    when 'product' then return private.product_refund_quote(p_order_id, p_ticket_ids);
    when 'ad' then return private.ad_refund_quote(p_order_id, p_ticket_ids);
    when 'support_ad' then return private.support_ad_refund_quote(p_order_id, p_ticket_ids);
    when 'venue_booking' then return private.venue_booking_refund_quote(p_order_id, p_ticket_ids);
    when 'performance' then return private.performance_refund_quote(p_order_id, p_ticket_ids);
    when 'subscription' then return private.subscription_refund_quote(p_order_id, p_ticket_ids);
    when 'campaign' then return private.campaign_refund_quote(p_order_id, p_ticket_ids);
  end case;
end;
$$;

-- The latest moment for a bank transfer, or null for that long after ordering. For bookings never
-- past the day on which the hours would be lost to others.
create function private.order_pay_until(
  p_order_id uuid, p_kind text, p_within interval default interval '24 hours'
)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  return case
    when p_kind = 'ticket' then private.ticket_pay_until(p_order_id, p_within)
    when p_kind in ('venue_booking', 'performance') then
      (private.booking_of_order(p_order_id)).pay_by
  end;
end;
$$;

-- Whether what an order is about can still be had. What is called off or over is not paid for any
-- more, whoever still owes it; nor is a seller that is gone.
create function private.can_be_paid(p_order_id uuid, p_kind text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return not exists (
    select from public.orders
    where id = p_order_id and private.seller_is_gone(seller_type, seller_id)
  ) and case
    when p_kind = 'ticket' then private.ticket_can_be_paid(p_order_id)
    when p_kind in ('venue_booking', 'performance') then private.booking_can_be_paid(p_order_id)
    when p_kind = 'subscription' then private.subscription_can_be_paid(p_order_id)
    when p_kind = 'campaign' then private.campaign_can_be_paid(p_order_id)
    when p_kind in ('ad', 'support_ad') then private.ad_can_be_paid(p_order_id)
    else true
  end;
end;
$$;

-- Until when a payment that was not found may be made once more: a day, or until it begins.
create function private.second_chance_until(p_order_id uuid, p_kind text)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  return least(
    now() + interval '24 hours',
    case
      when p_kind = 'ticket' then (private.order_event(p_order_id)).ends_at
      when p_kind in ('venue_booking', 'performance') then
        (private.booking_of_order(p_order_id)).start_at
    end
  );
end;
$$;

-- The account behind a seller; null for the platform and for pages without an owner.
create function private.seller_user(p_seller_type text, p_seller_id uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select case p_seller_type
    when 'organizer' then p_seller_id
    when 'performer' then (select owner_id from public.performer_profiles where id = p_seller_id)
    when 'venue' then (select owner_id from public.venues where id = p_seller_id)
  end
$$;

-- Nobody pays themselves: their own card would bring a payout, and figures that rankings count.
create function private.refuse_own_sale(p_buyer_id uuid, p_seller_type text, p_seller_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.seller_user(p_seller_type, p_seller_id) = p_buyer_id then
    perform private.raise_error('OWN_SALE', 'nobody buys from themselves');
  end if;
end;
$$;

-- Null for the platform, whose name is the interface's.
create function private.seller_name(p_seller_type text, p_seller_id uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case p_seller_type
    when 'organizer' then (select username from public.profiles where id = p_seller_id)
    when 'performer' then (select performer_name from public.performer_profiles where id = p_seller_id)
    when 'venue' then (select name from public.venues where id = p_seller_id)
  end
$$;

-- Whether the account behind a seller is disabled or deleted: it sells nothing, and no money goes to
-- it.
create function private.seller_is_gone(p_seller_type text, p_seller_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = private.seller_user(p_seller_type, p_seller_id) and (deleted or not active)
  )
$$;

-- The right that an administrator needs for what the platform sells itself, and to take an order over
-- whose seller is gone.
create function private.order_flag(p_kind text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_kind
    when 'ticket' then 'can_manage_events'
    when 'venue_booking' then 'can_manage_venues'
    when 'product' then 'can_manage_performers'
    when 'performance' then 'can_manage_performers'
    when 'ad' then 'can_manage_ads'
    when 'support_ad' then 'can_manage_ads'
    when 'campaign' then 'can_manage_ads'
    when 'subscription' then 'can_manage_ads'
  end
$$;

-- Whether the caller speaks for the seller: confirms payments, decides on refunds. Administrators of
-- its kind do so for the platform, and take over what a seller leaves behind; a superadmin may for
-- everybody, because money must not get stuck.
create function private.speaks_for_seller(p_order public.orders)
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(private.seller_user(p_order.seller_type, p_order.seller_id) = auth.uid(), false)
    or (
      (
        p_order.seller_type = 'platform'
        or private.seller_is_gone(p_order.seller_type, p_order.seller_id)
      )
      and private.has_flag(private.order_flag(p_order.kind))
    )
    or private.is_superadmin()
$$;

-- Whom to tell what a seller has to know: the account, or those who took its orders over.
create function private.sellers_side(p_order public.orders)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select private.seller_user(p_order.seller_type, p_order.seller_id)
  where not private.seller_is_gone(p_order.seller_type, p_order.seller_id)
  union
  select id from public.profiles
  where private.seller_is_gone(p_order.seller_type, p_order.seller_id)
    and role = 'admin' and active and not deleted
    and case private.order_flag(p_order.kind)
      when 'can_manage_events' then can_manage_events
      when 'can_manage_venues' then can_manage_venues
      when 'can_manage_performers' then can_manage_performers
      else admin_role = 'superadmin'
    end
$$;

revoke execute on all functions in schema private from public;
