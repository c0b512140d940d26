-- Orders of one event: the organizer's list, and the table that an accountant asks for.

-- Another signature: the former one goes, so that calls without an event stay unambiguous.
drop function public.seller_orders(text, uuid, text, text, text, int, int);

-- GET /rpc/seller_orders. Of one seller whose account the caller is: organizer (without an id the
-- caller), performer, venue. p_event_id: only orders of its tickets.
create function public.seller_orders(
  p_seller_type text default null, p_seller_id uuid default null, p_tab text default null,
  p_kind text default null, p_query text default null, p_page int default 1,
  p_page_size int default 12, p_event_id uuid default null
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
  v_statuses constant text[] := private.tab_statuses(p_tab);
  v_patterns constant text[] := private.search_patterns(p_query);
  v_all constant boolean := v_patterns = array['%'];
begin
  perform private.require_seller(p_seller_type, v_seller_id);
  return private.order_page(
    (
      select array_agg(o.id order by o.created_at desc, o.id)
      from public.orders as o
      where o.seller_type = p_seller_type and o.seller_id is not distinct from v_seller_id
        and case when o.status = 'pending_payment' and o.hold_expires_at <= now() then 'expired'
          else o.status end = any (v_statuses)
        and (p_tab is distinct from 'refund' or o.refund_status <> 'none')
        and (coalesce(p_kind, '') in ('', 'all') or o.kind = p_kind)
        and (
          p_event_id is null or o.id in (
            select order_id from public.order_items
            where item_type = 'ticket' and ref_id = p_event_id
          )
        )
        and (v_all or o.id in (select private.orders_matching(v_patterns)))
    ),
    p_page, p_page_size, true
  );
end;
$$;

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

revoke execute on function
  public.seller_orders(text, uuid, text, text, text, int, int, uuid),
  public.export_event_orders(uuid)
  from public;
grant execute on function
  public.seller_orders(text, uuid, text, text, text, int, int, uuid),
  public.export_event_orders(uuid)
  to anon, authenticated;
