-- Owners' venues: written as a draft, submitted, approved by an administrator, archived in the end.

-- open_days and opening_hours as they are stored: known days only, HH:MM, both times where it is
-- open.
create function private.check_week(inout p_open_days jsonb, inout p_opening_hours jsonb)
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_days constant text[] := array[
    'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
  ];
  v_wrong text;
begin
  p_open_days := coalesce(nullif(p_open_days, 'null'), '{}');
  p_opening_hours := coalesce(nullif(p_opening_hours, 'null'), '{}');
  perform private.require(jsonb_typeof(p_open_days) = 'object', 'open_days', 'weekday: true or false');
  perform private.require(
    jsonb_typeof(p_opening_hours) = 'object', 'opening_hours', 'weekday: {start, end}'
  );
  perform private.require(
    not exists (
      select from jsonb_each(p_open_days) as d
      where d.key <> all (v_days) or jsonb_typeof(d.value) <> 'boolean'
    ),
    'open_days', 'monday to sunday: true or false'
  );
  select d into v_wrong
  from unnest(v_days) as d
  where p_open_days -> d = 'true'
    and not exists (
      select from private.weekly_hours(
        jsonb_build_object(d, true), jsonb_build_object(d, p_opening_hours -> d)
      )
    )
  limit 1;
  perform private.require(
    v_wrong is null, 'opening_hours', format('%s is open and needs a start and an end, HH:MM', v_wrong)
  );
  p_opening_hours := coalesce(
    (
      select jsonb_object_agg(
        d, jsonb_build_object('start', p_opening_hours -> d ->> 'start', 'end', p_opening_hours -> d ->> 'end')
      )
      from unnest(v_days) as d
      where private.minute_of_day(p_opening_hours -> d ->> 'start') < 1440
        and private.minute_of_day(p_opening_hours -> d ->> 'end') is not null
    ),
    '{}'
  );
end;
$$;

-- The form of a venue as a row, or INVALID_INPUT with the field. p_old fills in what the form
-- leaves out.
create function private.venue_from_form(p_old public.venues, p_form jsonb)
returns public.venues
language plpgsql
stable
set search_path = ''
as $$
declare
  v_form jsonb;
  v_new public.venues := p_old;
  v_week record;
begin
  perform private.require(jsonb_typeof(p_form) = 'object', 'venue', 'the form of a venue');
  v_form := case when p_old.id is null then p_form else to_jsonb(p_old) || p_form end;
  v_new.name := private.json_text(v_form, 'name', 1, 100, true);
  v_new.type := private.json_text(v_form, 'type', 1, 50, true);
  perform private.require(private.is_venue_type(v_new.type), 'type', 'not a type of venue');
  v_new.city := private.city_id(private.json_text(v_form, 'city', 1, 50, true));
  perform private.require(v_new.city is not null, 'city', 'not a city');
  v_new.location := private.json_text(v_form, 'location', 1, 200, true);
  v_new.address := private.json_text(v_form, 'address', 1, 200);
  v_new.district := private.json_text(v_form, 'district', 1, 50);
  v_new.zipcode := private.typed_number(private.json_text(v_form, 'zipcode', 3, 12));
  perform private.require(
    v_new.zipcode is null or v_new.zipcode ~ '^\d{3}(\d{2,3})?$', 'zipcode', 'three, five or six digits'
  );
  v_new.description := private.json_text(v_form, 'description', 1, 5000);
  v_new.house_rules := private.json_text(v_form, 'house_rules', 1, 5000);
  v_new.phone := private.phone_number(private.json_text(v_form, 'phone', 1, 30));
  perform private.require(
    v_new.phone is not null or private.json_text(v_form, 'phone', 1, 30) is null, 'phone',
    'not a phone number'
  );
  v_new.email := private.email_address(private.json_text(v_form, 'email', 1, 254));
  perform private.require(
    v_new.email is null or private.is_email(v_new.email), 'email', 'not an e-mail address'
  );
  v_new.website := private.json_url(v_form, 'website');
  v_new.image_url := private.json_url(v_form, 'image_url');
  v_new.capacity := private.json_int(v_form, 'capacity', 1, 100000);
  v_new.price_per_hour := private.json_int(v_form, 'price_per_hour', 0, 1000000);
  v_new.min_booking_hours := private.json_int(v_form, 'min_booking_hours', 1, 168, 1);
  v_new.advance_booking_days := private.json_int(v_form, 'advance_booking_days', 0, 365, 7);
  v_new.max_advance_days := private.json_int(v_form, 'max_advance_days', 1, 730, 90);
  perform private.require(
    v_new.advance_booking_days <= v_new.max_advance_days, 'advance_booking_days',
    'not more than the days ahead that can be booked'
  );
  v_new.slot_minutes := private.json_int(v_form, 'slot_minutes', 15, 60, 30);
  perform private.require(v_new.slot_minutes in (15, 30, 60), 'slot_minutes', '15, 30 or 60');
  v_new.booking_mode := coalesce(private.json_text(v_form, 'booking_mode', 1, 20), 'request');
  perform private.require(
    v_new.booking_mode in ('request', 'instant'), 'booking_mode', 'request or instant'
  );
  v_new.cancellation_policy := coalesce(private.json_text(v_form, 'cancellation_policy', 1, 20), 'standard');
  perform private.require(
    v_new.cancellation_policy in ('flexible', 'standard', 'strict'), 'cancellation_policy',
    'flexible, standard or strict'
  );
  v_new.deposit_percent := private.json_int(v_form, 'deposit_percent', 0, 100, 30);
  v_new.cleaning_fee := private.json_int(v_form, 'cleaning_fee', 0, 1000000, 0);
  v_new.extra_head_fee := private.json_int(v_form, 'extra_head_fee', 0, 100000, 0);
  v_new.included_heads := nullif(private.json_int(v_form, 'included_heads', 0, 100000, 0), 0);
  v_new.minimum_spend := private.json_int(v_form, 'minimum_spend', 0, 10000000, 0);
  v_new.overtime_percent := private.json_int(v_form, 'overtime_percent', 100, 300, 150);
  v_new.buffer_before_minutes := private.json_int(v_form, 'buffer_before_minutes', 0, 720, 0);
  v_new.buffer_after_minutes := private.json_int(v_form, 'buffer_after_minutes', 0, 720, 0);
  perform private.require(
    coalesce(jsonb_typeof(v_form -> 'support_friendly'), 'null') in ('boolean', 'null'),
    'support_friendly', 'true or false'
  );
  v_new.support_friendly := coalesce((v_form ->> 'support_friendly')::boolean, false);
  perform private.require(
    coalesce(jsonb_typeof(v_form -> 'lat'), 'null') in ('number', 'null')
      and coalesce((v_form ->> 'lat')::numeric between 21 and 27, true), 'lat', '21 to 27'
  );
  perform private.require(
    coalesce(jsonb_typeof(v_form -> 'lng'), 'null') in ('number', 'null')
      and coalesce((v_form ->> 'lng')::numeric between 117 and 123, true), 'lng', '117 to 123'
  );
  v_new.lat := (v_form ->> 'lat')::double precision;
  v_new.lng := (v_form ->> 'lng')::double precision;

  perform private.require(
    coalesce(jsonb_typeof(v_form -> 'amenities'), 'null') in ('array', 'null')
      and not exists (
        select from jsonb_array_elements(coalesce(nullif(v_form -> 'amenities', 'null'), '[]')) as a
        where jsonb_typeof(a) <> 'string' or length(private.trimmed(a #>> '{}')) not between 1 and 50
      ),
    'amenities', 'a list of words'
  );
  v_new.amenities := array(
    select private.trimmed(a)
    from jsonb_array_elements_text(coalesce(nullif(v_form -> 'amenities', 'null'), '[]'))
      with ordinality as amenity (a, n)
    group by private.trimmed(a) order by min(n)
  );
  perform private.require(cardinality(v_new.amenities) <= 50, 'amenities', 'at most fifty');
  select * into v_week from private.check_week(v_form -> 'open_days', v_form -> 'opening_hours');
  v_new.open_days := v_week.p_open_days;
  v_new.opening_hours := v_week.p_opening_hours;
  perform private.require(
    coalesce(jsonb_typeof(v_form -> 'special_closed_dates'), 'null') in ('array', 'null')
      and not exists (
        select
        from jsonb_array_elements_text(coalesce(nullif(v_form -> 'special_closed_dates', 'null'), '[]')) as d
        where d !~ '^\d{4}-\d{2}-\d{2}$' or not pg_input_is_valid(d, 'date')
      ),
    'special_closed_dates', 'a list of days, YYYY-MM-DD'
  );
  v_new.special_closed_dates := array(
    select distinct d::date
    from jsonb_array_elements_text(coalesce(nullif(v_form -> 'special_closed_dates', 'null'), '[]')) as d
    order by 1
  );
  perform private.require(
    cardinality(v_new.special_closed_dates) <= 200, 'special_closed_dates', 'at most two hundred'
  );
  return v_new;
end;
$$;

revoke execute on all functions in schema private from public;
