-- What people ask the organizer of an event reaches that organizer, and the answer comes back.
-- Neither side learns the other's address.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_no text not null unique,
  topic text not null check (length(topic) between 1 and 50),
  name text not null check (length(btrim(name)) between 1 and 50),
  email text not null check (private.is_email(email)),
  body text not null check (length(btrim(body)) between 1 and 2000),
  -- What the message is about: an error's reference id, a page.
  reference text check (length(reference) <= 200),
  -- Set for a message to an organizer, whose address the sender never learns.
  event_id uuid references public.events (id),
  sender_id uuid references public.profiles (id),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer text check (length(btrim(answer)) between 1 and 2000),
  -- When it was answered, or put aside without an answer.
  settled_at timestamptz,
  settled_by uuid references public.profiles (id),
  -- Who of the back office looks after a message to the platform.
  assigned_to uuid references public.profiles (id),
  search_text text not null generated always as (
    private.search_form(ticket_no, topic, name, email, body)
  ) stored,
  created_at timestamptz not null default now(),
  constraint contact_messages_answered check ((status = 'answered') = (answer is not null))
);
create index contact_messages_event_id_idx
  on public.contact_messages (event_id, created_at desc, id desc);
create index contact_messages_sender_idx on public.contact_messages (sender_id, created_at);
create index contact_messages_email_idx on public.contact_messages (email, created_at);
create index contact_messages_assigned_to_idx on public.contact_messages (assigned_to);
create index contact_messages_platform_idx on public.contact_messages (status, created_at)
  where event_id is null;
create index contact_messages_settled_by_idx on public.contact_messages (settled_by);
create trigger guard_client_writes before insert or update or delete on public.contact_messages
  for each row execute function private.guard_client_writes();

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;

-- POST /rpc/contact_organizer. The organizer is told; the address stays hidden. At most five
-- messages an hour.
create function public.contact_organizer(
  p_event_id uuid default null, p_body text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_body constant text := private.trimmed(p_body);
  v_number constant text := 'M-' || private.random_code(8);
  v_event public.events;
begin
  if coalesce(length(v_body), 0) not between 1 and 1000 then
    perform private.raise_error('INVALID_INPUT', 'a message has 1 to 1000 characters', 'body');
  end if;
  select * into v_event
  from public.events
  where id = p_event_id and deleted_at is null and private.is_public_event_status(status);
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such event');
  end if;
  if (
    select count(*) >= 5 from public.contact_messages
    where sender_id = v_user_id and created_at > now() - interval '1 hour'
  ) then
    perform private.raise_error('RATE_LIMITED', 'five messages an hour');
  end if;

  insert into public.contact_messages (ticket_no, topic, name, email, body, event_id, sender_id)
  select v_number, 'organizer', username, email, v_body, p_event_id, id
  from public.profiles where id = v_user_id;
  if v_event.organizer_id is not null then
    perform private.notify(
      v_event.organizer_id, 'event.asked',
      jsonb_build_object('event', v_event.title, 'body', v_body),
      '/events-published/' || p_event_id || '?view=messages'
    );
  end if;
  return jsonb_build_object('message_no', v_number);
end;
$$;
revoke execute on function public.contact_organizer(uuid, text) from public;
grant execute on function public.contact_organizer(uuid, text) to anon, authenticated;

create function private.inbox_message_json(m public.contact_messages)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', m.id,
    'number', m.ticket_no,
    'name', m.name,
    'body', m.body,
    'status', m.status,
    'answer', m.answer,
    'created_at', m.created_at,
    'settled_at', m.settled_at,
    'is_attendee', exists (
      select from public.event_registrations
      where event_id = m.event_id and user_id = m.sender_id and status <> 'cancelled'
    )
  )
$$;

-- GET /rpc/event_inbox. What was asked, those without an answer first; and what everybody was told.
create function public.event_inbox(
  p_event_id uuid default null, p_page int default 1, p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
  v_total int;
  v_open int;
  v_page record;
begin
  select count(*), count(*) filter (where status = 'open') into v_total, v_open
  from public.contact_messages where event_id = v_event.id;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.inbox_message_json(m) order by m.status <> 'open', m.created_at desc, m.id desc
        )
        from (
          select * from public.contact_messages
          where event_id = v_event.id
          order by status <> 'open', created_at desc, id desc
          offset v_page.skip limit v_page.page_size
        ) as m
      ),
      '[]'
    ),
    'open', v_open,
    'told', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', t.id, 'body', t.body, 'recipients', t.recipients, 'created_at', t.created_at
          )
          order by t.created_at desc, t.id
        )
        from (
          select * from public.event_messages
          where event_id = v_event.id order by created_at desc, id limit 20
        ) as t
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.event_inbox(uuid, int, int) from public;
grant execute on function public.event_inbox(uuid, int, int) to anon, authenticated;

-- POST /rpc/answer_event_message. With words they go to whoever asked; without, the message is put
-- aside.
create function public.answer_event_message(
  p_message_id uuid default null, p_answer text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_answer constant text := nullif(private.trimmed(p_answer), '');
  v_message public.contact_messages;
  v_event public.events;
begin
  select * into v_message
  from public.contact_messages where id = p_message_id and event_id is not null
  for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such message');
  end if;
  v_event := private.own_event(v_message.event_id);
  perform private.require(
    v_answer is null or length(v_answer) <= 2000, 'answer', 'at most 2000 characters'
  );
  if v_message.status <> 'open' then
    perform private.raise_error('INVALID_STATE', 'somebody settled it before');
  end if;
  update public.contact_messages
  set status = case when v_answer is null then 'closed' else 'answered' end,
    answer = v_answer, settled_at = now(), settled_by = v_user_id
  where id = p_message_id
  returning * into v_message;
  if v_answer is not null and v_message.sender_id is not null then
    perform private.notify(
      v_message.sender_id, 'event.answered',
      jsonb_build_object('event', v_event.title, 'body', v_answer, 'question', v_message.body),
      '/events/' || v_event.id
    );
  end if;
  return private.inbox_message_json(v_message);
end;
$$;
revoke execute on function public.answer_event_message(uuid, text) from public;
grant execute on function public.answer_event_message(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
