-- What changes is seen at once: the database broadcasts on private channels that something of theirs changed, and pages read
-- what they may see. Messages carry no more than the kind of change, so a page that misses one is late and never wrong.
--
--   person:<id>    notification, order                  that person
--   booking:<id>   booking, message                     both parties
--   event:<id>     event (seats, sale, date, place)     whoever may see the event
--   gate:<id>      entry                                organizer and gate staff
--   approvals      approval                             administrators

-- Whether somebody may scan tickets of an event.
create function private.works_at_gate(p_event_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_active() and exists (
    select from public.events as e
    where e.id = p_event_id and e.deleted_at is null and (
      private.runs_event(e)
      or exists (
        select from public.event_staff as s
        where s.event_id = e.id and s.user_id = auth.uid() and s.status = 'active'
      )
    )
  )
$$;
revoke execute on function private.works_at_gate(uuid) from public;
grant execute on function private.works_at_gate(uuid) to anon, authenticated;

-- Whether the caller may hear what is sent to a topic. With the caller's own rights, so that who may not read a booking or an event
-- does not hear of it. In plpgsql, so that a visitor is not asked for rights to tables of other topics.
create function private.may_listen(p_topic text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  v_kind constant text := split_part(p_topic, ':', 1);
  v_id uuid;
begin
  if p_topic = 'approvals' then return private.is_admin(); end if;
  if p_topic !~ '^[a-z]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return false; end if;
  v_id := split_part(p_topic, ':', 2);
  if v_kind = 'event' then return exists (select from public.events where id = v_id); end if;
  if auth.uid() is null then return false; end if;
  return case v_kind
    when 'person' then v_id = auth.uid() and private.is_active()
    when 'booking' then exists (select from public.bookings where id = v_id)
    when 'gate' then private.works_at_gate(v_id)
    else false
  end;
end;
$$;
revoke execute on function private.may_listen(text) from public;
grant execute on function private.may_listen(text) to anon, authenticated;

create policy listen on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and private.may_listen((select realtime.topic())));

-- Says that a row of theirs changed. Arguments: the kind of change, the kind of topic, and the column that holds its id.
create function private.broadcast_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send('{}', tg_argv[0], tg_argv[1] || ':' || (to_jsonb(new) ->> tg_argv[2]), true);
  return null;
end;
$$;

revoke execute on function private.broadcast_change() from public;

create trigger broadcast after insert or update of read_at on public.notifications
  for each row execute function private.broadcast_change('notification', 'person', 'user_id');
create trigger broadcast after update on public.orders
  for each row when (old.status <> new.status or old.refund_status <> new.refund_status)
  execute function private.broadcast_change('order', 'person', 'buyer_id');
-- A deposit is paid and confirmed where both parties talk.
create trigger broadcast_deposit after update on public.orders
  for each row when (
    new.kind in ('venue_booking', 'performance') and new.subject_id is not null
    and (old.status <> new.status or old.refund_status <> new.refund_status)
  )
  execute function private.broadcast_change('booking', 'booking', 'subject_id');
create trigger broadcast after update on public.bookings
  for each row when (old is distinct from new)
  execute function private.broadcast_change('booking', 'booking', 'id');
create trigger broadcast after insert or update of read_at on public.booking_messages
  for each row execute function private.broadcast_change('message', 'booking', 'booking_id');
-- Totals are written by the clock each second, and at once when a type sells out: so often at most.
create trigger broadcast after update on public.events
  for each row when (
    (old.sale_state, old.seats_left, old.status, old.starts_at, old.ends_at, old.location, old.version)
    is distinct from
    (new.sale_state, new.seats_left, new.status, new.starts_at, new.ends_at, new.location, new.version)
  )
  execute function private.broadcast_change('event', 'event', 'id');
create trigger broadcast after update of status on public.tickets
  for each row when (old.status <> new.status and 'checked_in' in (old.status, new.status))
  execute function private.broadcast_change('entry', 'gate', 'event_id');

-- Somebody decided, or something waits to be decided.
create function private.broadcast_approval()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send('{}', 'approval', 'approvals', true);
  return null;
end;
$$;
revoke execute on function private.broadcast_approval() from public;
create trigger broadcast after insert on public.approval_decisions
  for each statement execute function private.broadcast_approval();
