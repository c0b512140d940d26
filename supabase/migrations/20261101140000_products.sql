-- What performers sell: goods with a counted stock, by the same rule as tickets.

create table public.products (
  id uuid primary key default gen_random_uuid(),
  performer_id uuid not null references public.performer_profiles (id),
  name text not null check (length(btrim(name)) between 1 and 100),
  -- A kind of the same thing, such as a size, has a price, a stock and a review of its own: it is a
  -- product in the family of the first one.
  variant text not null default '' check (length(variant) <= 40),
  family_id uuid references public.products (id) check (family_id <> id),
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
    generated always as (private.search_form(name || ' ' || variant, description)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint never_oversold check (sold + held <= stock),
  constraint named_within_family check (family_id is null or variant <> '')
);
create unique index products_variant_once
  on public.products (coalesce(family_id, id), lower(variant)) where deleted_at is null;
create index products_family_id_idx on public.products (family_id);
create index products_kinds_idx on public.products (coalesce(family_id, id), created_at, id)
  where status = 'active' and deleted_at is null;
create index products_performer_id_idx on public.products (performer_id);
create index products_search_idx on public.products using gin (search_text extensions.gin_trgm_ops);
create index products_words_idx
  on public.products using gin (private.search_grams(search_text)) with (fastupdate = off)
  where deleted_at is null;
create index products_created_at_idx on public.products (created_at, id) where deleted_at is null;
create index products_status_idx on public.products (status, created_at, id) where deleted_at is null;
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

-- What an order, a cart and a list of lines call it.
create function private.product_name(p public.products)
returns text
language sql
immutable
set search_path = ''
as $$
  select p.name || case when p.variant <> '' then '－' || p.variant else '' end
$$;

-- All kinds of one thing that are on sale, the first one first; alone where there are no others.
create function private.product_family(p public.products)
returns setof public.products
language sql
stable
set search_path = ''
as $$
  select * from public.products
  where status = 'active' and deleted_at is null
    and coalesce(family_id, id) = coalesce(p.family_id, p.id)
  order by created_at, id
$$;

-- How many can be ordered: none, when whoever sells them is gone.
create function private.product_left(p public.products)
returns int
language sql
stable
set search_path = ''
as $$
  select case
    when private.seller_is_gone('performer', p.performer_id) then 0
    else p.stock - p.sold - p.held
  end
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
    'variant', p.variant,
    'family_id', coalesce(p.family_id, p.id),
    'category', p.category,
    'price', p.price,
    'left', private.product_left(p),
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
  id, performer_id, name, variant, family_id, description, category, price, max_per_order, image_url,
  images, delivery, shipping_fee, status, created_at, updated_at
) on public.products to anon, authenticated;

-- What is on sale in a performer's shop, each family once.
create function private.performer_goods(p_performer_id uuid)
returns setof public.products
language sql
stable
set search_path = ''
as $$
  select * from public.products as p
  where performer_id = p_performer_id and status = 'active' and deleted_at is null
    and id = (select id from private.product_family(p) limit 1)
$$;

-- How a list shows a family: its first kind, with what is left of all of them.
create function private.family_card(p public.products)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.product_card(p) || (
    select jsonb_build_object(
      'left', coalesce(sum(private.product_left(kind)), 0), 'variants', count(*)
    )
    from private.product_family(p) as kind
  )
$$;

create function private.product_variants(p public.products)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', kind.id, 'variant', kind.variant, 'price', kind.price,
    'left', private.product_left(kind)
  ) order by kind.created_at, kind.id), '[]')
  from private.product_family(p) as kind
$$;

revoke execute on all functions in schema private from public;
