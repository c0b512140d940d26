-- A plan that an operator ends: somebody misuses it, has left, or asks by phone.

-- POST /rpc/end_subscription. p_at_once: today, and what was paid for the days to come is not given back by it; else at
-- the end of what is paid. INVALID_STATE when the plan does not run, while a payment of its renewal is being looked
-- for (field payment), or another plan is ordered in its place (field replaced). Its owner reads the reason.
create function public.end_subscription(
  p_plan_id uuid default null, p_at_once boolean default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag(private.order_flag('subscription'));
  v_plan public.subscription_plans;
begin
  perform private.require(p_at_once is not null, 'at_once', 'true or false');
  perform private.require(
    length(private.trimmed(p_reason)) between 1 and 500, 'reason', 'the reason has 1 to 500 characters'
  );
  select * into v_plan from public.subscription_plans where id = p_plan_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such plan');
  end if;
  perform private.refuse_own_cause(v_plan.owner_id);
  perform private.lock_subscriber(v_plan.performer_id, v_plan.venue_id);
  select * into v_plan from public.subscription_plans where id = p_plan_id;
  if v_plan.status not in ('active', 'expiring') then
    perform private.raise_error('INVALID_STATE', 'only a plan that runs is ended');
  end if;
  if exists (select from public.orders where id = v_plan.order_id and status = 'payment_review') then
    perform private.raise_error('INVALID_STATE', 'a payment of it is being looked for', 'payment');
  end if;
  if p_at_once and private.is_being_replaced(p_plan_id) then
    perform private.raise_error('INVALID_STATE', 'another plan is ordered in its place', 'replaced');
  end if;
  if exists (select from public.orders where id = v_plan.order_id and status = 'pending_payment') then
    perform private.close_order(v_plan.order_id, 'cancelled');
  end if;
  update public.subscription_plans
  set auto_renew = false,
    status = case when p_at_once then 'cancelled' else status end,
    cancel_at = case when p_at_once then private.today() else renewal_date end
  where id = p_plan_id
  returning * into v_plan;
  perform private.log_act(
    'end_plan', 'subscription_plans', p_plan_id::text,
    jsonb_build_object('at_once', p_at_once, 'reason', private.trimmed(p_reason))
  );
  perform private.notify(
    v_plan.owner_id, 'subscription.stopped',
    jsonb_build_object('plan', v_plan.plan_name, 'date', v_plan.cancel_at, 'reason', private.trimmed(p_reason)),
    case when v_plan.venue_id is null then '/subscription' else '/venue-subscription' end
  );
  return private.subscription_card(v_plan);
end;
$$;
revoke execute on function public.end_subscription(uuid, boolean, text) from public;
grant execute on function public.end_subscription(uuid, boolean, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
