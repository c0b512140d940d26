-- Buying tickets: what is asked for becomes pending registrations that hold their seats, and an order.

-- What a purchase looks like from outside, by its order or (without one) its registration.
create function private.purchase_receipt(p_order_id uuid, p_registration_id uuid default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_ids constant uuid[] := case
    when p_order_id is null then array[p_registration_id]
    else array(select id from public.event_registrations where order_id = p_order_id)
  end;
begin
  return jsonb_build_object(
    'order', (
      select jsonb_build_object(
        'id', id, 'order_no', order_no, 'status', status, 'total', total,
        'hold_expires_at', hold_expires_at
      )
      from public.orders where id = p_order_id
    ),
    'registrations', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', id, 'registration_no', registration_no, 'ticket_type_id', ticket_type_id,
            'quantity', quantity, 'status', status
          )
          order by ticket_type_id
        )
        from public.event_registrations where id = any (v_ids)
      ),
      '[]'
    ),
    'ticket_ids', coalesce(
      (
        select jsonb_agg(id order by ticket_no)
        from public.tickets
        where registration_id = any (v_ids) and status in ('valid', 'checked_in', 'transferring')
      ),
      '[]'
    )
  );
end;
$$;

-- Waits in the queue of an event and takes what a purchase is about, or PRICE_CHANGED when it is offered
-- otherwise by then.
create function private.take_wanted_seats(
  p_event public.events, p_lines jsonb, p_user_id uuid, p_total int, p_needs_approval boolean
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_event(p_event.id);
  v_line record;
  v_stock public.ticket_stock;
  v_total int := 0;
  v_needs_approval boolean := false;
begin
  for v_line in
    select * from jsonb_to_recordset(p_lines) as line (sub_ref text, quantity int)
  loop
    v_stock := private.take_seats(v_event, v_line.sub_ref, p_user_id, v_line.quantity, false);
    v_total := v_total + v_stock.price * v_line.quantity;
    v_needs_approval := v_needs_approval or v_stock.requires_approval;
  end loop;
  if (v_total, v_needs_approval, v_event.organizer_id)
    is distinct from (p_total, p_needs_approval, p_event.organizer_id)
  then
    perform private.raise_error('PRICE_CHANGED', 'it is offered otherwise now', v_total::text);
  end if;
end;
$$;

-- POST /rpc/hold_tickets. p_items: [{ticket_type_id, quantity}], p_expected_total: what the buyer
-- saw, p_answers: [{question_id, value}], one for each question of the event that is answered.
-- Holds the seats for 15 minutes and answers with the order to pay; nothing to pay means paid at
-- once. A type that needs approval is asked for alone and gets its order when the organizer agrees.
create function public.hold_tickets(
  p_event_id uuid default null,
  p_items jsonb default null,
  p_name text default null,
  p_email text default null,
  p_phone text default null,
  p_answers jsonb default null,
  p_invoice jsonb default null,
  p_expected_total int default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_attendee record;
  v_event public.events;
  v_order public.orders;
  v_registration public.event_registrations;
  v_item record;
  v_stock public.ticket_stock;
  v_lines jsonb := '[]';
  v_total int := 0;
  v_needs_approval boolean := false;
  v_answers jsonb;
begin
  select * into v_attendee from private.check_attendee(p_name, p_email, p_phone);
  perform private.require(p_expected_total >= 0, 'expected_total', 'the price that the buyer saw');
  v_order := private.order_by_key(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'hold_tickets', p_event_id, p_items, p_name, p_email, p_phone, p_answers, p_invoice, p_expected_total
    )
  );
  perform private.wait_own_turn(p_event_id, v_user_id);
  v_event := private.public_event(p_event_id);

  -- The same request again.
  select * into v_registration
  from public.event_registrations
  where user_id = v_user_id and (idempotency_key = p_idempotency_key or order_id = v_order.id)
  limit 1;
  if found then
    perform private.refuse_forgotten(v_user_id, p_idempotency_key, v_registration.registered_at);
    return private.purchase_receipt(v_registration.order_id, v_registration.id);
  end if;

  perform private.free_own_overdue_seats(p_event_id, v_user_id);
  select * into v_registration
  from public.event_registrations
  where event_id = p_event_id and user_id = v_user_id and status = 'pending'
  limit 1;
  if found then
    perform private.raise_error(
      'ALREADY_REGISTERED', 'one that waits is finished first', v_registration.order_id::text
    );
  end if;

  v_answers := private.checked_answers(v_event.questions, p_answers);
  for v_item in select * from private.ticket_items(p_items) loop
    v_stock := private.check_wish(v_event, v_item.ticket_type_id, v_user_id, v_item.quantity);
    v_needs_approval := v_needs_approval or v_stock.requires_approval;
    v_total := v_total + v_stock.price * v_item.quantity;
    v_lines := v_lines || jsonb_build_object(
      'item_type', 'ticket', 'ref_id', p_event_id, 'sub_ref', v_stock.ticket_type_id,
      'name', left(v_event.title || '・' || v_stock.name, 200),
      'unit_price', v_stock.price, 'quantity', v_item.quantity
    );
  end loop;
  if v_total <> p_expected_total then
    perform private.raise_error('PRICE_CHANGED', 'the total is another one now', v_total::text);
  end if;
  perform private.require(
    not v_needs_approval or jsonb_array_length(v_lines) = 1,
    'items', 'a type that needs approval is asked for alone'
  );

  -- Everything is written before the queue, and the seats are taken last: the next in it waits for nothing else.
  if not v_needs_approval then
    v_order := private.open_ticket_order(
      v_event, v_user_id, v_lines, now() + interval '15 minutes', v_attendee.p_name,
      v_attendee.p_email, v_attendee.p_phone, p_invoice, p_idempotency_key
    );
  end if;
  insert into public.event_registrations (
    event_id, user_id, ticket_type_id, registration_no, name, email, phone, answers, quantity,
    unit_price, status, order_id, idempotency_key
  )
  select p_event_id, v_user_id, line ->> 'sub_ref',
    private.dated_number('R'),
    v_attendee.p_name, v_attendee.p_email, v_attendee.p_phone, v_answers,
    (line ->> 'quantity')::int, (line ->> 'unit_price')::int, 'pending', v_order.id,
    case when v_needs_approval then p_idempotency_key end
  from jsonb_array_elements(v_lines) as line;

  perform private.take_wanted_seats(v_event, v_lines, v_user_id, v_total, v_needs_approval);
  perform private.leave_waitlists(p_event_id, v_user_id);
  update public.waitlist_entries
  set order_id = v_order.id
  where event_id = p_event_id and user_id = v_user_id and status = 'purchased'
    and order_id is null and updated_at = now() and v_order.id is not null;

  if v_needs_approval then
    select * into v_registration
    from public.event_registrations
    where event_id = p_event_id and user_id = v_user_id and status = 'pending';
    perform private.notify(
      v_event.organizer_id, 'registration.waiting', jsonb_build_object('event', v_event.title),
      '/events-published'
    );
    perform private.release_seats(p_event_id);
    return private.purchase_receipt(null, v_registration.id);
  end if;
  perform private.settle_if_free(v_order.id);
  perform private.release_seats(p_event_id);
  return private.purchase_receipt(v_order.id);
end;
$$;
revoke execute on function
  public.hold_tickets(uuid, jsonb, text, text, text, jsonb, jsonb, int, uuid)
  from public;
grant execute on function
  public.hold_tickets(uuid, jsonb, text, text, text, jsonb, jsonb, int, uuid)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
