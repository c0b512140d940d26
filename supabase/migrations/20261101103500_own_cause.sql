-- Nobody is judge in the own cause: decisions, payments and reviews of what is somebody's own are for
-- a second person, and what people do about their own does not count.

-- Refuses a caller who is this person.
create function private.refuse_own_cause(p_user_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_user_id = auth.uid() then
    perform private.raise_error('OWN_CAUSE', 'a second person decides on what is the caller''s own');
  end if;
end;
$$;

-- Whether a person stands behind an event, a venue or a performer: owns it, or stands at its gate.
create function private.has_part_in(p_entity_type text, p_entity_id uuid, p_user_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case p_entity_type
    when 'event' then exists (
      select from public.events where id = p_entity_id and organizer_id = p_user_id
    ) or exists (
      select from public.event_staff
      where event_id = p_entity_id and user_id = p_user_id and status = 'active'
    )
    when 'venue' then exists (
      select from public.venues where id = p_entity_id and owner_id = p_user_id
    )
    when 'performer' then exists (
      select from public.performer_profiles where id = p_entity_id and owner_id = p_user_id
    )
    else false
  end
$$;

-- Whose thing is decided on, by the name of its table.
create function private.owner_of(p_entity_type text, p_entity_id uuid)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  return case p_entity_type
    when 'events' then (select organizer_id from public.events where id = p_entity_id)
    when 'venues' then (select owner_id from public.venues where id = p_entity_id)
    when 'performer_profiles' then
      (select owner_id from public.performer_profiles where id = p_entity_id)
    when 'products' then (
      select a.owner_id
      from public.products as p
      join public.performer_profiles as a on a.id = p.performer_id
      where p.id = p_entity_id
    )
    when 'advertisements' then
      (select client_id from public.advertisements where id = p_entity_id)
    when 'ad_creatives' then (
      select ad.client_id
      from public.ad_creatives as c
      join public.advertisements as ad on ad.id = c.advertisement_id
      where c.id = p_entity_id
    )
    when 'support_spots' then (select created_by from public.support_spots where id = p_entity_id)
    when 'support_ad_orders' then
      (select buyer_id from public.support_ad_orders where id = p_entity_id)
  end;
end;
$$;

revoke execute on all functions in schema private from public;
