-- What rows of an import say, made many at once: the same checks as by hand, one statement for each table.
-- A list in which one row is refused makes nothing; its rows are made one by one then.

-- Whose it will be: of the account that a row names, else of whoever imports, or a performer's page of nobody.
create function private.imported_owner(p_kind text, p_email text)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_kind = 'performers' and p_email is null then
    return null;
  end if;
  return private.page_owner('can_manage_' || p_kind, p_email);
end;
$$;

-- Draft events with their ticket type. p_rows: {id, owner, entry}.
create function private.make_events_together(p_rows jsonb, p_is_demo boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_row record;
  v_event public.events;
  v_stock public.ticket_stock;
  v_events public.events[];
  v_stocks public.ticket_stock[];
  v_types jsonb;
begin
  for v_row in
    select (value ->> 'id')::uuid as id, (value ->> 'owner')::uuid as owner, value -> 'entry' as entry
    from jsonb_array_elements(p_rows)
  loop
    perform private.require(
      private.can_organize(v_row.owner), 'owner_email', 'an account that organizes events'
    );
    v_event := private.edited_event(null, private.imported_event(v_row.entry));
    perform private.check_event(v_event, null);
    perform private.check_complete_event(v_event);
    v_event.id := v_row.id;
    v_event.organizer_id := v_row.owner;
    v_events := v_events || v_event;
    v_types := private.imported_ticket_types(v_row.entry);
    if v_types is not null then
      v_stock := private.edited_ticket_type(null, v_types -> 0, 'types.0.');
      perform private.check_ticket_type(v_stock, null, 'types.0.');
      v_stock.event_id := v_row.id;
      v_stock.ticket_type_id := 't-' || lower(private.random_code(8));
      v_stocks := v_stocks || v_stock;
    end if;
  end loop;
  insert into public.events (
    id, organizer_id, organizer_name, title, description, body, category, poster_line, image_url,
    date, time, time_undecided, ends_at, opening_hours, location, address, city, district, lat, lng, transit,
    venue_id, refund_policy_code, max_attendees, questions, answers_close_at, guest_performers, is_demo
  )
  select e.id, e.organizer_id, p.username, e.title, e.description, e.body, e.category, e.poster_line,
    e.image_url, e.date, e.time, e.time_undecided, e.ends_at, e.opening_hours, e.location, e.address, e.city,
    e.district, e.lat, e.lng, e.transit, e.venue_id, e.refund_policy_code, e.max_attendees, e.questions,
    e.answers_close_at, e.guest_performers, p_is_demo
  from unnest(v_events) as e
  join public.profiles as p on p.id = e.organizer_id;
  insert into public.ticket_stock (
    event_id, ticket_type_id, name, description, price, capacity, min_per_order, max_per_order,
    sale_start_at, sale_end_at, requires_approval, transferable, is_hidden, sort_order
  )
  select s.event_id, s.ticket_type_id, s.name, s.description, s.price, s.capacity, s.min_per_order,
    s.max_per_order, s.sale_start_at, s.sale_end_at, s.requires_approval, s.transferable, s.is_hidden, 1
  from unnest(v_stocks) as s;
end;
$$;

-- Draft venues.
create function private.make_venues_together(p_rows jsonb, p_is_demo boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_row record;
  v_venue public.venues;
  v_venues public.venues[];
begin
  perform private.require_posting('venues');
  for v_row in
    select (value ->> 'id')::uuid as id, (value ->> 'owner')::uuid as owner, value -> 'entry' as entry
    from jsonb_array_elements(p_rows)
  loop
    v_venue := private.venue_from_form(null, v_row.entry - 'photos');
    v_venue.id := v_row.id;
    v_venue.owner_id := v_row.owner;
    v_venues := v_venues || v_venue;
  end loop;
  insert into public.venues (
    id, owner_id, name, type, city, location, address, district, zipcode, description, house_rules, phone,
    email, website, image_url, capacity, price_per_hour, min_booking_hours, advance_booking_days,
    max_advance_days, slot_minutes, booking_mode, cancellation_policy, deposit_percent, cleaning_fee,
    extra_head_fee, included_heads, minimum_spend, overtime_percent, buffer_before_minutes,
    buffer_after_minutes, support_friendly, lat, lng, amenities, open_days, opening_hours,
    special_closed_dates, status, is_demo
  )
  select v.id, v.owner_id, v.name, v.type, v.city, v.location, v.address, v.district, v.zipcode,
    v.description, v.house_rules, v.phone, v.email, v.website, v.image_url, v.capacity, v.price_per_hour,
    v.min_booking_hours, v.advance_booking_days, v.max_advance_days, v.slot_minutes, v.booking_mode,
    v.cancellation_policy, v.deposit_percent, v.cleaning_fee, v.extra_head_fee, v.included_heads,
    v.minimum_spend, v.overtime_percent, v.buffer_before_minutes, v.buffer_after_minutes,
    v.support_friendly, v.lat, v.lng, v.amenities, v.open_days, v.opening_hours, v.special_closed_dates,
    'draft', p_is_demo
  from unnest(v_venues) as v;
end;
$$;

-- Pages of performers that wait for a decision.
create function private.make_performers_together(p_rows jsonb, p_is_demo boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_row record;
  v_page public.performer_profiles;
  v_pages public.performer_profiles[];
begin
  perform private.require_posting('performers');
  for v_row in
    select (value ->> 'id')::uuid as id, (value ->> 'owner')::uuid as owner, value -> 'entry' as entry
    from jsonb_array_elements(p_rows)
  loop
    v_page := private.performer_from_form(null, v_row.entry, v_row.owner is distinct from auth.uid());
    v_page.id := v_row.id;
    v_page.owner_id := v_row.owner;
    v_pages := v_pages || v_page;
  end loop;
  insert into public.performer_profiles (
    id, owner_id, performer_name, bio, performance_type, performer_type, genre, location, city, birthday,
    profile_image_url, instagram_url, facebook_url, youtube_url, spotify_url, website_url, fee_min,
    fee_max, performance_minutes, experience_years, tech_rider, portfolio, contact_name, contact_phone,
    contact_email, status, popularity, is_demo
  )
  select v.id, v.owner_id, v.performer_name, v.bio, v.performance_type, v.performer_type, v.genre,
    v.location, v.city, v.birthday, v.profile_image_url, v.instagram_url, v.facebook_url, v.youtube_url,
    v.spotify_url, v.website_url, v.fee_min, v.fee_max, v.performance_minutes, v.experience_years,
    v.tech_rider, v.portfolio, v.contact_name, v.contact_phone, v.contact_email, 'pending', v.popularity,
    p_is_demo
  from unnest(v_pages) as v;
  insert into public.performer_availability (performer_id)
  select v.id from unnest(v_pages) as v where v.owner_id is not null;
end;
$$;

-- Makes what these rows of an import say, all of them or none, as whoever imports would by hand.
create function private.make_together(p_import private.imports, p_rows private.import_rows[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_row private.import_rows;
  v_entry jsonb;
  v_email text;
  -- Each address is looked up once.
  v_owners jsonb := '{}';
  v_made jsonb := '[]';
begin
  perform private.require_import_right(p_import.kind);
  foreach v_row in array p_rows loop
    -- Samples are of whoever imports them, or of nobody.
    v_entry := case when p_import.is_demo then v_row.entry - 'owner_email' else v_row.entry end;
    v_email := private.json_text(v_entry, 'owner_email', 1, 254);
    if not v_owners ? coalesce(v_email, '') then
      v_owners := v_owners || jsonb_build_object(
        coalesce(v_email, ''), private.imported_owner(p_import.kind, v_email)
      );
    end if;
    v_made := v_made || jsonb_build_object(
      'id', gen_random_uuid(), 'row_no', v_row.row_no, 'owner', v_owners -> coalesce(v_email, ''),
      'entry', v_entry
    );
  end loop;
  case p_import.kind
    when 'events' then perform private.make_events_together(v_made, p_import.is_demo);
    when 'venues' then perform private.make_venues_together(v_made, p_import.is_demo);
    else perform private.make_performers_together(v_made, p_import.is_demo);
  end case;
  -- A sample makes nobody a venue.
  insert into public.user_identities (user_id, user_type, status)
  select distinct value::uuid, case p_import.kind when 'venues' then 'venue' else 'performer' end, 'pending'
  from jsonb_each_text(v_owners)
  where p_import.kind <> 'events' and not p_import.is_demo and value is not null
  on conflict do nothing;
  update private.import_rows as r
  set status = 'made', entity_id = (m.value ->> 'id')::uuid, entry = null
  from jsonb_array_elements(v_made) as m
  where r.import_id = p_import.id and r.row_no = (m.value ->> 'row_no')::int;
  perform private.log_act(
    'create', case p_import.kind when 'performers' then 'performer_profiles' else p_import.kind end,
    m.value ->> 'id', jsonb_build_object('import_id', p_import.id, 'row_no', m.value -> 'row_no')
  )
  from jsonb_array_elements(v_made) as m;
end;
$$;

revoke execute on all functions in schema private from public;
