-- What performers sell: goods with a counted stock, by the same rule as tickets.

create table public.products (
  id uuid primary key default gen_random_uuid(),
  performer_id uuid not null references public.performer_profiles (id),
  name text not null check (length(btrim(name)) between 1 and 100),
  description text not null default '' check (length(description) <= 5000),
  category text not null check (category in (
    'album', 'apparel', 'photo_card', 'poster', 'light_stick', 'accessory', 'stationery', 'other'
  )),
  -- NT$
  price int not null check (price between 0 and 1000000),
  -- All that there ever were; what is left is stock - sold - held.
  stock int not null check (stock between 0 and 1000000),
  sold int not null default 0 check (sold >= 0),
  held int not null default 0 check (held >= 0),
  max_per_order int not null default 10 check (max_per_order between 1 and 100),
  image_url text check (private.is_picture_url(image_url)),
  images jsonb not null default '[]' check (private.are_picture_urls(images, 8)),
  delivery text[] not null default '{post}'
    check (cardinality(delivery) >= 1 and delivery <@ array['pickup', 'cvs', 'post']),
  -- NT$ for an order with it, unless it is picked up.
  shipping_fee int not null default 0 check (shipping_fee between 0 and 10000),
  -- Sold out is not a state: it is what the counters say.
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'active', 'inactive', 'rejected')),
  version int not null default 1,
  search_text text not null
    generated always as (private.search_form(name, description)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint never_oversold check (sold + held <= stock)
);
create index products_performer_id_idx on public.products (performer_id);
create index products_search_idx on public.products using gin (search_text extensions.gin_trgm_ops);
create index products_on_sale_idx on public.products (created_at desc)
  where status = 'active' and deleted_at is null;
create trigger guard_client_writes before insert or update or delete on public.products
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.products
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url, images on public.products
  for each row execute function private.check_pictures('image_url', 'images');
create index products_image_url_names_idx
  on public.products using gin (private.picture_names(image_url));
create index products_images_names_idx on public.products using gin (private.picture_names(images));
create trigger audit after update or delete on public.products
  for each row execute function private.write_audit('performer_id', 'price', 'stock', 'status', 'deleted_at');

create function private.owns_product(p_performer_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.performer_profiles
    where id = p_performer_id and owner_id = (select auth.uid()) and not is_deleted
  ) and private.is_active()
$$;
grant execute on function private.owns_product(uuid) to anon, authenticated;

create function private.may_review_products()
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.has_flag('can_approve_posts') or private.has_flag('can_manage_performers')
    or private.is_superadmin()
$$;

create function private.product_card(p public.products)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id,
    'performer_id', p.performer_id,
    'performer_name', (select performer_name from public.performer_profiles where id = p.performer_id),
    'name', p.name,
    'category', p.category,
    'price', p.price,
    'left', p.stock - p.sold - p.held,
    'max_per_order', p.max_per_order,
    'image_url', p.image_url,
    'delivery', p.delivery,
    'shipping_fee', p.shipping_fee
  )
$$;

-- What its owner sees beyond that.
create function private.product_form(p public.products)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.product_card(p) || jsonb_build_object(
    'description', p.description, 'images', p.images, 'status', p.status, 'stock', p.stock,
    'sold', p.sold, 'held', p.held, 'version', p.version, 'updated_at', p.updated_at,
    'rejection_reason', case when p.status = 'rejected' then (
      select reason from public.approval_decisions
      where entity_type = 'products' and entity_id = p.id order by id desc limit 1
    ) end
  )
$$;

alter table public.products enable row level security;
create policy products_read_public on public.products for select to anon
  using (
    status = 'active' and deleted_at is null
    -- Itself under its policy: a page that is not public hides what it sells.
    and exists (select from public.performer_profiles as performer where performer.id = performer_id)
  );
create policy products_read on public.products for select to authenticated using (
  (
    status = 'active' and deleted_at is null
    and exists (select from public.performer_profiles as performer where performer.id = performer_id)
  )
  or (select private.has_flag('can_approve_posts'))
  or (select private.has_flag('can_manage_performers'))
  or private.owns_product(performer_id)
);
revoke all on public.products from anon, authenticated;
-- Without the counters: what is left is public, how many were sold is not.
grant select (
  id, performer_id, name, description, category, price, max_per_order, image_url, images, delivery,
  shipping_fee, status, created_at, updated_at
) on public.products to anon, authenticated;

-- What is on sale in a performer's shop.
create function private.performer_goods(p_performer_id uuid)
returns setof public.products
language sql
stable
set search_path = ''
as $$
  select * from public.products
  where performer_id = p_performer_id and status = 'active' and deleted_at is null
$$;

-- GET /rpc/search_products. p_sort: newest, price (lowest first) or popular (most sold).
create function public.search_products(
  p_query text default null,
  p_performer_id uuid default null,
  p_category text default null,
  p_max_price int default null,
  p_in_stock boolean default null,
  p_sort text default 'newest',
  p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    p.id
    order by
      case p_sort when 'price' then p.price when 'popular' then -p.sold end,
      p.created_at desc, p.id
  )
  into v_ids
  from public.products as p
  join public.performer_profiles as performer on performer.id = p.performer_id
  where p.status = 'active' and p.deleted_at is null
    and performer.status = 'approved' and not performer.is_deleted
    and (p_performer_id is null or p.performer_id = p_performer_id)
    and (v_category is null or p.category = v_category)
    and (p_max_price is null or p.price <= p_max_price)
    and (p_in_stock is not true or p.sold + p.held < p.stock)
    and p.search_text like v_patterns[1]
    and p.search_text like all (v_patterns);
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.product_card(p) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.products as p on p.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function
  public.search_products(text, uuid, text, int, boolean, text, int, int)
  from public;
grant execute on function
  public.search_products(text, uuid, text, int, boolean, text, int, int)
  to anon, authenticated;

create function private.is_product_public(p public.products)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p.status = 'active' and p.deleted_at is null and exists (
    select from public.performer_profiles
    where id = p.performer_id and status = 'approved' and not is_deleted
  )
$$;

-- GET /rpc/get_product. Null when the caller may not see it; its owner sees drafts, with counters.
create function public.get_product(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_product public.products;
begin
  select * into v_product from public.products where id = p_id and deleted_at is null;
  if v_product.id is null then
    return null;
  end if;
  if private.owns_product(v_product.performer_id) or private.may_review_products() then
    return private.product_form(v_product);
  end if;
  if not private.is_product_public(v_product) then
    return null;
  end if;
  return private.product_card(v_product)
    || jsonb_build_object('description', v_product.description, 'images', v_product.images);
end;
$$;
revoke execute on function public.get_product(uuid) from public;
grant execute on function public.get_product(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
