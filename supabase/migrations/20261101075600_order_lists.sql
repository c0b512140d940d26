-- Lists of orders, for buyers, sellers and administrators.

-- The states under a tab: one of them, open (unpaid), closed, or all of them; refund (anything asked
-- back) and refund_open (to be decided or sent) cut across.
create function private.tab_statuses(p_tab text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case
    when coalesce(p_tab, '') in ('', 'all', 'refund', 'refund_open') then array[
      'pending_payment', 'payment_review', 'paid', 'completed', 'expired', 'cancelled'
    ]
    when p_tab = 'open' then array['pending_payment', 'payment_review']
    when p_tab = 'closed' then array['expired', 'cancelled']
    else array[p_tab]
  end
$$;

-- What an order is to everybody who reads lists: one that nobody paid in time has expired, whether
-- or not somebody has written that down yet.
create function private.listed_status(p_status text, p_hold_expires_at timestamptz)
returns text
language sql
stable
set search_path = ''
as $$
  select case when p_status = 'pending_payment' and p_hold_expires_at <= now() then 'expired'
    else p_status end
$$;

-- Orders with these words in their number and buyer's name, or in one of their lines; five digits also
-- find the transfer that was reported with them.
create function private.orders_matching(p_words text[])
returns setof uuid
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_letters constant boolean := private.has_letters(p_words);
  v_patterns constant text[] := private.word_patterns(p_words);
  v_grams constant text[] := private.word_grams(p_words);
begin
  return query
    select id from public.orders
    where (not v_letters or search_text like v_patterns[1])
      and (v_letters or private.search_grams(search_text) @> v_grams)
      and search_text like all (v_patterns)
    union all
    select order_id from public.order_items
    where (not v_letters or search_text like v_patterns[1])
      and (v_letters or private.search_grams(search_text) @> v_grams)
      and search_text like all (v_patterns)
    union all
    select order_id from public.payments
    where cardinality(p_words) = 1 and p_words[1] ~ '^\d{5}$' and transfer_last5 = p_words[1];
end;
$$;

-- One page of these ids, in their order. p_after: they are what comes behind this place; `next` is that of the last one.
create function private.order_page(
  p_ids uuid[], p_page int, p_page_size int, p_for_seller boolean, p_after text, p_most int
)
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
            'delivery', private.delivery_view(
              o.delivery, (select shown.phone from private.order_contact_shown(o) as shown)
            ),
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
    'page_size', bounds.page_size,
    'next', private.next_place(
      p_after, 'public.orders', case when bounds.page_size < cardinality(p_ids) then p_ids[bounds.page_size] end
    )
  )
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(p_ids), 0), p_most) as bounds
$$;

-- GET /rpc/my_orders. The purchase history, latest first. p_year: of Taipei's calendar. p_after: see
-- private.place_of(); `next` is the place of the last one, unless the list ends there.
create function public.my_orders(
  p_tab text default null, p_kind text default null, p_query text default null,
  p_year int default null, p_page int default 1, p_page_size int default 12, p_after text default null
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
  v_place constant record := private.read_place(p_after);
begin
  return private.order_page(
    (
      select array_agg(o.id order by o.created_at desc, o.id desc)
      from public.orders as o
      where (o.created_at, o.id) < (v_place.at, v_place.key)
        and o.buyer_id = v_user_id and private.listed_status(o.status, o.hold_expires_at) = any (v_statuses)
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
    p_page, p_page_size, false, p_after, private.most_rows(p_after)
  );
end;
$$;
revoke execute on function public.my_orders(text, text, text, int, int, int, text) from public;
grant execute on function public.my_orders(text, text, text, int, int, int, text) to anon, authenticated;

-- GET /rpc/seller_orders. Of one seller whose account the caller is: organizer (without an id the
-- caller), performer, venue. p_event_id: only orders of its tickets. p_after: as my_orders().
create function public.seller_orders(
  p_seller_type text default null, p_seller_id uuid default null, p_tab text default null,
  p_kind text default null, p_query text default null, p_page int default 1,
  p_page_size int default 12, p_event_id uuid default null, p_after text default null
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
  v_words constant text[] := private.search_words(p_query);
  v_place constant record := private.read_place(p_after);
begin
  perform private.require_seller(p_seller_type, v_seller_id);
  return private.order_page(
    (
      select array_agg(o.id order by o.created_at desc, o.id desc)
      from public.orders as o
      where (o.created_at, o.id) < (v_place.at, v_place.key)
        and o.seller_type = p_seller_type and o.seller_id is not distinct from v_seller_id
        and private.listed_status(o.status, o.hold_expires_at) = any (v_statuses)
        and (p_tab is distinct from 'refund' or o.refund_status <> 'none')
        and (coalesce(p_kind, '') in ('', 'all') or o.kind = p_kind)
        and (
          p_event_id is null or o.id in (
            select order_id from public.order_items
            where item_type = 'ticket' and ref_id = p_event_id
          )
        )
        and (v_words = '{}' or o.id in (select private.orders_matching(v_words)))
    ),
    p_page, p_page_size, true, p_after, private.most_rows(p_after)
  );
end;
$$;
revoke execute on function
  public.seller_orders(text, uuid, text, text, text, int, int, uuid, text)
  from public;
grant execute on function
  public.seller_orders(text, uuid, text, text, text, int, int, uuid, text)
  to anon, authenticated;

-- GET /rpc/admin_money_counts. What waits for somebody, of the kinds that the caller's flags open:
-- reported payments and refunds that are to be decided or sent.
create function public.admin_money_counts()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_kinds constant text[] := private.require_order_kinds();
begin
  return (
    select jsonb_build_object(
      'payments', count(*) filter (where o.status = 'payment_review'),
      'refunds', count(*) filter (where o.refund_status in ('requested', 'processing'))
    )
    from public.orders as o
    where o.kind = any (v_kinds)
      and (o.status = 'payment_review' or o.refund_status in ('requested', 'processing'))
  );
end;
$$;
revoke execute on function public.admin_money_counts() from public;
grant execute on function public.admin_money_counts() to anon, authenticated;

revoke execute on all functions in schema private from public;
