-- What comes into a calendar from elsewhere: holidays, entries of another calendar.

-- POST /rpc/set_holidays. Holidays become closed days, or days with these hours. A day that the owner
-- has set already stays as it is.
create function public.set_holidays(
  p_type text default null,
  p_id uuid default null,
  p_days date[] default null,
  p_start time default null,
  p_end time default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_set date[];
begin
  perform private.lock_own_calendar(p_type, p_id);
  perform private.require(
    cardinality(p_days) between 1 and 100 and not exists (
      select from unnest(p_days) as chosen
      where chosen < private.today()
        or not exists (select from public.holidays as h where h.day = chosen)
    ),
    'days', 'holidays from today on'
  );
  perform private.require(num_nonnulls(p_start, p_end) <> 1, 'end', 'both times or none');
  with written as (
    insert into public.availability_exceptions (
      venue_id, performer_id, day, start_time, end_time, note
    )
    select case p_type when 'venue' then p_id end, case p_type when 'performer' then p_id end, h.day,
      p_start, p_end, h.name
    from public.holidays as h where h.day = any (p_days)
    on conflict (resource_id, day) do nothing
    returning day
  )
  select array_agg(day order by day) into v_set from written;
  perform private.count_calendar_edit(p_id);
  return jsonb_build_object(
    'set', coalesce(cardinality(v_set), 0),
    'kept', (
      select count(distinct chosen) from unnest(p_days) as chosen where v_set is null or chosen <> all (v_set)
    )
  );
end;
$$;
revoke execute on function public.set_holidays(text, uuid, date[], time, time) from public;
grant execute on function public.set_holidays(text, uuid, date[], time, time) to anon, authenticated;

-- Writes one entry of another calendar: added, moved, unchanged, or clash, which writes nothing. The
-- caller has locked the calendar.
create function private.import_entry(
  p_type text, p_id uuid, p_source_id uuid, p_uid text, p_during tstzrange, p_title text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_old public.calendar_blocks;
  v_block_id uuid;
begin
  select * into v_old from public.calendar_blocks where resource_id = p_id and uid = p_uid;
  if tstzrange(v_old.start_at, v_old.end_at) = p_during then
    update public.calendar_blocks set reason = p_title
    where id = v_old.id and reason is distinct from p_title;
    return 'unchanged';
  end if;
  insert into public.calendar_blocks (
    venue_id, performer_id, start_at, end_at, reason, source, uid, source_id
  )
  values (
    case p_type when 'venue' then p_id end, case p_type when 'performer' then p_id end,
    lower(p_during), upper(p_during), p_title, 'ics', p_uid, p_source_id
  )
  on conflict (resource_id, uid) do update
    set start_at = excluded.start_at, end_at = excluded.end_at, reason = excluded.reason
  returning id into v_block_id;
  insert into public.calendar_occupancy (resource_type, resource_id, during, block_id)
  values (p_type, p_id, p_during, v_block_id)
  on conflict (block_id) do update set during = excluded.during;
  return case when v_old.id is null then 'added' else 'moved' end;
exception when exclusion_violation then
  return 'clash';
end;
$$;

-- By what an entry is found again: two calendars may give the same uid to different entries.
create function private.entry_uid(p_source_id uuid, p_uid text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when p_source_id is null then p_uid else p_source_id || '/' || md5(p_uid) end
$$;

-- Entries of another calendar as blocks: [{uid, start_at, end_at, title}]. An entry that came before is found
-- by its uid; one that clashes is reported and not written. p_replace: what was written before and these
-- entries do not have is free again. p_source_id: of a calendar that is read by its address, whose entries are
-- its own. The caller has locked the calendar.
create function private.import_entries(
  p_type text, p_id uuid, p_entries jsonb, p_replace boolean, p_source_id uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_entry jsonb;
  v_outcome text;
  v_counts jsonb := '{"added": 0, "moved": 0, "unchanged": 0, "past": 0, "removed": 0}';
  v_clashes jsonb := '[]';
  v_removed int;
begin
  perform private.require(
    jsonb_typeof(p_entries) = 'array' and jsonb_array_length(p_entries) <= 500, 'entries',
    'at most five hundred entries'
  );
  for v_entry in select jsonb_array_elements(p_entries) loop
    perform private.require(jsonb_typeof(v_entry) = 'object', 'entries', 'a list of entries');
    perform private.json_text(v_entry, 'uid', 1, 500, true);
    perform private.json_text(v_entry, 'title', 1, 200);
    perform private.require(
      pg_input_is_valid(coalesce(v_entry ->> 'start_at', ''), 'timestamptz')
        and pg_input_is_valid(coalesce(v_entry ->> 'end_at', ''), 'timestamptz')
        and (v_entry ->> 'end_at')::timestamptz > (v_entry ->> 'start_at')::timestamptz
        and (v_entry ->> 'end_at')::timestamptz - (v_entry ->> 'start_at')::timestamptz
          <= interval '370 days'
        and private.is_near((v_entry ->> 'end_at')::timestamptz),
      'entries', 'start_at before end_at, at most a year apart'
    );
  end loop;
  perform private.expire_calendar(p_id);

  if p_replace then
    delete from public.calendar_blocks
    where resource_id = p_id and source = 'ics' and end_at > now()
      and source_id is not distinct from p_source_id
      and uid <> all (array(
        select private.entry_uid(p_source_id, e ->> 'uid') from jsonb_array_elements(p_entries) as e
      ));
    get diagnostics v_removed = row_count;
    v_counts := v_counts || jsonb_build_object('removed', v_removed);
  end if;
  if jsonb_array_length(p_entries) + (
    select count(*) from public.calendar_blocks where resource_id = p_id and end_at > now()
  ) > 1500 then
    perform private.raise_error('LIMIT_EXCEEDED', 'too many blocks are in this calendar already');
  end if;

  for v_entry in
    select e from jsonb_array_elements(p_entries) as e order by (e ->> 'start_at')::timestamptz, e ->> 'uid'
  loop
    v_outcome := case when (v_entry ->> 'end_at')::timestamptz <= now() then 'past'
      else private.import_entry(
        p_type, p_id, p_source_id, private.entry_uid(p_source_id, v_entry ->> 'uid'),
        tstzrange((v_entry ->> 'start_at')::timestamptz, (v_entry ->> 'end_at')::timestamptz),
        private.json_text(v_entry, 'title', 1, 200)
      ) end;
    if v_outcome = 'clash' then
      v_clashes := v_clashes || jsonb_build_object(
        'title', v_entry ->> 'title', 'start_at', v_entry ->> 'start_at', 'end_at', v_entry ->> 'end_at'
      );
    else
      v_counts := jsonb_set(
        v_counts, array[v_outcome], to_jsonb((v_counts ->> v_outcome)::int + 1)
      );
    end if;
  end loop;
  return v_counts || jsonb_build_object('clashes', v_clashes);
end;
$$;

-- POST /rpc/import_blocks. Entries of a file.
create function public.import_blocks(
  p_type text default null,
  p_id uuid default null,
  p_entries jsonb default null,
  p_replace boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_own_calendar(p_type, p_id);
  perform private.require(
    jsonb_typeof(p_entries) = 'array' and jsonb_array_length(p_entries) >= 1, 'entries',
    'one to five hundred entries'
  );
  return private.import_entries(p_type, p_id, p_entries, coalesce(p_replace, false), null);
end;
$$;
revoke execute on function public.import_blocks(text, uuid, jsonb, boolean) from public;
grant execute on function public.import_blocks(text, uuid, jsonb, boolean) to anon, authenticated;

revoke execute on all functions in schema private from public;
