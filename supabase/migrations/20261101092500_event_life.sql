-- The life of an event in its organizer's hands: copied, called off, thrown away.

-- POST /rpc/duplicate_event. The same event on another day as a new draft of the caller: texts,
-- questions, location, line-up with its guests, types and gates, with sales and hours that keep their
-- distance to the day.
create function public.duplicate_event(p_event_id uuid default null, p_date date default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_organizer();
  v_event constant public.events := private.own_event(p_event_id);
  v_shift interval;
  v_id uuid;
begin
  perform private.require(
    p_date between private.today() and private.today() + 730, 'date', 'a day within two years'
  );
  perform private.check_draft_limit(v_user_id);
  v_shift := make_interval(days => p_date - v_event.date);
  insert into public.events (
    organizer_id, organizer_name, title, description, body, category, poster_line, image_url, date,
    time, time_undecided, ends_at, opening_hours, location, address, city, district, lat, lng, transit, venue_id,
    refund_policy_code, max_attendees, questions, answers_close_at, guest_performers
  )
  select v_user_id, p.username, v_event.title, v_event.description, v_event.body,
    v_event.category, v_event.poster_line, v_event.image_url, p_date, v_event.time,
    v_event.time_undecided, v_event.ends_at + v_shift,
    -- Days that differ were days of that run.
    v_event.opening_hours || '{"dates": []}', v_event.location, v_event.address,
    v_event.city, v_event.district, v_event.lat, v_event.lng, v_event.transit, v_event.venue_id,
    v_event.refund_policy_code, v_event.max_attendees,
    v_event.questions, v_event.answers_close_at + v_shift, v_event.guest_performers
  from public.profiles as p where p.id = v_user_id
  returning id into v_id;
  insert into public.ticket_stock (
    event_id, ticket_type_id, name, description, price, capacity, min_per_order, max_per_order,
    sale_start_at, sale_end_at, requires_approval, transferable, sort_order
  )
  select v_id, ticket_type_id, name, description, price, capacity, min_per_order, max_per_order,
    sale_start_at + v_shift, sale_end_at + v_shift, requires_approval, transferable, sort_order
  from public.ticket_stock
  where event_id = p_event_id and ticket_type_id <> '*' and not is_hidden;
  -- A gate for types that are not offered any more has nobody to let in.
  insert into public.checkin_gates (event_id, name, allowed_types, opens_at, closes_at)
  select v_id, g.name, case when g.allowed_types is not null then offered.types end,
    g.opens_at + v_shift, g.closes_at + v_shift
  from public.checkin_gates as g
  cross join lateral (
    select array_agg(ticket_type_id) as types from public.ticket_stock
    where event_id = v_id and ticket_type_id = any (g.allowed_types)
  ) as offered
  where g.event_id = p_event_id and (g.allowed_types is null or offered.types is not null);
  insert into public.event_performers (event_id, performer_id, sort_order)
  select v_id, performer_id, sort_order from public.event_performers where event_id = p_event_id;
  return private.event_receipt(v_id);
end;
$$;
revoke execute on function public.duplicate_event(uuid, date) from public;
grant execute on function public.duplicate_event(uuid, date) to anon, authenticated;

-- What is left of an order of a cancelled event: its tickets end, and what was paid goes back in
-- full.
create function private.call_off_order(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
begin
  for v_id in
    select id from public.event_registrations
    where order_id = p_order_id and status = 'confirmed' order by id
  loop
    perform private.close_registration(v_id, 'event_cancelled');
  end loop;
  perform private.refund_order(p_order_id, 'event_cancelled');
end;
$$;

-- Everything of an event ends in this transaction: waitlists, transfers, registrations, tickets,
-- unpaid orders. Paid orders get a refund without a fee. A payment that is being looked for stays
-- open: once found, it is refunded. The caller has locked the event.
create function private.call_off_event(p_event_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
  v_people uuid[];
  v_standings text[];
  v_id uuid;
begin
  select * into v_event from public.events where id = p_event_id;
  select array_agg(user_id order by user_id), array_agg(standing order by user_id)
  into v_people, v_standings
  from private.people_of_event(p_event_id);
  update public.events
  set status = 'cancelled', comments = p_reason, version = version + 1
  where id = p_event_id;

  update public.ticket_stock as s
  set held = held - offered.seats
  from (
    select t.type, sum(e.quantity)::int as seats
    from public.waitlist_entries as e, unnest(array['*', e.ticket_type_id]) as t (type)
    where e.event_id = p_event_id and e.status = 'offered'
    group by t.type
  ) as offered
  where s.event_id = p_event_id and s.ticket_type_id = offered.type;
  update public.waitlist_entries
  set status = 'cancelled'
  where event_id = p_event_id and status in ('waiting', 'offered');

  for v_id in
    select distinct o.id
    from public.event_registrations as r join public.orders as o on o.id = r.order_id
    where r.event_id = p_event_id and o.status = 'pending_payment'
    order by o.id
  loop
    perform private.close_order(v_id, 'cancelled', 'event_cancelled');
  end loop;
  for v_id in
    select distinct o.id
    from public.event_registrations as r join public.orders as o on o.id = r.order_id
    where r.event_id = p_event_id and o.status in ('paid', 'completed')
    order by o.id
  loop
    perform private.call_off_order(v_id);
  end loop;
  for v_id in
    select id from public.event_registrations
    where event_id = p_event_id
      and (status = 'confirmed' or (status = 'pending' and order_id is null))
    order by id
  loop
    perform private.close_registration(v_id, 'event_cancelled');
  end loop;

  perform private.record_decision(
    'events', p_event_id, v_event.organizer_id, v_event.status, 'cancelled', p_reason
  );
  for v_at in 1 .. coalesce(cardinality(v_people), 0) loop
    perform private.notify(
      v_people[v_at], 'event.cancelled',
      jsonb_build_object(
        'event', v_event.title, 'reason', p_reason, 'standing', v_standings[v_at]
      ),
      '/events/' || p_event_id
    );
  end loop;
end;
$$;

-- An administrator ended an event of somebody else: who did and why stands in the log, and the organizer
-- is told.
create function private.log_end_for_organizer(p_act text, p_event public.events, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_event.organizer_id is not distinct from auth.uid() then
    return;
  end if;
  perform private.log_act(
    p_act, 'events', p_event.id::text, jsonb_build_object('reason', private.trimmed(p_reason))
  );
  if p_event.organizer_id is not null then
    perform private.notify(
      p_event.organizer_id, 'decision.removed',
      jsonb_build_object('entity', 'events', 'title', p_event.title, 'reason', private.trimmed(p_reason)),
      '/events-published'
    );
  end if;
end;
$$;

-- POST /rpc/cancel_event. p_version: the one that preview_event_cancellation() looked at.
create function public.cancel_event(
  p_event_id uuid default null, p_reason text default null, p_version int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event public.events := private.lock_own_event(p_event_id);
  v_reason constant text := nullif(private.trimmed(p_reason), '');
begin
  perform private.require(
    length(v_reason) between 1 and 500, 'reason', 'the reason, up to 500 characters'
  );
  if v_event.status <> 'approved' or v_event.ends_at <= now() then
    perform private.raise_error('INVALID_STATE', 'only an approved event that is not over');
  end if;
  if p_version is not null then
    perform private.check_version(v_event, p_version, null);
  end if;
  perform private.call_off_event(p_event_id, v_reason);
  perform private.log_end_for_organizer('cancel', v_event, v_reason);
  return private.event_receipt(p_event_id);
end;
$$;
revoke execute on function public.cancel_event(uuid, text, int) from public;
grant execute on function public.cancel_event(uuid, text, int) to anon, authenticated;

-- POST /rpc/delete_event. Only a draft that nobody else has to do with; everything else is
-- cancelled. An administrator says why.
create function public.delete_event(p_event_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_own_event(p_event_id);
begin
  perform private.check_removal(v_event.organizer_id, p_reason);
  if v_event.status not in ('draft', 'rejected')
    or exists (select from public.event_registrations where event_id = p_event_id)
  then
    perform private.raise_error(
      'INVALID_STATE', 'only a clean draft can be deleted', 'Cancel it instead.'
    );
  end if;
  begin
    delete from public.events where id = p_event_id;
  exception when foreign_key_violation then
    perform private.raise_error('INVALID_STATE', 'something else refers to the event');
  end;
  perform private.log_end_for_organizer('remove', v_event, p_reason);
  return jsonb_build_object('id', p_event_id);
end;
$$;
revoke execute on function public.delete_event(uuid, text) from public;
grant execute on function public.delete_event(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
