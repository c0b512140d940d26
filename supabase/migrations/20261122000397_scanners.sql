-- What scanners and those beside them read. A manifest knows the hash of each secret and never the
-- secret, so a stolen scanner can check codes and not make them.

-- GET /rpc/gate_manifest. Fetched as often as there is network. A code that it does not know may be of a
-- ticket sold since: "check online", never "forged".
create function public.gate_manifest(p_event_id uuid default null, p_gate_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.door_event(p_event_id);
  v_gate public.checkin_gates;
begin
  select * into v_gate from public.checkin_gates where id = p_gate_id and event_id = p_event_id;
  if p_gate_id is not null and not found then
    perform private.raise_error('NOT_FOUND', 'the event has no such gate');
  end if;
  return jsonb_build_object(
    'event', jsonb_build_object(
      'id', v_event.id, 'title', v_event.title, 'starts_at', v_event.starts_at,
      'ends_at', v_event.ends_at, 'status', v_event.status
    ),
    'gate', case when v_gate.id is not null then private.gate_json(v_gate) end,
    'gates', coalesce(
      (
        select jsonb_agg(private.gate_json(g) order by g.name)
        from public.checkin_gates as g where g.event_id = p_event_id
      ),
      '[]'
    ),
    'types', coalesce(
      (
        select jsonb_object_agg(ticket_type_id, name)
        from public.ticket_stock where event_id = p_event_id and ticket_type_id <> '*'
      ),
      '{}'
    ),
    'generated_at', now(),
    'tickets', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', t.id,
            'version', t.qr_version,
            'hash', encode(extensions.digest(s.secret, 'sha256'), 'hex'),
            'status', t.status,
            'type', t.ticket_type_id,
            'initial', left(t.holder_name, 1)
          )
          order by t.id
        )
        from public.tickets as t
        join public.ticket_secrets as s on s.ticket_id = t.id
        where t.event_id = p_event_id
          and (v_gate.allowed_types is null or t.ticket_type_id = any (v_gate.allowed_types))
      ),
      '[]'
    )
  );
end;
$$;

-- GET /rpc/checkin_counts. Live numbers for those at the doors.
create function public.checkin_counts(p_event_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.door_event(p_event_id);
begin
  return (
    select jsonb_build_object(
      'expected', coalesce(sum(expected), 0),
      'checked_in', coalesce(sum(inside), 0),
      'by_type', coalesce(
        jsonb_agg(
          jsonb_build_object('id', id, 'name', name, 'expected', expected, 'checked_in', inside)
          order by sort_order, id
        ),
        '[]'
      )
    )
    from (
      select s.ticket_type_id as id, s.name, s.sort_order,
        count(t.id) filter (where t.status in ('valid', 'checked_in', 'transferring')) as expected,
        count(t.id) filter (where t.status = 'checked_in') as inside
      from public.ticket_stock as s
      left join public.tickets as t
        on t.event_id = s.event_id and t.ticket_type_id = s.ticket_type_id
      where s.event_id = v_event.id and s.ticket_type_id <> '*'
      group by s.ticket_type_id, s.name, s.sort_order
    ) as types
  ) || (
    select jsonb_build_object(
      'results', coalesce(jsonb_object_agg(result, scans), '{}'),
      'last_at', max(last_at)
    )
    from (
      select result, count(*) as scans, max(received_at) as last_at
      from public.checkins
      where event_id = v_event.id and reverted_at is null
      group by result
    ) as results
  ) || jsonb_build_object(
    'by_gate', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', g.id, 'name', g.name,
            'checked_in', (
              select count(*) from public.checkins as c
              where c.gate_id = g.id and c.result = 'ok' and c.reverted_at is null
            )
          )
          order by g.name
        )
        from public.checkin_gates as g where g.event_id = v_event.id
      ),
      '[]'
    )
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.gate_manifest(uuid, uuid), public.checkin_counts(uuid) from public;
grant execute on function public.gate_manifest(uuid, uuid), public.checkin_counts(uuid)
  to anon, authenticated;
