-- Decisions on advertisements and their artwork, and both as their client sees them.

-- A decision may be approved or rejected, and a rejection has its reason.
create function private.check_verdict(p_status text, p_reason text, variadic p_verdicts text[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require(p_status = any (p_verdicts), 'status', 'this cannot be decided');
  perform private.require(
    p_status not in ('rejected', 'needs_fix') or length(private.trimmed(p_reason)) between 1 and 1000,
    'reason', 'this decision needs a reason'
  );
end;
$$;

-- Settles the version that waits, and shows it when it was approved.
create function private.settle_creative(p_creative_id uuid, p_status text, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_creative public.ad_creatives;
begin
  update public.ad_creatives
  set status = p_status, reason = case p_status when 'rejected' then p_reason end
  where id = p_creative_id and status = 'checking'
  returning * into v_creative;
  if not found then
    perform private.raise_error('INVALID_STATE', 'this version was decided on already');
  end if;
  if p_status = 'approved' then
    if v_creative.image_url is null then
      perform private.raise_error('INVALID_STATE', 'publish_ad_creative() comes first', 'copy');
    end if;
    update public.advertisements
    set image_url = v_creative.image_url
    where id = v_creative.advertisement_id;
  end if;
end;
$$;

-- Called by decide(). `approved` is taken for active. The artwork that waits goes the same way.
create function private.decide_advertisements(p_id uuid, p_status text, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_status constant text := case p_status when 'approved' then 'active' else p_status end;
  v_ad public.advertisements;
  v_creative_id uuid;
begin
  select * into v_ad from public.advertisements where id = p_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such advertisement');
  end if;
  perform private.check_verdict(v_status, p_reason, 'active', 'rejected');
  if v_ad.status <> 'pending' then
    perform private.raise_error('INVALID_STATE', format('it is %s', v_ad.status));
  end if;
  if v_status = 'active' then
    perform private.require_ad_not_asked_back(p_id);
  end if;
  update public.advertisements set status = v_status where id = p_id;
  select id into v_creative_id
  from public.ad_creatives where advertisement_id = p_id and status = 'checking';
  if found then
    perform private.settle_creative(
      v_creative_id, case v_status when 'active' then 'approved' else 'rejected' end, p_reason
    );
  end if;
  perform private.announce_decision(
    'advertisements', p_id, v_ad.client_id, v_ad.status, v_status, p_reason, v_ad.title,
    '/ad-records'
  );
end;
$$;

-- Called by decide(): one version alone, such as a change while the advertisement runs.
create function private.decide_ad_creatives(p_id uuid, p_status text, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_ad public.advertisements;
begin
  select ad.* into v_ad
  from public.ad_creatives as c
  join public.advertisements as ad on ad.id = c.advertisement_id
  where c.id = p_id
  for no key update of ad;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such artwork');
  end if;
  perform private.check_verdict(p_status, p_reason, 'approved', 'rejected');
  if p_status = 'approved' then
    perform private.require_ad_not_asked_back(v_ad.id);
  end if;
  perform private.settle_creative(p_id, p_status, p_reason);
  perform private.announce_decision(
    'ad_creatives', p_id, v_ad.client_id, 'checking', p_status, p_reason, v_ad.title, '/ad-records'
  );
end;
$$;

-- An advertisement as its client and the administrators see it.
create function private.ad_record(ad public.advertisements)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', ad.id, 'title', ad.title, 'description', ad.description, 'type', ad.type,
    'status', ad.status, 'phase', private.ad_phase(ad.start_date, ad.end_date),
    'display_location', ad.display_location, 'client_id', ad.client_id,
    'client_name', ad.client_name, 'image_url', ad.image_url, 'link_url', ad.link_url,
    'button_text', ad.button_text, 'start_date', ad.start_date, 'end_date', ad.end_date,
    'budget', ad.budget, 'impressions', ad.impressions, 'clicks', ad.clicks,
    'created_at', ad.created_at, 'updated_at', ad.updated_at,
    'booking', (
      select jsonb_build_object(
        'id', b.id, 'status', b.status, 'slot_no', b.slot_no, 'units', b.units,
        'amount', b.amount, 'product_id', p.id, 'product_name', p.name, 'order_id', b.order_id,
        'order_status', o.status
      )
      from public.ad_bookings as b
      join public.ad_products as p on p.id = b.ad_product_id
      left join public.orders as o on o.id = b.order_id
      where b.advertisement_id = ad.id
      order by b.created_at desc
      limit 1
    ),
    'creative', (
      select jsonb_build_object(
        'id', c.id, 'version', c.version, 'status', c.status, 'reason', c.reason,
        'file_path', c.file_path, 'image_url', c.image_url, 'width', c.width, 'height', c.height
      )
      from public.ad_creatives as c
      where c.advertisement_id = ad.id
      order by c.version desc
      limit 1
    ),
    'reason', case when ad.status = 'rejected' then (
      select d.reason
      from public.approval_decisions as d
      where d.entity_type = 'advertisements' and d.entity_id = ad.id
      order by d.decided_at desc, d.id desc
      limit 1
    ) end
  )
$$;

-- GET /rpc/my_ads. Latest first.
create function public.my_ads(p_page int default 1, p_page_size int default 12)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_total constant bigint := (
    select count(*) from public.advertisements where client_id = v_user_id
  );
  v_page record;
begin
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.ad_record(ad) order by ad.created_at desc, ad.id)
        from (
          select * from public.advertisements
          where client_id = v_user_id
          order by created_at desc, id
          offset v_page.skip limit v_page.page_size
        ) as ad
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_ads(int, int) from public;
grant execute on function public.my_ads(int, int) to anon, authenticated;

-- GET /rpc/get_my_ad. One of the caller's, as my_ads shows it; null when there is none.
create function public.get_my_ad(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select private.ad_record(ad) from public.advertisements as ad
    where ad.id = p_id and ad.client_id = v_user_id
  );
end;
$$;
revoke execute on function public.get_my_ad(uuid) from public;
grant execute on function public.get_my_ad(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
