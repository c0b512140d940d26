-- The waitlist for what is sold out. Seats that come free go to it before anybody else can have
-- them: in the same transaction they are held for the first on it, who has a day to take them.

-- Seats of a type that nobody has; null when there is no limit.
create function private.free_seats(p_event_id uuid, p_ticket_type_id text)
returns int
language sql
stable
set search_path = ''
as $$
  -- least() passes over nulls, which stand for "unlimited".
  select least(t.capacity - t.sold - t.held, w.capacity - w.sold - w.held)
  from public.ticket_stock as t
  join public.ticket_stock as w on w.event_id = t.event_id and w.ticket_type_id = '*'
  where t.event_id = p_event_id and t.ticket_type_id = p_ticket_type_id
$$;

-- Whether somebody waits for a type, and may still be offered it.
create function private.others_wait(p_event_id uuid, p_ticket_type_id text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.waitlist_entries as w join public.events as e on e.id = w.event_id
    where w.event_id = p_event_id and w.ticket_type_id = p_ticket_type_id and w.status = 'waiting'
      and e.ahead_until > now()
  )
$$;

-- Before seats are taken: an own offer becomes a purchase and lets go of its seats, so that the
-- buyer can take them; without an offer nobody passes those who wait.
create function private.claim_or_queue(
  p_event_id uuid, p_ticket_type_id text, p_user_id uuid, p_quantity int
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_offer public.waitlist_entries;
begin
  update public.waitlist_entries
  set status = 'purchased'
  where event_id = p_event_id and ticket_type_id = p_ticket_type_id and user_id = p_user_id
    and status = 'offered' and offer_expires_at > now()
  returning * into v_offer;
  if found then
    if p_quantity > v_offer.quantity then
      perform private.raise_error(
        'LIMIT_EXCEEDED', format('%s are held for the caller', v_offer.quantity)
      );
    end if;
    perform private.move_stock(p_event_id, p_ticket_type_id, 0, -v_offer.quantity);
  elsif private.others_wait(p_event_id, p_ticket_type_id) then
    perform private.raise_error('SOLD_OUT', 'others wait for it', 'waitlist');
  end if;
end;
$$;

-- Offers that nobody took, a part at a time, those of this type first. Answers how many.
create function private.expire_waitlist_offers(p_event_id uuid, p_ticket_type_id text default null)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_entry public.waitlist_entries;
  v_count int := 0;
begin
  for v_entry in
    update public.waitlist_entries
    set status = 'expired'
    where id in (
      select id from public.waitlist_entries
      where event_id = p_event_id and status = 'offered' and offer_expires_at <= now()
      order by ticket_type_id is not distinct from p_ticket_type_id desc, offer_expires_at, id
      limit private.lapsed_at_once()
      for update skip locked
    )
    returning *
  loop
    v_count := v_count + 1;
    perform private.move_stock(p_event_id, v_entry.ticket_type_id, 0, -v_entry.quantity);
    perform private.notify(
      v_entry.user_id, 'waitlist.expired',
      jsonb_build_object('event', (select title from public.events where id = p_event_id)),
      '/events/' || p_event_id
    );
  end loop;
  return v_count;
end;
$$;

-- Gives an entry up, with the seats that are held for it. The caller has locked the event.
create function private.close_entry(p_entry public.waitlist_entries)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_entry.status = 'offered' then
    perform private.move_stock(p_entry.event_id, p_entry.ticket_type_id, 0, -p_entry.quantity);
  end if;
  update public.waitlist_entries set status = 'cancelled' where id = p_entry.id;
end;
$$;

-- Who takes seats of an event leaves every waitlist of it, because there is one purchase for each person.
create function private.leave_waitlists(p_event_id uuid, p_user_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.close_entry(e)
  from public.waitlist_entries as e
  where event_id = p_event_id and user_id = p_user_id and status in ('waiting', 'offered')
  order by id
$$;

-- After the types of an event changed: who waits for what is not offered any more, or for fewer seats
-- than are sold at once, is told so instead of waiting in vain.
create function private.close_unservable_entries(p_event_id uuid)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_entry public.waitlist_entries;
  v_count int := 0;
begin
  for v_entry in
    select e.*
    from public.waitlist_entries as e
    join public.ticket_stock as s
      on s.event_id = e.event_id and s.ticket_type_id = e.ticket_type_id
    where e.event_id = p_event_id and e.status in ('waiting', 'offered')
      and (s.is_hidden or e.quantity < s.min_per_order)
    order by e.id
  loop
    v_count := v_count + 1;
    perform private.close_entry(v_entry);
    perform private.notify(
      v_entry.user_id, 'waitlist.closed',
      jsonb_build_object('event', (select title from public.events where id = p_event_id)),
      '/events/' || p_event_id
    );
  end loop;
  return v_count;
end;
$$;

-- Who is next for the free seats of a type: the first who fits into them; when nobody does, the first
-- at all, for as many as there are. Nobody, when fewer are free than are sold at once.
create function private.next_waitlist_entry(p_event_id uuid, p_ticket_type_id text, p_free int)
returns public.waitlist_entries
language sql
stable
set search_path = ''
as $$
  select e.*
  from public.waitlist_entries as e
  join public.ticket_stock as s on s.event_id = e.event_id and s.ticket_type_id = e.ticket_type_id
  where e.event_id = p_event_id and e.ticket_type_id = p_ticket_type_id and e.status = 'waiting'
    and least(e.quantity, p_free) >= s.min_per_order
  order by e.quantity <= coalesce(p_free, e.quantity) desc, e.created_at, e.id
  limit 1
$$;

-- After seats came free: offers them to those who wait, a part at a time; nobody else gets what the clock
-- has not offered yet. The caller has locked the event. Answers how many were made an offer.
create function private.release_seats(p_event_id uuid)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
  v_type record;
  v_free int;
  v_count int := 0;
  v_entry public.waitlist_entries;
begin
  if not exists (
    select from public.waitlist_entries where event_id = p_event_id and status = 'waiting'
  ) then
    return 0;
  end if;
  select * into v_event from public.events where id = p_event_id;
  if v_event.status <> 'approved' or v_event.ahead_until <= now() then
    return 0;
  end if;
  for v_type in
    select s.ticket_type_id, s.sale_end_at
    from public.ticket_stock as s
    join lateral (
      select min(created_at) as since from public.waitlist_entries as e
      where e.event_id = s.event_id and e.ticket_type_id = s.ticket_type_id
        and e.status = 'waiting'
    ) as waitlist on waitlist.since is not null
    where s.event_id = p_event_id and not s.is_hidden and s.price is not null
      and (s.sale_end_at > now()) is not false
    order by waitlist.since, s.ticket_type_id
  loop
    while v_count < private.lapsed_at_once() loop
      v_free := private.free_seats(p_event_id, v_type.ticket_type_id);
      v_entry := private.next_waitlist_entry(p_event_id, v_type.ticket_type_id, v_free);
      exit when v_entry.id is null;
      v_count := v_count + 1;
      update public.waitlist_entries
      set status = 'offered', offered_at = now(), quantity = least(quantity, v_free),
        offer_expires_at = least(
          now() + interval '24 hours', v_type.sale_end_at, v_event.ahead_until
        )
      where id = v_entry.id
      returning * into v_entry;
      perform private.move_stock(p_event_id, v_type.ticket_type_id, 0, v_entry.quantity);
      perform private.notify(
        v_entry.user_id, 'waitlist.offered',
        jsonb_build_object('event', v_event.title, 'quantity', v_entry.quantity),
        '/events/' || p_event_id
      );
    end loop;
  end loop;
  return v_count;
end;
$$;

revoke execute on all functions in schema private from public;
