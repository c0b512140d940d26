-- Who waits for seats, which tickets are on their way to somebody else, and how tickets and seats
-- go back.

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
create trigger guard_client_writes before insert or update or delete on public.waitlist_entries
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.waitlist_entries
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.waitlist_entries
  for each row execute function private.write_audit('status', 'quantity');

alter table public.waitlist_entries enable row level security;
create policy waitlist_entries_read_own on public.waitlist_entries for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.waitlist_entries from anon, authenticated;
grant select on public.waitlist_entries to authenticated;

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
create trigger guard_client_writes before insert or update or delete on public.ticket_transfers
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.ticket_transfers
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.ticket_transfers
  for each row execute function private.write_audit('status', 'to_user');

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
  -- Tickets before their transfers, as check-in does.
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

revoke execute on all functions in schema private from public;
