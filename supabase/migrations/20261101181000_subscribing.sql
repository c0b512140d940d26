-- Subscribing. Orders of kind `subscription`: one line whose ref_id is the plan.

-- What two years of a plan cost: nobody takes more along.
create function private.most_credit(p_price int, p_days int)
returns int
language sql
immutable
set search_path = ''
as $$
  select (p_price::bigint * 730 / p_days)::int
$$;

-- What is taken off the price of a plan that takes the place of the running one. Of a plan that costs
-- nothing, or much less, no days can be given for what is left.
create function private.credit_for_switch(p_running_id uuid, p_price int, p_cycle text)
returns int
language plpgsql
stable
set search_path = ''
as $$
declare
  v_worth constant int := private.subscription_worth(p_running_id);
begin
  if exists (
    select from public.refund_requests as r
    join private.subscription_cycles as c on c.order_id = r.order_id
    where c.plan_id = p_running_id and r.status = 'requested'
  ) then
    perform private.raise_error('INVALID_STATE', 'the running plan is asked back', 'refund');
  end if;
  if v_worth > private.most_credit(
    p_price, private.cycle_end(private.today(), p_cycle) - private.today()
  ) then
    perform private.raise_error('INVALID_STATE', 'the running plan is paid for', 'paid_until');
  end if;
  return least(p_price, v_worth);
end;
$$;

-- POST /rpc/subscribe. For a performer or a venue of the caller that is not taken down. A plan that runs is replaced when
-- the new one is paid; what is left of it is taken off the price, and what is more than the price
-- becomes days. The same key again is the same order.
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
  v_credit int;
begin
  perform private.require(
    (p_performer_id is null) <> (p_venue_id is null), 'subscriber', 'either a performer or a venue'
  );
  perform private.require(
    p_billing_cycle in ('monthly', 'yearly'), 'billing_cycle', 'monthly or yearly'
  );
  v_order := private.order_by_key(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'subscribe', p_catalog_id, p_performer_id, p_venue_id, p_billing_cycle, p_invoice
    )
  );
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
    where id = p_venue_id and owner_id = v_user_id and deleted_at is null and status <> 'archived'
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
    perform private.expire_orders_of(v_plan.id);
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
  v_credit := private.credit_for_switch(v_running.id, v_price, p_billing_cycle);
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
    v_credit
  );
  perform private.take_credit(v_running.id, v_order.id, v_credit);
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

revoke execute on all functions in schema private from public;
