-- Support ads: light boxes, buses and walls that fans give to a performer. The media company sees the
-- artwork first; only what it accepts is paid for, within seven days, and only then produced.
--   draft → submitted → reviewing ⇄ needs_fix; reviewing → approved → paid → producing → live →
--   completed; reviewing → rejected; anything unpaid → cancelled.

-- Locks the placement, then the support ad. Null when there is none.
create function private.lock_support_ad(p_id uuid)
returns public.support_ad_orders
language plpgsql
set search_path = ''
as $$
declare
  v_placement_id uuid;
  v_support public.support_ad_orders;
begin
  loop
    select p.placement_id into v_placement_id
    from public.support_ad_orders as s join public.ad_products as p on p.id = s.product_id
    where s.id = p_id;
    if not found then
      return null;
    end if;
    perform private.lock_ad_placement(v_placement_id);
    select * into v_support from public.support_ad_orders where id = p_id for no key update;
    -- A draft can change its product meanwhile.
    exit when v_placement_id = (
      select placement_id from public.ad_products where id = v_support.product_id
    );
  end loop;
  return v_support;
end;
$$;

-- Locks the placement, then the support ad, for its buyer.
create function private.lock_my_support_ad(p_id uuid)
returns public.support_ad_orders
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from public.support_ad_orders where id = p_id and buyer_id = auth.uid()
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such support ad');
  end if;
  return private.lock_support_ad(p_id);
end;
$$;

-- Moves a support ad from the state that the caller has seen under lock.
create function private.move_support_ad(
  p_support public.support_ad_orders, p_to text, p_reason text default null
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.support_ad_orders
  set status = p_to,
    review_note = case when p_to in ('needs_fix', 'rejected') then p_reason else review_note end,
    cancel_reason = case when p_to = 'cancelled' then left(p_reason, 500) end,
    deadline_at = case p_to when 'needs_fix' then now() + interval '7 days' end
  where id = p_support.id and status = p_support.status;
  if not found then
    perform private.raise_error('INVALID_STATE', 'somebody was faster');
  end if;
  perform private.record_decision(
    'support_ad_orders', p_support.id, p_support.buyer_id, p_support.status, p_to, p_reason
  );
  if auth.uid() is distinct from p_support.buyer_id then
    perform private.notify(
      p_support.buyer_id, 'support.ad_' || p_to,
      jsonb_build_object('title', p_support.title, 'reason', p_reason),
      '/support-ad-service?order=' || p_support.id
    );
  end if;
end;
$$;

create function private.support_ad_card(s public.support_ad_orders)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', s.id, 'order_no', s.order_no, 'status', s.status, 'title', s.title,
    'message', s.message,
    'artist', jsonb_build_object('id', a.id, 'performer_name', a.performer_name),
    'product', jsonb_build_object('id', p.id, 'name', p.name, 'category', p.category),
    'starts_on', s.starts_on, 'ends_on', upper(private.ad_period(p, s.starts_on, s.units)) - 1,
    'units', s.units, 'city', s.city, 'station', s.station, 'design_by', s.design_by,
    'artwork_paths', s.artwork_paths, 'total', s.total, 'deadline_at', s.deadline_at,
    'order_id', s.order_id, 'proof_urls', s.proof_urls, 'review_note', s.review_note,
    'cancel_reason', s.cancel_reason, 'ip_declared_at', s.ip_declared_at,
    'portrait_declared_at', s.portrait_declared_at, 'created_at', s.created_at,
    'updated_at', s.updated_at
  )
  from public.performer_profiles as a, public.ad_products as p
  where a.id = s.artist_id and p.id = s.product_id
$$;

create function private.support_ad_order_lock(p_order_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.lock_support_ad(id) from public.support_ad_orders where order_id = p_order_id
$$;

create function private.support_ad_order_paid(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_support public.support_ad_orders;
begin
  update public.ad_bookings set status = 'confirmed' where order_id = p_order_id and status = 'held';
  select * into v_support from public.support_ad_orders where order_id = p_order_id;
  perform private.move_support_ad(v_support, 'paid');
end;
$$;

create function private.support_ad_order_closed(p_order_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_support public.support_ad_orders;
begin
  update public.ad_bookings set status = p_reason where order_id = p_order_id and status = 'held';
  select * into v_support from public.support_ad_orders where order_id = p_order_id;
  if v_support.status = 'approved' then
    perform private.move_support_ad(v_support, 'cancelled', p_reason);
  end if;
end;
$$;

create function private.support_ad_order_refunded(
  p_order_id uuid, p_ticket_ids uuid[] default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_support public.support_ad_orders;
begin
  select * into v_support from public.support_ad_orders where order_id = p_order_id;
  if v_support.status <> 'paid' then
    perform private.raise_error('INVALID_STATE', 'it is in production already');
  end if;
  update public.ad_bookings
  set status = 'refunded' where order_id = p_order_id and status = 'confirmed';
  perform private.move_support_ad(v_support, 'cancelled', 'refunded');
end;
$$;

-- Until production begins, less 10 % for the work of the review.
create function private.support_ad_refund_quote(
  p_order_id uuid, p_ticket_ids uuid[] default null
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'amount', case when s.status = 'paid' then o.total - o.total / 10 else 0 end,
    'fee', case when s.status = 'paid' then o.total / 10 else 0 end,
    'allowed', s.status = 'paid',
    'reason', case when s.status = 'paid' then 'before_production' else 'in_production' end
  )
  from public.orders as o
  join public.support_ad_orders as s on s.order_id = o.id
  where o.id = p_order_id
$$;

revoke execute on all functions in schema private from public;
