-- Words that were not typed quite as they are written. Asked for only where nothing has the words
-- themselves, so that it costs nothing when people type well and never stands before a true hit.

-- A word taken apart at its punctuation: letters and digits of any script remain.
create function private.bare_words(p_words text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select word
    from unnest(p_words) with ordinality as given (text, position),
      lateral regexp_split_to_table(
        private.search_fold(text),
        -- Punctuation by its numbers: what a letter is depends on the locale of the server.
        '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2190-\u27bf\u3001-\u3004\u3008-\u3020\u3030\u30fb]+'
      ) with ordinality as part (word, place)
    where word <> ''
    order by position, place
    limit 8
  )
$$;

-- The single characters and pairs that a text must have to match a pattern: what the index is asked.
create function private.pattern_grams(p_pattern text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select distinct substr(piece, i, 2)
    from regexp_split_to_table(p_pattern, '[%_]+') as piece,
      generate_series(1, greatest(length(piece) - 1, 1)) as i
    where piece <> ''
  )
$$;

-- LIKE patterns of what somebody may have meant, nearest first. Distance 1: the same characters with
-- something between them or their halves exchanged (星野攝影展 for 星野 攝影展, neonparty for Neon Party).
-- Distance 2: one character wrong, missing, too many, or exchanged with its neighbour. A Chinese
-- character says more than a letter, so less of a Chinese word must remain.
create function private.near_forms(p_word text)
returns table (pattern text, distance int)
language sql
immutable
rows 20
set search_path = ''
as $$
  select '%' || form || '%', min(near)
  from (
    select n, is_latin, case when is_latin then 3 else 2 end as half
    from length(p_word) as n, lateral (select p_word ~ '^[ -~]+$' as is_latin) as script
  ) as word,
    lateral (
      select 1 as near, left(p_word, i) || '%' || substr(p_word, i + 1) as form
      from generate_series(half, n - half) as i
      union all
      select 1, substr(p_word, i + 1) || '%' || left(p_word, i)
      from generate_series(half, n - half) as i
      union all
      -- One is missing; further in, the halves with something between them are the same.
      select 2, left(p_word, i) || '_' || substr(p_word, i + 1) from generate_series(1, n - 1) as i
      where i < half or i > n - half
      union all
      select 2, left(p_word, i - 1) || '_' || substr(p_word, i + 1)
      from generate_series(2, n - 1) as i
      where n > half
      union all
      select 2, left(p_word, i - 1) || substr(p_word, i + 1, 1) || substr(p_word, i, 1)
        || substr(p_word, i + 2)
      from generate_series(1, n - 1) as i
      where n > half
      union all
      -- One too many, or at the ends one wrong.
      select 2, left(p_word, i - 1) || substr(p_word, i + 1) from generate_series(1, n) as i
      where n > half + 1 or not is_latin
    ) as forms
  where n between 3 and 16
  group by form
  order by 2
$$;

-- Of a long Latin word it is enough that most trigrams are those of a word of the text: two mistakes
-- in one word.
create function private.has_trigram_form(p_word text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_word ~ '^[ -~]{7,}$'
$$;

-- One way in which a word of a search may stand in a text; without a pattern: by its trigrams.
create type private.near_form as (position int, word text, pattern text, distance int);

-- How each word may stand in a text: as it is, and the odd ones, which stand nowhere, also nearly so.
-- Null when an odd word has no forms, since nothing can match then.
create function private.near_word_forms(p_words text[], p_odd_words text[])
returns private.near_form[]
language sql
immutable
set search_path = ''
as $$
  select case when count(distinct position) = cardinality(p_words) then
    array_agg((position, word, pattern, distance)::private.near_form order by position, distance)
  end
  from unnest(p_words) with ordinality as given (word, position),
    lateral (
      select '%' || word || '%' as pattern, 0 as distance where word <> all (p_odd_words)
      union all
      select * from private.near_forms(word) where word = any (p_odd_words)
      union all
      select null, 3 where word = any (p_odd_words) and private.has_trigram_form(word)
    ) as forms
$$;

-- The nearest form of each word in a text; no row unless all words are there.
create function private.near_match(
  p_text text, p_forms private.near_form[], out distance int, out forms private.near_form[]
)
returns setof record
language sql
stable
rows 1
set search_path = ''
as $$
  select sum(best.distance)::int, array_agg(best::private.near_form order by best.position)
  from (
    select distinct on (f.position) f.*
    from unnest(p_forms) as f
    where case
      when f.pattern is null then f.word operator(extensions.<<%) p_text
      else p_text like f.pattern
    end
    order by f.position, f.distance
  ) as best
  having count(*) = (select max(position) from unnest(p_forms))
$$;

-- What was probably meant, in the words of a text that matched: Luna for lunna.
create function private.near_wording(p_text text, p_forms private.near_form[])
returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(
    case
      when f.distance = 0 then f.word
      -- The halves with a space between them find the text; what lies between may be a sentence.
      when f.distance = 1 then replace(trim('%' from f.pattern), '%', ' ')
      when f.pattern is not null then
        -- Of a Latin word all its letters.
        substring(
          p_text from case when f.word ~ '^[ -~]+$' then '[a-z0-9]*' || form || '[a-z0-9]*' else form end
        )
      else (
        select w from regexp_split_to_table(p_text, '[^a-z0-9]+') as w
        order by extensions.similarity(w, f.word) desc
        limit 1
      )
    end,
    ' ' order by f.position
  )
  from unnest(p_forms) as f, replace(trim('%' from f.pattern), '_', '.') as form
$$;

revoke execute on all functions in schema private from public;
