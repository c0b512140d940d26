-- Renewing a plan, letting it run out, and looking at plans.

-- The caller's plan, with its subscriber locked.
create function private.lock_own_subscription(p_plan_id uuid)
returns public.subscription_plans
language plpgsql
set search_path = ''
as $$
declare
  v_plan public.subscription_plans;
begin
  select * into v_plan from public.subscription_plans
  where id = p_plan_id and owner_id = auth.uid();
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such plan');
  end if;
  perform private.lock_subscriber(v_plan.performer_id, v_plan.venue_id);
  select * into v_plan from public.subscription_plans where id = p_plan_id;
  return v_plan;
end;
$$;

-- POST /rpc/set_subscription_renewal. False: the plan runs out at its end; an open renewal is
-- cancelled. True takes that back as long as the plan runs.
create function public.set_subscription_renewal(
  p_plan_id uuid default null, p_auto_renew boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_plan public.subscription_plans;
begin
  perform private.require(p_auto_renew is not null, 'auto_renew', 'true or false');
  v_plan := private.lock_own_subscription(p_plan_id);
  if v_plan.status not in ('active', 'expiring') then
    perform private.raise_error('INVALID_STATE', 'only a plan that runs is renewed or not');
  end if;
  if not p_auto_renew and exists (
    select from public.orders where id = v_plan.order_id and status = 'pending_payment'
  ) then
    perform private.close_order(v_plan.order_id, 'cancelled');
  end if;
  update public.subscription_plans
  set auto_renew = p_auto_renew,
    cancel_at = case when not p_auto_renew then renewal_date end
  where id = p_plan_id
  returning * into v_plan;
  return private.subscription_card(v_plan);
end;
$$;
revoke execute on function public.set_subscription_renewal(uuid, boolean) from public;
grant execute on function public.set_subscription_renewal(uuid, boolean) to anon, authenticated;

-- Opens the order of a plan's next cycle, payable until the plan runs out.
create function private.open_renewal(s public.subscription_plans)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  v_order := private.open_order(
    s.owner_id, 'subscription', 'platform', null,
    jsonb_build_array(
      jsonb_build_object(
        'item_type', 'subscription', 'ref_id', s.id, 'sub_ref', s.billing_cycle,
        'name', s.plan_name, 'unit_price', s.price, 'quantity', 1
      )
    ),
    greatest(timezone('Asia/Taipei', s.renewal_date::timestamp), now() + interval '24 hours')
  );
  update public.subscription_plans set order_id = v_order.id where id = s.id;
  perform private.settle_if_free(v_order.id);
  return v_order.id;
end;
$$;

-- POST /rpc/renew_subscription. For whoever does not want to wait for the last week, or comes back
-- after the end. Answers the order that is open already, if there is one.
create function public.renew_subscription(p_plan_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_plan public.subscription_plans;
begin
  v_plan := private.lock_own_subscription(p_plan_id);
  perform private.expire_orders_of(p_plan_id);
  if not exists (
    select from public.orders
    where id = v_plan.order_id and status in ('pending_payment', 'payment_review')
  ) then
    if v_plan.status not in ('active', 'expiring', 'expired') or (
      v_plan.status = 'expired'
      and (private.running_subscription(v_plan.performer_id, v_plan.venue_id)).id is not null
    ) or v_plan.renewal_date > private.today() + 400 then
      perform private.raise_error('INVALID_STATE', 'this plan is not renewed');
    end if;
    perform private.open_renewal(v_plan);
  end if;
  return (
    select private.subscription_card(s) from public.subscription_plans as s where s.id = p_plan_id
  );
end;
$$;
revoke execute on function public.renew_subscription(uuid) from public;
grant execute on function public.renew_subscription(uuid) to anon, authenticated;

-- Job. A week before the end: 即將到期, and the order of the next cycle for whoever wants one. After
-- the end: expired, unless a payment is being looked for.
create function private.renew_subscriptions()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
  v_plan public.subscription_plans;
begin
  for v_id in
    select id from public.subscription_plans
    where (status = 'active' and renewal_date <= private.today() + 7)
      or (status = 'expiring' and renewal_date <= private.today())
    order by coalesce(performer_id, venue_id), id
  loop
    select * into v_plan from public.subscription_plans where id = v_id;
    perform private.lock_subscriber(v_plan.performer_id, v_plan.venue_id);
    select * into v_plan from public.subscription_plans where id = v_id;
    if v_plan.status = 'active' and v_plan.renewal_date <= private.today() + 7 then
      update public.subscription_plans set status = 'expiring' where id = v_id
      returning * into v_plan;
      perform private.notify(
        v_plan.owner_id, 'subscription.expiring',
        jsonb_build_object('plan', v_plan.plan_name, 'date', v_plan.renewal_date),
        case when v_plan.venue_id is null then '/subscription' else '/venue-subscription' end
      );
      if v_plan.auto_renew and v_plan.renewal_date > private.today() then
        begin
          perform private.open_renewal(v_plan);
        exception when sqlstate 'PT422' then
          -- Too many unpaid orders: the person was told, and may renew by hand.
          null;
        end;
      end if;
    end if;
    select * into v_plan from public.subscription_plans where id = v_id;
    if v_plan.status = 'expiring' and v_plan.renewal_date <= private.today() and not exists (
      select from public.orders where id = v_plan.order_id and status = 'payment_review'
    ) then
      update public.subscription_plans
      set status = case when cancel_at is null then 'expired' else 'cancelled' end
      where id = v_id;
      perform private.notify(
        v_plan.owner_id, 'subscription.ended', jsonb_build_object('plan', v_plan.plan_name),
        case when v_plan.venue_id is null then '/subscription' else '/venue-subscription' end
      );
    end if;
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('renew_subscriptions', '1 hour');

-- GET /rpc/my_subscriptions. Running ones first, and what of them is used by venues.
create function public.my_subscriptions()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.subscription_card(s)
          order by s.status in ('active', 'expiring') desc, s.created_at desc, s.id
        )
        from public.subscription_plans as s where s.owner_id = v_user_id
      ),
      '[]'
    ),
    'venue_listings', (
      select jsonb_build_object('used', u.used, 'most', u.most)
      from private.venue_listing_use(v_user_id) as u
    ),
    'performer_listings', (
      select jsonb_build_object('used', u.used, 'most', u.most)
      from private.event_listing_use(v_user_id) as u
      where u.performer_id is not null
    )
  );
end;
$$;
revoke execute on function public.my_subscriptions() from public;
grant execute on function public.my_subscriptions() to anon, authenticated;

-- GET /rpc/admin_list_subscriptions. One tab: performer or venue. Latest change first.
create function public.admin_list_subscriptions(
  p_audience text default 'performer',
  p_query text default null,
  p_status text default null,
  p_page int default 1,
  p_page_size int default 20,
  p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_place constant record := private.read_place(p_after);
  v_ids uuid[];
  v_page record;
begin
  perform private.require_admin();
  perform private.require(p_audience in ('performer', 'venue'), 'audience', 'performer or venue');
  select array_agg(
    s.id order by case when p_after is null then s.updated_at else s.created_at end desc, s.id desc
  ) into v_ids
  from public.subscription_plans as s
  left join public.performer_profiles as a on a.id = s.performer_id
  left join public.venues as v on v.id = s.venue_id
  where case p_audience when 'venue' then s.venue_id else s.performer_id end is not null
    and (v_status is null or s.status = v_status)
    and private.search_form(a.performer_name, v.name, s.plan_name) like all (v_patterns)
    and (s.created_at, s.id) < (v_place.at, v_place.key);
  select * into v_page
  from private.page_bounds(
    p_page, p_page_size, coalesce(cardinality(v_ids), 0), private.most_rows(p_after)
  );
  return jsonb_build_object(
    'next', private.next_place(
      p_after, 'public.subscription_plans', case when v_page.page_size < cardinality(v_ids) then v_ids[v_page.page_size] end
    ),
    'items', coalesce(
      (
        select jsonb_agg(
          private.subscription_card(s) || jsonb_build_object('owner_name', p.username)
          order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.subscription_plans as s on s.id = chosen.id
        join public.profiles as p on p.id = s.owner_id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size,
    'may_manage', private.has_flag(private.order_flag('subscription'))
  );
end;
$$;
revoke execute on function public.admin_list_subscriptions(text, text, text, int, int, text) from public;
grant execute on function
  public.admin_list_subscriptions(text, text, text, int, int, text)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
