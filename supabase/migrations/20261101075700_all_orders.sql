-- The orders of the whole platform, for administrators.

-- GET /rpc/admin_list_orders. Of the kinds that the caller's flags open, latest first. p_after: see
-- private.place_of(); `next` is the place of the last one, unless the list ends there.
create function public.admin_list_orders(
  p_tab text default null, p_kind text default null, p_seller_type text default null,
  p_query text default null, p_page int default 1, p_page_size int default 12, p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_kinds constant text[] := array(
    select kind from unnest(private.require_order_kinds()) as kind
    where coalesce(p_kind, '') in ('', 'all', kind)
  );
  v_sellers constant text[] := array(
    select seller from unnest(array['platform', 'organizer', 'performer', 'venue']) as seller
    where coalesce(p_seller_type, '') in ('', 'all', seller)
  );
  v_statuses constant text[] := private.tab_statuses(p_tab);
  v_is_refunds constant boolean := coalesce(p_tab in ('refund', 'refund_open'), false);
  v_is_all constant boolean :=
    cardinality(v_kinds) = 8 and cardinality(v_sellers) = 4 and cardinality(v_statuses) = 6;
  v_words constant text[] := private.search_words(p_query);
  v_limit constant bigint := private.count_limit(p_page, p_page_size, v_words <> '{}', p_after);
  v_behind constant text := private.rows_behind(p_after, 'created_at');
  v_keys text[];
begin
  v_keys := private.listed_keys(
    'select o.id::text as key, %2$s as hit from %1$s as o
    where ' || v_behind || case when v_is_all then '' else '
      and o.kind = any ($3[1]::text[]) and o.seller_type = any ($3[2]::text[])
      -- Only what is not paid yet may have another state than the one that is written down.
      and case o.status
        when ''pending_payment'' then private.listed_status(o.status, o.hold_expires_at)
        else o.status
      end = any ($3[3]::text[])' end || '
      and ($3[4] is distinct from ''refund'' or o.refund_status <> ''none'')
      and (
        $3[4] is distinct from ''refund_open'' or o.refund_status in (''requested'', ''processing'')
      )
    order by o.created_at desc, o.id limit %3$s',
    case
      when v_is_refunds or v_is_all then 'public.orders'
      -- The latest of each kind, seller and state: whatever is asked for, one index has it in order, and
      -- nothing is read further than the list goes.
      else '(
        select latest.*
        from unnest($3[1]::text[]) as asked_kind, unnest($3[2]::text[]) as asked_seller,
          unnest(array[
            ''pending_payment'', ''payment_review'', ''paid'', ''completed'', ''expired'', ''cancelled''
          ]) as asked_status,
          lateral (
            select * from public.orders as s
            where s.kind = asked_kind and s.seller_type = asked_seller and s.status = asked_status
              and ' || v_behind || '
              and (
                asked_status <> ''pending_payment''
                or private.listed_status(asked_status, s.hold_expires_at) = any ($3[3]::text[])
              )
            order by s.created_at desc, s.id limit %3$s
          ) as latest
        where asked_status = any ($3[3]::text[])
          or asked_status = ''pending_payment'' and ''expired'' = any ($3[3]::text[])
      )'
    end,
    array[v_kinds::text, v_sellers::text, v_statuses::text, p_tab], v_limit, v_words,
    '(
      o.search_text like all ($1)
      -- Asked of each order: as a list of its own it would be that of all lines there are.
      or (
        select coalesce(bool_or(i.search_text like all ($1)), false)
        from public.order_items as i where i.order_id = o.id
      )
      or (
        select count(*) > 0 from public.payments as p
        where p.order_id = o.id and p.transfer_last5 = $4[1] and cardinality($4) = 1
          and $4[1] ~ ''^\d{5}$''
      )
    )',
    -- Those that have the words themselves, as an index finds them, and those of whose lines one may have them.
    '(
      select * from public.orders
      where ' || private.named_by_index(v_words) || ' and search_text like all ($1)
      union all
      select o.* from public.orders as o
      where o.id in (
        select order_id from public.order_items where ' || private.named_by_index(v_words) || '
        union all
        select order_id from public.payments
        where cardinality($4) = 1 and $4[1] ~ ''^\d{5}$'' and transfer_last5 = $4[1]
        offset 0
      ) and not o.search_text like all ($1)
    )',
    -- Kinds do not come evenly, so that few in a row tell little. Going through orders asks for the lines of each, which
    -- costs ten times what the index takes to name one.
    p_first => 1000, p_farthest => 5000
  );
  return private.order_page(v_keys::uuid[], p_page, p_page_size, true, null, 500)
    || jsonb_build_object(
      'is_total_least', cardinality(v_keys) = v_limit,
      'next', private.next_place(p_after, 'public.orders', v_keys[v_limit]::uuid)
    );
end;
$$;
revoke execute on function public.admin_list_orders(text, text, text, text, int, int, text) from public;
grant execute on function
  public.admin_list_orders(text, text, text, text, int, int, text)
  to anon, authenticated;
