-- From the goal to the money: orders of pledges, and what happens when the goal is met, missed or
-- called off. Every caller has locked the campaign.

-- Turns a pledge into an order. False when that has to wait, such as for an account with twenty
-- unpaid orders; the job tries again.
create function private.order_pledge(p_campaign public.support_campaigns, p_pledge_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_pledge public.campaign_pledges;
  v_order public.orders;
begin
  select * into v_pledge
  from public.campaign_pledges
  where id = p_pledge_id and status = 'pledged' and order_id is null
  for no key update;
  if not found then
    return false;
  end if;
  v_order := private.open_order(
    p_buyer_id => v_pledge.user_id, p_kind => 'campaign', p_seller_type => 'platform',
    p_seller_id => null,
    p_items => jsonb_build_array(
      jsonb_build_object(
        'item_type', 'campaign', 'ref_id', p_campaign.id, 'sub_ref', v_pledge.id,
        'name', p_campaign.title, 'unit_price', v_pledge.amount, 'quantity', 1
      )
    ),
    p_hold_expires_at => now() + interval '7 days'
  );
  update public.campaign_pledges set order_id = v_order.id where id = p_pledge_id;
  perform private.notify(
    v_pledge.user_id, 'campaign.goal_met',
    jsonb_build_object('title', p_campaign.title, 'amount', v_pledge.amount),
    '/purchase-history?order=' || v_order.id
  );
  return true;
exception
  when sqlstate 'PT422' then
    return false;
end;
$$;

-- Opens the orders of all pledges that have none.
create function private.order_pledges(p_campaign public.support_campaigns)
returns void
language sql
set search_path = ''
as $$
  select private.order_pledge(p_campaign, id)
  from (
    select id from public.campaign_pledges
    where campaign_id = p_campaign.id and status = 'pledged' and order_id is null
    order by id
  ) as pledges
$$;

-- The counters follow, and the goal with them: met, or open again because pledges were not kept.
create function private.recount_campaign(p_campaign_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_campaign public.support_campaigns;
begin
  perform private.count_pledges(p_campaign_id);
  update public.support_campaigns
  set status = 'succeeded', succeeded_at = now()
  where id = p_campaign_id and status = 'open' and pledged_total >= goal
  returning * into v_campaign;
  if found then
    perform private.notify(
      v_campaign.owner_id, 'campaign.succeeded', jsonb_build_object('title', v_campaign.title),
      '/birthday/artist/' || v_campaign.artist_id
    );
    perform private.order_pledges(v_campaign);
    return;
  end if;
  update public.support_campaigns
  set status = 'open', succeeded_at = null
  where id = p_campaign_id and status = 'succeeded' and pledged_total < goal
  returning * into v_campaign;
  if found then
    perform private.fail_campaign_if_over(v_campaign);
  end if;
end;
$$;

-- What was paid for a campaign and is still there to spend.
create function private.campaign_funds(p_campaign_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(private.refundable_of(order_id)), 0)::int
  from public.campaign_pledges
  where campaign_id = p_campaign_id and status = 'paid'
$$;

-- What its receipts say was spent.
create function private.campaign_spent(p_campaign_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(amount), 0)::int from public.campaign_receipts where campaign_id = p_campaign_id
$$;

-- What was spent and no pledge that was given back has borne yet.
create function private.campaign_unborne(p_campaign_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select private.campaign_spent(p_campaign_id) - coalesce(sum(private.balance(order_id, 'kept')), 0)::int
  from public.campaign_pledges
  where campaign_id = p_campaign_id and order_id is not null
$$;

-- Of a paid pledge that goes back, its share of what was spent stays: everybody bears the same. Nothing for other orders.
create function private.bear_spending(p_order_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.move_money(
    p_order_id, 'kept',
    ceil(
      private.refundable_of(p_order_id)::numeric * private.campaign_unborne(campaign_id)
        / private.campaign_funds(campaign_id)
    )::int
  )
  from public.campaign_pledges
  where order_id = p_order_id and status = 'paid' and private.campaign_funds(campaign_id) > 0
$$;

-- Ends a campaign as 'failed' or 'cancelled'. Everybody who pledged is told, unpaid orders are closed
-- and what was paid and not spent goes back. A payment that is being looked for follows when it is found.
create function private.call_off_campaign(p_campaign public.support_campaigns, p_status text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_pledge public.campaign_pledges;
  v_order public.orders;
  v_funds constant bigint := private.campaign_funds(p_campaign.id);
  v_spent constant bigint := private.campaign_unborne(p_campaign.id);
  v_paid bigint;
  v_paid_before bigint := 0;
begin
  for v_pledge in
    with released as (
      update public.campaign_pledges set status = 'released'
      where campaign_id = p_campaign.id and status <> 'released'
      returning *
    ), ended as (
      update public.support_campaigns
      set status = p_status, pledged_total = 0, paid_total = 0, backers = 0
      where id = p_campaign.id
    )
    select * from released order by order_id, id
  loop
    perform private.notify(
      v_pledge.user_id, 'campaign.' || p_status, jsonb_build_object('title', p_campaign.title),
      '/birthday/artist/' || p_campaign.artist_id
    );
    v_order := private.lock_order(v_pledge.order_id);
    if v_order.status = 'pending_payment' then
      perform private.close_order(v_order.id, 'cancelled', 'campaign_' || p_status);
    elsif v_order.paid_at is not null then
      v_paid := private.refundable_of(v_order.id);
      -- Rounded sums differ by what this one bears, so that all together bear what was spent to the dollar.
      perform private.move_money(
        v_order.id, 'kept',
        ((v_paid_before + v_paid) * v_spent / greatest(v_funds, 1)
          - v_paid_before * v_spent / greatest(v_funds, 1))::int
      );
      v_paid_before := v_paid_before + v_paid;
      perform private.refund_order(v_order.id, 'campaign_' || p_status);
    end if;
  end loop;
end;
$$;

-- Ends a campaign whose time is over without its goal.
create function private.fail_campaign_if_over(p_campaign public.support_campaigns)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if p_campaign.status <> 'open' or p_campaign.ends_at > now() then
    return false;
  end if;
  perform private.call_off_campaign(p_campaign, 'failed');
  perform private.notify(
    p_campaign.owner_id, 'campaign.failed', jsonb_build_object('title', p_campaign.title),
    '/birthday/artist/' || p_campaign.artist_id
  );
  return true;
end;
$$;

-- The job: ends what is over, and opens the orders that had to wait.
create function private.run_campaigns()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
  v_campaign public.support_campaigns;
begin
  for v_id in
    select c.id from public.support_campaigns as c
    where (c.status = 'open' and c.ends_at <= now())
      or (
        c.status = 'succeeded' and exists (
          select from public.campaign_pledges as p
          where p.campaign_id = c.id and p.status = 'pledged' and p.order_id is null
        )
      )
    order by c.id
    limit 200
  loop
    v_campaign := private.lock_campaign(v_id);
    if not private.fail_campaign_if_over(v_campaign) and v_campaign.status = 'succeeded' then
      perform private.order_pledges(v_campaign);
    end if;
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('run_campaigns', interval '5 minutes');

revoke execute on all functions in schema private from public;
