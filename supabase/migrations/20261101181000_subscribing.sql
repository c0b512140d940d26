-- Subscribing. Orders of kind `subscription`: one line whose ref_id is the plan.

-- POST /rpc/subscribe. For a performer or a venue of the caller. A plan that runs is replaced when
-- the new one is paid; what is left of it is taken off the price. The same key again is the same
-- order.
create function public.subscribe(
  p_catalog_id uuid default null,
  p_performer_id uuid default null,
  p_venue_id uuid default null,
  p_billing_cycle text default 'monthly',
  p_invoice jsonb default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders;
  v_catalog public.plan_catalog;
  v_running public.subscription_plans;
  v_plan public.subscription_plans;
  v_price int;
begin
  perform private.require(
    (p_performer_id is null) <> (p_venue_id is null), 'subscriber', 'either a performer or a venue'
  );
  perform private.require(
    p_billing_cycle in ('monthly', 'yearly'), 'billing_cycle', 'monthly or yearly'
  );
  v_order := private.order_by_key(v_user_id, p_idempotency_key, 'subscription');
  if v_order.id is not null then
    return (
      select private.subscription_card(s)
      from public.order_items as i
      join public.subscription_plans as s on s.id = i.ref_id
      where i.order_id = v_order.id
    );
  end if;

  if not exists (
    select from public.performer_profiles
    where id = p_performer_id and owner_id = v_user_id and not is_deleted
  ) and not exists (
    select from public.venues
    where id = p_venue_id and owner_id = v_user_id and deleted_at is null
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such performer or venue');
  end if;
  perform private.lock_subscriber(p_performer_id, p_venue_id);
  select * into v_catalog from public.plan_catalog
  where id = p_catalog_id and is_active
    and audience = case when p_venue_id is null then 'performer' else 'venue' end;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such plan');
  end if;

  select s.* into v_plan from public.subscription_plans as s
  where s.status = 'pending_payment'
    and (s.performer_id = p_performer_id or s.venue_id = p_venue_id);
  if v_plan.id is not null then
    perform private.expire_orders_of('subscription', v_plan.id);
    if exists (
      select from public.subscription_plans where id = v_plan.id and status = 'pending_payment'
    ) then
      perform private.raise_error('INVALID_STATE', 'another plan waits for its payment', 'pending');
    end if;
  end if;
  select * into v_running from private.running_subscription(p_performer_id, p_venue_id);
  if v_running.catalog_id = p_catalog_id and v_running.billing_cycle = p_billing_cycle then
    perform private.raise_error('INVALID_STATE', 'this plan runs already', 'running');
  end if;

  v_price := case p_billing_cycle when 'yearly' then v_catalog.price_year
    else v_catalog.price_month end;
  insert into public.subscription_plans (
    owner_id, catalog_id, performer_id, venue_id, plan_name, price, billing_cycle, features, limits,
    replaces_id
  )
  values (
    v_user_id, p_catalog_id, p_performer_id, p_venue_id, v_catalog.name, v_price, p_billing_cycle,
    v_catalog.features, v_catalog.limits, v_running.id
  )
  returning * into v_plan;
  v_order := private.open_order(
    v_user_id, 'subscription', 'platform', null,
    jsonb_build_array(
      jsonb_build_object(
        'item_type', 'subscription', 'ref_id', v_plan.id, 'sub_ref', p_billing_cycle,
        'name', v_catalog.name, 'unit_price', v_price, 'quantity', 1
      )
    ),
    now() + interval '24 hours', null, p_invoice, p_idempotency_key,
    case when v_running.id is null then 0
      else least(v_price, private.subscription_credit(v_running)) end
  );
  update public.subscription_plans set order_id = v_order.id where id = v_plan.id;
  perform private.settle_if_free(v_order.id);
  return (
    select private.subscription_card(s) from public.subscription_plans as s where s.id = v_plan.id
  );
end;
$$;
revoke execute on function public.subscribe(uuid, uuid, uuid, text, jsonb, uuid) from public;
grant execute on function
  public.subscribe(uuid, uuid, uuid, text, jsonb, uuid)
  to anon, authenticated;

create function private.subscription_order_lock(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_subscriber(s.performer_id, s.venue_id)
  from public.order_items as i
  join public.subscription_plans as s on s.id = i.ref_id
  where i.order_id = p_order_id;
end;
$$;

-- The plan that an order is for.
create function private.subscription_of_order(p_order_id uuid)
returns public.subscription_plans
language sql
stable
set search_path = ''
as $$
  select s.* from public.order_items as i
  join public.subscription_plans as s on s.id = i.ref_id
  where i.order_id = p_order_id
$$;

-- The first order of a plan starts it; a later one adds a cycle to whatever plan runs by then.
create function private.subscription_order_paid(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_plan public.subscription_plans := private.subscription_of_order(p_order_id);
  v_running public.subscription_plans;
  v_renewal uuid;
begin
  select * into v_running from private.running_subscription(v_plan.performer_id, v_plan.venue_id);
  if v_plan.status = 'pending_payment' then
    if v_running.id is not null then
      -- Its renewal, if one is on offer, is of no use any more.
      select o.id into v_renewal from public.orders as o
      where o.id = v_running.order_id and o.status = 'pending_payment';
      if v_renewal is not null then
        perform private.close_order(v_renewal, 'cancelled');
      end if;
      update public.subscription_plans
      set status = 'cancelled', cancel_at = private.today(), auto_renew = false
      where id = v_running.id;
    end if;
    update public.subscription_plans
    set status = 'active', start_date = private.today(),
      renewal_date = private.cycle_end(private.today(), billing_cycle)
    where id = v_plan.id;
  elsif v_running.id is not null then
    update public.subscription_plans
    set status = 'active', cancel_at = null,
      renewal_date = private.cycle_end(
        greatest(renewal_date, private.today()), v_plan.billing_cycle
      )
    where id = v_running.id;
  else
    -- Paid after it ran out: it starts again today.
    update public.subscription_plans
    set status = 'active', cancel_at = null, auto_renew = true, start_date = private.today(),
      renewal_date = private.cycle_end(private.today(), billing_cycle)
    where id = v_plan.id;
  end if;
end;
$$;

create function private.subscription_order_closed(p_order_id uuid, p_reason text)
returns void
language sql
set search_path = ''
as $$
  update public.subscription_plans set status = 'cancelled'
  where status = 'pending_payment' and order_id = p_order_id
$$;

-- A refund takes the cycle back that was paid for: of the first order that is the plan itself.
create function private.subscription_order_refunded(p_order_id uuid, p_ticket_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_plan public.subscription_plans := private.subscription_of_order(p_order_id);
  v_end constant date := case v_plan.billing_cycle
    when 'yearly' then v_plan.renewal_date - interval '1 year'
    else v_plan.renewal_date - interval '1 month'
  end;
  v_goes_on constant boolean := v_end > v_plan.start_date and v_end > private.today();
begin
  update public.subscription_plans
  set status = case
      when not v_goes_on then 'cancelled'
      when v_end <= private.today() + 7 then 'expiring'
      else 'active'
    end,
    renewal_date = case when v_goes_on then v_end else renewal_date end,
    cancel_at = case when v_goes_on then v_end else private.today() end,
    auto_renew = false
  where id = v_plan.id and status in ('active', 'expiring');
end;
$$;

-- All of it within seven days of paying, for the latest order of a plan that still runs; nothing
-- later.
create function private.subscription_refund_quote(p_order_id uuid, p_ticket_ids uuid[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when o.paid_at > now() - interval '7 days' and exists (
      select from public.subscription_plans
      where order_id = o.id and status in ('active', 'expiring')
    )
      then jsonb_build_object('amount', o.total, 'fee', 0, 'allowed', true, 'reason', null)
    else jsonb_build_object('amount', 0, 'fee', 0, 'allowed', false, 'reason', 'too_late')
  end
  from public.orders as o
  where o.id = p_order_id
$$;

revoke execute on all functions in schema private from public;
