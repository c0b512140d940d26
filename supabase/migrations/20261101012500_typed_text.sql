-- What people type, in the one spelling in which it is stored. The fields in the browser follow the same rules
-- (`shared/src/typed`); `contact-rules.test.ts` asks both.

-- A text without what nobody sees and no file takes: control characters, characters of width zero and those that turn
-- the direction of what follows. The joiner stays within an emoji, which would fall apart without it.
create function private.clean_text(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(p_text, '\r\n?|[\u0085\u2028\u2029]', E'\n', 'g'), '[\u000b\u000c]', ' ', 'g'
    ),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f]'
      || '|[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]'
      || '|[\U0001d173-\U0001d17a\U000e0000-\U000e007f]'
      || '|(?<![\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])\u200d'
      || '|\u200d(?![\u2190-\u2bff\U0001f000-\U0001faff])',
    '', 'g'
  )
$$;
grant execute on function private.clean_text(text) to anon, authenticated;

-- The same without what stands around it; empty when nothing of it can be seen.
create function private.trimmed(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when text ~ '[^\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u0300-\u036f\u200d\u20d0-\u20ff\ufe00-\ufe0f\U000e0100-\U000e01ef]'
      then text
    when text is not null then ''
  end
  from regexp_replace(
    private.clean_text(p_text),
    '^[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]+|[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]+$',
    '', 'g'
  ) as text
$$;
grant execute on function private.trimmed(text) to anon, authenticated;

-- What an input method writes in full width, in half: ０ as 0, ／ as /, ＋ as +, and every dash as -.
create function private.half_width(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    normalize(private.trimmed(p_text), NFKC), '[\u2010-\u2015\u2212\u30fc\ufe58]', '-', 'g'
  )
$$;
grant execute on function private.half_width(text) to anon, authenticated;

-- A number of an account or a company, or a code: without the spaces and dashes that make it readable.
create function private.typed_number(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(private.half_width(p_text), '[\s-]', '', 'g')
$$;

-- Taiwan mobile, Taiwan landline with an optional extension, or an international number with +.
-- Returns the number without its punctuation and without Taiwan's own prefix, or null when it is none.
create function private.phone_number(p_phone text)
returns text
language sql
immutable
set search_path = ''
as $$
  select number
  from regexp_replace(
      regexp_replace(private.half_width(p_phone), '^(\+\s*\d{1,3})[\s-]*\(0\)', '\1'),
      '\s*(分機|轉|ext\.?|#)[\s:]*', '#', 'i'
    ) as written,
    regexp_replace(written, '[\s().-]', '', 'g') as digits,
    regexp_replace(digits, '^(((\+|00|002)?886)0?(?=[2-9])|(?=9\d{8}$))', '0') as number
  where number ~ '^(09\d{8}|0[2-8]\d{7,8}(#\d{1,6})?)$'
    or (number ~ '^\+[1-9]\d{6,14}$' and number !~ '^\+886')
$$;
grant execute on function private.phone_number(text) to anon, authenticated;

-- The last five digits of an account, of which somebody may have pasted all.
create function private.last_five(p_number text)
returns text
language sql
immutable
set search_path = ''
as $$
  select right(digits, 5) from private.typed_number(p_number) as digits where digits ~ '^\d{5,16}$'
$$;

create function private.email_address(p_email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(replace(private.half_width(p_email), '。', '.'))
$$;

-- Nothing is mailed to what is none; whether it arrives only a mail can tell.
create function private.is_email(p_email text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select length(p_email) <= 254 and lower(p_email) = private.email_address(p_email)
    and p_email ~ '^[^\s@,;:<>()[\]"\\]+@[^\s@]+\.[^\s@.]{2,}$'
    and split_part(p_email, '@', 2) !~ '[,;:<>()[\]"\\!#$%&''*+/=?^_`{|}~\u3000-\u303f]|\.\.|^[.-]'
$$;

revoke execute on all functions in schema private from public;
