-- Saving an event: once more after a lost answer without a second draft or a quarrel with oneself, and with
-- questions and a line-up in its order.

alter table public.events
  -- Chosen by the form that began the draft.
  add column client_key uuid,
  -- The form that saved last: it never collides with what it saved itself.
  add column saved_by_client uuid,
  -- Who is on stage and has no page here, after those who have.
  add column guest_performers text[] not null default '{}';
create unique index events_client_key_idx on public.events (organizer_id, client_key);
alter table public.event_performers add column sort_order int not null default 0;
-- The caller's name for a type that had no id yet.
alter table public.ticket_stock add column client_key text;
create unique index ticket_stock_client_key_idx on public.ticket_stock (event_id, client_key);

-- STALE_VERSION unless the edit stands on the newest version, or on the form's own save before it,
-- whose answer was lost.
create function private.check_version(p_event public.events, p_version int, p_client_key uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_version is distinct from p_event.version
    and (p_event.saved_by_client = p_client_key and p_version < p_event.version) is not true
  then
    perform private.raise_error(
      'STALE_VERSION', 'somebody saved it meanwhile', p_event.version::text
    );
  end if;
end;
$$;

-- As before, with questions, until when answers may change, and guests.
create or replace function private.edited_event(p_event public.events, p_change jsonb)
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
        'time_undecided', 'ends_at', 'location', 'address', 'city', 'district', 'lat', 'lng',
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
  v_event.title := btrim(v_event.title);
  v_event.city := private.city_id(v_event.city);
  v_event.description := coalesce(btrim(v_event.description), '');
  v_event.location := coalesce(btrim(v_event.location), '');
  v_event.time := coalesce(v_event.time, '19:00');
  v_event.time_undecided := coalesce(v_event.time_undecided, false);
  v_event.refund_policy_code := coalesce(v_event.refund_policy_code, 'free');
  if p_change ? 'questions' then
    v_event.questions := private.checked_questions(p_change -> 'questions');
  end if;
  v_event.questions := coalesce(v_event.questions, '[]');
  v_event.guest_performers := array(
    select btrim(name) from unnest(v_event.guest_performers) with ordinality as guests (name, position)
    order by position
  );
  return v_event;
end;
$$;

create or replace function private.check_event(p_event public.events, p_before public.events)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_starts_at constant timestamptz := timezone('Asia/Taipei', p_event.date + p_event.time);
  v_used int;
begin
  perform private.require(length(p_event.title) between 1 and 120, 'title', '1 to 120 characters');
  perform private.require(
    private.is_event_category(p_event.category), 'category', 'one of the categories'
  );
  perform private.require(p_event.city is not null, 'city', 'one of the cities');
  perform private.require(p_event.date is not null, 'date', 'a day');
  perform private.require(
    p_event.date >= private.today() or p_event.date is not distinct from p_before.date,
    'date', 'the day is over'
  );
  perform private.require(
    p_event.date <= private.today() + 730, 'date', 'at most two years ahead'
  );
  perform private.require(
    p_event.ends_at is null or p_event.ends_at > v_starts_at
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
    p_event.image_url is null or private.is_picture_url(p_event.image_url), 'image_url', 'https only'
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
    p_event.answers_close_at is null or p_event.answers_close_at <= v_starts_at
      -- A limit that was said before the event moved to an earlier day ends with its start.
      or p_event.answers_close_at is not distinct from p_before.answers_close_at,
    'answers_close_at', 'not after the start'
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

-- As before, in the order of the list.
create or replace function private.set_line_up(p_event_id uuid, p_change jsonb)
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

-- As before. p_client_key: chosen by the form for as long as it is open. The same key begins one draft
-- however often it is sent, and an edit on a version that the same form saved over is no collision.
drop function public.save_event(uuid, int, jsonb);
create function public.save_event(
  p_event_id uuid default null, p_version int default null, p_event jsonb default null,
  p_client_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id uuid;
  v_before public.events;
  v_event public.events;
  v_moved boolean;
  v_person uuid;
  v_event_id uuid := p_event_id;
  v_version int := p_version;
begin
  if p_event_id is null then
    v_user_id := private.require_organizer();
    if p_client_key is not null then
      perform pg_advisory_xact_lock(hashtextextended('event:' || v_user_id || p_client_key, 0));
      -- Begun before, and the answer was lost: what was typed since goes into the same draft.
      select id, version into v_event_id, v_version
      from public.events
      where organizer_id = v_user_id and client_key = p_client_key;
    end if;
  end if;
  if v_event_id is null then
    v_event := private.edited_event(null, p_event);
    perform private.check_event(v_event, null);
    perform private.check_draft_limit(v_user_id);
    insert into public.events (
      organizer_id, organizer_name, title, description, body, category, poster_line, image_url,
      date, time, time_undecided, ends_at, location, address, city, district, lat, lng, transit,
      venue_id, refund_policy_code, max_attendees, questions, answers_close_at, guest_performers,
      client_key, saved_by_client
    )
    select v_user_id, p.username, v_event.title, v_event.description, v_event.body,
      v_event.category, v_event.poster_line, v_event.image_url, v_event.date, v_event.time,
      v_event.time_undecided, v_event.ends_at, v_event.location, v_event.address, v_event.city,
      v_event.district, v_event.lat, v_event.lng, v_event.transit, v_event.venue_id,
      v_event.refund_policy_code, v_event.max_attendees, v_event.questions,
      v_event.answers_close_at, v_event.guest_performers, p_client_key, p_client_key
    from public.profiles as p where p.id = v_user_id
    returning * into v_event;
    perform private.set_line_up(v_event.id, p_event);
    return private.event_receipt(v_event.id);
  end if;

  v_before := private.lock_own_event(v_event_id);
  if v_before.status not in ('draft', 'rejected', 'approved')
    or (v_before.status = 'approved' and v_before.ends_at <= now())
  then
    perform private.raise_error('INVALID_STATE', format('the event is %s', v_before.status));
  end if;
  perform private.check_version(v_before, v_version, p_client_key);
  v_event := private.edited_event(v_before, p_event);
  perform private.check_event(v_event, v_before);
  if v_before.status = 'approved' then
    perform private.check_complete_event(v_event);
  end if;

  v_moved := v_before.status = 'approved' and (
    (v_event.date, v_event.time, v_event.time_undecided, v_event.location, v_event.city)
      is distinct from
      (v_before.date, v_before.time, v_before.time_undecided, v_before.location, v_before.city)
    or v_event.address is distinct from v_before.address
  );
  update public.events
  set title = v_event.title, description = v_event.description, body = v_event.body,
    category = v_event.category, poster_line = v_event.poster_line,
    image_url = v_event.image_url, date = v_event.date, time = v_event.time,
    time_undecided = v_event.time_undecided, ends_at = coalesce(v_event.ends_at, v_before.ends_at),
    location = v_event.location, address = v_event.address, city = v_event.city,
    district = v_event.district, lat = v_event.lat, lng = v_event.lng, transit = v_event.transit,
    venue_id = v_event.venue_id, refund_policy_code = v_event.refund_policy_code,
    max_attendees = v_event.max_attendees, questions = v_event.questions,
    answers_close_at = v_event.answers_close_at, guest_performers = v_event.guest_performers,
    version = v_before.version + 1, saved_by_client = p_client_key
  where id = v_event_id;
  perform private.set_line_up(v_event_id, p_event);

  if v_moved
    or (
      v_before.status = 'approved'
      and (v_event.title, v_event.category) is distinct from (v_before.title, v_before.category)
    )
  then
    if private.has_attendees(v_event_id) then
      if v_moved then
        update public.events set rescheduled_at = now() where id = v_event_id;
      end if;
      for v_person in select private.attendees_of(v_event_id) loop
        perform private.notify(
          v_person, case when v_moved then 'event.moved' else 'event.changed' end,
          jsonb_build_object('event', v_event.title), '/events/' || v_event_id
        );
      end loop;
    elsif not (private.has_flag('can_manage_events') or private.is_superadmin()) then
      update public.events set status = 'pending_approval' where id = v_event_id;
    end if;
  end if;
  -- More seats, perhaps.
  perform private.release_seats(v_event_id);
  return private.event_receipt(v_event_id);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.save_event(uuid, int, jsonb, uuid) from public;
grant execute on function public.save_event(uuid, int, jsonb, uuid) to anon, authenticated;
