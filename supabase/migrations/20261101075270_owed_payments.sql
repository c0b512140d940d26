-- What waits for finance of money that goes back, and how it ends there.

-- GET /rpc/admin_owed_payments. For finance: payments that paid for nothing, refunds that did not go
-- through, and what providers said that does not fit. Superadmins only.
create function public.admin_owed_payments()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_user();
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  return jsonb_build_object(
    'refunds', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', p.id, 'amount', p.amount, 'method', a.method, 'why', r.why, 'trade_no', a.trade_no,
            'provider_ref', r.provider_ref, 'order_id', o.id, 'order_no', o.order_no,
            'buyer_name', o.buyer_name, 'tries', p.tries, 'last_error', p.last_error,
            'state', case
              when p.state = 'sending' and p.next_try_at < now() - interval '10 minutes' then 'unclear'
              else p.state
            end,
            'created_at', p.created_at
          )
          order by p.created_at, p.id
        ),
        '[]'
      )
      from private.provider_refunds as p
      join private.payment_receipts as r on r.id = p.receipt_id
      join private.payment_attempts as a on a.id = r.attempt_id
      join public.orders as o on o.id = a.order_id
      where p.state <> 'sent'
        -- Late money that waits for its buyer stands below.
        and (p.refund_id is not null or a.method in ('card', 'linepay'))
    ),
    'late', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'amount', l.amount, 'method', private.late_method(l), 'why', l.why,
            'order_id', o.id, 'order_no', o.order_no, 'buyer_name', o.buyer_name,
            'seller_name', private.seller_name(o.seller_type, o.seller_id),
            'with_platform', l.receipt_id is not null or o.seller_type = 'platform',
            'has_account', l.account_no is not null, 'created_at', l.created_at
          )
          order by l.created_at, l.id
        ),
        '[]'
      )
      from private.late_payments as l
      join public.orders as o on o.id = l.order_id
      where l.state = 'waiting' and private.late_method(l) not in ('card', 'linepay')
    ),
    'notices', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', n.id, 'provider', n.provider, 'trade_no', n.trade_no,
            'provider_ref', n.provider_ref, 'amount', n.amount, 'outcome', n.outcome,
            'verdict', n.verdict, 'at', n.at
          )
          order by n.id desc
        ),
        '[]'
      )
      from (
        select * from private.payment_notices
        where verdict in ('disputed', 'contradicted', 'unknown') and at > now() - interval '90 days'
        order by id desc
        limit 100
      ) as n
    )
  );
end;
$$;
revoke execute on function public.admin_owed_payments() from public;
grant execute on function public.admin_owed_payments() to anon, authenticated;

-- POST /rpc/finish_provider_refund. Superadmins only: it was sent by hand under this number, or,
-- without one, the provider shall be asked once more.
create function public.finish_provider_refund(p_id uuid default null, p_reference text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_row private.provider_refunds;
begin
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
  v_row := private.lock_provider_refund(p_id);
  if v_row.id is null then
    perform private.raise_error('NOT_FOUND', 'there is no such refund');
  end if;
  -- A call that is under way ends within minutes.
  if v_row.state = 'sent'
    or (v_row.state = 'sending' and v_row.next_try_at > now() - interval '10 minutes')
  then
    perform private.raise_error('INVALID_STATE', 'it was sent, or is being sent right now');
  end if;
  perform private.require(
    length(coalesce(private.trimmed(p_reference), '')) <= 60, 'reference', 'the number of the transfer'
  );
  perform private.require(
    nullif(private.trimmed(p_reference), '') is not null or (
      select a.method in ('card', 'linepay')
      from private.payment_receipts as r
      join private.payment_attempts as a on a.id = r.attempt_id
      where r.id = v_row.receipt_id
    ),
    'reference', 'the provider cannot send this back; a transfer has a number'
  );
  if exists (
    select from private.late_payments as l
    where l.receipt_id = v_row.receipt_id and v_row.refund_id is null and l.account_no is null
      and private.late_method(l) not in ('card', 'linepay')
  ) then
    perform private.raise_error('INVALID_STATE', 'the buyer has not said where the money goes', 'account');
  end if;
  if nullif(private.trimmed(p_reference), '') is not null then
    perform private.sent_back(v_row, p_reference, v_user_id);
  else
    update private.provider_refunds
    set state = 'due', tries = 0, next_try_at = now()
    where id = p_id;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id)
  values (
    v_user_id, coalesce(auth.role(), 'server'), 'finish_provider_refund', 'provider_refunds', p_id::text
  );
  return public.admin_owed_payments();
end;
$$;
revoke execute on function public.finish_provider_refund(uuid, text) from public;
grant execute on function public.finish_provider_refund(uuid, text) to anon, authenticated;
