-- Pledges, receipts, and what orders ask of campaigns, see order_kinds.

-- POST /rpc/pledge. Free of charge until the goal is met; after it an order to pay follows at once.
-- Again with another amount changes the pledge while no order was made of it; 0 takes it back.
create function public.pledge(p_campaign_id uuid default null, p_amount int default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_campaign public.support_campaigns;
  v_pledge public.campaign_pledges;
begin
  perform private.require(
    p_amount = 0 or p_amount between 100 and 200000, 'amount', 'NT$100 to 200,000'
  );
  v_campaign := private.lock_campaign(p_campaign_id);
  if v_campaign.status not in ('open', 'succeeded', 'failed') then
    perform private.raise_error('NOT_FOUND', 'there is no such campaign');
  end if;
  if v_campaign.status = 'failed' or v_campaign.ends_at <= now() then
    perform private.raise_error('INVALID_STATE', 'the campaign is over');
  end if;
  -- Who gets the money does not carry the goal over its line; what stands may be taken back.
  if p_amount > 0 then
    perform private.refuse_own_cause(v_campaign.owner_id);
  end if;
  select * into v_pledge
  from public.campaign_pledges
  where campaign_id = p_campaign_id and user_id = v_user_id
  for no key update;
  if v_pledge.status in ('pledged', 'paid') and v_pledge.order_id is not null then
    perform private.raise_error('ALREADY_PLEDGED', 'an order was made of the pledge');
  end if;

  if p_amount = 0 then
    if v_pledge.id is null or v_pledge.status = 'released' then
      perform private.raise_error('NOT_FOUND', 'the caller has no pledge');
    end if;
    update public.campaign_pledges set status = 'released' where id = v_pledge.id;
  else
    insert into public.campaign_pledges as p (campaign_id, user_id, amount)
    values (p_campaign_id, v_user_id, p_amount)
    on conflict (campaign_id, user_id)
      do update set amount = excluded.amount, status = 'pledged', order_id = null
    returning * into v_pledge;
  end if;
  perform private.recount_campaign(p_campaign_id);
  if v_campaign.status = 'succeeded' and p_amount > 0 then
    perform private.order_pledge(v_campaign, v_pledge.id);
  end if;
  select * into v_pledge from public.campaign_pledges where id = v_pledge.id;
  return (
    select jsonb_build_object(
      'campaign_id', c.id, 'campaign_status', c.status, 'pledged_total', c.pledged_total,
      'goal', c.goal, 'amount', v_pledge.amount, 'status', v_pledge.status,
      'order_id', v_pledge.order_id
    )
    from public.support_campaigns as c
    where c.id = p_campaign_id
  );
end;
$$;
revoke execute on function public.pledge(uuid, int) from public;
grant execute on function public.pledge(uuid, int) to anon, authenticated;

-- POST /rpc/add_campaign_receipt. The owner shows where the money of a met goal went: once as much as
-- the goal was paid, and never more than came.
create function public.add_campaign_receipt(
  p_campaign_id uuid default null,
  p_title text default null,
  p_amount int default null,
  p_file_url text default null,
  p_paid_on date default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_campaign public.support_campaigns;
  v_spent int;
  v_id uuid;
begin
  if not exists (
    select from public.support_campaigns where id = p_campaign_id and owner_id = v_user_id
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such campaign');
  end if;
  v_campaign := private.lock_campaign(p_campaign_id);
  if v_campaign.status <> 'succeeded' or private.campaign_funds(p_campaign_id) < v_campaign.goal then
    perform private.raise_error('INVALID_STATE', 'only a campaign whose goal was paid spends money');
  end if;
  perform private.require(length(private.trimmed(p_title)) between 1 and 80, 'title', '1 to 80 characters');
  v_spent := private.campaign_unborne(p_campaign_id);
  perform private.require(
    p_amount between 0 and private.campaign_funds(p_campaign_id) - v_spent, 'amount',
    'not more than what was paid and not spent'
  );
  perform private.require(
    coalesce(private.is_picture_url(p_file_url), true), 'file_url', 'a picture of ours'
  );
  perform private.require(
    p_paid_on <= private.today() and private.is_near(p_paid_on), 'paid_on', 'the day on which it was paid'
  );
  if (select count(*) >= 100 from public.campaign_receipts where campaign_id = p_campaign_id) then
    perform private.raise_error('LIMIT_EXCEEDED', 'a hundred receipts');
  end if;
  insert into public.campaign_receipts (campaign_id, title, amount, file_url, paid_on)
  values (p_campaign_id, private.trimmed(p_title), p_amount, p_file_url, p_paid_on)
  returning id into v_id;
  return jsonb_build_object('id', v_id);
end;
$$;
revoke execute on function public.add_campaign_receipt(uuid, text, int, text, date) from public;
grant execute on function
  public.add_campaign_receipt(uuid, text, int, text, date)
  to anon, authenticated;

create function private.campaign_can_be_paid(p_order_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select c.status in ('open', 'succeeded')
  from public.campaign_pledges as p join public.support_campaigns as c on c.id = p.campaign_id
  where p.order_id = p_order_id
$$;

create function private.campaign_order_lock(p_order_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.lock_campaign(campaign_id)
  from public.campaign_pledges where order_id = p_order_id
$$;

create function private.campaign_order_paid(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_campaign public.support_campaigns;
begin
  select c.* into v_campaign
  from public.campaign_pledges as p join public.support_campaigns as c on c.id = p.campaign_id
  where p.order_id = p_order_id;
  -- The money was on its way when it was called off.
  if v_campaign.status not in ('open', 'succeeded') then
    perform private.refund_order(p_order_id, 'campaign_' || v_campaign.status);
    return;
  end if;
  update public.campaign_pledges
  set status = 'paid' where order_id = p_order_id and status = 'pledged';
  perform private.count_pledges(v_campaign.id);
end;
$$;

create function private.campaign_order_closed(p_order_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.campaign_pledges
  set status = 'released' where order_id = p_order_id and status = 'pledged';
  perform private.recount_campaign(campaign_id)
  from public.campaign_pledges where order_id = p_order_id;
end;
$$;

create function private.campaign_order_refunded(p_order_id uuid, p_ticket_ids uuid[] default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.campaign_pledges
  set status = 'released' where order_id = p_order_id and status = 'paid';
  perform private.recount_campaign(campaign_id)
  from public.campaign_pledges where order_id = p_order_id;
end;
$$;

-- The gift is ordered with the money; only a campaign that is called off or missed its goal gives it
-- back, all of it and by itself.
create function private.campaign_refund_quote(p_order_id uuid, p_ticket_ids uuid[] default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'amount', case when c.status in ('cancelled', 'failed') then private.refundable_of(o.id) else 0 end,
    'fee', 0,
    'allowed', c.status in ('cancelled', 'failed'),
    'reason', case when c.status in ('cancelled', 'failed') then 'campaign_' || c.status
      else 'not_refundable' end
  )
  from public.orders as o
  join public.campaign_pledges as p on p.order_id = o.id
  join public.support_campaigns as c on c.id = p.campaign_id
  where o.id = p_order_id
$$;

revoke execute on all functions in schema private from public;
