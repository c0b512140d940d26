-- Whom an organizer expects: the list, notes, the list as a file, and a word to everybody.

-- What an organizer told the people of an event; the people read it among their notifications.
create table public.event_messages (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  sender_id uuid not null references public.profiles (id),
  body text not null check (length(btrim(body)) between 1 and 1000),
  recipients int not null check (recipients >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_messages_event_id_idx on public.event_messages (event_id, created_at);
create index event_messages_sender_id_idx on public.event_messages (sender_id);
create trigger guard_client_writes before insert or update or delete on public.event_messages
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.event_messages
  for each row execute function private.set_updated_at();

-- No policy: read through functions only.
alter table public.event_messages enable row level security;
revoke all on public.event_messages from anon, authenticated;

-- How an attendee is reached: on the page, in the file and for administrators.
create function private.attendee_contact(r public.event_registrations, p_event public.events)
returns table (phone text, email text)
language sql
stable
set search_path = ''
as $$
  select
    case when shown.phone then r.phone else private.masked(r.phone) end,
    case when shown.email then r.email else private.masked(r.email) end
  from private.contact_shown('ticket', r.status, p_event.starts_at, p_event.ends_at) as shown
$$;

create function private.attendee_json(r public.event_registrations, p_event public.events)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id,
    'registration_no', r.registration_no,
    'name', r.name,
    'email', contact.email,
    'phone', contact.phone,
    'ticket_type_id', r.ticket_type_id,
    'ticket_type_name', s.name,
    'quantity', r.quantity,
    'amount', r.unit_price * r.quantity,
    'status', r.status,
    'awaits', private.awaits(r.status, r.order_id),
    'answers', r.answers,
    'notes', r.notes,
    'admin_notes', r.admin_notes,
    'registered_at', r.registered_at,
    'cancelled_at', r.cancelled_at,
    'cancel_reason', r.cancel_reason,
    'tickets', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', t.id, 'ticket_no', t.ticket_no, 'status', t.status,
            'holder_name', t.holder_name, 'checked_in_at', t.checked_in_at
          )
          order by t.ticket_no
        )
        from public.tickets as t where t.registration_id = r.id
      ),
      '[]'
    )
  )
  from public.ticket_stock as s, private.attendee_contact(r, p_event) as contact
  where s.event_id = r.event_id and s.ticket_type_id = r.ticket_type_id
$$;

-- GET /rpc/event_attendees. p_query: words in name, e-mail, registration or ticket number.
-- p_status: pending, confirmed, cancelled, or checked_in for those of whom somebody came;
-- `approval`, `payment` and `review`, what a pending one waits for; `absent`: expected and not inside.
create function public.event_attendees(
  p_event_id uuid default null,
  p_query text default null,
  p_status text default null,
  p_ticket_type_id text default null,
  p_page int default 1,
  p_page_size int default 20
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
  v_patterns constant text[] := private.search_patterns(p_query);
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_type constant text := nullif(nullif(p_ticket_type_id, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  select array_agg(r.id order by r.registered_at desc, r.id)
  into v_ids
  from public.event_registrations as r
  where r.event_id = p_event_id
    and (v_type is null or r.ticket_type_id = v_type)
    and case v_status
      when 'checked_in' then exists (
        select from public.tickets where registration_id = r.id and status = 'checked_in'
      )
      when 'absent' then exists (
        select from public.tickets
        where registration_id = r.id and status in ('valid', 'transferring')
      )
      else v_status is null or v_status in (r.status, private.awaits(r.status, r.order_id))
    end
    and (
      v_patterns = array['%'] or private.search_form(r.name, r.email, r.registration_no, (
        select string_agg(t.ticket_no || ' ' || t.holder_name, ' ')
        from public.tickets as t where t.registration_id = r.id
      )) like all (v_patterns)
    );
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.attendee_json(r, v_event) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.event_registrations as r on r.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.event_attendees(uuid, text, text, text, int, int) from public;
grant execute on function
  public.event_attendees(uuid, text, text, text, int, int)
  to anon, authenticated;

-- POST /rpc/export_attendees. One row for each ticket in use, with its answers and the questions as
-- they are asked today; a line in the audit log says who took it.
create function public.export_attendees(p_event_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
  v_rows jsonb;
begin
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'registration_no', r.registration_no,
        'ticket_no', t.ticket_no,
        'ticket_type', s.name,
        'holder_name', t.holder_name,
        'name', r.name,
        'email', contact.email,
        'phone', contact.phone,
        'price_paid', t.price_paid,
        'status', t.status,
        'registered_at', r.registered_at,
        'checked_in_at', t.checked_in_at,
        'admin_notes', r.admin_notes,
        'answers', r.answers
      )
      order by r.registered_at, t.ticket_no
    ),
    '[]'
  )
  into v_rows
  from public.tickets as t
  join public.event_registrations as r on r.id = t.registration_id
  join public.ticket_stock as s
    on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
  cross join lateral private.attendee_contact(r, v_event) as contact
  where t.event_id = p_event_id and t.status in ('valid', 'checked_in', 'transferring');
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, after)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), 'export_attendees', 'events', p_event_id::text,
    jsonb_build_object('rows', jsonb_array_length(v_rows))
  );
  return jsonb_build_object('event', v_event.title, 'questions', v_event.questions, 'rows', v_rows);
end;
$$;
revoke execute on function public.export_attendees(uuid) from public;
grant execute on function public.export_attendees(uuid) to anon, authenticated;

-- POST /rpc/save_attendee_notes. What the organizer remembers of a registration; its person never
-- reads it. p_seen: what was read; where somebody else has saved another one since, STALE_VERSION.
create function public.save_attendee_notes(
  p_registration_id uuid default null, p_admin_notes text default null,
  p_seen text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_event public.events;
  v_stored text;
begin
  select e.* into v_event
  from public.event_registrations as r
  join public.events as e on e.id = r.event_id
  where r.id = p_registration_id;
  if not found or not private.runs_event(v_event) then
    perform private.raise_error('NOT_FOUND', 'the caller runs no event with this registration');
  end if;
  perform private.require(
    coalesce(length(p_admin_notes), 0) <= 1000, 'admin_notes', 'at most 1000 characters'
  );
  select coalesce(admin_notes, '') into v_stored
  from public.event_registrations where id = p_registration_id for no key update;
  if v_stored <> p_seen and v_stored <> coalesce(private.trimmed(p_admin_notes), '') then
    perform private.raise_error('STALE_VERSION', 'somebody else changed the notes');
  end if;
  update public.event_registrations
  set admin_notes = nullif(private.trimmed(p_admin_notes), '')
  where id = p_registration_id;
  return (
    select private.attendee_json(r, v_event)
    from public.event_registrations as r where r.id = p_registration_id
  );
end;
$$;
revoke execute on function public.save_attendee_notes(uuid, text, text) from public;
grant execute on function public.save_attendee_notes(uuid, text, text) to anon, authenticated;

-- POST /rpc/message_attendees. To everybody with a seat or a ticket; three a day for each event.
create function public.message_attendees(p_event_id uuid default null, p_body text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_own_event(p_event_id);
  v_body constant text := private.trimmed(p_body);
  v_people uuid[];
  v_person uuid;
begin
  perform private.require(length(v_body) between 1 and 1000, 'body', '1 to 1000 characters');
  if not private.is_public_event_status(v_event.status) then
    perform private.raise_error('INVALID_STATE', 'nobody knows of the event yet');
  end if;
  if (
    select count(*) >= 3 from public.event_messages
    where event_id = p_event_id and created_at > now() - interval '24 hours'
  ) then
    perform private.raise_error('RATE_LIMITED', 'three messages a day');
  end if;
  v_people := array(select private.attendees_of(p_event_id));
  insert into public.event_messages (event_id, sender_id, body, recipients)
  values (p_event_id, auth.uid(), v_body, cardinality(v_people));
  foreach v_person in array v_people loop
    perform private.notify(
      v_person, 'event.message',
      jsonb_build_object('event', v_event.title, 'body', v_body), '/events/' || p_event_id
    );
  end loop;
  return jsonb_build_object('recipients', cardinality(v_people));
end;
$$;
revoke execute on function public.message_attendees(uuid, text) from public;
grant execute on function public.message_attendees(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
