-- What stands in the way of a listing: nobody knows where to pay, or the plan is full. And types that are
-- saved once more after a lost answer.

insert into private.error_codes (code, http_status, meaning) values
  ('PAYOUT_ACCOUNT_MISSING', 409, 'paid tickets need the account that buyers transfer to');

-- Whether buyers would have to pay and would not know where to.
create function private.needs_payout_account(p_event public.events)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_event.organizer_id is not null
    and exists (
      select from public.ticket_stock
      where event_id = p_event.id and ticket_type_id <> '*' and not is_hidden and price > 0
    )
    and private.bank_account('organizer', p_event.organizer_id) is null
$$;

create function private.check_payout_account(p_event public.events)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.needs_payout_account(p_event) then
    perform private.raise_error(
      'PAYOUT_ACCOUNT_MISSING', 'set_bank_account() of the organizer comes first'
    );
  end if;
end;
$$;

-- Listings are events that wait for a look or are to come. What is held at one's own venue is that venue's
-- business, and administrators list what they like. The best plan among the organizer's performers counts.
create function private.check_listing_limit(p_event public.events)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_performer_id uuid;
begin
  if p_event.organizer_id is null
    or private.has_flag('can_manage_events') or private.is_superadmin()
    or exists (
      select from public.venues where id = p_event.venue_id and owner_id = p_event.organizer_id
    )
  then
    return;
  end if;
  -- Two submissions of one person count one after the other.
  perform from public.profiles where id = p_event.organizer_id for no key update;
  select id into v_performer_id
  from public.performer_profiles
  where owner_id = p_event.organizer_id and not is_deleted
  order by (private.plan_limits(id, null) ->> 'listings')::int desc nulls first, id
  limit 1;
  perform private.check_plan_limit(v_performer_id, null, 'listings', (
    select count(*) from public.events as e
    where e.organizer_id = p_event.organizer_id and e.id <> p_event.id and e.deleted_at is null
      and e.status in ('pending_approval', 'approved') and e.ends_at > now()
      and not exists (
        select from public.venues where id = e.venue_id and owner_id = e.organizer_id
      )
  ));
end;
$$;

-- As before; a paid event needs its account, and the plan its room.
create or replace function public.submit_event(p_event_id uuid default null, p_version int default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event public.events;
begin
  v_event := private.lock_own_event(p_event_id);
  if v_event.status not in ('draft', 'rejected') then
    perform private.raise_error('INVALID_STATE', format('the event is %s', v_event.status));
  end if;
  if p_version is distinct from v_event.version then
    perform private.raise_error(
      'STALE_VERSION', 'somebody saved it meanwhile', v_event.version::text
    );
  end if;
  perform private.check_complete_event(v_event);
  perform private.require(v_event.starts_at > now(), 'date', 'the day is over');
  perform private.require(
    exists (
      select from public.ticket_stock
      where event_id = p_event_id and ticket_type_id <> '*' and not is_hidden
    ) and not exists (
      select from public.ticket_stock
      where event_id = p_event_id and ticket_type_id <> '*' and not is_hidden and price is null
    ),
    'types', 'at least one ticket type, each with its price'
  );
  perform private.check_payout_account(v_event);
  perform private.check_listing_limit(v_event);
  update public.events set status = 'pending_approval', submitted_at = now() where id = p_event_id;
  return private.event_receipt(p_event_id);
end;
$$;

-- As before; `key` of a new type is the caller's.
create or replace function private.edited_ticket_type(
  p_stock public.ticket_stock, p_change jsonb, p_field text
)
returns public.ticket_stock
language plpgsql
set search_path = ''
as $$
declare
  v_stock public.ticket_stock := p_stock;
  v_key text;
  v_value jsonb;
begin
  for v_key, v_value in select * from jsonb_each(p_change) loop
    continue when v_key in ('id', 'key');
    perform private.require(
      v_key in (
        'name', 'description', 'price', 'capacity', 'min_per_order', 'max_per_order',
        'sale_start_at', 'sale_end_at', 'requires_approval', 'transferable', 'is_hidden'
      ),
      p_field || v_key, 'not a column that an organizer writes'
    );
    begin
      v_stock := jsonb_populate_record(v_stock, jsonb_build_object(v_key, v_value));
    exception when data_exception then
      perform private.require(false, p_field || v_key, 'not a value of this column');
    end;
  end loop;
  v_stock.name := btrim(v_stock.name);
  v_stock.description := coalesce(btrim(v_stock.description), '');
  v_stock.capacity := nullif(v_stock.capacity, 0);
  v_stock.sold := coalesce(v_stock.sold, 0);
  v_stock.held := coalesce(v_stock.held, 0);
  v_stock.min_per_order := coalesce(v_stock.min_per_order, 1);
  v_stock.max_per_order := coalesce(v_stock.max_per_order, greatest(4, v_stock.min_per_order));
  v_stock.requires_approval := coalesce(v_stock.requires_approval, false);
  v_stock.transferable := coalesce(v_stock.transferable, true);
  v_stock.is_hidden := coalesce(v_stock.is_hidden, false);
  return v_stock;
end;
$$;

-- As before. A type without `id` may carry a `key`: sent again, it is the same type. Answers the receipt
-- with `type_ids`, in the order of p_types.
drop function public.set_ticket_types(uuid, int, jsonb);
create function public.set_ticket_types(
  p_event_id uuid default null, p_version int default null, p_types jsonb default null,
  p_client_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event public.events;
  v_item record;
  v_field text;
  v_id text;
  v_key text;
  v_before public.ticket_stock;
  v_stock public.ticket_stock;
  v_ids text[] := '{}';
begin
  v_event := private.lock_own_event(p_event_id);
  if v_event.status not in ('draft', 'rejected', 'approved')
    or (v_event.status = 'approved' and v_event.ends_at <= now())
  then
    perform private.raise_error('INVALID_STATE', format('the event is %s', v_event.status));
  end if;
  perform private.check_version(v_event, p_version, p_client_key);
  perform private.require(
    jsonb_typeof(p_types) = 'array' and jsonb_array_length(p_types) between 1 and 20,
    'types', 'one to twenty types'
  );

  for v_item in
    select value, ordinality::int as position
    from jsonb_array_elements(p_types) with ordinality
  loop
    v_field := format('types.%s.', v_item.position - 1);
    perform private.require(jsonb_typeof(v_item.value) = 'object', v_field || 'id', 'an object');
    v_id := v_item.value ->> 'id';
    v_before := null;
    if v_id is not null then
      select * into v_before
      from public.ticket_stock
      where event_id = p_event_id and ticket_type_id = v_id and ticket_type_id <> '*';
      perform private.require(
        found and v_id <> all (v_ids), v_field || 'id', 'there is no such type, or twice'
      );
    else
      v_key := v_item.value ->> 'key';
      perform private.require(
        (v_key ~ '^[A-Za-z0-9-]{4,40}$') is not false, v_field || 'key', 'a key of the caller''s'
      );
      -- The caller's own key is kept: the same new type again is the same type.
      select * into v_before
      from public.ticket_stock
      where event_id = p_event_id and client_key = v_key and ticket_type_id <> all (v_ids);
      v_id := coalesce(v_before.ticket_type_id, 't-' || lower(private.random_code(8)));
    end if;
    v_ids := v_ids || v_id;
    v_stock := private.edited_ticket_type(v_before, v_item.value, v_field);
    perform private.check_ticket_type(v_stock, v_before, v_field);
    insert into public.ticket_stock (
      event_id, ticket_type_id, name, description, price, capacity, min_per_order, max_per_order,
      sale_start_at, sale_end_at, requires_approval, transferable, is_hidden, sort_order, client_key
    )
    values (
      p_event_id, v_id, v_stock.name, v_stock.description, v_stock.price, v_stock.capacity,
      v_stock.min_per_order, v_stock.max_per_order, v_stock.sale_start_at, v_stock.sale_end_at,
      v_stock.requires_approval, v_stock.transferable, v_stock.is_hidden, v_item.position,
      v_item.value ->> 'key'
    )
    on conflict (event_id, ticket_type_id) do update
    set name = excluded.name, description = excluded.description, price = excluded.price,
      capacity = excluded.capacity, min_per_order = excluded.min_per_order,
      max_per_order = excluded.max_per_order, sale_start_at = excluded.sale_start_at,
      sale_end_at = excluded.sale_end_at, requires_approval = excluded.requires_approval,
      transferable = excluded.transferable, is_hidden = excluded.is_hidden,
      sort_order = excluded.sort_order;
  end loop;

  update public.ticket_stock as s
  set is_hidden = true
  where event_id = p_event_id and ticket_type_id <> '*' and ticket_type_id <> all (v_ids)
    and private.is_used_type(s);
  delete from public.ticket_stock as s
  where event_id = p_event_id and ticket_type_id <> '*' and ticket_type_id <> all (v_ids)
    and not private.is_used_type(s);
  perform private.require(
    v_event.status <> 'approved' or exists (
      select from public.ticket_stock
      where event_id = p_event_id and ticket_type_id <> '*' and not is_hidden
    ),
    'types', 'an event that is listed offers something'
  );
  if v_event.status = 'approved' then
    perform private.check_payout_account(v_event);
  end if;
  update public.events
  set version = version + 1, saved_by_client = p_client_key
  where id = p_event_id;
  perform private.release_seats(p_event_id);
  return private.event_receipt(p_event_id) || jsonb_build_object('type_ids', v_ids);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.set_ticket_types(uuid, int, jsonb, uuid) from public;
grant execute on function public.set_ticket_types(uuid, int, jsonb, uuid) to anon, authenticated;
