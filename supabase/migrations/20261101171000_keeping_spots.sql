-- Adding spots, keeping them true, deciding on them.

-- POST /rpc/save_support_spot. Adds one, or edits the own; where, when and for whom are looked at
-- again. Administrators of ads add and edit without that. p_updated_at: as it was read; somebody else was faster is
-- STALE_VERSION. The same p_idempotency_key again is the same spot.
create function public.save_support_spot(
  p_id uuid default null,
  p_kind text default null,
  p_artist_id uuid default null,
  p_title text default null,
  p_description text default '',
  p_address text default null,
  p_city text default null,
  p_district text default null,
  p_lat double precision default null,
  p_lng double precision default null,
  p_starts_on date default null,
  p_ends_on date default null,
  p_opens time default null,
  p_closes time default null,
  p_gift_status text default null,
  p_gift_note text default null,
  p_host_name text default null,
  p_host_url text default null,
  p_image_url text default null,
  p_event_id uuid default null,
  p_venue_id uuid default null,
  p_updated_at text default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_manages constant boolean := private.has_flag('can_manage_ads');
  v_city constant text := private.city_id(p_city);
  v_host_url constant text := nullif(private.trimmed(p_host_url), '');
  v_image_url constant text := nullif(private.trimmed(p_image_url), '');
  v_old public.support_spots;
  v_spot public.support_spots;
  v_made_id uuid;
begin
  v_made_id := private.begin_attempt(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'save_support_spot', p_id, p_kind, p_artist_id, p_title, p_description, p_address, p_city,
      p_district, p_lat, p_lng, p_starts_on, p_ends_on, p_opens, p_closes, p_gift_status, p_gift_note,
      p_host_name, p_host_url, p_image_url, p_event_id, p_venue_id
    )
  );
  if v_made_id is not null then
    return (select private.spot_card(made) from public.support_spots as made where made.id = v_made_id);
  end if;
  if p_id is not null then
    select * into v_old
    from public.support_spots
    where id = p_id and (v_manages or created_by = v_user_id) for no key update;
    if not found then
      perform private.raise_error('NOT_FOUND', 'the caller has no such spot');
    end if;
    perform private.check_read(v_old.updated_at, p_updated_at);
    if v_old.status = 'closed' then
      perform private.raise_error('INVALID_STATE', 'it is closed');
    end if;
  end if;
  perform private.require(private.is_spot_kind(p_kind), 'kind', 'no such kind');
  perform private.require(
    exists (
      select from public.performer_profiles
      where id = p_artist_id and status = 'approved' and not is_deleted
    ), 'artist_id', 'there is no such performer'
  );
  perform private.require(length(private.trimmed(p_title)) between 1 and 80, 'title', '1 to 80 characters');
  perform private.require(
    length(coalesce(p_description, '')) <= 2000, 'description', 'at most 2000 characters'
  );
  perform private.require(
    length(private.trimmed(p_address)) between 1 and 200, 'address', '1 to 200 characters'
  );
  perform private.require(v_city is not null, 'city', 'no such city');
  perform private.require(length(coalesce(p_district, '')) <= 20, 'district', 'too long');
  perform private.require(
    p_lat between 20.5 and 26.6 and p_lng between 117.9 and 122.5, 'place', 'not in Taiwan'
  );
  perform private.require(
    p_ends_on >= p_starts_on and p_ends_on >= private.today() and private.is_near(p_starts_on)
      and p_ends_on <= private.today() + 730,
    'ends_on', 'the last day is today or later, and within two years'
  );
  perform private.require(
    coalesce(p_gift_status in ('尚有', '少量', '已發完'), true), 'gift_status', 'no such state'
  );
  perform private.require(length(coalesce(p_gift_note, '')) <= 200, 'gift_note', 'too long');
  perform private.require(length(coalesce(p_host_name, '')) <= 60, 'host_name', 'too long');
  perform private.require(
    coalesce(private.is_https_url(v_host_url), true), 'host_url', 'an https address'
  );
  perform private.require(
    coalesce(private.is_picture_url(v_image_url), true), 'image_url', 'a picture of ours'
  );
  perform private.require(
    p_event_id is null or exists (
      select from public.events
      where id = p_event_id and deleted_at is null and private.is_public_event_status(status)
    ), 'event_id', 'there is no such event'
  );
  perform private.require(
    p_venue_id is null or exists (
      select from public.venues
      where id = p_venue_id and deleted_at is null and status = 'approved'
    ), 'venue_id', 'there is no such venue'
  );

  if p_id is null then
    if not v_manages and (
      select count(*) >= 10 from public.support_spots
      where created_by = v_user_id and created_at > now() - interval '1 day'
    ) then
      perform private.raise_error('RATE_LIMITED', 'ten a day');
    end if;
    insert into public.support_spots (
      kind, artist_id, event_id, venue_id, title, description, address, city, district, lat, lng,
      starts_on, ends_on, opens, closes, gift_status, gift_note, gift_updated_at, host_name,
      host_url, image_url, source, status, created_by
    )
    values (
      p_kind, p_artist_id, p_event_id, p_venue_id, private.trimmed(p_title), coalesce(p_description, ''),
      private.trimmed(p_address), v_city, nullif(private.trimmed(p_district), ''), p_lat, p_lng, p_starts_on, p_ends_on,
      p_opens, p_closes, p_gift_status, p_gift_note,
      case when p_gift_status is not null then now() end, nullif(private.trimmed(p_host_name), ''), v_host_url,
      v_image_url,
      case
        when v_manages then 'admin'
        when exists (select from public.events where id = p_event_id and organizer_id = v_user_id)
          then 'organizer'
        else 'user'
      end,
      case when v_manages then 'approved' else 'pending' end,
      v_user_id
    )
    returning * into v_spot;
  else
    update public.support_spots
    set kind = p_kind, artist_id = p_artist_id, event_id = p_event_id, venue_id = p_venue_id,
      title = private.trimmed(p_title), description = coalesce(p_description, ''),
      address = private.trimmed(p_address), city = v_city, district = nullif(private.trimmed(p_district), ''),
      lat = p_lat, lng = p_lng, starts_on = p_starts_on, ends_on = p_ends_on, opens = p_opens,
      closes = p_closes, gift_status = p_gift_status, gift_note = p_gift_note,
      gift_updated_at = case
        when p_gift_status is distinct from gift_status then now() else gift_updated_at
      end,
      host_name = nullif(private.trimmed(p_host_name), ''), host_url = v_host_url, image_url = v_image_url,
      -- Hours and presents change every day; what brings people there does not.
      status = case
        when v_manages then status
        when status = 'approved'
          and (kind, artist_id, title, description, address, city, lat, lng, starts_on, ends_on)
            is not distinct from (
              p_kind, p_artist_id, private.trimmed(p_title), coalesce(p_description, ''), private.trimmed(p_address),
              v_city, p_lat, p_lng, p_starts_on, p_ends_on
            )
          and (host_name, host_url, image_url)
            is not distinct from (nullif(private.trimmed(p_host_name), ''), v_host_url, v_image_url)
          then 'approved'
        else 'pending'
      end
    where id = p_id
    returning * into v_spot;
  end if;
  perform private.end_attempt(v_user_id, p_idempotency_key, v_spot.id);
  return private.spot_card(v_spot);
end;
$$;
revoke execute on function
  public.save_support_spot(uuid, text, uuid, text, text, text, text, text, double precision, double
  precision, date, date, time, time, text, text, text, text, text, uuid, uuid, text, uuid)
  from public;
grant execute on function
  public.save_support_spot(uuid, text, uuid, text, text, text, text, text, double precision, double
  precision, date, date, time, time, text, text, text, text, text, uuid, uuid, text, uuid)
  to anon, authenticated;

-- POST /rpc/update_spot_gifts. The lamp beside a spot: are there presents left?
create function public.update_spot_gifts(
  p_id uuid default null, p_gift_status text default null, p_gift_note text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_spot public.support_spots;
begin
  perform private.require(
    p_gift_status in ('尚有', '少量', '已發完'), 'gift_status', 'no such state'
  );
  perform private.require(length(coalesce(p_gift_note, '')) <= 200, 'gift_note', 'too long');
  update public.support_spots
  set gift_status = p_gift_status, gift_note = nullif(private.trimmed(p_gift_note), ''), gift_updated_at = now()
  where id = p_id and created_by = v_user_id and status <> 'closed'
  returning * into v_spot;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such spot');
  end if;
  return private.spot_card(v_spot);
end;
$$;
revoke execute on function public.update_spot_gifts(uuid, text, text) from public;
grant execute on function public.update_spot_gifts(uuid, text, text) to anon, authenticated;

-- POST /rpc/close_support_spot. By whoever added it, or an administrator of ads. For good.
create function public.close_support_spot(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_manages constant boolean := private.has_flag('can_manage_ads');
  v_spot public.support_spots;
begin
  select * into v_spot
  from public.support_spots
  where id = p_id and (v_manages or created_by = v_user_id)
  for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such spot');
  end if;
  if v_spot.status = 'closed' then
    perform private.raise_error('INVALID_STATE', 'it is closed already');
  end if;
  update public.support_spots set status = 'closed' where id = p_id;
  perform private.record_decision(
    'support_spots', p_id, v_spot.created_by, v_spot.status, 'closed', null
  );
  return jsonb_build_object('id', p_id, 'status', 'closed');
end;
$$;
revoke execute on function public.close_support_spot(uuid) from public;
grant execute on function public.close_support_spot(uuid) to anon, authenticated;

-- Called by decide(). A decision settles what was reported before it.
create function private.decide_support_spots(
  p_id uuid, p_status text, p_reason text, p_seen text default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_spot public.support_spots;
begin
  select * into v_spot from public.support_spots where id = p_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such spot');
  end if;
  perform private.check_verdict(p_status, p_reason, 'approved', 'rejected');
  -- As everywhere: what waits is decided on; a second thought names the status that it has seen.
  if v_spot.status <> coalesce(p_seen, 'pending') or v_spot.status in (p_status, 'closed') then
    perform private.raise_error('INVALID_STATE', format('it is %s', v_spot.status));
  end if;
  update public.support_spots set status = p_status where id = p_id;
  update public.spot_reports
  set resolved_at = now(), resolved_by = auth.uid()
  where spot_id = p_id and resolved_at is null;
  perform private.announce_decision(
    'support_spots', p_id, v_spot.created_by, v_spot.status, p_status, p_reason, v_spot.title,
    '/support-map?spot=' || p_id
  );
end;
$$;

revoke execute on all functions in schema private from public;
