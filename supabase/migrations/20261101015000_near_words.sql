-- Words that were not typed quite as they are written. Asked for only where nothing has the words
-- themselves, so that it costs nothing when people type well and never stands before a true hit.

-- LIKE patterns of what somebody may have meant, nearest first. Distance 1: the same characters
-- with something between them (星野攝影展 for 星野 攝影展, neonparty for Neon Party). Distance 2: their
-- halves exchanged. Distance 3: one character wrong, missing, too many, or exchanged with its
-- neighbour. A Chinese character says more than a letter, so less of a Chinese word must remain.
create function private.near_forms(p_word text)
returns table (pattern text, distance int)
language sql
immutable
rows 20
set search_path = ''
-- Nothing but the word is read, so one plan is as good as another, and seven parts take long to plan.
set plan_cache_mode = force_generic_plan
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

-- Of a long Latin word it is enough that most trigrams are those of a word of the text: two
-- mistakes in one word.
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

-- How each word may stand in a text: as it is, and the odd ones, which stand nowhere, also nearly
-- so. Null when an odd word has no forms, since nothing can match then.
create function private.near_word_forms(p_words text[], p_odd_words text[])
returns private.near_form[]
language sql
immutable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
  select case when count(distinct position) = cardinality(p_words) then
    array_agg(
      (position, word, pattern, distance)::private.near_form
      -- Of two that are as near, the one that keeps more of what was typed.
      order by position, distance, length(pattern) desc nulls last, pattern
    )
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

-- The nearest form of each word in a text; no row unless all words are there. p_forms are in the
-- order of the words, the nearest form of each first, so the first that fits ends the search for
-- its word.
create function private.near_match(
  p_text text, p_forms private.near_form[], out distance int, out forms private.near_form[]
)
returns setof record
language plpgsql
stable
rows 1
set search_path = ''
as $$
declare
  v_form private.near_form;
  -- Of the last word that was found.
  v_position int := 0;
begin
  if p_forms is null then
    return;
  end if;
  distance := 0;
  forms := '{}';
  foreach v_form in array p_forms loop
    continue when v_form.position = v_position;
    exit when v_form.position > v_position + 1;
    if (
      case
        when v_form.pattern is null then v_form.word operator(extensions.<<%) p_text
        else p_text like v_form.pattern
      end
    ) then
      v_position := v_form.position;
      distance := distance + v_form.distance;
      forms := forms || v_form;
    end if;
  end loop;
  if v_position = p_forms[cardinality(p_forms)].position then
    return next;
  end if;
end;
$$;

-- A Chinese word as a text has it, of which the first or the last character was left out to find
-- it: with the character that stands there instead, if the word ends with it (手作市集 for 手作市及). If a
-- word ends without it, there was one too many.
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

revoke execute on all functions in schema private from public;
