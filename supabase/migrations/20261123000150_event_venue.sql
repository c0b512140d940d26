-- As before; whoever runs a venue or all events sees it also before it has a page, so that editing an event
-- does not take it from its venue.
create or replace function private.event_venue(p_venue_id uuid)
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

-- As before, with the point on the map: an event that takes place there begins with it.
create or replace function public.get_venue(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_venue public.venues;
begin
  select * into v_venue from public.venues where id = p_id and deleted_at is null;
  if not found then
    return null;
  end if;
  if v_venue.status <> 'approved'
    and not (v_venue.owner_id is not distinct from auth.uid() and private.is_active())
    and not private.is_admin()
  then
    return null;
  end if;

  return private.venue_card(v_venue) || jsonb_build_object(
    'description', v_venue.description,
    'address', v_venue.address,
    'lat', v_venue.lat,
    'lng', v_venue.lng,
    'open_days', v_venue.open_days,
    'opening_hours', v_venue.opening_hours,
    'advance_booking_days', v_venue.advance_booking_days,
    'max_advance_days', v_venue.max_advance_days,
    'deposit_percent', v_venue.deposit_percent,
    'cancellation_policy', v_venue.cancellation_policy,
    'cleaning_fee', v_venue.cleaning_fee,
    'house_rules', v_venue.house_rules,
    'website', v_venue.website,
    'special_closed_dates', v_venue.special_closed_dates,
    'upcoming_events', private.upcoming_event_cards(
      array(select e from public.events as e where e.venue_id = v_venue.id)
    )
  );
end;
$$;
