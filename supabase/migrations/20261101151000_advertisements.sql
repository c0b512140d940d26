-- Advertisements and support ads, the time that they have on a placement, their artwork and their
-- counters. One slot holds one advertisement a day: slot numbers 1 … slots let an exclusion
-- constraint give a placement its capacity.

create table public.advertisements (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.profiles (id),
  client_name text,
  title text not null check (length(btrim(title)) between 1 and 120),
  description text,
  type text not null default 'banner'
    check (type in ('banner', 'featured', 'popup', 'home_banner')),
  status text not null default 'pending'
    check (status in ('pending', 'active', 'inactive', 'rejected')),
  display_location text not null default 'home',
  image_url text check (private.is_picture_url(image_url)),
  link_url text check (link_url ~ '^/[^/]' or private.is_https_url(link_url)),
  button_text text,
  start_date date not null,
  end_date date not null,
  -- NT$
  budget int not null default 0 check (budget >= 0),
  -- Counted by the server.
  impressions int not null default 0 check (impressions >= 0),
  clicks int not null default 0 check (clicks >= 0),
  search_text text not null generated always as (
    private.search_form(title, client_name, description)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint advertisements_end_after_start check (end_date >= start_date)
);
create index advertisements_client_id_idx on public.advertisements (client_id);
create index advertisements_live_idx on public.advertisements (display_location, start_date, end_date)
  where status = 'active';
create index advertisements_created_at_idx on public.advertisements (created_at, id);
create index advertisements_search_idx
  on public.advertisements using gin (search_text extensions.gin_trgm_ops);
create trigger guard_client_writes before insert or update or delete on public.advertisements
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.advertisements
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url on public.advertisements
  for each row execute function private.check_pictures('image_url');
create index advertisements_image_url_names_idx
  on public.advertisements using gin (private.picture_names(image_url));
create trigger audit after update or delete on public.advertisements
  for each row execute function private.write_audit('status', 'budget', 'start_date', 'end_date');

-- No policy: read through functions only.
alter table public.advertisements enable row level security;
revoke all on public.advertisements from anon, authenticated;

create table public.support_ad_orders (
  id uuid primary key default gen_random_uuid(),
  order_no text not null unique check (order_no ~ '^SA-\d{6}-[0-9A-Z]{6}$'),
  buyer_id uuid not null references public.profiles (id),
  artist_id uuid not null references public.performer_profiles (id),
  product_id uuid not null references public.ad_products (id),
  title text not null check (length(btrim(title)) between 1 and 80),
  message text not null default '' check (length(message) <= 500),
  starts_on date not null,
  units int not null check (units >= 1),
  city text check (city is null or private.city_label(city) is not null),
  station text check (length(station) <= 60),
  design_by text not null default 'self' check (design_by in ('self', 'platform')),
  -- In the private bucket artwork.
  artwork_paths jsonb not null default '[]' check (jsonb_typeof(artwork_paths) = 'array'),
  -- Each time that it was sent: {paths, sent_at}.
  versions jsonb not null default '[]' check (jsonb_typeof(versions) = 'array'),
  contact_name text not null check (length(btrim(contact_name)) between 1 and 50),
  contact_phone text not null check (contact_phone = private.phone_number(contact_phone)),
  -- NT$, as quoted when it was sent.
  total int not null check (total >= 0),
  status text not null default 'draft' check (status in (
    'draft', 'submitted', 'reviewing', 'needs_fix', 'rejected', 'approved', 'paid', 'producing',
    'live', 'completed', 'cancelled'
  )),
  -- Until when the next step must be made: the fix, or the payment.
  deadline_at timestamptz,
  order_id uuid references public.orders (id),
  proof_urls jsonb not null default '[]' check (private.are_picture_urls(proof_urls, 12)),
  -- When the buyer declared to own the rights, and the consent to show the face.
  ip_declared_at timestamptz,
  portrait_declared_at timestamptz,
  review_note text check (length(review_note) <= 1000),
  cancel_reason text check (length(cancel_reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint declared_when_sent check (
    status in ('draft', 'cancelled') or (ip_declared_at is not null and portrait_declared_at is not null)
  ),
  constraint proof_when_completed check (status <> 'completed' or jsonb_array_length(proof_urls) > 0),
  constraint ordered_when_approved check (
    status not in ('approved', 'paid', 'producing', 'live', 'completed') or order_id is not null
  )
);
create index support_ad_orders_buyer_id_idx on public.support_ad_orders (buyer_id, created_at desc);
create index support_ad_orders_artist_id_idx on public.support_ad_orders (artist_id);
create index support_ad_orders_product_id_idx on public.support_ad_orders (product_id);
create index support_ad_orders_order_id_idx on public.support_ad_orders (order_id);
create index support_ad_orders_status_idx on public.support_ad_orders (status, created_at);
create trigger guard_client_writes before insert or update or delete on public.support_ad_orders
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.support_ad_orders
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of proof_urls on public.support_ad_orders
  for each row execute function private.check_pictures('proof_urls');
create index support_ad_orders_proof_urls_names_idx
  on public.support_ad_orders using gin (private.picture_names(proof_urls));
create trigger audit after update or delete on public.support_ad_orders
  for each row execute function private.write_audit(
    'status', 'total', 'buyer_id', 'order_id', 'product_id', 'starts_on', 'units'
  );

alter table public.support_ad_orders enable row level security;
create policy support_ad_orders_read on public.support_ad_orders for select to authenticated using (
  (buyer_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_ads'))
);
revoke all on public.support_ad_orders from anon, authenticated;
-- Without the contact, which get_support_ad() shows.
grant select (
  id, order_no, buyer_id, artist_id, product_id, title, message, starts_on, units, city, station,
  design_by, total, status, deadline_at, order_id, proof_urls, ip_declared_at,
  portrait_declared_at, review_note, cancel_reason, created_at, updated_at
) on public.support_ad_orders to authenticated;

create table public.ad_bookings (
  id uuid primary key default gen_random_uuid(),
  ad_product_id uuid not null references public.ad_products (id),
  placement_id uuid not null references public.ad_placements (id),
  -- What runs in the slot: an advertisement of this site, or a support ad elsewhere in the city.
  advertisement_id uuid references public.advertisements (id),
  support_ad_order_id uuid references public.support_ad_orders (id),
  order_id uuid references public.orders (id),
  buyer_id uuid not null references public.profiles (id),
  slot_no int not null check (slot_no >= 1),
  period daterange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  units int not null check (units >= 1),
  -- NT$
  amount int not null check (amount >= 0),
  -- Running and over follow from the period.
  status text not null default 'held'
    check (status in ('held', 'confirmed', 'expired', 'cancelled', 'refunded')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Moved when the time for giving it back was over: later days do not bring that back.
  moved_late boolean not null default false,
  constraint ad_booking_subject check (num_nonnulls(advertisement_id, support_ad_order_id) = 1),
  constraint no_slot_twice exclude using gist (
    placement_id with =, slot_no with =, period with &&
  ) where (status in ('held', 'confirmed'))
);
create index ad_bookings_ad_product_id_idx on public.ad_bookings (ad_product_id);
create index ad_bookings_placement_id_idx on public.ad_bookings (placement_id, status);
create index ad_bookings_advertisement_id_idx on public.ad_bookings (advertisement_id);
create index ad_bookings_support_ad_order_id_idx on public.ad_bookings (support_ad_order_id);
create index ad_bookings_order_id_idx on public.ad_bookings (order_id);
create index ad_bookings_buyer_id_idx on public.ad_bookings (buyer_id);
create trigger guard_client_writes before insert or update or delete on public.ad_bookings
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ad_bookings
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.ad_bookings
  for each row execute function private.write_audit('status', 'amount', 'buyer_id', 'period', 'slot_no');

alter table public.ad_bookings enable row level security;
create policy ad_bookings_read on public.ad_bookings for select to authenticated using (
  (buyer_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_ads'))
);
revoke all on public.ad_bookings from anon, authenticated;
grant select on public.ad_bookings to authenticated;

create table public.ad_creatives (
  id uuid primary key default gen_random_uuid(),
  advertisement_id uuid not null references public.advertisements (id),
  version int not null check (version >= 1),
  -- In the private bucket artwork, in the folder of whoever sent it.
  file_path text not null check (length(file_path) between 3 and 300),
  -- A copy that visitors may load.
  image_url text check (private.is_picture_url(image_url)),
  -- SHA-256 of the file
  checksum text check (checksum ~ '^[0-9a-f]{64}$'),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
  bytes int not null check (bytes between 1 and 5242880),
  width int not null check (width between 1 and 20000),
  height int not null check (height between 1 and 20000),
  status text not null default 'checking'
    check (status in ('checking', 'approved', 'rejected', 'replaced')),
  reason text check (length(reason) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (advertisement_id, version)
);
-- One version at a time waits for its check.
create unique index ad_creatives_checking_idx on public.ad_creatives (advertisement_id)
  where status = 'checking';
create trigger guard_client_writes before insert or update or delete on public.ad_creatives
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ad_creatives
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url on public.ad_creatives
  for each row execute function private.check_pictures('image_url');
create index ad_creatives_image_url_names_idx
  on public.ad_creatives using gin (private.picture_names(image_url));
create trigger audit after update or delete on public.ad_creatives
  for each row execute function private.write_audit('status');

-- No policies: artwork is read through its advertisement, counters through ad_stats().
alter table public.ad_creatives enable row level security;
revoke all on public.ad_creatives from anon, authenticated;

create table public.ad_daily_stats (
  ad_id uuid not null references public.advertisements (id) on delete cascade,
  day date not null,
  impressions int not null default 0 check (impressions >= 0),
  clicks int not null default 0 check (clicks >= 0),
  primary key (ad_id, day),
  -- A click counts its impression where that was not seen.
  constraint clicks_within_impressions check (clicks <= impressions)
);
create index ad_daily_stats_day_idx on public.ad_daily_stats (day);
create trigger guard_client_writes before insert or update or delete on public.ad_daily_stats
  for each row execute function private.guard_client_writes();

alter table public.ad_daily_stats enable row level security;
revoke all on public.ad_daily_stats from anon, authenticated;

-- What was counted already. Hashes only; purged after two days.
create table private.ad_hits (
  ad_id uuid not null references public.advertisements (id) on delete cascade,
  day date not null,
  action text not null check (action in ('impression', 'click')),
  session_hash text not null,
  address_hash text,
  primary key (ad_id, day, action, session_hash)
);
create index ad_hits_address_idx on private.ad_hits (ad_id, day, action, address_hash);
create index ad_hits_day_idx on private.ad_hits (day);

alter table private.ad_hits enable row level security;
