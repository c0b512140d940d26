-- Reading personal data and the records: what changed, and what went wrong.

-- Writes down that somebody looked at personal data: how many people, whose event.
create function private.log_reading(p_entity text, p_entity_id text, p_facts jsonb)
returns void
language sql
set search_path = ''
as $$
  select private.log_act('read', p_entity, p_entity_id, p_facts)
$$;

-- The registrations of a list, latest first: with all the words in their own text or in the title of
-- their event. Those of one event are few enough to be compared one by one.
create function private.registration_keys(
  p_query text, p_event_id uuid, p_status text, p_limit bigint, p_after text
)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  v_words constant text[] := private.search_words(p_query);
  v_named constant text := private.named_by_index(v_words);
begin
  return private.listed_keys(
    'select r.id::text as key, %2$s as hit from %1$s as r
    where ($3[1] is null or r.event_id = $3[1]::uuid) and ($3[2] is null or r.status = $3[2])
      and ' || private.rows_behind(p_after, 'registered_at') || '
    order by r.registered_at desc, r.id limit %3$s',
    'public.event_registrations', array[p_event_id::text, p_status], p_limit, v_words,
    'coalesce(
      r.search_text like all ($1) or (
        select r.search_text || '' '' || private.search_form(e.title)
        from public.events as e
        where e.id = r.event_id and e.search_text like any ($1)
      ) like all ($1), false
    )',
    case when p_event_id is null then
      '(
        select * from public.event_registrations
        where id in (
          select id from public.event_registrations where ' || v_named || '
          union
          select r.id
          from (
            select id, title from public.events
            where private.search_grams(private.search_form(title)) @> $2 offset 0
          ) as e
          join public.event_registrations as r on r.event_id = e.id
          where private.search_form(e.title) like $1[1]
        )
        offset 0
      )'
    -- Of one event: by who came, or all of them when it is the event that has the word.
    else '(
        select * from public.event_registrations
        where event_id = $3[1]::uuid and id in (
          select id from public.event_registrations where ' || v_named || '
          union all
          select r.id
          from public.events as e
          join public.event_registrations as r on r.event_id = e.id
          where e.id = $3[1]::uuid and e.search_text like $1[1]
        )
        offset 0
      )' end
  );
end;
$$;

-- POST /rpc/admin_list_registrations. Latest first. Not a GET: each look at personal data leaves a
-- line in the audit log. Phone and address by the same rule as for the organizer, around the event only.
-- p_after, `next`: as admin_list_users().
create function public.admin_list_registrations(
  p_query text default null,
  p_event_id uuid default null,
  p_status text default null,
  p_page int default 1,
  p_page_size int default 20,
  p_after text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_manage_events');
  v_limit constant bigint :=
    private.count_limit(p_page, p_page_size, private.search_words(p_query) <> '{}', p_after);
  v_page record;
  v_items jsonb;
begin
  -- Which rows first: what each of them tells is looked up for the page alone.
  select * into v_page
  from private.keys_page(
    private.registration_keys(
      p_query, p_event_id, nullif(nullif(p_status, ''), 'all'), v_limit, p_after
    ),
    v_limit, p_page, p_page_size
  );
  select coalesce(jsonb_agg(item order by place), '[]') into v_items
  from (
    select chosen.place, jsonb_build_object(
      'id', r.id, 'event_id', r.event_id, 'event_title', e.title, 'name', r.name,
      'email', contact.email, 'phone', contact.phone, 'registered_at', r.registered_at,
      'status', r.status, 'address', case when shown.phone then r.address end,
      'emergency_contact', case when shown.phone then r.emergency_contact end, 'notes', r.notes,
      'admin_notes', r.admin_notes, 'quantity', r.quantity,
      -- Whether phone, address and emergency contact are to be read, and so to be changed.
      'is_contact_shown', shown.phone, 'updated_at', r.updated_at,
      'registration_no', r.registration_no, 'ticket_type', s.name,
      'ticket_numbers', coalesce(
        (
          select jsonb_agg(t.ticket_no order by t.ticket_no)
          from public.tickets as t where t.registration_id = r.id
        ),
        '[]'
      )
    ) as item
    from unnest(v_page.keys::uuid[]) with ordinality as chosen (id, place)
    join public.event_registrations as r on r.id = chosen.id
    join public.events as e on e.id = r.event_id
    cross join lateral private.attendee_contact(r, e) as contact
    cross join lateral private.contact_shown('ticket', r.status, e.starts_at, e.ends_at) as shown
    left join public.ticket_stock as s
      on s.event_id = r.event_id and s.ticket_type_id = r.ticket_type_id
  ) as listed;

  perform private.log_reading(
    'event_registrations', coalesce(p_event_id::text, 'all'),
    jsonb_build_object('rows', jsonb_array_length(v_items), 'page', v_page.facts -> 'page')
  );
  return v_page.facts || jsonb_build_object(
    'items', v_items,
    'next', (
      select private.place_of(registered_at, id) from public.event_registrations
      where p_after is not null and id = (v_page.keys[v_limit])::uuid
    )
  );
end;
$$;
revoke execute on function public.admin_list_registrations(text, uuid, text, int, int, text) from public;
grant execute on function
  public.admin_list_registrations(text, uuid, text, int, int, text)
  to anon, authenticated;

create function private.check_superadmin()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_user();
  if not private.is_superadmin() then
    perform private.refuse_admin('this needs a superadmin', 'superadmin');
  end if;
end;
$$;

-- GET /rpc/admin_security_events. Latest first. p_after: the id behind which a file goes on; `next` is the next one.
create function public.admin_security_events(
  p_query text default null,
  p_success boolean default null,
  p_page int default 1,
  p_page_size int default 20,
  p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_words constant text[] := private.search_words(p_query);
  v_limit constant bigint := private.count_limit(p_page, p_page_size, v_words <> '{}', p_after);
  v_page record;
begin
  perform private.check_superadmin();
  perform private.check_place(p_after, 'bigint');
  select * into v_page
  from private.keys_page(
    private.listed_keys(
      'select s.id::text as key, %2$s as hit from %1$s as s
      where ' || case p_success when true then 'success' when false then 'not success' else 'true' end || '
        and ($3[1] is null or s.id < $3[1]::bigint)
      order by s.id desc limit %3$s',
      'public.security_events', array[nullif(p_after, '')], v_limit, v_words,
      's.search_text like all ($1)',
      '(select * from public.security_events where search_text like $1[1] offset 0)'
    ),
    v_limit, p_page, p_page_size
  );
  return v_page.facts || jsonb_build_object(
    'next', case when p_after is not null then v_page.keys[v_limit] end,
    'items', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'at', s.at, 'actor_id', s.actor_id, 'actor_name', p.username,
            'action', s.action, 'resource_type', s.resource_type, 'resource_id', s.resource_id,
            'success', s.success, 'is_reported', s.is_reported, 'error_message', s.error_message,
            'metadata', s.metadata
          ) order by s.id desc
        ),
        '[]'
      )
      from unnest(v_page.keys::bigint[]) as chosen (id)
      join public.security_events as s on s.id = chosen.id
      left join public.profiles as p on p.id = s.actor_id
    )
  );
end;
$$;
revoke execute on function public.admin_security_events(text, boolean, int, int, text) from public;
grant execute on function
  public.admin_security_events(text, boolean, int, int, text)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
