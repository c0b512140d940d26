-- Halves in the order in which they were typed come before halves that are exchanged.

-- LIKE patterns of what somebody may have meant, nearest first. Distance 1: the same characters with
-- something between them (星野攝影展 for 星野 攝影展, neonparty for Neon Party). Distance 2: their halves
-- exchanged. Distance 3: one character wrong, missing, too many, or exchanged with its neighbour. A Chinese
-- character says more than a letter, so less of a Chinese word must remain.
create or replace function private.near_forms(p_word text)
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
      select 2, substr(p_word, i + 1) || '%' || left(p_word, i)
      from generate_series(half, n - half) as i
      union all
      -- One is missing; further in, the halves with something between them are the same.
      select 3, left(p_word, i) || '_' || substr(p_word, i + 1) from generate_series(1, n - 1) as i
      where i < half or i > n - half
      union all
      select 3, left(p_word, i - 1) || '_' || substr(p_word, i + 1)
      from generate_series(2, n - 1) as i
      where n > half
      union all
      select 3, left(p_word, i - 1) || substr(p_word, i + 1, 1) || substr(p_word, i, 1)
        || substr(p_word, i + 2)
      from generate_series(1, n - 1) as i
      where n > half
      union all
      -- One too many, or at the ends one wrong.
      select 3, left(p_word, i - 1) || substr(p_word, i + 1) from generate_series(1, n) as i
      where n > half + 1 or not is_latin
    ) as forms
  where n between 3 and 16
  group by form
  order by 2
$$;

-- How each word may stand in a text: as it is, and the odd ones, which stand nowhere, also nearly so.
-- Null when an odd word has no forms, since nothing can match then.
create or replace function private.near_word_forms(p_words text[], p_odd_words text[])
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
      select null, 4 where word = any (p_odd_words) and private.has_trigram_form(word)
    ) as forms
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
      when f.distance in (1, 2) then replace(trim('%' from f.pattern), '%', ' ')
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
