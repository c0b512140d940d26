-- What is near says when there may be more of it, and a suggestion ends where the word ends.

-- What separates words, for a regular expression. By its numbers: what a letter is depends on the locale of
-- the server.
create function private.punctuation()
returns text
language sql
immutable
set search_path = ''
as $$
  select '\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2190-\u27bf\u3001-\u3004\u3008-\u3020\u3030\u30fb'
$$;

-- A word taken apart at its punctuation: letters and digits of any script remain.
create or replace function private.bare_words(p_words text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select word
    from unnest(p_words) with ordinality as given (text, position),
      lateral regexp_split_to_table(private.search_fold(text), '[' || private.punctuation() || ']+')
        with ordinality as part (word, place)
    where word <> ''
    order by position, place
    limit 8
  )
$$;

-- A Chinese word as a text has it, of which the first or the last character was left out to find it: with
-- the character that stands there instead, if the word ends with it (手作市集 for 手作市及). If a word ends
-- without it, there was one too many.
create function private.whole_word(p_text text, p_word text, p_form text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    case
      -- What is left of three characters is a word more often than a part of one.
      when length(p_form) < 3 then null
      when p_word ^@ p_form then
        substring(p_text from '(' || p_form || letter || ')(?!' || letter || ')')
      when right(p_word, -1) = p_form then
        substring(p_text from '(?<!' || letter || ')(' || letter || p_form || ')')
    end,
    substring(p_text from replace(p_form, '_', '.'))
  )
  from (select '[^' || private.punctuation() || ']' as letter) as letters
$$;

-- What was probably meant, in the words of a text that matched: Luna for lunna.
create or replace function private.near_wording(p_text text, p_forms private.near_form[])
returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(
    case
      when f.distance = 0 then f.word
      -- The halves with a space between them find the text; what lies between may be a sentence.
      when f.distance in (1, 2) then replace(form, '%', ' ')
      -- Of a Latin word all its letters.
      when form is not null and f.word ~ '^[ -~]+$' then
        substring(p_text from '[a-z0-9]*' || replace(form, '_', '.') || '[a-z0-9]*')
      when form is not null then private.whole_word(p_text, f.word, form)
      else (
        select w from regexp_split_to_table(p_text, '[^a-z0-9]+') as w
        order by extensions.similarity(w, f.word) desc
        limit 1
      )
    end,
    ' ' order by f.position
  )
  from unnest(p_forms) as f, trim('%' from f.pattern) as form
$$;

-- One page of what is near the words, up to three searches that would find it, and whether that is all:
-- private.near_events() stops at forty-eight.
drop function private.nearest_events(text[], private.event_filter, text, int, int);
create function private.nearest_events(
  p_words text[], p_filter private.event_filter, p_sort text, p_page int, p_page_size int,
  out ids uuid[], out total bigint, out page int, out page_size int, out suggestions text[],
  out is_complete boolean
)
language sql
stable
set search_path = ''
as $$
  with found as materialized (
    select n.event_id, n.distance, n.forms, l.starts_at, l.search_text,
      case p_sort
        when 'popular' then to_timestamp(-l.attendees)
        when 'price' then coalesce(to_timestamp(l.price_from), 'infinity')
        when 'date' then l.starts_at
        else to_timestamp(n.distance)
      end as rank
    from private.near_events(p_words, p_filter) as n
    join private.event_listing as l using (event_id)
  ),
  worded as (
    select private.near_wording(search_text, forms) as wording, min(distance) as distance,
      count(*) as texts
    from (select * from found order by distance, starts_at limit 12) as nearest
    group by wording
  )
  select
    array(
      select event_id from found order by rank, starts_at, event_id
      limit bounds.page_size offset bounds.skip
    ),
    counted.total, bounds.page, bounds.page_size,
    array(
      select w.wording
      from worded as w
      -- Of 手作市集 and 手作市, which finds the same and more, the one that more texts have.
      where not exists (
        select from worded as o
        where o.wording <> w.wording and (
          o.texts >= w.texts and strpos(o.wording, w.wording) > 0
          or o.texts > w.texts and strpos(w.wording, o.wording) > 0
        )
      )
      order by w.distance, w.texts desc, w.wording
      limit 3
    ),
    counted.total < 48
  from (select count(*) as total from found) as counted,
    lateral private.page_bounds(p_page, p_page_size, counted.total) as bounds
$$;

-- GET /rpc/search_events. Past events are left out unless p_date_from lies before today.
-- p_date_from and p_date_to are days in Taipei; an event that spans several days counts on each.
-- p_when (today, weekend) stands for days of the server's calendar. p_max_price: 0 for free ones.
-- p_sort: best (what is featured first, then by date; with words: titles first), date, popular, price.
-- `match` is "near" when nothing has the words themselves; `suggestions` are searches that would, and
-- without `is_complete` only the nearest are named and counted.
create or replace function public.search_events(
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
  v_days record;
  v_found record;
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

  if v_has_words then
    select * into v_found
    from private.events_with_words(v_words, v_filter, p_sort, p_page, p_page_size);
  else
    select * into v_found
    from private.listed_events(
      v_filter, p_sort,
      case when p_sort = 'best' then private.featured_event_ids() else '{}' end,
      p_page, p_page_size
    );
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

revoke execute on all functions in schema private from public;
