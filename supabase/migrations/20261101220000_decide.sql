-- One way to decide on everything that waits for the administrators. Each kind of thing has a
-- private function decide_<table>(id, status, reason) with the same promises: the row is locked, so
-- of two administrators one wins and the other reads INVALID_STATE; the owner is told; the decision
-- is stored.

create table private.decision_transitions (
  entity_type text not null,
  from_status text not null,
  to_status text not null,
  needs_reason boolean not null,
  primary key (entity_type, from_status, to_status)
);

alter table private.decision_transitions enable row level security;

insert into private.decision_transitions (entity_type, from_status, to_status, needs_reason) values
  ('events', 'pending_approval', 'approved', false),
  ('events', 'pending_approval', 'rejected', true),
  ('venues', 'pending_approval', 'approved', false),
  ('venues', 'pending_approval', 'rejected', true),
  -- Second thoughts, and taking down what turned out to be wrong: only with p_from, so that who
  -- decides on what just waited never undoes what somebody else decided a moment ago.
  ('venues', 'rejected', 'approved', false),
  ('venues', 'approved', 'rejected', true),
  ('performer_profiles', 'pending', 'approved', false),
  ('performer_profiles', 'pending', 'rejected', true),
  ('performer_profiles', 'rejected', 'approved', false),
  ('performer_profiles', 'approved', 'rejected', true),
  ('products', 'pending', 'active', false),
  ('products', 'pending', 'rejected', true),
  ('products', 'active', 'rejected', true),
  ('products', 'inactive', 'rejected', true);

-- Refuses a decision that does not exist, that lacks its reason, or that does not follow.
create function private.check_decision(
  p_entity_type text, p_from text, p_to text, p_reason text, p_seen text default null
)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_needs_reason boolean;
begin
  select bool_or(needs_reason) into v_needs_reason
  from private.decision_transitions
  where entity_type = p_entity_type and to_status = p_to;
  perform private.require(
    v_needs_reason is not null, 'status', format('%s cannot be decided as %s', p_entity_type, p_to)
  );
  perform private.require(
    not v_needs_reason or p_reason is not null, 'reason', 'this decision needs a reason'
  );
  if not exists (
    select from private.decision_transitions
    where entity_type = p_entity_type and from_status = p_from and to_status = p_to
      and p_from = any (array[coalesce(p_seen, 'pending'), coalesce(p_seen, 'pending_approval')])
  ) then
    perform private.raise_error('INVALID_STATE', format('it is %s', p_from));
  end if;
end;
$$;

-- Stores the decision and tells the owner.
create function private.announce_decision(
  p_entity_type text, p_entity_id uuid, p_owner_id uuid, p_from text, p_to text, p_reason text,
  p_title text, p_link text
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.record_decision(p_entity_type, p_entity_id, p_owner_id, p_from, p_to, p_reason);
  perform private.notify(
    p_owner_id,
    case p_to when 'rejected' then 'decision.rejected' else 'decision.approved' end,
    jsonb_build_object('entity', p_entity_type, 'title', p_title, 'reason', p_reason),
    p_link
  );
end;
$$;

-- Opens an identity that waits for its review. One that was suspended stays so.
create function private.activate_identity(p_user_id uuid, p_type text)
returns void
language sql
set search_path = ''
as $$
  insert into public.user_identities (user_id, user_type, status)
  select p_user_id, p_type, 'active' where p_user_id is not null
  on conflict (user_id, user_type) do update set status = 'active'
    where user_identities.status = 'pending'
$$;

create function private.decide_events(
  p_id uuid, p_status text, p_reason text, p_seen text default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
begin
  select * into v_event from public.events
  where id = p_id and deleted_at is null for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such event');
  end if;
  perform private.check_decision('events', v_event.status, p_status, p_reason, p_seen);
  -- Older screens read the last word here; all of them stand in approval_decisions.
  update public.events set status = p_status, comments = coalesce(p_reason, p_status) where id = p_id;
  perform private.announce_decision(
    'events', p_id, v_event.organizer_id, v_event.status, p_status, p_reason, v_event.title,
    '/events-published'
  );
end;
$$;

create function private.decide_venues(
  p_id uuid, p_status text, p_reason text, p_seen text default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_venue public.venues;
begin
  select * into v_venue from public.venues
  where id = p_id and deleted_at is null for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such venue');
  end if;
  perform private.check_decision('venues', v_venue.status, p_status, p_reason, p_seen);
  update public.venues set status = p_status where id = p_id;
  if p_status = 'approved' then
    perform private.activate_identity(v_venue.owner_id, 'venue');
  end if;
  perform private.announce_decision(
    'venues', p_id, v_venue.owner_id, v_venue.status, p_status, p_reason, v_venue.name,
    '/venue-profile'
  );
end;
$$;

create function private.decide_performer_profiles(
  p_id uuid, p_status text, p_reason text, p_seen text default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_performer public.performer_profiles;
begin
  select * into v_performer from public.performer_profiles
  where id = p_id and not is_deleted for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such performer');
  end if;
  perform private.check_decision('performer_profiles', v_performer.status, p_status, p_reason, p_seen);
  update public.performer_profiles set status = p_status where id = p_id;
  if p_status = 'approved' then
    perform private.activate_identity(v_performer.owner_id, 'performer');
  end if;
  perform private.announce_decision(
    'performer_profiles', p_id, v_performer.owner_id, v_performer.status, p_status, p_reason,
    v_performer.performer_name, '/performer-profile'
  );
end;
$$;

create function private.decide_products(
  p_id uuid, p_status text, p_reason text, p_seen text default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_product record;
  v_owner_id uuid;
begin
  select id, name, status, performer_id into v_product
  from public.products
  where id = p_id and deleted_at is null for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such product');
  end if;
  perform private.check_decision('products', v_product.status, p_status, p_reason, p_seen);
  update public.products set status = p_status where id = p_id;
  select owner_id into v_owner_id
  from public.performer_profiles where id = v_product.performer_id;
  perform private.announce_decision(
    'products', p_id, v_owner_id, v_product.status, p_status, p_reason, v_product.name,
    '/product-management'
  );
end;
$$;

-- POST /rpc/decide. p_entity_type is a table's name. The reason is required for a rejection.
-- Without p_from only what waits is decided on; with it, what is in that status.
create function public.decide(
  p_entity_type text default null,
  p_entity_id uuid default null,
  p_status text default null,
  p_reason text default null,
  p_from text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_approve_posts');
  v_reason constant text := nullif(private.trimmed(p_reason), '');
begin
  perform private.require(p_entity_type is not null, 'entity_type', 'what kind of thing it is');
  perform private.require(p_status is not null, 'status', 'the decision is missing');
  perform private.require(
    v_reason is null or length(v_reason) <= 1000, 'reason', 'a reason has at most 1000 characters'
  );
  perform private.refuse_own_cause(private.owner_of(p_entity_type, p_entity_id));
  case p_entity_type
    when 'events' then
      perform private.decide_events(p_entity_id, p_status, v_reason, p_from);
    when 'venues' then
      perform private.decide_venues(p_entity_id, p_status, v_reason, p_from);
    when 'performer_profiles' then
      perform private.decide_performer_profiles(p_entity_id, p_status, v_reason, p_from);
    when 'products' then
      perform private.decide_products(p_entity_id, p_status, v_reason, p_from);
    when 'advertisements' then
      perform private.decide_advertisements(p_entity_id, p_status, v_reason);
    when 'ad_creatives' then perform private.decide_ad_creatives(p_entity_id, p_status, v_reason);
    when 'support_spots' then
      perform private.decide_support_spots(p_entity_id, p_status, v_reason, p_from);
    when 'support_ad_orders' then
      perform private.decide_support_ad_orders(p_entity_id, p_status, v_reason);
    else
      perform private.require(false, 'entity_type', format('%s is not decided on', p_entity_type));
  end case;
  return jsonb_build_object(
    'entity_type', p_entity_type, 'entity_id', p_entity_id, 'status', p_status
  );
end;
$$;
revoke execute on function public.decide(text, uuid, text, text, text) from public;
grant execute on function public.decide(text, uuid, text, text, text) to anon, authenticated;

-- GET /rpc/decision_history. For whoever decides, with names; for the owner, without.
create function public.decision_history(
  p_entity_type text default null, p_entity_id uuid default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_decides constant boolean := private.has_flag('can_approve_posts');
begin
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'from_status', d.from_status,
            'to_status', d.to_status,
            'reason', d.reason,
            'decided_at', d.decided_at,
            'decided_by', case when v_decides then p.username end
          ) order by d.decided_at desc, d.id desc
        )
        from public.approval_decisions as d
        left join public.profiles as p on p.id = d.decided_by
        where d.entity_type = p_entity_type and d.entity_id = p_entity_id
          and (v_decides or d.owner_id = v_user_id)
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.decision_history(text, uuid) from public;
grant execute on function public.decision_history(text, uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
