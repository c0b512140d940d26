-- What is read of an event: who is on stage, where, and what is asked.

-- Performers of an event in their order. p_is_own: also those who are not public, for the organizer.
create function private.line_up(p_event_id uuid, p_is_own boolean default false)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', p.id, 'name', p.performer_name, 'category', p.performance_type,
        'image_url', p.profile_image_url
      )
      order by ep.sort_order, p.performer_name, p.id
    ),
    '[]'
  )
  from public.event_performers as ep
  join public.performer_profiles as p on p.id = ep.performer_id
  where ep.event_id = p_event_id and not p.is_deleted and (p_is_own or p.status = 'approved')
$$;

-- The venue of an event as far as it has a page; null without one.
create function private.event_venue(p_venue_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', id, 'name', name)
  from public.venues
  where id = p_venue_id and status = 'approved' and deleted_at is null
$$;

-- As before, with the line-up, the point on the map and the questions.
create or replace function public.get_event(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_event public.events;
begin
  select * into v_event from public.events where id = p_id and deleted_at is null;
  if not found then
    return null;
  end if;
  if not private.is_public_event_status(v_event.status)
    and not (v_event.organizer_id is not distinct from v_user_id and private.is_active())
    and not private.is_admin()
  then
    return null;
  end if;

  return private.event_card(v_event) || jsonb_build_object(
    'address', v_event.address,
    'district', v_event.district,
    'transit', v_event.transit,
    'lat', v_event.lat,
    'lng', v_event.lng,
    'body', coalesce(v_event.body, v_event.description),
    'ticket_types', private.ticket_type_list(
      v_event.id,
      private.event_phase(v_event.status, v_event.starts_at, v_event.ends_at)
        in ('ended', 'cancelled')
    ),
    'refund_policy', (
      select jsonb_build_object('code', code, 'name', name, 'summary', summary)
      from public.refund_policies where code = v_event.refund_policy_code
    ),
    'organizer', jsonb_build_object(
      'id', v_event.organizer_id,
      'name', v_event.organizer_name,
      'event_count', (
        select count(*) from public.events as o
        where o.organizer_id = v_event.organizer_id and o.deleted_at is null
          and o.status in ('approved', 'ended')
      )
    ),
    'venue_id', v_event.venue_id,
    'venue', private.event_venue(v_event.venue_id),
    'performers', private.line_up(v_event.id),
    'guest_performers', v_event.guest_performers,
    'questions', v_event.questions,
    'answers_close_at', v_event.answers_close_at,
    'requires_approval', exists (
      select from public.ticket_stock where event_id = v_event.id and requires_approval
    ),
    'my_registration', case when private.is_active() then (
      select jsonb_build_object('id', id, 'status', status, 'order_id', order_id)
      from public.event_registrations
      where event_id = v_event.id and user_id = v_user_id and status in ('pending', 'confirmed')
      order by (status = 'pending') desc, ticket_type_id
      limit 1
    ) end
  );
end;
$$;

-- As before, with questions, names beside the ids, and whether an account is missing.
create or replace function public.event_for_editing(p_event_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
begin
  return jsonb_build_object(
    'id', v_event.id,
    'status', v_event.status,
    'version', v_event.version,
    'comments', v_event.comments,
    'submitted_at', v_event.submitted_at,
    'has_attendees', private.has_attendees(v_event.id),
    'event', jsonb_build_object(
      'title', v_event.title, 'description', v_event.description, 'body', v_event.body,
      'category', v_event.category, 'poster_line', v_event.poster_line,
      'image_url', v_event.image_url, 'date', v_event.date,
      'time', to_char(v_event.time, 'HH24:MI'), 'time_undecided', v_event.time_undecided,
      'ends_at', v_event.ends_at, 'location', v_event.location, 'address', v_event.address,
      'city', v_event.city, 'district', v_event.district, 'lat', v_event.lat,
      'lng', v_event.lng, 'transit', v_event.transit, 'venue_id', v_event.venue_id,
      'refund_policy_code', v_event.refund_policy_code,
      'max_attendees', coalesce(v_event.max_attendees, 0),
      'performer_ids', coalesce(
        (
          select jsonb_agg(performer_id order by sort_order, performer_id)
          from public.event_performers where event_id = v_event.id
        ),
        '[]'
      ),
      'guest_performers', v_event.guest_performers,
      'questions', v_event.questions,
      'answers_close_at', v_event.answers_close_at
    ),
    'performers', private.line_up(v_event.id, true),
    'venue', private.event_venue(v_event.venue_id),
    'needs_payout_account', private.needs_payout_account(v_event),
    'types', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', ticket_type_id, 'name', name, 'description', description, 'price', price,
            'capacity', capacity, 'min_per_order', min_per_order,
            'max_per_order', max_per_order, 'sale_start_at', sale_start_at,
            'sale_end_at', sale_end_at, 'requires_approval', requires_approval,
            'transferable', transferable, 'is_hidden', is_hidden, 'sold', sold, 'held', held
          )
          order by sort_order, ticket_type_id
        )
        from public.ticket_stock
        where event_id = v_event.id and ticket_type_id <> '*'
      ),
      '[]'
    ),
    'decisions', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'from', from_status, 'to', to_status, 'reason', reason, 'at', decided_at
          )
          order by decided_at desc, id desc
        )
        from public.approval_decisions
        where entity_type = 'events' and entity_id = v_event.id
      ),
      '[]'
    )
  );
end;
$$;

-- As before, with questions and guests.
create or replace function public.duplicate_event(p_event_id uuid default null, p_date date default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_organizer();
  v_event constant public.events := private.own_event(p_event_id);
  v_shift interval;
  v_id uuid;
begin
  perform private.require(
    p_date between private.today() and private.today() + 730, 'date', 'a day within two years'
  );
  perform private.check_draft_limit(v_user_id);
  v_shift := make_interval(days => p_date - v_event.date);
  insert into public.events (
    organizer_id, organizer_name, title, description, body, category, poster_line, image_url, date,
    time, time_undecided, ends_at, location, address, city, district, lat, lng, transit, venue_id,
    refund_policy_code, max_attendees, questions, answers_close_at, guest_performers
  )
  select v_user_id, p.username, v_event.title, v_event.description, v_event.body,
    v_event.category, v_event.poster_line, v_event.image_url, p_date, v_event.time,
    v_event.time_undecided, v_event.ends_at + v_shift, v_event.location, v_event.address,
    v_event.city, v_event.district, v_event.lat, v_event.lng, v_event.transit, v_event.venue_id,
    v_event.refund_policy_code, v_event.max_attendees,
    v_event.questions, v_event.answers_close_at + v_shift, v_event.guest_performers
  from public.profiles as p where p.id = v_user_id
  returning id into v_id;
  insert into public.ticket_stock (
    event_id, ticket_type_id, name, description, price, capacity, min_per_order, max_per_order,
    sale_start_at, sale_end_at, requires_approval, transferable, sort_order
  )
  select v_id, ticket_type_id, name, description, price, capacity, min_per_order, max_per_order,
    sale_start_at + v_shift, sale_end_at + v_shift, requires_approval, transferable, sort_order
  from public.ticket_stock
  where event_id = p_event_id and ticket_type_id <> '*' and not is_hidden;
  insert into public.event_performers (event_id, performer_id, sort_order)
  select v_id, performer_id, sort_order from public.event_performers where event_id = p_event_id;
  return private.event_receipt(v_id);
end;
$$;

revoke execute on all functions in schema private from public;
