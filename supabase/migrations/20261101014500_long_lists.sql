-- Lists of the back office that stay quick however long they are: which rows first, in their order and
-- only as far as anybody counts; what each of them tells is looked up for the page alone.

-- How far a long list is counted: two thousand rows beyond the page that is read, sixty where each
-- has to be compared with words. A million rows take longer to count than to read a page of, and nobody
-- needs to know that many exactly. Whoever turns the pages is told more as they go on. A file (p_after) reads no
-- further than its next rows.
create function private.count_limit(
  p_page int, p_page_size int, p_has_words boolean default false, p_after text default null
)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case
    when p_after is not null then size
    else greatest(coalesce(p_page, 1), 1)::bigint * size + case when p_has_words then 60 else 2000 end
  end
  from (select least(greatest(coalesce(p_page_size, 12), 1), 500) as size) as sizes
$$;

-- A file of a list is read in pages, while others write. Counted from the front, a row that comes or goes would
-- push its neighbours over the edge of a page; so each page goes on behind the last row of the one before, in an
-- order in which no row moves: that in which they came, latest first. Such a place is a time and a key; the
-- empty one is before all. Every place is read by one function, once for a call, before any row is compared with it.
create function private.place_of(p_at timestamptz, p_key anyelement)
returns text
language sql
immutable
set search_path = ''
as $$
  select (to_jsonb(p_at) #>> '{}') || ' ' || p_key
$$;

-- How many rows of a short list are answered at once: a page of the table, or of a file.
create function private.most_rows(p_after text)
returns int
language sql
immutable
set search_path = ''
as $$
  select case when p_after is null then 50 else 500 end
$$;

-- Where a file of a table's rows goes on: the place of this one. Null where it ends, and for pages of the table.
create function private.next_place(p_after text, p_table regclass, p_id uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  v_place text;
begin
  if p_after is not null and p_id is not null then
    execute format('select private.place_of(created_at, id) from %s where id = $1', p_table)
    into v_place using p_id;
  end if;
  return v_place;
end;
$$;

-- Refuses what is no place of a list: it has parts of these types, or is the empty one.
create function private.check_place(p_after text, variadic p_types text[])
returns void
language sql
stable
set search_path = ''
as $$
  select private.require(
    coalesce(p_after, '') = '' or (
      select bool_and(coalesce(pg_input_is_valid(part, type), false))
      from unnest(string_to_array(p_after, ' '), p_types) as given (part, type)
    ),
    'after', 'a place that a page of this list named'
  )
$$;

-- The time and the key of a place. Without one they are beyond those of every row, so that a list which has its
-- latest rows first asks in either case for (time, key) < (place.at, place.key).
create function private.read_place(p_after text, out at timestamptz, out key uuid)
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.check_place(p_after, 'timestamptz', 'uuid');
  at := coalesce(nullif(split_part(p_after, ' ', 1), ''), 'infinity');
  key := coalesce(nullif(split_part(p_after, ' ', 2), ''), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
end;
$$;

-- What comes behind a place, as a condition of a statement that is put together, so that an index has its rows; p_direction: desc
-- from the latest on, asc from the first on. There the row at the place comes again, and whoever reads leaves it out.
create function private.rows_behind(p_after text, p_time text, p_direction text default 'desc')
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when coalesce(p_after, '') = '' then 'true'
    when p_direction = 'asc' then format('(%1$s >= %2$L and (%1$s > %2$L or id >= %3$L))', p_time, place.at, place.key)
    else format('(%1$s <= %2$L and (%1$s < %2$L or id > %3$L))', p_time, place.at, place.key)
  end
  from private.read_place(p_after) as place
$$;

-- Whether trigrams know the longest of the words. They know nothing of two characters.
create function private.has_letters(p_words text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce((private.word_patterns(p_words))[1] ~ '[a-z0-9]{3}', false)
$$;

-- What an index on `search_text` is asked for words: trigrams of the longest, or its characters and
-- pairs. The others may stand elsewhere. In the terms of private.listed_keys().
create function private.named_by_index(p_words text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select case when private.has_letters(p_words) then 'search_text like $1[1]'
    else 'private.search_grams(search_text) @> $2' end
$$;

-- The statement of a list over these rows, up to a limit; rows may be limited by it, too.
create function private.list_statement(p_list text, p_rows text, p_hit text, p_limit text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '(' || format(p_list, format(p_rows, '', '', p_limit), p_hit, p_limit) || ') as listed'
$$;

-- The first keys of a list, in its order. The list is a statement of `key` and `hit` with an order and a
-- limit, in which %1$s is where its rows come from, %2$s the condition on words and %3$s the limit. It
-- knows the LIKE patterns of the words as $1, longest first, the characters and pairs of the longest as
-- $2, p_values as $3 and the words as $4.
-- Nothing that somebody typed is ever part of the statement.
--
-- Words need two ways. A common one has its page after a few rows in order, where an index would name
-- half of the table. A rare one is named by an index, where going through in order would never end.
-- The first three hundred rows tell which it is, p_farthest how many may be gone through; when they mislead, the
-- index has the last word.
-- p_named: the rows that have the longest word, from an index.
create function private.listed_keys(
  p_list text, p_rows text, p_values text[], p_limit bigint,
  p_words text[] default '{}', p_hit text default 'true', p_named text default null,
  p_first int default 300, p_farthest bigint default 20000
)
returns text[]
language plpgsql
stable
set search_path = ''
set random_page_cost = 1.1
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  v_patterns constant text[] := private.word_patterns(p_words);
  v_grams constant text[] := private.word_grams(array(
    select word from unnest(p_words) as word order by length(word) desc limit 1
  ));
  v_far bigint;
  v_seen bigint;
  v_keys text[];
begin
  if p_words = '{}' then
    execute 'select array(select key from '
      || private.list_statement(p_list, p_rows, 'true', p_limit::text) || ')'
    into v_keys using v_patterns, v_grams, p_values, p_words;
    return v_keys;
  end if;

  execute 'select coalesce(array_agg(key) filter (where hit), ''{}''), count(*) from '
    || private.list_statement(p_list, p_rows, p_hit, p_first::text)
  into v_keys, v_seen using v_patterns, v_grams, p_values, p_words;
  if v_seen < p_first or cardinality(v_keys) >= p_limit then
    return v_keys[:p_limit];
  end if;

  -- Half as far again as the first ones promise.
  v_far := p_limit * p_first * 3 / 2 / greatest(cardinality(v_keys), 1);
  if v_far <= p_farthest then
    execute 'select coalesce(array_agg(key) filter (where hit), ''{}''), count(*) from '
      || private.list_statement(p_list, p_rows, p_hit, v_far::text)
    into v_keys, v_seen using v_patterns, v_grams, p_values, p_words;
    if v_seen < v_far or cardinality(v_keys) >= p_limit then
      return v_keys[:p_limit];
    end if;
  end if;

  execute 'select array(select key from '
    || private.list_statement(p_list, p_named, p_hit, 'all') || ' where hit limit ' || p_limit || ')'
  into v_keys using v_patterns, v_grams, p_values, p_words;
  return v_keys;
end;
$$;

-- A page of keys, with the facts that every list tells about it. `is_total_least`: nobody counted to
-- the end, there are at least as many as `total`.
create function private.keys_page(
  p_keys text[], p_limit bigint, p_page int, p_page_size int, out keys text[], out facts jsonb
)
language sql
immutable
set search_path = ''
as $$
  select p_keys[bounds.skip + 1 : bounds.skip + bounds.page_size], jsonb_build_object(
    'total', cardinality(p_keys), 'is_total_least', cardinality(p_keys) = p_limit,
    'page', bounds.page, 'page_size', bounds.page_size
  )
  from private.page_bounds(p_page, p_page_size, cardinality(p_keys), 500) as bounds
$$;

revoke execute on all functions in schema private from public;
