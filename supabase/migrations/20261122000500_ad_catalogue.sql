-- What can be booked: places for advertisements, and the products that sell time on them.

create extension if not exists btree_gist with schema extensions;

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
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  is_active boolean not null default true,
  is_demo boolean not null default false,
  sort int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ad_product_units_range check (min_units <= max_units)
);
create index ad_products_placement_id_idx on public.ad_products (placement_id);
create index ad_products_sort_idx on public.ad_products (sort, name);

create trigger guard_client_writes before insert or update or delete on public.ad_placements
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ad_placements
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.ad_placements
  for each row execute function private.write_audit('slots', 'is_active');
create trigger guard_client_writes before insert or update or delete on public.ad_products
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ad_products
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.ad_products
  for each row execute function private.write_audit('unit_price', 'design_fee', 'is_active');

-- A JSON list of so many links at most, each https.
create function private.are_https_urls(p_urls jsonb, p_most int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(p_urls) = 'array' then jsonb_array_length(p_urls) <= p_most and not exists (
      select from jsonb_array_elements(p_urls) as url
      where jsonb_typeof(url) <> 'string' or private.is_picture_url(url #>> '{}') is not true
    )
    else false
  end
$$;

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

-- POST /rpc/admin_save_ad_placement. Without an id a new one. Slots in use cannot be taken away.
create function public.admin_save_ad_placement(
  p_id uuid default null,
  p_code text default null,
  p_name text default null,
  p_ad_type text default 'banner',
  p_display_location text default 'home',
  p_slots int default 1,
  p_image_w int default null,
  p_image_h int default null,
  p_max_seconds int default null,
  p_is_active boolean default true
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_place public.ad_placements;
begin
  perform private.require_flag('can_manage_ads');
  perform private.require(p_code ~ '^[a-z][a-z0-9_]{1,39}$', 'code', 'a code is lower case words');
  perform private.require(length(btrim(p_name)) between 1 and 60, 'name', '1 to 60 characters');
  perform private.require(
    p_ad_type in ('banner', 'featured', 'popup', 'home_banner'), 'ad_type', 'no such type'
  );
  perform private.require(p_display_location ~ '^[a-z_]{1,40}$', 'display_location', 'a code');
  perform private.require(p_slots between 1 and 200, 'slots', '1 to 200');
  perform private.require(
    coalesce(p_image_w, 1) between 1 and 20000 and coalesce(p_image_h, 1) between 1 and 20000
      and coalesce(p_max_seconds, 1) between 1 and 600,
    'size', 'the size is out of range'
  );
  perform private.require(
    not exists (
      select from public.ad_placements where code = p_code and id is distinct from p_id
    ), 'code', 'the code is taken'
  );
  if p_id is null then
    insert into public.ad_placements (
      code, name, ad_type, display_location, slots, image_w, image_h, max_seconds, is_active
    )
    values (
      p_code, btrim(p_name), p_ad_type, p_display_location, p_slots, p_image_w, p_image_h,
      p_max_seconds, coalesce(p_is_active, true)
    )
    returning * into v_place;
  else
    perform from public.ad_placements where id = p_id for no key update;
    if exists (
      select from public.ad_bookings
      where placement_id = p_id and slot_no > p_slots and status in ('held', 'confirmed')
        and upper(period) > private.today()
    ) then
      perform private.raise_error('INVALID_STATE', 'a slot beyond that number is booked');
    end if;
    update public.ad_placements
    set code = p_code, name = btrim(p_name), ad_type = p_ad_type,
      display_location = p_display_location, slots = p_slots, image_w = p_image_w,
      image_h = p_image_h, max_seconds = p_max_seconds, is_active = coalesce(p_is_active, true)
    where id = p_id
    returning * into v_place;
    if not found then
      perform private.raise_error('NOT_FOUND', 'there is no such placement');
    end if;
  end if;
  return jsonb_build_object('id', v_place.id);
end;
$$;

-- POST /rpc/admin_save_ad_product. Without an id a new one. Prices of what is ordered do not move.
create function public.admin_save_ad_product(
  p_id uuid default null,
  p_placement_id uuid default null,
  p_name text default null,
  p_description text default '',
  p_category text default null,
  p_city text default null,
  p_unit text default null,
  p_unit_price int default null,
  p_design_fee int default 0,
  p_min_units int default 1,
  p_max_units int default 4,
  p_lead_days int default 3,
  p_needs_media_review boolean default false,
  p_spec jsonb default '{}',
  p_images jsonb default '[]',
  p_is_active boolean default true,
  p_sort int default 0
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_city constant text := private.city_id(p_city);
  v_row public.ad_products;
begin
  perform private.require_flag('can_manage_ads');
  perform private.require(
    exists (select from public.ad_placements where id = p_placement_id),
    'placement_id', 'there is no such placement'
  );
  perform private.require(length(btrim(p_name)) between 1 and 80, 'name', '1 to 80 characters');
  perform private.require(
    length(coalesce(p_description, '')) <= 2000, 'description', 'at most 2000 characters'
  );
  perform private.require(
    p_category in ('online', 'mrt', 'bus', 'led', 'birthday'), 'category', 'no such category'
  );
  perform private.require(
    coalesce(p_city, '') = '' or v_city is not null, 'city', 'no such city'
  );
  perform private.require(p_unit in ('day', 'week', 'month'), 'unit', 'day, week or month');
  perform private.require(p_unit_price >= 0, 'unit_price', 'a price in NT$');
  perform private.require(coalesce(p_design_fee, 0) >= 0, 'design_fee', 'a price in NT$');
  perform private.require(
    p_min_units between 1 and p_max_units and p_max_units <= 60, 'units', '1 to 60, in order'
  );
  perform private.require(p_lead_days between 0 and 120, 'lead_days', '0 to 120');
  perform private.require(jsonb_typeof(coalesce(p_spec, '{}')) = 'object', 'spec', 'an object');
  perform private.require(
    private.are_https_urls(coalesce(p_images, '[]'), 10), 'images', 'up to ten https addresses'
  );
  insert into public.ad_products as p (
    id, placement_id, name, description, category, city, unit, unit_price, design_fee, min_units,
    max_units, lead_days, needs_media_review, spec, images, is_active, sort
  )
  values (
    coalesce(p_id, gen_random_uuid()), p_placement_id, btrim(p_name), coalesce(p_description, ''),
    p_category, v_city, p_unit, p_unit_price, coalesce(p_design_fee, 0), p_min_units, p_max_units,
    p_lead_days, coalesce(p_needs_media_review, false), coalesce(p_spec, '{}'),
    coalesce(p_images, '[]'), coalesce(p_is_active, true), coalesce(p_sort, 0)
  )
  on conflict (id) do update set
    placement_id = excluded.placement_id, name = excluded.name,
    description = excluded.description, category = excluded.category, city = excluded.city,
    unit = excluded.unit, unit_price = excluded.unit_price, design_fee = excluded.design_fee,
    min_units = excluded.min_units, max_units = excluded.max_units,
    lead_days = excluded.lead_days, needs_media_review = excluded.needs_media_review,
    spec = excluded.spec, images = excluded.images, is_active = excluded.is_active,
    sort = excluded.sort
  returning * into v_row;
  return private.ad_product_card(v_row);
end;
$$;

alter table public.ad_placements enable row level security;
create policy ad_placements_read on public.ad_placements for select to anon, authenticated
  using (is_active);
revoke all on public.ad_placements from anon, authenticated;
grant select on public.ad_placements to anon, authenticated;

alter table public.ad_products enable row level security;
create policy ad_products_read on public.ad_products for select to anon, authenticated
  using (is_active);
revoke all on public.ad_products from anon, authenticated;
grant select on public.ad_products to anon, authenticated;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.list_ad_products(text, text),
  public.admin_save_ad_placement(uuid, text, text, text, text, int, int, int, int, boolean),
  public.admin_save_ad_product(
    uuid, uuid, text, text, text, text, text, int, int, int, int, int, boolean, jsonb, jsonb,
    boolean, int
  )
  from public;
grant execute on function
  public.list_ad_products(text, text),
  public.admin_save_ad_placement(uuid, text, text, text, text, int, int, int, int, boolean),
  public.admin_save_ad_product(
    uuid, uuid, text, text, text, text, text, int, int, int, int, int, boolean, jsonb, jsonb,
    boolean, int
  )
  to anon, authenticated;
