-- Products from the draft to the shelf: their owner writes, an approver decides with decide().

-- Locks a product of the caller, or says that there is none.
create function private.lock_own_product(p_id uuid)
returns public.products
language plpgsql
set search_path = ''
as $$
declare
  v_product public.products;
begin
  select * into v_product
  from public.products
  where id = p_id and deleted_at is null
  for no key update;
  if v_product.id is null or not private.owns_product(v_product.performer_id) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such product');
  end if;
  return v_product;
end;
$$;

-- GET /rpc/my_products. All of the caller's performers, or of one.
create function public.my_products(
  p_performer_id uuid default null, p_status text default null, p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  select array_agg(p.id order by p.created_at desc, p.id)
  into v_ids
  from public.products as p
  join public.performer_profiles as performer on performer.id = p.performer_id
  where performer.owner_id = v_user_id and not performer.is_deleted and p.deleted_at is null
    and (p_performer_id is null or p.performer_id = p_performer_id)
    and (
      v_status is null or p.status = v_status
      or (v_status = 'sold_out' and p.status = 'active' and p.sold + p.held = p.stock)
    );
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.product_form(p) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.products as p on p.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_products(uuid, text, int, int) from public;
grant execute on function public.my_products(uuid, text, int, int) to anon, authenticated;

-- POST /rpc/save_product. The whole form. Without p_id a new draft of p_performer_id, or with
-- p_family_id another kind of that product; with it p_version must be the one that was read. What
-- buyers were shown and approvers saw (name, kind, text, pictures, category) sends a product on sale
-- back to them; price and stock do not.
create function public.save_product(
  p_id uuid default null,
  p_performer_id uuid default null,
  p_name text default null,
  p_description text default null,
  p_category text default null,
  p_price int default null,
  p_stock int default null,
  p_max_per_order int default 10,
  p_image_url text default null,
  p_images jsonb default '[]',
  p_delivery text[] default '{post}',
  p_shipping_fee int default 0,
  p_version int default null,
  p_variant text default '',
  p_family_id uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_description constant text := private.trimmed(coalesce(p_description, ''));
  v_image_url constant text := nullif(private.trimmed(p_image_url), '');
  v_images constant jsonb := coalesce(p_images, '[]');
  v_variant constant text := private.trimmed(coalesce(p_variant, ''));
  v_product public.products;
  v_head public.products;
  v_family_id uuid;
begin
  if p_id is null and p_family_id is not null then
    v_head := private.lock_own_product(p_family_id);
    perform private.require(
      p_performer_id = v_head.performer_id, 'family_id', 'of the same performer page'
    );
    v_family_id := coalesce(v_head.family_id, v_head.id);
  end if;
  if p_id is null then
    if p_performer_id is null or not private.owns_product(p_performer_id) then
      perform private.raise_error('NOT_FOUND', 'the caller has no such performer page');
    end if;
  else
    v_product := private.lock_own_product(p_id);
    if p_version is distinct from v_product.version then
      perform private.raise_error('STALE_VERSION', format('the product is at version %s', v_product.version));
    end if;
  end if;
  perform private.require(length(private.trimmed(p_name)) between 1 and 100, 'name', '1 to 100 characters');
  v_family_id := coalesce(v_product.family_id, v_family_id, p_id);
  -- One writer for each family, so that no two kinds take the same name.
  perform private.wait_turn('product-family:' || v_family_id)
  where v_family_id is not null;
  perform private.require(
    length(v_variant) <= 40
      and (v_variant <> '' or (v_head.id is null and v_product.family_id is null)),
    'variant', '1 to 40 characters'
  );
  perform private.require(
    not exists (
      select from public.products
      where coalesce(family_id, id) = v_family_id and lower(variant) = lower(v_variant)
        and id is distinct from p_id and deleted_at is null
    ),
    'variant', 'another one of this product is called so'
  );
  perform private.require(length(v_description) <= 5000, 'description', 'at most 5000 characters');
  perform private.require(
    p_category in (
      'album', 'apparel', 'photo_card', 'poster', 'light_stick', 'accessory', 'stationery', 'other'
    ),
    'category', 'not a category'
  );
  perform private.require(p_price between 0 and 1000000, 'price', '0 to 1,000,000');
  perform private.require(
    p_stock between coalesce(v_product.sold + v_product.held, 0) and 1000000, 'stock',
    'not below what is sold or on its way'
  );
  perform private.require(p_max_per_order between 1 and 100, 'max_per_order', '1 to 100');
  perform private.require(
    v_image_url is null or private.is_picture_url(v_image_url), 'image_url', 'a picture of ours'
  );
  perform private.require(
    private.are_picture_urls(v_images, 8), 'images', 'at most eight pictures of ours'
  );
  perform private.require(
    cardinality(p_delivery) between 1 and 3 and p_delivery <@ array['pickup', 'cvs', 'post'],
    'delivery', 'pickup, cvs or post'
  );
  perform private.require(p_shipping_fee between 0 and 10000, 'shipping_fee', '0 to 10,000');

  if p_id is null then
    insert into public.products (
      performer_id, name, variant, family_id, description, category, price, stock, max_per_order,
      image_url, images, delivery, shipping_fee
    )
    values (
      p_performer_id, private.trimmed(p_name), v_variant, v_family_id, v_description, p_category, p_price,
      p_stock, p_max_per_order, v_image_url, v_images, p_delivery, p_shipping_fee
    )
    returning * into v_product;
  else
    update public.products
    set name = private.trimmed(p_name), variant = v_variant, description = v_description, category = p_category, price = p_price,
      stock = p_stock, max_per_order = p_max_per_order, image_url = v_image_url, images = v_images,
      delivery = p_delivery, shipping_fee = p_shipping_fee, version = version + 1,
      status = case
        when status in ('active', 'inactive') and (
          name, variant, description, category, coalesce(image_url, ''), images
        ) is distinct from (
          private.trimmed(p_name), v_variant, v_description, p_category, coalesce(v_image_url, ''), v_images
        )
        then 'pending'
        else status
      end
    where id = p_id
    returning * into v_product;
  end if;
  return private.product_form(v_product);
end;
$$;
revoke execute on function
  public.save_product(
    uuid, uuid, text, text, text, int, int, int, text, jsonb, text[], int, int, text, uuid
  )
  from public;
grant execute on function
  public.save_product(
    uuid, uuid, text, text, text, int, int, int, text, jsonb, text[], int, int, text, uuid
  )
  to anon, authenticated;

-- POST /rpc/move_product. What its owner may do: submit (draft or rejected → pending), withdraw
-- (pending → draft), hide (active → inactive), show (inactive → active), remove.
create function public.move_product(p_id uuid default null, p_move text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_product public.products := private.lock_own_product(p_id);
begin
  perform private.require(
    p_move in ('submit', 'withdraw', 'hide', 'show', 'remove'), 'move',
    'submit, withdraw, hide, show or remove'
  );
  -- An unpaid order still counts on it.
  if p_move = 'remove' and v_product.held > 0 then
    perform private.raise_error('INVALID_STATE', 'somebody is paying for it; hide it first');
  end if;
  update public.products
  set status = case p_move
      when 'submit' then 'pending' when 'withdraw' then 'draft' when 'show' then 'active'
      else case when status = 'active' then 'inactive' else status end
    end,
    deleted_at = case when p_move = 'remove' then now() end
  where id = p_id and case p_move
    when 'submit' then status in ('draft', 'rejected')
    when 'withdraw' then status = 'pending'
    when 'hide' then status = 'active'
    when 'show' then status = 'inactive'
    else true
  end
  returning * into v_product;
  if not found then
    perform private.raise_error('INVALID_STATE', format('it cannot %s now', p_move));
  end if;
  return private.product_form(v_product);
end;
$$;
revoke execute on function public.move_product(uuid, text) from public;
grant execute on function public.move_product(uuid, text) to anon, authenticated;

-- GET /rpc/admin_list_products. For approvers and whoever manages performers.
create function public.admin_list_products(
  p_status text default 'pending', p_query text default null, p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  if not private.may_review_products() then
    perform private.refuse_admin(
      'this needs can_approve_posts or can_manage_performers', 'can_approve_posts', 'can_manage_performers'
    );
  end if;
  select array_agg(p.id order by p.updated_at, p.id)
  into v_ids
  from public.products as p
  where p.deleted_at is null and (v_status is null or p.status = v_status)
    and p.search_text like all (v_patterns);
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.product_form(p) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.products as p on p.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.admin_list_products(text, text, int, int) from public;
grant execute on function public.admin_list_products(text, text, int, int) to anon, authenticated;

revoke execute on all functions in schema private from public;
