-- Who runs an event, and how the organizer decides on those who ask for a seat. Many are decided on
-- at once.

-- Who may run an event: its organizer and the administrators of events. Everybody else learns
-- nothing.
create function private.runs_event(p_event public.events)
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(p_event.organizer_id = auth.uid(), false)
    or private.has_flag('can_manage_events') or private.is_superadmin()
$$;

-- An event for whoever runs it; to everybody else there is none.
create function private.own_event(p_event_id uuid)
returns public.events
language plpgsql
stable
set search_path = ''
as $$
declare
  v_event public.events;
begin
  perform private.require_user();
  select * into v_event from public.events where id = p_event_id and deleted_at is null;
  if not found or not private.runs_event(v_event) then
    perform private.raise_error('NOT_FOUND', 'the caller runs no such event');
  end if;
  return v_event;
end;
$$;

-- Whose an event is; null: the platform's.
create function private.event_organizer(e public.events)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when e.organizer_id is not null then
    jsonb_build_object('id', e.organizer_id, 'name', e.organizer_name)
  end
$$;

-- Locks an event for whoever runs it, and reads it again under the lock, because its organizer may
-- have changed meanwhile.
create function private.lock_own_event(p_event_id uuid)
returns public.events
language plpgsql
set search_path = ''
as $$
begin
  perform private.own_event(p_event_id);
  perform from public.events where id = p_event_id for no key update;
  return private.own_event(p_event_id);
end;
$$;

-- The caller's id, or the error that says what organizing events needs.
create function private.require_organizer()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if not private.can_organize(v_user_id) then
    perform private.refuse_before_factor();
    perform private.raise_error('IDENTITY_MISSING', 'this needs a performer or a venue');
  end if;
  return v_user_id;
end;
$$;

-- Whether anybody has or holds a seat.
create function private.has_attendees(p_event_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.ticket_stock where event_id = p_event_id and sold + held > 0
  )
$$;

-- Everybody who has or asked for a seat: who registered, who holds a ticket.
create function private.attendees_of(p_event_id uuid)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select user_id from public.event_registrations
  where event_id = p_event_id and status in ('pending', 'confirmed')
  union
  select holder_user_id from public.tickets
  where event_id = p_event_id and status in ('valid', 'checked_in', 'transferring')
$$;

create function private.event_receipt(p_event_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', id, 'status', status, 'version', version)
  from public.events where id = p_event_id
$$;

-- POST /rpc/decide_registration. Agreed and free: tickets at once. Agreed and priced: an order, to
-- be paid within a day. Refused: a reason that the person reads.
create function public.decide_registration(
  p_registration_id uuid default null, p_approve boolean default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_reason constant text := left(nullif(private.trimmed(p_reason), ''), 500);
  v_event public.events;
  v_registration public.event_registrations;
  v_order public.orders;
begin
  select e.* into v_event
  from public.event_registrations as r
  join public.events as e on e.id = r.event_id
  where r.id = p_registration_id;
  if not found or not private.runs_event(v_event) then
    perform private.raise_error('NOT_FOUND', 'the caller runs no event with this registration');
  end if;
  perform private.require(p_approve is not null, 'approve', 'true or false');
  perform private.require(p_approve or v_reason is not null, 'reason', 'a refusal has a reason');
  v_event := private.lock_own_event(v_event.id);
  select * into v_registration
  from public.event_registrations where id = p_registration_id for update;
  if v_registration.status <> 'pending' or v_registration.order_id is not null
    or private.is_undecided_for_long(v_registration) or v_event.status <> 'approved' or v_event.ends_at <= now()
  then
    perform private.raise_error('INVALID_STATE', 'nothing to decide here any more');
  end if;

  if not p_approve then
    perform private.close_registration(p_registration_id, v_reason);
    perform private.release_seats(v_event.id);
  elsif v_registration.unit_price = 0 then
    perform private.move_stock(
      v_event.id, v_registration.ticket_type_id,
      v_registration.quantity, -v_registration.quantity
    );
    update public.event_registrations set status = 'confirmed' where id = p_registration_id;
    perform private.issue_tickets(v_registration, 0);
  else
    v_order := private.open_ticket_order(
      v_event, v_registration.user_id,
      jsonb_build_array(jsonb_build_object(
        'item_type', 'ticket', 'ref_id', v_event.id, 'sub_ref', v_registration.ticket_type_id,
        'name', left(v_event.title || '・' || (
          select name from public.ticket_stock
          where event_id = v_event.id and ticket_type_id = v_registration.ticket_type_id
        ), 200),
        'unit_price', v_registration.unit_price, 'quantity', v_registration.quantity
      )),
      least(now() + interval '24 hours', v_event.ends_at), v_registration.name,
      v_registration.email, v_registration.phone, null, null
    );
    update public.event_registrations set order_id = v_order.id where id = p_registration_id;
  end if;

  perform private.record_decision(
    'event_registrations', p_registration_id, v_registration.user_id, 'pending',
    case when p_approve then 'confirmed' else 'cancelled' end, v_reason
  );
  perform private.notify(
    v_registration.user_id,
    case
      when not p_approve then 'registration.rejected'
      when v_order.id is not null then 'registration.to_pay'
      else 'registration.approved'
    end,
    jsonb_build_object('event', v_event.title, 'reason', v_reason, 'amount', v_order.total),
    case when p_approve and v_order.id is null then '/tickets' else '/event-registrations' end
  );
  return jsonb_build_object(
    'status', (select status from public.event_registrations where id = p_registration_id),
    'order_id', v_order.id
  );
end;
$$;
revoke execute on function public.decide_registration(uuid, boolean, text) from public;
grant execute on function public.decide_registration(uuid, boolean, text) to anon, authenticated;

-- POST /rpc/decide_registrations. As decide_registration() for each, in the order of the list. What
-- cannot be decided any more is passed over and said, so that one who gave up stops nobody else.
create function public.decide_registrations(
  p_event_id uuid default null, p_registration_ids uuid[] default null,
  p_approve boolean default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_own_event(p_event_id);
  v_reason constant text := nullif(private.trimmed(p_reason), '');
  v_id uuid;
  v_decided uuid[] := '{}';
  v_skipped jsonb := '[]';
begin
  perform private.require(p_approve is not null, 'approve', 'true or false');
  perform private.require(p_approve or v_reason is not null, 'reason', 'a refusal has a reason');
  if coalesce(cardinality(p_registration_ids), 0) not between 1 and 100 then
    perform private.raise_error('LIMIT_EXCEEDED', '1 to 100 registrations at once');
  end if;
  for v_id in
    select id from unnest(p_registration_ids) with ordinality as wanted (id, position)
    group by id order by min(position)
  loop
    begin
      if not exists (
        select from public.event_registrations where id = v_id and event_id = v_event.id
      ) then
        perform private.raise_error('NOT_FOUND', 'the event has no such registration');
      end if;
      perform public.decide_registration(v_id, p_approve, v_reason);
      v_decided := v_decided || v_id;
    exception
      -- The two that a later look at the list would have shown.
      when sqlstate 'PT404' or sqlstate 'PT409' then
        v_skipped := v_skipped || jsonb_build_object('id', v_id, 'code', sqlerrm);
    end;
  end loop;
  return jsonb_build_object('decided', to_jsonb(v_decided), 'skipped', v_skipped);
end;
$$;
revoke execute on function public.decide_registrations(uuid, uuid[], boolean, text) from public;
grant execute on function
  public.decide_registrations(uuid, uuid[], boolean, text)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
