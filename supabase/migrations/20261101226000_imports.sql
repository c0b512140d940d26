-- Files of administrators: events, venues and performers that were kept elsewhere. A file is one import. Its
-- rows arrive and are looked at while nothing is made of them; then they are made, many at once and by the
-- rules of making them by hand, and for a day all of it can be taken back.

create table private.imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('events', 'venues', 'performers')),
  file_name text not null check (length(btrim(file_name)) between 1 and 200),
  -- Samples: nobody but administrators ever sees what is made of them.
  is_demo boolean not null,
  status text not null default 'checking'
    check (status in ('checking', 'running', 'done', 'undoing', 'undone')),
  -- Rows of the file.
  total int not null check (total between 1 and 20000),
  -- How many rows are in which state, as of the last step.
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  created_by uuid not null references public.profiles (id),
  client_key uuid not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  stepped_at timestamptz not null default now(),
  finished_at timestamptz,
  undone_at timestamptz,
  unique (created_by, client_key)
);
create index imports_created_at_idx on private.imports (created_at desc);

alter table private.imports enable row level security;

create table private.import_rows (
  import_id uuid not null references private.imports (id) on delete cascade,
  -- Of the file, as a spreadsheet counts them.
  row_no int not null check (row_no between 1 and 1000000),
  -- What its list shows of it.
  title text,
  -- Gone once something was made of it.
  entry jsonb,
  -- By what two rows, or a row and what there is, are taken for the same thing.
  same_key text not null,
  status text not null check (
    status in ('ready', 'faulty', 'repeated', 'made', 'failed', 'undone', 'kept')
  ),
  -- What is wrong, by the name of the column; what stands in the way of taking it back, by its table.
  field text,
  detail text,
  -- The nearest that there is, where something named is not there.
  suggestion text,
  entity_id uuid,
  primary key (import_id, row_no)
);
create index import_rows_status_idx on private.import_rows (import_id, status, row_no);
create index import_rows_same_key_idx on private.import_rows (import_id, same_key);

alter table private.import_rows enable row level security;

-- The caller's id, if they may work with what the import makes.
create function private.require_import_right(p_kind text)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.require_flag('can_manage_' || p_kind);
end;
$$;

-- An import as its room shows it.
create function private.import_view(i private.imports)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', i.id, 'kind', i.kind, 'file_name', i.file_name, 'is_demo', i.is_demo, 'status', i.status,
    'total', i.total, 'counts', jsonb_build_object(
      'ready', 0, 'faulty', 0, 'repeated', 0, 'made', 0, 'failed', 0, 'undone', 0, 'kept', 0
    ) || i.counts,
    'created_by_name', p.username, 'created_at', i.created_at, 'started_at', i.started_at,
    'finished_at', i.finished_at, 'undone_at', i.undone_at,
    'undo_until', i.finished_at + interval '24 hours',
    'may_manage', private.has_flag('can_manage_' || i.kind) or private.is_superadmin()
  )
  from public.profiles as p where p.id = i.created_by
$$;

-- Locks an import for whoever may work with it.
create function private.lock_import(p_id uuid)
returns private.imports
language plpgsql
set search_path = ''
as $$
declare
  v_import private.imports;
begin
  perform private.require_user();
  perform private.require_admin();
  select * into v_import from private.imports where id = p_id for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such import');
  end if;
  perform private.require_import_right(v_import.kind);
  return v_import;
end;
$$;

-- What the rows say about themselves goes into the import. The caller has locked it.
create function private.follow_import_rows(p_id uuid)
returns private.imports
language sql
set search_path = ''
as $$
  update private.imports
  set stepped_at = now(), counts = (
    select coalesce(jsonb_object_agg(status, rows), '{}')
    from (
      select status, count(*) as rows from private.import_rows where import_id = p_id group by status
    ) as states
  )
  where id = p_id
  returning *
$$;

-- The columns of an event that a row of a file has, and the venue of ours that it names.
create function private.imported_event(p_entry jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_event jsonb := p_entry
    - '{owner_email,venue_name,ticket_name,ticket_price,ticket_capacity}'::text[];
  v_name constant text := private.json_text(p_entry, 'venue_name', 1, 100);
  v_venue_id uuid;
begin
  if v_name is not null then
    select id into v_venue_id
    from public.venues where name = v_name and status = 'approved' and deleted_at is null
    order by id limit 1;
    perform private.require(v_venue_id is not null, 'venue_name', 'no public venue has this name');
    v_event := jsonb_build_object('location', v_name) || v_event || jsonb_build_object('venue_id', v_venue_id);
  end if;
  return v_event;
end;
$$;

-- The one ticket type of an event that a row of a file has; null when it says nothing of tickets.
create function private.imported_ticket_types(p_entry jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_price int;
begin
  if coalesce(p_entry ->> 'ticket_name', p_entry ->> 'ticket_price', p_entry ->> 'ticket_capacity') is null
  then
    return null;
  end if;
  v_price := private.json_int(p_entry, 'ticket_price', 0, 1000000, 0);
  return jsonb_build_array(jsonb_build_object(
    'name', coalesce(
      private.json_text(p_entry, 'ticket_name', 1, 40), case v_price when 0 then '免費入場' else '一般票' end
    ),
    'price', v_price,
    'capacity', nullif(private.json_int(p_entry, 'ticket_capacity', 0, 1000000, 0), 0)
  ));
end;
$$;

-- Refuses a row of a file as the functions by hand would, and makes nothing.
create function private.check_imported(p_kind text, p_entry jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
  v_owner_id uuid;
begin
  perform private.require(jsonb_typeof(p_entry) = 'object', 'entry', 'an object of columns');
  v_owner_id := private.page_owner(
    'can_manage_' || p_kind, private.json_text(p_entry, 'owner_email', 1, 254)
  );
  case p_kind
    when 'events' then
      perform private.require(
        private.can_organize(v_owner_id), 'owner_email', 'an account that organizes events'
      );
      v_event := private.edited_event(null, private.imported_event(p_entry));
      perform private.check_event(v_event, null);
      perform private.check_complete_event(v_event);
      perform private.imported_ticket_types(p_entry);
    when 'venues' then
      perform private.venue_from_form(null, p_entry);
    else
      perform private.performer_from_form(null, p_entry, true);
  end case;
end;
$$;

-- By what a row is taken for the same as another one: title and day, name and city, or the name.
create function private.imported_same_key(p_kind text, p_entry jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.search_form(
    coalesce(p_entry ->> 'title', p_entry ->> 'name', p_entry ->> 'performer_name', ''),
    case p_kind when 'events' then p_entry ->> 'date' when 'venues' then private.city_id(p_entry ->> 'city') end
  )
$$;

-- The venue whose name is most like a name that no venue has.
create function private.nearest_venue_name(p_name text)
returns text
language sql
stable
set search_path = ''
as $$
  select name
  from public.venues
  where status = 'approved' and deleted_at is null and extensions.similarity(name, p_name) > 0.15
  order by extensions.similarity(name, p_name) desc, name
  limit 1
$$;

-- Looks at one row: how it stands, what is wrong with it, what was perhaps meant. What is no fault of the
-- row (a lock, a lost connection) is none.
create function private.look_at_imported(
  p_kind text, p_entry jsonb,
  out status text, out field text, out detail text, out suggestion text
)
language plpgsql
set search_path = ''
as $$
declare
  v_state text;
begin
  begin
    perform private.check_imported(p_kind, p_entry);
    status := 'ready';
  exception when others then
    get stacked diagnostics
      v_state = returned_sqlstate, detail = message_text, field = pg_exception_hint;
    if v_state !~ '^(PT4|22|23)' then
      raise;
    end if;
    status := 'faulty';
    if field = 'venue_name' then
      suggestion := private.nearest_venue_name(p_entry ->> 'venue_name');
    end if;
  end;
end;
$$;

revoke execute on all functions in schema private from public;
