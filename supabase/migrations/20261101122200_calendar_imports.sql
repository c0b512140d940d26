-- What comes into a calendar from elsewhere: holidays, entries of another calendar.

-- POST /rpc/set_holidays. Holidays become closed days, or days with these hours. A day that the owner
-- has set already stays as it is. Says which bookings stand in what is closed now: they stay.
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
    ),
    'standing', private.standing_in(p_id, (
      select coalesce(range_agg(part), '{}')
      from unnest(v_set) as closed
      cross join lateral unnest(private.hours_beyond(closed, p_start, p_end)) as part
    ))
  );
end;
$$;
revoke execute on function public.set_holidays(text, uuid, date[], time, time) from public;
grant execute on function public.set_holidays(text, uuid, date[], time, time) to anon, authenticated;

-- By what an entry is found again: two calendars may give the same uid to different entries.
create function private.entry_uid(p_source_id uuid, p_uid text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when p_source_id is null then p_uid else p_source_id || '/' || md5(p_uid) end
$$;

-- An entry of another calendar. is_own: a booking or a block of ours that went out with the feed and comes back.
create type private.calendar_entry as (
  uid text, during tstzrange, title text, is_own boolean, is_past boolean
);

-- [{uid, start_at, end_at, title}] as entries. A uid that comes several times is several entries.
create function private.entries_of(p_id uuid, p_source_id uuid, p_entries jsonb)
returns setof private.calendar_entry
language sql
stable
set search_path = ''
as $$
  select private.entry_uid(
      p_source_id, case when e.n = 1 and e.uid !~ '#\d+$' then e.uid else left(e.uid, 490) || '#' || e.n end
    ), e.during, e.title,
    own.id is not null and (
      exists (select from public.bookings as b where b.id = own.id and b.resource_id = p_id)
      or exists (select from public.calendar_blocks as k where k.id = own.id and k.resource_id = p_id)
    ),
    upper(e.during) <= now()
  from (
    select said.uid, said.during, private.json_text(entry, 'title', 1, 200) as title,
      row_number() over (partition by left(said.uid, 490) order by said.during) as n
    from jsonb_array_elements(p_entries) as entry
    cross join lateral (
      -- As it is stored, or it would not be found again.
      select private.json_text(entry, 'uid', 1, 500) as uid,
        tstzrange((entry ->> 'start_at')::timestamptz, (entry ->> 'end_at')::timestamptz) as during
    ) as said
  ) as e
  cross join lateral (
    select substring(lower(e.uid) from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@spotlight$')::uuid as id
  ) as own
$$;

-- Entries of another calendar as blocks. An entry that came before is found by its uid. Busy hours may overlap
-- with anything, so each entry is written; those that lie in bookings are answered as clashes, because the owner
-- has promised these hours twice. p_replace: what was written before and these entries do not have is free again.
-- p_source_id: of a calendar that is read by its address, whose entries are its own. The caller has locked the
-- calendar.
create function private.import_entries(
  p_type text, p_id uuid, p_entries jsonb, p_replace boolean, p_source_id uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_entry jsonb;
  v_entries private.calendar_entry[];
  v_answer jsonb;
  v_removed int;
begin
  perform private.require(
    jsonb_typeof(p_entries) = 'array' and jsonb_array_length(p_entries) <= 5000, 'entries',
    'at most five thousand entries'
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
  v_entries := array(select e from private.entries_of(p_id, p_source_id, p_entries) as e);

  select jsonb_build_object(
    'added', count(*) filter (where is_written and k.id is null),
    'moved', count(*) filter (where is_written and k.id is not null and tstzrange(k.start_at, k.end_at) <> e.during),
    'unchanged', count(*) filter (where is_written and tstzrange(k.start_at, k.end_at) = e.during),
    'past', count(*) filter (where e.is_past and not e.is_own),
    'own', count(*) filter (where e.is_own),
    'clashes', coalesce(
      jsonb_agg(
        jsonb_build_object('title', e.title, 'start_at', lower(e.during), 'end_at', upper(e.during))
        order by e.during, e.uid
      ) filter (where is_written and e.during && agreed.hours),
      '[]'
    )
  )
  into v_answer
  from unnest(v_entries) as e
  cross join lateral (select not (e.is_own or e.is_past) as is_written) as fate
  cross join (
    select coalesce(range_agg(a.during), '{}') as hours from private.agreed_ahead(p_id) as a
  ) as agreed
  left join public.calendar_blocks as k on k.resource_id = p_id and k.uid = e.uid;

  -- Also what has moved into the past, and what is known to be one's own now.
  delete from public.calendar_blocks
  where id in (
    select k.id
    from public.calendar_blocks as k
    left join unnest(v_entries) as e on e.uid = k.uid
    where k.resource_id = p_id and k.source = 'ics' and k.end_at > now()
      and k.source_id is not distinct from p_source_id
      and coalesce(e.is_own or e.is_past, p_replace)
  );
  get diagnostics v_removed = row_count;

  insert into public.calendar_blocks (
    venue_id, performer_id, start_at, end_at, reason, source, uid, source_id
  )
  select case p_type when 'venue' then p_id end, case p_type when 'performer' then p_id end,
    lower(e.during), upper(e.during), e.title, 'ics', e.uid, p_source_id
  from unnest(v_entries) as e
  left join public.calendar_blocks as k on k.resource_id = p_id and k.uid = e.uid
  where not e.is_own and not e.is_past
    and (k.start_at, k.end_at, k.reason) is distinct from (lower(e.during), upper(e.during), e.title)
  on conflict (resource_id, uid) do update
    set start_at = excluded.start_at, end_at = excluded.end_at, reason = excluded.reason;
  insert into public.calendar_occupancy (resource_type, resource_id, during, block_id)
  select p_type, p_id, tstzrange(k.start_at, k.end_at), k.id
  from unnest(v_entries) as e
  join public.calendar_blocks as k on k.resource_id = p_id and k.uid = e.uid
  left join public.calendar_occupancy as o on o.block_id = k.id
  where not e.is_own and not e.is_past and o.during is distinct from e.during
  on conflict (block_id) do update set during = excluded.during;
  if (select count(*) > 10000 from public.calendar_blocks where resource_id = p_id and end_at > now()) then
    perform private.raise_error('LIMIT_EXCEEDED', 'too many blocks are in this calendar already');
  end if;
  return v_answer || jsonb_build_object('removed', v_removed);
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
    'one to five thousand entries'
  );
  return private.import_entries(p_type, p_id, p_entries, coalesce(p_replace, false), null);
end;
$$;
revoke execute on function public.import_blocks(text, uuid, jsonb, boolean) from public;
grant execute on function public.import_blocks(text, uuid, jsonb, boolean) to anon, authenticated;

revoke execute on all functions in schema private from public;
