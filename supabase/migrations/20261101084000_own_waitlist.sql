-- Joining and leaving the waitlist.

-- A waitlist entry says what it is for, so that it can be shown away from its event.
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
    'ticket_type_name', (
      select s.name from public.ticket_stock as s
      where s.event_id = w.event_id and s.ticket_type_id = w.ticket_type_id
    ),
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
  v_event public.events;
  v_stock public.ticket_stock;
  v_entry public.waitlist_entries;
begin
  perform private.wait_own_turn(p_event_id, v_user_id);
  v_event := private.lock_event(p_event_id);
  perform private.require(p_quantity between 1 and 4, 'quantity', 'one to four');
  perform private.free_own_overdue_seats(p_event_id, v_user_id);
  perform private.free_overdue_seats(p_event_id, p_ticket_type_id);
  v_stock := private.offered_type(p_event_id, p_ticket_type_id);
  perform private.check_sale(v_event, v_stock, p_quantity);
  if v_event.ahead_until <= now() then
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
      coalesce(private.free_seats(p_event_id, p_ticket_type_id), p_quantity) >= v_stock.min_per_order
      and not private.others_wait(p_event_id, p_ticket_type_id)
    )
  then
    perform private.raise_error('INVALID_STATE', 'there is no waitlist: it can be had now');
  end if;
  insert into public.waitlist_entries (event_id, ticket_type_id, user_id, quantity, created_at)
  values (p_event_id, p_ticket_type_id, v_user_id, p_quantity, clock_timestamp())
  returning * into v_entry;
  perform private.release_seats(p_event_id);
  select * into v_entry from public.waitlist_entries where id = v_entry.id;
  return private.waitlist_entry_json(v_entry);
end;
$$;
revoke execute on function public.join_waitlist(uuid, text, int) from public;
grant execute on function public.join_waitlist(uuid, text, int) to anon, authenticated;

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
  perform private.close_entry(v_entry);
  perform private.release_seats(v_entry.event_id);
  return jsonb_build_object('status', 'cancelled');
end;
$$;
revoke execute on function public.leave_waitlist(uuid) from public;
grant execute on function public.leave_waitlist(uuid) to anon, authenticated;

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
revoke execute on function public.my_waitlist() from public;
grant execute on function public.my_waitlist() to anon, authenticated;

revoke execute on all functions in schema private from public;
