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
    'opening_hours', e.opening_hours,
    'location', e.location,
    'city', e.city,
    'category', e.category,
    'image_url', e.image_url,
    'poster_line', e.poster_line,
    'price', e.offer_label,
    'price_from', e.offer_from,
    -- The clock speaks before the job that writes it.
    'sale', case
      when e.sale_state = 'not_yet' and e.sale_opens_at <= now() then 'on_sale' else e.sale_state
    end,
    'sale_opens_at', e.sale_opens_at,
    'attendees', e.current_attendees,
    'max_attendees', nullif(e.max_attendees, 0),
    'phase', private.event_phase(e.status, e.starts_at, e.ends_at),
    'badge', private.event_badge(e.seats_left, e.seats_total, e.current_attendees),
    'is_sold_out', e.sale_state in ('waitlist', 'sold_out')
  )
$$;

-- One page of the listed events with all the words, or of all of them without words.
create function private.found_events(
  p_words text[], p_filter private.event_filter, p_sort text, p_featured uuid[], p_page int,
  p_page_size int, out ids uuid[], out total bigint, out page int, out page_size int
)
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_words <> '{}' then
    select * into ids, total, page, page_size
    from private.events_with_words(p_words, p_filter, p_sort, p_page, p_page_size);
  else
    select * into ids, total, page, page_size
    from private.listed_events(p_filter, p_sort, p_featured, p_page, p_page_size);
  end if;
end;
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
-- p_when (today, weekend) stands for days of the server's calendar. p_max_price: 0 for free ones.
-- p_sort: best (what is featured first, then by date; with words: titles first), date, popular,
-- price. `match` is "near" when nothing has the words themselves; `suggestions` are searches that
-- would, and without `is_complete` only the nearest are named and counted. Words like 免費 and 今晚 are
-- facts, as far as something has them; otherwise they are words.
create function public.search_events(
  p_query text default null,
  p_category text default null,
  p_city text default null,
  p_when text default null,
  p_date_from date default null,
  p_date_to date default null,
  p_max_price int default null,
  p_sort text default 'best',
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
  v_words constant text[] := private.search_words(private.search_fold(p_query));
  v_has_words constant boolean := v_words <> '{}';
  v_filter private.event_filter;
  v_with_facts private.event_filter;
  v_days record;
  v_facts record;
  v_found record;
  v_featured constant uuid[] :=
    case when p_sort = 'best' then private.featured_event_ids() else '{}' end;
  v_is_found boolean := false;
  v_is_near boolean := false;
  v_suggestions text[] := '{}';
  v_is_complete boolean := true;
begin
  select * into v_days from private.days_of(p_when, p_date_from, p_date_to);
  v_filter.category := nullif(nullif(p_category, ''), 'all');
  v_filter.any_city := coalesce(p_city, '') in ('', 'all');
  v_filter.city := private.city_id(p_city);
  v_filter.max_price := p_max_price;
  -- The later of "now" and the first day asked for, unless the past itself is asked for.
  v_filter.ends_after := case
    when v_days.first < private.today() then timezone('Asia/Taipei', v_days.first::timestamp)
    else greatest(now(), timezone('Asia/Taipei', v_days.first::timestamp))
  end;
  v_filter.starts_before :=
    coalesce(timezone('Asia/Taipei', (v_days.last + 1)::timestamp), 'infinity');
  v_filter.with_past := v_filter.ends_after < now();

  v_facts := private.search_facts(v_words, private.today());
  if v_facts.are_any then
    v_with_facts := v_filter;
    v_with_facts.max_price := least(p_max_price, v_facts.max_price);
    v_with_facts.ends_after :=
      greatest(v_filter.ends_after, timezone('Asia/Taipei', v_facts.first::timestamp));
    v_with_facts.starts_before :=
      least(v_filter.starts_before, timezone('Asia/Taipei', (v_facts.last + 1)::timestamp));
    v_found := private.found_events(
      v_facts.words, v_with_facts, p_sort, v_featured, p_page, p_page_size
    );
    v_is_found := v_found.total > 0;
  end if;
  if not v_is_found then
    v_found := private.found_events(v_words, v_filter, p_sort, v_featured, p_page, p_page_size);
  end if;
  if v_found.total = 0 and v_has_words then
    select * into v_found
    from private.nearest_events(v_words, v_filter, p_sort, p_page, p_page_size);
    v_is_near := v_found.total > 0;
    v_suggestions := v_found.suggestions;
    v_is_complete := v_found.is_complete;
  end if;

  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.event_card(e) order by chosen.position)
        from unnest(v_found.ids) with ordinality as chosen (id, position)
        join public.events as e on e.id = chosen.id
      ),
      '[]'
    ),
    'total', v_found.total,
    'page', v_found.page,
    'page_size', v_found.page_size,
    'match', case when v_is_near then 'near' else 'exact' end,
    'suggestions', to_jsonb(v_suggestions),
    'is_complete', v_is_complete
  );
end;
$$;
revoke execute on function
  public.search_events(text, text, text, text, date, date, int, text, int, int)
  from public;
grant execute on function
  public.search_events(text, text, text, text, date, date, int, text, int, int)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
