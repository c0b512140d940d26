-- What owners change about prices: rates and facilities; and everything in their calendar.

-- POST /rpc/save_venue_rates. The whole list of rules at once, on the version of the venue that was read.
create function public.save_venue_rates(
  p_venue_id uuid default null, p_rules jsonb default null,
  p_version int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_rule jsonb;
  v_days int[];
begin
  perform private.lock_own_venue(p_venue_id, p_version);
  perform private.require(
    jsonb_typeof(p_rules) = 'array' and jsonb_array_length(p_rules) <= 50, 'rules', 'at most fifty rules'
  );
  delete from public.venue_rate_rules where venue_id = p_venue_id;
  for v_rule in select jsonb_array_elements(p_rules) loop
    perform private.require(jsonb_typeof(v_rule) = 'object', 'rules', 'a list of rules');
    perform private.require(
      coalesce(jsonb_typeof(v_rule -> 'weekdays'), 'array') = 'array'
        and coalesce(v_rule ->> 'weekdays', '[1]') ~ '^\[[1-7](, [1-7]){0,6}\]$',
      'weekdays', '1 (Monday) to 7'
    );
    perform private.require(
      coalesce(private.minute_of_day(coalesce(v_rule ->> 'start_time', '00:00')), 1440) < 1440,
      'start_time', 'HH:MM'
    );
    perform private.require(
      coalesce(private.minute_of_day(coalesce(v_rule ->> 'end_time', '00:00')), 1440) < 1440,
      'end_time', 'HH:MM'
    );
    perform private.require(
      (v_rule ->> 'date_from' is null or pg_input_is_valid(v_rule ->> 'date_from', 'date'))
        and (v_rule ->> 'date_to' is null or pg_input_is_valid(v_rule ->> 'date_to', 'date')),
      'date_from', 'days, YYYY-MM-DD'
    );
    perform private.require(
      coalesce((v_rule ->> 'date_from')::date <= (v_rule ->> 'date_to')::date, true), 'date_to',
      'not before date_from'
    );
    v_days := array(
      select distinct d::int
      from jsonb_array_elements_text(coalesce(v_rule -> 'weekdays', '[1,2,3,4,5,6,7]')) as d order by 1
    );
    insert into public.venue_rate_rules (
      venue_id, name, weekdays, start_time, end_time, date_from, date_to, hourly_rate, priority
    )
    values (
      p_venue_id, private.json_text(v_rule, 'name', 1, 50, true), v_days,
      coalesce(v_rule ->> 'start_time', '00:00')::time, coalesce(v_rule ->> 'end_time', '00:00')::time,
      (v_rule ->> 'date_from')::date, (v_rule ->> 'date_to')::date,
      private.json_int(v_rule, 'hourly_rate', 0, 1000000), private.json_int(v_rule, 'priority', 0, 1000, 0)
    );
  end loop;
  update public.venues set version = version + 1 where id = p_venue_id;
  return (
    select coalesce(jsonb_agg(to_jsonb(r) - '{venue_id,created_at,updated_at}'::text[]
      order by r.priority desc, r.id), '[]')
    from public.venue_rate_rules as r where r.venue_id = p_venue_id
  );
end;
$$;
revoke execute on function public.save_venue_rates(uuid, jsonb, int) from public;
grant execute on function public.save_venue_rates(uuid, jsonb, int) to anon, authenticated;

-- POST /rpc/save_venue_facilities. The whole list at once, on the version of the venue that was read;
-- entries keep their id by their name, those that are left out become inactive, because bookings may
-- name them. Answers the venue.
create function public.save_venue_facilities(
  p_venue_id uuid default null, p_facilities jsonb default null, p_version int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_item jsonb;
  v_venue public.venues := private.lock_own_venue(p_venue_id, p_version);
begin
  perform private.require(
    jsonb_typeof(p_facilities) = 'array' and jsonb_array_length(p_facilities) <= 100, 'facilities',
    'at most a hundred'
  );
  perform private.require(
    (
      select count(*) = count(distinct private.trimmed(f ->> 'name'))
      from jsonb_array_elements(p_facilities) as f where f ->> 'name' is not null
    ),
    'name', 'each name once'
  );
  update public.venue_facilities set is_active = false
  where venue_id = p_venue_id and is_active and not exists (
    select from jsonb_array_elements(p_facilities) as f where private.trimmed(f ->> 'name') = name
  );
  for v_item in select jsonb_array_elements(p_facilities) loop
    perform private.require(jsonb_typeof(v_item) = 'object', 'facilities', 'a list of facilities');
    perform private.require(
      coalesce(v_item ->> 'fee_unit', 'once') in ('once', 'hour'), 'fee_unit', 'once or hour'
    );
    insert into public.venue_facilities (
      venue_id, name, quantity, fee, fee_unit, included, note, image_url, is_active, created_at
    )
    values (
      p_venue_id, private.json_text(v_item, 'name', 1, 50, true),
      private.json_int(v_item, 'quantity', 1, 1000, 1), private.json_int(v_item, 'fee', 0, 1000000, 0),
      coalesce(v_item ->> 'fee_unit', 'once'), private.json_int(v_item, 'fee', 0, 1000000, 0) = 0,
      private.json_text(v_item, 'note', 1, 200), private.json_url(v_item, 'image_url'),
      v_item -> 'is_active' is distinct from 'false', clock_timestamp()
    )
    on conflict (venue_id, name) do update
      set quantity = excluded.quantity, fee = excluded.fee, fee_unit = excluded.fee_unit,
        included = excluded.included, note = excluded.note, image_url = excluded.image_url,
        is_active = excluded.is_active;
  end loop;
  update public.venues set version = version + 1 where id = p_venue_id
  returning * into v_venue;
  return private.owner_venue_view(v_venue);
end;
$$;
revoke execute on function public.save_venue_facilities(uuid, jsonb, int) from public;
grant execute on function public.save_venue_facilities(uuid, jsonb, int) to anon, authenticated;

-- GET /rpc/my_calendar. Everything in an own calendar from one day to another.
create function public.my_calendar(
  p_type text default null, p_id uuid default null, p_from date default null, p_to date default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_from constant date := coalesce(p_from, private.today());
  v_to constant date := coalesce(p_to, v_from + 30);
  v_window tstzrange;
begin
  perform private.require(p_type in ('venue', 'performer'), 'type', 'venue or performer');
  if private.seller_user(p_type, p_id) is distinct from v_user_id then
    perform private.raise_error('NOT_FOUND', 'the caller has no such calendar');
  end if;
  perform private.require(isfinite(v_from), 'from', 'a day');
  perform private.require(v_to between v_from and v_from + 92, 'to', 'at most 93 days');
  v_window := tstzrange(
    v_from::timestamp at time zone 'Asia/Taipei', (v_to + 1)::timestamp at time zone 'Asia/Taipei'
  );
  return jsonb_build_object(
    'from', v_from, 'to', v_to,
    'opening', (
      select private.ranges_view(f.opening)
      from private.free_time(p_type, array[p_id], tstzmultirange(v_window)) as f
    ),
    'bookings', (
      select coalesce(jsonb_agg(private.booking_card(b, 'host') order by b.start_at, b.id), '[]')
      from public.bookings as b
      where b.resource_id = p_id and not b.is_demo
        and b.kind = case p_type when 'venue' then 'venue' else 'performance' end
        and b.status in ('requested', 'quoted', 'awaiting_payment', 'confirmed', 'completed', 'no_show')
        and tstzrange(b.start_at, b.end_at) && v_window
    ),
    -- Those of the blocks that are bookings, as lists show them.
    'phone_bookings', (
      select coalesce(jsonb_agg(private.phone_booking_card(k) order by k.start_at, k.id), '[]')
      from public.calendar_blocks as k
      where k.resource_id = p_id and k.source = 'phone' and tstzrange(k.start_at, k.end_at) && v_window
    ),
    'blocks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', k.id, 'start_at', k.start_at, 'end_at', k.end_at, 'reason', k.reason,
        'source', k.source, 'contact_name', k.contact_name, 'contact_phone', k.contact_phone,
        'attendees', k.attendees, 'total', k.total
      ) order by k.start_at, k.id), '[]')
      from public.calendar_blocks as k
      where k.resource_id = p_id and tstzrange(k.start_at, k.end_at) && v_window
    ),
    'exceptions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', e.day, 'is_closed', e.is_closed, 'start', to_char(e.start_time, 'HH24:MI'),
        'end', to_char(e.end_time, 'HH24:MI'), 'note', e.note
      ) order by e.day), '[]')
      from public.availability_exceptions as e
      where e.resource_id = p_id and e.day between v_from and v_to
    ),
    'sources', (
      select coalesce(jsonb_agg(private.calendar_source_view(s) order by s.created_at, s.id), '[]')
      from public.calendar_sources as s where s.resource_id = p_id
    ),
    'feed_since', (
      select f.created_at from public.calendar_feeds as f
      where f.user_id = v_user_id and f.resource_id = p_id and f.revoked_at is null
    )
  );
end;
$$;
revoke execute on function public.my_calendar(text, uuid, date, date) from public;
grant execute on function public.my_calendar(text, uuid, date, date) to anon, authenticated;
