-- An order whose time is over keeps nobody from buying again: the clock speaks before the job, on the page
-- of the event as well.

-- The registration of somebody for an event, of several the one that asks for something first; null when
-- there is none, or none any more.
create function private.own_standing(p_event_id uuid, p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'status', r.status, 'order_id', r.order_id)
  from public.event_registrations as r
  left join public.orders as o on o.id = r.order_id
  where r.event_id = p_event_id and r.user_id = p_user_id and r.status in ('pending', 'confirmed')
    and (o.status = 'pending_payment' and o.hold_expires_at <= now()) is not true
  order by (r.status = 'pending') desc, r.ticket_type_id
  limit 1
$$;

-- As before, without what has expired.
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
    ) || private.organizer_rating(v_event.organizer_id),
    'venue_id', v_event.venue_id,
    'venue', private.event_venue(v_event.venue_id),
    'performers', private.line_up(v_event.id),
    'guest_performers', v_event.guest_performers,
    'questions', v_event.questions,
    'answers_close_at', v_event.answers_close_at,
    'requires_approval', exists (
      select from public.ticket_stock where event_id = v_event.id and requires_approval
    ),
    'my_registration', case when private.is_active() then
      private.own_standing(v_event.id, v_user_id)
    end
  );
end;
$$;

revoke execute on all functions in schema private from public;
