-- Orders as buyers, sellers and administrators see them.

-- An order as every list shows it.
create function private.order_card(o public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', o.id,
    'order_no', o.order_no,
    'kind', o.kind,
    -- The clock speaks before the job does.
    'status', case when private.is_overdue(o) then 'expired' else o.status end,
    'refund_status', o.refund_status,
    'seller_type', o.seller_type,
    'seller_id', o.seller_id,
    'seller_name', private.seller_name(o.seller_type, o.seller_id),
    'subtotal', o.subtotal,
    'discount', o.discount,
    'fee', o.fee,
    'total', o.total,
    'refunded_amount', o.refunded_amount,
    'hold_expires_at', case
      when o.status = 'pending_payment' and not private.is_overdue(o) then o.hold_expires_at
    end,
    'created_at', o.created_at,
    'paid_at', o.paid_at,
    'items', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'item_type', i.item_type, 'ref_id', i.ref_id, 'sub_ref', i.sub_ref,
            'name', i.name_snapshot, 'unit_price', i.unit_price, 'quantity', i.quantity,
            'amount', i.amount
          )
          order by i.created_at, i.name_snapshot, i.id
        ),
        '[]'
      )
      from public.order_items as i
      where i.order_id = o.id
    )
  )
$$;

-- Kinds of orders that the caller may look into as an administrator: those whose payments they confirm.
create function private.admin_order_kinds()
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(kind), '{}')
  from unnest(array[
    'ticket', 'product', 'ad', 'support_ad', 'venue_booking', 'performance', 'subscription', 'campaign'
  ]) as kind
  where private.has_flag(private.order_flag(kind)) or private.is_superadmin()
$$;

-- Refuses whom no kind of order is open to; answers the kinds that are.
create function private.require_order_kinds()
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  v_kinds constant text[] := private.admin_order_kinds();
begin
  if cardinality(v_kinds) = 0 then
    perform private.refuse_admin(
      'this needs a can_manage_ flag', 'can_manage_events', 'can_manage_venues', 'can_manage_performers',
      'can_manage_ads'
    );
  end if;
  return v_kinds;
end;
$$;

-- The other orders of the same checkout, all of the same buyer and seller.
create function private.checkout_siblings(p_order public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', o.id, 'order_no', o.order_no, 'total', o.total,
        'transfer_last5', (
          select p.transfer_last5 from public.payments as p
          where p.order_id = o.id and p.status = 'reported'
        ),
        'status', case when private.is_overdue(o) then 'expired' else o.status end,
        'name', (
          select i.name_snapshot from public.order_items as i
          where i.order_id = o.id order by i.name_snapshot limit 1
        )
      )
      order by o.order_no
    ),
    '[]'
  )
  from public.orders as o
  where o.checkout_id = p_order.checkout_id and o.id <> p_order.id
$$;

-- One order with all that its reader may know: the account to pay to is for the buyer of an unpaid
-- one, phone numbers and addresses are shown as the state of the order allows.
create function private.order_view(p_order_id uuid, p_reader_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.order_card(o) || jsonb_build_object(
    'part', case
      when o.buyer_id = p_reader_id then 'buyer'
      when private.speaks_for_seller(o) then 'seller'
      else 'admin'
    end,
    'buyer_name', o.buyer_name,
    'buyer_phone', case when contact.phone then o.buyer_phone else private.masked(o.buyer_phone) end,
    'buyer_email', case when contact.email then o.buyer_email else private.masked(o.buyer_email) end,
    'invoice', o.invoice,
    'delivery', private.delivery_view(o.delivery, contact.phone),
    'completed_at', o.completed_at,
    'cancelled_at', o.cancelled_at,
    'cancel_reason', o.cancel_reason,
    'pay_to', case
      when o.buyer_id = p_reader_id and o.status in ('pending_payment', 'payment_review')
        and not private.is_overdue(o)
      then private.bank_account(o.seller_type, o.seller_id)
    end,
    'payments', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'provider', p.provider, 'amount', p.amount, 'status', p.status,
            'transfer_last5', p.transfer_last5, 'transfer_at', p.transfer_at,
            'reported_at', p.reported_at, 'confirmed_at', p.confirmed_at, 'fail_reason', p.fail_reason
          )
          order by p.created_at, p.id
        ),
        '[]'
      )
      from public.payments as p
      where p.order_id = o.id
    ),
    'attempt', case when o.buyer_id = p_reader_id then private.order_attempt(o.id) end,
    'takes_providers', private.takes_providers(o),
    'returns', case
      when o.buyer_id = p_reader_id or private.speaks_for_seller(o) then private.order_returns(o.id) else '[]'
    end,
    'refunds', private.order_refunds(o.id),
    'checkout', private.checkout_siblings(o),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'from', e.from_status, 'to', e.to_status, 'note', e.note, 'at', e.at,
            'by', case
              when e.actor_id is null then 'system' when e.actor_id = o.buyer_id then 'buyer' else 'seller'
            end
          )
          order by e.id
        ),
        '[]'
      )
      from public.order_events as e
      where e.order_id = o.id
    )
  )
  from public.orders as o,
    lateral (
      select o.buyer_id = p_reader_id or shown.phone, o.buyer_id = p_reader_id or shown.email
      from private.order_contact_shown(o) as shown
    ) as contact (phone, email)
  where o.id = p_order_id
$$;

-- Buyer, seller, or an administrator of its kind.
create function private.may_see_order(p_order public.orders)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_order.buyer_id = auth.uid() or private.speaks_for_seller(p_order)
    or p_order.kind = any (private.admin_order_kinds())
$$;

-- GET /rpc/get_order. For its buyer, whoever speaks for its seller, and administrators of its kind.
create function public.get_order(p_order_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id;
  if v_order.id is null or private.may_see_order(v_order) is not true then
    perform private.raise_error('NOT_FOUND', 'there is no such order');
  end if;
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.get_order(uuid) from public;
grant execute on function public.get_order(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
