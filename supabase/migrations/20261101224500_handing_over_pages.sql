-- Pages of venues and performers that go to somebody else: the house was sold, the agency changed, somebody has two
-- accounts. What belongs to the page goes with it; what belongs to the person does not.

-- POST /rpc/hand_over_page. p_entity_type: venues or performer_profiles. By administrators of that kind, to the
-- account in use with this address, and not to themselves. Bookings, calendar, messages, sales and the running plan
-- go along; the bank account does not, and the plan is not renewed. OBLIGATIONS while a buyer's money is on its
-- way, INVALID_STATE while somebody claims the page or the new owner's identity is suspended.
create function public.hand_over_page(
  p_entity_type text default null,
  p_id uuid default null,
  p_version int default null,
  p_owner_email text default null,
  p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_is_venue constant boolean := p_entity_type = 'venues';
  v_kind constant text := case when v_is_venue then 'venue' else 'performer' end;
  v_flag constant text := case when v_is_venue then 'can_manage_venues' else 'can_manage_performers' end;
  v_admin_id constant uuid := private.require_flag(v_flag);
  v_owner_id uuid;
  v_page record;
begin
  perform private.require(p_entity_type in ('venues', 'performer_profiles'), 'entity_type', 'a page');
  perform private.check_removal(null, p_reason);
  v_owner_id := private.page_owner(v_flag, coalesce(p_owner_email, ''));
  perform private.refuse_own_cause(v_owner_id);
  perform private.lock_calendars(array[p_id]);
  if v_is_venue then
    select id, name, owner_id, version into v_page
    from public.venues where id = p_id and deleted_at is null for no key update;
  else
    select id, performer_name as name, owner_id, version into v_page
    from public.performer_profiles where id = p_id and not is_deleted for no key update;
  end if;
  if v_page.id is null then
    perform private.raise_error('NOT_FOUND', 'there is no such page');
  end if;
  if p_version <> v_page.version then
    perform private.raise_error('STALE_VERSION', format('it is version %s now', v_page.version));
  end if;
  perform private.require(
    v_owner_id is distinct from v_page.owner_id, 'owner_email', 'the page is theirs already'
  );
  if exists (
    select from public.performer_claims where performer_id = p_id and status = 'pending'
    union all
    select from public.user_identities
    where user_id = v_owner_id and user_type = v_kind and status = 'suspended'
  ) then
    perform private.raise_error('INVALID_STATE', 'somebody claims the page, or its owner would be suspended');
  end if;
  perform private.refuse_page_obligations(v_kind, p_id);

  perform private.stop_plans(case when not v_is_venue then p_id end, case when v_is_venue then p_id end);
  update public.subscription_plans set owner_id = v_owner_id
  where p_id in (performer_id, venue_id) and status in ('active', 'expiring');
  -- Buyers must not go on paying whoever it was.
  delete from private.bank_accounts where seller_type = v_kind and seller_id = p_id;
  if v_is_venue then
    update public.venues set owner_id = v_owner_id, version = version + 1 where id = p_id;
  else
    update public.performer_profiles
    set owner_id = v_owner_id, version = version + 1 where id = p_id;
    insert into public.performer_availability (performer_id) values (p_id) on conflict do nothing;
  end if;
  insert into public.user_identities (user_id, user_type) values (v_owner_id, v_kind)
  on conflict (user_id, user_type) do update set status = 'active'
    where user_identities.status = 'pending';

  perform private.log_act(
    'hand_over_page', p_entity_type, p_id::text,
    jsonb_build_object('from', v_page.owner_id, 'to', v_owner_id, 'reason', private.trimmed(p_reason))
  );
  perform private.notify(
    told.id, told.kind,
    jsonb_build_object('entity', p_entity_type, 'title', v_page.name, 'reason', private.trimmed(p_reason)),
    case when v_is_venue then '/venue-profile' else '/performer-profile' end
  )
  from (
    values (v_page.owner_id, 'decision.handed_over'), (v_owner_id, 'decision.received')
  ) as told (id, kind)
  where told.id is distinct from v_admin_id and told.id is not null;
  return jsonb_build_object('id', p_id);
end;
$$;
revoke execute on function public.hand_over_page(text, uuid, int, text, text) from public;
grant execute on function public.hand_over_page(text, uuid, int, text, text) to anon, authenticated;
