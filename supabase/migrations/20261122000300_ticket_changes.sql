-- What buying adds to registrations, and the ways in which tickets and seats go back.
-- An order may hold several types of one event: each line of it is a registration of its own, so that
-- stock, approval and tickets keep belonging to one type. A pending registration holds its seats,
-- whether it waits for a decision (no order) or for the payment of its order.

alter table public.event_registrations
  add column order_id uuid references public.orders (id),
  -- NT$ for each ticket, as it was when the registration was made.
  add column unit_price int not null default 0 check (unit_price >= 0);
update public.event_registrations as r
set unit_price = t.price
from (
  select registration_id, max(price_paid) as price from public.tickets
  where price_paid > 0 group by registration_id
) as t
where t.registration_id = r.id;
create index event_registrations_order_id_idx on public.event_registrations (order_id);
-- What waits is little beside what was decided; each sale looks for what is overdue in its event.
create index event_registrations_pending_idx
  on public.event_registrations (event_id, registered_at) where status = 'pending';
grant select (order_id, unit_price) on public.event_registrations to authenticated;

drop index public.event_registrations_one_per_person;
create unique index event_registrations_one_per_person_and_type
  on public.event_registrations (event_id, user_id, ticket_type_id)
  where status in ('pending', 'confirmed');

alter table public.events
  -- Goes up with each edit; who saves over somebody else's edit is told so.
  add column version int not null default 1,
  -- When date or place of an event changed that people had tickets of.
  add column rescheduled_at timestamptz;
grant select (version) on public.events to anon, authenticated;

-- Who waits for seats of a type that is sold out.
create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id),
  ticket_type_id text not null,
  user_id uuid not null references public.profiles (id),
  quantity int not null check (quantity between 1 and 4),
  -- An offer holds its seats until it is taken or runs out.
  status text not null default 'waiting'
    check (status in ('waiting', 'offered', 'purchased', 'cancelled', 'expired')),
  offered_at timestamptz,
  offer_expires_at timestamptz,
  order_id uuid references public.orders (id),
  -- The position: first come, first served.
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, ticket_type_id) references public.ticket_stock (event_id, ticket_type_id),
  constraint offer_has_its_times check (
    status <> 'offered' or (offered_at is not null and offer_expires_at is not null)
  )
);
create unique index waitlist_entries_one_per_person
  on public.waitlist_entries (event_id, ticket_type_id, user_id)
  where status in ('waiting', 'offered');
create index waitlist_entries_queue_idx
  on public.waitlist_entries (event_id, ticket_type_id, created_at) where status = 'waiting';
create index waitlist_entries_type_idx on public.waitlist_entries (event_id, ticket_type_id);
create index waitlist_entries_offers_idx
  on public.waitlist_entries (offer_expires_at) where status = 'offered';
create index waitlist_entries_user_id_idx on public.waitlist_entries (user_id);
create index waitlist_entries_order_id_idx on public.waitlist_entries (order_id);

alter table public.ticket_stock
  -- Since when seats are free that the first in line does not fit into.
  add column waitlist_stuck_since timestamptz;

-- A ticket on its way to somebody else. Stock is never touched, so it works when all is sold out.
create table public.ticket_transfers (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.tickets (id),
  from_user uuid not null references public.profiles (id),
  to_email text not null check (private.is_email(to_email)),
  to_user uuid references public.profiles (id),
  -- NT$, settled between the two: nothing or the price on the ticket, never more.
  price int not null default 0 check (price >= 0),
  token_hash text not null unique,
  status text not null default 'offered'
    check (status in ('offered', 'accepted', 'declined', 'cancelled', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accepted_by_somebody check ((status = 'accepted') = (to_user is not null))
);
create unique index ticket_transfers_one_offer
  on public.ticket_transfers (ticket_id) where status = 'offered';
create index ticket_transfers_ticket_id_idx on public.ticket_transfers (ticket_id);
create index ticket_transfers_from_user_idx on public.ticket_transfers (from_user);
create index ticket_transfers_to_user_idx on public.ticket_transfers (to_user);
create index ticket_transfers_to_email_idx on public.ticket_transfers (to_email);
create index ticket_transfers_expiry_idx
  on public.ticket_transfers (expires_at) where status = 'offered';

create trigger guard_client_writes before insert or update or delete on public.waitlist_entries
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.waitlist_entries
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.waitlist_entries
  for each row execute function private.write_audit('status', 'quantity');
create trigger guard_client_writes before insert or update or delete on public.ticket_transfers
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ticket_transfers
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.ticket_transfers
  for each row execute function private.write_audit('status', 'to_user');

alter table public.waitlist_entries enable row level security;
create policy waitlist_entries_read_own on public.waitlist_entries for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.waitlist_entries from anon, authenticated;
grant select on public.waitlist_entries to authenticated;

alter table public.ticket_transfers enable row level security;
create policy ticket_transfers_read_own on public.ticket_transfers for select to authenticated
  using (from_user = (select auth.uid()) and (select private.is_active()));
revoke all on public.ticket_transfers from anon, authenticated;
-- Neither the token's hash nor who took it.
grant select (id, ticket_id, from_user, to_email, price, status, expires_at, created_at, updated_at)
  on public.ticket_transfers to authenticated;

-- Takes tickets out of the world: their seats go back to the stock, open transfers end, and what is
-- left of a registration gets smaller. The caller has locked the event and calls release_seats().
create function private.withdraw_tickets(p_ticket_ids uuid[], p_status text, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
  v_live int;
begin
  -- Tickets before their transfers, as the doors do.
  perform from public.tickets where id = any (p_ticket_ids) order by id for update;
  update public.ticket_transfers
  set status = 'cancelled'
  where ticket_id = any (p_ticket_ids) and status = 'offered';

  for v_registration in
    select * from public.event_registrations
    where id in (select registration_id from public.tickets where id = any (p_ticket_ids))
    order by id
    for update
  loop
    select count(*) into v_live
    from public.tickets
    where registration_id = v_registration.id and id = any (p_ticket_ids)
      and status in ('valid', 'checked_in', 'transferring');
    update public.tickets
    set status = p_status, cancelled_at = coalesce(cancelled_at, now())
    where registration_id = v_registration.id and id = any (p_ticket_ids) and status <> p_status;
    if v_live > 0 then
      perform private.move_stock(
        v_registration.event_id, v_registration.ticket_type_id, -v_live, 0
      );
      update public.event_registrations
      set quantity = case when quantity = v_live then quantity else quantity - v_live end,
        status = case when quantity = v_live then 'cancelled' else status end,
        cancelled_at = case when quantity = v_live then now() end,
        cancel_reason = case when quantity = v_live then p_reason end
      where id = v_registration.id;
    end if;
  end loop;
end;
$$;

-- As before; whatever its tickets became meanwhile, those in use end and their seats go back.
create or replace function private.close_registration(p_registration_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
begin
  select * into v_registration
  from public.event_registrations
  where id = p_registration_id
  for update;
  if v_registration.status = 'pending' then
    perform private.move_stock(
      v_registration.event_id, v_registration.ticket_type_id, 0, -v_registration.quantity
    );
    update public.event_registrations
    set status = 'cancelled', cancelled_at = now(), cancel_reason = p_reason
    where id = p_registration_id;
  elsif v_registration.status = 'confirmed' then
    perform private.withdraw_tickets(
      array(
        select id from public.tickets
        where registration_id = p_registration_id
          and status in ('valid', 'checked_in', 'transferring')
      ),
      'cancelled', p_reason
    );
  end if;
end;
$$;

-- As before, without those that wait for a payment: their order has its own time.
create or replace function private.expire_pending_registrations(p_event_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
begin
  for v_registration in
    select * from public.event_registrations
    where event_id = p_event_id and status = 'pending' and order_id is null
      and registered_at < now() - interval '72 hours'
    order by id
  loop
    perform private.close_registration(v_registration.id, 'expired');
    perform private.notify(
      v_registration.user_id, 'registration.expired',
      jsonb_build_object('event', (select title from public.events where id = p_event_id)),
      '/events/' || p_event_id
    );
  end loop;
end;
$$;

revoke execute on all functions in schema private from public;
