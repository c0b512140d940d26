-- The way of an import: begun, its rows looked at, then made.

-- POST /rpc/admin_start_import. A file of p_total rows. The same p_client_key again is the same import.
create function public.admin_start_import(
  p_kind text default null, p_file_name text default null, p_total int default null,
  p_is_demo boolean default false, p_client_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_import private.imports;
begin
  perform private.require_admin();
  perform private.require(
    p_kind in ('events', 'venues', 'performers'), 'kind', 'events, venues or performers'
  );
  perform private.require_import_right(p_kind);
  perform private.require(
    coalesce(length(private.trimmed(p_file_name)), 0) between 1 and 200, 'file_name', '1 to 200 characters'
  );
  perform private.require(p_client_key is not null, 'client_key', 'a key of the caller''s');
  perform private.require(p_total >= 1, 'total', 'at least one row');
  if p_total > 20000 then
    perform private.raise_error('LIMIT_EXCEEDED', 'twenty thousand rows at once');
  end if;
  perform private.begin_attempt(
    v_user_id, p_client_key, jsonb_build_array('admin_start_import', p_kind, p_file_name, p_total, p_is_demo)
  );
  insert into private.imports (kind, file_name, total, is_demo, created_by, client_key)
  values (
    p_kind, private.trimmed(p_file_name), p_total, coalesce(p_is_demo, false), v_user_id, p_client_key
  )
  on conflict (created_by, client_key) do update set stepped_at = now()
  returning * into v_import;
  perform private.log_act(
    'start_import', 'imports', v_import.id::text,
    jsonb_build_object('file', v_import.file_name, 'total', v_import.total)
  );
  return private.import_view(v_import);
end;
$$;
revoke execute on function public.admin_start_import(text, text, int, boolean, uuid) from public;
grant execute on function
  public.admin_start_import(text, text, int, boolean, uuid)
  to anon, authenticated;

-- Rows among p_rows that an earlier row of the file is the same as, or something that is there already.
create function private.mark_repeated(p_import private.imports, p_rows int[])
returns void
language sql
set search_path = ''
as $$
  with looked_at as (
    select * from private.import_rows
    where import_id = p_import.id and row_no = any (p_rows) and status = 'ready'
  ), there as (
    select private.search_form(title, date::text) as same_key
    from public.events
    where p_import.kind = 'events' and deleted_at is null and is_demo = p_import.is_demo
      and date::text in (select entry ->> 'date' from looked_at)
    union all
    select private.search_form(name, city)
    from public.venues
    where p_import.kind = 'venues' and deleted_at is null and is_demo = p_import.is_demo
    union all
    select private.search_form(performer_name)
    from public.performer_profiles
    where p_import.kind = 'performers' and not is_deleted and is_demo = p_import.is_demo
  )
  update private.import_rows as r
  set status = 'repeated'
  from looked_at as l
  where r.import_id = l.import_id and r.row_no = l.row_no and (
    l.same_key in (select same_key from there)
    or exists (
      select from private.import_rows as earlier
      where earlier.import_id = l.import_id and earlier.same_key = l.same_key
        and earlier.row_no < l.row_no and earlier.status in ('ready', 'repeated')
    )
  )
$$;

-- POST /rpc/admin_add_import_rows. p_rows: up to 500 of {"row_no", "entry"}; a number that was sent before
-- is the same row, written anew. Looks at each as if it were made, and makes nothing. `faults` and
-- `repeated` are those of p_rows.
create function public.admin_add_import_rows(p_import_id uuid default null, p_rows jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_import private.imports := private.lock_import(p_import_id);
  v_numbers int[];
  v_item jsonb;
  v_look record;
begin
  if v_import.status <> 'checking' then
    perform private.raise_error('INVALID_STATE', format('the import is %s', v_import.status));
  end if;
  perform private.require(jsonb_typeof(p_rows) = 'array', 'rows', 'a list of {row_no, entry}');
  if jsonb_array_length(p_rows) > 500 then
    perform private.raise_error('LIMIT_EXCEEDED', 'five hundred rows in one call');
  end if;
  perform private.require(
    not exists (
      select from jsonb_array_elements(p_rows) as r
      where private.json_int(r, 'row_no', 1, 1000000) is null
        or jsonb_typeof(r -> 'entry') is distinct from 'object'
        or length((r -> 'entry')::text) > 60000
    ),
    'rows', 'a list of {row_no, entry}'
  );
  for v_item in select * from jsonb_array_elements(p_rows) loop
    v_look := private.look_at_imported(v_import.kind, v_item -> 'entry');
    insert into private.import_rows (
      import_id, row_no, title, entry, same_key, status, field, detail, suggestion
    )
    values (
      p_import_id, (v_item ->> 'row_no')::int,
      left(coalesce(
        v_item -> 'entry' ->> 'title', v_item -> 'entry' ->> 'name', v_item -> 'entry' ->> 'performer_name'
      ), 200),
      v_item -> 'entry', private.imported_same_key(v_import.kind, v_item -> 'entry'),
      v_look.status, v_look.field, v_look.detail, v_look.suggestion
    )
    on conflict (import_id, row_no) do update
    set title = excluded.title, entry = excluded.entry, same_key = excluded.same_key,
      status = excluded.status, field = excluded.field, detail = excluded.detail,
      suggestion = excluded.suggestion;
  end loop;
  v_numbers := array(select (r ->> 'row_no')::int from jsonb_array_elements(p_rows) as r);
  perform private.mark_repeated(v_import, v_numbers);
  if (select count(*) from private.import_rows where import_id = p_import_id) > v_import.total then
    perform private.raise_error('LIMIT_EXCEEDED', 'more rows than the file was said to have');
  end if;
  v_import := private.follow_import_rows(p_import_id);
  return (
    select jsonb_build_object(
      'faults', coalesce(
        jsonb_agg(
          jsonb_build_object('row_no', row_no, 'field', field, 'detail', detail, 'suggestion', suggestion)
          order by row_no
        ) filter (where status = 'faulty'),
        '[]'
      ),
      'repeated', coalesce(jsonb_agg(row_no order by row_no) filter (where status = 'repeated'), '[]')
    )
    from private.import_rows where import_id = p_import_id and row_no = any (v_numbers)
  ) || jsonb_build_object('import', private.import_view(v_import));
end;
$$;
revoke execute on function public.admin_add_import_rows(uuid, jsonb) from public;
grant execute on function public.admin_add_import_rows(uuid, jsonb) to anon, authenticated;

-- Makes these rows one by one; one that is refused says why.
create function private.make_one_by_one(p_import private.imports, p_rows private.import_rows[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_row private.import_rows;
  v_state text;
  v_field text;
  v_detail text;
begin
  foreach v_row in array p_rows loop
    begin
      perform private.make_together(p_import, array[v_row]);
    exception when others then
      get stacked diagnostics
        v_state = returned_sqlstate, v_detail = message_text, v_field = pg_exception_hint;
      if v_state !~ '^(PT4|22|23)' then
        raise;
      end if;
      update private.import_rows set status = 'failed', field = v_field, detail = v_detail
      where import_id = v_row.import_id and row_no = v_row.row_no;
    end;
  end loop;
end;
$$;

-- Makes the next rows, a hundred at once, for about two seconds: a caller's time is limited. What is no
-- fault of its row undoes the whole step, which is then done again. The caller has locked the import.
create function private.make_import_rows(p_import private.imports)
returns private.imports
language plpgsql
set search_path = ''
as $$
declare
  v_until constant timestamptz := clock_timestamp() + interval '2 seconds';
  v_import private.imports := p_import;
  v_rows private.import_rows[];
  v_state text;
begin
  loop
    select array_agg(r order by r.row_no) into v_rows
    from (
      select * from private.import_rows
      where import_id = p_import.id and status = 'ready'
      order by row_no limit 100
    ) as r;
    exit when v_rows is null;
    begin
      perform private.make_together(p_import, v_rows);
    exception when others then
      get stacked diagnostics v_state = returned_sqlstate;
      if v_state !~ '^(PT4|22|23)' then
        raise;
      end if;
      perform private.make_one_by_one(p_import, v_rows);
    end;
    exit when clock_timestamp() > v_until;
  end loop;
  v_import := private.follow_import_rows(p_import.id);
  if not v_import.counts ? 'ready' then
    update private.imports set status = 'done', finished_at = now() where id = p_import.id
    returning * into v_import;
    perform private.log_act(
      'import', v_import.kind, v_import.id::text,
      jsonb_build_object('file_name', v_import.file_name, 'is_demo', v_import.is_demo) || v_import.counts
    );
  end if;
  return v_import;
end;
$$;

-- POST /rpc/admin_run_import. The next rows are made; call it until `status` is `done`. Nobody has to
-- stay: the clock goes on with what was begun.
create function public.admin_run_import(p_import_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_import private.imports := private.lock_import(p_import_id);
begin
  if v_import.status = 'checking' then
    perform private.require(v_import.counts ? 'ready', 'rows', 'no row can be imported');
    update private.imports set status = 'running', started_at = now() where id = p_import_id
    returning * into v_import;
  end if;
  if v_import.status = 'running' then
    v_import := private.make_import_rows(v_import);
  elsif v_import.status <> 'done' then
    perform private.raise_error('INVALID_STATE', format('the import is %s', v_import.status));
  end if;
  return private.import_view(v_import);
end;
$$;
revoke execute on function public.admin_run_import(uuid) from public;
grant execute on function public.admin_run_import(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
