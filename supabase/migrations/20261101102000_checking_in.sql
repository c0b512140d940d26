-- Scanning. A QR code says T1.<ticket>.<version>.<secret>.

-- Reads a code: the ticket of this event and whether the secret is its present one. A ticket number
-- typed by the staff stands for the code; they compare the name in the answer.
create function private.read_code(
  p_event_id uuid, p_code text, out ticket public.tickets, out is_genuine boolean
)
language plpgsql
stable
set search_path = ''
as $$
declare
  v_code constant text := regexp_replace(private.half_width(p_code), '\s', '', 'g');
  v_parts constant text[] := string_to_array(v_code, '.');
  v_secret text;
begin
  is_genuine := false;
  if upper(v_code) ~ '^T-[0-9A-Z]{6,16}$' then
    select t.* into ticket
    from public.tickets as t where t.ticket_no = upper(v_code) and t.event_id = p_event_id;
    is_genuine := found;
  elsif v_code ~ '^T1\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,6}\.[0-9a-f]{32}$' then
    select t.* into ticket
    from public.tickets as t where t.id = v_parts[2]::uuid and t.event_id = p_event_id;
    select secret into v_secret from public.ticket_secrets where ticket_id = ticket.id;
    is_genuine := coalesce(v_parts[3]::int = ticket.qr_version and v_parts[4] = v_secret, false);
    -- A former version is a code that once was good; anything else is none.
    if not is_genuine and (v_parts[3]::int < ticket.qr_version) is not true then
      ticket := null;
    end if;
  end if;
end;
$$;

-- One scan, judged and stored. Of many at once for one ticket exactly one is let in: its row is
-- locked.
create function private.record_scan(
  p_event public.events, p_code text, p_gate_id uuid, p_nonce uuid, p_device_id text,
  p_scanned_at timestamptz, p_is_offline boolean
)
returns public.checkins
language plpgsql
set search_path = ''
as $$
declare
  v_scan public.checkins;
  v_gate public.checkin_gates;
  v_read record;
  v_ticket public.tickets;
  -- Clocks of devices are wrong on both sides: nobody came in before gates are open, nor later than now.
  v_at constant timestamptz := least(
    greatest(coalesce(p_scanned_at, now()), p_event.starts_at - interval '24 hours'), now()
  );
  v_result text;
begin
  perform private.wait_turn('scan:' || p_nonce);
  select * into v_scan from public.checkins where nonce = p_nonce;
  if found then
    perform private.require(
      v_scan.event_id = p_event.id, 'nonce', 'the nonce belongs to another event'
    );
    return v_scan;
  end if;
  select * into v_gate from public.checkin_gates where id = p_gate_id and event_id = p_event.id;
  if p_gate_id is not null and not found then
    perform private.raise_error('NOT_FOUND', 'the event has no such gate');
  end if;

  select * into v_read from private.read_code(p_event.id, p_code);
  select * into v_ticket from public.tickets where id = (v_read.ticket).id for update;
  -- It may have changed hands between the reading and the lock.
  if found then
    select * into v_read from private.read_code(p_event.id, p_code);
  end if;
  -- An offer that nobody took in time leaves the ticket with its holder.
  if v_ticket.status = 'transferring' and exists (
    select from public.ticket_transfers
    where ticket_id = v_ticket.id and status = 'offered' and expires_at <= now()
  ) then
    perform private.end_transfer(id, 'expired')
    from public.ticket_transfers where ticket_id = v_ticket.id and status = 'offered';
    v_ticket.status := 'valid';
  end if;

  v_result := case
    when v_ticket.id is null then 'invalid'
    when not v_read.is_genuine or v_ticket.status in ('cancelled', 'refunded', 'transferring')
      then 'revoked'
    when v_gate.allowed_types is not null and v_ticket.ticket_type_id <> all (v_gate.allowed_types)
      -- The hours are judged where somebody stands: who came in without network is in, whatever the clock said.
      or not p_is_offline and (v_gate.opens_at > v_at or v_gate.closes_at <= v_at) then 'wrong_gate'
    when v_ticket.status = 'checked_in' then
      case when p_is_offline then 'duplicate_offline' else 'duplicate' end
    -- Who came in without network before asking for the money has used the ticket.
    when private.is_asked_back(v_ticket, case when p_is_offline then v_at else 'infinity' end)
      then 'refund_asked'
    else 'ok'
  end;
  insert into public.checkins (
    event_id, ticket_id, gate_id, device_id, nonce, scanned_at, result, by_user
  )
  values (
    p_event.id, v_ticket.id, p_gate_id, left(nullif(private.trimmed(p_device_id), ''), 60), p_nonce, v_at,
    v_result, auth.uid()
  )
  returning * into v_scan;
  if v_result = 'ok' then
    update public.tickets set status = 'checked_in', checked_in_at = v_at where id = v_ticket.id;
  end if;
  return v_scan;
end;
$$;

-- What the scanner shows.
create function private.scan_json(c public.checkins)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'nonce', c.nonce,
    'result', c.result,
    'scanned_at', c.scanned_at,
    'ticket', (
      select jsonb_build_object(
        'id', t.id, 'ticket_no', t.ticket_no, 'holder_name', t.holder_name,
        'ticket_type_name', s.name, 'checked_in_at', t.checked_in_at
      )
      from public.tickets as t
      join public.ticket_stock as s
        on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
      where t.id = c.ticket_id and c.result <> 'revoked'
    )
  )
$$;

-- Gates are open from a day before the event to a day after it.
create function private.check_gate_hours(p_event public.events)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_event.status not in ('approved', 'ended') then
    perform private.raise_error('INVALID_STATE', format('the event is %s', p_event.status));
  end if;
  if now() not between p_event.starts_at - interval '24 hours' and p_event.ends_at + interval '24 hours'
  then
    perform private.raise_error('INVALID_STATE', 'the gates are open around the event only');
  end if;
end;
$$;

-- POST /rpc/check_in. One scan with network. The same nonce again is the same scan.
create function public.check_in(
  p_event_id uuid default null,
  p_code text default null,
  p_nonce uuid default null,
  p_gate_id uuid default null,
  p_device_id text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.gate_event(p_event_id);
  v_scan public.checkins;
begin
  perform private.require(length(p_code) between 1 and 200, 'code', 'what the QR code says');
  perform private.require(p_nonce is not null, 'nonce', 'an id of this scan');
  perform private.check_gate_hours(v_event);
  v_scan := private.record_scan(
    v_event, p_code, p_gate_id, p_nonce, p_device_id, now(), false
  );
  return private.scan_json(v_scan);
end;
$$;
revoke execute on function public.check_in(uuid, text, uuid, uuid, text) from public;
grant execute on function public.check_in(uuid, text, uuid, uuid, text) to anon, authenticated;

-- POST /rpc/merge_scans. Entries that a scanner let in without network, up to 500 at once: [{code,
-- nonce, gate_id, device_id, scanned_at}]. What is new in the answer is for the staff: a ticket
-- that came in twice is duplicate_offline, one that was given away meanwhile revoked, one whose
-- money was asked back before refund_asked.
create function public.merge_scans(p_event_id uuid default null, p_scans jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.gate_event(p_event_id);
  v_scan record;
  v_kept public.checkins;
  v_results jsonb := '[]';
begin
  perform private.require(
    jsonb_typeof(p_scans) = 'array' and jsonb_array_length(p_scans) between 1 and 500,
    'scans', 'one to 500 scans'
  );
  if v_event.status not in ('approved', 'ended') or now() < v_event.starts_at - interval '24 hours'
  then
    perform private.raise_error('INVALID_STATE', 'the gates have not been open yet');
  end if;
  -- Like everything that takes several tickets of an event: its row first. Two queues may name the
  -- same tickets in different words, and the event may be called off meanwhile.
  perform from public.events where id = p_event_id for no key update;
  begin
    for v_scan in
      select code, nonce, gate_id, device_id, scanned_at
      from jsonb_to_recordset(p_scans)
        as s (code text, nonce uuid, gate_id uuid, device_id text, scanned_at timestamptz)
      order by code, scanned_at, nonce
    loop
      perform private.require(
        length(v_scan.code) between 1 and 200 and v_scan.nonce is not null, 'scans',
        'each scan has its code and nonce'
      );
      v_kept := private.record_scan(
        v_event, v_scan.code, v_scan.gate_id, v_scan.nonce, v_scan.device_id, v_scan.scanned_at, true
      );
      v_results := v_results || private.scan_json(v_kept);
    end loop;
  exception when data_exception then
    perform private.require(false, 'scans', 'ids, times and codes');
  end;
  return jsonb_build_object('scans', v_results);
end;
$$;
revoke execute on function public.merge_scans(uuid, jsonb) from public;
grant execute on function public.merge_scans(uuid, jsonb) to anon, authenticated;

-- POST /rpc/undo_check_in. Somebody was let in by mistake; the ticket lets in again.
create function public.undo_check_in(p_ticket_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_reason constant text := private.trimmed(p_reason);
  v_ticket public.tickets;
begin
  select * into v_ticket from public.tickets where id = p_ticket_id;
  perform private.gate_event(v_ticket.event_id);
  perform private.require(length(v_reason) between 1 and 300, 'reason', '1 to 300 characters');
  update public.tickets
  set status = 'valid', checked_in_at = null
  where id = p_ticket_id and status = 'checked_in';
  if not found then
    perform private.raise_error('INVALID_STATE', 'the ticket is not inside');
  end if;
  update public.checkins
  set reverted_at = now(), reverted_by = v_user_id, revert_reason = v_reason
  where ticket_id = p_ticket_id and result = 'ok' and reverted_at is null;
  return jsonb_build_object('status', 'valid');
end;
$$;
revoke execute on function public.undo_check_in(uuid, text) from public;
grant execute on function public.undo_check_in(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
