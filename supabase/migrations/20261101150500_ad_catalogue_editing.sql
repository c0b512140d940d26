-- The back office of placements and products.

-- POST /rpc/admin_save_ad_placement. Without an id a new one. p_updated_at: as it was read; somebody else was faster is
-- STALE_VERSION. Slots in use cannot be taken away.
create function public.admin_save_ad_placement(
  p_id uuid default null,
  p_code text default null,
  p_name text default null,
  p_ad_type text default 'banner',
  p_display_location text default 'home',
  p_slots int default 1,
  p_image_w int default null,
  p_image_h int default null,
  p_max_seconds int default null,
  p_is_active boolean default true,
  p_updated_at text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_place public.ad_placements;
begin
  perform private.require_flag('can_manage_ads');
  perform private.require(p_code ~ '^[a-z][a-z0-9_]{1,39}$', 'code', 'a code is lower case words');
  perform private.require(length(private.trimmed(p_name)) between 1 and 60, 'name', '1 to 60 characters');
  perform private.require(
    p_ad_type in ('banner', 'featured', 'popup', 'home_banner'), 'ad_type', 'no such type'
  );
  perform private.require(p_display_location ~ '^[a-z_]{1,40}$', 'display_location', 'a code');
  perform private.require(p_slots between 1 and 200, 'slots', '1 to 200');
  perform private.require(
    coalesce(p_image_w, 1) between 1 and 20000 and coalesce(p_image_h, 1) between 1 and 20000
      and coalesce(p_max_seconds, 1) between 1 and 600,
    'size', 'the size is out of range'
  );
  perform private.require(
    not exists (
      select from public.ad_placements where code = p_code and id is distinct from p_id
    ), 'code', 'the code is taken'
  );
  if p_id is null then
    insert into public.ad_placements (
      code, name, ad_type, display_location, slots, image_w, image_h, max_seconds, is_active
    )
    values (
      p_code, private.trimmed(p_name), p_ad_type, p_display_location, p_slots, p_image_w, p_image_h,
      p_max_seconds, coalesce(p_is_active, true)
    )
    returning * into v_place;
  else
    select * into v_place from public.ad_placements where id = p_id for no key update;
    perform private.check_read(v_place.updated_at, p_updated_at);
    if exists (
      select from public.ad_bookings
      where placement_id = p_id and slot_no > p_slots and status in ('held', 'confirmed')
        and upper(period) > private.today()
    ) then
      perform private.raise_error('INVALID_STATE', 'a slot beyond that number is booked');
    end if;
    update public.ad_placements
    set code = p_code, name = private.trimmed(p_name), ad_type = p_ad_type,
      display_location = p_display_location, slots = p_slots, image_w = p_image_w,
      image_h = p_image_h, max_seconds = p_max_seconds, is_active = coalesce(p_is_active, true)
    where id = p_id
    returning * into v_place;
    if not found then
      perform private.raise_error('NOT_FOUND', 'there is no such placement');
    end if;
  end if;
  return jsonb_build_object('id', v_place.id);
end;
$$;
revoke execute on function
  public.admin_save_ad_placement(uuid, text, text, text, text, int, int, int, int, boolean, text)
  from public;
grant execute on function
  public.admin_save_ad_placement(uuid, text, text, text, text, int, int, int, int, boolean, text)
  to anon, authenticated;

-- POST /rpc/admin_save_ad_product. Without an id a new one. p_updated_at as above. Prices of what is ordered do not move.
create function public.admin_save_ad_product(
  p_id uuid default null,
  p_placement_id uuid default null,
  p_name text default null,
  p_description text default '',
  p_category text default null,
  p_city text default null,
  p_unit text default null,
  p_unit_price int default null,
  p_design_fee int default 0,
  p_min_units int default 1,
  p_max_units int default 4,
  p_lead_days int default 3,
  p_needs_media_review boolean default false,
  p_spec jsonb default '{}',
  p_images jsonb default '[]',
  p_is_active boolean default true,
  p_sort int default 0,
  p_updated_at text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_city constant text := private.city_id(p_city);
  v_row public.ad_products;
begin
  perform private.require_flag('can_manage_ads');
  perform private.require(
    exists (select from public.ad_placements where id = p_placement_id),
    'placement_id', 'there is no such placement'
  );
  perform private.require(length(private.trimmed(p_name)) between 1 and 80, 'name', '1 to 80 characters');
  perform private.require(
    length(coalesce(p_description, '')) <= 2000, 'description', 'at most 2000 characters'
  );
  perform private.require(
    p_category in ('online', 'mrt', 'bus', 'led', 'birthday'), 'category', 'no such category'
  );
  perform private.require(
    coalesce(p_city, '') = '' or v_city is not null, 'city', 'no such city'
  );
  perform private.require(p_unit in ('day', 'week', 'month'), 'unit', 'day, week or month');
  perform private.require(p_unit_price >= 0, 'unit_price', 'a price in NT$');
  perform private.require(coalesce(p_design_fee, 0) >= 0, 'design_fee', 'a price in NT$');
  perform private.require(
    p_min_units between 1 and p_max_units and p_max_units <= 60, 'units', '1 to 60, in order'
  );
  perform private.require(p_lead_days between 0 and 120, 'lead_days', '0 to 120');
  perform private.require(jsonb_typeof(coalesce(p_spec, '{}')) = 'object', 'spec', 'an object');
  perform private.require(
    private.are_picture_urls(coalesce(p_images, '[]'), 10), 'images', 'up to ten pictures of ours'
  );
  select * into v_row from public.ad_products where id = p_id for no key update;
  perform private.check_read(v_row.updated_at, p_updated_at);
  insert into public.ad_products as p (
    id, placement_id, name, description, category, city, unit, unit_price, design_fee, min_units,
    max_units, lead_days, needs_media_review, spec, images, is_active, sort
  )
  values (
    coalesce(p_id, gen_random_uuid()), p_placement_id, private.trimmed(p_name), coalesce(p_description, ''),
    p_category, v_city, p_unit, p_unit_price, coalesce(p_design_fee, 0), p_min_units, p_max_units,
    p_lead_days, coalesce(p_needs_media_review, false), coalesce(p_spec, '{}'),
    coalesce(p_images, '[]'), coalesce(p_is_active, true), coalesce(p_sort, 0)
  )
  on conflict (id) do update set
    placement_id = excluded.placement_id, name = excluded.name,
    description = excluded.description, category = excluded.category, city = excluded.city,
    unit = excluded.unit, unit_price = excluded.unit_price, design_fee = excluded.design_fee,
    min_units = excluded.min_units, max_units = excluded.max_units,
    lead_days = excluded.lead_days, needs_media_review = excluded.needs_media_review,
    spec = excluded.spec, images = excluded.images, is_active = excluded.is_active,
    sort = excluded.sort
  returning * into v_row;
  return private.ad_product_card(v_row);
end;
$$;
revoke execute on function
  public.admin_save_ad_product(uuid, uuid, text, text, text, text, text, int, int, int, int, int,
  boolean, jsonb, jsonb, boolean, int, text)
  from public;
grant execute on function
  public.admin_save_ad_product(uuid, uuid, text, text, text, text, text, int, int, int, int, int,
  boolean, jsonb, jsonb, boolean, int, text)
  to anon, authenticated;
