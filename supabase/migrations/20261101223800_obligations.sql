-- Leaving is a process. What an account owes and is owed stands in one function, which is asked
-- whoever ends it: the person, an administrator, or the owner of a page.

-- Under which names an account sells.
create function private.sellers_of(p_user_id uuid)
returns table (seller_type text, seller_id uuid)
language sql
stable
set search_path = ''
as $$
  select 'organizer', p_user_id
  union all
  select 'venue', id from public.venues where owner_id = p_user_id
  union all
  select 'performer', id from public.performer_profiles where owner_id = p_user_id
$$;

-- Where a seller settles an order: among the events, the goods, or the bookings of a page.
create function private.settled_where(p_seller_type text, p_order_kind text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_seller_type = 'organizer' then 'events'
    when p_seller_type = 'venue' then 'venue_bookings'
    when p_order_kind = 'product' then 'goods'
    else 'performances'
  end
$$;

-- What a seller owes to its buyers: (kind, where it is settled, number of things, NT$).
create function private.seller_obligations(p_seller_type text, p_seller_id uuid)
returns table (kind text, place text, things bigint, amount bigint)
language sql
stable
set search_path = ''
as $$
  select owed.kind, private.settled_where(p_seller_type, owed.order_kind), count(*), sum(owed.amount)
  from (
    -- Reported, or on its way since its buyer chose how to pay.
    select 'payments_to_check' as kind, o.total as amount, o.kind as order_kind
    from public.orders as o
    where o.seller_type = p_seller_type and o.seller_id = p_seller_id
      and (
        o.status = 'payment_review'
        or o.status = 'pending_payment' and exists (
          select from public.payments where order_id = o.id and status = 'created'
        )
      )
    union all
    select 'refunds_to_send', private.balance(o.id, 'asked') + private.balance(o.id, 'owed'), o.kind
    from public.orders as o
    where o.seller_type = p_seller_type and o.seller_id = p_seller_id
      and o.refund_status in ('requested', 'processing')
      and private.balance(o.id, 'asked') + private.balance(o.id, 'owed') > 0
    union all
    -- A buyer who names no account for half a year holds nobody back.
    select 'late_money_to_send', l.amount, o.kind
    from private.late_payments as l join public.orders as o on o.id = l.order_id
    where o.seller_type = p_seller_type and o.seller_id = p_seller_id
      and l.state = 'waiting' and l.receipt_id is null
      and (l.account_no is not null or l.created_at > now() - interval '180 days')
      and not exists (select from public.profiles where id = o.buyer_id and deleted)
    union all
    select 'goods_to_send', private.refundable_of(o.id), o.kind
    from public.orders as o
    where o.seller_type = p_seller_type and o.seller_id = p_seller_id
      and o.kind = 'product' and o.status = 'paid' and private.refundable_of(o.id) > 0
    union all
    select 'bookings_as_host', b.total, 'booking'
    from public.bookings as b
    where b.resource_id = p_seller_id and b.status in ('awaiting_payment', 'confirmed')
      and b.end_at > now() and not b.is_demo
  ) as owed
  group by owed.kind, private.settled_where(p_seller_type, owed.order_kind)
$$;

-- All that holds an account, on both sides. Some is only its own loss (`is_loss`): that is given up
-- by whoever says so; everything else is settled first. What the caller sold is told for each place of settling it.
create function private.obligations_of(p_user_id uuid)
returns table (kind text, place text, things bigint, amount bigint, is_loss boolean)
language sql
stable
set search_path = ''
as $$
  select o.kind, o.place, sum(o.things)::bigint, sum(o.amount)::bigint, false
  from private.sellers_of(p_user_id) as s,
    private.seller_obligations(s.seller_type, s.seller_id) as o
  group by o.kind, o.place
  union all
  select said.kind, null, count(*), coalesce(sum(said.amount), 0), bool_or(said.is_loss)
  from (
    select 'events_with_guests' as kind, 0 as amount, false as is_loss
    from public.events
    where organizer_id = p_user_id and status = 'approved' and deleted_at is null
      and ends_at > now() and private.has_guests(id)
    union all
    select 'bookings_as_guest', total, false
    from public.bookings
    where requester_id = p_user_id and status in ('awaiting_payment', 'confirmed')
      and end_at > now() and not is_demo
    union all
    select 'payments_reported', total, false
    from public.orders where buyer_id = p_user_id and status = 'payment_review'
    union all
    select 'refunds_to_come', private.balance(id, 'asked') + private.balance(id, 'owed'), false
    from public.orders
    where buyer_id = p_user_id and refund_status in ('requested', 'processing')
      and private.balance(id, 'asked') + private.balance(id, 'owed') > 0
    union all
    select 'late_money_to_come', l.amount, l.account_no is null and private.late_method(l) not in ('card', 'linepay')
    from private.late_payments as l join public.orders as o on o.id = l.order_id
    where o.buyer_id = p_user_id and l.state = 'waiting'
    union all
    select 'goods_to_come', private.refundable_of(id), false
    from public.orders
    where buyer_id = p_user_id and kind = 'product' and status = 'paid'
      and private.refundable_of(id) > 0
    union all
    select 'campaigns', case c.status when 'open' then c.pledged_total else left_over.amount end, false
    from public.support_campaigns as c,
      lateral (
        select private.campaign_funds(c.id) - private.campaign_unborne(c.id) as amount
      ) as left_over
    where c.owner_id = p_user_id
      and (
        c.status = 'open' and c.backers > 0
        or c.status = 'succeeded' and (left_over.amount > 0 or c.pledged_total > c.paid_total)
      )
    union all
    select 'tickets_held', t.price_paid, true
    from public.tickets as t
    join public.events as e on e.id = t.event_id
    where t.holder_user_id = p_user_id and t.status in ('valid', 'transferring')
      and t.price_paid > 0 and e.status = 'approved' and e.ends_at > now()
    union all
    select 'plans_running', private.subscription_worth(id), true
    from public.subscription_plans
    where owner_id = p_user_id and status in ('active', 'expiring')
      and private.subscription_worth(id) > 0
    union all
    select 'ads_running', amount, true
    from public.ad_bookings
    where buyer_id = p_user_id and status = 'confirmed' and upper(period) > private.today()
  ) as said
  group by said.kind
$$;

-- The list as screens show it: [{kind, place, count, amount, is_loss}]; without a place the kind says it.
create function private.obligation_list(p_user_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'kind', kind, 'place', place, 'count', things, 'amount', amount, 'is_loss', is_loss
      )
      order by is_loss, kind, place
    ),
    '[]'
  )
  from private.obligations_of(p_user_id)
$$;

-- Refuses to let an account go that others wait for; and one that would lose something, unless that
-- is given up. The hint names the kinds.
create function private.refuse_obligations(p_user_id uuid, p_give_up boolean)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_kinds text;
begin
  select string_agg(kind, ',' order by is_loss, kind) into v_kinds
  from (
    select distinct kind, is_loss
    from private.obligations_of(p_user_id)
    where not is_loss or p_give_up is not true
  ) as held;
  if v_kinds is not null then
    perform private.raise_error(
      'OBLIGATIONS', 'account_obligations() tells what has to be settled or given up', v_kinds
    );
  end if;
end;
$$;

-- The same of one page: what it sold, and what its calendar promised.
create function private.refuse_page_obligations(p_seller_type text, p_seller_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_kinds text;
begin
  select string_agg(distinct kind, ',' order by kind) into v_kinds
  from private.seller_obligations(p_seller_type, p_seller_id)
  where kind <> 'bookings_as_host';
  if v_kinds is not null then
    perform private.raise_error('OBLIGATIONS', 'the page owes something to its buyers', v_kinds);
  end if;
end;
$$;

-- GET /rpc/account_obligations. Of the own account, or of another one for those who manage users.
create function public.account_obligations(p_user_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if p_user_id is not null and p_user_id <> v_user_id then
    perform private.require_flag('can_manage_users');
    if not exists (select from public.profiles where id = p_user_id and not deleted) then
      perform private.raise_error('NOT_FOUND', 'there is no such account');
    end if;
  end if;
  return jsonb_build_object('items', private.obligation_list(coalesce(p_user_id, v_user_id)));
end;
$$;
revoke execute on function public.account_obligations(uuid) from public;
grant execute on function public.account_obligations(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
