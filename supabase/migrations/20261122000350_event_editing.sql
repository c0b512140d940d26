-- Organizers write their events. A draft begins with four answers (title, category, date, city), so that
-- every row is an event and no half one needs a table of its own; submitting asks for the rest.

-- Performers, venues, and whom an administrator allowed to post events.
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
  if not exists (
    select from public.user_identities
    where user_id = v_user_id and user_type in ('performer', 'venue') and status = 'active'
  ) and not exists (
    select from public.profiles
    where id = v_user_id and (can_post_events or can_manage_events)
  ) then
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

-- What an edit makes of an event. Takes the columns that are an organizer's to write, one by one, so
-- that a value that is none names its field.
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
        'time_undecided', 'ends_at', 'location', 'address', 'city', 'district', 'lat', 'lng',
        'transit', 'venue_id', 'refund_policy_code', 'max_attendees'
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
  return v_event;
end;
$$;

create function private.check_event(p_event public.events, p_before public.events)
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
        and (status = 'approved' or owner_id = auth.uid())
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
  select sold + held into v_used
  from public.ticket_stock where event_id = p_before.id and ticket_type_id = '*';
  perform private.require(
    coalesce(p_event.max_attendees, 0) = 0 or p_event.max_attendees >= coalesce(v_used, 0),
    'max_attendees', format('%s seats are taken', v_used)
  );
end;
$$;

-- The line-up, when the edit names it.
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
      where id = any (v_ids) and not is_deleted and (status = 'approved' or owner_id = auth.uid())
    ) = (select count(distinct id) from unnest(v_ids) as id),
    'performer_ids', 'at most thirty performers that there are'
  );
  delete from public.event_performers where event_id = p_event_id and performer_id <> all (v_ids);
  insert into public.event_performers (event_id, performer_id)
  select p_event_id, id from unnest(v_ids) as id
  on conflict do nothing;
end;
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

-- POST /rpc/save_event. Without p_event_id a new draft. p_event: the columns to set; performer_ids is the
-- line-up. An approved event may change freely, but for its title, category, day, time and place: nobody
-- has a seat, then it goes back to be looked at; somebody has, then they are told and may, when day, time
-- or place changed, give their tickets back without a fee for seven days.
create function public.save_event(
  p_event_id uuid default null, p_version int default null, p_event jsonb default null
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
begin
  if p_event_id is null then
    v_user_id := private.require_organizer();
    v_event := private.edited_event(null, p_event);
    perform private.check_event(v_event, null);
    perform private.check_draft_limit(v_user_id);
    insert into public.events (
      organizer_id, organizer_name, title, description, body, category, poster_line, image_url,
      date, time, time_undecided, ends_at, location, address, city, district, lat, lng, transit,
      venue_id, refund_policy_code, max_attendees
    )
    select v_user_id, p.username, v_event.title, v_event.description, v_event.body,
      v_event.category, v_event.poster_line, v_event.image_url, v_event.date, v_event.time,
      v_event.time_undecided, v_event.ends_at, v_event.location, v_event.address, v_event.city,
      v_event.district, v_event.lat, v_event.lng, v_event.transit, v_event.venue_id,
      v_event.refund_policy_code, v_event.max_attendees
    from public.profiles as p where p.id = v_user_id
    returning * into v_event;
    perform private.set_line_up(v_event.id, p_event);
    return private.event_receipt(v_event.id);
  end if;

  v_before := private.lock_own_event(p_event_id);
  if v_before.status not in ('draft', 'rejected', 'approved')
    or (v_before.status = 'approved' and v_before.ends_at <= now())
  then
    perform private.raise_error('INVALID_STATE', format('the event is %s', v_before.status));
  end if;
  if p_version is distinct from v_before.version then
    perform private.raise_error(
      'STALE_VERSION', 'somebody saved it meanwhile', v_before.version::text
    );
  end if;
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
    max_attendees = v_event.max_attendees, version = v_before.version + 1
  where id = p_event_id;
  perform private.set_line_up(p_event_id, p_event);

  if v_moved
    or (
      v_before.status = 'approved'
      and (v_event.title, v_event.category) is distinct from (v_before.title, v_before.category)
    )
  then
    if private.has_attendees(p_event_id) then
      if v_moved then
        update public.events set rescheduled_at = now() where id = p_event_id;
      end if;
      for v_person in select private.attendees_of(p_event_id) loop
        perform private.notify(
          v_person, case when v_moved then 'event.moved' else 'event.changed' end,
          jsonb_build_object('event', v_event.title), '/events/' || p_event_id
        );
      end loop;
    elsif not (private.has_flag('can_manage_events') or private.is_superadmin()) then
      update public.events set status = 'pending_approval' where id = p_event_id;
    end if;
  end if;
  -- More seats, perhaps.
  perform private.release_seats(p_event_id);
  return private.event_receipt(p_event_id);
end;
$$;

-- Drafts are cheap, but not endless.
create function private.check_draft_limit(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (
    select count(*) >= 50 from public.events
    where organizer_id = p_user_id and status in ('draft', 'pending_approval')
      and deleted_at is null
  ) then
    perform private.raise_error('LIMIT_EXCEEDED', 'fifty drafts at once');
  end if;
end;
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

revoke execute on all functions in schema private from public;
revoke execute on function public.save_event(uuid, int, jsonb) from public;
grant execute on function public.save_event(uuid, int, jsonb) to anon, authenticated;
