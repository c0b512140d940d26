-- Support ads: light boxes, buses and walls that fans give to an artist. The media company sees the
-- artwork first; only what it accepts is paid for, within seven days, and only then produced.
--   draft → submitted → reviewing ⇄ needs_fix; reviewing → approved → paid → producing → live →
--   completed; reviewing → rejected; anything unpaid → cancelled.

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
  proof_urls jsonb not null default '[]' check (jsonb_typeof(proof_urls) = 'array'),
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

alter table public.ad_bookings
  add constraint ad_bookings_support_ad_order_id_fkey
  foreign key (support_ad_order_id) references public.support_ad_orders (id);

create trigger guard_client_writes before insert or update or delete on public.support_ad_orders
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.support_ad_orders
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.support_ad_orders
  for each row execute function private.write_audit(
    'status', 'total', 'buyer_id', 'order_id', 'product_id', 'starts_on', 'units'
  );

-- Locks the placement, then the support ad. Null when there is none.
create function private.lock_support_ad(p_id uuid)
returns public.support_ad_orders
language plpgsql
set search_path = ''
as $$
declare
  v_placement_id uuid;
  v_support public.support_ad_orders;
begin
  loop
    select p.placement_id into v_placement_id
    from public.support_ad_orders as s join public.ad_products as p on p.id = s.product_id
    where s.id = p_id;
    if not found then
      return null;
    end if;
    perform private.lock_ad_placement(v_placement_id);
    select * into v_support from public.support_ad_orders where id = p_id for no key update;
    -- A draft can change its product meanwhile.
    exit when v_placement_id = (
      select placement_id from public.ad_products where id = v_support.product_id
    );
  end loop;
  return v_support;
end;
$$;

-- The same for its buyer.
create function private.lock_my_support_ad(p_id uuid)
returns public.support_ad_orders
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from public.support_ad_orders where id = p_id and buyer_id = auth.uid()
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such support ad');
  end if;
  return private.lock_support_ad(p_id);
end;
$$;

-- Moves a support ad from the state that the caller has seen under lock.
create function private.move_support_ad(
  p_support public.support_ad_orders, p_to text, p_reason text default null
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.support_ad_orders
  set status = p_to,
    review_note = case when p_to in ('needs_fix', 'rejected') then p_reason else review_note end,
    cancel_reason = case when p_to = 'cancelled' then left(p_reason, 500) end,
    deadline_at = case p_to when 'needs_fix' then now() + interval '7 days' end
  where id = p_support.id and status = p_support.status;
  if not found then
    perform private.raise_error('INVALID_STATE', 'somebody was faster');
  end if;
  perform private.record_decision(
    'support_ad_orders', p_support.id, p_support.buyer_id, p_support.status, p_to, p_reason
  );
  if auth.uid() is distinct from p_support.buyer_id then
    perform private.notify(
      p_support.buyer_id, 'support.ad_' || p_to,
      jsonb_build_object('title', p_support.title, 'reason', p_reason),
      '/support-ad-service?order=' || p_support.id
    );
  end if;
end;
$$;

create function private.support_ad_card(s public.support_ad_orders)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', s.id, 'order_no', s.order_no, 'status', s.status, 'title', s.title,
    'message', s.message,
    'artist', jsonb_build_object('id', a.id, 'performer_name', a.performer_name),
    'product', jsonb_build_object('id', p.id, 'name', p.name, 'category', p.category),
    'starts_on', s.starts_on, 'ends_on', upper(private.ad_period(p, s.starts_on, s.units)) - 1,
    'units', s.units, 'city', s.city, 'station', s.station, 'design_by', s.design_by,
    'artwork_paths', s.artwork_paths, 'total', s.total, 'deadline_at', s.deadline_at,
    'order_id', s.order_id, 'proof_urls', s.proof_urls, 'review_note', s.review_note,
    'cancel_reason', s.cancel_reason, 'ip_declared_at', s.ip_declared_at,
    'portrait_declared_at', s.portrait_declared_at, 'created_at', s.created_at,
    'updated_at', s.updated_at
  )
  from public.performer_profiles as a, public.ad_products as p
  where a.id = s.artist_id and p.id = s.product_id
$$;

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

revoke execute on all functions in schema private from public;
