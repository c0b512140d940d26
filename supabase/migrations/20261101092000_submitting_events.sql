-- Submitting an event, and what stands in the way of its listing: nobody knows where to pay, or the
-- plan is full.

-- What everybody needs to read of an event; asked for when it is submitted and required from then
-- on.
create function private.check_complete_event(p_event public.events)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require(p_event.category is not null, 'category', 'one of the categories');
  perform private.require(p_event.city is not null, 'city', 'one of the cities');
  perform private.require(p_event.date is not null, 'date', 'a day');
  perform private.require(length(p_event.location) >= 1, 'location', 'where it is');
  perform private.require(length(p_event.description) >= 1, 'description', 'one line for the list');
end;
$$;

-- Whether buyers would have to pay and would not know where to.
create function private.needs_payout_account(p_event public.events)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_event.organizer_id is not null
    and exists (
      select from public.ticket_stock
      where event_id = p_event.id and ticket_type_id <> '*' and not is_hidden and price > 0
    )
    and private.bank_account('organizer', p_event.organizer_id) is null
$$;

create function private.check_payout_account(p_event public.events)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.needs_payout_account(p_event) then
    perform private.raise_error(
      'PAYOUT_ACCOUNT_MISSING', 'set_bank_account() of the organizer comes first'
    );
  end if;
end;
$$;

-- Listings are events that wait for a look or are to come, and how many there may be. What is held at
-- one's own venue is that venue's business. The best plan among the organizer's performers counts.
create function private.event_listing_use(p_organizer_id uuid, p_beside uuid default null)
returns table (used bigint, performer_id uuid, most int)
language plpgsql
stable
rows 1
set search_path = ''
as $$
begin
  return query select listed.used, best.id, (private.plan_limits(best.id, null) ->> 'listings')::int
  from (
    select count(*) as used
    from public.events as e
    where e.organizer_id = p_organizer_id and e.id is distinct from p_beside
      and e.deleted_at is null
      and e.status in ('pending_approval', 'approved') and e.ends_at > now()
      and not exists (
        select from public.venues where id = e.venue_id and owner_id = e.organizer_id
      )
  ) as listed
  left join (
    select id from public.performer_profiles
    where owner_id = p_organizer_id and not is_deleted
    order by (private.plan_limits(id, null) ->> 'listings')::int desc nulls first, id
    limit 1
  ) as best on true;
end;
$$;

-- PLAN_LIMIT when an organizer has as many listed as the plan allows. Administrators list what they like.
create function private.check_listing_limit(p_event public.events)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_event.organizer_id is null
    or private.has_flag('can_manage_events') or private.is_superadmin()
    or exists (
      select from public.venues where id = p_event.venue_id and owner_id = p_event.organizer_id
    )
  then
    return;
  end if;
  -- Not by the account's row: whoever disables the account holds that and waits for its events.
  perform private.wait_turn('listing:' || p_event.organizer_id);
  perform private.check_plan_limit(u.performer_id, null, 'listings', u.used)
  from private.event_listing_use(p_event.organizer_id, p_event.id) as u;
end;
$$;

-- POST /rpc/submit_event. A draft, or a refused event that was mended, waits for its approval. A
-- paid event needs the account that buyers transfer to, and the plan its room.
create function public.submit_event(p_event_id uuid default null, p_version int default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event public.events;
begin
  v_event := private.lock_own_event(p_event_id);
  if v_event.status not in ('draft', 'rejected') then
    perform private.raise_error('INVALID_STATE', format('the event is %s', v_event.status));
  end if;
  if p_version is distinct from v_event.version then
    perform private.raise_error(
      'STALE_VERSION', 'somebody saved it meanwhile', v_event.version::text
    );
  end if;
  perform private.check_complete_event(v_event);
  perform private.check_opening_hours(v_event, v_event.ends_at);
  perform private.require(v_event.ahead_until > now(), 'date', 'the day is over');
  perform private.require(
    exists (
      select from public.ticket_stock
      where event_id = p_event_id and ticket_type_id <> '*' and not is_hidden
    ) and not exists (
      select from public.ticket_stock
      where event_id = p_event_id and ticket_type_id <> '*' and not is_hidden and price is null
    ),
    'types', 'at least one ticket type, each with its price'
  );
  perform private.check_payout_account(v_event);
  perform private.check_listing_limit(v_event);
  update public.events set status = 'pending_approval', submitted_at = now() where id = p_event_id;
  return private.event_receipt(p_event_id);
end;
$$;
revoke execute on function public.submit_event(uuid, int) from public;
grant execute on function public.submit_event(uuid, int) to anon, authenticated;

-- POST /rpc/withdraw_event. Back to the draft, to be written on.
create function public.withdraw_event(p_event_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (private.lock_own_event(p_event_id)).status <> 'pending_approval' then
    perform private.raise_error('INVALID_STATE', 'the event does not wait for approval');
  end if;
  update public.events set status = 'draft' where id = p_event_id;
  return private.event_receipt(p_event_id);
end;
$$;
revoke execute on function public.withdraw_event(uuid) from public;
grant execute on function public.withdraw_event(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
