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

-- Whose page a new one will be: the caller's, or by an administrator with the flag that of the account
-- that has proved this address.
create function private.page_owner(p_flag text, p_email text)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  v_owner_id uuid;
begin
  if p_email is null then
    return auth.uid();
  end if;
  perform private.require_flag(p_flag);
  select id into v_owner_id
  from public.profiles
  where id = private.account_at(private.email_address(p_email)) and active and not deleted;
  perform private.require(
    v_owner_id is not null, 'owner_email', 'no account in use has proved this address'
  );
  return v_owner_id;
end;
$$;

-- Somebody else's page is taken down with a reason.
create function private.check_removal(p_owner_id uuid, p_reason text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(
    p_owner_id is not distinct from auth.uid() or coalesce(length(private.trimmed(p_reason)), 0) between 1 and 1000,
    'reason', 'say in 1 to 1000 characters why'
  );
end;
$$;

-- Writes down that an administrator took somebody's page down or brought it back, and tells the owner.
create function private.announce_removal(
  p_kind text, p_entity_type text, p_entity_id uuid, p_owner_id uuid, p_from text, p_to text,
  p_reason text, p_title text, p_link text
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_owner_id is not distinct from auth.uid() then
    return;
  end if;
  perform private.record_decision(p_entity_type, p_entity_id, p_owner_id, p_from, p_to, p_reason);
  if p_owner_id is not null then
    perform private.notify(
      p_owner_id, p_kind,
      jsonb_build_object('entity', p_entity_type, 'title', p_title, 'reason', private.trimmed(p_reason)), p_link
    );
  end if;
end;
$$;

-- What an administrator changed on somebody's page, besides what triggers write down. Ways to reach
-- somebody are only named.
create function private.audit_page_edit(
  p_entity text, p_entity_id uuid, p_owner_id uuid, p_before jsonb, p_after jsonb
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_left_out constant text[] := array[
    'version', 'updated_at', 'search_text', 'status', 'owner_id', 'deleted_at', 'is_deleted',
    'popularity', 'price_per_hour', 'cleaning_fee', 'deposit_percent', 'extra_head_fee',
    'minimum_spend', 'birthday_month', 'birthday_day'
  ];
  v_personal constant text[] := array[
    'phone', 'email', 'contact_name', 'contact_phone', 'contact_email'
  ];
begin
  if p_owner_id is not distinct from auth.uid() then
    return;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, before, after)
  select
    auth.uid(), coalesce(auth.role(), 'server'), 'update', p_entity, p_entity_id::text,
    jsonb_object_agg(
      c.key, case when c.key = any (v_personal) then '"***"'::jsonb else p_before -> c.key end
    ),
    jsonb_object_agg(c.key, case when c.key = any (v_personal) then '"***"'::jsonb else c.value end)
  from jsonb_each(p_after) as c
  where c.key <> all (v_left_out) and c.value is distinct from p_before -> c.key
  having count(*) > 0;
end;
$$;

revoke execute on all functions in schema private from public;
