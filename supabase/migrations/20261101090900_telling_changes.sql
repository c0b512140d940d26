-- Whom a change of a listed event concerns and what they are told. Saving tells it, previewing says
-- beforehand what saving would tell: both come through here.

-- Where an event is, in one line.
create function private.place_of(p_event public.events)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws('，', nullif(p_event.location, ''), p_event.address)
$$;

-- What a change of a listed event comes to, by the kind of notification that those with a seat get:
-- other days or another location, or what people know the event by, or fewer hours. `review`: nobody has
-- a seat, so it is looked at again. Null: a trivial change, which is nobody's business.
create function private.change_comes_to(p_event public.events, p_before public.events)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when p_before.status <> 'approved' then null
    when change.moves and not private.has_attendees(p_before.id)
      or change.renames and not private.has_attendees(p_before.id) then
      case
        when not (private.has_flag('can_manage_events') or private.is_superadmin()) then 'review'
      end
    when not private.has_attendees(p_before.id) then null
    -- A day that is closed now may be the one that somebody bought.
    when change.moves or change.takes = 'closed' then 'event.moved'
    when change.renames or change.takes = 'shorter' then 'event.changed'
  end
  from (
    select private.is_moved(p_event, p_before) as moves,
      (p_event.title, p_event.category)
        is distinct from (p_before.title, p_before.category) as renames,
      private.hours_taken(
        p_event, private.end_after_move(p_event, p_before), p_before
      ) as takes
  ) as change
$$;

-- Everybody who has to do with an event, once: holders of tickets, those who asked for a seat, and
-- those who wait for one. has_paid: their money could come back.
create function private.people_of_event(p_event_id uuid)
returns table (user_id uuid, standing text, has_paid boolean)
language sql
stable
set search_path = ''
as $$
  select person.user_id,
    case min(person.nearness) when 1 then 'holder' when 2 then 'registered' else 'waiting' end,
    exists (
      select
      from public.orders as o
      join public.event_registrations as r on r.order_id = o.id
      join public.tickets as t on t.registration_id = r.id
      where o.buyer_id = person.user_id and r.event_id = p_event_id
        and t.price_paid > 0 and t.status = 'valid'
    )
  from (
    select t.holder_user_id as user_id, 1 as nearness from public.tickets as t
    where t.event_id = p_event_id and t.status in ('valid', 'checked_in', 'transferring')
    union all
    select attendee, 2 from private.attendees_of(p_event_id) as attendee
    union all
    select w.user_id, 3 from public.waitlist_entries as w
    where w.event_id = p_event_id and w.status in ('waiting', 'offered')
  ) as person
  group by person.user_id
$$;

-- Does what a change comes to, after it was written: tells everybody, with what was before beside
-- it, or has the event looked at again.
create function private.follow_change(p_kind text, p_before public.events)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
  v_facts jsonb;
  v_person record;
begin
  if p_kind = 'review' then
    update public.events set status = 'pending_approval' where id = p_before.id;
    return;
  end if;
  if p_kind = 'event.moved' then
    update public.events set rescheduled_at = now() where id = p_before.id;
  end if;
  select * into v_event from public.events where id = p_before.id;
  v_facts := jsonb_build_object('event', v_event.title, 'ends_at', v_event.ends_at) || case
    when p_kind = 'event.changed' then
      jsonb_build_object('old_event', nullif(p_before.title, v_event.title))
    when private.is_moved(v_event, p_before) then jsonb_build_object(
      'old_date', p_before.date,
      'old_time', case when not p_before.time_undecided then p_before.time end,
      'old_ends_at', p_before.ends_at, 'old_place', private.place_of(p_before)
    )
    else '{}'
  end;
  if v_event.opening_hours is distinct from p_before.opening_hours then
    v_facts := v_facts || jsonb_build_object(
      'hours', private.hours_facts(v_event), 'old_hours', private.hours_facts(p_before)
    );
  end if;
  for v_person in select * from private.people_of_event(p_before.id) order by user_id loop
    perform private.notify(
      v_person.user_id, p_kind,
      v_facts || jsonb_build_object(
        'standing', v_person.standing,
        'free_until', case
          when p_kind = 'event.moved' and v_person.has_paid
            and private.free_return_until(v_event) > now()
            then private.free_return_until(v_event)
        end
      ),
      '/events/' || p_before.id
    );
  end loop;
end;
$$;

-- The receipt of a change, when those who made it were asked about everything that it comes to
-- (`asks`); otherwise nothing has happened, and NOT_AGREED names what they have to be asked.
create function private.agreed_receipt(p_receipt jsonb, p_agreed text[])
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_asks constant text[] := array(select jsonb_array_elements_text(p_receipt -> 'asks'));
begin
  if not v_asks <@ coalesce(p_agreed, '{}') then
    perform private.raise_error(
      'NOT_AGREED', 'it concerns others: preview_event_change() says whom',
      array_to_string(v_asks, ',')
    );
  end if;
  return p_receipt - 'asks';
end;
$$;

revoke execute on all functions in schema private from public;
