-- The first letter of a name as people see it: with its accents, its skin tone and what is joined to it, and both halves
-- of a flag. What is shown of somebody whose name is nobody's business.
create function private.first_letter(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    substring(
      normalize(private.trimmed(p_text), NFC)
      from '^(?:[\U0001F1E6-\U0001F1FF]{2}|.[\u0300-\u036F\u1AB0-\u1AFF\u20D0-\u20FF\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F\U0001F3FB-\U0001F3FF\U000E0020-\U000E007F\U000E0100-\U000E01EF]*(?:\u200D.[\uFE00-\uFE0F\U0001F3FB-\U0001F3FF]*)*)'
    ), ''
  )
$$;
