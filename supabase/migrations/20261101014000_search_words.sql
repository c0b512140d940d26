-- The one way in which text is compared when people search.

-- Both sides of a search go through this: full-width to half-width, lower case, 臺 as 台.
create function private.search_form(variadic p_parts text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(lower(normalize(array_to_string(p_parts, ' '), nfkc)), '臺', '台')
$$;
grant execute on function private.search_form(text[]) to anon, authenticated;

-- Characters that people in Taiwan write in two ways, beyond 臺 and 台: those that are folded.
create function private.folded_characters()
returns text
language sql
immutable
set search_path = ''
as $$
  select '週妳羣裏峯麪爲着綫鷄牀衆溼祕佈舘恆昇啓粧喫珈琲菸'
$$;

create function private.search_fold(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(p_text, private.folded_characters(), '周你群裡峰麵為著線雞床眾濕秘布館恒升啟妝吃咖啡煙')
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

-- LIKE patterns, one for each word of a search; every one must match. Never empty: a search for
-- nothing matches everything.
create function private.search_patterns(p_query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(nullif(private.word_patterns(private.search_words(p_query)), '{}'), array['%'])
$$;

-- Single characters and pairs of a text. Trigrams know nothing of a word of two characters, which
-- most Chinese words are.
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

-- Single characters and pairs that a text must have to have all the words: what the index is asked.
-- Of words of one or two characters that is all there is to know.
create function private.word_grams(p_words text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select distinct substr(word, i, 2)
    from unnest(p_words) as word, generate_series(1, greatest(length(word) - 1, 1)) as i
  )
$$;

-- The single characters and pairs that a text must have to match a pattern: what the index is
-- asked. A search that found nothing asks for thirty patterns, and a loop is what costs least.
create function private.pattern_grams(p_pattern text)
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_grams text[] := '{}';
  v_piece text;
begin
  foreach v_piece in array string_to_array(translate(p_pattern, '_', '%'), '%') loop
    continue when v_piece = '';
    for i in 1 .. greatest(length(v_piece) - 1, 1) loop
      v_grams := v_grams || substr(v_piece, i, 2);
    end loop;
  end loop;
  return v_grams;
end;
$$;

-- What separates words, for a regular expression. By its numbers: what a letter is depends on the
-- locale of the server.
create function private.punctuation()
returns text
language sql
immutable
set search_path = ''
as $$
  select '\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2190-\u27bf\u3001-\u3004\u3008-\u3020\u3030\u30fb'
$$;

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
      lateral regexp_split_to_table(private.search_fold(text), '[' || private.punctuation() || ']+')
        with ordinality as part (word, place)
    where word <> ''
    order by position, place
    limit 8
  )
$$;

revoke execute on all functions in schema private from public;
