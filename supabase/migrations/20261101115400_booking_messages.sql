-- What the two parties of a booking write to each other, and the files that go with it.

-- Files that were sent with a message. They lie in the private bucket `attachments`, each below its booking
-- and whoever put it there: <booking>/<person>/<name>.
create table public.booking_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.booking_messages (id) on delete cascade,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  position int not null check (position between 1 and 5),
  path text not null unique check (length(path) <= 400),
  -- What its sender called it.
  name text not null check (length(name) between 1 and 200),
  content_type text not null,
  size int not null check (size >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (message_id, position)
);
create index booking_attachments_booking_id_idx on public.booking_attachments (booking_id);
create trigger guard_client_writes before insert or update or delete on public.booking_attachments
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.booking_attachments
  for each row execute function private.set_updated_at();

-- Whoever sees the booking sees what belongs to it.
alter table public.booking_attachments enable row level security;
create policy booking_attachments_read on public.booking_attachments for select to authenticated
  using (exists (select from public.bookings as b where b.id = booking_id));
revoke all on public.booking_attachments from anon, authenticated;
grant select on public.booking_attachments to authenticated;

-- Whether the parties of a booking may still write to each other.
create function private.is_thread_open(p_booking public.bookings)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_booking.end_at >= now() - interval '30 days'
$$;

-- The booking in whose folder of the caller a file of this name lies; null: in none.
create function private.booking_of_attachment(p_name text)
returns uuid
language sql
stable
set search_path = ''
as $$
  select case
    when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f-]{36}/[^/]+$'
      and split_part(p_name, '/', 2) = auth.uid()::text
    then split_part(p_name, '/', 1)::uuid
  end
$$;

-- Whether the caller may put a file of this name there: a party of a booking, as long as messages can
-- be written, and not more at once than two messages carry.
create function private.may_write_attachment(p_name text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_active()
    and exists (
      select from public.bookings as b
      where b.id = private.booking_of_attachment(p_name) and not b.is_demo
        and private.side_of(b) is not null and private.is_thread_open(b)
    )
    and (
      select count(*) < 10
      from storage.objects as o
      where o.bucket_id = 'attachments' and o.name like split_part(p_name, '/', 1) || '/' || auth.uid() || '/%'
        and not exists (select from public.booking_attachments as a where a.path = o.name)
    )
$$;

-- Both parties and the administrators of that kind read what was sent; nobody but its owner what was not.
create function private.may_read_attachment(p_name text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_active() and (
    private.booking_of_attachment(p_name) is not null
    or exists (
      select
      from public.booking_attachments as a
      join public.bookings as b on b.id = a.booking_id
      where a.path = p_name and (
        private.side_of(b) is not null
        or private.has_flag(case b.kind when 'venue' then 'can_manage_venues' else 'can_manage_performers' end)
      )
    )
  )
$$;

-- Whether the caller may take a file away: the own one, until it is sent.
create function private.may_remove_attachment(p_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_active() and private.booking_of_attachment(p_name) is not null
    and not exists (select from public.booking_attachments as a where a.path = p_name)
$$;
grant execute on function private.may_remove_attachment(text) to anon, authenticated;

-- Files that nobody has sent for a day, at most a hundred: they are removed by the storage service alone, so
-- whoever has the key to it asks here (`npm run files`).
create function private.unsent_attachments()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select o.name
  from storage.objects as o
  where o.bucket_id = 'attachments' and o.created_at < now() - interval '1 day'
    and not exists (select from public.booking_attachments as a where a.path = o.name)
  order by o.created_at
  limit 100
$$;

-- Writes down which files go with a message: [{path, name}]. Each was put there by its sender, for this
-- booking, within twenty hours, so that none is swept meanwhile, and goes with one message.
create function private.attach_files(p_message public.booking_messages, p_attachments jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_count constant int := case jsonb_typeof(p_attachments) when 'array' then jsonb_array_length(p_attachments) end;
  v_written int;
begin
  perform private.require(v_count between 0 and 5, 'attachments', 'at most five files');
  perform private.require(
    not exists (
      select from jsonb_array_elements(p_attachments) as file
      where private.booking_of_attachment(file ->> 'path') is distinct from p_message.booking_id
        or coalesce(length(private.trimmed(file ->> 'name')), 0) not between 1 and 200
        or file ->> 'name' ~ '[\u0001-\u001f/\\]'
    ),
    'attachments', 'files of the sender, for this booking, with their names'
  );
  insert into public.booking_attachments (
    message_id, booking_id, position, path, name, content_type, size
  )
  select p_message.id, p_message.booking_id, file.position, o.name, private.trimmed(file.value ->> 'name'),
    coalesce(o.metadata ->> 'mimetype', 'application/octet-stream'),
    coalesce((o.metadata ->> 'size')::int, 0)
  from jsonb_array_elements(p_attachments) with ordinality as file (value, position)
  join storage.objects as o on o.bucket_id = 'attachments' and o.name = file.value ->> 'path'
    and o.created_at > now() - interval '20 hours'
  on conflict (path) do nothing;
  get diagnostics v_written = row_count;
  perform private.require(
    v_written = v_count, 'attachments', 'files that were uploaded today, each sent once'
  );
end;
$$;

-- POST /rpc/send_booking_message. Sixty an hour; until thirty days after the end. With at most five files,
-- which were uploaded before (private.attach_files); then it needs no words. The same p_client_key again is
-- the same message, however it is pressed.
create function public.send_booking_message(
  p_booking_id uuid default null, p_body text default null, p_attachments jsonb default '[]',
  p_client_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_booking public.bookings;
  v_side text;
  v_body constant text := coalesce(private.trimmed(p_body), '');
  v_message public.booking_messages;
begin
  select * into v_booking from public.bookings where id = p_booking_id and not is_demo;
  v_side := private.side_of(v_booking);
  if v_side is null then
    perform private.raise_error('NOT_FOUND', 'there is no such booking');
  end if;
  perform private.begin_attempt(
    v_user_id, p_client_key,
    jsonb_build_array('send_booking_message', p_booking_id, v_body, coalesce(p_attachments, '[]'))
  );
  select * into v_message
  from public.booking_messages
  where sender_id = v_user_id and client_key = p_client_key;
  if found then
    perform private.refuse_forgotten(v_user_id, p_client_key, v_message.created_at);
    return jsonb_build_object('id', v_message.id);
  end if;
  if not private.is_thread_open(v_booking) then
    perform private.raise_error('INVALID_STATE', 'the booking is over for more than thirty days');
  end if;
  perform private.require(
    length(v_body) <= 2000 and (v_body <> '' or coalesce(p_attachments, '[]') <> '[]'),
    'body', 'between 1 and 2000 characters; none where a file goes with it'
  );
  if (
    select count(*) from public.booking_messages
    where sender_id = v_user_id and created_at > now() - interval '1 hour'
  ) >= 60 then
    perform private.raise_error('RATE_LIMITED', 'sixty messages within the hour');
  end if;
  insert into public.booking_messages (booking_id, sender_id, body, client_key)
  values (p_booking_id, v_user_id, v_body, p_client_key)
  returning * into v_message;
  perform private.attach_files(v_message, coalesce(p_attachments, '[]'));
  perform private.tell_party(
    v_booking, case v_side when 'guest' then 'host' else 'guest' end, 'booking.message'
  );
  return jsonb_build_object('id', v_message.id);
end;
$$;
revoke execute on function public.send_booking_message(uuid, text, jsonb, uuid) from public;
grant execute on function public.send_booking_message(uuid, text, jsonb, uuid) to anon, authenticated;

-- GET /rpc/booking_thread. Latest first; p_before continues after the last one shown.
create function public.booking_thread(
  p_booking_id uuid default null, p_before timestamptz default null, p_limit int default 30
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_booking public.bookings;
begin
  select * into v_booking from public.bookings where id = p_booking_id and not is_demo;
  if private.side_of(v_booking) is null then
    perform private.raise_error('NOT_FOUND', 'there is no such booking');
  end if;
  return (
    select jsonb_build_object('items', coalesce(
      jsonb_agg(jsonb_build_object(
        'id', m.id, 'body', m.body, 'is_mine', m.sender_id = v_user_id,
        'side', case m.sender_id when v_booking.requester_id then 'guest' else 'host' end,
        'created_at', m.created_at, 'read_at', m.read_at,
        'attachments', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', a.id, 'path', a.path, 'name', a.name, 'content_type', a.content_type, 'size', a.size
          ) order by a.position), '[]')
          from public.booking_attachments as a where a.message_id = m.id
        )
      ) order by m.created_at desc, m.id), '[]'
    ))
    from (
      select *
      from public.booking_messages
      where booking_id = p_booking_id and (p_before is null or created_at < p_before)
      order by created_at desc, id
      limit least(greatest(coalesce(p_limit, 30), 1), 100)
    ) as m
  );
end;
$$;
revoke execute on function public.booking_thread(uuid, timestamptz, int) from public;
grant execute on function public.booking_thread(uuid, timestamptz, int) to anon, authenticated;

-- POST /rpc/mark_booking_messages_read. Those of the other party.
create function public.mark_booking_messages_read(p_booking_id uuid default null)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_booking public.bookings;
  v_count int;
begin
  select * into v_booking from public.bookings where id = p_booking_id and not is_demo;
  if private.side_of(v_booking) is null then
    perform private.raise_error('NOT_FOUND', 'there is no such booking');
  end if;
  update public.booking_messages set read_at = now()
  where booking_id = p_booking_id and sender_id <> v_user_id and read_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end;
$$;
revoke execute on function public.mark_booking_messages_read(uuid) from public;
grant execute on function public.mark_booking_messages_read(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
