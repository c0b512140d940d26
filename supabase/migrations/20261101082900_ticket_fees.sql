-- What is retained of the price of a ticket that goes back.

-- The fee in percent that a policy takes at a moment, or null when it gives nothing back any more.
-- Days are counted in Taipei; neither the day of the purchase nor that of the event counts.
create function private.refund_fee_percent(
  p_rules jsonb, p_starts_at timestamptz, p_ends_at timestamptz, p_bought_at timestamptz,
  p_now timestamptz
)
returns int
language sql
immutable
set search_path = ''
as $$
  select case
    when p_rules ->> 'until' = 'event_end' then
      case when p_now < p_ends_at then (p_rules ->> 'fee_percent')::int end
    when p_now >= private.ahead_until(p_starts_at, p_ends_at) then null
    when p_rules ? 'tiers' then (
      select (tier ->> 'fee_percent')::int
      from jsonb_array_elements(p_rules -> 'tiers') as tier
      where days.before >= (tier ->> 'from_days')::int
      order by (tier ->> 'from_days')::int desc
      limit 1
    )
    when days.before < (p_rules ->> 'until_days_before')::int then null
    when days.since > (p_rules ->> 'within_days_of_purchase')::int then null
    when p_now >= private.ahead_until(p_starts_at, p_ends_at)
      - make_interval(hours => (p_rules ->> 'until_hours_before')::int) then null
    else (p_rules ->> 'fee_percent')::int
  end
  from (
    select timezone('Asia/Taipei', p_starts_at)::date - timezone('Asia/Taipei', p_now)::date
        as before,
      timezone('Asia/Taipei', p_now)::date - timezone('Asia/Taipei', p_bought_at)::date as since
  ) as days
$$;

-- How long those who bought before may give their tickets back without a fee after an event moved.
create function private.time_to_return()
returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '7 days'
$$;

-- Until when that is for an event that moved; null for one that did not. What goes on for days may be
-- changed while it does.
create function private.free_return_until(p_event public.events)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select least(
    p_event.rescheduled_at + private.time_to_return(), p_event.ahead_until
  )
  where p_event.rescheduled_at is not null
$$;

-- The percentage for an order of an event now. Nothing is retained when the organizer calls the event
-- off or is disabled, nor for seven days after a change of its date or location or while its city is closed,
-- for those who bought before.
create function private.ticket_fee_percent(p_event public.events, p_bought_at timestamptz)
returns int
language sql
stable
set search_path = ''
as $$
  select case
    when p_event.status = 'cancelled' then 0
    when p_event.ends_at > now() and exists (
      select from public.profiles where id = p_event.organizer_id and not active
    ) then 0
    when p_event.rescheduled_at > p_bought_at and now() < private.free_return_until(p_event) then 0
    when now() < private.closure_return_until(p_event, p_bought_at) then 0
    else private.refund_fee_percent(
      (select rules from public.refund_policies where code = p_event.refund_policy_code),
      p_event.starts_at, p_event.ends_at, p_bought_at, now()
    )
  end
$$;

revoke execute on all functions in schema private from public;
