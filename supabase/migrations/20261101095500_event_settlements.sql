-- What an event brought in, what went back, and what is left for its organizer. What buyers transfer
-- to the organizer's own account is there already; only what came through a provider, and did not go
-- back that way, is paid out. A statement is computed from the ledger until an administrator closes it, and
-- never changes afterwards: what comes later stands in the next one.

-- The share of a sum that the platform keeps. Nothing today; closed statements keep what was taken then.
create function private.platform_share()
returns numeric
language sql
immutable
set search_path = ''
as $$
  select 0
$$;

create table public.event_settlements (
  event_id uuid not null references public.events (id),
  -- The first of its event is 1.
  no int not null default 1 check (no >= 1),
  -- Whose money it was on that day.
  organizer_id uuid not null references public.profiles (id),
  orders int not null check (orders >= 0),
  -- NT$. gross: all that was paid; received: the part that is not paid out, because buyers sent it to
  -- the organizer's account or the platform has sent it back.
  gross int not null check (gross >= 0),
  refunded int not null check (refunded >= 0),
  platform_fee int not null check (platform_fee >= 0),
  net int not null,
  received int not null check (received >= 0),
  payout int not null,
  -- The number that the bank gave the transfer of the payout.
  reference text check (length(btrim(reference)) between 1 and 60),
  settled_by uuid references public.profiles (id),
  settled_at timestamptz not null default now(),
  primary key (event_id, no),
  constraint net_adds_up check (net = gross - refunded - platform_fee),
  constraint payout_adds_up check (payout = gross - received - platform_fee),
  constraint payout_has_its_reference check (payout <= 0 or reference is not null)
);
create index event_settlements_organizer_id_idx on public.event_settlements (organizer_id);
create index event_settlements_settled_by_idx on public.event_settlements (settled_by);
create trigger append_only before update or delete on public.event_settlements
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on public.event_settlements
  for each statement execute function private.refuse_change();
create trigger guard_client_writes before insert on public.event_settlements
  for each row execute function private.guard_client_writes();

-- No policy: organizers and administrators read statements through functions.
alter table public.event_settlements enable row level security;
revoke all on public.event_settlements from anon, authenticated;

-- What came in for these events and what was sent back, as the ledger has it.
create function private.event_money(p_event_ids uuid[])
returns table (
  event_id uuid, orders bigint, gross bigint, refunded bigint, refunding bigint, received bigint,
  is_waiting boolean
)
language sql
stable
set search_path = ''
as $$
  select s.event_id, count(*) filter (where moved.gross > 0), coalesce(sum(moved.gross), 0)::bigint,
    coalesce(sum(moved.refunded), 0)::bigint, coalesce(sum(r.refunding), 0)::bigint,
    coalesce(sum(p.received), 0)::bigint,
    bool_or(s.status = 'payment_review') or coalesce(sum(r.refunding), 0) > 0
  from (
    select distinct i.ref_id as event_id, o.id, o.status
    from public.order_items as i
    join public.orders as o on o.id = i.order_id
    where i.item_type = 'ticket' and i.ref_id = any (p_event_ids)
      and o.total > 0 and (o.paid_at is not null or o.status = 'payment_review')
  ) as s
  left join lateral (
    select sum(case what when 'unfound' then -amount else amount end) filter (where what in ('paid', 'unfound'))
        as gross,
      sum(amount) filter (where what = 'refunded') as refunded
    from private.ledger
    where to_order = s.id and to_account in ('paid', 'due', 'returned')
  ) as moved on true
  left join lateral (
    select sum(amount) as refunding from public.refund_requests
    where order_id = s.id and status in ('requested', 'processing')
  ) as r on true
  left join lateral (
    select sum(case provider when 'bank_transfer' then amount else moved.refunded end) as received
    from public.payments
    where order_id = s.id and status = 'succeeded'
  ) as p on true
  group by s.event_id
$$;

revoke execute on all functions in schema private from public;
