-- Money that nobody claims: a refund waits half a year for the account to which it goes. Then it binds
-- its seller no longer, stands in the ledger as unclaimed, and is owed again when its buyer names one.

-- Job, each day.
create function private.close_unclaimed_refunds()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_refund public.refund_requests;
  v_order public.orders;
  v_id uuid;
begin
  for v_id in
    select r.id
    from public.refund_requests as r
    where r.status = 'processing' and r.decided_at < now() - interval '180 days'
      and not exists (select from private.refund_accounts as a where a.refund_id = r.id)
      and not exists (select from private.provider_refunds as p where p.refund_id = r.id)
      and private.balance(r.order_id, 'owed') > 0
    order by r.order_id, r.id
    limit 500
  loop
    select * into v_refund from public.refund_requests where id = v_id;
    v_order := private.lock_order(v_refund.order_id);
    select * into v_refund from public.refund_requests where id = v_id for update;
    -- Said or named while this waited for the lock.
    continue when v_refund.status <> 'processing'
      or private.balance(v_order.id, 'owed') < v_refund.amount
      or exists (select from private.refund_accounts where refund_id = v_id);
    perform private.move_money(v_order.id, 'refund_unclaimed', v_refund.amount);
    perform private.tell_buyer(
      v_order, 'order.refund_unclaimed', jsonb_build_object('amount', v_refund.amount)
    );
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('close_unclaimed_refunds', interval '1 day');

-- After its buyer named an account. The caller has locked the order.
create function private.claim_refund(p_refund public.refund_requests)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_refund.status = 'processing'
    and private.balance(p_refund.order_id, 'unclaimed') >= p_refund.amount
  then
    perform private.move_money(p_refund.order_id, 'refund_claimed', p_refund.amount);
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
