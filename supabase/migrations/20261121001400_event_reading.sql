-- Public reads of events. The functions run as the owner, because under row level security LIKE may
-- not use the trigram index (it is not leakproof); each therefore says itself what is public.

-- At most this share of the seats left is 即將售完; 300 people make an event 熱門.
create function private.event_badge(p_left int, p_total int, p_attendees int)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_left = 0 then null
    when p_left <= greatest(p_total * 0.1, 3) then 'low_stock'
    when p_attendees >= 300 then 'hot'
  end
$$;

-- An event as every list shows it.
create function private.event_card(e public.events)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', e.id,
    'title', e.title,
    'description', e.description,
    'date', e.date,
    'time', case when not e.time_undecided then to_char(e.time, 'HH24:MI') end,
    'time_undecided', e.time_undecided,
    'starts_at', e.starts_at,
    'ends_at', e.ends_at,
    'location', e.location,
    'city', e.city,
    'category', e.category,
    'image_url', e.image_url,
    'poster_line', e.poster_line,
    'price', e.price,
    'price_from', e.price_from,
    'attendees', e.current_attendees,
    'max_attendees', nullif(e.max_attendees, 0),
    'phase', private.event_phase(e.status, e.starts_at, e.ends_at),
    'badge', private.event_badge(e.seats_left, e.seats_total, e.current_attendees),
    'is_sold_out', e.seats_left is not null and e.seats_left <= 0
  )
$$;

create function private.upcoming_event_cards(p_events public.events[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.event_card(e) order by e.starts_at, e.id), '[]')
  from unnest(p_events) as e
  where e.status = 'approved' and e.deleted_at is null and e.ends_at > now()
$$;

-- GET /rpc/search_events. Past events are left out unless p_date_from lies before today.
-- p_date_from and p_date_to are days in Taipei; an event that spans several days counts on each.
create function public.search_events(
  p_query text default null,
  p_category text default null,
  p_city text default null,
  p_date_from date default null,
  p_date_to date default null,
  p_sort text default 'date',
  p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_patterns constant text[] := private.search_patterns(p_query);
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_any_city constant boolean := coalesce(p_city, '') in ('', 'all');
  v_city constant text := private.city_id(p_city);
  -- The later of "now" and the first day asked for, unless the past itself is asked for.
  v_ends_after constant timestamptz := case
    when p_date_from < private.today() then timezone('Asia/Taipei', p_date_from::timestamp)
    else greatest(now(), timezone('Asia/Taipei', p_date_from::timestamp))
  end;
  v_starts_before constant timestamptz :=
    coalesce(timezone('Asia/Taipei', (p_date_to + 1)::timestamp), 'infinity');
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    e.id
    order by case when p_sort = 'popular' then -e.current_attendees end, e.starts_at, e.id
  )
  into v_ids
  from public.events as e
  where e.status = 'approved'
    and e.deleted_at is null
    and e.ends_at > v_ends_after
    and e.starts_at < v_starts_before
    and (v_category is null or e.category = v_category)
    and (v_any_city or e.city = v_city)
    -- The longest word can use the index; the rest is checked on what it finds.
    and e.search_text like v_patterns[1]
    and e.search_text like all (v_patterns);

  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.event_card(e) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;

-- The ticket types of an event as buyers see them. A type without a valid price is not offered.
create function private.ticket_type_list(p_event_id uuid, p_is_over boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', ticket_type_id,
        'name', name,
        'description', description,
        'price', price,
        'left', seats_left,
        'min_per_order', min_per_order,
        'max_per_order', max_per_order,
        'sale_start_at', sale_start_at,
        'sale_end_at', sale_end_at,
        'state', case
          when p_is_over or sale_end_at <= now() then 'ended'
          when sale_start_at > now() then 'not_yet'
          when seats_left < min_per_order then 'sold_out'
          else 'on_sale'
        end
      ) order by sort_order, ticket_type_id
    ),
    '[]'
  )
  from (
    select t.*,
      -- least() passes over nulls, which stand for "unlimited".
      least(t.capacity - t.sold - t.held, w.capacity - w.sold - w.held) as seats_left
    from public.ticket_stock as t
    join public.ticket_stock as w on w.event_id = t.event_id and w.ticket_type_id = '*'
    where t.event_id = p_event_id and t.ticket_type_id <> '*'
      and not t.is_hidden and t.price is not null
  ) as offered
$$;

-- GET /rpc/get_event. Null when there is no such event or the caller may not see it: an event that is
-- not approved is for its organizer and the administrators.
create function public.get_event(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_event public.events;
begin
  select * into v_event from public.events where id = p_id and deleted_at is null;
  if not found then
    return null;
  end if;
  if not private.is_public_event_status(v_event.status)
    and not (v_event.organizer_id is not distinct from v_user_id and private.is_active())
    and not private.is_admin()
  then
    return null;
  end if;

  return private.event_card(v_event) || jsonb_build_object(
    'address', v_event.address,
    'district', v_event.district,
    'transit', v_event.transit,
    'body', coalesce(v_event.body, v_event.description),
    'ticket_types', private.ticket_type_list(
      v_event.id,
      private.event_phase(v_event.status, v_event.starts_at, v_event.ends_at)
        in ('ended', 'cancelled')
    ),
    'refund_policy', (
      select jsonb_build_object('code', code, 'name', name, 'summary', summary)
      from public.refund_policies where code = v_event.refund_policy_code
    ),
    'organizer', jsonb_build_object(
      'id', v_event.organizer_id,
      'name', v_event.organizer_name,
      'event_count', (
        select count(*) from public.events as o
        where o.organizer_id = v_event.organizer_id and o.deleted_at is null
          and o.status in ('approved', 'ended')
      )
    ),
    'venue_id', v_event.venue_id,
    'requires_approval', exists (
      select from public.ticket_stock where event_id = v_event.id and requires_approval
    ),
    'my_registration', case when private.is_active() then (
      select jsonb_build_object('id', id, 'status', status)
      from public.event_registrations
      where event_id = v_event.id and user_id = v_user_id and status in ('pending', 'confirmed')
    ) end
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.search_events(text, text, text, date, date, text, int, int), public.get_event(uuid)
  from public;
grant execute on function
  public.search_events(text, text, text, date, date, text, int, int), public.get_event(uuid)
  to anon, authenticated;
