-- What is free, and what it would cost.

-- GET /rpc/preview_venue_booking. What these hours cost, whether they can be had, and if not the
-- nearest that can. problem: null, or the code and field that a request would be refused with.
create function public.preview_venue_booking(
  p_venue_id uuid default null,
  p_start_at timestamptz default null,
  p_end_at timestamptz default null,
  p_attendees int default 1,
  p_facilities jsonb default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_price jsonb;
  v_problem jsonb;
  v_hint text;
  v_code text;
begin
  if not exists (
    select from public.venues where id = p_venue_id and status = 'approved' and deleted_at is null
  ) then
    perform private.raise_error('NOT_FOUND', 'there is no such venue');
  end if;
  perform private.require(isfinite(p_start_at), 'start_at', 'name the start');
  perform private.require(
    isfinite(p_end_at) and p_end_at > p_start_at and p_end_at - p_start_at <= interval '31 days', 'end_at',
    'end after the start, within 31 days'
  );
  perform private.require(p_attendees >= 1, 'attendees', 'at least 1');
  v_price := private.venue_price(
    p_venue_id, p_start_at, p_end_at, p_attendees, private.check_facilities(p_venue_id, p_facilities)
  );
  begin
    perform private.require(
      p_attendees <= (select capacity from public.venues where id = p_venue_id), 'attendees',
      'more than the venue holds'
    );
    perform private.check_slot('venue', p_venue_id, p_start_at, p_end_at);
  exception when sqlstate 'PT409' or sqlstate 'PT422' then
    get stacked diagnostics v_code = message_text, v_hint = pg_exception_hint;
    v_problem := jsonb_build_object('code', v_code, 'field', nullif(v_hint, ''));
  end;
  return v_price || jsonb_build_object(
    'problem', v_problem,
    'nearest', case when v_problem is null then '[]' else private.nearest_slots(
      'venue', p_venue_id, p_start_at, extract(epoch from p_end_at - p_start_at)::int / 60
    ) end
  );
end;
$$;
revoke execute on function
  public.preview_venue_booking(uuid, timestamptz, timestamptz, int, jsonb)
  from public;
grant execute on function
  public.preview_venue_booking(uuid, timestamptz, timestamptz, int, jsonb)
  to anon, authenticated;

-- GET /rpc/get_free_time. Opening and free hours of a public calendar from one day to another,
-- nothing about who has the rest. p_type: venue or performer.
create function public.get_free_time(
  p_type text default null, p_id uuid default null, p_from date default null, p_to date default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_from constant date := coalesce(p_from, private.today());
  v_to constant date := coalesce(p_to, v_from + 6);
  v_time record;
  v_rules record;
begin
  perform private.require(p_type in ('venue', 'performer'), 'type', 'venue or performer');
  perform private.require(isfinite(v_from), 'from', 'a day');
  perform private.require(v_to between v_from and v_from + 92, 'to', 'at most 93 days');
  if not private.is_public_calendar(p_type, p_id) then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar');
  end if;
  select * into v_time from private.free_time(
    p_type, array[p_id],
    tstzmultirange(tstzrange(
      v_from::timestamp at time zone 'Asia/Taipei', (v_to + 1)::timestamp at time zone 'Asia/Taipei'
    ))
  );
  select * into v_rules from private.calendar_rules(p_type, array[p_id]);
  return jsonb_build_object(
    'from', v_from, 'to', v_to,
    'slot_minutes', v_rules.slot_minutes, 'min_minutes', v_rules.min_minutes,
    'earliest_start', v_rules.earliest, 'latest_start', v_rules.latest,
    'opening', private.ranges_view(v_time.opening), 'free', private.ranges_view(v_time.free)
  );
end;
$$;
revoke execute on function public.get_free_time(text, uuid, date, date) from public;
grant execute on function public.get_free_time(text, uuid, date, date) to anon, authenticated;

create function private.ranges_view(p_ranges tstzmultirange)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('start_at', lower(part), 'end_at', upper(part)) order by lower(part)
  ), '[]')
  from unnest(p_ranges) as part
$$;

create function private.is_public_calendar(p_type text, p_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case p_type
    when 'venue' then exists (
      select from public.venues where id = p_id and status = 'approved' and deleted_at is null
    )
    when 'performer' then exists (
      select from public.performer_profiles where id = p_id and status = 'approved' and not is_deleted
    )
    else false
  end
$$;

revoke execute on all functions in schema private from public;
