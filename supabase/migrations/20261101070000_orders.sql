-- What people buy, whatever it is: one order, its lines, its payments and what happened to it. Each
-- kind of order has its own rows (tickets, bookings, slots) and is told of every move.

create sequence private.order_numbers;

-- EO, the day in Taipei, and a number that is never used twice.
create function private.order_number()
returns text
language sql
volatile
set search_path = ''
as $$
  select 'EO' || to_char(private.today(), 'YYYYMMDD') || lpad(n::text, greatest(6, length(n::text)), '0')
  from nextval('private.order_numbers') as n
$$;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_no text not null unique default private.order_number(),
  -- No cascade: an order outlives the account.
  buyer_id uuid not null references public.profiles (id),
  seller_type text not null check (seller_type in ('platform', 'organizer', 'performer', 'venue')),
  -- organizer: profiles.id; performer: performer_profiles.id; venue: venues.id; platform: null.
  seller_id uuid,
  -- What all of its lines are about: the event, the plan, the booking. Null when they are about several.
  subject_id uuid,
  kind text not null check (kind in (
    'ticket', 'product', 'ad', 'support_ad', 'venue_booking', 'performance', 'subscription', 'campaign'
  )),
  -- NT$
  subtotal int not null check (subtotal >= 0),
  discount int not null default 0 check (discount >= 0),
  fee int not null default 0 check (fee >= 0),
  total int not null check (total >= 0),
  status text not null default 'pending_payment' check (status in (
    'pending_payment', 'payment_review', 'paid', 'completed', 'expired', 'cancelled'
  )),
  refund_status text not null default 'none' check (refund_status in (
    'none', 'requested', 'processing', 'partial', 'full', 'rejected'
  )),
  -- Sum of the refunds that were sent.
  refunded_amount int not null default 0 check (refunded_amount >= 0),
  -- Until when the buyer may pay; of a reported payment, until when the seller may look for it.
  hold_expires_at timestamptz,
  buyer_name text not null check (length(btrim(buyer_name)) between 1 and 50),
  buyer_phone text check (buyer_phone = private.phone_number(buyer_phone)),
  buyer_email text check (private.is_email(buyer_email)),
  -- {"type": "personal", "carrier": "/ABC.123"} or {"type": "company", "tax_id": "…", "title": "…"}
  invoice jsonb not null default '{"type": "personal"}' check (jsonb_typeof(invoice) = 'object'),
  -- Products only: {"method": "cvs", "recipient": …, "phone": …, "address": …}
  delivery jsonb check (jsonb_typeof(delivery) = 'object'),
  -- A repeated request with the same key is the same order.
  idempotency_key uuid,
  -- Orders of one checkout, of one seller: one transfer may pay for all of them.
  checkout_id uuid,
  paid_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  search_text text not null generated always as (private.search_form(order_no, buyer_name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint total_adds_up check (total = subtotal - discount + fee),
  constraint platform_has_no_seller_id check ((seller_type = 'platform') = (seller_id is null)),
  constraint unpaid_has_its_limit
    check (status not in ('pending_payment', 'payment_review') or hold_expires_at is not null),
  constraint paid_has_its_time check ((status in ('paid', 'completed')) = (paid_at is not null)),
  constraint completed_has_its_time check ((status = 'completed') = (completed_at is not null)),
  constraint closed_has_its_time check ((status in ('expired', 'cancelled')) = (cancelled_at is not null)),
  constraint only_paid_is_refunded
    check (paid_at is not null or (refund_status = 'none' and refunded_amount = 0)),
  constraint never_refunded_beyond_paid check (refunded_amount <= total),
  constraint full_refund_is_full check (refund_status <> 'full' or refunded_amount > 0 or total = 0)
);
create index orders_buyer_id_idx on public.orders (buyer_id, created_at desc);
create unique index orders_idempotency on public.orders (buyer_id, idempotency_key);
create index orders_seller_idx on public.orders (seller_type, seller_id, created_at desc);
create index orders_created_at_idx on public.orders (created_at desc, id);
-- The order of lists within each kind, seller and state: admin_list_orders().
create index orders_listing_idx
  on public.orders (kind, seller_type, status, created_at desc, id) include (hold_expires_at);
create index orders_refunds_idx on public.orders (created_at desc, id) where refund_status <> 'none';
create index orders_search_idx on public.orders using gin (search_text extensions.gin_trgm_ops);
create index orders_short_words_idx on public.orders using gin (private.search_grams(search_text));
create index orders_checkout_id_idx on public.orders (checkout_id) where checkout_id is not null;
create index orders_paid_at_idx on public.orders (paid_at) where paid_at is not null;
create index orders_due_idx on public.orders (hold_expires_at)
  where status in ('pending_payment', 'payment_review');
-- What has lapsed of one event, however much has lapsed elsewhere.
create index orders_due_of_subject_idx on public.orders (subject_id, hold_expires_at)
  where status in ('pending_payment', 'payment_review');
create trigger guard_client_writes before insert or update or delete on public.orders
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.orders
  for each row execute function private.set_updated_at();
create trigger remember_phone after insert on public.orders
  for each row when (new.buyer_phone is not null)
  execute function private.remember_phone();
create trigger audit after update or delete on public.orders
  for each row execute function private.write_audit(
    'status', 'refund_status', 'buyer_id', 'seller_type', 'seller_id', 'subtotal', 'discount', 'fee',
    'total', 'refunded_amount', 'cancel_reason'
  );

-- The buyer reads the order itself; sellers and administrators ask the functions, which know their
-- part.
alter table public.orders enable row level security;
create policy orders_read_own on public.orders for select to authenticated
  using (buyer_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.orders from anon, authenticated;
grant select (
  id, order_no, buyer_id, seller_type, seller_id, kind, subtotal, discount, fee, total, status,
  refund_status, refunded_amount, hold_expires_at, buyer_name, buyer_phone, buyer_email, invoice,
  delivery, paid_at, completed_at, cancelled_at, cancel_reason, created_at, updated_at
) on public.orders to authenticated;

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  -- ticket: ref_id the event, sub_ref the type; product: ref_id the product; else as its kind says.
  item_type text not null check (item_type ~ '^[a-z_]+$'),
  ref_id uuid not null,
  sub_ref text not null default '',
  name_snapshot text not null check (length(btrim(name_snapshot)) between 1 and 200),
  unit_price int not null check (unit_price >= 0),
  quantity int not null check (quantity >= 1),
  amount int not null,
  search_text text not null generated always as (private.search_form(name_snapshot)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint amount_adds_up check (amount = unit_price * quantity)
);
create index order_items_order_id_idx on public.order_items (order_id);
create index order_items_ref_idx on public.order_items (item_type, ref_id);
create index order_items_search_idx
  on public.order_items using gin (search_text extensions.gin_trgm_ops);
create index order_items_short_words_idx
  on public.order_items using gin (private.search_grams(search_text));
create trigger guard_client_writes before insert or update or delete on public.order_items
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.order_items
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.order_items
  for each row execute function private.write_audit('order_id', 'unit_price', 'quantity', 'amount');

alter table public.order_items enable row level security;
create policy order_items_read_own on public.order_items for select to authenticated
  using (order_id in (select id from public.orders));
revoke all on public.order_items from anon, authenticated;
grant select (id, order_id, item_type, ref_id, sub_ref, name_snapshot, unit_price, quantity, amount)
  on public.order_items to authenticated;

-- At commit: no order without lines, and the lines make up its sum.
create function private.check_order_items()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.subtotal is distinct from (
    select sum(amount) from public.order_items where order_id = new.id
  ) then
    raise exception 'the lines of order % do not add up to its subtotal', new.order_no
      using errcode = '23514';
  end if;
  return null;
end;
$$;
create constraint trigger check_order_items after insert or update of subtotal on public.orders
  deferrable initially deferred for each row execute function private.check_order_items();

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  provider text not null check (provider in ('free', 'bank_transfer', 'card', 'atm', 'cvs', 'linepay')),
  provider_ref text,
  amount int not null check (amount >= 0),
  status text not null default 'created'
    check (status in ('created', 'reported', 'succeeded', 'failed')),
  -- Last five digits of the account that the buyer paid from.
  transfer_last5 text check (transfer_last5 ~ '^\d{5}$'),
  transfer_at timestamptz,
  reported_at timestamptz,
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  -- Why it was not found; the buyer reads it.
  fail_reason text check (length(fail_reason) <= 500),
  -- What a payment provider sent. Stays inside.
  raw jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_ref),
  constraint reported_has_its_time
    check (status <> 'reported' or (reported_at is not null and transfer_last5 is not null)),
  constraint succeeded_has_its_time check (status <> 'succeeded' or confirmed_at is not null)
);
create index payments_order_id_idx on public.payments (order_id);
create index payments_confirmed_by_idx on public.payments (confirmed_by);
create index payments_transfer_last5_idx on public.payments (transfer_last5)
  where transfer_last5 is not null;
create index orders_waiting_idx on public.orders (status, refund_status)
  where status = 'payment_review' or refund_status in ('requested', 'processing');
-- Never paid twice, never two payments under way.
create unique index payments_one_open on public.payments (order_id)
  where status in ('created', 'reported', 'succeeded');
create trigger guard_client_writes before insert or update or delete on public.payments
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.payments
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.payments
  for each row execute function private.write_audit('status', 'amount', 'order_id', 'confirmed_by');

-- No policy: get_order() shows of these what its reader may know.
alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated;

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  -- Null: the order was made.
  from_status text,
  -- A state of the order, or refund_requested, refund_processing, refunded, …
  to_status text not null,
  -- Null: nobody, the clock did it.
  actor_id uuid references public.profiles (id),
  note text check (length(note) <= 1000),
  at timestamptz not null default now()
);
create index order_events_order_id_idx on public.order_events (order_id, id);
create index order_events_actor_id_idx on public.order_events (actor_id);
create trigger append_only before update or delete on public.order_events
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on public.order_events
  for each statement execute function private.refuse_change();
create trigger guard_client_writes before insert on public.order_events
  for each row execute function private.guard_client_writes();

alter table public.order_events enable row level security;
revoke all on public.order_events from anon, authenticated;

create function private.log_order(p_order_id uuid, p_from text, p_to text, p_note text default null)
returns void
language sql
set search_path = ''
as $$
  insert into public.order_events (order_id, from_status, to_status, actor_id, note)
  values (p_order_id, p_from, p_to, auth.uid(), left(nullif(private.trimmed(p_note), ''), 1000))
$$;

revoke execute on all functions in schema private from public;
