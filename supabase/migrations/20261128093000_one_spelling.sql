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

-- Brings a column to its spelling. Two that were told apart by what nobody sees are told apart by a number then, which
-- takes no more room; two accounts of one address are not made one, and the later address is nobody's.
create function pg_temp.bring(p_table regclass, p_column name, p_spelling text, p_twin text, p_rows text)
returns void
language plpgsql
as $$
declare
  v_at tid;
begin
  execute format('update %s set %I = %s where %s', p_table, p_column, p_spelling, p_rows);
exception when unique_violation then
  for v_at in execute format('select ctid from %s where %s order by ctid', p_table, p_rows) loop
    for v_n in 1 .. 99 loop
      begin
        execute format(
          'update %s set %I = %s where ctid = %L', p_table, p_column,
          case v_n when 1 then p_spelling else format(p_twin, v_n) end, v_at
        );
        exit;
      exception when unique_violation then
        null;
      end;
    end loop;
  end loop;
end;
$$;

do $$
declare
  v_table record;
  v_column record;
  v_name text;
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
    v_name := quote_ident(v_column.name);
    if v_column.rules like '%is_email(%' then
      perform pg_temp.bring(
        v_column.of_table, v_column.name,
        replace(
          'case when private.is_email(private.email_address(it)) then private.email_address(it)
            else ''anonymous@privacy.invalid'' end',
          '(it)', format('(%s)', v_name)
        ),
        '''anonymous+%s@privacy.invalid''',
        format('%1$s <> private.email_address(%1$s) or not private.is_email(%1$s)', v_name)
      );
    elsif v_column.name like '%phone' then
      -- +999 is nobody's: what could never be called stays so.
      perform pg_temp.bring(
        v_column.of_table, v_column.name,
        format('coalesce(private.phone_number(%s), ''+9990000000'')', v_name), '''+99900000%s''',
        format('%1$s <> '''' and %1$s is distinct from private.phone_number(%1$s)', v_name)
      );
    else
      perform pg_temp.bring(
        v_column.of_table, v_column.name,
        format(
          'case when private.trimmed(%1$s) = '''' then ''—'' else private.clean_text(%1$s) end', v_name
        ),
        format('case when private.trimmed(%1$s) = '''' then ''—'' else private.clean_text(%1$s) end', v_name)
          || ' || %s',
        format('%s ~ %L', v_name, v_suspect)
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
