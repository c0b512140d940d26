-- What owners do with their venues.

create function private.owner_venue_view(v public.venues)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(v) - '{search_text,owner_id,deleted_at}'::text[] || jsonb_build_object(
    'photos', private.venue_photos_view(v.id),
    'facilities', private.facility_list(v.id, true),
    'waiting_bookings', (
      select count(*) from public.bookings as b
      where b.venue_id = v.id and b.kind = 'venue' and not b.is_demo
        and b.status = 'requested' and b.respond_by > now()
    ),
    'last_decision', (
      select jsonb_build_object('status', d.to_status, 'reason', d.reason, 'at', d.decided_at)
      from public.approval_decisions as d
      where d.entity_type = 'venues' and d.entity_id = v.id
      order by d.id desc limit 1
    )
  )
$$;

-- GET /rpc/my_venues. The caller's own in every state, with phone and e-mail.
create function public.my_venues()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(private.owner_venue_view(v) order by v.name, v.id), '[]')
    from public.venues as v where v.owner_id = v_user_id and v.deleted_at is null
  );
end;
$$;
revoke execute on function public.my_venues() from public;
grant execute on function public.my_venues() to anon, authenticated;

-- Locks a venue for its owner or an administrator of venues. With a version: the one that was read.
create function private.lock_own_venue(p_venue_id uuid, p_version int default null)
returns public.venues
language plpgsql
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_venue public.venues;
begin
  select * into v_venue
  from public.venues
  where id = p_venue_id and deleted_at is null
    and (owner_id = v_user_id or private.has_flag('can_manage_venues'))
  for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such venue');
  end if;
  if p_version <> v_venue.version then
    perform private.raise_error('STALE_VERSION', format('it is version %s now', v_venue.version));
  end if;
  return v_venue;
end;
$$;

-- POST /rpc/save_venue. Without an id a new draft, and the identity of a venue that waits for
-- approval; an administrator of venues names its owner by p_owner_email. Fields that are left out stay;
-- `photos` are the whole gallery, cover first. A public venue whose name, type or location changes is
-- looked at again.
create function public.save_venue(
  p_id uuid default null, p_version int default null, p_venue jsonb default null,
  p_owner_email text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_owner_id uuid;
  v_old public.venues;
  v_new public.venues;
begin
  if p_id is null then
    perform private.require_posting('venues');
    v_owner_id := private.page_owner('can_manage_venues', p_owner_email);
    if not private.has_flag('can_manage_venues') and (
      select count(*) from public.venues
      where owner_id = v_owner_id and deleted_at is null and status in ('draft', 'rejected')
    ) >= 20 then
      perform private.raise_error('LIMIT_EXCEEDED', 'twenty drafts are waiting already');
    end if;
    v_new := private.venue_from_form(null, p_venue);
    v_new.id := gen_random_uuid();
    v_new.owner_id := v_owner_id;
    insert into public.venues (id, owner_id, name, type, location, city, capacity, price_per_hour)
    values (
      v_new.id, v_owner_id, v_new.name, v_new.type, v_new.location, v_new.city, v_new.capacity,
      v_new.price_per_hour
    );
    insert into public.user_identities (user_id, user_type, status)
    values (v_owner_id, 'venue', 'pending') on conflict do nothing;
    select * into v_old from public.venues where id = v_new.id;
    v_new.version := 0;
    v_new.status := 'draft';
  else
    v_old := private.lock_own_venue(p_id, p_version);
    perform private.require(p_version is not null, 'version', 'name the version that was read');
    v_new := private.venue_from_form(v_old, p_venue);
    if v_old.status = 'approved'
      and (v_new.name, v_new.type, v_new.city, v_new.location, v_new.address, v_new.district)
        is distinct from
        (v_old.name, v_old.type, v_old.city, v_old.location, v_old.address, v_old.district)
      and not private.has_flag('can_manage_venues')
    then
      v_new.status := 'pending_approval';
    end if;
  end if;

  if p_venue ? 'photos' then
    v_new.image_url := private.write_venue_photos(v_old.id, p_venue -> 'photos');
  else
    v_new.image_url := private.put_venue_cover(v_old.id, v_new.image_url);
  end if;
  perform private.follow_amenities(v_old.id, v_new.amenities);
  update public.venues
  set name = v_new.name, type = v_new.type, city = v_new.city, location = v_new.location,
    address = v_new.address, district = v_new.district, zipcode = v_new.zipcode,
    description = v_new.description, house_rules = v_new.house_rules, phone = v_new.phone,
    email = v_new.email, website = v_new.website, image_url = v_new.image_url,
    capacity = v_new.capacity, price_per_hour = v_new.price_per_hour,
    min_booking_hours = v_new.min_booking_hours, advance_booking_days = v_new.advance_booking_days,
    max_advance_days = v_new.max_advance_days, slot_minutes = v_new.slot_minutes,
    booking_mode = v_new.booking_mode, cancellation_policy = v_new.cancellation_policy,
    deposit_percent = v_new.deposit_percent, cleaning_fee = v_new.cleaning_fee,
    extra_head_fee = v_new.extra_head_fee, included_heads = v_new.included_heads,
    minimum_spend = v_new.minimum_spend, overtime_percent = v_new.overtime_percent,
    buffer_before_minutes = v_new.buffer_before_minutes,
    buffer_after_minutes = v_new.buffer_after_minutes, support_friendly = v_new.support_friendly,
    lat = v_new.lat, lng = v_new.lng, amenities = v_new.amenities, open_days = v_new.open_days,
    opening_hours = v_new.opening_hours, special_closed_dates = v_new.special_closed_dates,
    status = v_new.status, version = v_new.version + 1
  where id = v_old.id
  returning * into v_new;
  perform private.audit_page_edit(
    'venues', v_new.id, v_new.owner_id, to_jsonb(v_old), to_jsonb(v_new)
  );
  return private.owner_venue_view(v_new);
end;
$$;
revoke execute on function public.save_venue(uuid, int, jsonb, text) from public;
grant execute on function public.save_venue(uuid, int, jsonb, text) to anon, authenticated;

-- POST /rpc/submit_venue. A draft, a rejected or an archived venue goes to the administrators, as far
-- as the plan has room.
create function public.submit_venue(p_id uuid default null, p_version int default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_venue public.venues := private.lock_own_venue(p_id, p_version);
begin
  perform private.require_posting('venues');
  if v_venue.status not in ('draft', 'rejected', 'archived') then
    perform private.raise_error('INVALID_STATE', format('the venue is %s', v_venue.status));
  end if;
  perform private.require(
    length(v_venue.description) >= 30, 'description', 'describe the venue in at least 30 characters'
  );
  perform private.require(v_venue.address is not null, 'address', 'the whole address');
  perform private.require(
    v_venue.phone is not null or v_venue.email is not null, 'phone', 'a phone number or an e-mail address'
  );
  perform private.require(
    exists (select from private.weekly_openings where resource_id = p_id), 'opening_hours',
    'open on one day at least'
  );
  perform private.require(
    private.has_flag('can_manage_venues')
      or (select count(*) from public.venue_photos where venue_id = p_id) >= 3,
    'photos', 'at least three photos'
  );
  perform private.check_venue_limit(v_venue);
  update public.venues set status = 'pending_approval', version = version + 1
  where id = p_id
  returning * into v_venue;
  return private.owner_venue_view(v_venue);
end;
$$;
revoke execute on function public.submit_venue(uuid, int) from public;
grant execute on function public.submit_venue(uuid, int) to anon, authenticated;

-- Ends what only asks; refuses when something is agreed for the future.
create function private.close_calendar(p_resource_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  perform private.lock_calendars(array[p_resource_id]);
  perform private.expire_calendar(p_resource_id);
  if exists (
    select from public.bookings
    where resource_id = p_resource_id and status in ('awaiting_payment', 'confirmed') and end_at > now()
  ) then
    perform private.raise_error('HAS_BOOKINGS', 'bookings in the future stand in the way');
  end if;
  for v_booking in
    update public.bookings
    set status = 'declined', cancelled_by = 'host', cancelled_at = now()
    where resource_id = p_resource_id and status in ('requested', 'quoted') and not is_demo
    returning *
  loop
    update public.booking_quotes set status = 'declined'
    where booking_id = v_booking.id and status = 'sent';
    perform private.tell_party(v_booking, 'guest', 'booking.declined');
  end loop;
end;
$$;

-- POST /rpc/archive_venue. Out of all lists, back by submit_venue(). HAS_BOOKINGS while something
-- is agreed for the future, OBLIGATIONS while a refund or a payment waits. Its plan is not renewed. An
-- administrator says why.
create function public.archive_venue(
  p_id uuid default null, p_version int default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_venue public.venues := private.lock_own_venue(p_id, p_version);
  v_from constant text := v_venue.status;
begin
  if v_venue.status = 'archived' then
    perform private.raise_error('INVALID_STATE', 'the venue is archived already');
  end if;
  perform private.check_removal(v_venue.owner_id, p_reason);
  perform private.close_calendar(p_id);
  perform private.refuse_page_obligations('venue', p_id);
  perform private.stop_plans(null, p_id);
  update public.venues set status = 'archived', version = version + 1
  where id = p_id
  returning * into v_venue;
  perform private.announce_removal(
    'decision.removed', 'venues', p_id, v_venue.owner_id, v_from, 'archived', p_reason, v_venue.name,
    '/venue-profile'
  );
  return private.owner_venue_view(v_venue);
end;
$$;
revoke execute on function public.archive_venue(uuid, int, text) from public;
grant execute on function public.archive_venue(uuid, int, text) to anon, authenticated;

-- POST /rpc/delete_venue. For good, as far as its owner sees; bookings of the past keep their
-- venue. An administrator says why.
create function public.delete_venue(
  p_id uuid default null, p_version int default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_venue constant public.venues := private.lock_own_venue(p_id, p_version);
begin
  perform private.check_removal(v_venue.owner_id, p_reason);
  perform private.close_calendar(p_id);
  perform private.refuse_page_obligations('venue', p_id);
  perform private.stop_plans(null, p_id);
  update public.venues
  set status = 'archived', deleted_at = now(), version = version + 1
  where id = v_venue.id;
  perform private.announce_removal(
    'decision.removed', 'venues', p_id, v_venue.owner_id, v_venue.status, 'deleted', p_reason,
    v_venue.name, '/venue-profile'
  );
  return jsonb_build_object('id', p_id);
end;
$$;
revoke execute on function public.delete_venue(uuid, int, text) from public;
grant execute on function public.delete_venue(uuid, int, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
