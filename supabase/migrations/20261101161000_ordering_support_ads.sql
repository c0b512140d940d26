-- What fans do with a support ad. Everything locks the placement, then the support ad, then the
-- order.

-- POST /rpc/save_support_ad. Without an id a new draft; otherwise a draft, or one that needs a fix,
-- whose product, days and price stay. p_updated_at: as it was read; somebody else was faster is STALE_VERSION. The same
-- p_idempotency_key again is the same support ad.
create function public.save_support_ad(
  p_id uuid default null,
  p_artist_id uuid default null,
  p_product_id uuid default null,
  p_title text default null,
  p_message text default null,
  p_starts_on date default null,
  p_units int default null,
  p_city text default null,
  p_station text default null,
  p_design_by text default 'self',
  p_artwork_paths jsonb default '[]',
  p_contact_name text default null,
  p_contact_phone text default null,
  p_updated_at text default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_paths constant jsonb := coalesce(p_artwork_paths, '[]');
  v_city constant text := private.city_id(p_city);
  v_phone constant text := private.phone_number(p_contact_phone);
  v_product public.ad_products;
  v_support public.support_ad_orders;
  v_quote jsonb;
  v_made_id uuid;
begin
  v_made_id := private.begin_attempt(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'save_support_ad', p_id, p_artist_id, p_product_id, p_title, p_message, p_starts_on, p_units,
      p_city, p_station, p_design_by, v_paths, p_contact_name, p_contact_phone
    )
  );
  if v_made_id is not null then
    return (select private.support_ad_card(made) from public.support_ad_orders as made where made.id = v_made_id);
  end if;
  if p_id is not null then
    v_support := private.lock_my_support_ad(p_id);
    perform private.check_read(v_support.updated_at, p_updated_at);
    if v_support.status not in ('draft', 'needs_fix') then
      perform private.raise_error('INVALID_STATE', format('it is %s', v_support.status));
    end if;
  end if;
  perform private.require(
    exists (
      select from public.performer_profiles
      where id = p_artist_id and status = 'approved' and not is_deleted
    ), 'artist_id', 'there is no such performer'
  );
  perform private.require(length(private.trimmed(p_title)) between 1 and 80, 'title', '1 to 80 characters');
  perform private.require(
    length(coalesce(p_message, '')) <= 500, 'message', 'at most 500 characters'
  );
  perform private.require(coalesce(p_city, '') = '' or v_city is not null, 'city', 'no such city');
  perform private.require(
    length(coalesce(p_station, '')) <= 60, 'station', 'at most 60 characters'
  );
  perform private.require(
    length(private.trimmed(p_contact_name)) between 1 and 50, 'contact_name', '1 to 50 characters'
  );
  perform private.require(v_phone is not null, 'contact_phone', 'the phone number is not valid');
  perform private.require(
    case when jsonb_typeof(v_paths) = 'array' then jsonb_array_length(v_paths) <= 5 and not exists (
      select from jsonb_array_elements_text(v_paths) as path
      where path is null or path not like v_user_id || '/_%' or path like '%..%' or length(path) > 300
    ) else false end,
    'artwork_paths', 'up to five files in the own folder of the bucket artwork'
  );
  if v_support.status = 'needs_fix' then
    perform private.require(
      p_product_id = v_support.product_id and p_artist_id = v_support.artist_id
        and p_starts_on = v_support.starts_on and p_units = v_support.units
        and p_design_by = v_support.design_by,
      'product_id', 'product, performer, days and design were sent already'
    );
  else
    v_product := private.sold_ad_product(p_product_id);
    if not v_product.needs_media_review then
      perform private.raise_error('NOT_ON_SALE', 'this one is booked directly', 'Use book_ad().');
    end if;
    v_quote := private.quote_ad(v_product, p_starts_on, p_units, p_design_by);
  end if;

  if p_id is null then
    if (
      select count(*) >= 20 from public.support_ad_orders
      where buyer_id = v_user_id and status = 'draft'
    ) then
      perform private.raise_error('LIMIT_EXCEEDED', 'twenty drafts');
    end if;
    insert into public.support_ad_orders (
      order_no, buyer_id, artist_id, product_id, title, message, starts_on, units, city, station,
      design_by, artwork_paths, contact_name, contact_phone, total
    )
    values (
      private.dated_number('SA'), v_user_id,
      p_artist_id, p_product_id, private.trimmed(p_title), coalesce(p_message, ''), p_starts_on, p_units,
      v_city, nullif(private.trimmed(p_station), ''), p_design_by, v_paths, private.trimmed(p_contact_name), v_phone,
      (v_quote ->> 'total')::int
    )
    returning * into v_support;
  else
    update public.support_ad_orders
    set artist_id = p_artist_id, product_id = p_product_id, title = private.trimmed(p_title),
      message = coalesce(p_message, ''), starts_on = p_starts_on, units = p_units, city = v_city,
      station = nullif(private.trimmed(p_station), ''), design_by = p_design_by, artwork_paths = v_paths,
      contact_name = private.trimmed(p_contact_name), contact_phone = v_phone,
      total = coalesce((v_quote ->> 'total')::int, total)
    where id = p_id
    returning * into v_support;
  end if;
  perform private.end_attempt(v_user_id, p_idempotency_key, v_support.id);
  return private.support_ad_card(v_support);
end;
$$;
revoke execute on function
  public.save_support_ad(uuid, uuid, uuid, text, text, date, int, text, text, text, jsonb, text,
  text, text, uuid)
  from public;
grant execute on function
  public.save_support_ad(uuid, uuid, uuid, text, text, date, int, text, text, text, jsonb, text,
  text, text, uuid)
  to anon, authenticated;

-- POST /rpc/submit_support_ad. A draft is sent at today's price; after a fix it goes back to
-- review. Both declarations are needed, because the media company asks for them.
create function public.submit_support_ad(
  p_id uuid default null,
  p_owns_artwork boolean default false,
  p_has_portrait_consent boolean default false,
  p_expected_total int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_support public.support_ad_orders;
  v_total int;
begin
  v_support := private.lock_my_support_ad(p_id);
  if v_support.status not in ('draft', 'needs_fix') then
    perform private.raise_error('INVALID_STATE', format('it is %s', v_support.status));
  end if;
  perform private.require(p_owns_artwork, 'owns_artwork', 'the rights have to be declared');
  perform private.require(
    p_has_portrait_consent, 'has_portrait_consent', 'the consent has to be declared'
  );
  perform private.require(
    v_support.design_by = 'platform' or jsonb_array_length(v_support.artwork_paths) > 0,
    'artwork_paths', 'the artwork is missing'
  );
  if v_support.status = 'draft' then
    v_total := (
      private.quote_ad(
        private.sold_ad_product(v_support.product_id), v_support.starts_on, v_support.units,
        v_support.design_by
      ) ->> 'total'
    )::int;
    if p_expected_total is not null and p_expected_total <> v_total then
      perform private.raise_error('PRICE_CHANGED', format('it costs %s now', v_total));
    end if;
    if (
      select count(*) >= 10 from public.support_ad_orders
      where buyer_id = v_user_id and status in ('submitted', 'reviewing', 'needs_fix')
    ) then
      perform private.raise_error('LIMIT_EXCEEDED', 'ten wait for their review already');
    end if;
  end if;
  update public.support_ad_orders
  set ip_declared_at = now(), portrait_declared_at = now(), total = coalesce(v_total, total),
    versions = versions || jsonb_build_array(
      jsonb_build_object('paths', artwork_paths, 'sent_at', now())
    )
  where id = p_id;
  perform private.move_support_ad(
    v_support, case v_support.status when 'draft' then 'submitted' else 'reviewing' end
  );
  return (select private.support_ad_card(s) from public.support_ad_orders as s where id = p_id);
end;
$$;
revoke execute on function public.submit_support_ad(uuid, boolean, boolean, int) from public;
grant execute on function
  public.submit_support_ad(uuid, boolean, boolean, int)
  to anon, authenticated;

-- POST /rpc/cancel_support_ad. Until it is paid.
create function public.cancel_support_ad(p_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_support public.support_ad_orders;
begin
  v_support := private.lock_my_support_ad(p_id);
  if v_support.status = 'cancelled' then
    perform private.raise_error('ALREADY_CANCELLED', 'it is cancelled already');
  end if;
  if v_support.status in ('draft', 'submitted', 'reviewing', 'needs_fix') then
    perform private.move_support_ad(
      v_support, 'cancelled', coalesce(nullif(private.trimmed(p_reason), ''), 'buyer')
    );
  elsif v_support.status = 'approved' then
    -- Closing the order cancels the support ad and frees its slot. A reported payment is looked for
    -- first: it may be on its way.
    if (private.lock_order(v_support.order_id)).status <> 'pending_payment' then
      perform private.raise_error('INVALID_STATE', 'a payment was reported');
    end if;
    perform private.close_order(v_support.order_id, 'cancelled', p_reason);
  else
    perform private.raise_error('INVALID_STATE', format('it is %s', v_support.status));
  end if;
  return (select private.support_ad_card(s) from public.support_ad_orders as s where id = p_id);
end;
$$;
revoke execute on function public.cancel_support_ad(uuid, text) from public;
grant execute on function public.cancel_support_ad(uuid, text) to anon, authenticated;

-- GET /rpc/my_support_ads. Latest first.
create function public.my_support_ads(p_page int default 1, p_page_size int default 12)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_total constant bigint := (
    select count(*) from public.support_ad_orders where buyer_id = v_user_id
  );
  v_page record;
begin
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.support_ad_card(s) order by s.created_at desc, s.id)
        from (
          select * from public.support_ad_orders
          where buyer_id = v_user_id
          order by created_at desc, id
          offset v_page.skip limit v_page.page_size
        ) as s
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.my_support_ads(int, int) from public;
grant execute on function public.my_support_ads(int, int) to anon, authenticated;
