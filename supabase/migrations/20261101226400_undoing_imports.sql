-- Taking an import back, taking samples away, and going on with what was left alone.

-- Takes one thing away for good. What somebody relies on is protected by its foreign keys.
create function private.unmake_imported(p_kind text, p_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_kind = 'events' then
    perform from public.events where id = p_id for update;
    -- Seats that are only held count, too.
    if exists (select from public.event_registrations where event_id = p_id)
      or exists (select from public.ticket_stock where event_id = p_id and sold + held > 0)
    then
      perform private.raise_error('INVALID_STATE', 'somebody has seats', 'event_registrations');
    end if;
    delete from public.events where id = p_id;
    return;
  end if;
  perform private.lock_calendars(array[p_id]);
  if p_kind = 'venues' then
    delete from public.venues where id = p_id;
  else
    if exists (select from public.event_performers where performer_id = p_id) then
      perform private.raise_error('INVALID_STATE', 'on the bill of an event', 'event_performers');
    end if;
    delete from public.performer_profiles where id = p_id;
  end if;
end;
$$;

-- Takes one thing away, or says in which table somebody relies on it.
create function private.try_to_unmake(p_kind text, p_id uuid)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_table text;
begin
  perform private.unmake_imported(p_kind, p_id);
  return null;
exception
  when foreign_key_violation then
    get stacked diagnostics v_table = table_name;
    return v_table;
  when sqlstate 'PT409' then
    get stacked diagnostics v_table = pg_exception_hint;
    return v_table;
end;
$$;

-- Takes the next rows back, for two seconds at most. The caller has locked the import.
create function private.unmake_import_rows(p_import private.imports)
returns private.imports
language plpgsql
set search_path = ''
as $$
declare
  v_until constant timestamptz := clock_timestamp() + interval '2 seconds';
  v_import private.imports;
  v_row private.import_rows;
  v_in_the_way text;
begin
  for v_row in
    -- In the order in which everybody locks calendars.
    select * from private.import_rows
    where import_id = p_import.id and status = 'made'
    order by entity_id limit 500
  loop
    exit when clock_timestamp() > v_until;
    v_in_the_way := private.try_to_unmake(p_import.kind, v_row.entity_id);
    update private.import_rows
    set status = case when v_in_the_way is null then 'undone' else 'kept' end, detail = v_in_the_way
    where import_id = v_row.import_id and row_no = v_row.row_no;
  end loop;
  v_import := private.follow_import_rows(p_import.id);
  if not v_import.counts ? 'made' then
    update private.imports set status = 'undone', undone_at = now() where id = p_import.id
    returning * into v_import;
    perform private.log_act(
      'undo_import', v_import.kind, v_import.id::text,
      jsonb_build_object('file_name', v_import.file_name) || v_import.counts
    );
  end if;
  return v_import;
end;
$$;

-- POST /rpc/admin_undo_import. Takes away what was made, within 24 hours after the last row; call it
-- until `status` is `undone`. What has tickets, orders or bookings since is kept, and listed by
-- admin_import_rows(). An import that is running stops.
create function public.admin_undo_import(p_import_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_import private.imports := private.lock_import(p_import_id);
begin
  if v_import.status = 'done' and v_import.finished_at <= now() - interval '24 hours' then
    perform private.raise_error('INVALID_STATE', 'it was finished more than a day ago', 'undo_over');
  end if;
  if v_import.status in ('running', 'done') then
    update private.imports set status = 'undoing' where id = p_import_id returning * into v_import;
  end if;
  if v_import.status = 'undoing' then
    v_import := private.unmake_import_rows(v_import);
  elsif v_import.status <> 'undone' then
    perform private.raise_error('INVALID_STATE', format('the import is %s', v_import.status));
  end if;
  return private.import_view(v_import);
end;
$$;
revoke execute on function public.admin_undo_import(uuid) from public;
grant execute on function public.admin_undo_import(uuid) to anon, authenticated;

-- The samples of the kinds that the caller manages.
create function private.managed_demo()
returns table (kind text, id uuid)
language sql
stable
set search_path = ''
as $$
  select 'events', e.id from public.events as e
  where e.is_demo and (private.has_flag('can_manage_events') or private.is_superadmin())
  union all
  select 'venues', v.id from public.venues as v
  where v.is_demo and (private.has_flag('can_manage_venues') or private.is_superadmin())
  union all
  select 'performers', p.id from public.performer_profiles as p
  where p.is_demo and (private.has_flag('can_manage_performers') or private.is_superadmin())
$$;

-- POST /rpc/admin_remove_demo. Takes samples away, for two seconds at most: `removed` in this call, `left`
-- after it. Call it until nothing is left, or nothing more is removed.
create function public.admin_remove_demo()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_until constant timestamptz := clock_timestamp() + interval '2 seconds';
  v_sample record;
  v_removed int := 0;
begin
  perform private.require_user();
  perform private.require_admin();
  if not (
    private.has_flag('can_manage_events') or private.has_flag('can_manage_venues')
    or private.has_flag('can_manage_performers') or private.is_superadmin()
  ) then
    perform private.raise_error('FORBIDDEN', 'this needs a right to what the samples are of');
  end if;
  for v_sample in
    -- Events first: they stand on venues.
    select * from private.managed_demo() order by kind, id
  loop
    exit when clock_timestamp() > v_until;
    if private.try_to_unmake(v_sample.kind, v_sample.id) is null then
      v_removed := v_removed + 1;
    end if;
  end loop;
  if v_removed > 0 then
    perform private.log_act('remove_demo', 'imports', 'demo', jsonb_build_object('removed', v_removed));
  end if;
  return jsonb_build_object('removed', v_removed, 'left', (select count(*) from private.managed_demo()));
end;
$$;
revoke execute on function public.admin_remove_demo() from public;
grant execute on function public.admin_remove_demo() to anon, authenticated;

-- Goes on with what its administrator left alone, with their rights as they are now.
create function private.continue_imports()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_import private.imports;
begin
  for v_import in
    select * from private.imports
    where status in ('running', 'undoing') and stepped_at < now() - interval '20 seconds'
    order by created_at limit 3
    for no key update skip locked
  loop
    perform set_config(
      'request.jwt.claims',
      jsonb_build_object('sub', v_import.created_by, 'role', 'authenticated')::text, true
    );
    for _ in 1..5 loop
      v_import := case v_import.status
        when 'running' then private.make_import_rows(v_import)
        when 'undoing' then private.unmake_import_rows(v_import)
        else v_import
      end;
    end loop;
  end loop;
  -- The clock is nobody again.
  perform set_config('request.jwt.claims', '', true);
end;
$$;
insert into private.jobs (name, run_every) values ('continue_imports', interval '1 minute');

revoke execute on all functions in schema private from public;
