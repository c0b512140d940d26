-- A draft is on the server from its title on: what kind of event it is, where and when may come later.
-- Whatever anybody but its author sees has all of it.

alter table public.events
  alter column category drop not null,
  alter column city drop not null,
  alter column date drop not null,
  alter column starts_at drop not null,
  alter column ends_at drop not null,
  drop constraint events_city_check,
  add constraint events_city_check check (city is null or private.city_label(city) is not null),
  add constraint events_complete check (
    status in ('draft', 'rejected')
    or num_nulls(category, city, date, starts_at, ends_at) = 0
  );

-- As before, where the day may be unknown.
create or replace function private.prepare_event()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_starts_at constant timestamptz := timezone('Asia/Taipei', new.date + new.time);
begin
  new.status := private.canonical_event_status(new.status);

  -- The day is known from now on: an end before it was said about another one.
  if tg_op = 'UPDATE' and old.starts_at is null and new.ends_at <= v_starts_at then
    new.ends_at := null;
  end if;
  -- Nothing is known of the end: three hours, or the whole day when not even the start is.
  new.ends_at := coalesce(new.ends_at, case
    when new.time_undecided then timezone('Asia/Taipei', (new.date + 1)::timestamp)
    else v_starts_at + interval '3 hours'
  end);
  if tg_op = 'INSERT' then
    return new;
  end if;

  if new.status <> old.status and not exists (
    select from private.event_status_transitions
    where from_status = old.status and to_status = new.status
  ) then
    perform private.raise_error(
      'EVENT_NOT_OPEN', format('an event cannot go from %s to %s', old.status, new.status)
    );
  end if;
  if new.status = 'pending_approval' and old.status <> 'pending_approval' then
    new.submitted_at := now();
  end if;
  -- A postponed event keeps its length unless the new end was said, too.
  if v_starts_at <> old.starts_at and new.ends_at = old.ends_at then
    new.ends_at := v_starts_at + (old.ends_at - old.starts_at);
  end if;
  return new;
end;
$$;

-- As before; no category and no city are what is chosen later.
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
  v_event.category := nullif(v_event.category, '');
  v_event.city := private.city_id(nullif(btrim(v_event.city), ''));
  -- No city is one that is chosen later, an unknown one is a mistake.
  perform private.require(
    v_event.city is not null or nullif(btrim(p_change ->> 'city'), '') is null,
    'city', 'one of the cities'
  );
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

-- As before, for what is known of it.
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
    p_event.category is null or private.is_event_category(p_event.category),
    'category', 'one of the categories'
  );
  perform private.require(
    p_event.date is null or p_event.date >= private.today()
      or p_event.date is not distinct from p_before.date,
    'date', 'the day is over'
  );
  perform private.require(
    (p_event.date <= private.today() + 730) is not false, 'date', 'at most two years ahead'
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
    (p_event.answers_close_at <= v_starts_at) is not false
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

-- What everybody needs to read of an event; asked for when it is submitted and kept afterwards.
create or replace function private.check_complete_event(p_event public.events)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require(p_event.category is not null, 'category', 'one of the categories');
  perform private.require(p_event.city is not null, 'city', 'one of the cities');
  perform private.require(p_event.date is not null, 'date', 'a day');
  perform private.require(length(p_event.location) >= 1, 'location', 'where it is');
  perform private.require(length(p_event.description) >= 1, 'description', 'one line for the list');
end;
$$;

-- As before. Drafts without a day stand behind what comes; `open_messages` wait for an answer.
create or replace function public.my_events(
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
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    e.id
    order by e.status in ('cancelled', 'ended') or coalesce(e.ends_at <= now(), false),
      case when e.ends_at > now() then e.starts_at end, e.starts_at desc, e.created_at desc, e.id
  )
  into v_ids
  from public.events as e
  where e.organizer_id = v_user_id and e.deleted_at is null
    and (v_status is null or private.event_display_status(e) = v_status);
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.event_card(e) || jsonb_build_object(
            'status', e.status,
            'version', e.version,
            'sold', e.current_attendees,
            'left', e.seats_left,
            'capacity', e.seats_total,
            'revenue', private.event_revenue(e.id),
            'waiting_registrations', (
              select count(*) from public.event_registrations
              where event_id = e.id and status = 'pending' and order_id is null
            ),
            'open_messages', (
              select count(*) from public.contact_messages
              where event_id = e.id and status = 'open'
            ),
            'waitlist', (
              select coalesce(sum(quantity), 0) from public.waitlist_entries
              where event_id = e.id and status = 'waiting'
            ),
            'checked_in', (
              select count(*) from public.tickets
              where event_id = e.id and status = 'checked_in'
            ),
            'sales', private.event_sparkline(e.id),
            'comments', case when e.status in ('rejected', 'cancelled') then e.comments end
          )
          order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;

-- As before, without drafts that are only begun.
create or replace function public.admin_list_events(
  p_query text default null,
  p_status text default null,
  p_category text default null,
  p_sort text default 'date',
  p_page int default 1,
  p_page_size int default 13
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();

  select array_agg(
    e.id
    order by
      case p_sort
        when '-date' then -extract(epoch from e.starts_at)
        when 'attendees' then e.current_attendees
        when '-attendees' then -e.current_attendees
        when 'title' then null
        else extract(epoch from e.starts_at)
      end,
      e.title, e.id
  )
  into v_ids
  from public.events as e
  where e.deleted_at is null and num_nulls(e.date, e.category, e.city) = 0
    and (v_status is null or v_status in (e.status, private.event_display_status(e)))
    and (v_category is null or e.category = v_category)
    and e.search_text like v_patterns[1]
    and e.search_text like all (v_patterns);

  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', e.id,
            'title', e.title,
            'date', e.date,
            'time', case when not e.time_undecided then to_char(e.time, 'HH24:MI') end,
            'location', e.location,
            'city', e.city,
            'category', e.category,
            'status', private.event_display_status(e),
            'attendees', e.current_attendees,
            'image_url', e.image_url,
            'poster_line', e.poster_line,
            'organizer_name', e.organizer_name
          ) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;

revoke execute on all functions in schema private from public;
