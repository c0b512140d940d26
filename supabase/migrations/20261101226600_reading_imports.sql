-- What the room of imports reads, and what is thrown away after a while.

-- GET /rpc/admin_imports. The latest twenty of which something was made; how many samples there are; what
-- the caller may import.
create function public.admin_imports()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_user();
  perform private.require_admin();
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.import_view(latest) order by latest.created_at desc), '[]')
      from (
        select i.* from private.imports as i
        where i.status <> 'checking'
        order by i.created_at desc limit 20
      ) as latest
    ),
    'demo', jsonb_build_object(
      'events', (select count(*) from public.events where is_demo),
      'venues', (select count(*) from public.venues where is_demo),
      'performers', (select count(*) from public.performer_profiles where is_demo)
    ),
    'may_import', (
      select coalesce(jsonb_agg(kind order by n), '[]')
      from unnest(array['events', 'venues', 'performers']) with ordinality as kinds (kind, n)
      where private.has_flag('can_manage_' || kind) or private.is_superadmin()
    )
  );
end;
$$;
revoke execute on function public.admin_imports() from public;
grant execute on function public.admin_imports() to anon, authenticated;

-- GET /rpc/admin_import_rows. Rows of an import in one state, such as failed or kept, in the order of the
-- file, for whoever may work with it.
create function public.admin_import_rows(
  p_import_id uuid default null, p_status text default null, p_page int default 1,
  p_page_size int default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_import private.imports;
  v_page record;
  v_total bigint;
begin
  perform private.require_user();
  perform private.require_admin();
  select * into v_import from private.imports where id = p_import_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such import');
  end if;
  perform private.require_import_right(v_import.kind);
  select count(*) into v_total
  from private.import_rows where import_id = p_import_id and status = p_status;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by row_no), '[]')
      from (
        select row_no, title, status, field, detail, entity_id, entry
        from private.import_rows
        where import_id = p_import_id and status = p_status
        order by row_no
        limit v_page.page_size offset v_page.skip
      ) as listed
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.admin_import_rows(uuid, text, int, int) from public;
grant execute on function public.admin_import_rows(uuid, text, int, int) to anon, authenticated;

-- Looks that led to nothing go after a day, what rows said after a week.
create function private.tidy_imports()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.imports where status = 'checking' and created_at < now() - interval '1 day';
  update private.import_rows as r
  set entry = null
  from private.imports as i
  where i.id = r.import_id and r.entry is not null
    and coalesce(i.undone_at, i.finished_at) < now() - interval '7 days'
$$;
insert into private.jobs (name, run_every) values ('tidy_imports', interval '1 day');

revoke execute on all functions in schema private from public;
