-- 1 000 venues and 1 000 performers that can be booked. Their triggers work, so that the hours of the
-- week are kept as always.
set local session_replication_role = origin;

insert into public.venues (
  id, owner_id, name, type, description, location, city, district, lat, lng, capacity, price_per_hour,
  open_days, opening_hours, advance_booking_days, max_advance_days, buffer_before_minutes,
  buffer_after_minutes, support_friendly, status
)
select pg_temp.id('venue', n), pg_temp.id('user', n % 300),
  places[1 + pg_temp.pick(n, 1, 20)] || ' ' || n || ' 號', venue_types[1 + n % 12],
  '可做應援、展演與私人聚會。', places[1 + pg_temp.pick(n, 1, 20)], cities[1 + pg_temp.pick(n, 2, 20)],
  districts[1 + pg_temp.pick(n, 3, 10)], 22 + n % 30 / 10.0, 120 + n % 15 / 10.0,
  20 + pg_temp.pick(n, 4, 40) * 10, 500 + pg_temp.pick(n, 5, 60) * 100, days, hours, n % 8, 120,
  n % 3 * 30, n % 2 * 30, n % 3 = 0, 'approved'
from generate_series(0, pg_temp.many(1000) - 1) as n, pg_temp.words,
  lateral (
    select jsonb_object_agg(day, pg_temp.pick(n * 7 + i, 6, 7) > 0) as days,
      jsonb_object_agg(day, jsonb_build_object(
        'start', lpad((9 + n % 4)::text, 2, '0') || ':00',
        'end', case n % 5 when 0 then '02:00' else '22:00' end
      )) as hours
    from unnest(
      array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    ) with ordinality as week (day, i)
  ) as opening;

insert into public.performer_profiles (
  id, owner_id, performer_name, performance_type, genre, city, birthday, fee_min, fee_max,
  follower_count, status
)
select pg_temp.id('performer', n), pg_temp.id('user', 300 + n % 500),
  pg_temp.artist(n % 641) || case when n > 640 then ' 樂團' else '' end, kinds[1 + n % 8],
  themes[1 + pg_temp.pick(n, 1, 20)], cities[1 + pg_temp.pick(n, 2, 20)],
  to_char(date '2000-01-01' + n % 366, 'MM/DD'), 3000 + n % 20 * 1000, 30000 + n % 20 * 1000,
  pg_temp.pick(n, 3, 20000), 'approved'
from generate_series(0, pg_temp.many(1000) - 1) as n, pg_temp.words;

insert into public.performer_availability (
  performer_id, open_days, opening_hours, advance_booking_days, max_advance_days
)
select pg_temp.id('performer', n), v.open_days, v.opening_hours, n % 8, 120
from generate_series(0, pg_temp.many(1000) - 1) as n
join public.venues as v on v.id = pg_temp.id('venue', n);

set local session_replication_role = replica;

-- Every second day of the last thirty and the next ninety something is on, for two to four hours.
create temporary table taken as
select kind, n, i, at, at + interval '1 hour' * (2 + pg_temp.pick(n * 1000 + i, 8, 3)) as until
from unnest(array['venue', 'performer']) as kind, generate_series(0, pg_temp.many(1000) - 1) as n,
  generate_series(-15, 44) as i,
  lateral (
    select timezone('Asia/Taipei', (private.today() + i * 2 + n % 2)::timestamp)
      + interval '1 hour' * (10 + pg_temp.pick(n * 1000 + i, 7, 9)) as at
  ) as start;

insert into public.bookings (
  id, booking_no, kind, venue_id, requester_id, start_at, end_at, contact_name, contact_phone,
  contact_email, status, cancellation_policy, price_lines, total, deposit, offer_no, confirmed_at,
  completed_at
)
select pg_temp.id('booking', n * 1000 + i), 'VB-' || n || '-' || i, 'venue', pg_temp.id('venue', n),
  pg_temp.id('user', pg_temp.pick(n * 1000 + i, 9, 50000)), at, until, '王小明', '0912345678',
  'ming@bench.test', case when until < now() then 'completed' else 'confirmed' end, 'standard', '[]',
  6000, 1800, 1, at - interval '20 days', case when until < now() then until end
from taken where kind = 'venue';

insert into public.calendar_blocks (id, performer_id, start_at, end_at)
select pg_temp.id('block', n * 1000 + i), pg_temp.id('performer', n), at, until
from taken where kind = 'performer';

insert into public.calendar_occupancy (resource_type, resource_id, during, kind, booking_id, block_id)
select kind, pg_temp.id(kind, n), tstzrange(at, until), case kind when 'venue' then 'booking' else 'block' end,
  case kind when 'venue' then pg_temp.id('booking', n * 1000 + i) end,
  case kind when 'performer' then pg_temp.id('block', n * 1000 + i) end
from taken;
