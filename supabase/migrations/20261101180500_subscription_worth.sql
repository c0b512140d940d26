-- What a plan was paid for, cycle by cycle, and what is left of that: another plan takes it along.

-- The days that an order of a plan bought. Moved when days are given back or taken along.
create table private.subscription_cycles (
  order_id uuid primary key references public.orders (id),
  plan_id uuid not null references public.subscription_plans (id),
  days int not null check (days > 0),
  -- The first day that is not its own any more.
  until date not null
);
create index subscription_cycles_plan_id_idx on private.subscription_cycles (plan_id);

alter table private.subscription_cycles enable row level security;

create function private.days_left(c private.subscription_cycles)
returns int
language sql
stable
set search_path = ''
as $$
  select greatest(least(c.until - private.today(), c.days), 0)
$$;

-- What is left of one cycle, in NT$: its share of the days to come, less what was taken along.
create function private.cycle_worth(c private.subscription_cycles)
returns int
language sql
stable
set search_path = ''
as $$
  select greatest(
    floor((money.held + money.gone)::numeric * private.days_left(c) / c.days)::int - money.gone, 0
  )
  from (
    select private.balance(c.order_id, 'paid') + private.balance(c.order_id, 'credit') as held,
      coalesce(
        sum(case what when 'credited' then amount else -amount end)
          filter (where what = 'credited' and from_order = c.order_id
            or what = 'credit_returned' and to_order = c.order_id),
        0
      )::int as gone
    from private.ledger
    where c.order_id in (from_order, to_order)
  ) as money
$$;

-- What is left of a plan, in NT$: of every cycle that was paid for.
create function private.subscription_worth(p_plan_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(private.cycle_worth(c)), 0)::int
  from private.subscription_cycles as c
  where c.plan_id = p_plan_id
$$;

create function private.credit_order(
  p_what text, p_amount int, p_from uuid, p_from_account text, p_to uuid, p_to_account text
)
returns void
language sql
set search_path = ''
as $$
  insert into private.ledger (what, amount, from_order, from_account, to_order, to_account)
  select p_what, p_amount, p_from, p_from_account, p_to, p_to_account
  where p_amount > 0
$$;

-- Takes along up to p_amount of what is left of a plan, to the order of another one: the cycles that
-- end first, and of each what it had taken along itself before what was paid for it.
create function private.take_credit(p_plan_id uuid, p_order_id uuid, p_amount int)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_rest int := p_amount;
  v_cycle private.subscription_cycles;
  v_part int;
  v_taken int;
begin
  for v_cycle in
    select * from private.subscription_cycles where plan_id = p_plan_id order by until, order_id
  loop
    v_part := least(v_rest, private.cycle_worth(v_cycle));
    v_taken := least(v_part, private.balance(v_cycle.order_id, 'credit'));
    perform private.credit_order('credited', v_taken, v_cycle.order_id, 'credit', p_order_id, 'credit');
    perform private.credit_order(
      'credited', v_part - v_taken, v_cycle.order_id, 'paid', p_order_id, 'credit'
    );
    v_rest := v_rest - v_part;
  end loop;
end;
$$;

-- Gives back what an order had taken along, to where it came from.
create function private.return_credit(p_order_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.credit_order(
    'credit_returned', came.amount, p_order_id, 'credit', came.order_id, came.account
  )
  from (
    select order_id, account, sum(amount)::int as amount
    from (
      select from_order as order_id, from_account as account, amount
      from private.ledger where to_order = p_order_id and what = 'credited'
      union all
      select to_order, to_account, -amount
      from private.ledger where from_order = p_order_id and what = 'credit_returned'
    ) as moves
    group by order_id, account
    order by order_id, account
  ) as came
$$;

-- A plan that another one took the place of goes on, with the days that it had left then. For when
-- the other one is given back.
create function private.bring_back_plan(p_plan_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_plan public.subscription_plans;
  v_shift int;
begin
  select * into v_plan from public.subscription_plans
  where id = p_plan_id and status = 'cancelled' and renewal_date > cancel_at;
  if not found then
    return;
  end if;
  v_shift := private.today() - v_plan.cancel_at;
  update private.subscription_cycles set until = until + v_shift
  where plan_id = p_plan_id and until > v_plan.cancel_at;
  update public.subscription_plans
  set renewal_date = renewal_date + v_shift,
    status = case when renewal_date + v_shift <= private.today() + 7 then 'expiring' else 'active' end,
    cancel_at = case when not auto_renew then renewal_date + v_shift end
  where id = p_plan_id;
end;
$$;

-- Whether a plan waits for its payment to take the place of this one.
create function private.is_being_replaced(p_plan_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.subscription_plans
    where replaces_id = p_plan_id and status = 'pending_payment'
  )
$$;

revoke execute on all functions in schema private from public;
