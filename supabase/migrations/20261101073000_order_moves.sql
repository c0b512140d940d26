-- The way of an order: pending_payment → payment_review → paid → completed, or expired, or
-- cancelled. Each move locks first what the order is about, then the order, and moves it from the
-- state that it expects; whoever comes second gets INVALID_STATE.

create function private.move_order(
  p_order_id uuid, p_from text, p_to text, p_note text default null
)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_closes constant boolean := p_to in ('expired', 'cancelled');
  v_note constant text := left(nullif(private.trimmed(p_note), ''), 500);
  v_order public.orders;
begin
  update public.orders
  set status = p_to,
    paid_at = case when p_to = 'paid' then now() else paid_at end,
    completed_at = case when p_to = 'completed' then now() end,
    cancelled_at = case when v_closes then now() end,
    cancel_reason = case when v_closes then v_note end
  where id = p_order_id and status = p_from
  returning * into v_order;
  if not found then
    perform private.raise_error('INVALID_STATE', format('the order is not %s any more', p_from));
  end if;
  if p_to = 'paid' or v_closes then
    perform private.move_money(
      p_order_id, case when v_closes then 'called_off' else 'paid' end, v_order.total
    );
  end if;
  perform private.log_order(p_order_id, p_from, p_to, v_note);
  return v_order;
end;
$$;

-- Locks the subject, then the order, and returns it. Null when there is none.
create function private.lock_order(p_order_id uuid)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_kind constant text := (select kind from public.orders where id = p_order_id);
  v_order public.orders;
begin
  if v_kind is null then
    return null;
  end if;
  perform private.order_lock(p_order_id, v_kind);
  select * into v_order from public.orders where id = p_order_id for update;
  return v_order;
end;
$$;

-- Locks an order for its buyer (p_as 'buyer'), the seller's side ('seller') or either ('party').
-- A stranger learns nothing; a party with the wrong part is told so.
create function private.lock_order_of(p_order_id uuid, p_as text)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_buys boolean;
  v_sells boolean;
begin
  select * into v_order from public.orders where id = p_order_id;
  v_buys := coalesce(v_order.buyer_id = auth.uid(), false);
  v_sells := v_order.id is not null and private.speaks_for_seller(v_order);
  if not (v_buys or v_sells) then
    perform private.raise_error('NOT_FOUND', 'there is no such order');
  end if;
  if (p_as = 'buyer' and not v_buys) or (p_as = 'seller' and not v_sells) then
    perform private.raise_error('FORBIDDEN', format('this is for the %s', p_as));
  end if;
  return private.lock_order(p_order_id);
end;
$$;

-- Tells the buyer of an order. Buyers of tickets are led to their tickets; the kind of the order is
-- for mails.
create function private.tell_buyer(
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

-- Tells the seller of an order. Organizers are led to the orders of that event, hosts to the booking.
create function private.tell_seller(
  p_order public.orders, p_kind text, p_params jsonb default '{}'
)
returns void
language sql
set search_path = ''
as $$
  select private.notify(
    told.id, p_kind,
    jsonb_build_object('order_no', p_order.order_no, 'amount', p_order.total) || p_params,
    case
      when p_order.kind = 'product' then '/product-management?order=' || p_order.id
      when p_order.kind in ('venue_booking', 'performance') then '/bookings/' || (
        select ref_id from public.order_items where order_id = p_order.id limit 1
      )
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
  from private.sellers_side(p_order) as told (id)
$$;

-- Pays an order of total 0 at once. The caller has locked the subject.
create function private.settle_if_free(p_order_id uuid)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  if v_order.total > 0 or v_order.status <> 'pending_payment' then
    return v_order;
  end if;
  insert into public.payments (order_id, provider, amount, status, confirmed_at)
  values (p_order_id, 'free', 0, 'succeeded', now());
  v_order := private.move_order(p_order_id, 'pending_payment', 'paid');
  perform private.order_paid(p_order_id, v_order.kind);
  return v_order;
end;
$$;

-- Ends an unpaid order: 'expired' or 'cancelled'. The caller has locked subject and order. Also for
-- kinds whose subject is called off; they lock their subject, then call lock_order(), then this.
create function private.close_order(p_order_id uuid, p_status text, p_note text default null)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  if v_order.status not in ('pending_payment', 'payment_review') then
    perform private.raise_error('INVALID_STATE', 'only an unpaid order can be closed');
  end if;
  v_order := private.move_order(p_order_id, v_order.status, p_status, p_note);
  update public.payments
  set status = 'failed', fail_reason = coalesce(fail_reason, p_status)
  where order_id = p_order_id and status in ('created', 'reported');
  perform private.order_closed(p_order_id, v_order.kind, p_status);
  perform private.tell_buyer(v_order, 'order.' || p_status);
  return v_order;
end;
$$;

-- Unpaid beyond its time, or reported as paid and not found for seven days.
create function private.is_overdue(p_order public.orders)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_order.status in ('pending_payment', 'payment_review')
    and p_order.hold_expires_at <= now()
$$;

-- Expires one order if it is due. Safe to call at any time.
create function private.expire_order(p_order_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_order constant public.orders := private.lock_order(p_order_id);
begin
  if private.is_overdue(v_order) is not true then
    return false;
  end if;
  perform private.close_order(p_order_id, 'expired');
  if v_order.status = 'payment_review' then
    perform private.tell_seller(v_order, 'order.unchecked');
  end if;
  return true;
end;
$$;

-- Expires what is due of one event, plan, … before it is taken, a part at a time; what somebody else has
-- in hands is left to them. The caller has locked the subject. Of an event, orders that hold seats of this
-- type come first.
create function private.expire_orders_of(p_subject_id uuid, p_ticket_type_id text default null)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
  v_count int := 0;
begin
  for v_id in
    select o.id
    from public.orders as o
    where o.status in ('pending_payment', 'payment_review') and o.hold_expires_at <= now()
      and o.subject_id = p_subject_id
    order by p_ticket_type_id is not null and not exists (
      select from public.order_items as i where i.order_id = o.id and i.sub_ref = p_ticket_type_id
    ), o.hold_expires_at, o.id
    limit private.lapsed_at_once()
    for update skip locked
  loop
    v_count := v_count + private.expire_order(v_id)::int;
  end loop;
  return v_count;
end;
$$;

-- The job, a part at a time. It gives way: what is being sold right now is left for the next time, with all
-- of its orders.
create function private.expire_orders()
returns boolean
language plpgsql
set search_path = ''
set lock_timeout = '200ms'
as $$
declare
  v_order record;
  v_busy uuid[] := '{}';
  v_count int := 0;
begin
  for v_order in
    select id, subject_id from public.orders
    where status in ('pending_payment', 'payment_review') and hold_expires_at <= now()
    order by hold_expires_at, id
    limit 500
  loop
    continue when v_order.subject_id = any (v_busy);
    begin
      v_count := v_count + private.expire_order(v_order.id)::int;
    exception
      when lock_not_available or deadlock_detected then
        v_busy := v_busy || v_order.subject_id;
      -- One broken order must not keep all others from expiring.
      when others then raise warning 'order % could not expire: %', v_order.id, sqlerrm;
    end;
    exit when v_count >= private.lapsed_at_once();
  end loop;
  return v_count >= private.lapsed_at_once();
end;
$$;
insert into private.jobs (name, run_every) values ('expire_orders', interval '1 minute');

create function private.require_payable(p_order public.orders)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_order.status = 'expired' or private.is_overdue(p_order) then
    perform private.raise_error('ORDER_EXPIRED', 'the time to pay this order is over');
  end if;
  if p_order.status <> 'pending_payment' then
    perform private.raise_error('INVALID_STATE', 'this order does not wait for a payment');
  end if;
  -- What is sold may have been handed over to its buyer since.
  perform private.refuse_own_sale(p_order.buyer_id, p_order.seller_type, p_order.seller_id);
  if not private.can_be_paid(p_order.id, p_order.kind) then
    if p_order.kind = 'ticket' then
      perform private.raise_error('EVENT_ENDED', 'the event is called off or over');
    end if;
    perform private.raise_error('INVALID_STATE', 'it cannot be had any more');
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
