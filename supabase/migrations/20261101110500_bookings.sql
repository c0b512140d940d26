-- A booking of a venue or of a performer. One table: both walk the same way, and quotes,
-- amendments, messages, reviews and occupied hours can name it by a foreign key.

create function private.booking_no(p_kind text)
returns text
language sql
volatile
set search_path = ''
as $$
  select private.dated_number(case p_kind when 'venue' then 'VB' else 'PB' end)
$$;

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  booking_no text not null unique,
  kind text not null check (kind in ('venue', 'performance')),
  -- What is booked. A performance may name the venue where it takes place.
  venue_id uuid references public.venues (id),
  performer_id uuid references public.performer_profiles (id),
  -- The one whose calendar it is.
  resource_id uuid not null
    generated always as (case kind when 'venue' then venue_id else performer_id end) stored,
  requester_id uuid not null references public.profiles (id),
  event_id uuid references public.events (id),
  -- Asked for as part of a pair: the host's yes is a quote, book_together() takes both or neither.
  is_joint boolean not null default false,
  -- The same for the two bookings of a pair once they are taken together.
  joint_id uuid,
  purpose text check (length(purpose) <= 200),
  performance_type text check (length(performance_type) <= 50),
  attendees int check (attendees >= 1),
  start_at timestamptz not null,
  end_at timestamptz not null,
  load_in_at timestamptz,
  location text check (length(location) <= 200),
  budget_min int check (budget_min >= 0),
  budget_max int check (budget_max >= 0),
  requirements text check (length(requirements) <= 2000),
  -- [{"id": facility, "quantity": n}] as asked for; prices stand in price_lines.
  facilities jsonb not null default '[]' check (jsonb_typeof(facilities) = 'array'),
  contact_name text not null check (length(btrim(contact_name)) between 1 and 50),
  contact_phone text not null check (contact_phone = private.phone_number(contact_phone)),
  contact_email text not null check (private.is_email(contact_email)),
  message text check (length(message) <= 2000),
  status text not null default 'requested' check (status in (
    'requested', 'quoted', 'awaiting_payment', 'confirmed', 'completed', 'no_show', 'declined',
    'withdrawn', 'expired', 'cancelled'
  )),
  -- The terms of the day on which it was asked for.
  cancellation_policy text not null
    check (cancellation_policy in ('flexible', 'standard', 'strict')),
  -- [{kind, label, quantity, unit, unit_price, amount}]; null until a performer names a price.
  price_lines jsonb check (jsonb_typeof(price_lines) = 'array'),
  total int check (total >= 0),
  deposit int check (deposit >= 0),
  -- The number of the offer that price_lines, total and deposit are taken from.
  offer_no int check (offer_no >= 1),
  order_id uuid unique references public.orders (id),
  respond_by timestamptz,
  pay_by timestamptz,
  confirmed_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('guest', 'host', 'system')),
  cancel_reason text check (length(cancel_reason) <= 500),
  -- Hours that were free when the host named them with a no: [{start_at, end_at}].
  alternatives jsonb not null default '[]' check (jsonb_typeof(alternatives) = 'array'),
  -- What the policy gave back when the guest had the hours moved: later hours give no more.
  refund_percent_limit int check (refund_percent_limit between 0 and 100),
  -- Of the deposit, fixed when a paid booking is cancelled.
  refund_amount int check (refund_amount >= 0),
  overtime_minutes int check (overtime_minutes between 1 and 1440),
  overtime_amount int check (overtime_amount >= 0),
  is_demo boolean not null default false,
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint booking_ends_after_start check (end_at > start_at),
  constraint booking_of_one check (
    case kind when 'venue' then venue_id is not null and performer_id is null
      else performer_id is not null end
  ),
  constraint booking_budget_range check (budget_min <= budget_max),
  constraint deposit_within_total check (deposit <= total),
  constraint price_is_whole check (num_nulls(price_lines, total, deposit) in (0, 3)),
  constraint taken_has_price
    check (status not in ('awaiting_payment', 'confirmed', 'completed', 'no_show') or total is not null),
  constraint taken_has_offer
    check (status not in ('awaiting_payment', 'confirmed', 'completed', 'no_show') or offer_no is not null),
  constraint awaiting_payment_has_limit
    check (status <> 'awaiting_payment' or (pay_by is not null and order_id is not null)),
  constraint refund_within_deposit check (refund_amount <= deposit),
  constraint overtime_is_whole check (num_nulls(overtime_minutes, overtime_amount) in (0, 2)),
  constraint demo_stays_asked check (not is_demo or status = 'requested')
);
create index bookings_venue_id_idx on public.bookings (venue_id, start_at);
create index bookings_performer_id_idx on public.bookings (performer_id, start_at);
create index bookings_resource_id_idx on public.bookings (resource_id, status);
create index bookings_requester_id_idx on public.bookings (requester_id, created_at desc);
create index bookings_event_id_idx on public.bookings (event_id);
create index bookings_joint_id_idx on public.bookings (joint_id);
create unique index bookings_idempotency on public.bookings (requester_id, idempotency_key);
-- What the job looks for.
create index bookings_waiting_idx on public.bookings (respond_by)
  where status in ('requested', 'quoted');
create index bookings_running_idx on public.bookings (end_at) where status = 'confirmed';
create trigger guard_client_writes before insert or update or delete on public.bookings
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.bookings
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.bookings
  for each row execute function private.write_audit(
    'status', 'start_at', 'end_at', 'total', 'deposit', 'offer_no', 'order_id', 'cancelled_by', 'refund_amount',
    'overtime_amount'
  );

alter table public.bookings enable row level security;
create policy bookings_read on public.bookings for select to authenticated using (
  (
    (select private.is_active())
    and (
      requester_id = (select auth.uid())
      or (
        not is_demo
        and (
          (kind = 'venue' and exists (
            select from public.venues as v
            where v.id = venue_id and v.owner_id = (select auth.uid())
          ))
          or exists (
            select from public.performer_profiles as p
            where p.id = performer_id and p.owner_id = (select auth.uid())
          )
        )
      )
    )
  )
  or (kind = 'venue' and not is_demo and (select private.has_flag('can_manage_venues')))
  or (kind = 'performance' and not is_demo and (select private.has_flag('can_manage_performers')))
);
revoke all on public.bookings from anon, authenticated;
-- Phone and e-mail come with get_booking() once the booking is confirmed.
grant select (
  id, booking_no, kind, venue_id, performer_id, resource_id, requester_id, event_id, is_joint,
  joint_id, purpose, performance_type, attendees, start_at, end_at, load_in_at, location, budget_min,
  budget_max, requirements, facilities, contact_name, message, status, cancellation_policy,
  price_lines, total, deposit, offer_no, order_id, respond_by, pay_by, confirmed_at, completed_at,
  cancelled_at, cancelled_by, cancel_reason, alternatives, refund_amount, overtime_minutes, overtime_amount,
  is_demo, created_at, updated_at
) on public.bookings to authenticated;

-- Every price that was ever named for a booking. None is changed: another price is another offer.
create table public.booking_quotes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  -- Counted up for each booking; whoever says yes names it.
  number int not null check (number >= 1),
  -- A request of a venue is the guest's offer to pay what it costs by the venue's prices.
  made_by text not null default 'host' check (made_by in ('guest', 'host')),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  total int not null check (total >= 0),
  deposit int not null check (deposit >= 0),
  valid_until timestamptz not null,
  terms text check (length(terms) <= 2000),
  status text not null default 'sent'
    check (status in ('sent', 'accepted', 'declined', 'expired', 'superseded')),
  created_by uuid not null references public.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint quote_deposit_within_total check (deposit <= total),
  unique (booking_id, number)
);
create index booking_quotes_created_by_idx on public.booking_quotes (created_by);
create unique index booking_quotes_one_open on public.booking_quotes (booking_id, made_by)
  where status = 'sent';
create trigger guard_client_writes before insert or update or delete on public.booking_quotes
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.booking_quotes
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.booking_quotes
  for each row execute function private.write_audit('status', 'total', 'deposit');

-- Whoever sees the booking sees what belongs to it.
alter table public.booking_quotes enable row level security;
create policy booking_quotes_read on public.booking_quotes for select to authenticated
  using (exists (select from public.bookings as b where b.id = booking_id));
revoke all on public.booking_quotes from anon, authenticated;
grant select (
  id, booking_id, number, made_by, lines, total, deposit, valid_until, terms, status, created_at,
  updated_at
) on public.booking_quotes to authenticated;

-- The old terms hold until the other party accepts the new ones.
create table public.booking_amendments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  proposed_by text not null check (proposed_by in ('guest', 'host')),
  old_start_at timestamptz not null,
  old_end_at timestamptz not null,
  new_start_at timestamptz not null,
  new_end_at timestamptz not null check (new_end_at > new_start_at),
  new_lines jsonb not null check (jsonb_typeof(new_lines) = 'array'),
  old_total int not null check (old_total >= 0),
  new_total int not null check (new_total >= 0),
  price_difference int not null generated always as (new_total - old_total) stored,
  note text check (length(note) <= 500),
  status text not null default 'proposed'
    check (status in ('proposed', 'accepted', 'declined', 'withdrawn', 'expired')),
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index booking_amendments_booking_id_idx on public.booking_amendments (booking_id);
create unique index booking_amendments_one_open on public.booking_amendments (booking_id)
  where status = 'proposed';
create trigger guard_client_writes before insert or update or delete on public.booking_amendments
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.booking_amendments
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.booking_amendments
  for each row execute function private.write_audit('status', 'new_total');

alter table public.booking_amendments enable row level security;
create policy booking_amendments_read on public.booking_amendments for select to authenticated
  using (exists (select from public.bookings as b where b.id = booking_id));
revoke all on public.booking_amendments from anon, authenticated;
grant select on public.booking_amendments to authenticated;

create table public.booking_messages (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  sender_id uuid not null references public.profiles (id),
  -- Empty where files say it all.
  body text not null check (length(body) <= 2000),
  -- By the other party.
  read_at timestamptz,
  -- The same for a second try after a lost answer: it is the same message.
  client_key uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index booking_messages_booking_id_idx on public.booking_messages (booking_id, created_at);
create index booking_messages_sender_id_idx on public.booking_messages (sender_id, created_at);
create unique index booking_messages_client_key on public.booking_messages (sender_id, client_key);
create trigger guard_client_writes before insert or update or delete on public.booking_messages
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.booking_messages
  for each row execute function private.set_updated_at();

alter table public.booking_messages enable row level security;
create policy booking_messages_read on public.booking_messages for select to authenticated
  using (exists (select from public.bookings as b where b.id = booking_id));
revoke all on public.booking_messages from anon, authenticated;
grant select on public.booking_messages to authenticated;

-- Of which calendar the hours of a booking are.
create function private.calendar_type(b public.bookings)
returns text
language sql
immutable
set search_path = ''
as $$
  select case b.kind when 'venue' then 'venue' else 'performer' end
$$;

revoke execute on all functions in schema private from public;
