-- Buying products. Stock is held when the order is made, sold when it is paid, and goes back when
-- the order is closed or refunded before it was handed over.

-- Moves pieces between free, held and sold.
create function private.move_product_stock(p_product_id uuid, p_sold_change int, p_held_change int)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.products
  set sold = sold + p_sold_change, held = held + p_held_change
  where id = p_product_id
    and (p_sold_change + p_held_change <= 0 or sold + held + p_sold_change + p_held_change <= stock);
  if not found then
    perform private.raise_error('SOLD_OUT', 'not enough left of this product');
  end if;
end;
$$;

-- Moves the pieces of a whole order, in id order.
create function private.move_order_products(p_order_id uuid, p_sold_sign int, p_held_sign int)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_item record;
begin
  for v_item in
    select ref_id, quantity from public.order_items
    where order_id = p_order_id and item_type = 'product'
    order by ref_id
  loop
    perform private.move_product_stock(
      v_item.ref_id, p_sold_sign * v_item.quantity, p_held_sign * v_item.quantity
    );
  end loop;
end;
$$;

create function private.product_order_lock(p_order_id uuid)
returns void
language sql
set search_path = ''
as $$
  select p.id
  from public.products as p
  where p.id in (
    select ref_id from public.order_items where order_id = p_order_id and item_type = 'product'
  )
  order by p.id
  for no key update
$$;

create function private.product_order_paid(p_order_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.move_order_products(p_order_id, 1, -1)
$$;

create function private.product_order_closed(p_order_id uuid, p_reason text)
returns void
language sql
set search_path = ''
as $$
  select private.move_order_products(p_order_id, 0, -1)
$$;

-- What was handed over does not come back to the shelf by itself.
create function private.product_order_refunded(p_order_id uuid, p_ticket_ids uuid[])
returns void
language sql
set search_path = ''
as $$
  select private.move_order_products(p_order_id, -1, 0)
  from public.orders
  where id = p_order_id and status = 'paid'
$$;

-- All of it until it is handed over; then seven days (the right of withdrawal in distance selling),
-- without the shipping.
create function private.product_refund_quote(p_order_id uuid, p_ticket_ids uuid[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'amount', case when in_time then o.total - kept else 0 end,
    'fee', case when in_time then kept else o.total end,
    'allowed', in_time and p_ticket_ids is null,
    'reason', case
      when not in_time then 'too_late' when p_ticket_ids is not null then 'only_whole_order'
    end
  )
  from public.orders as o,
    lateral (
      select
        o.status = 'paid' or (o.status = 'completed' and o.completed_at > now() - interval '7 days')
          as in_time,
        case when o.status = 'completed' then least(o.fee, o.total) else 0 end as kept
    ) as terms
  where o.id = p_order_id
$$;

-- Locks these products and whatever else the overdue orders for them hold, all in id order, and
-- expires those orders, a part at a time of each product. Several sellers of one product can wait for each
-- other, never in a circle.
create function private.lock_products_for_sale(p_product_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_due uuid[];
  v_locked uuid[];
  v_id uuid;
begin
  select array_agg(distinct due.id)
  into v_due
  from unnest(p_product_ids) as product (id)
  cross join lateral (
    select o.id
    from public.orders as o
    join public.order_items as i on i.order_id = o.id
    where o.status = 'pending_payment' and o.hold_expires_at <= now()
      and i.item_type = 'product' and i.ref_id = product.id
    order by o.hold_expires_at, o.id
    limit private.lapsed_at_once()
  ) as due;
  select array_agg(id)
  into v_locked
  from (
    select p.id
    from public.products as p
    where p.id = any (p_product_ids) or p.id in (
      select ref_id from public.order_items where order_id = any (v_due) and item_type = 'product'
    )
    order by p.id
    for no key update
  ) as locked;
  for v_id in select id from unnest(v_due) as id order by id loop
    perform private.expire_order(v_id);
  end loop;
end;
$$;

create function private.check_delivery(p_delivery jsonb, p_allowed text[])
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_method constant text := p_delivery ->> 'method';
  v_recipient constant text := private.trimmed(p_delivery ->> 'recipient');
  v_phone constant text := private.phone_number(p_delivery ->> 'phone');
  v_address constant text := private.trimmed(p_delivery ->> 'address');
begin
  perform private.require(
    v_method = any (p_allowed), 'delivery.method', 'not a way in which all of this is delivered'
  );
  perform private.require(
    length(v_recipient) between 1 and 50, 'delivery.recipient', 'the name has 1 to 50 characters'
  );
  perform private.require(v_phone is not null, 'delivery.phone', 'the phone number is not valid');
  -- cvs: the store's name or number. pickup: none.
  perform private.require(
    v_method = 'pickup' or length(v_address) between 2 and 200, 'delivery.address',
    'the address, or the store, has 2 to 200 characters'
  );
  return jsonb_strip_nulls(jsonb_build_object(
    'method', v_method, 'recipient', v_recipient, 'phone', v_phone,
    'address', case when v_method <> 'pickup' then v_address end
  ));
end;
$$;

-- POST /rpc/order_products. p_items: [{"product_id", "quantity"}] of one performer. The dearest
-- shipping fee among them is paid once. With p_expected_total the caller says what it showed.
create function public.order_products(
  p_items jsonb default null,
  p_delivery jsonb default null,
  p_buyer jsonb default null,
  p_invoice jsonb default null,
  p_expected_total int default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders;
  v_wanted record;
  v_delivery jsonb;
begin
  perform private.require(
    jsonb_typeof(p_items) = 'array' and jsonb_array_length(p_items) between 1 and 30, 'items',
    'one to thirty products'
  );
  v_order := private.order_by_key(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'order_products', p_items, p_delivery, p_buyer, p_invoice, p_expected_total
    )
  );
  if v_order.id is not null then
    return private.order_view(v_order.id, v_user_id);
  end if;

  select array_agg(product_id) as ids, count(distinct product_id) as products,
    bool_and(quantity is not null and quantity between 1 and 100) as quantities_fit
  into v_wanted
  from jsonb_to_recordset(p_items) as i (product_id uuid, quantity int);
  perform private.require(
    v_wanted.products = jsonb_array_length(p_items) and v_wanted.quantities_fit, 'items',
    'each product once, 1 to 100 of it'
  );
  perform private.lock_products_for_sale(v_wanted.ids);

  -- One statement reads it all again, under the locks.
  select count(*) as found, count(distinct p.performer_id) as sellers,
    (array_agg(p.performer_id))[1] as performer_id,
    bool_and(private.is_product_public(p)) as on_sale,
    bool_and(i.quantity <= p.max_per_order) as within_limit,
    coalesce(max(p.shipping_fee), 0) as shipping_fee,
    (
      select array_agg(method) from unnest(array['pickup', 'cvs', 'post']) as method
      where not exists (
        select from public.products as q where q.id = any (v_wanted.ids) and method <> all (q.delivery)
      )
    ) as methods,
    sum(p.price::bigint * i.quantity) as subtotal,
    jsonb_agg(jsonb_build_object(
      'item_type', 'product', 'ref_id', p.id, 'name', private.product_name(p), 'unit_price', p.price,
      'quantity', i.quantity
    )) as lines
  into v_wanted
  from jsonb_to_recordset(p_items) as i (product_id uuid, quantity int)
  join public.products as p on p.id = i.product_id
  -- The public knows of what was approved once.
  where p.status in ('active', 'inactive') and p.deleted_at is null;
  if v_wanted.found < jsonb_array_length(p_items) then
    perform private.raise_error('NOT_FOUND', 'there is no such product');
  end if;
  if not v_wanted.on_sale then
    perform private.raise_error('NOT_ON_SALE', 'a product is not on sale');
  end if;
  perform private.require(v_wanted.sellers = 1, 'items', 'all of one performer');
  if not v_wanted.within_limit then
    perform private.raise_error('LIMIT_EXCEEDED', 'more of a product than allowed in one order');
  end if;
  v_delivery := private.check_delivery(p_delivery, v_wanted.methods);
  if v_delivery ->> 'method' = 'pickup' then
    v_wanted.shipping_fee := 0;
  end if;
  if p_expected_total <> v_wanted.subtotal + v_wanted.shipping_fee then
    perform private.raise_error(
      'PRICE_CHANGED', format('the total is %s now', v_wanted.subtotal + v_wanted.shipping_fee)
    );
  end if;

  v_order := private.open_order(
    p_buyer_id => v_user_id, p_kind => 'product', p_seller_type => 'performer',
    p_seller_id => v_wanted.performer_id, p_items => v_wanted.lines, p_buyer => p_buyer,
    p_invoice => p_invoice, p_idempotency_key => p_idempotency_key,
    p_fee => v_wanted.shipping_fee
  );
  update public.orders set delivery = v_delivery where id = v_order.id;
  perform private.move_order_products(v_order.id, 0, 1);
  perform private.settle_if_free(v_order.id);
  return private.order_view(v_order.id, v_user_id);
end;
$$;
revoke execute on function public.order_products(jsonb, jsonb, jsonb, jsonb, int, uuid) from public;
grant execute on function
  public.order_products(jsonb, jsonb, jsonb, jsonb, int, uuid)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
