-- What orders ask of plans once they are paid, called off or given back, see order_kinds.

-- What is left of a plan and does not fit into the next one goes back.
create function private.give_back_rest(p_plan_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_cycle private.subscription_cycles;
  v_amount int;
begin
  for v_cycle in
    select * from private.subscription_cycles where plan_id = p_plan_id order by order_id
  loop
    v_amount := least(private.cycle_worth(v_cycle), private.refundable_of(v_cycle.order_id));
    if v_amount > 0 then
      perform private.refund_order(v_cycle.order_id, 'plan_replaced', null, v_amount);
    end if;
  end loop;
end;
$$;

-- A plan that is paid for the first time starts today. What it takes the place of ends; what is left
-- of that beyond the price becomes days, for two years at most.
create function private.start_plan(p_plan public.subscription_plans, p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_running constant public.subscription_plans :=
    private.running_subscription(p_plan.performer_id, p_plan.venue_id);
  v_days int := private.cycle_end(private.today(), p_plan.billing_cycle) - private.today();
  v_rest constant int := least(
    private.subscription_worth(v_running.id), private.most_credit(p_plan.price, v_days)
  );
  v_renewal uuid;
begin
  if v_running.id is not null then
    -- Its renewal, if one is on offer, is of no use any more.
    select o.id into v_renewal from public.orders as o
    where o.id = v_running.order_id and o.status = 'pending_payment';
    if v_renewal is not null then
      perform private.close_order(v_renewal, 'cancelled');
    end if;
    perform private.take_credit(v_running.id, p_order_id, v_rest);
    perform private.give_back_rest(v_running.id);
    update public.subscription_plans
    set status = 'cancelled', cancel_at = private.today()
    where id = v_running.id;
  end if;
  if p_plan.price > 0 then
    v_days := v_days + floor(v_rest::numeric * v_days / p_plan.price)::int;
  end if;
  insert into private.subscription_cycles (order_id, plan_id, days, until)
  values (p_order_id, p_plan.id, v_days, private.today() + v_days);
  update public.subscription_plans
  set status = 'active', start_date = private.today(), renewal_date = private.today() + v_days,
    replaces_id = v_running.id
  where id = p_plan.id;
end;
$$;

-- Adds a cycle to a plan that runs, or starts one again that ran out.
create function private.lengthen_plan(p_plan public.subscription_plans, p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_runs constant boolean := p_plan.status in ('active', 'expiring');
  v_from constant date := case when v_runs then greatest(p_plan.renewal_date, private.today())
    else private.today() end;
  v_until constant date := private.cycle_end(v_from, p_plan.billing_cycle);
begin
  insert into private.subscription_cycles (order_id, plan_id, days, until)
  values (p_order_id, p_plan.id, v_until - v_from, v_until);
  update public.subscription_plans
  set status = 'active', cancel_at = null, renewal_date = v_until,
    auto_renew = auto_renew or not v_runs,
    start_date = case when v_runs then start_date else private.today() end
  where id = p_plan.id;
end;
$$;

-- The first order of a plan starts it, a later one adds a cycle to it. Where another plan runs by
-- then the money goes back.
create function private.subscription_order_paid(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_plan constant public.subscription_plans := private.subscription_of_order(p_order_id);
  v_running constant public.subscription_plans :=
    private.running_subscription(v_plan.performer_id, v_plan.venue_id);
begin
  if v_plan.status = 'pending_payment' then
    perform private.start_plan(v_plan, p_order_id);
  elsif v_running.id <> v_plan.id then
    perform private.refund_order(p_order_id, 'plan_replaced');
  else
    perform private.lengthen_plan(v_plan, p_order_id);
  end if;
end;
$$;

-- A renewal is of no use when another plan runs.
create function private.subscription_can_be_paid(p_order_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select s.status = 'pending_payment' or coalesce(
    (private.running_subscription(s.performer_id, s.venue_id)).id = s.id, true
  )
  from private.subscription_of_order(p_order_id) as s
$$;

create function private.subscription_order_closed(p_order_id uuid, p_reason text)
returns void
language sql
set search_path = ''
as $$
  select private.return_credit(p_order_id);
  update public.subscription_plans set status = 'cancelled'
  where status = 'pending_payment' and order_id = p_order_id
$$;

-- A refund takes back the days that were paid for. When none are left the plan ends, and the one that
-- it took the place of goes on.
create function private.subscription_order_refunded(p_order_id uuid, p_ticket_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_plan constant public.subscription_plans := private.subscription_of_order(p_order_id);
  v_cycle private.subscription_cycles;
  v_end date;
begin
  delete from private.subscription_cycles where order_id = p_order_id returning * into v_cycle;
  if not found or v_plan.status not in ('active', 'expiring') then
    return;
  end if;
  update private.subscription_cycles set until = until - private.days_left(v_cycle)
  where plan_id = v_plan.id and until > v_cycle.until;
  v_end := v_plan.renewal_date - private.days_left(v_cycle);
  update public.subscription_plans
  set status = case
      when v_end <= private.today() then 'cancelled'
      when v_end <= private.today() + 7 then 'expiring'
      else 'active'
    end,
    renewal_date = case when v_end > private.today() then v_end else renewal_date end,
    cancel_at = greatest(v_end, private.today()), auto_renew = false
  where id = v_plan.id;
  if v_end <= private.today() then
    perform private.return_credit(p_order_id);
    perform private.bring_back_plan(v_plan.replaces_id);
  end if;
end;
$$;

-- All that was paid within seven days of paying, for a cycle of a plan that still runs; nothing
-- later. What a plan took along goes back with its first cycle, after those that were bought since.
create function private.subscription_refund_quote(p_order_id uuid, p_ticket_ids uuid[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'amount', case when terms.reason is null then private.refundable_of(p_order_id) else 0 end,
    'fee', 0, 'allowed', terms.reason is null, 'reason', terms.reason
  )
  from (
    select case
      when o.paid_at > now() - interval '7 days' and s.status in ('active', 'expiring') then case
        when private.is_being_replaced(s.id) then 'being_replaced'
        when private.balance(p_order_id, 'credit') > 0 and exists (
          select from private.subscription_cycles
          where plan_id = c.plan_id and order_id <> p_order_id
        ) then 'renewed_since'
      end
      else 'too_late'
    end as reason
    from public.orders as o
    left join private.subscription_cycles as c on c.order_id = o.id
    left join public.subscription_plans as s on s.id = c.plan_id
    where o.id = p_order_id
  ) as terms
$$;

revoke execute on all functions in schema private from public;
