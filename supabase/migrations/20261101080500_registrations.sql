-- Who registered for an event, and the tickets that came of it. An order may hold several types of
-- one event: each line of it is a registration of its own, so that stock, approval and tickets keep
-- belonging to one type. A pending registration holds its seats, whether it waits for a decision
-- (no order) or for the payment of its order.

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id),
  -- No cascade: a registration outlives the account that made it until it is anonymised.
  user_id uuid not null references public.profiles (id),
  ticket_type_id text not null,
  registration_no text not null unique,
  name text not null check (length(btrim(name)) between 1 and 50),
  email text not null check (private.is_email(email)),
  phone text not null,
  address text,
  emergency_contact text,
  -- [{question_id, kind, label, value}]: an answer repeats the text of its question.
  answers jsonb not null default '[]',
  notes text,
  admin_notes text,
  quantity int not null check (quantity >= 1),
  -- NT$ for each ticket, as it was when the registration was made.
  unit_price int not null default 0 check (unit_price >= 0),
  -- The order that pays for it; null: free, or it waits for approval.
  order_id uuid references public.orders (id),
  status text not null check (status in ('pending', 'confirmed', 'cancelled')),
  -- A repeated request with the same key is the same registration.
  idempotency_key uuid,
  search_text text not null
    generated always as (private.search_form(name, email, registration_no)) stored,
  registered_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  updated_at timestamptz not null default now(),
  foreign key (event_id, ticket_type_id) references public.ticket_stock (event_id, ticket_type_id),
  constraint cancelled_has_its_time check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint answers_are_a_list check (jsonb_typeof(answers) = 'array')
);
create unique index event_registrations_idempotency
  on public.event_registrations (user_id, idempotency_key);
create index event_registrations_type_idx
  on public.event_registrations (event_id, ticket_type_id);
-- Lists are in the order of registering: of all, of an event, and of what is rare.
create index event_registrations_registered_at_idx
  on public.event_registrations (registered_at desc, id);
create index event_registrations_event_idx
  on public.event_registrations (event_id, registered_at desc, id) include (status);
create index event_registrations_undecided_idx
  on public.event_registrations (status, registered_at desc, id) where status <> 'confirmed';
create index event_registrations_search_idx
  on public.event_registrations using gin (search_text extensions.gin_trgm_ops);
create index event_registrations_short_words_idx
  on public.event_registrations using gin (private.search_grams(search_text));
create index event_registrations_order_id_idx on public.event_registrations (order_id);
-- What waits is little beside what was decided; each sale looks for what is overdue in its event.
create index event_registrations_pending_idx
  on public.event_registrations (event_id, registered_at) where status = 'pending';
-- One that waits is finished before another one is begun.
create unique index event_registrations_one_waiting_per_person_and_type
  on public.event_registrations (event_id, user_id, ticket_type_id)
  where status = 'pending';
create trigger guard_client_writes before insert or update or delete on public.event_registrations
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.event_registrations
  for each row execute function private.set_updated_at();
-- What is bought leaves its number with the order.
create trigger remember_phone after insert on public.event_registrations
  for each row when (new.order_id is null) execute function private.remember_phone();
create trigger audit after update or delete on public.event_registrations
  for each row execute function private.write_audit('status', 'cancel_reason', 'admin_notes');

alter table public.event_registrations enable row level security;
create policy event_registrations_read_own on public.event_registrations
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.event_registrations from anon, authenticated;
grant select (
  id, event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, unit_price,
  order_id, status, notes, registered_at, cancelled_at, cancel_reason, updated_at
) on public.event_registrations to authenticated;

create table public.tickets (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references public.event_registrations (id),
  event_id uuid not null references public.events (id),
  ticket_type_id text not null,
  ticket_no text not null unique,
  holder_user_id uuid not null references public.profiles (id),
  holder_name text not null,
  holder_phone text,
  -- NT$
  price_paid int not null check (price_paid >= 0),
  -- Goes up with each transfer, so that the former holder's QR code dies.
  qr_version int not null default 1 check (qr_version >= 1),
  status text not null default 'valid'
    check (status in ('valid', 'checked_in', 'transferring', 'cancelled', 'refunded')),
  issued_at timestamptz not null default now(),
  checked_in_at timestamptz,
  cancelled_at timestamptz,
  updated_at timestamptz not null default now(),
  foreign key (event_id, ticket_type_id) references public.ticket_stock (event_id, ticket_type_id)
);
create index tickets_registration_id_idx on public.tickets (registration_id);
create index tickets_type_idx on public.tickets (event_id, ticket_type_id);
-- Whose tickets, and how many of them are of one event: asked before each purchase.
create index tickets_holder_idx on public.tickets (holder_user_id, event_id);
create trigger guard_client_writes before insert or update or delete on public.tickets
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.tickets
  for each row execute function private.set_updated_at();
-- Whoever takes a ticket over is asked for a number as well.
create trigger remember_phone after update of holder_user_id on public.tickets
  for each row when (new.holder_user_id is distinct from old.holder_user_id)
  execute function private.remember_phone();
create trigger audit after update or delete on public.tickets
  for each row execute function private.write_audit('status', 'holder_user_id', 'qr_version');

alter table public.tickets enable row level security;
create policy tickets_read_own on public.tickets for select to authenticated
  using (holder_user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.tickets from anon, authenticated;
grant select on public.tickets to authenticated;

-- What makes a QR code unforgeable. A table of its own, so that no grant on tickets can show it.
create table public.ticket_secrets (
  ticket_id uuid primary key references public.tickets (id) on delete cascade,
  -- 128 random bits as hex
  secret text not null check (secret ~ '^[0-9a-f]{32}$')
);
create trigger guard_client_writes before insert or update or delete on public.ticket_secrets
  for each row execute function private.guard_client_writes();

-- No policy: my_tickets() hands a secret to its holder and to nobody else.
alter table public.ticket_secrets enable row level security;
revoke all on public.ticket_secrets from anon, authenticated;

-- What a pending registration waits for: `approval` by its organizer, `payment` by its person, or
-- `review`, the look of the seller for a payment that was reported.
create function private.awaits(p_status text, p_order_id uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when p_status <> 'pending' then null
    when p_order_id is null then 'approval'
    when (select status from public.orders where id = p_order_id) = 'payment_review' then 'review'
    else 'payment'
  end
$$;

revoke execute on all functions in schema private from public;
