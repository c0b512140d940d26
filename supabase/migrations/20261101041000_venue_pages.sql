-- Public reads of venues.

-- A venue as every list shows it.
create function private.venue_card(v public.venues)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', v.id,
    'name', v.name,
    'type', v.type,
    'city', v.city,
    'district', v.district,
    'location', v.location,
    'capacity', v.capacity,
    'price_per_hour', v.price_per_hour,
    'image_url', v.image_url,
    'support_friendly', v.support_friendly,
    'amenities', v.amenities,
    'min_booking_hours', v.min_booking_hours
  )
$$;

-- The forms of the words of a search; odd are those that stand in no venue. There are few enough
-- venues to compare each, and only when none has the words themselves.
create function private.near_venues_forms(p_query text)
returns private.near_form[]
language sql
stable
set search_path = ''
as $$
  select private.near_word_forms(words, array(
    select word
    from unnest(words) as word
    where not exists (
      select from public.venues as v
      where v.status = 'approved' and v.deleted_at is null
        and private.search_fold(v.search_text) like '%' || word || '%'
    )
  ))
  from private.bare_words(private.search_words(p_query)) as words
$$;

-- GET /rpc/search_venues. p_sort: name, price (lowest first) or capacity (largest first). p_saved:
-- only what the caller saved. p_amenities: ids or words with commas between them, all of which a venue has.
-- `match` is "near" when none has the words themselves, and the nearest come first.
create function public.search_venues(
  p_query text default null,
  p_city text default null,
  p_type text default null,
  p_min_capacity int default null,
  p_max_price int default null,
  p_support_friendly boolean default null,
  p_sort text default 'name',
  p_page int default 1,
  p_page_size int default 12,
  p_saved boolean default null,
  p_amenities text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_saver constant uuid := case when p_saved then private.require_user() end;
  v_amenities constant text[] := string_to_array(coalesce(p_amenities, ''), ',');
  v_patterns constant text[] := private.search_patterns(p_query);
  v_type constant text := nullif(nullif(p_type, ''), 'all');
  v_any_city constant boolean := coalesce(p_city, '') in ('', 'all');
  v_city constant text := private.city_id(p_city);
  v_forms private.near_form[];
  v_ids uuid[];
  v_is_near boolean := false;
  v_page record;
begin
  select array_agg(
    v.id
    order by
      case p_sort when 'price' then v.price_per_hour when 'capacity' then -v.capacity end,
      v.name, v.id
  )
  into v_ids
  from public.venues as v
  where v.status = 'approved'
    and v.deleted_at is null
    and (v_type is null or v.type = v_type)
    and (v_any_city or v.city = v_city)
    and (p_min_capacity is null or v.capacity >= p_min_capacity)
    and (p_max_price is null or v.price_per_hour <= p_max_price)
    and (p_support_friendly is not true or v.support_friendly)
    and v.amenities @> v_amenities
    and (v_saver is null or private.has_saved(v_saver, 'venue', v.id))
    and v.search_text like v_patterns[1]
    and v.search_text like all (v_patterns);

  if v_ids is null and v_patterns <> array['%'] then
    v_forms := private.near_venues_forms(p_query);
    -- Without forms nothing can be near, and nothing is read.
    select array_agg(v.id order by near.distance, v.name, v.id)
    into v_ids
    from public.venues as v
    cross join lateral private.near_match(private.search_fold(v.search_text), v_forms) as near
    where v_forms is not null
      and v.status = 'approved'
      and v.deleted_at is null
    and (v_type is null or v.type = v_type)
    and (v_any_city or v.city = v_city)
    and (p_min_capacity is null or v.capacity >= p_min_capacity)
    and (p_max_price is null or v.price_per_hour <= p_max_price)
    and (p_support_friendly is not true or v.support_friendly)
    and v.amenities @> v_amenities
    and (v_saver is null or private.has_saved(v_saver, 'venue', v.id));
    v_is_near := v_ids is not null;
  end if;

  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.venue_card(v) || jsonb_build_object(
            'lat', v.lat, 'lng', v.lng, 'rating', private.rating_of('venue', v.id)
          )
          order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.venues as v on v.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size,
    'match', case when v_is_near then 'near' else 'exact' end
  );
end;
$$;
revoke execute on function
  public.search_venues(text, text, text, int, int, boolean, text, int, int, boolean, text)
  from public;
grant execute on function
  public.search_venues(text, text, text, int, int, boolean, text, int, int, boolean, text)
  to anon, authenticated;

-- GET /rpc/get_venue. Without the owner's phone and e-mail. Null when the caller may not see it.
-- The point on the map is there because an event that takes place here begins with it.
create function public.get_venue(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_venue public.venues;
begin
  select * into v_venue from public.venues where id = p_id and deleted_at is null;
  if not found then
    return null;
  end if;
  if v_venue.status <> 'approved'
    and not (v_venue.owner_id is not distinct from auth.uid() and private.is_active())
    and not private.is_admin()
  then
    return null;
  end if;

  return private.venue_card(v_venue) || jsonb_build_object(
    'description', v_venue.description,
    'address', v_venue.address,
    'lat', v_venue.lat,
    'lng', v_venue.lng,
    'open_days', v_venue.open_days,
    'opening_hours', v_venue.opening_hours,
    'advance_booking_days', v_venue.advance_booking_days,
    'max_advance_days', v_venue.max_advance_days,
    'deposit_percent', v_venue.deposit_percent,
    'cancellation_policy', v_venue.cancellation_policy,
    'cleaning_fee', v_venue.cleaning_fee,
    'house_rules', v_venue.house_rules,
    'website', v_venue.website,
    'special_closed_dates', v_venue.special_closed_dates,
    'photos', private.venue_photos_view(v_venue.id),
    'upcoming_events', private.upcoming_event_cards(
      array(
        select e from public.events as e
        where e.venue_id = v_venue.id and private.venue_stand(e) <> 'objected'
      )
    )
  ) || private.venue_offer(v_venue);
end;
$$;
revoke execute on function public.get_venue(uuid) from public;
grant execute on function public.get_venue(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
