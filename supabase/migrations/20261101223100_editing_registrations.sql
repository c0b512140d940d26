-- Administrators put right what somebody wrote when registering. The tickets follow, as far as they are
-- still in the hands of who registered.

-- POST /rpc/admin_save_registration. What is null stays as it is, an empty text clears a field that may be
-- empty. p_updated_at: as it was read; somebody else was faster is STALE_VERSION. Phone, address and
-- emergency contact are to be changed while they are to be read, around the event only (FORBIDDEN). The
-- audit log names the columns and repeats nobody's address.
create function public.admin_save_registration(
  p_registration_id uuid default null, p_updated_at text default null,
  p_name text default null, p_phone text default null, p_address text default null,
  p_emergency_contact text default null, p_notes text default null, p_admin_notes text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_manage_events');
  v_name constant text := private.trimmed(p_name);
  v_phone constant text := private.phone_number(p_phone);
  v_before public.event_registrations;
  v_after public.event_registrations;
  v_event public.events;
  v_changed jsonb;
begin
  select e.* into v_event
  from public.events as e
  join public.event_registrations as r on r.event_id = e.id
  where r.id = p_registration_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such registration');
  end if;
  v_event := private.lock_event(v_event.id);
  select * into v_before
  from public.event_registrations where id = p_registration_id for no key update;
  if v_event.registrations_forgotten_at is not null then
    perform private.raise_error('INVALID_STATE', 'who was there was forgotten');
  end if;
  if p_updated_at is distinct from to_jsonb(v_before.updated_at) #>> '{}' then
    perform private.raise_error('STALE_VERSION', 'somebody saved it meanwhile');
  end if;
  if num_nonnulls(p_phone, p_address, p_emergency_contact) > 0 and not (
    select phone from private.contact_shown(
      'ticket', v_before.status, v_event.starts_at, v_event.ends_at
    )
  ) then
    perform private.raise_error('FORBIDDEN', 'a contact is to be read around the event only');
  end if;
  perform private.require(
    v_name is null or length(v_name) between 1 and 50, 'name', '1 to 50 characters'
  );
  perform private.require(
    p_phone is null or v_phone is not null, 'phone', 'the phone number is not valid'
  );
  perform private.require(
    length(coalesce(p_address, '')) <= 200, 'address', 'at most 200 characters'
  );
  perform private.require(
    length(coalesce(p_emergency_contact, '')) <= 100, 'emergency_contact', 'at most 100 characters'
  );
  perform private.require(length(coalesce(p_notes, '')) <= 1000, 'notes', 'at most 1000 characters');
  perform private.require(
    length(coalesce(p_admin_notes, '')) <= 1000, 'admin_notes', 'at most 1000 characters'
  );

  update public.event_registrations
  set name = coalesce(v_name, name), phone = coalesce(v_phone, phone),
    address = case when p_address is null then address else nullif(private.trimmed(p_address), '') end,
    emergency_contact = case
      when p_emergency_contact is null then emergency_contact
      else nullif(private.trimmed(p_emergency_contact), '')
    end,
    notes = case when p_notes is null then notes else nullif(private.trimmed(p_notes), '') end,
    admin_notes = case
      when p_admin_notes is null then admin_notes else nullif(private.trimmed(p_admin_notes), '')
    end
  where id = p_registration_id
  returning * into v_after;
  update public.tickets
  set holder_name = v_after.name, holder_phone = v_after.phone
  where registration_id = p_registration_id and holder_user_id = v_before.user_id
    and holder_name = v_before.name
    and (v_before.name, v_before.phone) is distinct from (v_after.name, v_after.phone);

  select jsonb_agg(after.key order by after.key) into v_changed
  from jsonb_each(to_jsonb(v_before)) as before
  join jsonb_each(to_jsonb(v_after)) as after on after.key = before.key
  where after.value <> before.value
    and after.key in ('name', 'phone', 'address', 'emergency_contact', 'notes');
  if v_changed is not null then
    insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, after)
    values (
      v_admin_id, 'authenticated', 'correct', 'event_registrations', p_registration_id,
      jsonb_build_object('columns', v_changed)
    );
  end if;
  return jsonb_build_object('id', v_after.id, 'updated_at', v_after.updated_at);
end;
$$;
revoke execute on function
  public.admin_save_registration(uuid, text, text, text, text, text, text, text) from public;
grant execute on function
  public.admin_save_registration(uuid, text, text, text, text, text, text, text)
  to anon, authenticated;
