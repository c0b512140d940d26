-- What orders ask of this kind; see 000210.
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
begin
  update public.campaign_pledges
  set status = 'paid' where order_id = p_order_id and status = 'pledged';
  perform private.count_pledges(campaign_id)
  from public.campaign_pledges where order_id = p_order_id;
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
  perform private.count_pledges(campaign_id)
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
  perform private.count_pledges(campaign_id)
  from public.campaign_pledges where order_id = p_order_id;
end;
$$;

-- The gift is ordered with the money; only a cancelled campaign gives it back, and then all of it.
create function private.campaign_refund_quote(p_order_id uuid, p_ticket_ids uuid[] default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'amount', case when c.status = 'cancelled' then o.total else 0 end,
    'fee', 0,
    'allowed', c.status = 'cancelled',
    'reason', case when c.status = 'cancelled' then 'campaign_cancelled' else 'not_refundable' end
  )
  from public.orders as o
  join public.campaign_pledges as p on p.order_id = o.id
  join public.support_campaigns as c on c.id = p.campaign_id
  where o.id = p_order_id
$$;

revoke execute on all functions in schema private from public;
