-- What scanners and those beside them read. A manifest knows the hash of each secret and never the
-- secret, so a stolen scanner can check codes and not make them.

-- GET /rpc/gate_manifest. Fetched as often as there is network. A code that it does not know may be
-- of a ticket sold since: "check online", never "forged".
create function public.gate_manifest(p_event_id uuid default null, p_gate_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.gate_event(p_event_id);
  v_gate public.checkin_gates;
begin
  select * into v_gate from public.checkin_gates where id = p_gate_id and event_id = p_event_id;
  if p_gate_id is not null and not found then
    perform private.raise_error('NOT_FOUND', 'the event has no such gate');
  end if;
  return jsonb_build_object(
    'event', jsonb_build_object(
      'id', v_event.id, 'title', v_event.title, 'starts_at', v_event.starts_at,
      'ends_at', v_event.ends_at, 'status', v_event.status,
      'closure', private.closure_notice(v_event)
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
            'asked_back', asked.id is not null,
            'type', t.ticket_type_id,
            'initial', private.first_letter(t.holder_name)
          )
          order by t.id
        )
        from public.tickets as t
        join public.ticket_secrets as s on s.ticket_id = t.id
        join public.event_registrations as r on r.id = t.registration_id
        -- As private.is_asked_back(), for all at once: an order has one open request.
        left join public.refund_requests as asked
          on asked.order_id = r.order_id and asked.status = 'requested'
          and (asked.ticket_ids is null or t.id = any (asked.ticket_ids))
        where t.event_id = p_event_id
          and (v_gate.allowed_types is null or t.ticket_type_id = any (v_gate.allowed_types))
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.gate_manifest(uuid, uuid) from public;
grant execute on function public.gate_manifest(uuid, uuid) to anon, authenticated;

-- GET /rpc/checkin_counts. Live numbers for gate staff.
create function public.checkin_counts(p_event_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.gate_event(p_event_id);
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
    from private.inside_counts(v_event.id)
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
              select count(*)
              from public.checkins as c
              join public.tickets as t on t.id = c.ticket_id
              where c.gate_id = g.id and c.result = 'ok' and c.reverted_at is null
                and t.status = 'checked_in'
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
revoke execute on function public.checkin_counts(uuid) from public;
grant execute on function public.checkin_counts(uuid) to anon, authenticated;

-- GET /rpc/find_at_gate. For who stands at the gate without a code: a flat battery, a forgotten
-- phone. By name, number of ticket or registration, or the whole mobile number of whoever
-- registered, while gates are open; lists on devices know initials only. At most twenty, those who
-- are not inside first.
create function public.find_at_gate(p_event_id uuid default null, p_query text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.gate_event(p_event_id);
  v_query constant text := private.half_width(p_query);
  v_digits constant text := regexp_replace(v_query, '[^0-9]', '', 'g');
  v_is_phone constant boolean := v_query ~ '^[0-9+() -]+$' and length(v_digits) >= 9;
  v_patterns constant text[] := private.search_patterns(v_query);
begin
  perform private.check_gate_hours(v_event);
  -- One character of Chinese is a whole name.
  perform private.require(
    length(v_query) between 2 and 60 or v_query ~ '^[\u3400-\u9fff\U00020000-\U0003ffff]$', 'query',
    '2 to 60 characters, or one of Chinese'
  );
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'id', id, 'ticket_no', ticket_no, 'holder_name', holder_name, 'buyer_name', buyer_name,
          'ticket_type_name', type_name, 'status', status, 'asked_back', asked_back,
          'checked_in_at', checked_in_at
        )
        order by status = 'checked_in', holder_name, ticket_no
      )
      from (
        select t.id, t.ticket_no, t.holder_name, r.name as buyer_name, s.name as type_name,
          t.status, t.checked_in_at, private.is_asked_back(t) as asked_back
        from public.tickets as t
        join public.event_registrations as r on r.id = t.registration_id
        join public.ticket_stock as s
          on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
        where t.event_id = v_event.id and t.status in ('valid', 'transferring', 'checked_in')
          and case
            when v_is_phone then right(regexp_replace(r.phone, '[^0-9]', '', 'g'), 9) = right(v_digits, 9)
            else private.search_form(t.holder_name, r.name, t.ticket_no, r.registration_no)
              like all (v_patterns)
          end
        order by t.status = 'checked_in', t.holder_name, t.ticket_no
        limit 20
      ) as found
    ),
    '[]'
  );
end;
$$;
revoke execute on function public.find_at_gate(uuid, text) from public;
grant execute on function public.find_at_gate(uuid, text) to anon, authenticated;
