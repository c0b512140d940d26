-- Calendars elsewhere: owners name and remove them; the function `calendars`, which alone talks to the network,
-- asks which are due and says what they hold.

-- What an owner reads of it.
create function private.calendar_source_view(s public.calendar_sources)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', s.id, 'host', s.host, 'read_at', s.read_at, 'fault', s.fault, 'entries', s.entries,
    'unclear', s.unclear, 'unread', s.unread, 'clashes', s.clashes, 'created_at', s.created_at
  )
$$;

-- POST /rpc/add_calendar_source. At most five for each calendar. It is due at once.
create function public.add_calendar_source(
  p_type text default null, p_id uuid default null, p_url text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_parts constant text[] := regexp_match(
    private.trimmed(p_url), '^(?:https|webcals?)://([^/?#@\s]+)(\S*)$', 'i'
  );
  v_host constant text := regexp_replace(lower(v_parts[1]), ':443$', '');
  v_source public.calendar_sources;
begin
  perform private.lock_own_calendar(p_type, p_id);
  perform private.require(
    length(p_url) <= 1900 and v_parts is not null
      and v_host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$'
      and v_host !~ '\.(local|localhost|internal|home|lan|arpa|test|invalid)$',
    'url', 'the https address of a calendar on the open network'
  );
  if (select count(*) >= 5 from public.calendar_sources where resource_id = p_id) then
    perform private.raise_error('LIMIT_EXCEEDED', 'five calendars for each');
  end if;
  insert into public.calendar_sources (venue_id, performer_id, url)
  values (
    case p_type when 'venue' then p_id end, case p_type when 'performer' then p_id end,
    'https://' || v_host || case when v_parts[2] like '/%' then v_parts[2] else '/' || v_parts[2] end
  )
  on conflict (resource_id, url) do update set next_read_at = now()
  returning * into v_source;
  return private.calendar_source_view(v_source);
end;
$$;
revoke execute on function public.add_calendar_source(text, uuid, text) from public;
grant execute on function public.add_calendar_source(text, uuid, text) to anon, authenticated;

-- Locks the calendar of a source that is the caller's.
create function private.lock_own_source(p_source_id uuid)
returns public.calendar_sources
language plpgsql
set search_path = ''
as $$
declare
  v_source public.calendar_sources;
begin
  select * into v_source from public.calendar_sources where id = p_source_id;
  perform private.lock_own_calendar(
    case when v_source.performer_id is null then 'venue' else 'performer' end, v_source.resource_id
  );
  return v_source;
end;
$$;

-- POST /rpc/remove_calendar_source. What it kept is free again.
create function public.remove_calendar_source(p_source_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_own_source(p_source_id);
  delete from public.calendar_sources where id = p_source_id;
  return jsonb_build_object('id', p_source_id);
end;
$$;
revoke execute on function public.remove_calendar_source(uuid) from public;
grant execute on function public.remove_calendar_source(uuid) to anon, authenticated;

-- POST /rpc/refresh_calendar_source. Due now, not by the hour; once in a minute.
create function public.refresh_calendar_source(p_source_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_source public.calendar_sources := private.lock_own_source(p_source_id);
begin
  if v_source.updated_at > now() - interval '1 minute'
    and (v_source.read_at is not null or v_source.failures > 0)
  then
    perform private.raise_error('RATE_LIMITED', 'once in a minute');
  end if;
  update public.calendar_sources set next_read_at = now() where id = p_source_id
  returning * into v_source;
  return private.calendar_source_view(v_source);
end;
$$;
revoke execute on function public.refresh_calendar_source(uuid) from public;
grant execute on function public.refresh_calendar_source(uuid) to anon, authenticated;

-- POST /rpc/claim_calendar_sources, for the server. Which are due, or this one if it is; each is given to one
-- reader, and to another when nothing is heard of it for a quarter of an hour.
create function public.claim_calendar_sources(p_source_id uuid default null, p_limit int default 10)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with due as (
    select s.id
    from public.calendar_sources as s
    left join public.venues as v on v.id = s.venue_id
    left join public.performer_profiles as f on f.id = s.performer_id
    join public.profiles as p on p.id = coalesce(v.owner_id, f.owner_id) and p.active and not p.deleted
    where s.next_read_at <= now() and (p_source_id is null or s.id = p_source_id)
    order by s.next_read_at, s.id
    limit least(greatest(coalesce(p_limit, 10), 1), 50)
    for update of s skip locked
  ), claimed as (
    update public.calendar_sources as s set next_read_at = now() + interval '15 minutes'
    from due where s.id = due.id
    returning s.id, s.url
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'url', url)), '[]') from claimed
$$;
revoke execute on function public.claim_calendar_sources(uuid, int) from public, anon, authenticated;
grant execute on function public.claim_calendar_sources(uuid, int) to service_role;

-- Tells whoever runs the calendar of a source.
create function private.tell_of_source(s public.calendar_sources, p_kind text, p_count int)
returns void
language sql
set search_path = ''
as $$
  select private.notify(
    page.owner_id, p_kind,
    jsonb_build_object('name', page.name, 'host', s.host, 'count', p_count), page.link
  )
  from (
    select owner_id, name, '/venue-availability?venue=' || id as link
    from public.venues where id = s.venue_id
    union all
    select owner_id, performer_name, '/performer-profile'
    from public.performer_profiles where id = s.performer_id
  ) as page
$$;

-- POST /rpc/take_calendar_source, for the server. What a source holds from now on, as import_blocks() takes it;
-- what it does not hold any more is free. The owner is told of clashes when there are others than before.
create function public.take_calendar_source(
  p_source_id uuid default null, p_entries jsonb default null, p_unclear int default 0, p_unread int default 0
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_source public.calendar_sources;
  v_before jsonb;
  v_result jsonb;
begin
  select * into v_source from public.calendar_sources where id = p_source_id;
  perform private.lock_calendars(array[v_source.resource_id]);
  -- It may have been removed meanwhile.
  select * into v_source from public.calendar_sources where id = p_source_id for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such calendar');
  end if;
  v_before := v_source.clashes;
  v_result := private.import_entries(
    case when v_source.performer_id is null then 'venue' else 'performer' end, v_source.resource_id,
    p_entries, true, p_source_id
  );
  update public.calendar_sources
  set read_at = now(), next_read_at = now() + interval '1 hour', fault = null, failures = 0,
    entries = (
      select count(*) from public.calendar_blocks where source_id = p_source_id and end_at > now()
    ),
    unclear = greatest(coalesce(p_unclear, 0), 0), unread = greatest(coalesce(p_unread, 0), 0),
    clashes = v_result -> 'clashes'
  where id = p_source_id
  returning * into v_source;
  if not v_source.clashes <@ v_before then
    perform private.tell_of_source(v_source, 'calendar.clashed', jsonb_array_length(v_source.clashes));
  end if;
  return v_result;
end;
$$;
revoke execute on function public.take_calendar_source(uuid, jsonb, int, int) from public, anon, authenticated;
grant execute on function public.take_calendar_source(uuid, jsonb, int, int) to service_role;

-- POST /rpc/fail_calendar_source, for the server. What was read before stays; it is tried again by the hour.
-- The owner is told once, after half a day.
create function public.fail_calendar_source(
  p_source_id uuid default null, p_fault text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_source public.calendar_sources;
begin
  update public.calendar_sources
  set fault = p_fault, failures = failures + 1, next_read_at = now() + interval '1 hour'
  where id = p_source_id
  returning * into v_source;
  if v_source.failures = 12 then
    perform private.tell_of_source(v_source, 'calendar.unreadable', v_source.failures);
  end if;
  return jsonb_build_object('failures', v_source.failures);
end;
$$;
revoke execute on function public.fail_calendar_source(uuid, text) from public, anon, authenticated;
grant execute on function public.fail_calendar_source(uuid, text) to service_role;

revoke execute on all functions in schema private from public;
