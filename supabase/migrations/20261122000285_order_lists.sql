-- Lists of orders and sums of money, for buyers, sellers and administrators.

-- The states under a tab: one of them, open (unpaid), closed, or all of them; refund cuts across.
create function private.tab_statuses(p_tab text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case
    when coalesce(p_tab, '') in ('', 'all', 'refund') then array[
      'pending_payment', 'payment_review', 'paid', 'completed', 'expired', 'cancelled'
    ]
    when p_tab = 'open' then array['pending_payment', 'payment_review']
    when p_tab = 'closed' then array['expired', 'cancelled']
    else array[p_tab]
  end
$$;

-- Orders with these words in their number and buyer's name, or in one of their lines.
create function private.orders_matching(p_patterns text[])
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select id from public.orders
  where search_text like p_patterns[1] and search_text like all (p_patterns)
  union all
  select order_id from public.order_items
  where search_text like p_patterns[1] and search_text like all (p_patterns)
$$;

-- One page of these ids, in their order.
create function private.order_page(p_ids uuid[], p_page int, p_page_size int, p_for_seller boolean)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.order_card(o) || case when p_for_seller then jsonb_build_object(
            'buyer_name', o.buyer_name,
            'delivery', o.delivery,
            'transfer', (
              select jsonb_build_object(
                'last5', p.transfer_last5, 'transfer_at', p.transfer_at, 'reported_at', p.reported_at
              )
              from public.payments as p
              where p.order_id = o.id and p.status = 'reported'
            )
          ) else '{}' end
          order by chosen.position
        )
        from unnest(p_ids[bounds.skip + 1 : bounds.skip + bounds.page_size])
          with ordinality as chosen (id, position)
        join public.orders as o on o.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(p_ids), 0),
    'page', bounds.page,
    'page_size', bounds.page_size
  )
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(p_ids), 0)) as bounds
$$;

-- GET /rpc/my_orders. The purchase history, latest first. p_year: of Taipei's calendar.
create function public.my_orders(
  p_tab text default null, p_kind text default null, p_query text default null,
  p_year int default null, p_page int default 1, p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_statuses constant text[] := private.tab_statuses(p_tab);
  v_patterns constant text[] := private.search_patterns(p_query);
begin
  return private.order_page(
    (
      select array_agg(o.id order by o.created_at desc, o.id)
      from public.orders as o
      where o.buyer_id = v_user_id and case when o.status = 'pending_payment' and o.hold_expires_at <= now() then 'expired'
          else o.status end = any (v_statuses)
        and (p_tab is distinct from 'refund' or o.refund_status <> 'none')
        and (coalesce(p_kind, '') in ('', 'all') or o.kind = p_kind)
        and (
          p_year is null or extract(year from o.created_at at time zone 'Asia/Taipei') = p_year
        )
        and (
          o.search_text like all (v_patterns) or exists (
            select from public.order_items as i
            where i.order_id = o.id and i.search_text like all (v_patterns)
          )
        )
    ),
    p_page, p_page_size, false
  );
end;
$$;

-- GET /rpc/seller_orders. Of one seller whose account the caller is: organizer (without an id the
-- caller), performer, venue.
create function public.seller_orders(
  p_seller_type text default null, p_seller_id uuid default null, p_tab text default null,
  p_kind text default null, p_query text default null, p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_seller_id constant uuid := case p_seller_type
    when 'organizer' then coalesce(p_seller_id, auth.uid()) else p_seller_id end;
  v_statuses constant text[] := private.tab_statuses(p_tab);
  v_patterns constant text[] := private.search_patterns(p_query);
  v_all constant boolean := v_patterns = array['%'];
begin
  perform private.require_seller(p_seller_type, v_seller_id);
  return private.order_page(
    (
      select array_agg(o.id order by o.created_at desc, o.id)
      from public.orders as o
      where o.seller_type = p_seller_type and o.seller_id is not distinct from v_seller_id
        and case when o.status = 'pending_payment' and o.hold_expires_at <= now() then 'expired'
          else o.status end = any (v_statuses)
        and (p_tab is distinct from 'refund' or o.refund_status <> 'none')
        and (coalesce(p_kind, '') in ('', 'all') or o.kind = p_kind)
        and (v_all or o.id in (select private.orders_matching(v_patterns)))
    ),
    p_page, p_page_size, true
  );
end;
$$;

-- GET /rpc/admin_list_orders. Of the kinds that the caller's flags open.
create function public.admin_list_orders(
  p_tab text default null, p_kind text default null, p_seller_type text default null,
  p_query text default null, p_page int default 1, p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_kinds constant text[] := private.admin_order_kinds();
  v_statuses constant text[] := private.tab_statuses(p_tab);
  v_patterns constant text[] := private.search_patterns(p_query);
  v_all constant boolean := v_patterns = array['%'];
begin
  if cardinality(v_kinds) = 0 then
    perform private.raise_error('FORBIDDEN', 'this needs a can_manage_ flag');
  end if;
  return private.order_page(
    (
      select array_agg(o.id order by o.created_at desc, o.id)
      from public.orders as o
      where o.kind = any (v_kinds) and case when o.status = 'pending_payment' and o.hold_expires_at <= now() then 'expired'
          else o.status end = any (v_statuses)
        and (p_tab is distinct from 'refund' or o.refund_status <> 'none')
        and (coalesce(p_kind, '') in ('', 'all') or o.kind = p_kind)
        and (coalesce(p_seller_type, '') in ('', 'all') or o.seller_type = p_seller_type)
        and (v_all or o.id in (select private.orders_matching(v_patterns)))
    ),
    p_page, p_page_size, true
  );
end;
$$;

-- What came in and went out by seller and month: paid by the day of payment, refunds by the day on
-- which they were sent. Without p_seller_type every seller.
create function private.settlement_lines(
  p_from date, p_until date, p_seller_type text, p_seller_id uuid
)
returns table (
  seller_type text, seller_id uuid, month date, orders bigint, gross bigint, discount bigint,
  fees bigint, paid bigint, refunded bigint
)
language sql
stable
set search_path = ''
as $$
  select m.seller_type, m.seller_id, m.month, sum(m.orders), sum(m.gross), sum(m.discount),
    sum(m.fees), sum(m.paid), sum(m.refunded)
  from (
    select o.seller_type, o.seller_id,
      date_trunc('month', o.paid_at at time zone 'Asia/Taipei')::date as month,
      1 as orders, o.subtotal as gross, o.discount, o.fee as fees, o.total as paid, 0 as refunded
    from public.orders as o
    where o.paid_at >= (p_from::timestamp at time zone 'Asia/Taipei')
      and o.paid_at < ((p_until + 1)::timestamp at time zone 'Asia/Taipei')
      and (
        p_seller_type is null
        or (o.seller_type = p_seller_type and o.seller_id is not distinct from p_seller_id)
      )
    union all
    select o.seller_type, o.seller_id,
      date_trunc('month', r.refunded_at at time zone 'Asia/Taipei')::date,
      0, 0, 0, 0, 0, r.amount
    from public.refund_requests as r
    join public.orders as o on o.id = r.order_id
    where r.status = 'refunded'
      and r.refunded_at >= (p_from::timestamp at time zone 'Asia/Taipei')
      and r.refunded_at < ((p_until + 1)::timestamp at time zone 'Asia/Taipei')
      and (
        p_seller_type is null
        or (o.seller_type = p_seller_type and o.seller_id is not distinct from p_seller_id)
      )
  ) as m
  group by m.seller_type, m.seller_id, m.month
$$;

-- GET /rpc/seller_settlement. By month; without dates this year.
create function public.seller_settlement(
  p_seller_type text default null, p_seller_id uuid default null, p_from date default null,
  p_until date default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_seller_id constant uuid := case p_seller_type
    when 'organizer' then coalesce(p_seller_id, auth.uid()) else p_seller_id end;
  v_from constant date := coalesce(p_from, date_trunc('year', private.today())::date);
  v_until constant date := coalesce(p_until, private.today());
begin
  perform private.require_seller(p_seller_type, v_seller_id);
  return (
    select jsonb_build_object(
      'from', v_from,
      'until', v_until,
      'months', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'month', l.month, 'orders', l.orders, 'gross', l.gross, 'discount', l.discount,
            'fees', l.fees, 'paid', l.paid, 'refunded', l.refunded, 'net', l.paid - l.refunded
          )
          order by l.month desc
        ),
        '[]'
      ),
      'paid', coalesce(sum(l.paid), 0),
      'refunded', coalesce(sum(l.refunded), 0),
      'net', coalesce(sum(l.paid - l.refunded), 0)
    )
    from private.settlement_lines(v_from, v_until, p_seller_type, v_seller_id) as l
  );
end;
$$;

-- GET /rpc/admin_settlements. Every seller of one month, largest first. Superadmins only.
create function public.admin_settlements(p_month date default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_from constant date := date_trunc('month', coalesce(p_month, private.today()))::date;
begin
  if not private.is_superadmin() then
    perform private.raise_error('FORBIDDEN', 'this needs a superadmin');
  end if;
  return (
    select jsonb_build_object(
      'month', v_from,
      'sellers', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'seller_type', l.seller_type, 'seller_id', l.seller_id,
            'seller_name', private.seller_name(l.seller_type, l.seller_id),
            'orders', l.orders, 'gross', l.gross, 'discount', l.discount, 'fees', l.fees,
            'paid', l.paid, 'refunded', l.refunded, 'net', l.paid - l.refunded
          )
          order by l.paid desc, l.seller_type, l.seller_id
        ),
        '[]'
      ),
      'paid', coalesce(sum(l.paid), 0),
      'refunded', coalesce(sum(l.refunded), 0),
      'net', coalesce(sum(l.paid - l.refunded), 0)
    )
    from private.settlement_lines(
      v_from, (v_from + interval '1 month' - interval '1 day')::date, null, null
    ) as l
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.my_orders(text, text, text, int, int, int),
  public.seller_orders(text, uuid, text, text, text, int, int),
  public.admin_list_orders(text, text, text, text, int, int),
  public.seller_settlement(text, uuid, date, date), public.admin_settlements(date)
  from public;
grant execute on function
  public.my_orders(text, text, text, int, int, int),
  public.seller_orders(text, uuid, text, text, text, int, int),
  public.admin_list_orders(text, text, text, text, int, int),
  public.seller_settlement(text, uuid, date, date), public.admin_settlements(date)
  to anon, authenticated;
