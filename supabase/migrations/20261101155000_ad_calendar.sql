-- What the back office reads of advertisements besides their list: who has which slot when, what is
-- sold, and the artwork version by version.

-- GET /rpc/admin_ad_calendar. Placement by placement the slots that are taken within p_days from p_from
-- on, and under `unbooked` what runs there without a booking. At most 93 days.
create function public.admin_ad_calendar(p_from date default null, p_days int default 28)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_from constant date := coalesce(p_from, private.today());
  v_span daterange;
begin
  perform private.require_flag('can_manage_ads');
  perform private.require(private.is_near(v_from), 'from', 'a day of these years');
  perform private.require(p_days between 1 and 93, 'days', '1 to 93');
  v_span := daterange(v_from, v_from + p_days);
  return jsonb_build_object(
    'from', v_from, 'days', p_days,
    'placements', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', place.id, 'name', place.name, 'slots', place.slots, 'is_active', place.is_active,
          'bookings', (
            select coalesce(jsonb_agg(
              jsonb_build_object(
                'id', b.id, 'slot_no', b.slot_no, 'status', b.status,
                'starts_on', lower(b.period), 'ends_on', upper(b.period) - 1,
                'title', coalesce(ad.title, s.title), 'is_support_ad', s.id is not null,
                'subject_id', coalesce(ad.id, s.id), 'buyer_name', p.username
              ) order by b.slot_no, lower(b.period)
            ), '[]')
            from public.ad_bookings as b
            join public.profiles as p on p.id = b.buyer_id
            left join public.advertisements as ad on ad.id = b.advertisement_id
            left join public.support_ad_orders as s on s.id = b.support_ad_order_id
            where b.placement_id = place.id and b.status in ('held', 'confirmed') and b.period && v_span
          ),
          'unbooked', (
            select coalesce(jsonb_agg(
              jsonb_build_object(
                'id', ad.id, 'title', ad.title, 'status', ad.status, 'starts_on', ad.start_date,
                'ends_on', ad.end_date
              ) order by ad.start_date, ad.title
            ), '[]')
            from public.advertisements as ad
            where ad.type = place.ad_type and ad.display_location = place.display_location
              and ad.status in ('active', 'pending')
              and daterange(ad.start_date, ad.end_date, '[]') && v_span
              and not exists (select from public.ad_bookings where advertisement_id = ad.id)
          )
        ) order by place.name, place.id
      ), '[]')
      from public.ad_placements as place
    )
  );
end;
$$;
revoke execute on function public.admin_ad_calendar(date, int) from public;
grant execute on function public.admin_ad_calendar(date, int) to anon, authenticated;

-- GET /rpc/admin_ad_catalogue. Every placement and every product, also those that are not sold now.
create function public.admin_ad_catalogue()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'may_manage', private.has_flag('can_manage_ads'),
    'placements', (
      select coalesce(jsonb_agg(
        to_jsonb(place) - 'created_at' || jsonb_build_object(
          'products', (select count(*) from public.ad_products where placement_id = place.id),
          'booked', (
            select count(*) from public.ad_bookings as b
            where b.placement_id = place.id and b.status in ('held', 'confirmed')
              and upper(b.period) > private.today()
          )
        ) order by place.name, place.id
      ), '[]')
      from public.ad_placements as place
    ),
    'products', (
      select coalesce(jsonb_agg(
        private.ad_product_card(p) || jsonb_build_object(
          'placement_id', p.placement_id, 'is_active', p.is_active, 'sort', p.sort,
          'updated_at', p.updated_at
        ) order by p.sort, p.name, p.id
      ), '[]')
      from public.ad_products as p
    )
  );
end;
$$;
revoke execute on function public.admin_ad_catalogue() from public;
grant execute on function public.admin_ad_catalogue() to anon, authenticated;

-- GET /rpc/admin_ad_creatives. Every version of an advertisement's artwork, the newest first.
create function public.admin_ad_creatives(p_ad_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_flag('can_manage_ads');
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', c.id, 'version', c.version, 'status', c.status, 'reason', c.reason,
          'file_path', c.file_path, 'mime_type', c.mime_type, 'image_url', c.image_url,
          'width', c.width, 'height', c.height, 'bytes', c.bytes, 'created_at', c.created_at
        ) order by c.version desc
      ), '[]')
      from public.ad_creatives as c where c.advertisement_id = p_ad_id
    )
  );
end;
$$;
revoke execute on function public.admin_ad_creatives(uuid) from public;
grant execute on function public.admin_ad_creatives(uuid) to anon, authenticated;

-- GET /rpc/admin_ad. One advertisement as it is now.
create function public.admin_ad(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_ad public.advertisements;
begin
  perform private.require_flag('can_manage_ads');
  select * into v_ad from public.advertisements where id = p_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such advertisement');
  end if;
  return private.ad_record(v_ad);
end;
$$;
revoke execute on function public.admin_ad(uuid) from public;
grant execute on function public.admin_ad(uuid) to anon, authenticated;
