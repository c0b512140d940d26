-- Artwork of advertisements, version by version, and the decisions on both. An advertisement that runs
-- keeps its old artwork until the new one is approved.

-- Locks an advertisement of the caller.
create function private.lock_my_ad(p_ad_id uuid)
returns public.advertisements
language plpgsql
set search_path = ''
as $$
declare
  v_ad public.advertisements;
begin
  select * into v_ad
  from public.advertisements
  where id = p_ad_id and client_id = auth.uid()
  for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such advertisement');
  end if;
  return v_ad;
end;
$$;

-- An advertisement whose slot is not his any more cannot come back.
create function private.ad_is_over(p_ad public.advertisements)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_ad.end_date < private.today() or exists (
    select from public.ad_bookings where advertisement_id = p_ad.id
    having bool_and(status not in ('held', 'confirmed'))
  )
$$;

-- POST /rpc/submit_ad_creative. The file lies in the private bucket artwork, in the caller's folder.
-- A version that waited is replaced; a rejected advertisement waits for its decision again.
create function public.submit_ad_creative(
  p_advertisement_id uuid default null,
  p_file_path text default null,
  p_mime_type text default null,
  p_bytes int default null,
  p_width int default null,
  p_height int default null,
  p_checksum text default null,
  p_image_url text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_ad public.advertisements;
  v_place public.ad_placements;
  v_creative public.ad_creatives;
begin
  v_ad := private.lock_my_ad(p_advertisement_id);
  if v_ad.status = 'inactive' or private.ad_is_over(v_ad) then
    perform private.raise_error('INVALID_STATE', 'the advertisement is over');
  end if;
  perform private.require(
    length(p_file_path) <= 300 and p_file_path like v_user_id || '/_%' and p_file_path not like '%..%',
    'file_path', 'a file in the own folder of the bucket artwork'
  );
  perform private.require(
    p_mime_type in ('image/jpeg', 'image/png', 'image/gif', 'image/webp'), 'mime_type',
    'JPEG, PNG, GIF or WebP'
  );
  perform private.require(p_bytes between 1 and 5242880, 'bytes', 'at most 5 MB');
  perform private.require(
    p_width between 1 and 20000 and p_height between 1 and 20000, 'size', 'the size is missing'
  );
  perform private.require(
    coalesce(p_checksum ~ '^[0-9a-f]{64}$', true), 'checksum', 'a SHA-256 in hexadecimal'
  );
  perform private.require(
    coalesce(private.is_picture_url(p_image_url), true), 'image_url', 'an https address'
  );
  select place.* into v_place
  from public.ad_bookings as b
  join public.ad_placements as place on place.id = b.placement_id
  where b.advertisement_id = v_ad.id and place.image_w is not null and place.image_h is not null
  limit 1;
  -- As large as the place at least, and of its shape within two per cent.
  perform private.require(
    v_place.id is null or (
      p_width >= v_place.image_w and p_height >= v_place.image_h
      and abs(p_width::numeric * v_place.image_h / (p_height::numeric * v_place.image_w) - 1) <= 0.02
    ),
    'size', format('the place is %s × %s', v_place.image_w, v_place.image_h)
  );
  if (
    select count(*) >= 20 from public.ad_creatives
    where advertisement_id = v_ad.id and created_at > now() - interval '1 day'
  ) then
    perform private.raise_error('RATE_LIMITED', 'twenty versions a day');
  end if;

  update public.ad_creatives
  set status = 'replaced'
  where advertisement_id = v_ad.id and status = 'checking';
  insert into public.ad_creatives (
    advertisement_id, version, file_path, image_url, checksum, mime_type, bytes, width, height
  )
  select v_ad.id, coalesce(max(version), 0) + 1, p_file_path, p_image_url, p_checksum, p_mime_type,
    p_bytes, p_width, p_height
  from public.ad_creatives
  where advertisement_id = v_ad.id
  returning * into v_creative;
  if v_ad.status = 'rejected' then
    update public.advertisements set status = 'pending' where id = v_ad.id;
  end if;
  return jsonb_build_object(
    'id', v_creative.id, 'version', v_creative.version, 'status', v_creative.status
  );
end;
$$;

-- POST /rpc/edit_my_ad. The words; an advertisement that was approved is looked at again.
create function public.edit_my_ad(
  p_advertisement_id uuid default null,
  p_title text default null,
  p_description text default null,
  p_link_url text default null,
  p_button_text text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_ad public.advertisements;
  v_words record;
begin
  v_ad := private.lock_my_ad(p_advertisement_id);
  if v_ad.status = 'inactive' or private.ad_is_over(v_ad) then
    perform private.raise_error('INVALID_STATE', 'the advertisement is over');
  end if;
  select * into v_words
  from private.check_ad_words(p_title, p_description, p_link_url, p_button_text);
  update public.advertisements
  set title = v_words.p_title, description = v_words.p_description,
    link_url = v_words.p_link_url, button_text = v_words.p_button_text, status = 'pending'
  where id = v_ad.id
  returning * into v_ad;
  return jsonb_build_object('id', v_ad.id, 'status', v_ad.status);
end;
$$;

-- A decision may be approved or rejected, and a rejection has its reason.
create function private.check_verdict(p_status text, p_reason text, variadic p_verdicts text[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require(p_status = any (p_verdicts), 'status', 'this cannot be decided');
  perform private.require(
    p_status not in ('rejected', 'needs_fix') or length(btrim(p_reason)) between 1 and 1000,
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
    update public.advertisements
    set image_url = coalesce(v_creative.image_url, image_url)
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

revoke execute on all functions in schema private from public;
revoke execute on function
  public.submit_ad_creative(uuid, text, text, int, int, int, text, text),
  public.edit_my_ad(uuid, text, text, text, text), public.my_ads(int, int)
  from public;
grant execute on function
  public.submit_ad_creative(uuid, text, text, int, int, int, text, text),
  public.edit_my_ad(uuid, text, text, text, text), public.my_ads(int, int)
  to anon, authenticated;
