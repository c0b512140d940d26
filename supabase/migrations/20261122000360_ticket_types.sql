-- The tickets that an organizer offers. What is sold or held sets the limits of every change.

-- One type as it was sent, on top of how it stands; a value that is none names its field.
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
    continue when v_key = 'id';
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
    (p_stock.sale_end_at > p_stock.sale_start_at) is not false,
    p_field || 'sale_end_at', 'the sale ends after it starts'
  );
end;
$$;

-- POST /rpc/set_ticket_types. p_types: all types in their order, each with the `id` that it has; one
-- without is new. A type that is left out goes, or is hidden when anybody ever had to do with it.
create function public.set_ticket_types(
  p_event_id uuid default null, p_version int default null, p_types jsonb default null
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
  if p_version is distinct from v_event.version then
    perform private.raise_error(
      'STALE_VERSION', 'somebody saved it meanwhile', v_event.version::text
    );
  end if;
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
      v_id := 't-' || lower(private.random_code(8));
    end if;
    v_ids := v_ids || v_id;
    v_stock := private.edited_ticket_type(v_before, v_item.value, v_field);
    perform private.check_ticket_type(v_stock, v_before, v_field);
    insert into public.ticket_stock (
      event_id, ticket_type_id, name, description, price, capacity, min_per_order, max_per_order,
      sale_start_at, sale_end_at, requires_approval, transferable, is_hidden, sort_order
    )
    values (
      p_event_id, v_id, v_stock.name, v_stock.description, v_stock.price, v_stock.capacity,
      v_stock.min_per_order, v_stock.max_per_order, v_stock.sale_start_at, v_stock.sale_end_at,
      v_stock.requires_approval, v_stock.transferable, v_stock.is_hidden, v_item.position
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
  update public.events set version = version + 1 where id = p_event_id;
  perform private.release_seats(p_event_id);
  return private.event_receipt(p_event_id);
end;
$$;

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

-- Types as buyers see them, as before; those in a line come before what is left, and what a type asks for.
create or replace function private.ticket_type_list(p_event_id uuid, p_is_over boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', ticket_type_id,
        'name', name,
        'description', description,
        'price', price,
        'left', case when others_wait then 0 else seats_left end,
        'min_per_order', min_per_order,
        'max_per_order', max_per_order,
        'sale_start_at', sale_start_at,
        'sale_end_at', sale_end_at,
        'requires_approval', requires_approval,
        'transferable', transferable,
        'state', case
          when p_is_over or sale_end_at <= now() then 'ended'
          when sale_start_at > now() then 'not_yet'
          when others_wait or seats_left < min_per_order then 'sold_out'
          else 'on_sale'
        end
      ) order by sort_order, ticket_type_id
    ),
    '[]'
  )
  from (
    select t.*, private.others_wait(t.event_id, t.ticket_type_id) as others_wait,
      -- least() passes over nulls, which stand for "unlimited".
      least(t.capacity - t.sold - t.held, w.capacity - w.sold - w.held) as seats_left
    from public.ticket_stock as t
    join public.ticket_stock as w on w.event_id = t.event_id and w.ticket_type_id = '*'
    where t.event_id = p_event_id and t.ticket_type_id <> '*'
      and not t.is_hidden and t.price is not null
  ) as offered
$$;

-- GET /rpc/get_event, as before. Of several own registrations the one that asks for something first.
create or replace function public.get_event(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_event public.events;
begin
  select * into v_event from public.events where id = p_id and deleted_at is null;
  if not found then
    return null;
  end if;
  if not private.is_public_event_status(v_event.status)
    and not (v_event.organizer_id is not distinct from v_user_id and private.is_active())
    and not private.is_admin()
  then
    return null;
  end if;

  return private.event_card(v_event) || jsonb_build_object(
    'address', v_event.address,
    'district', v_event.district,
    'transit', v_event.transit,
    'body', coalesce(v_event.body, v_event.description),
    'ticket_types', private.ticket_type_list(
      v_event.id,
      private.event_phase(v_event.status, v_event.starts_at, v_event.ends_at)
        in ('ended', 'cancelled')
    ),
    'refund_policy', (
      select jsonb_build_object('code', code, 'name', name, 'summary', summary)
      from public.refund_policies where code = v_event.refund_policy_code
    ),
    'organizer', jsonb_build_object(
      'id', v_event.organizer_id,
      'name', v_event.organizer_name,
      'event_count', (
        select count(*) from public.events as o
        where o.organizer_id = v_event.organizer_id and o.deleted_at is null
          and o.status in ('approved', 'ended')
      )
    ),
    'venue_id', v_event.venue_id,
    'requires_approval', exists (
      select from public.ticket_stock where event_id = v_event.id and requires_approval
    ),
    'my_registration', case when private.is_active() then (
      select jsonb_build_object('id', id, 'status', status, 'order_id', order_id)
      from public.event_registrations
      where event_id = v_event.id and user_id = v_user_id and status in ('pending', 'confirmed')
      order by (status = 'pending') desc, ticket_type_id
      limit 1
    ) end
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.set_ticket_types(uuid, int, jsonb) from public;
grant execute on function public.set_ticket_types(uuid, int, jsonb) to anon, authenticated;
