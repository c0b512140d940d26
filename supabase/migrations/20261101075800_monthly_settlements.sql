-- What came in and went out by seller and month, and the table of one event's orders that an
-- accountant asks for.

-- Paid by the day of payment, refunds by the day on which they were sent. Without p_seller_type
-- every seller.
create function private.settlement_lines(
  p_from date, p_until date, p_seller_type text, p_seller_id uuid
)
returns table (
  seller_type text, seller_id uuid, month date, orders bigint, gross bigint, discount bigint,
  fees bigint, paid bigint, refunded bigint
)
language sql
stable
set search_path = ''
as $$
  select m.seller_type, m.seller_id, m.month, sum(m.orders), sum(m.gross), sum(m.discount),
    sum(m.fees), sum(m.paid), sum(m.refunded)
  from (
    select o.seller_type, o.seller_id,
      date_trunc('month', o.paid_at at time zone 'Asia/Taipei')::date as month,
      1 as orders, o.subtotal as gross, o.discount, o.fee as fees, o.total as paid, 0 as refunded
    from public.orders as o
    where o.paid_at >= (p_from::timestamp at time zone 'Asia/Taipei')
      and o.paid_at < ((p_until + 1)::timestamp at time zone 'Asia/Taipei')
      and (
        p_seller_type is null
        or (o.seller_type = p_seller_type and o.seller_id is not distinct from p_seller_id)
      )
    union all
    select o.seller_type, o.seller_id,
      date_trunc('month', r.refunded_at at time zone 'Asia/Taipei')::date,
      0, 0, 0, 0, 0, r.amount
    from public.refund_requests as r
    join public.orders as o on o.id = r.order_id
    where r.status = 'refunded'
      and r.refunded_at >= (p_from::timestamp at time zone 'Asia/Taipei')
      and r.refunded_at < ((p_until + 1)::timestamp at time zone 'Asia/Taipei')
      and (
        p_seller_type is null
        or (o.seller_type = p_seller_type and o.seller_id is not distinct from p_seller_id)
      )
  ) as m
  group by m.seller_type, m.seller_id, m.month
$$;

-- GET /rpc/seller_settlement. By month; without dates this year.
create function public.seller_settlement(
  p_seller_type text default null, p_seller_id uuid default null, p_from date default null,
  p_until date default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_seller_id constant uuid := case p_seller_type
    when 'organizer' then coalesce(p_seller_id, auth.uid()) else p_seller_id end;
  v_from constant date := coalesce(p_from, date_trunc('year', private.today())::date);
  v_until constant date := coalesce(p_until, private.today());
begin
  perform private.require_seller(p_seller_type, v_seller_id);
  return (
    select jsonb_build_object(
      'from', v_from,
      'until', v_until,
      'months', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'month', l.month, 'orders', l.orders, 'gross', l.gross, 'discount', l.discount,
            'fees', l.fees, 'paid', l.paid, 'refunded', l.refunded, 'net', l.paid - l.refunded
          )
          order by l.month desc
        ),
        '[]'
      ),
      'paid', coalesce(sum(l.paid), 0),
      'refunded', coalesce(sum(l.refunded), 0),
      'net', coalesce(sum(l.paid - l.refunded), 0)
    )
    from private.settlement_lines(v_from, v_until, p_seller_type, v_seller_id) as l
  );
end;
$$;
revoke execute on function public.seller_settlement(text, uuid, date, date) from public;
grant execute on function public.seller_settlement(text, uuid, date, date) to anon, authenticated;

-- GET /rpc/admin_settlements. Every seller of one month, largest first. Superadmins only.
create function public.admin_settlements(p_month date default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_from constant date := date_trunc('month', coalesce(p_month, private.today()))::date;
begin
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  return (
    select jsonb_build_object(
      'month', v_from,
      'sellers', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'seller_type', l.seller_type, 'seller_id', l.seller_id,
            'seller_name', private.seller_name(l.seller_type, l.seller_id),
            'orders', l.orders, 'gross', l.gross, 'discount', l.discount, 'fees', l.fees,
            'paid', l.paid, 'refunded', l.refunded, 'net', l.paid - l.refunded
          )
          order by l.paid desc, l.seller_type, l.seller_id
        ),
        '[]'
      ),
      'paid', coalesce(sum(l.paid), 0),
      'refunded', coalesce(sum(l.refunded), 0),
      'net', coalesce(sum(l.paid - l.refunded), 0)
    )
    from private.settlement_lines(
      v_from, (v_from + interval '1 month' - interval '1 day')::date, null, null
    ) as l
  );
end;
$$;
revoke execute on function public.admin_settlements(date) from public;
grant execute on function public.admin_settlements(date) to anon, authenticated;

-- POST /rpc/export_event_orders. Every order of the event that was paid, also those that were given
-- back since, oldest payment first; a line in the audit log says who took it.
create function public.export_event_orders(p_event_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
  v_rows jsonb;
begin
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'order_no', o.order_no,
        'paid_at', o.paid_at,
        'buyer_name', o.buyer_name,
        'invoice', o.invoice,
        'tickets', i.tickets,
        'subtotal', o.subtotal,
        'discount', o.discount,
        'fee', o.fee,
        'total', o.total,
        'refunded_amount', o.refunded_amount,
        'status', o.status,
        'refund_status', o.refund_status,
        'transfer_last5', p.transfer_last5
      )
      order by o.paid_at, o.order_no
    ),
    '[]'
  )
  into v_rows
  from (
    select order_id, sum(quantity)::int as tickets
    from public.order_items
    where item_type = 'ticket' and ref_id = p_event_id
    group by order_id
  ) as i
  join public.orders as o on o.id = i.order_id
  left join public.payments as p on p.order_id = o.id and p.status = 'succeeded'
  where o.paid_at is not null;
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, after)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), 'export_event_orders', 'events', p_event_id::text,
    jsonb_build_object('rows', jsonb_array_length(v_rows))
  );
  return jsonb_build_object('event', v_event.title, 'rows', v_rows);
end;
$$;
revoke execute on function public.export_event_orders(uuid) from public;
grant execute on function public.export_event_orders(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
