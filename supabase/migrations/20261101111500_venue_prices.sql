-- What a venue costs, by one function for previews, requests and amendments.

create table public.venue_rate_rules (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 50),
  -- 1 = Monday; the day on which the hours start.
  weekdays int[] not null default '{1,2,3,4,5,6,7}'
    check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(weekdays) >= 1),
  -- An end not after the start lies on the next day: 00:00 to 00:00 is the whole day.
  start_time time not null default '00:00' check (extract(second from start_time) = 0),
  end_time time not null default '00:00' check (extract(second from end_time) = 0),
  date_from date,
  date_to date,
  -- NT$
  hourly_rate int not null check (hourly_rate between 0 and 1000000),
  -- Where several rules hold, the highest decides; equal ones in the order of their ids.
  priority int not null default 0 check (priority between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rate_rule_dates check (date_from <= date_to)
);
create index venue_rate_rules_venue_id_idx on public.venue_rate_rules (venue_id);
create trigger guard_client_writes before insert or update or delete on public.venue_rate_rules
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.venue_rate_rules
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.venue_rate_rules
  for each row execute function private.write_audit('venue_id', 'hourly_rate', 'priority');

-- As public as the venue: whoever may read the venue may read its prices.
alter table public.venue_rate_rules enable row level security;
create policy venue_rate_rules_read on public.venue_rate_rules for select to anon, authenticated
  using (exists (select from public.venues as v where v.id = venue_id));
revoke all on public.venue_rate_rules from anon, authenticated;
grant select on public.venue_rate_rules to anon, authenticated;

create table public.venue_facilities (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  -- An id of the catalogue (wifi, audio, …) or the owner's own word.
  name text not null check (length(btrim(name)) between 1 and 50),
  quantity int not null default 1 check (quantity between 1 and 1000),
  -- NT$ for each piece, once or for each hour.
  fee int not null default 0 check (fee between 0 and 1000000),
  fee_unit text not null default 'once' check (fee_unit in ('once', 'hour')),
  included boolean not null default true,
  note text check (length(note) <= 200),
  image_url text check (private.is_picture_url(image_url)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (venue_id, name),
  constraint included_costs_nothing check (not included or fee = 0)
);
create trigger guard_client_writes before insert or update or delete on public.venue_facilities
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.venue_facilities
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.venue_facilities
  for each row execute function private.write_audit('venue_id', 'fee', 'fee_unit');
create trigger check_pictures before insert or update of image_url on public.venue_facilities
  for each row execute function private.check_pictures('image_url');
create index venue_facilities_image_url_names_idx
  on public.venue_facilities using gin (private.picture_names(image_url));

alter table public.venue_facilities enable row level security;
create policy venue_facilities_read on public.venue_facilities for select to anon, authenticated
  using (exists (select from public.venues as v where v.id = venue_id));
revoke all on public.venue_facilities from anon, authenticated;
grant select on public.venue_facilities to anon, authenticated;

-- Once a venue lists facilities, venues.amenities repeats the active ones.
create function private.keep_amenities()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_venue_id constant uuid := coalesce(to_jsonb(new) ->> 'venue_id', to_jsonb(old) ->> 'venue_id');
begin
  update public.venues
  set amenities = array(
    select f.name from public.venue_facilities as f
    where f.venue_id = v_venue_id and f.is_active order by f.created_at, f.name
  )
  where id = v_venue_id;
  return null;
end;
$$;
create trigger keep_amenities after insert or update of name, is_active or delete
  on public.venue_facilities for each row execute function private.keep_amenities();

-- Numeric halves go up; money here is never negative.
create function private.hourly_amount(p_rate bigint, p_minutes int)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select round(p_rate::numeric * p_minutes / 60)::bigint
$$;

-- Minutes and rate of every rule that takes part, the base price last. Each minute belongs to the
-- rule with the highest priority among those whose hours cover it.
create function private.venue_hours(
  p_venue_id uuid, p_start_at timestamptz, p_end_at timestamptz
)
returns table (rule_id uuid, label text, rate int, minutes int)
language plpgsql
stable
set search_path = ''
as $$
declare
  v_left tstzmultirange := tstzmultirange(tstzrange(p_start_at, p_end_at));
  v_hours tstzmultirange;
  v_rule record;
begin
  for v_rule in
    select r.id, r.name, r.hourly_rate,
      range_agg(tstzrange(
        (day + r.start_time) at time zone 'Asia/Taipei',
        (day + r.end_time + case when r.end_time > r.start_time then interval '0' else interval '1 day' end)
          at time zone 'Asia/Taipei'
      )) as hours
    from public.venue_rate_rules as r
    -- Also the day before: its hours may go beyond midnight.
    join generate_series(
      date_trunc('day', p_start_at at time zone 'Asia/Taipei') - interval '1 day',
      p_end_at at time zone 'Asia/Taipei', interval '1 day'
    ) as day
      on extract(isodow from day)::int = any (r.weekdays)
      and (r.date_from is null or day >= r.date_from)
      and (r.date_to is null or day <= r.date_to)
    where r.venue_id = p_venue_id
    group by r.id
    order by r.priority desc, r.id
  loop
    v_hours := v_left * v_rule.hours;
    if not isempty(v_hours) then
      v_left := v_left - v_hours;
      rule_id := v_rule.id;
      label := v_rule.name;
      rate := v_rule.hourly_rate;
      minutes := (
        select sum(extract(epoch from upper(part) - lower(part)))::int / 60 from unnest(v_hours) as part
      );
      return next;
    end if;
  end loop;
  if not isempty(v_left) then
    select null, null, v.price_per_hour into rule_id, label, rate
    from public.venues as v where v.id = p_venue_id;
    minutes := (
      select sum(extract(epoch from upper(part) - lower(part)))::int / 60 from unnest(v_left) as part
    );
    return next;
  end if;
end;
$$;

-- {lines: [{kind, label, quantity, unit, unit_price, amount}], total, deposit}. Each line is
-- rounded once; one of pieces by the hour says its minutes, which its amount does not tell. label is null where
-- the interface has a word of its own (base, cleaning, extra_head, minimum_spend). p_facilities: [{"id": uuid, "quantity": n}].
create function private.venue_price(
  p_venue_id uuid, p_start_at timestamptz, p_end_at timestamptz, p_attendees int,
  p_facilities jsonb default '[]'
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_venue public.venues;
  v_minutes constant int := extract(epoch from p_end_at - p_start_at)::int / 60;
  v_heads int;
  v_lines jsonb;
  v_sum bigint;
begin
  select * into v_venue from public.venues where id = p_venue_id;
  v_heads := greatest(coalesce(p_attendees, 1) - coalesce(v_venue.included_heads, v_venue.capacity), 0);

  select coalesce(jsonb_agg(
    jsonb_build_object(
      'kind', kind, 'label', label, 'quantity', quantity, 'unit', unit, 'unit_price', price,
      'amount', amount
    ) || case when unit = 'piece_hour' then jsonb_build_object('minutes', v_minutes) else '{}' end
    order by n, label
  ), '[]'), coalesce(sum(amount), 0)
  into v_lines, v_sum
  from (
    select row_number() over () as n, case when h.rule_id is null then 'base' else 'rule' end as kind,
      h.label, h.minutes as quantity, 'minute' as unit, h.rate as price,
      private.hourly_amount(h.rate, h.minutes) as amount
    from private.venue_hours(p_venue_id, p_start_at, p_end_at) as h
    union all
    select 1000, 'facility', f.name, wanted.quantity,
      case f.fee_unit when 'hour' then 'piece_hour' else 'piece' end, f.fee,
      case f.fee_unit
        when 'hour' then private.hourly_amount(f.fee::bigint * wanted.quantity, v_minutes)
        else f.fee * wanted.quantity
      end
    from jsonb_to_recordset(p_facilities) as wanted (id uuid, quantity int)
    join public.venue_facilities as f on f.id = wanted.id and f.venue_id = p_venue_id
    union all
    select 2000, 'extra_head', null, v_heads, 'head', v_venue.extra_head_fee,
      v_heads * v_venue.extra_head_fee
    where v_heads > 0 and v_venue.extra_head_fee > 0
    union all
    select 3000, 'cleaning', null, 1, 'booking', v_venue.cleaning_fee, v_venue.cleaning_fee
    where v_venue.cleaning_fee > 0
  ) as line;

  if v_sum < v_venue.minimum_spend then
    v_lines := v_lines || jsonb_build_object(
      'kind', 'minimum_spend', 'label', null, 'quantity', 1, 'unit', 'booking',
      'unit_price', v_venue.minimum_spend - v_sum, 'amount', v_venue.minimum_spend - v_sum
    );
    v_sum := v_venue.minimum_spend;
  end if;
  perform private.require(v_sum <= 50000000, 'end_at', 'beyond NT$50,000,000 ask the venue');
  return jsonb_build_object(
    'lines', v_lines, 'total', v_sum,
    'deposit', round(v_sum::numeric * v_venue.deposit_percent / 100)::int
  );
end;
$$;

-- Facilities as asked for, in the shape in which they are stored; at most what the venue has.
create function private.check_facilities(p_venue_id uuid, p_facilities jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  -- The address of a GET brings the list as a text.
  v_given constant jsonb := case
    when jsonb_typeof(p_facilities) = 'string' and pg_input_is_valid(p_facilities #>> '{}', 'jsonb')
      then (p_facilities #>> '{}')::jsonb
    else p_facilities
  end;
  v_wanted constant jsonb := coalesce(nullif(v_given, 'null'), '[]');
begin
  perform private.require(
    jsonb_typeof(v_wanted) = 'array' and jsonb_array_length(v_wanted) <= 50, 'facilities',
    'facilities are a list of {id, quantity}'
  );
  perform private.require(
    not exists (
      select
      from jsonb_array_elements(v_wanted) as w
      left join public.venue_facilities as f
        on f.id::text = w ->> 'id' and f.venue_id = p_venue_id and f.is_active
      where f.id is null or w ->> 'quantity' !~ '^[1-9]\d{0,3}$' or w ->> 'quantity' is null
        or (w ->> 'quantity')::int > f.quantity
    )
    and (
      select count(*) = count(distinct w ->> 'id') from jsonb_array_elements(v_wanted) as w
    ),
    'facilities', 'not a facility of this venue, named twice, or more than there are'
  );
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', w ->> 'id', 'quantity', (w ->> 'quantity')::int)
    ), '[]')
    from jsonb_array_elements(v_wanted) as w
  );
end;
$$;

-- What a guest gets back of what was paid, by how long before the start a booking is cancelled.
create function private.refund_percent(p_policy text, p_notice interval)
returns int
language sql
immutable
set search_path = ''
as $$
  select coalesce(max(percent), 0)
  from (values
    ('flexible', interval '72 hours', 100), ('flexible', interval '24 hours', 50),
    ('standard', interval '336 hours', 100), ('standard', interval '168 hours', 50),
    ('strict', interval '720 hours', 100), ('strict', interval '336 hours', 50)
  ) as tier (policy, notice, percent)
  -- In seconds: intervals compare months and days by rule of thumb.
  where policy = p_policy and extract(epoch from p_notice) >= extract(epoch from notice)
$$;

revoke execute on all functions in schema private from public;
