-- How many slots are left, and what time on them costs.

-- Locks a placement. Whoever moves slots does this first, then support ad orders, then orders, so
-- that waiting never becomes a circle.
create function private.lock_ad_placement(p_placement_id uuid)
returns public.ad_placements
language plpgsql
set search_path = ''
as $$
declare
  v_place public.ad_placements;
begin
  select * into v_place from public.ad_placements where id = p_placement_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such placement');
  end if;
  return v_place;
end;
$$;

-- The lowest slot that is free for all of a period, or null.
create function private.free_ad_slot(
  p_placement_id uuid, p_period daterange, p_except uuid default null
)
returns int
language sql
stable
set search_path = ''
as $$
  select min(slot)
  from public.ad_placements as place, generate_series(1, place.slots) as slot
  where place.id = p_placement_id and not exists (
    select from public.ad_bookings as b
    where b.placement_id = p_placement_id and b.slot_no = slot and b.period && p_period
      and b.status in ('held', 'confirmed') and b.id is distinct from p_except
  )
$$;

-- How many slots are free for all of a period.
create function private.free_ad_slots(p_placement_id uuid, p_period daterange)
returns int
language sql
stable
set search_path = ''
as $$
  select count(*)::int
  from public.ad_placements as place, generate_series(1, place.slots) as slot
  where place.id = p_placement_id and not exists (
    select from public.ad_bookings as b
    where b.placement_id = p_placement_id and b.slot_no = slot and b.period && p_period
      and b.status in ('held', 'confirmed')
  )
$$;

-- What units of a product cost from a day on. Raises what is wrong with the wish.
create function private.quote_ad(
  p_product public.ad_products, p_starts_on date, p_units int, p_design_by text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_period daterange;
  v_media int;
  v_design int;
begin
  perform private.require(p_starts_on is not null, 'starts_on', 'the first day is missing');
  perform private.require(
    p_units between p_product.min_units and p_product.max_units, 'units',
    format('between %s and %s', p_product.min_units, p_product.max_units)
  );
  perform private.require(p_design_by in ('self', 'platform'), 'design_by', 'self or platform');
  v_period := private.ad_period(p_product, p_starts_on, p_units);
  perform private.require(
    p_starts_on >= private.today() + p_product.lead_days, 'starts_on',
    format('%s days are needed before the first day', p_product.lead_days)
  );
  perform private.require(
    upper(v_period) <= private.ad_horizon() + 1, 'starts_on', 'that far ahead nothing is sold'
  );
  v_media := p_product.unit_price * p_units;
  v_design := case p_design_by when 'platform' then p_product.design_fee else 0 end;
  return jsonb_build_object(
    'product_id', p_product.id,
    'starts_on', p_starts_on,
    'ends_on', upper(v_period) - 1,
    'units', p_units,
    'design_by', p_design_by,
    'lines', jsonb_build_array(
      jsonb_build_object(
        'code', 'media', 'quantity', p_units, 'unit_price', p_product.unit_price, 'amount', v_media
      )
    ) || case
      when v_design > 0 then jsonb_build_array(
        jsonb_build_object(
          'code', 'design', 'quantity', 1, 'unit_price', v_design, 'amount', v_design
        )
      )
      else '[]'
    end,
    'total', v_media + v_design,
    'latest_order_on', p_starts_on - p_product.lead_days,
    'free_slots', private.free_ad_slots(p_product.placement_id, v_period)
  );
end;
$$;

-- An active product, or the error that there is none.
create function private.sold_ad_product(p_product_id uuid)
returns public.ad_products
language plpgsql
stable
set search_path = ''
as $$
declare
  v_product public.ad_products;
begin
  select p.* into v_product
  from public.ad_products as p
  join public.ad_placements as place on place.id = p.placement_id
  where p.id = p_product_id and p.is_active and place.is_active;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such ad product');
  end if;
  return v_product;
end;
$$;

-- GET /rpc/quote_ad_product. What it costs, until when to order, and how many slots are left.
create function public.quote_ad_product(
  p_product_id uuid default null,
  p_starts_on date default null,
  p_units int default null,
  p_design_by text default 'self'
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.quote_ad(product, p_starts_on, coalesce(p_units, product.min_units), p_design_by)
  from private.sold_ad_product(p_product_id) as product
$$;
revoke execute on function public.quote_ad_product(uuid, date, int, text) from public;
grant execute on function public.quote_ad_product(uuid, date, int, text) to anon, authenticated;

-- GET /rpc/get_ad_product. With the slots left on each day of up to 93 days, null when not on sale.
create function public.get_ad_product(
  p_product_id uuid default null, p_from date default null, p_to date default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_product public.ad_products;
  v_from constant date := greatest(coalesce(p_from, private.today()), private.today());
  v_to constant date := least(coalesce(p_to, v_from + 30), v_from + 92, private.ad_horizon());
begin
  select p.* into v_product
  from public.ad_products as p
  join public.ad_placements as place on place.id = p.placement_id
  where p.id = p_product_id and p.is_active and place.is_active;
  if not found then
    return null;
  end if;
  return private.ad_product_card(v_product) || jsonb_build_object(
    'earliest_start', private.today() + v_product.lead_days,
    'days', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'day', day,
            'free_slots', private.free_ad_slots(v_product.placement_id, daterange(day, day, '[]'))
          ) order by day
        )
        from (
          select v_from + n as day from generate_series(0, v_to - v_from) as n
        ) as days
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.get_ad_product(uuid, date, date) from public;
grant execute on function public.get_ad_product(uuid, date, date) to anon, authenticated;

revoke execute on all functions in schema private from public;
