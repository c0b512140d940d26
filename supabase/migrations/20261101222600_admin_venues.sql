-- Venues in the back office. They are written by save_venue() and what else their owners use, which take
-- administrators with the flag for owners.

-- GET /rpc/admin_list_venues. Every administrator sees all of them, anybody else the own ones. Phone
-- and e-mail are for those who manage venues, and for the owner. p_sort: name, price, -price, capacity,
-- -capacity or -updated_at. `may_manage`: of all of them.
create function public.admin_list_venues(
  p_query text default null,
  p_status text default null,
  p_type text default null,
  p_sort text default 'name',
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
  v_user_id constant uuid := private.require_user();
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_type constant text := nullif(nullif(p_type, ''), 'all');
  v_sees_all constant boolean := private.is_admin();
  v_manages constant boolean := private.has_flag('can_manage_venues');
  v_place constant record := private.read_place(p_after);
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    v.id
    order by
      case when p_after is not null then v.created_at end desc, case when p_after is not null then v.id end desc,
      case p_sort
        when 'price' then v.price_per_hour
        when '-price' then -v.price_per_hour
        when 'capacity' then v.capacity
        when '-capacity' then -v.capacity
        when '-updated_at' then -extract(epoch from v.updated_at)
      end,
      v.name, v.id
  ) into v_ids
  from public.venues as v
  where v.deleted_at is null
    and (v_sees_all or v.owner_id = v_user_id)
    and (v_status is null or v.status = v_status)
    and (v_type is null or v.type = v_type)
    and v.search_text like all (v_patterns)
    and (v.created_at, v.id) < (v_place.at, v_place.key);
  select * into v_page
  from private.page_bounds(
    p_page, p_page_size, coalesce(cardinality(v_ids), 0), private.most_rows(p_after)
  );

  return jsonb_build_object(
    'next', private.next_place(
      p_after, 'public.venues', case when v_page.page_size < cardinality(v_ids) then v_ids[v_page.page_size] end
    ),
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', v.id, 'name', v.name, 'type', v.type, 'location', v.location, 'city', v.city,
            'capacity', v.capacity, 'price_per_hour', v.price_per_hour, 'image_url', v.image_url,
            'status', v.status, 'version', v.version,
            'owner_id', v.owner_id, 'owner_name', o.username, 'is_own', v.owner_id is not distinct from v_user_id,
            'phone', case when v_manages or v.owner_id = v_user_id then v.phone end,
            'email', case when v_manages or v.owner_id = v_user_id then v.email end,
            'created_at', v.created_at, 'updated_at', v.updated_at
          ) order by chosen.position
        )
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.venues as v on v.id = chosen.id
        left join public.profiles as o on o.id = v.owner_id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0), 'page', v_page.page, 'page_size', v_page.page_size,
    'may_manage', v_manages
  );
end;
$$;
revoke execute on function public.admin_list_venues(text, text, text, text, int, int, text) from public;
grant execute on function
  public.admin_list_venues(text, text, text, text, int, int, text)
  to anon, authenticated;

-- GET /rpc/admin_venue. All that is stored of a venue, for its owner and those who manage venues.
create function public.admin_venue(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_venue public.venues;
begin
  select * into v_venue
  from public.venues
  where id = p_id and deleted_at is null
    and (owner_id = v_user_id or private.has_flag('can_manage_venues'));
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such venue for the caller');
  end if;
  return private.owner_venue_view(v_venue);
end;
$$;
revoke execute on function public.admin_venue(uuid) from public;
grant execute on function public.admin_venue(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
