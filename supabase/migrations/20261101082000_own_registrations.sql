-- Registering for an event and taking it back, beside waitlist and orders; and the list of one's
-- own.

-- POST /rpc/register_for_event. Free tickets only. The same p_idempotency_key again gives the same
-- answer. A type that needs approval answers `pending` without tickets and holds its seats 72
-- hours. Nobody passes those on the waitlist; an own offer of it is used. p_answers: [{question_id,
-- value}].
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
  perform private.begin_attempt(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'register_for_event', p_event_id, p_ticket_type_id, v_quantity, p_name, p_email, p_phone, p_answers
    )
  );
  perform private.wait_own_turn(p_event_id, v_user_id);
  v_event := private.public_event(p_event_id);

  select * into v_registration
  from public.event_registrations
  where user_id = v_user_id and idempotency_key = p_idempotency_key;
  if found then
    perform private.refuse_forgotten(v_user_id, p_idempotency_key, v_registration.registered_at);
    return private.registration_receipt(v_registration.id);
  end if;

  v_stock := private.offered_type(p_event_id, p_ticket_type_id);
  perform private.check_offer(v_event, v_stock, v_quantity);
  perform private.free_own_overdue_seats(p_event_id, v_user_id);
  if exists (
    select from public.event_registrations
    where event_id = p_event_id and user_id = v_user_id and status = 'pending'
  ) then
    perform private.raise_error('ALREADY_REGISTERED', 'one that waits is finished first');
  end if;

  v_answers := private.checked_answers(v_event.questions, p_answers);
  perform private.check_wish(v_event, p_ticket_type_id, v_user_id, v_quantity);
  -- Everything is written before the queue, and the seats are taken last, as hold_tickets() does.
  insert into public.event_registrations (
    event_id, user_id, ticket_type_id, registration_no, name, email, phone, answers, quantity,
    status, idempotency_key
  )
  values (
    p_event_id, v_user_id, p_ticket_type_id,
    private.dated_number('R'),
    v_attendee.p_name, v_attendee.p_email, v_attendee.p_phone, v_answers,
    v_quantity,
    case when v_stock.requires_approval then 'pending' else 'confirmed' end,
    p_idempotency_key
  )
  returning * into v_registration;

  if v_registration.status = 'confirmed' then
    perform private.issue_tickets(v_registration, v_stock.price);
  end if;

  v_event := private.lock_event(p_event_id);
  v_stock := private.take_seats(
    v_event, p_ticket_type_id, v_user_id, v_quantity, v_registration.status = 'confirmed'
  );
  perform private.check_offer(v_event, v_stock, v_quantity);
  if v_stock.requires_approval <> (v_registration.status = 'pending') then
    perform private.raise_error('PRICE_CHANGED', 'it is offered otherwise now');
  end if;
  perform private.leave_waitlists(p_event_id, v_user_id);
  if v_registration.status = 'pending' then
    perform private.notify(
      v_event.organizer_id, 'registration.waiting', jsonb_build_object('event', v_event.title),
      '/events-published'
    );
  end if;
  perform private.release_seats(p_event_id);
  return private.registration_receipt(v_registration.id);
end;
$$;
revoke execute on function
  public.register_for_event(uuid, text, int, text, text, text, uuid, jsonb)
  from public;
grant execute on function
  public.register_for_event(uuid, text, int, text, text, text, uuid, jsonb)
  to anon, authenticated;

-- POST /rpc/cancel_registration. Open as long as the event is ahead. Seats go at once to those on the
-- waitlist, tickets that were given to others stay theirs, and what waits for a payment ends with
-- its order.
create function public.cancel_registration(
  p_registration_id uuid default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_event_id uuid;
  v_event public.events;
  v_registration public.event_registrations;
  v_reason constant text := left(nullif(private.trimmed(p_reason), ''), 500);
begin
  select event_id into v_event_id
  from public.event_registrations
  where id = p_registration_id and user_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such registration');
  end if;

  v_event := private.lock_event(v_event_id);
  select * into v_registration from public.event_registrations where id = p_registration_id;
  if v_registration.status = 'cancelled' then
    perform private.raise_error('ALREADY_CANCELLED', 'the registration is cancelled already');
  end if;
  if v_event.status <> 'cancelled' and v_event.ahead_until <= now() then
    perform private.raise_error('EVENT_ENDED', 'the event has started');
  end if;
  if v_registration.status = 'pending' and v_registration.order_id is not null then
    perform private.raise_error(
      'INVALID_STATE', 'it waits for the payment of its order', v_registration.order_id::text
    );
  end if;
  perform from public.tickets where registration_id = p_registration_id order by id for update;
  if exists (
    select from public.tickets
    where registration_id = p_registration_id and holder_user_id = v_user_id
      and (status = 'checked_in' or price_paid > 0)
  ) then
    perform private.raise_error(
      'FORBIDDEN', 'tickets that were paid for or used are not cancelled here',
      'A paid ticket goes back through a refund request.'
    );
  end if;

  if v_registration.status = 'pending' then
    perform private.close_registration(p_registration_id, v_reason);
  else
    perform private.withdraw_tickets(
      array(
        select id from public.tickets
        where registration_id = p_registration_id and holder_user_id = v_user_id
          and status in ('valid', 'transferring')
      ),
      'cancelled', v_reason
    );
  end if;
  perform private.release_seats(v_event_id);
  return jsonb_build_object(
    'status', (select status from public.event_registrations where id = p_registration_id)
  );
end;
$$;
revoke execute on function public.cancel_registration(uuid, text) from public;
grant execute on function public.cancel_registration(uuid, text) to anon, authenticated;

-- GET /rpc/my_registrations. Latest first, with what was asked and answered and until when it may
-- be changed. `awaits` says whom a pending one waits for.
create function public.my_registrations(
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
            'awaits', private.awaits(r.status, r.order_id),
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
            'can_cancel', r.unit_price = 0 and e.ahead_until > now()
              and (r.status = 'confirmed' or (r.status = 'pending' and r.order_id is null)),
            'questions', e.questions,
            'answers', r.answers,
            'can_edit_answers', private.can_edit_answers(r.status, e),
            'answers_close_at', least(e.ahead_until, e.answers_close_at),
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
revoke execute on function public.my_registrations(text, int, int) from public;
grant execute on function public.my_registrations(text, int, int) to anon, authenticated;

-- Whether the answers of a registration may be changed now.
create function private.can_edit_answers(p_status text, p_event public.events)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_status in ('pending', 'confirmed') and p_event.status = 'approved'
    and jsonb_array_length(p_event.questions) > 0
    and now() < least(p_event.ahead_until, p_event.answers_close_at)
$$;

-- POST /rpc/update_registration_answers. p_answers: [{question_id, value}], all of them anew. Holds
-- for everything that the person has of this event. Answers {answers} as they are stored.
create function public.update_registration_answers(
  p_registration_id uuid default null, p_answers jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_registration public.event_registrations;
  v_event public.events;
  v_answers jsonb;
begin
  select * into v_registration
  from public.event_registrations
  where id = p_registration_id and user_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such registration');
  end if;
  v_event := private.lock_event(v_registration.event_id);
  select * into v_registration from public.event_registrations where id = p_registration_id;
  if not private.can_edit_answers(v_registration.status, v_event) then
    perform private.raise_error('ANSWERS_CLOSED', 'cancelled, nothing asked, or too late');
  end if;
  v_answers := private.checked_answers(v_event.questions, p_answers, v_registration.answers);
  update public.event_registrations
  set answers = v_answers
  where event_id = v_event.id and user_id = v_user_id and status in ('pending', 'confirmed');
  return jsonb_build_object('answers', v_answers);
end;
$$;
revoke execute on function public.update_registration_answers(uuid, jsonb) from public;
grant execute on function public.update_registration_answers(uuid, jsonb) to anon, authenticated;

revoke execute on all functions in schema private from public;
