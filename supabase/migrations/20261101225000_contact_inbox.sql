-- What visitors wrote to the platform itself: read, taken on, answered by mail, or put aside.

create function private.contact_message_json(m public.contact_messages)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', m.id, 'ticket_no', m.ticket_no, 'topic', m.topic, 'name', m.name, 'email', m.email,
    'body', m.body, 'reference', m.reference, 'status', m.status, 'answer', m.answer,
    'created_at', m.created_at, 'settled_at', m.settled_at,
    'settled_by_name', (select username from public.profiles where id = m.settled_by),
    'assigned_name', (select username from public.profiles where id = m.assigned_to),
    'is_mine', m.assigned_to is not distinct from auth.uid()
  )
$$;

-- Locks a message to the platform for who looks after people.
create function private.lock_contact_message(p_message_id uuid)
returns public.contact_messages
language plpgsql
set search_path = ''
as $$
declare
  v_message public.contact_messages;
begin
  perform private.require_flag('can_manage_users');
  select * into v_message
  from public.contact_messages where id = p_message_id and event_id is null
  for update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such message');
  end if;
  return v_message;
end;
$$;

create function private.log_contact_message(p_message_id uuid, p_action text)
returns void
language sql
set search_path = ''
as $$
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), p_action, 'contact_messages', p_message_id::text
  )
$$;

-- GET /rpc/admin_contact_messages. p_status: open, answered, closed, or all of them; open ones with
-- the oldest first, the others with the latest. `open` counts what waits. p_after: see private.place_of(); `next` is
-- the place of the last one, unless the list ends there.
create function public.admin_contact_messages(
  p_status text default 'open', p_query text default null, p_page int default 1,
  p_page_size int default 20, p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_words constant text[] := private.search_words(p_query);
  v_limit constant bigint := private.count_limit(p_page, p_page_size, v_words <> '{}', p_after);
  v_page record;
begin
  perform private.require_flag('can_manage_users');
  perform private.require(
    v_status is null or v_status in ('open', 'answered', 'closed'), 'status',
    'open, answered, closed or all'
  );
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      'select m.id::text as key, %2$s as hit from %1$s as m
      where m.event_id is null and ($3[1] is null or m.status = $3[1])
        and ' || private.rows_behind(p_after, 'created_at') || '
      order by m.created_at '
        || case when v_status = 'open' and p_after is null then '' else 'desc' end || ', m.id limit %3$s',
      'public.contact_messages', array[v_status], v_limit, v_words, 'm.search_text like all ($1)',
      'public.contact_messages'
    ),
    v_limit, p_page, p_page_size
  );
  return v_page.facts || jsonb_build_object(
    'next', private.next_place(p_after, 'public.contact_messages', v_page.keys[v_limit]::uuid),
    'items', (
      select coalesce(jsonb_agg(private.contact_message_json(m) order by chosen.place), '[]')
      from unnest(v_page.keys::uuid[]) with ordinality as chosen (id, place)
      join public.contact_messages as m on m.id = chosen.id
    ),
    'open', (
      select count(*) from public.contact_messages where event_id is null and status = 'open'
    )
  );
end;
$$;
revoke execute on function public.admin_contact_messages(text, text, int, int, text) from public;
grant execute on function
  public.admin_contact_messages(text, text, int, int, text)
  to anon, authenticated;

-- POST /rpc/answer_contact_message. With words they go by mail to whoever wrote; without, the message
-- is put aside. Of two who answer at once, one is told INVALID_STATE.
create function public.answer_contact_message(
  p_message_id uuid default null, p_answer text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_message public.contact_messages := private.lock_contact_message(p_message_id);
  v_answer constant text := nullif(private.trimmed(p_answer), '');
  v_params jsonb;
begin
  perform private.require(
    v_answer is null or length(v_answer) <= 2000, 'answer', 'at most 2000 characters'
  );
  if v_message.status <> 'open' then
    perform private.raise_error('INVALID_STATE', 'somebody settled it before');
  end if;
  update public.contact_messages
  set status = case when v_answer is null then 'closed' else 'answered' end,
    answer = v_answer, settled_at = now(), settled_by = auth.uid()
  where id = p_message_id
  returning * into v_message;
  perform private.log_contact_message(
    p_message_id, case when v_answer is null then 'close' else 'answer' end
  );
  if v_answer is not null then
    v_params := jsonb_build_object(
      'number', v_message.ticket_no, 'body', v_answer, 'question', v_message.body
    );
    if v_message.sender_id is not null then
      perform private.notify(v_message.sender_id, 'contact.answered', v_params, '/contact');
    else
      perform private.queue_mail(
        'contact:' || v_message.id, null, v_message.email, 'contact.answered', v_params, '/contact'
      );
    end if;
  end if;
  return private.contact_message_json(v_message);
end;
$$;
revoke execute on function public.answer_contact_message(uuid, text) from public;
grant execute on function public.answer_contact_message(uuid, text) to anon, authenticated;

-- POST /rpc/reopen_contact_message. What was put aside without an answer waits again.
create function public.reopen_contact_message(p_message_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_message public.contact_messages := private.lock_contact_message(p_message_id);
begin
  if v_message.status <> 'closed' then
    perform private.raise_error('INVALID_STATE', 'only what was put aside can wait again');
  end if;
  update public.contact_messages
  set status = 'open', settled_at = null, settled_by = null
  where id = p_message_id
  returning * into v_message;
  perform private.log_contact_message(p_message_id, 'reopen');
  return private.contact_message_json(v_message);
end;
$$;
revoke execute on function public.reopen_contact_message(uuid) from public;
grant execute on function public.reopen_contact_message(uuid) to anon, authenticated;

-- POST /rpc/assign_contact_message. The caller takes an open message on, or gives it back.
create function public.assign_contact_message(
  p_message_id uuid default null, p_is_mine boolean default true
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_message public.contact_messages := private.lock_contact_message(p_message_id);
begin
  perform private.require(p_is_mine is not null, 'is_mine', 'true or false');
  if v_message.status <> 'open' then
    perform private.raise_error('INVALID_STATE', 'somebody settled it before');
  end if;
  update public.contact_messages
  set assigned_to = case when p_is_mine then auth.uid() end
  where id = p_message_id
  returning * into v_message;
  perform private.log_contact_message(
    p_message_id, case when p_is_mine then 'take' else 'release' end
  );
  return private.contact_message_json(v_message);
end;
$$;
revoke execute on function public.assign_contact_message(uuid, boolean) from public;
grant execute on function public.assign_contact_message(uuid, boolean) to anon, authenticated;

revoke execute on all functions in schema private from public;
