-- Saving an event: once more after a lost answer without a second draft or a quarrel with oneself.

-- STALE_VERSION unless the edit stands on the newest version, or on the form's own save before it,
-- whose answer was lost.
create function private.check_version(p_event public.events, p_version int, p_client_key uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_version is distinct from p_event.version
    and (p_event.saved_by_client = p_client_key and p_version < p_event.version) is not true
  then
    perform private.raise_error(
      'STALE_VERSION', 'somebody saved it meanwhile', p_event.version::text
    );
  end if;
end;
$$;

-- Drafts are cheap, but not endless.
create function private.check_draft_limit(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (
    select count(*) >= 50 from public.events
    where organizer_id = p_user_id and status in ('draft', 'pending_approval')
      and deleted_at is null
  ) then
    perform private.raise_error('LIMIT_EXCEEDED', 'fifty drafts at once');
  end if;
end;
$$;

-- Writes columns of an event as save_event() takes them, and does what that comes to. Answers the
-- receipt with `asks`: what whoever saves has to be asked first. p_organizer_id: whose a new one is, when
-- it is not the caller's; whoever passes it has asked for the right to.
create function private.write_event(
  p_event_id uuid, p_version int, p_event jsonb, p_client_key uuid, p_organizer_id uuid default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_user_id uuid;
  v_before public.events;
  v_event public.events;
  v_kind text;
  v_event_id uuid := p_event_id;
  v_version int := p_version;
begin
  if p_event_id is null then
    v_user_id := coalesce(p_organizer_id, private.require_organizer());
    if p_client_key is not null then
      perform private.wait_turn('event:' || v_user_id || p_client_key);
      -- Begun before, and the answer was lost: what was typed since goes into the same draft.
      select id, version into v_event_id, v_version
      from public.events
      where organizer_id = v_user_id and client_key = p_client_key;
    end if;
  end if;
  if v_event_id is null then
    v_event := private.edited_event(null, p_event);
    perform private.check_event(v_event, null);
    if p_organizer_id is null then
      perform private.check_draft_limit(v_user_id);
    end if;
    insert into public.events (
      organizer_id, organizer_name, title, description, body, category, poster_line, image_url,
      date, time, time_undecided, ends_at, opening_hours, location, address, city, district, lat, lng, transit,
      venue_id, refund_policy_code, max_attendees, questions, answers_close_at, guest_performers,
      client_key, saved_by_client
    )
    select v_user_id, p.username, v_event.title, v_event.description, v_event.body,
      v_event.category, v_event.poster_line, v_event.image_url, v_event.date, v_event.time,
      v_event.time_undecided, v_event.ends_at, v_event.opening_hours, v_event.location, v_event.address, v_event.city,
      v_event.district, v_event.lat, v_event.lng, v_event.transit, v_event.venue_id,
      v_event.refund_policy_code, v_event.max_attendees, v_event.questions,
      v_event.answers_close_at, v_event.guest_performers, p_client_key, p_client_key
    from public.profiles as p where p.id = v_user_id
    returning * into v_event;
    perform private.set_line_up(v_event.id, p_event);
    return private.event_receipt(v_event.id);
  end if;

  v_before := private.lock_own_event(v_event_id);
  if v_before.status not in ('draft', 'rejected', 'approved')
    or (v_before.status = 'approved' and v_before.ends_at <= now())
  then
    perform private.raise_error('INVALID_STATE', format('the event is %s', v_before.status));
  end if;
  perform private.check_version(v_before, v_version, p_client_key);
  v_event := private.edited_event(v_before, p_event);
  perform private.check_event(v_event, v_before);
  if v_before.status = 'approved' then
    perform private.check_complete_event(v_event);
    perform private.check_opening_hours(v_event, private.end_after_move(v_event, v_before));
    perform private.check_move(v_event, v_before);
  end if;

  v_kind := private.change_comes_to(v_event, v_before);
  update public.events
  set title = v_event.title, description = v_event.description, body = v_event.body,
    category = v_event.category, poster_line = v_event.poster_line,
    image_url = v_event.image_url, date = v_event.date, time = v_event.time,
    time_undecided = v_event.time_undecided, ends_at = coalesce(v_event.ends_at, v_before.ends_at),
    opening_hours = v_event.opening_hours,
    location = v_event.location, address = v_event.address, city = v_event.city,
    district = v_event.district, lat = v_event.lat, lng = v_event.lng, transit = v_event.transit,
    venue_id = v_event.venue_id, refund_policy_code = v_event.refund_policy_code,
    max_attendees = v_event.max_attendees, questions = v_event.questions,
    answers_close_at = v_event.answers_close_at, guest_performers = v_event.guest_performers,
    version = v_before.version + 1, saved_by_client = p_client_key
  where id = v_event_id;
  perform private.move_dates_along(v_before);
  perform private.set_line_up(v_event_id, p_event);

  if v_kind is not null then
    perform private.follow_change(v_kind, v_before);
  end if;
  -- More seats, perhaps.
  perform private.release_seats(v_event_id);
  return private.event_receipt(v_event_id)
    || jsonb_build_object('asks', array_remove(array[v_kind], null));
end;
$$;

-- POST /rpc/save_event. Without p_event_id a new draft. p_event: the columns to set; performer_ids
-- is the line-up. An approved event may change freely, but for its title, category, day, time and
-- location: nobody has a seat, then it goes back to be looked at; somebody has, then they are told
-- and may, when day, time or location changed or a day was closed, give their tickets back without a fee for seven
-- days. Such a change names in p_agreed what preview_event_change() said that it comes to.
-- p_client_key: chosen by the form for as long as it is open. The same key begins one draft however
-- often it is sent, and an edit on a version that the same form saved over is no collision.
create function public.save_event(
  p_event_id uuid default null, p_version int default null, p_event jsonb default null,
  p_client_key uuid default null, p_agreed text[] default null
)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.agreed_receipt(
    private.write_event(p_event_id, p_version, p_event, p_client_key), p_agreed
  )
$$;
revoke execute on function public.save_event(uuid, int, jsonb, uuid, text[]) from public;
grant execute on function
  public.save_event(uuid, int, jsonb, uuid, text[])
  to anon, authenticated;

revoke execute on all functions in schema private from public;
