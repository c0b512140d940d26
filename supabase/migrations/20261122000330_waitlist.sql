-- The line for what is sold out. Seats that come free go to it before anybody else can have them: in
-- the same transaction they are held for the first in line, who has a day to take them.

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

-- Whether somebody waits for what a buyer of this type would take: the type itself, or the last seats
-- of the house.
create function private.others_wait(p_event_id uuid, p_ticket_type_id text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from public.waitlist_entries as e
    join public.ticket_stock as t
      on t.event_id = e.event_id and t.ticket_type_id = e.ticket_type_id
    join public.ticket_stock as w on w.event_id = e.event_id and w.ticket_type_id = '*'
    where e.event_id = p_event_id and e.status = 'waiting'
      and (
        e.ticket_type_id = p_ticket_type_id
        or (
          w.capacity - w.sold - w.held < e.quantity
          and coalesce(t.capacity - t.sold - t.held > 0, true)
        )
      )
  )
$$;

-- Before seats are taken: an own offer becomes a purchase and lets go of its seats, so that the buyer
-- can take them; without an offer nobody passes those who wait.
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

create function private.expire_waitlist_offers(p_event_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_entry public.waitlist_entries;
begin
  for v_entry in
    update public.waitlist_entries
    set status = 'expired'
    where event_id = p_event_id and status = 'offered' and offer_expires_at <= now()
    returning *
  loop
    perform private.move_stock(p_event_id, v_entry.ticket_type_id, 0, -v_entry.quantity);
    perform private.notify(
      v_entry.user_id, 'waitlist.expired',
      jsonb_build_object('event', (select title from public.events where id = p_event_id)),
      '/events/' || p_event_id
    );
  end loop;
end;
$$;

-- Who is next for the free seats of a type: the first in line; when that one wants more than there is
-- for two hours already, the largest party that fits.
create function private.next_in_line(
  p_event_id uuid, p_ticket_type_id text, p_free int, p_stuck_since timestamptz
)
returns public.waitlist_entries
language sql
stable
set search_path = ''
as $$
  select e.*
  from public.waitlist_entries as e
  where e.event_id = p_event_id and e.ticket_type_id = p_ticket_type_id and e.status = 'waiting'
    and e.quantity <= coalesce(p_free, e.quantity)
    and (
      p_stuck_since <= now() - interval '2 hours'
      or not exists (
        select from public.waitlist_entries as earlier
        where earlier.event_id = e.event_id and earlier.ticket_type_id = e.ticket_type_id
          and earlier.status = 'waiting' and (earlier.created_at, earlier.id) < (e.created_at, e.id)
      )
    )
  order by
    -- The first in line, should it fit, goes before any larger party.
    not exists (
      select from public.waitlist_entries as earlier
      where earlier.event_id = e.event_id and earlier.ticket_type_id = e.ticket_type_id
        and earlier.status = 'waiting' and (earlier.created_at, earlier.id) < (e.created_at, e.id)
    ) desc,
    e.quantity desc, e.created_at, e.id
  limit 1
$$;

-- After seats came free: offers them to those who wait. The caller has locked the event.
create function private.release_seats(p_event_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
  v_type record;
  v_free int;
  v_stuck_since timestamptz;
  v_entry public.waitlist_entries;
begin
  if not exists (
    select from public.waitlist_entries where event_id = p_event_id and status = 'waiting'
  ) then
    return;
  end if;
  select * into v_event from public.events where id = p_event_id;
  if v_event.status <> 'approved' or v_event.starts_at <= now() then
    return;
  end if;
  for v_type in
    select s.ticket_type_id, s.sale_end_at, s.waitlist_stuck_since
    from public.ticket_stock as s
    join lateral (
      select min(created_at) as since from public.waitlist_entries as e
      where e.event_id = s.event_id and e.ticket_type_id = s.ticket_type_id
        and e.status = 'waiting'
    ) as line on line.since is not null
    where s.event_id = p_event_id and not s.is_hidden and s.price is not null
      and (s.sale_end_at > now()) is not false
    order by line.since, s.ticket_type_id
  loop
    v_stuck_since := v_type.waitlist_stuck_since;
    loop
      v_free := private.free_seats(p_event_id, v_type.ticket_type_id);
      if v_free <= 0 then
        v_stuck_since := null;
        exit;
      end if;
      v_entry := private.next_in_line(
        p_event_id, v_type.ticket_type_id, v_free, v_stuck_since
      );
      if v_entry.id is null then
        -- Free seats, and nobody who may have them yet.
        v_stuck_since := case when exists (
          select from public.waitlist_entries
          where event_id = p_event_id and ticket_type_id = v_type.ticket_type_id
            and status = 'waiting'
        ) then coalesce(v_stuck_since, now()) end;
        exit;
      end if;
      perform private.move_stock(p_event_id, v_type.ticket_type_id, 0, v_entry.quantity);
      update public.waitlist_entries
      set status = 'offered', offered_at = now(),
        offer_expires_at = least(
          now() + interval '24 hours', v_type.sale_end_at, v_event.starts_at
        )
      where id = v_entry.id;
      perform private.notify(
        v_entry.user_id, 'waitlist.offered',
        jsonb_build_object('event', v_event.title, 'quantity', v_entry.quantity),
        '/events/' || p_event_id
      );
    end loop;
    update public.ticket_stock
    set waitlist_stuck_since = v_stuck_since
    where event_id = p_event_id and ticket_type_id = v_type.ticket_type_id
      and waitlist_stuck_since is distinct from v_stuck_since;
  end loop;
end;
$$;

create function private.waitlist_entry_json(w public.waitlist_entries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', w.id,
    'event_id', w.event_id,
    'ticket_type_id', w.ticket_type_id,
    'quantity', w.quantity,
    'status', w.status,
    'offer_expires_at', w.offer_expires_at,
    'order_id', w.order_id,
    'created_at', w.created_at,
    -- 1 is next.
    'position', case when w.status = 'waiting' then (
      select count(*) from public.waitlist_entries as other
      where other.event_id = w.event_id and other.ticket_type_id = w.ticket_type_id
        and other.status = 'waiting' and (other.created_at, other.id) <= (w.created_at, w.id)
    ) end
  )
$$;

-- POST /rpc/join_waitlist. Only for what cannot be bought right now.
create function public.join_waitlist(
  p_event_id uuid default null, p_ticket_type_id text default null, p_quantity int default 1
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_event constant public.events := private.lock_event(p_event_id);
  v_stock public.ticket_stock;
  v_entry public.waitlist_entries;
begin
  perform private.require(p_quantity between 1 and 4, 'quantity', 'one to four');
  perform private.free_overdue_seats(p_event_id);
  select * into v_stock
  from public.ticket_stock
  where event_id = p_event_id and ticket_type_id = p_ticket_type_id
    and ticket_type_id <> '*' and not is_hidden;
  perform private.check_sale(v_event, v_stock, p_quantity);
  if v_event.starts_at <= now() then
    perform private.raise_error('EVENT_ENDED', 'the event has started');
  end if;
  if exists (
    select from public.event_registrations
    where event_id = p_event_id and user_id = v_user_id and status in ('pending', 'confirmed')
  ) then
    perform private.raise_error('ALREADY_REGISTERED', 'the caller has seats already');
  end if;
  select * into v_entry
  from public.waitlist_entries
  where event_id = p_event_id and ticket_type_id = p_ticket_type_id and user_id = v_user_id
    and status in ('waiting', 'offered');
  if found then
    return private.waitlist_entry_json(v_entry);
  end if;
  if v_stock.requires_approval
    or (
      coalesce(private.free_seats(p_event_id, p_ticket_type_id), p_quantity) >= p_quantity
      and not private.others_wait(p_event_id, p_ticket_type_id)
    )
  then
    perform private.raise_error('INVALID_STATE', 'there is no line: it can be had now');
  end if;
  insert into public.waitlist_entries (event_id, ticket_type_id, user_id, quantity, created_at)
  values (p_event_id, p_ticket_type_id, v_user_id, p_quantity, clock_timestamp())
  returning * into v_entry;
  perform private.release_seats(p_event_id);
  select * into v_entry from public.waitlist_entries where id = v_entry.id;
  return private.waitlist_entry_json(v_entry);
end;
$$;

-- POST /rpc/leave_waitlist. An offer that is not wanted goes to the next.
create function public.leave_waitlist(p_entry_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_entry public.waitlist_entries;
begin
  select * into v_entry
  from public.waitlist_entries where id = p_entry_id and user_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such entry');
  end if;
  perform from public.events where id = v_entry.event_id for no key update;
  select * into v_entry from public.waitlist_entries where id = p_entry_id;
  if v_entry.status not in ('waiting', 'offered') then
    perform private.raise_error('INVALID_STATE', format('the entry is %s', v_entry.status));
  end if;
  if v_entry.status = 'offered' then
    perform private.move_stock(
      v_entry.event_id, v_entry.ticket_type_id, 0, -v_entry.quantity
    );
  end if;
  update public.waitlist_entries set status = 'cancelled' where id = p_entry_id;
  perform private.release_seats(v_entry.event_id);
  return jsonb_build_object('status', 'cancelled');
end;
$$;

-- GET /rpc/my_waitlist. What is still open, offers first.
create function public.my_waitlist()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select coalesce(
      jsonb_agg(
        private.waitlist_entry_json(w) || jsonb_build_object('event', private.event_card(e))
        order by w.offer_expires_at nulls last, e.starts_at, w.id
      ),
      '[]'
    )
    from public.waitlist_entries as w
    join public.events as e on e.id = w.event_id
    where w.user_id = v_user_id and w.status in ('waiting', 'offered')
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.join_waitlist(uuid, text, int), public.leave_waitlist(uuid), public.my_waitlist()
  from public;
grant execute on function
  public.join_waitlist(uuid, text, int), public.leave_waitlist(uuid), public.my_waitlist()
  to anon, authenticated;
