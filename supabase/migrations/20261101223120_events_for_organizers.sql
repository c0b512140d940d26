-- Administrators of events write them for their organizers. What an organizer is refused, they are, too;
-- what an edit tells others, it tells them all the same. Why they did it stands in the log.

-- The names of those who may organize events, as they are searched: a thirtieth of all accounts, whose own rows are wide.
create table private.organizer_names (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  name text not null
);
alter table private.organizer_names enable row level security;

create function private.keep_organizer_name(p_user_id uuid)
returns void
language sql
set search_path = ''
as $$
  delete from private.organizer_names where user_id = p_user_id;
  insert into private.organizer_names (user_id, name)
  select p.id, private.search_form(p.username)
  from public.profiles as p
  where p.id = p_user_id and (
    p.can_post_events or p.can_manage_events or exists (
      select from public.user_identities
      where user_id = p.id and user_type in ('performer', 'venue') and status = 'active'
    )
  )
  on conflict (user_id) do update set name = excluded.name
$$;

create function private.keep_organizer_of_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_organizer_name(new.id);
  return null;
end;
$$;
create trigger keep_organizer_name after update of username, can_post_events, can_manage_events on public.profiles
  for each row when (
    (old.username, old.can_post_events, old.can_manage_events)
      is distinct from (new.username, new.can_post_events, new.can_manage_events)
  )
  execute function private.keep_organizer_of_profile();

create function private.keep_organizer_of_identity()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(new.user_type, old.user_type) <> 'fan' then
    perform private.keep_organizer_name(coalesce(new.user_id, old.user_id));
  end if;
  return null;
end;
$$;
create trigger keep_organizer_name after insert or update of status or delete on public.user_identities
  for each row execute function private.keep_organizer_of_identity();

-- GET /rpc/admin_find_organizers. Whose a new event can be: by words of the name, or by the whole
-- address, which nobody is shown.
create function public.admin_find_organizers(p_query text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
begin
  perform private.require_flag('can_manage_events');
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', found.id, 'name', found.username,
            'identities', (
              select coalesce(jsonb_agg(i.user_type order by i.user_type), '[]')
              from public.user_identities as i
              where i.user_id = found.id and i.user_type <> 'fan' and i.status = 'active'
            ),
            'events', (
              select count(*) from public.events
              where organizer_id = found.id and deleted_at is null
            )
          ) order by found.username, found.id
        )
        from (
          select p.id, p.username
          from public.profiles as p
          where p.id in (
              select user_id from private.organizer_names where name like all (v_patterns)
              union all
              select id from public.profiles where email = lower(private.trimmed(p_query))
            )
            and p.active and not p.deleted and private.can_organize(p.id)
          order by p.username, p.id
          limit 8
        ) as found
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.admin_find_organizers(text) from public;
grant execute on function public.admin_find_organizers(text) to anon, authenticated;

-- Whose an event can be from now on, locked against leaving meanwhile. Answers the name.
create function private.lock_new_organizer(p_user_id uuid)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_name text;
begin
  select username into v_name
  from public.profiles where id = p_user_id and active and not deleted for share;
  perform private.require(
    v_name is not null and private.can_organize(p_user_id),
    'organizer_id', 'an account in use that organizes events'
  );
  return v_name;
end;
$$;

-- Whether anybody paid for a ticket of the event, or may do so at any moment: that money is the seller's of
-- the order, and statements of the event are its organizer's.
create function private.has_ticket_money(p_event_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from public.event_settlements where event_id = p_event_id)
    or exists (
      select from public.order_items as i
      join public.orders as o on o.id = i.order_id
      where i.item_type = 'ticket' and i.ref_id = p_event_id and o.total > 0
        and (o.paid_at is not null or o.status in ('pending_payment', 'payment_review'))
    )
$$;

-- Gives an event, which the caller has locked, to another organizer. Nobody hands it to themselves; who
-- stood at its gates was let in by the one before.
create function private.hand_over_event(p_event public.events, p_organizer_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_name constant text := private.lock_new_organizer(p_organizer_id);
  v_event public.events;
begin
  perform private.refuse_own_cause(p_organizer_id);
  if private.has_ticket_money(p_event.id) then
    perform private.raise_error(
      'INVALID_STATE', 'tickets were paid for, or are about to be', 'organizer_id'
    );
  end if;
  update public.events
  set organizer_id = p_organizer_id, organizer_name = v_name
  where id = p_event.id
  returning * into v_event;
  -- What is on sale is paid to somebody.
  if v_event.status = 'approved' then
    perform private.check_payout_account(v_event);
  end if;
  update public.event_staff set status = 'removed' where event_id = p_event.id and status <> 'removed';
  perform private.notify(
    told.id, 'event.handed_over',
    jsonb_build_object('event', v_event.title, 'organizer', v_name, 'reason', private.trimmed(p_reason)),
    case told.id when p_organizer_id then '/events-published/' || v_event.id else '/events/' || v_event.id end
  )
  from unnest(array[p_event.organizer_id, p_organizer_id]) as told (id)
  where told.id is distinct from auth.uid() and told.id is not null;
end;
$$;

-- POST /rpc/admin_save_event. An event with its ticket types in one step: as save_event() and
-- set_ticket_types() take them, p_types null leaves them. A new one is a draft of p_organizer_id; one that there
-- is goes to p_organizer_id, if it is another, until a ticket costs money to somebody. p_reason is needed
-- where it is somebody else's. Answers event_for_editing().
create function public.admin_save_event(
  p_event_id uuid default null, p_version int default null, p_event jsonb default null,
  p_types jsonb default null, p_organizer_id uuid default null, p_reason text default null,
  p_client_key uuid default null, p_agreed text[] default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_manage_events');
  v_before public.events;
  v_after public.events;
  v_receipt jsonb;
  v_asks jsonb;
  v_columns text[];
  v_is_handed_over boolean;
begin
  if p_event_id is null then
    perform private.lock_new_organizer(p_organizer_id);
    -- Sent again: the same draft.
    select * into v_before
    from public.events where organizer_id = p_organizer_id and client_key = p_client_key;
  else
    v_before := private.lock_own_event(p_event_id);
  end if;
  v_is_handed_over := p_event_id is not null and p_organizer_id is not null
    and p_organizer_id is distinct from v_before.organizer_id;
  perform private.check_removal(
    case
      when v_is_handed_over then null when p_event_id is null then p_organizer_id
      else v_before.organizer_id
    end,
    p_reason
  );

  v_receipt := private.write_event(p_event_id, p_version, p_event, p_client_key, p_organizer_id);
  v_asks := coalesce(v_receipt -> 'asks', '[]');
  if p_types is not null then
    v_receipt := private.write_ticket_types(
      (v_receipt ->> 'id')::uuid, (v_receipt ->> 'version')::int, p_types, p_client_key
    );
    v_asks := v_asks || (v_receipt -> 'asks');
  end if;
  if v_is_handed_over then
    perform private.hand_over_event(v_before, p_organizer_id, p_reason);
  end if;
  perform private.agreed_receipt(jsonb_build_object('asks', v_asks), p_agreed);

  select * into v_after from public.events where id = (v_receipt ->> 'id')::uuid;
  select array_agg(c.key order by c.key) into v_columns
  from jsonb_each(to_jsonb(v_after)) as c
  where (p_event ? c.key or c.key in ('ticket_types', 'organizer_id')) and c.value is distinct from to_jsonb(v_before) -> c.key;
  if v_columns is not null then
    perform private.log_act(
      case when v_before.id is null then 'create' else 'edit' end, 'events', v_after.id::text,
      jsonb_build_object('reason', nullif(private.trimmed(p_reason), ''), 'columns', v_columns)
    );
  end if;
  return public.event_for_editing(v_after.id);
end;
$$;
revoke execute on function
  public.admin_save_event(uuid, int, jsonb, jsonb, uuid, text, uuid, text[]) from public;
grant execute on function
  public.admin_save_event(uuid, int, jsonb, jsonb, uuid, text, uuid, text[])
  to anon, authenticated;

revoke execute on all functions in schema private from public;
