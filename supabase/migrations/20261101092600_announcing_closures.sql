-- Saying that cities close, and telling those who have to know: organizers at once, holders in the order in which
-- their events begin.

-- The events that a closing concerns: listed, there, and open on that day.
create function private.events_to_decide(p_city text, p_day date, p_organizer_id uuid)
returns setof public.events
language sql
stable
set search_path = ''
as $$
  select e.*
  from public.events as e
  where e.city = p_city and e.status = 'approved' and e.deleted_at is null and e.ends_at > now()
    and e.date <= p_day and (p_organizer_id is null or e.organizer_id = p_organizer_id)
    and not isempty(private.open_on(e, e.ends_at, p_day))
  order by e.starts_at, e.id
$$;

-- Takes a closing up for all that it concerns, and asks their organizers; how many there are.
create function private.take_up_closure(p_closure private.closures)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
  v_count int := 0;
begin
  for v_event in
    select * from private.events_to_decide(p_closure.city, p_closure.day, p_closure.organizer_id)
  loop
    insert into private.event_closures (event_id, day) values (v_event.id, p_closure.day)
    on conflict do nothing;
    if found then
      v_count := v_count + 1;
      -- The page says so from now on.
      insert into private.page_changes (path, is_public) values ('/events/' || v_event.id, true)
      on conflict (path) do update set changed_at = clock_timestamp(), is_public = true;
      perform private.notify(
        v_event.organizer_id, 'event.to_decide',
        jsonb_build_object('event', v_event.title, 'date', p_closure.day), '/closure-days'
      );
    end if;
  end loop;
  return v_count;
end;
$$;

-- POST /rpc/announce_closure. Administrators of events for everybody, organizers for their own events. Today or
-- within a week. Said again it takes up what was listed since. Answers how many events are to be decided on.
create function public.announce_closure(p_cities text[] default null, p_day date default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_cities constant text[] := array(
    select distinct coalesce(private.city_id(c), '') from unnest(p_cities) as c order by 1
  );
  v_organizer_id uuid;
  v_closure private.closures;
  v_city text;
  v_count int := 0;
begin
  if not (private.has_flag('can_manage_events') or private.is_superadmin()) then
    v_organizer_id := private.require_organizer();
  end if;
  perform private.require(
    cardinality(v_cities) between 1 and 30 and not '' = any (v_cities), 'cities', 'cities of Taiwan'
  );
  perform private.require(
    p_day between private.today() and private.today() + 7, 'day', 'today or within a week'
  );
  perform private.wait_turn('closures');
  foreach v_city in array v_cities loop
    insert into private.closures (city, day, organizer_id, announced_by)
    values (v_city, p_day, v_organizer_id, v_user_id)
    on conflict (city, day, organizer_id) do update
    set withdrawn_at = null, announced_by = excluded.announced_by
    returning * into v_closure;
    v_count := v_count + private.take_up_closure(v_closure);
  end loop;
  if v_organizer_id is null then
    perform private.log_act(
      'announce_closure', 'closures', p_day::text, jsonb_build_object('cities', v_cities)
    );
  end if;
  return jsonb_build_object('events', v_count);
end;
$$;
revoke execute on function public.announce_closure(text[], date) from public;
grant execute on function public.announce_closure(text[], date) to anon, authenticated;

-- Job, each minute: tells holders that it is open whether their event takes place, those of the next event
-- first, for a few seconds at a time. What was decided meanwhile needs no such word.
create function private.tell_closures()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_until constant timestamptz := clock_timestamp() + interval '5 seconds';
  v_next record;
  v_person record;
begin
  for v_next in
    select c.event_id, c.day, e.title, e as event
    from private.event_closures as c
    join public.events as e on e.id = c.event_id
    where c.decision is null and c.told_at is null and e.status = 'approved' and e.ends_at > now()
    order by e.starts_at, e.id, c.day
    for update of c skip locked
  loop
    exit when clock_timestamp() > v_until;
    for v_person in
      select * from private.people_of_event(v_next.event_id) order by user_id
    loop
      perform private.notify(
        v_person.user_id, 'event.undecided',
        jsonb_build_object(
          'event', v_next.title, 'closed_on', v_next.day, 'standing', v_person.standing,
          'free_until', case
            when v_person.has_paid then private.closure_return_until(v_next.event, '-infinity')
          end
        ),
        '/events/' || v_next.event_id
      );
    end loop;
    update private.event_closures set told_at = now()
    where event_id = v_next.event_id and day = v_next.day;
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('tell_closures', '1 minute');

revoke execute on all functions in schema private from public;
