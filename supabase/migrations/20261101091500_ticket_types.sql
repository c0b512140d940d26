-- The tickets that an organizer offers. What is sold or held sets the limits of every change.

-- One type as it was sent, on top of how it stands; a value that is none names its field. `key` of
-- a new type is the caller's.
create function private.edited_ticket_type(
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
  v_stock.name := private.trimmed(v_stock.name);
  v_stock.description := coalesce(private.trimmed(v_stock.description), '');
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

-- Refuses what cannot stand in a type, and what those who have seats of it relied on.
create function private.check_ticket_type(
  p_stock public.ticket_stock, p_before public.ticket_stock, p_field text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_used constant int := coalesce(p_before.sold + p_before.held, 0);
begin
  perform private.require(
    length(p_stock.name) between 1 and 40, p_field || 'name', '1 to 40 characters'
  );
  perform private.require(
    length(p_stock.description) <= 200, p_field || 'description', 'at most 200 characters'
  );
  perform private.require(
    p_stock.price between 0 and 1000000, p_field || 'price', 'NT$ 0 to 1,000,000'
  );
  perform private.require(
    v_used = 0 or p_stock.price = p_before.price,
    p_field || 'price', 'the price is fixed once a ticket is sold'
  );
  perform private.require(
    v_used = 0 or p_stock.requires_approval = p_before.requires_approval,
    p_field || 'requires_approval', 'fixed once a ticket is sold'
  );
  perform private.require(
    p_stock.capacity is null or p_stock.capacity between greatest(v_used, 1) and 1000000,
    p_field || 'capacity', format('%s are taken', v_used)
  );
  perform private.require(
    p_stock.min_per_order >= 1 and p_stock.max_per_order between p_stock.min_per_order and 20,
    p_field || 'max_per_order', 'from the least to 20 at once'
  );
  perform private.require(
    private.is_near(p_stock.sale_start_at), p_field || 'sale_start_at', 'at most three years ahead'
  );
  perform private.require(
    private.is_near(p_stock.sale_end_at), p_field || 'sale_end_at', 'at most three years ahead'
  );
  perform private.require(
    (p_stock.sale_end_at > p_stock.sale_start_at) is not false,
    p_field || 'sale_end_at', 'the sale ends after it starts'
  );
end;
$$;

-- Writes the types of an event as set_ticket_types() takes them. Answers the receipt with `type_ids`,
-- in the order of p_types, and `asks`: what whoever saves has to be asked first.
create function private.write_ticket_types(
  p_event_id uuid, p_version int, p_types jsonb, p_client_key uuid
)
returns jsonb
language plpgsql
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
  v_asks text[] := '{}';
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
      -- The caller's own key is stored: the same new type again is the same type.
      select * into v_before
      from public.ticket_stock
      where event_id = p_event_id and client_key = v_key and ticket_type_id <> all (v_ids);
      v_id := coalesce(v_before.ticket_type_id, 't-' || lower(private.random_code(8)));
    end if;
    v_ids := v_ids || v_id;
    v_stock := private.edited_ticket_type(v_before, v_item.value, v_field);
    perform private.check_ticket_type(v_stock, v_before, v_field);
    -- What stood there before does not stop who changes something else.
    perform private.require(
      (v_stock.sale_end_at <= v_event.ends_at) is not false
        or v_stock.sale_end_at is not distinct from v_before.sale_end_at,
      v_field || 'sale_end_at', 'the sale ends with the event at the latest'
    );
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
  if private.end_forbidden_transfers(p_event_id) > 0 then
    v_asks := v_asks || 'transfer.expired'::text;
  end if;
  if private.close_unservable_entries(p_event_id) > 0 then
    v_asks := v_asks || 'waitlist.closed'::text;
  end if;
  update public.events
  set version = version + 1, saved_by_client = p_client_key
  where id = p_event_id;
  perform private.release_seats(p_event_id);
  return private.event_receipt(p_event_id)
    || jsonb_build_object('type_ids', v_ids, 'asks', v_asks);
end;
$$;

-- POST /rpc/set_ticket_types. p_types: all types in their order, each with the `id` that it has;
-- one without is new, and with a `key` it is the same type when it is sent again. A type that is
-- left out goes, or is hidden when anybody ever had to do with it. p_agreed: as in save_event(), when
-- waiting lists or open transfers end with it.
create function public.set_ticket_types(
  p_event_id uuid default null, p_version int default null, p_types jsonb default null,
  p_client_key uuid default null, p_agreed text[] default null
)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.agreed_receipt(
    private.write_ticket_types(p_event_id, p_version, p_types, p_client_key), p_agreed
  )
$$;
revoke execute on function public.set_ticket_types(uuid, int, jsonb, uuid, text[]) from public;
grant execute on function
  public.set_ticket_types(uuid, int, jsonb, uuid, text[])
  to anon, authenticated;

-- Whether anybody ever had to do with a type: then it can be hidden, not removed.
create function private.is_used_type(s public.ticket_stock)
returns boolean
language sql
stable
set search_path = ''
as $$
  select s.sold + s.held > 0
    or exists (
      select from public.event_registrations
      where event_id = s.event_id and ticket_type_id = s.ticket_type_id
    )
    or exists (
      select from public.waitlist_entries
      where event_id = s.event_id and ticket_type_id = s.ticket_type_id
    )
$$;

revoke execute on all functions in schema private from public;
