-- The back office of support ads: review, production, proof.

-- Opens the order of an accepted support ad and holds its slot. The caller has locked it.
create function private.approve_support_ad(p_support public.support_ad_orders)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_product public.ad_products;
  v_limit constant timestamptz := private.ad_hold_limit(p_support.starts_on, interval '7 days');
  v_design int;
  v_booking public.ad_bookings;
  v_order public.orders;
begin
  if p_support.starts_on <= private.today() then
    perform private.raise_error('INVALID_STATE', 'its first day is over');
  end if;
  select * into v_product from public.ad_products where id = p_support.product_id;
  v_booking := private.take_ad_slot(
    v_product, private.ad_period(v_product, p_support.starts_on, p_support.units),
    p_support.units, p_support.total, p_support.buyer_id, null, p_support.id
  );
  -- The price is the one that was sent, whatever the product costs by now.
  v_order := private.open_order(
    p_buyer_id => p_support.buyer_id, p_kind => 'support_ad', p_seller_type => 'platform',
    p_seller_id => null,
    p_items => jsonb_build_array(
      jsonb_build_object(
        'item_type', 'support_ad', 'ref_id', p_support.id, 'sub_ref', p_support.order_no,
        'name', v_product.name || '：' || p_support.title, 'unit_price', p_support.total,
        'quantity', 1
      )
    ),
    p_hold_expires_at => v_limit,
    p_buyer => jsonb_build_object(
      'name', p_support.contact_name, 'phone', p_support.contact_phone
    )
  );
  update public.ad_bookings set order_id = v_order.id where id = v_booking.id;
  update public.support_ad_orders set order_id = v_order.id where id = p_support.id;
  perform private.move_support_ad(p_support, 'approved');
  update public.support_ad_orders set deadline_at = v_limit where id = p_support.id;
  perform private.settle_if_free(v_order.id);
end;
$$;

-- Called by decide(): the answer of the media company.
create function private.decide_support_ad_orders(p_id uuid, p_status text, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_support public.support_ad_orders;
begin
  v_support := private.lock_support_ad(p_id);
  if v_support.id is null or v_support.status = 'draft' then
    perform private.raise_error('NOT_FOUND', 'there is no such support ad');
  end if;
  perform private.check_verdict(
    p_status, p_reason, 'reviewing', 'approved', 'rejected', 'needs_fix'
  );
  if v_support.status <> (case p_status when 'reviewing' then 'submitted' else 'reviewing' end) then
    perform private.raise_error('INVALID_STATE', format('it is %s', v_support.status));
  end if;
  if p_status = 'approved' then
    perform private.approve_support_ad(v_support);
  else
    perform private.move_support_ad(v_support, p_status, p_reason);
  end if;
end;
$$;

-- POST /rpc/admin_advance_support_ad. After the payment: producing, live, completed with its proof.
-- Before it: reviewing, and what decide() decides, for the administrators of ads.
create function public.admin_advance_support_ad(
  p_id uuid default null,
  p_status text default null,
  p_reason text default null,
  p_proof_urls jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_from constant text := case p_status
    when 'producing' then 'paid' when 'live' then 'producing' when 'completed' then 'live'
  end;
  v_support public.support_ad_orders;
begin
  perform private.require_flag('can_manage_ads');
  if v_from is null then
    perform private.decide_support_ad_orders(p_id, p_status, nullif(private.trimmed(p_reason), ''));
  else
    v_support := private.lock_support_ad(p_id);
    if v_support.id is null then
      perform private.raise_error('NOT_FOUND', 'there is no such support ad');
    end if;
    if v_support.status <> v_from then
      perform private.raise_error('INVALID_STATE', format('it is %s', v_support.status));
    end if;
    -- A refund that was asked for is settled before money is spent.
    if p_status = 'producing' and exists (
      select from public.orders
      where id = v_support.order_id and refund_status in ('requested', 'processing')
    ) then
      perform private.raise_error('INVALID_STATE', 'a refund is asked for');
    end if;
    if p_proof_urls is not null or p_status = 'completed' then
      perform private.require(
        private.are_picture_urls(p_proof_urls, 12)
          and (p_status <> 'completed' or jsonb_array_length(p_proof_urls) > 0),
        'proof_urls', 'photos that were uploaded here, at least one to complete'
      );
      update public.support_ad_orders set proof_urls = p_proof_urls where id = p_id;
    end if;
    perform private.move_support_ad(v_support, p_status, nullif(private.trimmed(p_reason), ''));
  end if;
  return (select private.support_ad_card(s) from public.support_ad_orders as s where id = p_id);
end;
$$;
revoke execute on function public.admin_advance_support_ad(uuid, text, text, jsonb) from public;
grant execute on function
  public.admin_advance_support_ad(uuid, text, text, jsonb)
  to anon, authenticated;

-- GET /rpc/admin_list_support_ads. Drafts are nobody's business but their author's.
create function public.admin_list_support_ads(
  p_query text default null,
  p_status text default null,
  p_page int default 1,
  p_page_size int default 20,
  p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_place constant record := private.read_place(p_after);
  v_ids uuid[];
  v_page record;
begin
  perform private.require_flag('can_manage_ads');
  select array_agg(s.id order by s.created_at desc, s.id desc)
  into v_ids
  from public.support_ad_orders as s
  join public.performer_profiles as a on a.id = s.artist_id
  where s.status <> 'draft'
    and (v_status is null or s.status = v_status)
    and private.search_form(s.order_no, s.title, a.performer_name, s.contact_name) like all (v_patterns)
    and (s.created_at, s.id) < (v_place.at, v_place.key);
  select * into v_page
  from private.page_bounds(
    p_page, p_page_size, coalesce(cardinality(v_ids), 0), private.most_rows(p_after)
  );
  return jsonb_build_object(
    'next', private.next_place(
      p_after, 'public.support_ad_orders', case when v_page.page_size < cardinality(v_ids) then v_ids[v_page.page_size] end
    ),
    'items', coalesce(
      (
        select jsonb_agg(private.support_ad_card(s) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.support_ad_orders as s on s.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.admin_list_support_ads(text, text, int, int, text) from public;
grant execute on function
  public.admin_list_support_ads(text, text, int, int, text)
  to anon, authenticated;

-- The job: what nobody fixed within seven days, or whose first day passed in review, is over.
create function private.end_stale_support_ads()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
  v_support public.support_ad_orders;
begin
  for v_id in
    select id from public.support_ad_orders
    where (status = 'needs_fix' and deadline_at <= now())
      or (status in ('submitted', 'reviewing', 'needs_fix') and starts_on <= private.today())
    order by id
    limit 200
  loop
    v_support := private.lock_support_ad(v_id);
    if (v_support.status = 'needs_fix' and v_support.deadline_at <= now())
      or (
        v_support.status in ('submitted', 'reviewing', 'needs_fix')
        and v_support.starts_on <= private.today()
      )
    then
      perform private.move_support_ad(v_support, 'cancelled', 'expired');
    end if;
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('end_stale_support_ads', interval '1 hour');

-- GET /rpc/get_support_ad. For its buyer and the administrators of ads: with the contact and
-- history.
create function public.get_support_ad(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_support public.support_ad_orders;
begin
  select * into v_support from public.support_ad_orders where id = p_id;
  if not found or not (v_support.buyer_id = v_user_id or private.has_flag('can_manage_ads')) then
    perform private.raise_error('NOT_FOUND', 'there is no such support ad');
  end if;
  return private.support_ad_card(v_support) || jsonb_build_object(
    'contact_name', v_support.contact_name,
    'contact_phone', v_support.contact_phone,
    'versions', v_support.versions,
    'history', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('from', from_status, 'to', to_status, 'reason', reason, 'at', decided_at)
          order by id
        )
        from public.approval_decisions
        where entity_type = 'support_ad_orders' and entity_id = p_id
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.get_support_ad(uuid) from public;
grant execute on function public.get_support_ad(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
