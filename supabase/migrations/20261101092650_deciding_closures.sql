-- What becomes of an event on a day on which its city is closed: one press each.

-- Another day for what lasts one day, at the same hours; gates, sales and answers move along. Holders are told what was and what is,
-- and give their tickets back without a fee for seven days.
create function private.put_off_event(p_event public.events, p_day date)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_after public.events := p_event;
begin
  perform private.require(
    p_day between p_event.date + 1 and private.today() + 365, 'day', 'a later day within a year'
  );
  v_after.date := p_day;
  v_after.ends_at := p_event.ends_at + make_interval(days => p_day - p_event.date);
  perform private.check_move(v_after, p_event);
  update public.events
  set date = p_day, ends_at = v_after.ends_at, version = version + 1
  where id = p_event.id;
  perform private.move_dates_along(p_event);
  perform private.follow_change('event.moved', p_event);
end;
$$;

-- A day without opening of what goes on for days.
create function private.close_event_day(p_event public.events, p_day date)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_hours constant jsonb := jsonb_build_object(
    'start', to_char(p_event.time, 'HH24:MI'),
    'end', to_char(timezone('Asia/Taipei', p_event.ends_at), 'HH24:MI')
  );
  v_usual constant jsonb := coalesce(
    p_event.opening_hours,
    jsonb_build_object(
      'week', (
        select jsonb_object_agg(lower(to_char(d, 'FMDay')), v_hours)
        from generate_series(date '2026-01-05', date '2026-01-11', interval '1 day') as d
      ),
      'last_entry_minutes', null
    )
  );
  v_after public.events := p_event;
begin
  v_after.opening_hours := private.checked_opening_hours(
    v_usual || jsonb_build_object('dates', (
      select coalesce(jsonb_agg(d) filter (where d ->> 'date' <> p_day::text), '[]')
        || jsonb_build_array(jsonb_build_object('date', p_day))
      from jsonb_array_elements(coalesce(v_usual -> 'dates', '[]')) as d
    ))
  );
  perform private.check_opening_hours(v_after, p_event.ends_at);
  update public.events set opening_hours = v_after.opening_hours, version = version + 1
  where id = p_event.id;
  perform private.follow_change('event.moved', p_event);
end;
$$;

-- Tells everybody that it takes place all the same, and until when tickets may be given back.
create function private.tell_held(p_event public.events, p_day date)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_person record;
begin
  for v_person in select * from private.people_of_event(p_event.id) order by user_id loop
    perform private.notify(
      v_person.user_id, 'event.held',
      jsonb_build_object(
        'event', p_event.title, 'closed_on', p_day, 'standing', v_person.standing,
        'free_until', case
          when v_person.has_paid then private.closure_return_until(p_event, '-infinity')
        end
      ),
      '/events/' || p_event.id
    );
  end loop;
end;
$$;

-- POST /rpc/decide_closure. held, moved (to p_new_day), cancelled; closed for a day of what goes on for days. What
-- is held may still be put off or called off, because storms change.
create function public.decide_closure(
  p_event_id uuid default null, p_day date default null, p_decision text default null,
  p_new_day date default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_own_event(p_event_id);
  v_lasts_days constant boolean := private.last_day_of(v_event.date, v_event.ends_at) > v_event.date;
  v_before text;
begin
  perform private.require(
    p_decision in ('held', 'moved', 'cancelled', 'closed')
      and (p_decision = 'closed') <= v_lasts_days and (p_decision = 'moved') <= not v_lasts_days,
    'decision', 'held, cancelled; moved for one day, closed for a day of several'
  );
  select coalesce(decision, '') into v_before
  from private.event_closures where event_id = p_event_id and day = p_day for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'nothing is to be decided about that day');
  end if;
  if v_event.status <> 'approved' or v_event.ends_at <= now()
    or v_before not in ('', 'held') or v_before = p_decision
  then
    perform private.raise_error('INVALID_STATE', 'that was decided, or the event is over');
  end if;
  update private.event_closures
  set decision = p_decision, decided_at = now(), decided_by = auth.uid(),
    told_at = coalesce(told_at, now())
  where event_id = p_event_id and day = p_day;
  if p_decision = 'cancelled' then
    perform private.call_off_event(p_event_id, '停班停課');
  elsif p_decision = 'moved' then
    perform private.put_off_event(v_event, p_new_day);
  elsif p_decision = 'closed' then
    perform private.close_event_day(v_event, p_day);
  else
    perform private.tell_held(v_event, p_day);
    -- The page says so.
    update private.page_changes set changed_at = clock_timestamp() where path = '/events/' || p_event_id;
  end if;
  if v_event.organizer_id is distinct from auth.uid() then
    perform private.log_act(
      'decide_closure', 'events', p_event_id::text,
      jsonb_build_object('day', p_day, 'decision', p_decision)
    );
  end if;
  return jsonb_build_object('event_id', p_event_id, 'day', p_day, 'decision', p_decision);
end;
$$;
revoke execute on function public.decide_closure(uuid, date, text, date) from public;
grant execute on function public.decide_closure(uuid, date, text, date) to anon, authenticated;

-- POST /rpc/withdraw_closure. The city is open after all: what is undecided takes place. Who announced it, or for
-- everybody whoever manages events.
create function public.withdraw_closure(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_closure private.closures;
  v_event public.events;
begin
  perform private.wait_turn('closures');
  select * into v_closure from private.closures where id = p_id and withdrawn_at is null;
  if not found or not (
    private.has_flag('can_manage_events') or private.is_superadmin()
    or v_closure.organizer_id is not distinct from v_user_id
  ) then
    perform private.raise_error('NOT_FOUND', 'there is no such announcement');
  end if;
  update private.closures set withdrawn_at = now() where id = p_id;
  for v_event in
    select * from public.events
    where id in (select event_id from private.event_closures where day = v_closure.day and decision is null)
      and city = v_closure.city
      and (v_closure.organizer_id is null or organizer_id = v_closure.organizer_id)
    order by id
    for no key update
  loop
    -- Who heard that it is open hears that it is not.
    if exists (
      select from private.event_closures
      where event_id = v_event.id and day = v_closure.day and told_at is not null
    ) then
      perform private.tell_held(v_event, v_closure.day);
    end if;
    delete from private.event_closures where event_id = v_event.id and day = v_closure.day;
  end loop;
  if v_closure.organizer_id is distinct from v_user_id then
    perform private.log_act(
      'withdraw_closure', 'closures', v_closure.day::text, jsonb_build_object('cities', array[v_closure.city])
    );
  end if;
  return jsonb_build_object('id', p_id, 'withdrawn', true);
end;
$$;
revoke execute on function public.withdraw_closure(uuid) from public;
grant execute on function public.withdraw_closure(uuid) to anon, authenticated;

-- GET /rpc/closure_desk. What is announced, and every event that is concerned, in the order in which they begin:
-- the own ones, or everybody's for whoever manages events. suggested_day: a week later.
create function public.closure_desk()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_is_for_all constant boolean := private.has_flag('can_manage_events') or private.is_superadmin();
begin
  if not v_is_for_all then
    perform private.require_organizer();
  end if;
  return jsonb_build_object(
    'is_for_all', v_is_for_all,
    'closures', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'city', city, 'day', day,
            'may_withdraw', v_is_for_all or organizer_id is not distinct from v_user_id
          ) order by day, city, id
        ), '[]'
      )
      from private.closures
      where withdrawn_at is null and day >= private.today()
        and (organizer_id is null or organizer_id = v_user_id or v_is_for_all)
    ),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'event_id', e.id, 'day', c.day, 'title', e.title, 'city', e.city,
            'starts_at', e.starts_at, 'ends_at', e.ends_at, 'date', e.date, 'status', e.status,
            'organizer_name', e.organizer_name,
            'lasts_days', private.last_day_of(e.date, e.ends_at) > e.date,
            'people', (select count(*) from private.people_of_event(e.id)),
            'decision', c.decision, 'decided_at', c.decided_at, 'is_told', c.told_at is not null,
            'suggested_day', c.day + 7
          ) order by e.starts_at, e.id, c.day
        ), '[]'
      )
      from private.event_closures as c
      join public.events as e on e.id = c.event_id
      where c.day >= private.today() and (v_is_for_all or e.organizer_id = v_user_id)
        and e.deleted_at is null
    )
  );
end;
$$;
revoke execute on function public.closure_desk() from public;
grant execute on function public.closure_desk() to anon, authenticated;

revoke execute on all functions in schema private from public;
