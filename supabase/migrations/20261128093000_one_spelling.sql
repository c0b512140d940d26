-- Every text that is stored is clean, whichever function wrote it, and what was stored before is brought to the
-- spelling in which it is stored now: texts, phone numbers and e-mail addresses.

-- BEFORE INSERT OR UPDATE, where a named column has something that nobody sees.
create function private.keep_text_clean()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  return jsonb_populate_record(
    new,
    (
      select jsonb_object_agg(key, private.clean_text(value))
      from jsonb_each_text(to_jsonb(new)) where key = any (tg_argv)
    )
  );
end;
$$;

do $$
declare
  v_table record;
  v_column record;
  -- All that clean_text() may change.
  v_suspect constant text := '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
    || '\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e007f]';
begin
  for v_column in
    select c.oid::regclass as of_table, a.attname as name,
      coalesce(string_agg(pg_get_constraintdef(k.oid), ' '), '') as rules
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid
    left join pg_constraint as k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid = 'text'::regtype
      -- What was once written down for good stays as it was.
      and not exists (select from pg_trigger where tgrelid = c.oid and tgname = 'append_only')
    group by c.oid, a.attname, a.attnum
    order by c.oid, a.attnum
  loop
    if v_column.rules like '%is_email(%' then
      execute format(
        'update %1$s set %2$I = case when private.is_email(private.email_address(%2$I))
          then private.email_address(%2$I) else %3$L end
        where %2$I <> private.email_address(%2$I) or not private.is_email(%2$I)',
        v_column.of_table, v_column.name, 'anonymous@privacy.invalid'
      );
    elsif v_column.name like '%phone' then
      -- +999 is nobody's: what could never be called stays so.
      execute format(
        'update %1$s set %2$I = coalesce(private.phone_number(%2$I), %3$L)
        where %2$I is distinct from private.phone_number(%2$I)',
        v_column.of_table, v_column.name, '+9990000000'
      );
    else
      execute format(
        'update %1$s set %2$I = case when private.trimmed(%2$I) = '''' then ''—'' else private.clean_text(%2$I) end
        where %2$I ~ %3$L',
        v_column.of_table, v_column.name, v_suspect
      );
    end if;
  end loop;
  update public.orders
  set delivery = delivery || jsonb_build_object('phone', private.phone_number(delivery ->> 'phone'))
  where delivery ->> 'phone' <> private.phone_number(delivery ->> 'phone');

  for v_table in
    select c.oid::regclass as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
      string_agg('new.' || quote_ident(a.attname), ', ' order by a.attnum) as values,
      string_agg(quote_literal(a.attname), ', ' order by a.attnum) as arguments
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid = 'text'::regtype
    group by c.oid
  loop
    execute format(
      'create trigger clean_text before insert or update of %s on %s for each row
        when (concat_ws('' '', %s) ~ %L) execute function private.keep_text_clean(%s)',
      v_table.columns, v_table.name, v_table.values, v_suspect, v_table.arguments
    );
  end loop;
end;
$$;

revoke execute on all functions in schema private from public;
