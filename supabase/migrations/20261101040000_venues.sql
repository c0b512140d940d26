-- Venues: what can be rented.

create table public.venues (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references public.profiles (id),
  name text not null check (length(btrim(name)) between 1 and 100),
  type text not null check (private.is_venue_type(type)),
  description text check (length(description) <= 5000),
  image_url text check (private.is_picture_url(image_url)),
  -- Street and number as shown on tiles; `address` is the whole postal address.
  location text not null,
  address text,
  city text not null check (private.city_label(city) is not null),
  district text,
  zipcode text check (zipcode ~ '^\d{3}(\d{2,3})?$'),
  lat double precision check (lat between 21 and 27),
  lng double precision check (lng between 117 and 123),
  phone text,
  email text check (private.is_email(email)),
  website text check (private.is_https_url(website)),
  capacity int not null check (capacity >= 1),
  -- NT$ per hour
  price_per_hour int not null check (price_per_hour >= 0),
  cleaning_fee int not null default 0 check (cleaning_fee >= 0),
  -- What an hour beyond the booked end costs, in percent of the price of that hour.
  overtime_percent int not null default 150 check (overtime_percent between 100 and 300),
  -- NT$ for each head beyond the included ones; null: everybody is included.
  extra_head_fee int not null default 0 check (extra_head_fee >= 0),
  included_heads int check (included_heads >= 1),
  minimum_spend int not null default 0 check (minimum_spend >= 0),
  deposit_percent int not null default 30 check (deposit_percent between 0 and 100),
  cancellation_policy text not null default 'standard'
    check (cancellation_policy in ('flexible', 'standard', 'strict')),
  house_rules text,
  support_friendly boolean not null default false,
  -- Ids of the catalogue (wifi, parking, audio, …) or the owner's own words.
  amenities text[] not null default '{}',
  -- {"monday": true, …}
  open_days jsonb not null default '{}' check (jsonb_typeof(open_days) = 'object'),
  -- {"monday": {"start": "09:00", "end": "18:00"}, …}; an end not after the start is the next day.
  opening_hours jsonb not null default '{}' check (jsonb_typeof(opening_hours) = 'object'),
  special_closed_dates date[] not null default '{}',
  min_booking_hours int not null default 1 check (min_booking_hours >= 1),
  -- Lead time: a booking must be asked for this many days before.
  advance_booking_days int not null default 7 check (advance_booking_days >= 0),
  max_advance_days int not null default 90 check (max_advance_days >= 1),
  slot_minutes int not null default 30 check (slot_minutes in (15, 30, 60)),
  -- Blocked around every booking.
  buffer_before_minutes int not null default 0 check (buffer_before_minutes between 0 and 720),
  buffer_after_minutes int not null default 0 check (buffer_after_minutes between 0 and 720),
  booking_mode text not null default 'request' check (booking_mode in ('request', 'instant')),
  status text not null default 'draft'
    check (status in ('draft', 'pending_approval', 'approved', 'rejected', 'archived')),
  -- A sample of an import, for administrators only.
  is_demo boolean not null default false,
  version int not null default 1,
  search_text text not null generated always as (
    private.search_form(
      name, type, location, address, district, city, private.city_label(city)
    )
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint venues_lead_time_fits_window check (advance_booking_days <= max_advance_days)
);
create index venues_owner_id_idx on public.venues (owner_id);
create index venues_created_at_idx on public.venues (created_at, id);
create index venues_search_idx on public.venues using gin (search_text extensions.gin_trgm_ops);
create index venues_is_demo_idx on public.venues (id) where is_demo;
create trigger keep_demo_hidden before insert or update of status, is_demo on public.venues
  for each row when (new.is_demo) execute function private.keep_demo_hidden();
create trigger guard_client_writes before insert or update or delete on public.venues
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.venues
  for each row execute function private.set_updated_at();
create trigger check_pictures before insert or update of image_url on public.venues
  for each row execute function private.check_pictures('image_url');
create index venues_image_url_names_idx
  on public.venues using gin (private.picture_names(image_url));
create trigger audit after update or delete on public.venues
  for each row execute function private.write_audit('owner_id', 'status', 'deleted_at');
create trigger audit_prices after update on public.venues
  for each row when (
    (old.price_per_hour, old.cleaning_fee, old.deposit_percent, old.extra_head_fee, old.minimum_spend)
      is distinct from
    (new.price_per_hour, new.cleaning_fee, new.deposit_percent, new.extra_head_fee, new.minimum_spend)
  )
  execute function private.write_audit(
    'price_per_hour', 'cleaning_fee', 'deposit_percent', 'extra_head_fee', 'minimum_spend'
  );

alter table public.venues enable row level security;
create policy venues_read_public on public.venues for select to anon
  using (status = 'approved' and deleted_at is null);
create policy venues_read on public.venues for select to authenticated using (
  (status = 'approved' and deleted_at is null)
  or (owner_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_venues'))
);
revoke all on public.venues from anon, authenticated;
-- Phone and e-mail of the owner stay out: visitors use the contact form.
grant select (
  id, owner_id, name, type, description, image_url, location, address, city, district, zipcode, lat,
  lng, website, capacity, price_per_hour, cleaning_fee, overtime_percent, extra_head_fee,
  included_heads, minimum_spend, deposit_percent, cancellation_policy, house_rules,
  support_friendly, amenities, open_days, opening_hours, special_closed_dates, min_booking_hours,
  advance_booking_days, max_advance_days, slot_minutes, buffer_before_minutes, buffer_after_minutes,
  booking_mode, status, version, created_at, updated_at
) on public.venues to anon, authenticated;
