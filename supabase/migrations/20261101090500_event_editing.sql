-- Organizers write their events. A draft is stored from its title on: what kind of event it is,
-- where and when may come later. Submitting asks for the rest.

-- What an edit makes of an event. Takes the columns that are an organizer's to write, one by one,
-- so that a value that is none names its field. No category and no city mean: chosen later.
create function private.edited_event(p_event public.events, p_change jsonb)
returns public.events
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events := p_event;
  v_key text;
  v_value jsonb;
begin
  perform private.require(jsonb_typeof(p_change) = 'object', 'event', 'an object of columns');
  for v_key, v_value in select * from jsonb_each(p_change) loop
    continue when v_key = 'performer_ids';
    perform private.require(
      v_key in (
        'title', 'description', 'body', 'category', 'poster_line', 'image_url', 'date', 'time',
        'time_undecided', 'ends_at', 'opening_hours', 'location', 'address', 'city', 'district', 'lat', 'lng',
        'transit', 'venue_id', 'refund_policy_code', 'max_attendees', 'questions',
        'answers_close_at', 'guest_performers'
      ),
      v_key, 'not a column that an organizer writes'
    );
    begin
      v_event := jsonb_populate_record(v_event, jsonb_build_object(v_key, v_value));
    exception when data_exception then
      perform private.require(false, v_key, 'not a value of this column');
    end;
  end loop;
  v_event.title := private.trimmed(v_event.title);
  v_event.category := nullif(v_event.category, '');
  v_event.city := private.city_id(nullif(private.trimmed(v_event.city), ''));
  -- No city is one that is chosen later, an unknown one is a mistake.
  perform private.require(
    v_event.city is not null or nullif(private.trimmed(p_change ->> 'city'), '') is null,
    'city', 'one of the cities'
  );
  v_event.description := coalesce(private.trimmed(v_event.description), '');
  v_event.location := coalesce(private.trimmed(v_event.location), '');
  v_event.time := coalesce(v_event.time, '19:00');
  v_event.time_undecided := coalesce(v_event.time_undecided, false);
  v_event.refund_policy_code := coalesce(v_event.refund_policy_code, 'free');
  if p_change ? 'opening_hours' then
    v_event.opening_hours := private.checked_opening_hours(p_change -> 'opening_hours');
  end if;
  if p_change ? 'questions' then
    v_event.questions := private.checked_questions(p_change -> 'questions');
  end if;
  v_event.questions := coalesce(v_event.questions, '[]');
  v_event.guest_performers := array(
    select private.trimmed(name) from unnest(v_event.guest_performers) with ordinality as guests (name, position)
    order by position
  );
  return v_event;
end;
$$;

-- Refuses what cannot stand in an event, for as much of it as is known.
create function private.check_event(p_event public.events, p_before public.events)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_starts_at constant timestamptz := timezone('Asia/Taipei', p_event.date + p_event.time);
  v_ahead_until constant timestamptz := private.ahead_until(
    v_starts_at, private.end_after_move(p_event, p_before)
  );
  v_used int;
begin
  perform private.require(length(p_event.title) between 1 and 120, 'title', '1 to 120 characters');
  perform private.require(
    p_event.category is null or private.is_event_category(p_event.category),
    'category', 'one of the categories'
  );
  perform private.require(
    p_event.date is null or p_event.date >= private.today()
      or p_event.date is not distinct from p_before.date or v_ahead_until > now(),
    'date', 'the day is over'
  );
  perform private.require(
    (p_event.date <= private.today() + 730) is not false, 'date', 'at most two years ahead'
  );
  perform private.require(
    private.is_near(p_event.ends_at), 'ends_at', 'at most three years ahead'
  );
  perform private.require(
    private.is_near(p_event.answers_close_at), 'answers_close_at', 'at most three years ahead'
  );
  perform private.require(
    (p_event.ends_at > v_starts_at) is not false
      -- An end that was not said moves along with the start.
      or p_event.ends_at is not distinct from p_before.ends_at,
    'ends_at', 'the end comes after the start'
  );
  perform private.require(
    length(p_event.description) <= 300, 'description', 'at most 300 characters'
  );
  perform private.require(
    coalesce(length(p_event.body), 0) <= 20000, 'body', 'at most 20000 characters'
  );
  perform private.require(length(p_event.location) <= 100, 'location', 'at most 100 characters');
  perform private.require(
    coalesce(length(p_event.address), 0) <= 200 and coalesce(length(p_event.district), 0) <= 20,
    'address', 'at most 200 characters'
  );
  perform private.require(
    coalesce(length(p_event.transit), 0) <= 300, 'transit', 'at most 300 characters'
  );
  perform private.require(
    p_event.poster_line is null or p_event.poster_line ~ '^[ -~]{1,32}$',
    'poster_line', '1 to 32 Latin characters'
  );
  perform private.require(
    p_event.image_url is null or private.is_picture_url(p_event.image_url), 'image_url',
    'a picture of ours'
  );
  perform private.require(
    (p_event.lat is null or p_event.lat between 21 and 27)
      and (p_event.lng is null or p_event.lng between 117 and 123),
    'lat', 'a place in Taiwan'
  );
  perform private.require(
    p_event.venue_id is null or exists (
      select from public.venues
      where id = p_event.venue_id and deleted_at is null
        and (
          status = 'approved' or owner_id = auth.uid()
          or id is not distinct from p_before.venue_id
        )
    ),
    'venue_id', 'there is no such venue'
  );
  perform private.require(
    exists (select from public.refund_policies where code = p_event.refund_policy_code),
    'refund_policy_code', 'there is no such policy'
  );
  perform private.require(
    p_before.id is null or p_event.refund_policy_code = p_before.refund_policy_code
      or not private.has_attendees(p_before.id),
    'refund_policy_code', 'fixed once a ticket is sold'
  );
  perform private.require(coalesce(p_event.max_attendees, 0) >= 0, 'max_attendees', '0 or more');
  perform private.require(
    (p_event.answers_close_at <= v_ahead_until) is not false
      -- A limit that was said before the event moved to an earlier day ends with it.
      or p_event.answers_close_at is not distinct from p_before.answers_close_at,
    'answers_close_at', 'as long as the event is ahead'
  );
  perform private.require(
    cardinality(p_event.guest_performers) <= 30 and not exists (
      select from unnest(p_event.guest_performers) as name
      where name is null or length(name) not between 1 and 60
    ),
    'guest_performers', 'at most thirty names of 1 to 60 characters'
  );
  select sold + held into v_used
  from public.ticket_stock where event_id = p_before.id and ticket_type_id = '*';
  perform private.require(
    coalesce(p_event.max_attendees, 0) = 0 or p_event.max_attendees >= coalesce(v_used, 0),
    'max_attendees', format('%s seats are taken', v_used)
  );
end;
$$;

-- The line-up in the order of the list, when the edit names it.
create function private.set_line_up(p_event_id uuid, p_change jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_ids uuid[];
begin
  if not p_change ? 'performer_ids' then
    return;
  end if;
  begin
    v_ids := array(select jsonb_array_elements_text(p_change -> 'performer_ids')::uuid);
  exception when data_exception then
    perform private.require(false, 'performer_ids', 'a list of ids');
  end;
  perform private.require(
    cardinality(v_ids) <= 30 and (
      select count(*) from public.performer_profiles
      where id = any (v_ids) and not is_deleted and (
        status = 'approved' or owner_id = auth.uid()
        -- Who was on the bill stays on it.
        or exists (
          select from public.event_performers where event_id = p_event_id and performer_id = id
        )
      )
    ) = (select count(distinct id) from unnest(v_ids) as id),
    'performer_ids', 'at most thirty performers that there are'
  );
  delete from public.event_performers where event_id = p_event_id and performer_id <> all (v_ids);
  insert into public.event_performers (event_id, performer_id, sort_order)
  select p_event_id, id, min(position)
  from unnest(v_ids) with ordinality as chosen (id, position)
  group by id
  on conflict (event_id, performer_id) do update set sort_order = excluded.sort_order;
end;
$$;

revoke execute on all functions in schema private from public;
