-- What is read of an event: its ticket types, who is on stage, where, and what is asked. An order
-- whose time is over keeps nobody from buying again: the clock speaks before the job, on the page
-- of the event as well.

-- The ticket types of an event as buyers see them, with what a type asks for. A type without a
-- valid price is not offered, and what is left is not offered while others wait for it.
create function private.ticket_type_list(p_event_id uuid, p_is_over boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', ticket_type_id,
        'name', name,
        'description', description,
        'price', price,
        'left', case when others_wait then 0 else seats_left end,
        'min_per_order', min_per_order,
        'max_per_order', max_per_order,
        'sale_start_at', sale_start_at,
        'sale_end_at', sale_end_at,
        'requires_approval', requires_approval,
        'transferable', transferable,
        'state', case
          when p_is_over then 'ended'
          when others_wait and state = 'on_sale' then 'sold_out'
          else state
        end
      ) order by sort_order, ticket_type_id
    ),
    '[]'
  )
  from (
    select t.*, private.others_wait(t.event_id, t.ticket_type_id) as others_wait,
      seats.seats_left, private.sale_state(t, seats.seats_left) as state
    from public.ticket_stock as t
    join public.ticket_stock as w on w.event_id = t.event_id and w.ticket_type_id = '*'
    -- least() passes over nulls, which stand for "unlimited".
    cross join lateral (
      select least(t.capacity - t.sold - t.held, w.capacity - w.sold - w.held) as seats_left
    ) as seats
    where t.event_id = p_event_id and t.ticket_type_id <> '*'
      and not t.is_hidden and t.price is not null
  ) as offered
$$;

-- Performers of an event in their order. p_is_own: also those who are not public, for the
-- organizer.
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

-- The venue of an event as far as it has a page; null without one. Whoever runs a venue or all
-- events sees it also before it has a page, so that editing an event does not take it from its
-- venue.
create function private.event_venue(p_venue_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', id, 'name', name)
  from public.venues
  where id = p_venue_id and deleted_at is null
    and (status = 'approved' or owner_id = auth.uid() or private.has_flag('can_manage_events'))
$$;

-- How those who came in found the earlier events of an organizer. What they wrote stays with the
-- organizer.
create function private.organizer_rating(p_organizer_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('rating', round(avg(r.rating), 1), 'review_count', count(r.rating))
  from public.event_reviews as r
  join public.events as e on e.id = r.event_id
  where e.organizer_id = p_organizer_id and e.deleted_at is null
$$;

-- The registration of somebody for an event, of several the one that asks for something first; null
-- when there is none, or none any more.
create function private.own_standing(p_event_id uuid, p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'order_id', r.order_id, 'awaits', private.awaits(r.status, r.order_id),
    -- For one more order, by the types that may be had; none while something waits.
    'left', case when r.status = 'confirmed' then (
      select jsonb_object_agg(s.ticket_type_id, own.most)
      from public.ticket_stock as s
      cross join lateral (
        select coalesce(private.left_for_person(p_event_id, s.ticket_type_id, p_user_id), 10) as most
      ) as own
      where s.event_id = p_event_id and s.ticket_type_id <> '*' and not s.is_hidden
        and own.most >= greatest(s.min_per_order, 1)
    ) end
  )
  from public.event_registrations as r
  left join public.orders as o on o.id = r.order_id
  where r.event_id = p_event_id and r.user_id = p_user_id and r.status in ('pending', 'confirmed')
    and (o.status = 'pending_payment' and o.hold_expires_at <= now()) is not true
  order by (r.status = 'pending') desc, r.ticket_type_id
  limit 1
$$;

-- GET /rpc/get_event. Null when there is no such event or the caller may not see it: an event that
-- is not approved is for its organizer and the administrators. The rating of the organizer is for
-- who decides about it.
create function public.get_event(p_id uuid default null)
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
    -- Before the approval the page is a preview.
    'status', v_event.status,
    'address', v_event.address,
    'district', v_event.district,
    'transit', v_event.transit,
    'lat', v_event.lat,
    'lng', v_event.lng,
    'body', coalesce(v_event.body, v_event.description),
    'ticket_types', private.ticket_type_list(
      v_event.id,
      private.event_phase(v_event.status, v_event.starts_at, v_event.ends_at)
        in ('ended', 'cancelled') or private.seller_is_gone('organizer', v_event.organizer_id)
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
    ) || private.organizer_rating(v_event.organizer_id),
    'venue_id', v_event.venue_id,
    -- Its host may object to being named.
    'venue', case
      when private.venue_stand(v_event) is distinct from 'objected'
        then private.event_venue(v_event.venue_id)
    end,
    'performers', private.line_up(v_event.id),
    'guest_performers', v_event.guest_performers,
    'questions', v_event.questions,
    'answers_close_at', v_event.answers_close_at,
    'closure', private.closure_notice(v_event),
    'requires_approval', exists (
      select from public.ticket_stock where event_id = v_event.id and requires_approval
    ),
    'my_registration', case when private.is_active() then
      private.own_standing(v_event.id, v_user_id)
    end
  );
end;
$$;
revoke execute on function public.get_event(uuid) from public;
grant execute on function public.get_event(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
