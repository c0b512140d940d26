-- Gates, as those who run an event set them up and see them.

-- POST /rpc/save_gate. Without p_gate_id a new one. p_allowed_types null: every type. p_updated_at: as it
-- was read; somebody else was faster is STALE_VERSION.
create function public.save_gate(
  p_event_id uuid default null,
  p_gate_id uuid default null,
  p_name text default null,
  p_allowed_types text[] default null,
  p_opens_at timestamptz default null,
  p_closes_at timestamptz default null,
  p_updated_at text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.lock_own_event(p_event_id);
  v_name constant text := private.trimmed(p_name);
  v_gate public.checkin_gates;
begin
  perform private.require(length(v_name) between 1 and 40, 'name', '1 to 40 characters');
  perform private.require(
    not exists (
      select from public.checkin_gates
      where event_id = p_event_id and name = v_name and id is distinct from p_gate_id
    ),
    'name', 'there is a gate of this name'
  );
  perform private.require(
    (p_closes_at > p_opens_at) is not false
      and private.is_near(p_opens_at) and private.is_near(p_closes_at),
    'closes_at', 'it closes after it opens, at most three years ahead'
  );
  perform private.require(
    p_allowed_types is null or (
      cardinality(p_allowed_types) >= 1 and not exists (
        select from unnest(p_allowed_types) as type where not exists (
          select from public.ticket_stock
          where event_id = p_event_id and ticket_type_id = type and type <> '*'
        )
      )
    ),
    'allowed_types', 'types of the event'
  );
  if p_gate_id is null then
    perform private.require(
      (select count(*) < 50 from public.checkin_gates where event_id = p_event_id),
      'name', 'fifty gates at most'
    );
    insert into public.checkin_gates (event_id, name, allowed_types, opens_at, closes_at)
    values (p_event_id, v_name, p_allowed_types, p_opens_at, p_closes_at)
    returning * into v_gate;
  else
    perform private.check_read(
      (select updated_at from public.checkin_gates where id = p_gate_id and event_id = p_event_id),
      p_updated_at
    );
    update public.checkin_gates
    set name = v_name, allowed_types = p_allowed_types, opens_at = p_opens_at,
      closes_at = p_closes_at
    where id = p_gate_id and event_id = p_event_id
    returning * into v_gate;
    if not found then
      perform private.raise_error('NOT_FOUND', 'the event has no such gate');
    end if;
  end if;
  return private.gate_json(v_gate);
end;
$$;
revoke execute on function
  public.save_gate(uuid, uuid, text, text[], timestamptz, timestamptz, text)
  from public;
grant execute on function
  public.save_gate(uuid, uuid, text, text[], timestamptz, timestamptz, text)
  to anon, authenticated;

create function private.gate_json(g public.checkin_gates)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', g.id, 'name', g.name, 'allowed_types', g.allowed_types, 'opens_at', g.opens_at,
    'closes_at', g.closes_at, 'updated_at', g.updated_at
  )
$$;

-- POST /rpc/remove_gate. Only one that nobody was scanned at.
create function public.remove_gate(p_gate_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_user();
  perform private.lock_own_event((select event_id from public.checkin_gates where id = p_gate_id));
  begin
    delete from public.checkin_gates where id = p_gate_id;
  exception when foreign_key_violation then
    perform private.raise_error('INVALID_STATE', 'people were scanned at this gate');
  end;
  return jsonb_build_object('id', p_gate_id);
end;
$$;
revoke execute on function public.remove_gate(uuid) from public;
grant execute on function public.remove_gate(uuid) to anon, authenticated;

-- GET /rpc/event_gates. People who were removed are gone; what they scanned stays in the log.
create function public.event_gates(p_event_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
begin
  return jsonb_build_object(
    'event', jsonb_build_object(
      'id', v_event.id, 'title', v_event.title, 'status', v_event.status,
      'starts_at', v_event.starts_at, 'ends_at', v_event.ends_at
    ),
    'types', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', t.ticket_type_id, 'name', t.name)
          order by t.sort_order, t.ticket_type_id
        ),
        '[]'
      )
      from public.ticket_stock as t
      where t.event_id = p_event_id and t.ticket_type_id <> '*'
    ),
    'staff', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'email', s.email, 'name', p.username, 'status', s.status,
            'let_in', (
              select count(*) from public.checkins as c
              where c.event_id = p_event_id and c.by_user = s.user_id
                and c.result = 'ok' and c.reverted_at is null
            )
          )
          order by s.created_at, s.id
        ),
        '[]'
      )
      from public.event_staff as s
      left join public.profiles as p on p.id = s.user_id
      where s.event_id = p_event_id and s.status <> 'removed'
    ),
    'gates', (
      select coalesce(
        jsonb_agg(
          private.gate_json(g) || jsonb_build_object(
            'scans', (select count(*) from public.checkins as c where c.gate_id = g.id)
          )
          order by g.created_at, g.id
        ),
        '[]'
      )
      from public.checkin_gates as g
      where g.event_id = p_event_id
    )
  );
end;
$$;
revoke execute on function public.event_gates(uuid) from public;
grant execute on function public.event_gates(uuid) to anon, authenticated;

-- What was said by the beginning of an event moves with it: hours of gates, ends of sales and, unless they were said
-- anew, the end of changing answers. A sale that had ended long before stays ended, and one that would end before it
-- begins keeps its end. The form moves its own fields by the same rule (`moving-dates.rules.ts`).
create function private.move_dates_along(p_before public.events)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_shift constant interval := (select starts_at from public.events where id = p_before.id)
    - p_before.starts_at;
begin
  if v_shift is null or v_shift = interval '0' then
    return;
  end if;
  update public.checkin_gates
  set opens_at = opens_at + v_shift, closes_at = closes_at + v_shift
  where event_id = p_before.id and num_nonnulls(opens_at, closes_at) > 0;
  update public.ticket_stock
  set sale_end_at = sale_end_at + v_shift
  where event_id = p_before.id
    and sale_end_at > least(now(), p_before.starts_at - interval '24 hours')
    and (sale_end_at + v_shift > sale_start_at) is not false;
  update public.events
  set answers_close_at = answers_close_at + v_shift
  where id = p_before.id and answers_close_at = p_before.answers_close_at;
end;
$$;

-- [{kind, id, name, at}]: the moments that move along, as whoever moves an event knows them.
create function private.dates_along(p_event_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(moment) order by kind, name, id), '[]')
  from (
    select 'gate_opens' as kind, id::text, name, opens_at as at from public.checkin_gates
    where event_id = p_event_id and opens_at is not null
    union all
    select 'gate_closes', id::text, name, closes_at from public.checkin_gates
    where event_id = p_event_id and closes_at is not null
    union all
    select 'sale_ends', ticket_type_id, name, sale_end_at from public.ticket_stock
    where event_id = p_event_id and sale_end_at is not null and not is_hidden
    union all
    select 'answers_close', '', '', answers_close_at from public.events
    where id = p_event_id and answers_close_at is not null
  ) as moment
$$;

revoke execute on all functions in schema private from public;
