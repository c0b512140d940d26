-- What an own venue brings in, month by month, and which of its hours stand empty. For the owner
-- alone: whoever runs the site has admin_settlements().

create function private.minutes_of(p_hours tstzmultirange)
returns int
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(part) - lower(part)))::int / 60, 0)
  from unnest(p_hours) as part
$$;

-- What was agreed on for a venue or performer within a window, on the site and by phone. worth: what it
-- brings in all; deposit: what of it goes through an order. Whoever did not come leaves the deposit.
create function private.agreed_hours(p_resource_id uuid, p_window tstzrange)
returns table (start_at timestamptz, end_at timestamptz, is_phone boolean, worth int, deposit int)
language sql
stable
set search_path = ''
as $$
  select b.start_at, b.end_at, false,
    case b.status when 'no_show' then coalesce(b.deposit, 0)
      else coalesce(b.total, 0) + coalesce(b.overtime_amount, 0) end,
    coalesce(b.deposit, 0)
  from public.bookings as b
  where b.resource_id = p_resource_id and b.status in ('confirmed', 'completed', 'no_show')
    and tstzrange(b.start_at, b.end_at) && p_window
  union all
  select k.start_at, k.end_at, true, coalesce(k.total, 0), 0
  from public.calendar_blocks as k
  where k.resource_id = p_resource_id and k.source = 'phone'
    and tstzrange(k.start_at, k.end_at) && p_window
$$;

-- GET /rpc/venue_income. p_months months up to this one and the two that follow, latest first.
-- Bookings count in the month in which they start, money on the day on which it moved.
create function public.venue_income(p_venue_id uuid default null, p_months int default 6)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_this constant date := date_trunc('month', private.today())::date;
  v_from date;
  v_until date;
  v_answer jsonb;
begin
  perform private.require_seller('venue', p_venue_id);
  perform private.require(p_months between 1 and 36, 'months', '1 to 36');
  v_from := v_this - (p_months - 1) * interval '1 month';
  v_until := v_this + interval '3 months';
  with months as (
    select month::date as month
    from generate_series(v_from::timestamp, (v_until - 1)::timestamp, interval '1 month') as month
  ),
  agreed as (
    select date_trunc('month', a.start_at at time zone 'Asia/Taipei')::date as month,
      count(*) as bookings, count(*) filter (where a.is_phone) as by_phone,
      sum(extract(epoch from a.end_at - a.start_at))::int / 60 as minutes,
      sum(a.worth) as worth, sum(greatest(a.worth - a.deposit, 0)) as on_the_spot
    from private.agreed_hours(p_venue_id, tstzrange(
      v_from::timestamp at time zone 'Asia/Taipei', v_until::timestamp at time zone 'Asia/Taipei'
    )) as a
    group by 1
  ),
  cancelled as (
    select date_trunc('month', b.start_at at time zone 'Asia/Taipei')::date as month,
      count(*) as bookings
    from public.bookings as b
    where b.kind = 'venue' and b.venue_id = p_venue_id and b.status = 'cancelled'
    group by 1
  ),
  lines as (
    select m.month, coalesce(a.bookings, 0) as bookings, coalesce(a.by_phone, 0) as by_phone,
      coalesce(a.minutes, 0) as minutes, coalesce(a.worth, 0) as worth,
      coalesce(a.on_the_spot, 0) as on_the_spot, coalesce(c.bookings, 0) as cancelled,
      coalesce(s.paid, 0) as deposits, coalesce(s.refunded, 0) as refunded
    from months as m
    left join agreed as a on a.month = m.month
    left join cancelled as c on c.month = m.month
    left join private.settlement_lines(v_from, v_until - 1, 'venue', p_venue_id) as s
      on s.month = m.month
  )
  select jsonb_build_object(
    'this_month', v_this,
    'months', jsonb_agg(
      to_jsonb(l) || jsonb_build_object('net', l.deposits - l.refunded) order by l.month desc
    )
  )
  into v_answer
  from lines as l;
  return v_answer;
end;
$$;
revoke execute on function public.venue_income(uuid, int) from public;
grant execute on function public.venue_income(uuid, int) to anon, authenticated;

-- GET /rpc/venue_occupancy. Minutes that an own venue was open and booked, by weekday (1 = Monday)
-- and hour of the day: of the last twelve weeks, or with p_ahead of the next four. Hours that the
-- owner keeps for something else are not open. Only hours in which something was.
create function public.venue_occupancy(
  p_venue_id uuid default null, p_ahead boolean default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_from constant date := private.today() - case when p_ahead then 0 else 84 end;
  v_until constant date := private.today() + case when p_ahead then 28 else 0 end;
  v_window constant tstzrange := tstzrange(
    v_from::timestamp at time zone 'Asia/Taipei', v_until::timestamp at time zone 'Asia/Taipei'
  );
  v_booked tstzmultirange;
  v_open tstzmultirange;
begin
  perform private.require_seller('venue', p_venue_id);
  select coalesce(range_agg(tstzrange(a.start_at, a.end_at) * v_window), '{}') into v_booked
  from private.agreed_hours(p_venue_id, v_window) as a;
  select f.opening into v_open from private.free_time('venue', array[p_venue_id], tstzmultirange(v_window)) as f;
  v_open := v_open - (
    select coalesce(range_agg(tstzrange(k.start_at, k.end_at)), '{}')
    from public.calendar_blocks as k
    where k.venue_id = p_venue_id and k.source <> 'phone'
      and tstzrange(k.start_at, k.end_at) && v_window
  ) + v_booked;
  return (
    with hours as (
      select extract(isodow from at at time zone 'Asia/Taipei')::int as weekday,
        extract(hour from at at time zone 'Asia/Taipei')::int as hour,
        sum(private.minutes_of(v_open * span.hours))::int as open,
        sum(private.minutes_of(v_booked * span.hours))::int as booked
      from generate_series(
          lower(v_window), upper(v_window) - interval '1 hour', interval '1 hour'
        ) as at
      cross join lateral (
        select tstzmultirange(tstzrange(at, at + interval '1 hour')) as hours
      ) as span
      group by 1, 2
    )
    select jsonb_build_object(
      'from', v_from, 'until', v_until - 1,
      'open', coalesce(sum(h.open), 0), 'booked', coalesce(sum(h.booked), 0),
      'hours', coalesce(jsonb_agg(to_jsonb(h) order by h.weekday, h.hour), '[]')
    )
    from hours as h
    where h.open > 0
  );
end;
$$;
revoke execute on function public.venue_occupancy(uuid, boolean) from public;
grant execute on function public.venue_occupancy(uuid, boolean) to anon, authenticated;

revoke execute on all functions in schema private from public;
