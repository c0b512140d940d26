-- How the business goes, for the overview: what waits for the caller, what came in and went back, what
-- grows, and which events people want. Thirty days beside the thirty before.

-- GET /rpc/admin_business. Money and what waits only of what the caller has the right to work with: `sales`
-- is null where that is nothing.
create function public.admin_business()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_from constant timestamptz := timezone('Asia/Taipei', (private.today() - 29)::timestamp);
  v_before constant timestamptz := v_from - interval '30 days';
  v_kinds constant text[] := private.admin_order_kinds();
  v_answer jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'growth', jsonb_build_object(
      'users', (
        select jsonb_build_object(
          'now', count(*) filter (where created_at >= v_from),
          'before', count(*) filter (where created_at < v_from)
        )
        from public.profiles where created_at >= v_before and not deleted
      ),
      'registrations', (
        select jsonb_build_object(
          'now', count(*) filter (where registered_at >= v_from),
          'before', count(*) filter (where registered_at < v_from)
        )
        from public.event_registrations where registered_at >= v_before
      )
    ),
    'top_events', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('id', e.id, 'title', e.title, 'seats', wanted.seats)
          order by wanted.seats desc, e.title, e.id
        )
        from (
          select event_id, sum(quantity)::int as seats
          from public.event_registrations
          where registered_at >= v_from and status = 'confirmed'
          group by event_id
          order by 2 desc, event_id
          limit 5
        ) as wanted
        join public.events as e on e.id = wanted.event_id
      ),
      '[]'
    ),
    'sales', case when cardinality(v_kinds) > 0 then (
      select jsonb_build_object(
        'now', coalesce(sum(total) filter (where paid_at >= v_from), 0),
        'before', coalesce(sum(total) filter (where paid_at < v_from), 0),
        'orders', count(*) filter (where paid_at >= v_from)
      )
      from public.orders where paid_at >= v_before and kind = any (v_kinds)
    ) end,
    'refunds', case when cardinality(v_kinds) > 0 then (
      select jsonb_build_object(
        'now', coalesce(sum(r.amount) filter (where r.refunded_at >= v_from), 0),
        'before', coalesce(sum(r.amount) filter (where r.refunded_at < v_from), 0)
      )
      from public.refund_requests as r
      join public.orders as o on o.id = r.order_id
      where r.refunded_at >= v_before and o.kind = any (v_kinds)
    ) end,
    'waiting', jsonb_strip_nulls(
      jsonb_build_object(
        'payments', case when cardinality(v_kinds) > 0 then (
          select count(*) from public.orders
          where status = 'payment_review' and kind = any (v_kinds)
        ) end,
        'refunds', case when cardinality(v_kinds) > 0 then (
          select count(*) from public.orders
          where refund_status in ('requested', 'processing') and kind = any (v_kinds)
        ) end,
        'messages', case when private.has_flag('can_manage_users') or private.is_superadmin() then (
          select count(*) from public.contact_messages
          where event_id is null and status = 'open'
        ) end
      )
    )
  ) into v_answer;
  return v_answer;
end;
$$;
revoke execute on function public.admin_business() from public;
grant execute on function public.admin_business() to anon, authenticated;
