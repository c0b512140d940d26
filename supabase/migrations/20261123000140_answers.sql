-- Answers on their way: given with a registration or an order, read by both sides.

-- As before. p_answers: [{question_id, value}], one for each question of the event that is answered.
create or replace function public.hold_tickets(
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
  v_order := private.order_by_key(v_user_id, p_idempotency_key, 'ticket');
  v_event := private.lock_event(p_event_id);

  -- The same request again.
  select * into v_registration
  from public.event_registrations
  where user_id = v_user_id and (idempotency_key = p_idempotency_key or order_id = v_order.id)
  limit 1;
  if found then
    perform private.require(
      v_registration.event_id = p_event_id, 'idempotency', 'the key belongs to another event'
    );
    return private.purchase_receipt(v_registration.order_id, v_registration.id);
  end if;

  perform private.free_overdue_seats(p_event_id);
  select * into v_registration
  from public.event_registrations
  where event_id = p_event_id and user_id = v_user_id and status in ('pending', 'confirmed')
  order by (status = 'pending') desc
  limit 1;
  if found then
    perform private.raise_error(
      'ALREADY_REGISTERED', 'one purchase for each person and event',
      case when v_registration.status = 'pending' then v_registration.order_id::text end
    );
  end if;

  v_answers := private.checked_answers(v_event.questions, p_answers);
  for v_item in select * from private.ticket_items(p_items) loop
    v_stock := private.take_seats(v_event, v_item.ticket_type_id, v_user_id, v_item.quantity);
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

  if not v_needs_approval then
    v_order := private.open_ticket_order(
      v_event, v_user_id, v_lines, now() + interval '15 minutes', v_attendee.p_name,
      v_attendee.p_email, v_attendee.p_phone, p_invoice, p_idempotency_key
    );
    update public.waitlist_entries
    set order_id = v_order.id
    where event_id = p_event_id and user_id = v_user_id and status = 'purchased'
      and order_id is null and updated_at = now();
  end if;
  insert into public.event_registrations (
    event_id, user_id, ticket_type_id, registration_no, name, email, phone, answers, quantity,
    unit_price, status, order_id, idempotency_key
  )
  select p_event_id, v_user_id, line ->> 'sub_ref',
    'R-' || to_char(private.today(), 'YYMMDD') || '-' || private.random_code(6),
    v_attendee.p_name, v_attendee.p_email, v_attendee.p_phone, v_answers,
    (line ->> 'quantity')::int, (line ->> 'unit_price')::int, 'pending', v_order.id,
    case when v_needs_approval then p_idempotency_key end
  from jsonb_array_elements(v_lines) as line;

  if v_needs_approval then
    select * into v_registration
    from public.event_registrations
    where event_id = p_event_id and user_id = v_user_id and status = 'pending';
    perform private.notify(
      v_event.organizer_id, 'registration.waiting', jsonb_build_object('event', v_event.title),
      '/events-published'
    );
    return private.purchase_receipt(null, v_registration.id);
  end if;
  perform private.settle_if_free(v_order.id);
  perform private.release_seats(p_event_id);
  return private.purchase_receipt(v_order.id);
end;
$$;

-- As before, with the same p_answers.
drop function public.register_for_event(uuid, text, int, text, text, text, uuid);
create function public.register_for_event(
  p_event_id uuid default null,
  p_ticket_type_id text default null,
  p_quantity int default 1,
  p_name text default null,
  p_email text default null,
  p_phone text default null,
  p_idempotency_key uuid default null,
  p_answers jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_quantity constant int := coalesce(p_quantity, 1);
  v_attendee record;
  v_event public.events;
  v_stock public.ticket_stock;
  v_registration public.event_registrations;
  v_answers jsonb;
begin
  select * into v_attendee from private.check_attendee(p_name, p_email, p_phone);
  v_event := private.lock_event(p_event_id);

  select * into v_registration
  from public.event_registrations
  where user_id = v_user_id and idempotency_key = p_idempotency_key;
  if found then
    if v_registration.event_id <> p_event_id then
      perform private.raise_error('INVALID_INPUT', 'the key belongs to another event', 'idempotency');
    end if;
    return private.registration_receipt(v_registration.id);
  end if;

  select * into v_stock
  from public.ticket_stock
  where event_id = p_event_id and ticket_type_id = p_ticket_type_id
    and ticket_type_id <> '*' and not is_hidden;
  perform private.check_offer(v_event, v_stock, v_quantity);
  perform private.free_overdue_seats(p_event_id);
  if exists (
    select from public.event_registrations
    where event_id = p_event_id and user_id = v_user_id and status in ('pending', 'confirmed')
  ) then
    perform private.raise_error('ALREADY_REGISTERED', 'one registration for each person and event');
  end if;

  v_answers := private.checked_answers(v_event.questions, p_answers);
  perform private.claim_or_queue(p_event_id, p_ticket_type_id, v_user_id, v_quantity);
  if v_stock.requires_approval then
    perform private.move_stock(p_event_id, p_ticket_type_id, 0, v_quantity);
  else
    perform private.move_stock(p_event_id, p_ticket_type_id, v_quantity, 0);
  end if;

  insert into public.event_registrations (
    event_id, user_id, ticket_type_id, registration_no, name, email, phone, answers, quantity,
    status, idempotency_key
  )
  values (
    p_event_id, v_user_id, p_ticket_type_id,
    'R-' || to_char(private.today(), 'YYMMDD') || '-' || private.random_code(6),
    v_attendee.p_name, v_attendee.p_email, v_attendee.p_phone, v_answers,
    v_quantity,
    case when v_stock.requires_approval then 'pending' else 'confirmed' end,
    p_idempotency_key
  )
  returning * into v_registration;

  if v_registration.status = 'confirmed' then
    perform private.issue_tickets(v_registration, v_stock.price);
  else
    perform private.notify(
      v_event.organizer_id, 'registration.waiting', jsonb_build_object('event', v_event.title),
      '/events-published'
    );
  end if;
  perform private.release_seats(p_event_id);
  return private.registration_receipt(v_registration.id);
end;
$$;

-- As before, with what was asked and answered, and until when it may be changed.
create or replace function public.my_registrations(
  p_status text default null, p_page int default 1, p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_total int;
  v_page record;
begin
  select count(*) into v_total
  from public.event_registrations
  where user_id = v_user_id and (v_status is null or status = v_status);
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', r.id,
            'registration_no', r.registration_no,
            'status', r.status,
            'awaits', case when r.status = 'pending' then
              case when r.order_id is null then 'approval' else 'payment' end
            end,
            'ticket_type_name', s.name,
            'quantity', r.quantity,
            'amount', r.unit_price * r.quantity,
            'registered_at', r.registered_at,
            'cancelled_at', r.cancelled_at,
            'cancel_reason', r.cancel_reason,
            'order', case when o.id is not null then jsonb_build_object(
              'id', o.id, 'order_no', o.order_no, 'status', o.status, 'total', o.total,
              'hold_expires_at', o.hold_expires_at
            ) end,
            'can_cancel', r.unit_price = 0 and e.starts_at > now()
              and (r.status = 'confirmed' or (r.status = 'pending' and r.order_id is null)),
            'questions', e.questions,
            'answers', r.answers,
            'can_edit_answers', private.can_edit_answers(r.status, e),
            'answers_close_at', least(e.starts_at, e.answers_close_at),
            'event', private.event_card(e)
          )
          order by r.registered_at desc, r.id
        )
        from (
          select * from public.event_registrations
          where user_id = v_user_id and (v_status is null or status = v_status)
          order by registered_at desc, id
          offset v_page.skip limit v_page.page_size
        ) as r
        join public.events as e on e.id = r.event_id
        join public.ticket_stock as s
          on s.event_id = r.event_id and s.ticket_type_id = r.ticket_type_id
        left join public.orders as o on o.id = r.order_id
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;

-- As before, with the answers and today's questions.
create or replace function public.export_attendees(p_event_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
  v_rows jsonb;
begin
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'registration_no', r.registration_no,
        'ticket_no', t.ticket_no,
        'ticket_type', s.name,
        'holder_name', t.holder_name,
        'name', r.name,
        'email', r.email,
        'phone', private.attendee_phone(r.phone, v_event),
        'price_paid', t.price_paid,
        'status', t.status,
        'registered_at', r.registered_at,
        'checked_in_at', t.checked_in_at,
        'admin_notes', r.admin_notes,
        'answers', r.answers
      )
      order by r.registered_at, t.ticket_no
    ),
    '[]'
  )
  into v_rows
  from public.tickets as t
  join public.event_registrations as r on r.id = t.registration_id
  join public.ticket_stock as s
    on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
  where t.event_id = p_event_id and t.status in ('valid', 'checked_in', 'transferring');
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, after)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), 'export_attendees', 'events', p_event_id::text,
    jsonb_build_object('rows', jsonb_array_length(v_rows))
  );
  return jsonb_build_object('event', v_event.title, 'questions', v_event.questions, 'rows', v_rows);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.register_for_event(uuid, text, int, text, text, text, uuid, jsonb) from public;
grant execute on function
  public.register_for_event(uuid, text, int, text, text, text, uuid, jsonb)
  to anon, authenticated;
