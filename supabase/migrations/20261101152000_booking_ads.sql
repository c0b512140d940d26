-- Booking an advertisement: choose a product, days and artwork; a slot is held while it is unpaid.
-- It runs when it is paid, approved, and its days have come. Every function locks the placement
-- first.

-- 排程中, 播放中, 已結束
create function private.ad_phase(p_start date, p_end date)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when p_start > private.today() then 'scheduled'
    when p_end >= private.today() then 'running'
    else 'ended'
  end
$$;

-- Gives back slots whose order was not paid in time. The caller has locked the placement.
create function private.expire_ad_holds(p_placement_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order_id uuid;
begin
  for v_order_id in
    select o.id
    from public.orders as o
    where o.status = 'pending_payment' and o.hold_expires_at <= now() and o.id in (
      select order_id from public.ad_bookings where placement_id = p_placement_id and status = 'held'
    )
    order by o.hold_expires_at, o.id
    limit private.lapsed_at_once()
    for update skip locked
  loop
    perform private.expire_order(v_order_id);
  end loop;
end;
$$;

-- Takes the lowest free slot. The caller has locked the placement and made what runs in it.
create function private.take_ad_slot(
  p_product public.ad_products, p_period daterange, p_units int, p_amount int, p_buyer_id uuid,
  p_advertisement_id uuid, p_support_ad_order_id uuid
)
returns public.ad_bookings
language plpgsql
set search_path = ''
as $$
declare
  v_slot int;
  v_booking public.ad_bookings;
begin
  perform private.expire_ad_holds(p_product.placement_id);
  v_slot := private.free_ad_slot(p_product.placement_id, p_period);
  if v_slot is null then
    perform private.raise_error('SOLD_OUT', 'no slot is free for all of these days');
  end if;
  insert into public.ad_bookings (
    ad_product_id, placement_id, advertisement_id, support_ad_order_id, buyer_id, slot_no, period,
    units, amount
  )
  values (
    p_product.id, p_product.placement_id, p_advertisement_id, p_support_ad_order_id, p_buyer_id,
    v_slot, p_period, p_units, p_amount
  )
  returning * into v_booking;
  return v_booking;
end;
$$;

-- Until when a slot is held for its payment: a day, but never past the first day on air.
create function private.ad_hold_limit(p_starts_on date, p_patience interval)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select greatest(
    least(now() + p_patience, timezone('Asia/Taipei', p_starts_on::timestamp)),
    now() + interval '15 minutes'
  )
$$;

create function private.ad_receipt(p_order_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'advertisement_id', b.advertisement_id, 'booking_id', b.id, 'order_id', o.id,
    'order_no', o.order_no, 'order_status', o.status, 'total', o.total,
    'hold_expires_at', o.hold_expires_at, 'starts_on', lower(b.period),
    'ends_on', upper(b.period) - 1, 'slot_no', b.slot_no
  )
  from public.orders as o
  join public.ad_bookings as b on b.order_id = o.id
  where o.id = p_order_id
$$;

-- The texts of an advertisement, in the shape in which they are stored.
create function private.check_ad_words(
  inout p_title text, inout p_description text, inout p_link_url text, inout p_button_text text
)
language plpgsql
immutable
set search_path = ''
as $$
begin
  p_title := private.trimmed(p_title);
  p_description := nullif(private.trimmed(p_description), '');
  p_link_url := nullif(private.trimmed(p_link_url), '');
  p_button_text := nullif(private.trimmed(p_button_text), '');
  perform private.require(length(p_title) between 1 and 120, 'title', '1 to 120 characters');
  perform private.require(
    length(coalesce(p_description, '')) <= 1000, 'description', 'at most 1000 characters'
  );
  perform private.require(
    coalesce(length(p_link_url) <= 2000 and (p_link_url ~ '^/[^/\\]' or private.is_https_url(p_link_url)), true),
    'link_url', 'a path of this site or an https address'
  );
  perform private.require(
    length(coalesce(p_button_text, '')) <= 20, 'button_text', 'at most 20 characters'
  );
end;
$$;

-- POST /rpc/book_ad. Products without media review. The same key again gives the same answer; the
-- artwork follows with submit_ad_creative().
create function public.book_ad(
  p_product_id uuid default null,
  p_starts_on date default null,
  p_units int default null,
  p_title text default null,
  p_description text default null,
  p_link_url text default null,
  p_button_text text default null,
  p_expected_total int default null,
  p_buyer jsonb default null,
  p_invoice jsonb default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.order_by_key(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'book_ad', p_product_id, p_starts_on, p_units, p_title, p_description, p_link_url, p_button_text,
      p_expected_total, p_buyer, p_invoice
    )
  );
  v_product public.ad_products;
  v_place public.ad_placements;
  v_words record;
  v_quote jsonb;
  v_period daterange;
  v_ad_id uuid;
  v_booking public.ad_bookings;
begin
  if v_order.id is not null then
    return private.ad_receipt(v_order.id);
  end if;
  perform private.require_posting('ads');
  v_product := private.sold_ad_product(p_product_id);
  if v_product.needs_media_review then
    perform private.raise_error(
      'NOT_ON_SALE', 'the media company looks at this one first', 'Order it as a support ad.'
    );
  end if;
  select * into v_words
  from private.check_ad_words(p_title, p_description, p_link_url, p_button_text);

  v_place := private.lock_ad_placement(v_product.placement_id);
  v_quote := private.quote_ad(v_product, p_starts_on, p_units, 'self');
  if p_expected_total is distinct from (v_quote ->> 'total')::int and p_expected_total is not null then
    perform private.raise_error('PRICE_CHANGED', format('it costs %s now', v_quote ->> 'total'));
  end if;
  v_period := private.ad_period(v_product, p_starts_on, p_units);

  insert into public.advertisements (
    client_id, client_name, title, description, type, display_location, link_url, button_text,
    start_date, end_date, budget
  )
  select v_user_id, username, v_words.p_title, v_words.p_description, v_place.ad_type,
    v_place.display_location, v_words.p_link_url, v_words.p_button_text, lower(v_period),
    upper(v_period) - 1, (v_quote ->> 'total')::int
  from public.profiles
  where id = v_user_id
  returning id into v_ad_id;
  v_booking := private.take_ad_slot(
    v_product, v_period, p_units, (v_quote ->> 'total')::int, v_user_id, v_ad_id, null
  );
  v_order := private.open_order(
    p_buyer_id => v_user_id, p_kind => 'ad', p_seller_type => 'platform', p_seller_id => null,
    p_items => jsonb_build_array(
      jsonb_build_object(
        'item_type', 'ad_product', 'ref_id', v_product.id, 'sub_ref', v_booking.id,
        'name', v_product.name, 'unit_price', v_product.unit_price, 'quantity', p_units
      )
    ),
    p_hold_expires_at => private.ad_hold_limit(p_starts_on, interval '24 hours'),
    p_buyer => p_buyer, p_invoice => p_invoice, p_idempotency_key => p_idempotency_key
  );
  update public.ad_bookings set order_id = v_order.id where id = v_booking.id;
  perform private.settle_if_free(v_order.id);
  return private.ad_receipt(v_order.id);
end;
$$;
revoke execute on function
  public.book_ad(uuid, date, int, text, text, text, text, int, jsonb, jsonb, uuid)
  from public;
grant execute on function
  public.book_ad(uuid, date, int, text, text, text, text, int, jsonb, jsonb, uuid)
  to anon, authenticated;

-- The last day on which a booking may be given back is three days before its first.
create function private.ad_terms_are_over(p_booking public.ad_bookings)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_booking.moved_late or lower(p_booking.period) < private.today() + 3
$$;

-- POST /rpc/reschedule_ad. Same product, same length, other days; only before the first day.
create function public.reschedule_ad(p_booking_id uuid default null, p_starts_on date default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_booking public.ad_bookings;
  v_product public.ad_products;
  v_period daterange;
  v_slot int;
begin
  select * into v_booking
  from public.ad_bookings
  where id = p_booking_id and buyer_id = v_user_id and advertisement_id is not null;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such booking');
  end if;
  perform private.lock_ad_placement(v_booking.placement_id);
  perform private.expire_ad_holds(v_booking.placement_id);
  select * into v_booking from public.ad_bookings where id = p_booking_id for update;
  if v_booking.status <> 'confirmed' or lower(v_booking.period) <= private.today() then
    perform private.raise_error('INVALID_STATE', 'only a paid booking that has not begun can move');
  end if;
  perform private.require_ad_not_asked_back(v_booking.advertisement_id);
  select * into v_product from public.ad_products where id = v_booking.ad_product_id;
  v_period := private.ad_period(v_product, p_starts_on, v_booking.units);
  perform private.require(
    p_starts_on >= private.today() + v_product.lead_days
      and upper(v_period) <= private.ad_horizon() + 1,
    'starts_on', format('%s days are needed before the first day', v_product.lead_days)
  );
  v_slot := private.free_ad_slot(v_booking.placement_id, v_period, p_booking_id);
  if v_slot is null then
    perform private.raise_error('SOLD_OUT', 'no slot is free for all of these days');
  end if;
  update public.ad_bookings
  set period = v_period, slot_no = v_slot, moved_late = private.ad_terms_are_over(v_booking)
  where id = p_booking_id;
  update public.advertisements
  set start_date = lower(v_period), end_date = upper(v_period) - 1
  where id = v_booking.advertisement_id;
  return private.ad_receipt(v_booking.order_id);
end;
$$;
revoke execute on function public.reschedule_ad(uuid, date) from public;
grant execute on function public.reschedule_ad(uuid, date) to anon, authenticated;

revoke execute on all functions in schema private from public;
