-- Whoever decides about an event sees how those who came in found the earlier ones of its organizer. What
-- they wrote stays with the organizer.

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

-- As before, with the rating of the organizer.
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

revoke execute on all functions in schema private from public;
