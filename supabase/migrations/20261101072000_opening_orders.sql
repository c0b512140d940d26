-- Opening an order. Every function that sells something does, in this order:
--   1. v_order := private.order_by_key(buyer, key, what is asked); when v_order.id is not null, answer with it
--   2. lock the subject, expire what is due (private.expire_orders_of), take stock or slots
--   3. v_order := private.open_order(…) and link its own rows
--   4. private.settle_if_free(v_order.id)

-- 統編: eight digits. Each is multiplied by its weight, the digits of the products are added, and the
-- sum must be a multiple of 5; a 7 as seventh digit may count one more.
create function private.is_tax_id(p_tax_id text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_tax_id ~ '^\d{8}$' and (
    select sum % 5 = 0 or (substr(p_tax_id, 7, 1) = '7' and (sum + 1) % 5 = 0)
    from (
      select sum(product / 10 + product % 10) as sum
      from unnest(array[1, 2, 1, 2, 1, 2, 4, 1]) with ordinality as weight (factor, place),
        lateral (select factor * ascii(substr(p_tax_id, place::int, 1)) - factor * 48 as product) as p
    ) as sums
  )
$$;

-- The invoice as it is stored, or INVALID_INPUT. A carrier (載具) is a mobile barcode: / and seven of
-- 0-9 A-Z . + -
create function private.check_invoice(p_invoice jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_type constant text := coalesce(p_invoice ->> 'type', 'personal');
  v_carrier constant text := nullif(
    upper(regexp_replace(private.half_width(p_invoice ->> 'carrier'), '\s', '', 'g')), ''
  );
  v_tax_id constant text := private.typed_number(p_invoice ->> 'tax_id');
  v_title constant text := private.trimmed(p_invoice ->> 'title');
begin
  perform private.require(
    v_type in ('personal', 'company'), 'invoice.type', 'the type is personal or company'
  );
  if v_type = 'company' then
    perform private.require(
      private.is_tax_id(v_tax_id), 'invoice.tax_id', 'the company number has eight digits and a checksum'
    );
    perform private.require(
      length(v_title) between 1 and 60, 'invoice.title', 'the company name has 1 to 60 characters'
    );
    return jsonb_build_object('type', 'company', 'tax_id', v_tax_id, 'title', v_title);
  end if;
  perform private.require(
    v_carrier is null or v_carrier ~ '^/[0-9A-Z.+-]{7}$', 'invoice.carrier',
    'a carrier is / and seven of 0-9 A-Z . + -'
  );
  return jsonb_strip_nulls(jsonb_build_object('type', 'personal', 'carrier', v_carrier));
end;
$$;

-- The order of this buyer and key, or a row of nulls. Holds everybody else with the same key until
-- the end of the transaction, so that a double click becomes one order.
create function private.order_by_key(p_buyer_id uuid, p_key uuid, p_asked jsonb)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  if p_key is null then
    return null;
  end if;
  perform private.begin_attempt(p_buyer_id, p_key, p_asked);
  select * into v_order
  from public.orders
  where buyer_id = p_buyer_id and idempotency_key = p_key;
  perform private.refuse_forgotten(p_buyer_id, p_key, v_order.created_at);
  return v_order;
end;
$$;

-- Who buys, in the shape in which it is stored: what was typed, else what the account says.
create function private.order_buyer(p_buyer_id uuid, p_buyer jsonb)
returns table (name text, phone text, email text)
language plpgsql
stable
set search_path = ''
as $$
begin
  select
    coalesce(nullif(private.trimmed(p_buyer ->> 'name'), ''), p.username),
    coalesce(nullif(private.trimmed(p_buyer ->> 'phone'), ''), p.phone),
    coalesce(nullif(private.email_address(p_buyer ->> 'email'), ''), p.email)
  into name, phone, email
  from public.profiles as p
  where p.id = p_buyer_id;
  perform private.require(length(name) between 1 and 50, 'name', 'the name must have 1 to 50 characters');
  perform private.require(
    phone is null or private.phone_number(phone) is not null, 'phone', 'the phone number is not valid'
  );
  perform private.require(
    email is null or private.is_email(email), 'email', 'the e-mail address is not valid'
  );
  phone := private.phone_number(phone);
  return next;
end;
$$;

-- p_items: [{item_type, ref_id, sub_ref, name, unit_price, quantity}]. Without p_hold_expires_at
-- the buyer has 15 minutes. What is ordered leaves the cart.
create function private.open_order(
  p_buyer_id uuid,
  p_kind text,
  p_seller_type text,
  p_seller_id uuid,
  p_items jsonb,
  p_hold_expires_at timestamptz default null,
  p_buyer jsonb default null,
  p_invoice jsonb default null,
  p_idempotency_key uuid default null,
  p_discount int default 0,
  p_fee int default 0
)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_subtotal numeric;
  v_subject_id uuid;
  v_buyer record;
  v_order public.orders;
begin
  perform private.require(
    jsonb_typeof(p_items) = 'array' and jsonb_array_length(p_items) between 1 and 50, 'items',
    'an order has 1 to 50 lines'
  );
  select case
    when bool_and(i.unit_price >= 0 and i.quantity >= 1 and i.ref_id is not null)
      then sum(i.unit_price::numeric * i.quantity)
  end,
  case when count(distinct i.ref_id) = 1 then (array_agg(i.ref_id))[1] end
  into v_subtotal, v_subject_id
  from jsonb_to_recordset(p_items) as i (ref_id uuid, unit_price int, quantity int);
  perform private.require(
    v_subtotal <= 100000000, 'items', 'a line is not valid, or the sum is beyond NT$100,000,000'
  );
  if private.seller_is_gone(p_seller_type, p_seller_id) then
    perform private.raise_error('NOT_ON_SALE', 'the seller''s account is disabled');
  end if;
  if v_subtotal - p_discount + p_fee > 0 then
    perform private.refuse_own_sale(p_buyer_id, p_seller_type, p_seller_id);
  end if;
  -- Orders that nobody pays hold what others want.
  if (
    select count(*)
    from public.orders
    where buyer_id = p_buyer_id and status in ('pending_payment', 'payment_review')
      and hold_expires_at > now()
  ) >= 20 then
    perform private.raise_error('LIMIT_EXCEEDED', 'twenty unpaid orders are waiting already');
  end if;
  if p_idempotency_key is not null and exists (
    select from public.orders where buyer_id = p_buyer_id and idempotency_key = p_idempotency_key
  ) then
    perform private.raise_error('INVALID_STATE', 'ordered already; ask order_by_key() first');
  end if;

  select * into v_buyer from private.order_buyer(p_buyer_id, p_buyer);
  insert into public.orders (
    buyer_id, seller_type, seller_id, subject_id, kind, subtotal, discount, fee, total, hold_expires_at,
    buyer_name, buyer_phone, buyer_email, invoice, idempotency_key
  )
  values (
    p_buyer_id, p_seller_type, p_seller_id, v_subject_id, p_kind, v_subtotal, coalesce(p_discount, 0),
    coalesce(p_fee, 0), v_subtotal - coalesce(p_discount, 0) + coalesce(p_fee, 0),
    coalesce(p_hold_expires_at, now() + interval '15 minutes'),
    v_buyer.name, v_buyer.phone, v_buyer.email, private.check_invoice(p_invoice), p_idempotency_key
  )
  returning * into v_order;
  insert into public.order_items (
    order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount
  )
  select v_order.id, i.item_type, i.ref_id, coalesce(i.sub_ref, ''), left(private.trimmed(i.name), 200),
    i.unit_price, i.quantity, i.unit_price * i.quantity
  from jsonb_to_recordset(p_items)
    as i (item_type text, ref_id uuid, sub_ref text, name text, unit_price int, quantity int);
  perform private.move_money(v_order.id, 'promised', v_order.total);
  perform private.log_order(v_order.id, null, 'pending_payment');
  return v_order;
end;
$$;

revoke execute on all functions in schema private from public;
