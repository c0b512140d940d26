-- Lists and searches that stay quick with a hundred thousand events.

-- Single characters and pairs of a text. Trigrams know nothing of a word of two characters, which most
-- Chinese words are.
create function private.search_grams(p_text text)
returns text[]
language sql
immutable
-- Dear enough for the planner to use the index instead of calling it for each row.
cost 5000
set search_path = ''
as $$
  select array(
    select c from unnest(chars) as c where c <> ' '
    union
    select a || b from unnest(chars, chars[2:]) as pair (a, b) where a <> ' ' and b <> ' '
  )
  from string_to_array(p_text, null) as chars
$$;

-- The first eight words of a search.
create function private.search_words(p_query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select word
    from regexp_split_to_table(private.search_form(left(p_query, 100)), '\s+') as word
    where word <> ''
    limit 8
  )
$$;

-- As LIKE patterns, longest first. What people type is never a wildcard.
create function private.word_patterns(p_words text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from unnest(p_words) as word
    order by length(word) desc
  )
$$;

-- As before: one pattern for each word, and never empty.
create or replace function private.search_patterns(p_query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(nullif(private.word_patterns(private.search_words(p_query)), '{}'), array['%'])
$$;

-- What lists and searches read: a narrow row for each event that is listed, beside the wide one that
-- every sale rewrites. Kept by trigger.
create table private.event_listing (
  event_id uuid primary key references public.events (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  category text not null,
  city text not null,
  attendees int not null,
  search_text text not null
) with (fillfactor = 80);
alter table private.event_listing enable row level security;

create function private.list_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'approved' and new.deleted_at is null then
    insert into private.event_listing
    values (
      new.id, new.starts_at, new.ends_at, new.category, new.city, new.current_attendees,
      new.search_text
    )
    on conflict (event_id) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, category = excluded.category,
      city = excluded.city, attendees = excluded.attendees, search_text = excluded.search_text;
  else
    delete from private.event_listing where event_id = new.id;
  end if;
  return null;
end;
$$;

create trigger list_new_event after insert on public.events
  for each row when (new.status = 'approved') execute function private.list_event();
create trigger list_changed_event after update on public.events
  for each row when (
    (
      old.status, old.deleted_at, old.starts_at, old.ends_at, old.category, old.city,
      old.current_attendees, old.search_text
    ) is distinct from (
      new.status, new.deleted_at, new.starts_at, new.ends_at, new.category, new.city,
      new.current_attendees, new.search_text
    )
  )
  execute function private.list_event();

insert into private.event_listing
select id, starts_at, ends_at, category, city, current_attendees, search_text
from public.events
where status = 'approved' and deleted_at is null;

-- A list without words is answered from this index alone.
create index event_listing_time_idx on private.event_listing (ends_at, starts_at, event_id)
  include (category, city);
create index event_listing_search_idx
  on private.event_listing using gin (search_text extensions.gin_trgm_ops);
create index event_listing_short_words_idx
  on private.event_listing using gin (private.search_grams(search_text));

-- Each sale rewrites the row of its event. With room on its page no index has to hear of it.
alter table public.events set (fillfactor = 80);
alter table public.ticket_stock set (fillfactor = 80);

-- GET /rpc/search_events. Past events are left out unless p_date_from lies before today.
-- p_date_from and p_date_to are days in Taipei; an event that spans several days counts on each.
-- Planned for its arguments each time, because what is best for a rare word is slow for a common one,
-- and for data that lies in memory.
create or replace function public.search_events(
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
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_words constant text[] := private.search_words(p_query);
  v_short_words constant text[] := array(select w from unnest(v_words) as w where length(w) <= 2);
  v_patterns constant text[] :=
    private.word_patterns(array(select w from unnest(v_words) as w where length(w) > 2));
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
  v_found record;
begin
  with found as materialized (
    -- One key that decides nearly always; a moment, because dates are what it mostly is.
    select event_id, starts_at,
      case when p_sort = 'popular' then to_timestamp(-attendees) else starts_at end as rank
    from private.event_listing
    where ends_at > v_ends_after
      and starts_at < v_starts_before
      and (v_category is null or category = v_category)
      and (v_any_city or city = v_city)
      -- The longest word can use the index; the rest is checked on what it finds.
      and (v_patterns = '{}' or search_text like v_patterns[1])
      and (v_patterns = '{}' or search_text like all (v_patterns))
      and (v_short_words = '{}' or private.search_grams(search_text) @> v_short_words)
  )
  select total, bounds.*, array(
    select event_id from found order by rank, starts_at, event_id
    limit bounds.page_size offset bounds.skip
  ) as ids
  into v_found
  from (select count(*) as total from found) as counted,
    lateral private.page_bounds(p_page, p_page_size, total) as bounds;

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
    'page_size', v_found.page_size
  );
end;
$$;

revoke execute on all functions in schema private from public;
