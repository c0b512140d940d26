-- The cart remembers wishes and the price that was seen. It holds no stock: prices and what is left
-- are read anew each time it is opened, and it says what changed.

create table public.cart_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  item_type text not null check (item_type in ('ticket', 'product', 'ad_product', 'support_ad')),
  -- ticket: the event, and sub_ref its type; product; ad_product and support_ad: the ad product,
  -- its quantity being days, weeks or months.
  ref_id uuid not null,
  sub_ref text not null default '' check (length(sub_ref) <= 40),
  quantity int not null check (quantity between 1 and 100),
  -- What the order form of its kind wants to find again, such as the wished period.
  options jsonb not null default '{}'
    check (jsonb_typeof(options) = 'object' and length(options::text) <= 2000),
  -- NT$, as the buyer saw it. Null: there was no price.
  price_snapshot int check (price_snapshot >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, item_type, ref_id, sub_ref)
);
create trigger guard_client_writes before insert or update or delete on public.cart_items
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.cart_items
  for each row execute function private.set_updated_at();

alter table public.cart_items enable row level security;
create policy cart_items_read_own on public.cart_items for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.cart_items from anon, authenticated;
grant select on public.cart_items to authenticated;

-- What is offered under these references; no row when the public may not know of it. quantity_left
-- null: not counted; category: the kind of goods, null for everything else. One order never mixes two groups.
create function private.cart_offer(p_item_type text, p_ref_id uuid, p_sub_ref text)
returns table (
  name text, price int, quantity_left int, max_quantity int, on_sale boolean, image_url text, category text,
  link text, seller_type text, seller_id uuid, group_key text, event jsonb
)
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_item_type = 'product' then
    return query
    select private.product_name(p), p.price, private.product_left(p), p.max_per_order,
      private.is_product_public(p), p.image_url, p.category,
      '/performers/' || p.performer_id || '/products/' || p.id, 'performer', p.performer_id,
      'product:' || p.performer_id, null::jsonb
    from public.products as p
    where p.id = p_ref_id and p.status in ('active', 'inactive') and p.deleted_at is null;
  elsif p_item_type = 'ticket' then
    return query
    select e.title || '－' || s.name, s.price,
      least(s.capacity - s.sold - s.held, whole.capacity - whole.sold - whole.held),
      s.max_per_order,
      s.price is not null and not s.is_hidden and e.status = 'approved' and e.ends_at > now()
        and not private.seller_is_gone('organizer', e.organizer_id)
        and coalesce(s.sale_start_at <= now(), true) and coalesce(s.sale_end_at > now(), true),
      e.image_url, null, '/events/' || e.id,
      case when e.organizer_id is null then 'platform' else 'organizer' end, e.organizer_id,
      'ticket:' || e.id,
      private.event_card(e) || jsonb_build_object('ticket_type_name', s.name)
    from public.ticket_stock as s
    join public.events as e on e.id = s.event_id
    join public.ticket_stock as whole on whole.event_id = e.id and whole.ticket_type_id = '*'
    where s.event_id = p_ref_id and s.ticket_type_id = p_sub_ref and s.ticket_type_id <> '*'
      and e.deleted_at is null and private.is_public_event_status(e.status);
  elsif p_item_type in ('ad_product', 'support_ad') then
    return query
    select a.name, a.unit_price, null::int, a.max_units,
      a.is_active and a.needs_media_review = (p_item_type = 'support_ad'), a.images ->> 0, null,
      '/ad-products/detail/' || a.id, 'platform', null::uuid, p_item_type || ':' || a.id, null::jsonb
    from public.ad_products as a
    where a.id = p_ref_id;
  end if;
end;
$$;

-- GET /rpc/my_cart. Groups of what becomes one order each; `changes` of a line says what is
-- different from when it was put in: price, less_left, sold_out, not_on_sale, gone. Only what can
-- be bought counts.
create function public.my_cart()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    with line as (
      select c.id, c.item_type, c.ref_id, c.sub_ref, c.quantity, c.options, c.price_snapshot,
        c.created_at, o.name, o.price, o.quantity_left, o.max_quantity, o.image_url, o.category, o.link,
        o.seller_type, o.seller_id, o.event, coalesce(o.group_key, 'gone') as group_key,
        array_remove(array[
          case when o.name is null then 'gone' when o.on_sale is not true then 'not_on_sale' end,
          case when o.on_sale and o.price is distinct from c.price_snapshot then 'price' end,
          case
            when o.on_sale and o.quantity_left <= 0 then 'sold_out'
            when o.on_sale and c.quantity > least(o.quantity_left, o.max_quantity) then 'less_left'
          end
        ], null) as changes
      from public.cart_items as c
      left join lateral private.cart_offer(c.item_type, c.ref_id, c.sub_ref) as o on true
      where c.user_id = v_user_id
    ),
    seller_group as (
      select l.group_key, min(l.item_type) as kind, min(l.seller_type) as seller_type,
        (array_agg(l.seller_id))[1] as seller_id, min(l.created_at) as since,
        coalesce(
          sum(l.price::bigint * l.quantity) filter (where l.changes <@ array['price']), 0
        ) as subtotal,
        jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'item_type', l.item_type, 'ref_id', l.ref_id, 'sub_ref', l.sub_ref,
            'name', l.name, 'image_url', l.image_url, 'category', l.category, 'link', l.link,
            'quantity', l.quantity, 'options', l.options, 'price', l.price, 'price_before', l.price_snapshot,
            'left', l.quantity_left, 'max_quantity', l.max_quantity, 'changes', l.changes,
            'event', l.event
          )
          order by l.created_at, l.id
        ) as items
      from line as l
      group by l.group_key
    )
    select jsonb_build_object(
      'groups', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'key', g.group_key, 'kind', g.kind, 'seller_type', g.seller_type,
            'seller_id', g.seller_id,
            'seller_name', private.seller_name(g.seller_type, g.seller_id),
            'subtotal', g.subtotal, 'items', g.items
          )
          order by g.since, g.group_key
        ),
        '[]'
      ),
      'count', (select coalesce(sum(quantity), 0) from line),
      'changed', coalesce((select bool_or(cardinality(changes) > 0) from line), false),
      'total', coalesce(sum(g.subtotal), 0)
    )
    from seller_group as g
  );
end;
$$;
revoke execute on function public.my_cart() from public;
grant execute on function public.my_cart() to anon, authenticated;

-- POST /rpc/put_in_cart. Putting the same thing in again adds to it, up to what one order may have.
create function public.put_in_cart(
  p_item_type text default null, p_ref_id uuid default null, p_sub_ref text default null,
  p_quantity int default 1, p_options jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_sub_ref constant text := coalesce(p_sub_ref, '');
  v_offer record;
begin
  perform private.require(
    p_item_type in ('ticket', 'product', 'ad_product', 'support_ad'), 'item_type', 'not for a cart'
  );
  perform private.require(p_quantity between 1 and 100, 'quantity', '1 to 100');
  perform private.require(
    p_options is null or (jsonb_typeof(p_options) = 'object' and length(p_options::text) <= 2000),
    'options', 'an object of at most 2000 characters'
  );
  select * into v_offer from private.cart_offer(p_item_type, p_ref_id, v_sub_ref);
  if v_offer.name is null then
    perform private.raise_error('NOT_FOUND', 'there is no such thing to buy');
  end if;
  if v_offer.on_sale is not true then
    perform private.raise_error('NOT_ON_SALE', 'it is not on sale now');
  end if;
  if v_offer.quantity_left <= 0 then
    perform private.raise_error('SOLD_OUT', 'there is none left');
  end if;
  -- One cart, one writer: the limit below counts what is committed.
  perform private.wait_turn('cart:' || v_user_id);
  insert into public.cart_items (
    user_id, item_type, ref_id, sub_ref, quantity, options, price_snapshot
  )
  values (
    v_user_id, p_item_type, p_ref_id, v_sub_ref, least(p_quantity, v_offer.max_quantity),
    coalesce(p_options, '{}'), v_offer.price
  )
  on conflict (user_id, item_type, ref_id, sub_ref) do update
    set quantity = least(cart_items.quantity + excluded.quantity, v_offer.max_quantity),
      options = case when p_options is null then cart_items.options else excluded.options end,
      price_snapshot = excluded.price_snapshot;
  if (select count(*) from public.cart_items where user_id = v_user_id) > 50 then
    perform private.raise_error('LIMIT_EXCEEDED', 'a cart has at most fifty lines');
  end if;
  return public.my_cart();
end;
$$;
revoke execute on function public.put_in_cart(text, uuid, text, int, jsonb) from public;
grant execute on function public.put_in_cart(text, uuid, text, int, jsonb) to anon, authenticated;

-- POST /rpc/change_cart. A new quantity (0 removes the line) or new options; either way the buyer
-- has seen the present price. Without p_id: every present price is accepted.
create function public.change_cart(
  p_id uuid default null, p_quantity int default null, p_options jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    p_quantity is null or (p_id is not null and p_quantity between 0 and 100), 'quantity', '0 to 100'
  );
  perform private.require(
    p_options is null or (
      p_id is not null and jsonb_typeof(p_options) = 'object' and length(p_options::text) <= 2000
    ),
    'options', 'an object of at most 2000 characters'
  );
  if p_id is not null and not exists (
    select from public.cart_items where id = p_id and user_id = v_user_id
  ) then
    perform private.raise_error('NOT_FOUND', 'the cart has no such line');
  end if;
  if p_quantity = 0 then
    delete from public.cart_items where id = p_id;
  else
    update public.cart_items as c
    set quantity = coalesce(p_quantity, c.quantity), options = coalesce(p_options, c.options),
      price_snapshot = (
        select coalesce(max(o.price), c.price_snapshot)
        from private.cart_offer(c.item_type, c.ref_id, c.sub_ref) as o
      )
    where c.user_id = v_user_id and (p_id is null or c.id = p_id);
  end if;
  return public.my_cart();
end;
$$;
revoke execute on function public.change_cart(uuid, int, jsonb) from public;
grant execute on function public.change_cart(uuid, int, jsonb) to anon, authenticated;

-- POST /rpc/remove_from_cart. These lines, or without ids all of them.
create function public.remove_from_cart(p_ids uuid[] default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  delete from public.cart_items where user_id = v_user_id and (p_ids is null or id = any (p_ids));
  return public.my_cart();
end;
$$;
revoke execute on function public.remove_from_cart(uuid[]) from public;
grant execute on function public.remove_from_cart(uuid[]) to anon, authenticated;

-- AFTER INSERT ON order_items: what is ordered is no wish any more.
create function private.take_out_of_cart()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.cart_items as c
  using public.orders as o
  where o.id = new.order_id and c.user_id = o.buyer_id and c.item_type = new.item_type
    and c.ref_id = new.ref_id and c.sub_ref = new.sub_ref;
  return null;
end;
$$;
create trigger take_out_of_cart after insert on public.order_items
  for each row execute function private.take_out_of_cart();

revoke execute on all functions in schema private from public;
