-- When venues and performers are free at once, what that costs, and one form that asks them all.

-- Which calendars are looked at together, each with its rules and its free hours. One that gives no
-- hours at all is there as well: it is in the way of everything.
create function private.chosen_calendars(
  p_venue_ids uuid[], p_performer_ids uuid[], p_window tstzrange
)
returns table (
  type text, id uuid, free tstzmultirange, slot_minutes int, min_minutes int, earliest timestamptz,
  latest timestamptz
)
language sql
stable
set search_path = ''
as $$
  select 'venue', wanted.id, coalesce(f.free, '{}'), r.slot_minutes, r.min_minutes, r.earliest, r.latest
  from unnest(p_venue_ids) as wanted (id)
  left join private.free_time('venue', p_venue_ids, tstzmultirange(p_window)) as f
    on f.calendar_id = wanted.id
  left join private.calendar_rules('venue', p_venue_ids) as r on r.id = wanted.id
  union all
  select 'performer', wanted.id, coalesce(f.free, '{}'), r.slot_minutes, r.min_minutes, r.earliest,
    r.latest
  from unnest(p_performer_ids) as wanted (id)
  left join private.free_time('performer', p_performer_ids, tstzmultirange(p_window)) as f
    on f.calendar_id = wanted.id
  left join private.calendar_rules('performer', p_performer_ids) as r on r.id = wanted.id
$$;

-- One to five different venues and as many performers, all of them public.
create function private.check_chosen(p_venue_ids uuid[], p_performer_ids uuid[])
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(
    cardinality(p_venue_ids) between 1 and 5
      and (select count(distinct id) = count(*) from unnest(p_venue_ids) as id),
    'venue_ids', 'one to five different venues'
  );
  perform private.require(
    cardinality(p_performer_ids) between 1 and 5
      and (select count(distinct id) = count(*) from unnest(p_performer_ids) as id),
    'performer_ids', 'one to five different performers'
  );
  if exists (
    select from unnest(p_venue_ids) as id where private.is_public_calendar('venue', id) is not true
    union all
    select from unnest(p_performer_ids) as id
    where private.is_public_calendar('performer', id) is not true
  ) then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar among them');
  end if;
end;
$$;

-- What somebody has to know about those who are looked at together, in the order they were named in.
create function private.chosen_cards(p_venue_ids uuid[], p_performer_ids uuid[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'venues', (
      select jsonb_agg(
        private.venue_card(v) || jsonb_build_object('booking_mode', v.booking_mode) order by wanted.place
      )
      from unnest(p_venue_ids) with ordinality as wanted (id, place)
      join public.venues as v on v.id = wanted.id
    ),
    'performers', (
      select jsonb_agg(
        private.performer_card(p) || jsonb_build_object('fee_min', p.fee_min, 'fee_max', p.fee_max)
        order by wanted.place
      )
      from unnest(p_performer_ids) with ordinality as wanted (id, place)
      join public.performer_profiles as p on p.id = wanted.id
    )
  )
$$;

-- GET /rpc/common_free_time. From p_from to p_until, between p_opens and p_closes (minutes after
-- midnight, beyond 1440 on the next day): when all of these are free for p_duration minutes. Each run of
-- starts with the first and the last, on a grid that suits everybody, and what each venue costs at the
-- first; a performer's fee is no matter of the hour. calendars: how many such runs each has alone, and how
-- many there were without it.
create function public.common_free_time(
  p_venue_ids uuid[] default null,
  p_performer_ids uuid[] default null,
  p_from date default null,
  p_until date default null,
  p_opens int default 0,
  p_closes int default 1440,
  p_duration int default null,
  p_attendees int default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_window tstzrange;
begin
  perform private.require(isfinite(p_from), 'from', 'name the first day');
  perform private.require(
    isfinite(p_until) and p_until between p_from and p_from + 30, 'until',
    'not before the first day, within 31 days'
  );
  perform private.require(p_opens between 0 and 1439, 'opens', 'minutes of a day');
  perform private.require(
    p_closes between p_opens + 1 and p_opens + 1440, 'closes', 'within a day after the first minute'
  );
  perform private.require(
    p_duration between 15 and p_closes - p_opens, 'duration', 'minutes that fit between the two'
  );
  perform private.require(coalesce(p_attendees, 1) >= 1, 'attendees', 'at least 1');
  perform private.check_chosen(p_venue_ids, p_performer_ids);
  v_window := tstzrange(
    p_from::timestamp at time zone 'Asia/Taipei' + interval '1 minute' * p_opens,
    p_until::timestamp at time zone 'Asia/Taipei' + interval '1 minute' * p_closes
  );
  return (
    with days as (
      select day::date as day, tstzmultirange(tstzrange(
        day at time zone 'Asia/Taipei' + interval '1 minute' * p_opens,
        day at time zone 'Asia/Taipei' + interval '1 minute' * p_closes
      )) as hours
      from generate_series(p_from::timestamp, p_until::timestamp, interval '1 day') as day
    ),
    chosen as materialized (
      select * from private.chosen_calendars(p_venue_ids, p_performer_ids, v_window)
    ),
    -- Everybody; each alone; everybody but one.
    grounds as (
      select k.kind, k.about, range_intersect_agg(c.free) as free, max(c.slot_minutes) as slot_minutes,
        max(c.earliest) as earliest, min(c.latest) as latest
      from (
        select 'all' as kind, null::uuid as about
        union all select 'alone', id from chosen
        union all select 'without', id from chosen
      ) as k
      join chosen as c
        on k.kind = 'all' or (k.kind = 'alone' and c.id = k.about)
        or (k.kind = 'without' and c.id <> k.about)
      group by k.kind, k.about
      having max(c.min_minutes) <= p_duration
    ),
    starts as materialized (
      select g.kind, g.about, g.slot_minutes, days.day, slot.first_start, slot.last_start
      from grounds as g
      cross join days
      cross join lateral private.starts_within(
        array[g.free * days.hours], array[g.slot_minutes], array[g.earliest], array[g.latest], p_duration
      ) as slot
    )
    select private.chosen_cards(p_venue_ids, p_performer_ids) || jsonb_build_object(
      'times', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'day', s.day, 'start_at', s.first_start,
          'end_at', s.first_start + interval '1 minute' * p_duration,
          'last_start', s.last_start, 'slot_minutes', s.slot_minutes,
          'prices', (
            select jsonb_agg(jsonb_build_object(
              'venue_id', v.id, 'total', price -> 'total', 'deposit', price -> 'deposit'
            ) order by wanted.place)
            from unnest(p_venue_ids) with ordinality as wanted (id, place)
            join public.venues as v on v.id = wanted.id
            cross join lateral private.venue_price(
              v.id, s.first_start, s.first_start + interval '1 minute' * p_duration,
              least(coalesce(p_attendees, 1), v.capacity)
            ) as price
          )
        ) order by s.first_start), '[]')
        from starts as s
        where s.kind = 'all'
      ),
      'calendars', (
        select jsonb_agg(jsonb_build_object(
          'type', c.type, 'id', c.id,
          'alone', (select count(*) from starts as s where s.kind = 'alone' and s.about = c.id),
          'without', (select count(*) from starts as s where s.kind = 'without' and s.about = c.id),
          'free', private.ranges_view(c.free)
        ) order by c.type desc, array_position(p_venue_ids || p_performer_ids, c.id))
        from chosen as c
      )
    )
  );
end;
$$;
revoke execute on function
  public.common_free_time(uuid[], uuid[], date, date, int, int, int, int)
  from public;
grant execute on function
  public.common_free_time(uuid[], uuid[], date, date, int, int, int, int)
  to anon, authenticated;

-- POST /rpc/request_together. One form that asks venues and performers for the same hours: all of them
-- are asked, or nobody is. Every yes is an offer; book_together() takes a venue and a performer at once.
-- p_expected_totals: by id of the venue what was shown; another price by now refuses the whole.
create function public.request_together(
  p_venue_ids uuid[] default null,
  p_performer_ids uuid[] default null,
  p_start_at timestamptz default null,
  p_end_at timestamptz default null,
  p_attendees int default null,
  p_purpose text default null,
  p_performance_type text default null,
  p_message text default null,
  p_contact_name text default null,
  p_contact_phone text default null,
  p_contact_email text default null,
  p_expected_totals jsonb default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_totals constant jsonb := coalesce(p_expected_totals, '{}');
  v_ids uuid[];
  v_id uuid;
  v_key uuid;
  v_place text;
  v_requests jsonb := '[]';
begin
  perform private.check_chosen(p_venue_ids, p_performer_ids);
  perform private.require(
    jsonb_typeof(v_totals) = 'object' and not exists (
      select from jsonb_each(v_totals) where jsonb_typeof(value) <> 'number'
    ),
    'expected_totals', 'a sum for each id'
  );
  perform private.begin_attempt(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'request_together', p_venue_ids, p_performer_ids, p_start_at, p_end_at, p_attendees, p_purpose,
      p_performance_type, p_message, p_contact_name, p_contact_phone, p_contact_email, v_totals
    )
  );
  v_ids := p_venue_ids || p_performer_ids;
  perform private.lock_calendars(v_ids);
  -- Where they shall play: the venue that is asked, or whichever of them says yes.
  select left(string_agg(name, '、' order by array_position(p_venue_ids, id)), 200) into v_place
  from public.venues where id = any (p_venue_ids);
  foreach v_id in array v_ids loop
    -- The same for a second press, and another one for each of them.
    v_key := md5(p_idempotency_key || ':' || v_id)::uuid;
    v_requests := v_requests || case
      when v_id = any (p_venue_ids) then public.request_venue_booking(
        p_venue_id => v_id, p_start_at => p_start_at, p_end_at => p_end_at, p_attendees => p_attendees,
        p_purpose => p_purpose, p_message => p_message, p_contact_name => p_contact_name,
        p_contact_phone => p_contact_phone, p_contact_email => p_contact_email, p_is_joint => true,
        p_expected_total => (v_totals ->> v_id::text)::int, p_idempotency_key => v_key
      )
      else public.request_performance(
        p_performer_id => v_id, p_start_at => p_start_at, p_end_at => p_end_at,
        p_performance_type => p_performance_type,
        p_venue_id => case when cardinality(p_venue_ids) = 1 then p_venue_ids[1] end,
        p_location => v_place, p_audience_size => p_attendees, p_message => p_message,
        p_contact_name => p_contact_name, p_contact_phone => p_contact_phone,
        p_contact_email => p_contact_email, p_is_joint => true, p_idempotency_key => v_key
      )
    end;
  end loop;
  return jsonb_build_object('requests', v_requests);
end;
$$;
revoke execute on function
  public.request_together(uuid[], uuid[], timestamptz, timestamptz, int, text, text, text, text, text,
  text, jsonb, uuid)
  from public;
grant execute on function
  public.request_together(uuid[], uuid[], timestamptz, timestamptz, int, text, text, text, text, text,
  text, jsonb, uuid)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
