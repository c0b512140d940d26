-- Time on a placement, its artwork and its counters. One slot holds one advertisement a day: slot
-- numbers 1 … slots let an exclusion constraint give a placement its capacity.

alter table public.advertisements
  add column search_text text not null generated always as (
    private.search_form(title, client_name, description)
  ) stored;
create index advertisements_live_idx on public.advertisements (display_location, start_date, end_date)
  where status = 'active';
create index advertisements_search_idx
  on public.advertisements using gin (search_text extensions.gin_trgm_ops);

create table public.ad_bookings (
  id uuid primary key default gen_random_uuid(),
  ad_product_id uuid not null references public.ad_products (id),
  placement_id uuid not null references public.ad_placements (id),
  -- What runs in the slot: an advertisement of this site, or a support ad elsewhere in the city.
  advertisement_id uuid references public.advertisements (id),
  support_ad_order_id uuid,
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

create table public.ad_daily_stats (
  ad_id uuid not null references public.advertisements (id) on delete cascade,
  day date not null,
  impressions int not null default 0 check (impressions >= 0),
  clicks int not null default 0 check (clicks >= 0),
  primary key (ad_id, day),
  -- A click counts its impression where that was not seen.
  constraint clicks_within_impressions check (clicks <= impressions)
);

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

create trigger guard_client_writes before insert or update or delete on public.ad_bookings
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ad_bookings
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.ad_bookings
  for each row execute function private.write_audit('status', 'amount', 'buyer_id', 'period', 'slot_no');
create trigger guard_client_writes before insert or update or delete on public.ad_creatives
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ad_creatives
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.ad_creatives
  for each row execute function private.write_audit('status');
create trigger guard_client_writes before insert or update or delete on public.ad_daily_stats
  for each row execute function private.guard_client_writes();

-- Locks a placement. Whoever moves slots does this first, then support ad orders, then orders, so
-- that waiting never becomes a circle.
create function private.lock_ad_placement(p_placement_id uuid)
returns public.ad_placements
language plpgsql
set search_path = ''
as $$
declare
  v_place public.ad_placements;
begin
  select * into v_place from public.ad_placements where id = p_placement_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such placement');
  end if;
  return v_place;
end;
$$;

-- The lowest slot that is free for all of a period, or null.
create function private.free_ad_slot(
  p_placement_id uuid, p_period daterange, p_except uuid default null
)
returns int
language sql
stable
set search_path = ''
as $$
  select min(slot)
  from public.ad_placements as place, generate_series(1, place.slots) as slot
  where place.id = p_placement_id and not exists (
    select from public.ad_bookings as b
    where b.placement_id = p_placement_id and b.slot_no = slot and b.period && p_period
      and b.status in ('held', 'confirmed') and b.id is distinct from p_except
  )
$$;

-- How many slots are free for all of a period.
create function private.free_ad_slots(p_placement_id uuid, p_period daterange)
returns int
language sql
stable
set search_path = ''
as $$
  select count(*)::int
  from public.ad_placements as place, generate_series(1, place.slots) as slot
  where place.id = p_placement_id and not exists (
    select from public.ad_bookings as b
    where b.placement_id = p_placement_id and b.slot_no = slot and b.period && p_period
      and b.status in ('held', 'confirmed')
  )
$$;

-- What units of a product cost from a day on. Raises what is wrong with the wish.
create function private.quote_ad(
  p_product public.ad_products, p_starts_on date, p_units int, p_design_by text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_period daterange;
  v_media int;
  v_design int;
begin
  perform private.require(p_starts_on is not null, 'starts_on', 'the first day is missing');
  perform private.require(
    p_units between p_product.min_units and p_product.max_units, 'units',
    format('between %s and %s', p_product.min_units, p_product.max_units)
  );
  perform private.require(p_design_by in ('self', 'platform'), 'design_by', 'self or platform');
  v_period := private.ad_period(p_product, p_starts_on, p_units);
  perform private.require(
    p_starts_on >= private.today() + p_product.lead_days, 'starts_on',
    format('%s days are needed before the first day', p_product.lead_days)
  );
  perform private.require(
    upper(v_period) <= private.ad_horizon() + 1, 'starts_on', 'that far ahead nothing is sold'
  );
  v_media := p_product.unit_price * p_units;
  v_design := case p_design_by when 'platform' then p_product.design_fee else 0 end;
  return jsonb_build_object(
    'product_id', p_product.id,
    'starts_on', p_starts_on,
    'ends_on', upper(v_period) - 1,
    'units', p_units,
    'design_by', p_design_by,
    'lines', jsonb_build_array(
      jsonb_build_object(
        'code', 'media', 'quantity', p_units, 'unit_price', p_product.unit_price, 'amount', v_media
      )
    ) || case
      when v_design > 0 then jsonb_build_array(
        jsonb_build_object(
          'code', 'design', 'quantity', 1, 'unit_price', v_design, 'amount', v_design
        )
      )
      else '[]'
    end,
    'total', v_media + v_design,
    'latest_order_on', p_starts_on - p_product.lead_days,
    'free_slots', private.free_ad_slots(p_product.placement_id, v_period)
  );
end;
$$;

-- An active product, or the error that there is none.
create function private.sold_ad_product(p_product_id uuid)
returns public.ad_products
language plpgsql
stable
set search_path = ''
as $$
declare
  v_product public.ad_products;
begin
  select p.* into v_product
  from public.ad_products as p
  join public.ad_placements as place on place.id = p.placement_id
  where p.id = p_product_id and p.is_active and place.is_active;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such ad product');
  end if;
  return v_product;
end;
$$;

-- GET /rpc/quote_ad_product. What it costs, until when to order, and how many slots are left.
create function public.quote_ad_product(
  p_product_id uuid default null,
  p_starts_on date default null,
  p_units int default null,
  p_design_by text default 'self'
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.quote_ad(product, p_starts_on, coalesce(p_units, product.min_units), p_design_by)
  from private.sold_ad_product(p_product_id) as product
$$;

-- GET /rpc/get_ad_product. With the slots left on each day of up to 93 days, null when not on sale.
create function public.get_ad_product(
  p_product_id uuid default null, p_from date default null, p_to date default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_product public.ad_products;
  v_from constant date := greatest(coalesce(p_from, private.today()), private.today());
  v_to constant date := least(coalesce(p_to, v_from + 30), v_from + 92, private.ad_horizon());
begin
  select p.* into v_product
  from public.ad_products as p
  join public.ad_placements as place on place.id = p.placement_id
  where p.id = p_product_id and p.is_active and place.is_active;
  if not found then
    return null;
  end if;
  return private.ad_product_card(v_product) || jsonb_build_object(
    'earliest_start', private.today() + v_product.lead_days,
    'days', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'day', day,
            'free_slots', private.free_ad_slots(v_product.placement_id, daterange(day, day, '[]'))
          ) order by day
        )
        from (
          select v_from + n as day from generate_series(0, v_to - v_from) as n
        ) as days
      ),
      '[]'
    )
  );
end;
$$;

alter table public.ad_bookings enable row level security;
create policy ad_bookings_read on public.ad_bookings for select to authenticated using (
  (buyer_id = (select auth.uid()) and (select private.is_active()))
  or (select private.has_flag('can_manage_ads'))
);
revoke all on public.ad_bookings from anon, authenticated;
grant select on public.ad_bookings to authenticated;

-- No policies: artwork is read through its advertisement, counters through ad_stats().
alter table public.ad_creatives enable row level security;
revoke all on public.ad_creatives from anon, authenticated;
alter table public.ad_daily_stats enable row level security;
revoke all on public.ad_daily_stats from anon, authenticated;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.quote_ad_product(uuid, date, int, text), public.get_ad_product(uuid, date, date)
  from public;
grant execute on function
  public.quote_ad_product(uuid, date, int, text), public.get_ad_product(uuid, date, date)
  to anon, authenticated;
