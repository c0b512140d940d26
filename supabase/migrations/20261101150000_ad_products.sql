-- What can be booked: placements of advertisements, and the products that sell time on them.

create table public.ad_placements (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  name text not null check (length(btrim(name)) between 1 and 60),
  -- What the advertisement on it is: the type and the location of the table advertisements.
  ad_type text not null default 'banner'
    check (ad_type in ('banner', 'featured', 'popup', 'home_banner')),
  display_location text not null default 'home' check (display_location ~ '^[a-z_]{1,40}$'),
  -- How many advertisements run on it at the same time.
  slots int not null default 1 check (slots between 1 and 200),
  image_w int check (image_w between 1 and 20000),
  image_h int check (image_h between 1 and 20000),
  -- Of a film, for screens.
  max_seconds int check (max_seconds between 1 and 600),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger guard_client_writes before insert or update or delete on public.ad_placements
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ad_placements
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.ad_placements
  for each row execute function private.write_audit(
    'code', 'name', 'ad_type', 'display_location', 'slots', 'image_w', 'image_h', 'max_seconds', 'is_active'
  );

alter table public.ad_placements enable row level security;
create policy ad_placements_read on public.ad_placements for select to anon, authenticated
  using (is_active);
revoke all on public.ad_placements from anon, authenticated;
grant select on public.ad_placements to anon, authenticated;

create table public.ad_products (
  id uuid primary key default gen_random_uuid(),
  placement_id uuid not null references public.ad_placements (id),
  name text not null check (length(btrim(name)) between 1 and 80),
  description text not null default '' check (length(description) <= 2000),
  category text not null check (category in ('online', 'mrt', 'bus', 'led', 'birthday')),
  city text check (city is null or private.city_label(city) is not null),
  unit text not null check (unit in ('day', 'week', 'month')),
  -- NT$ for one unit
  unit_price int not null check (unit_price >= 0),
  -- NT$ once, when the platform draws it
  design_fee int not null default 0 check (design_fee >= 0),
  min_units int not null default 1 check (min_units >= 1),
  max_units int not null default 4 check (max_units <= 60),
  -- Days between the order and the first day on air.
  lead_days int not null default 3 check (lead_days between 0 and 120),
  -- The media company looks at the artwork first, and only then is paid: sold as a support ad.
  needs_media_review boolean not null default false,
  spec jsonb not null default '{}' check (jsonb_typeof(spec) = 'object'),
  images jsonb not null default '[]' check (private.are_picture_urls(images, 10)),
  is_active boolean not null default true,
  is_demo boolean not null default false,
  sort int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ad_product_units_range check (min_units <= max_units)
);
create index ad_products_placement_id_idx on public.ad_products (placement_id);
create index ad_products_sort_idx on public.ad_products (sort, name);
create trigger guard_client_writes before insert or update or delete on public.ad_products
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ad_products
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of images on public.ad_products
  for each row execute function private.check_pictures('images');
create index ad_products_images_names_idx
  on public.ad_products using gin (private.picture_names(images));
create trigger audit after insert or update or delete on public.ad_products
  for each row execute function private.write_audit(
    'placement_id', 'name', 'description', 'category', 'city', 'unit', 'unit_price', 'design_fee', 'min_units',
    'max_units', 'lead_days', 'needs_media_review', 'spec', 'images', 'is_active', 'sort'
  );

alter table public.ad_products enable row level security;
create policy ad_products_read on public.ad_products for select to anon, authenticated
  using (is_active);
revoke all on public.ad_products from anon, authenticated;
grant select on public.ad_products to anon, authenticated;

-- The days of so many units: a month is a month of the calendar.
create function private.ad_period(p_product public.ad_products, p_starts_on date, p_units int)
returns daterange
language sql
immutable
set search_path = ''
as $$
  select daterange(
    p_starts_on,
    (p_starts_on + p_units * ('1 ' || p_product.unit)::interval)::date, '[)'
  )
$$;

-- How far ahead time is sold.
create function private.ad_horizon()
returns date
language sql
stable
set search_path = ''
as $$
  select private.today() + 365
$$;

create function private.ad_product_card(p public.ad_products)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'name', p.name, 'description', p.description, 'category', p.category,
    'city', p.city, 'unit', p.unit, 'unit_price', p.unit_price, 'design_fee', p.design_fee,
    'min_units', p.min_units, 'max_units', p.max_units, 'lead_days', p.lead_days,
    'needs_media_review', p.needs_media_review, 'spec', p.spec, 'images', p.images,
    'is_demo', p.is_demo,
    'placement', jsonb_build_object(
      'code', place.code, 'name', place.name, 'ad_type', place.ad_type,
      'display_location', place.display_location, 'slots', place.slots,
      'image_w', place.image_w, 'image_h', place.image_h, 'max_seconds', place.max_seconds
    )
  )
  from public.ad_placements as place
  where place.id = p.placement_id
$$;

-- GET /rpc/list_ad_products. All at once: there are dozens, and the page compares them.
create function public.list_ad_products(p_category text default null, p_city text default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.ad_product_card(p) order by p.sort, p.name), '[]')
  from public.ad_products as p
  join public.ad_placements as place on place.id = p.placement_id
  where p.is_active and place.is_active
    and (coalesce(p_category, '') in ('', 'all') or p.category = p_category)
    and (coalesce(p_city, '') in ('', 'all') or p.city = private.city_id(p_city))
$$;
revoke execute on function public.list_ad_products(text, text) from public;
grant execute on function public.list_ad_products(text, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
