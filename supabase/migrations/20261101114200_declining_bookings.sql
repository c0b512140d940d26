-- A host's no, with other hours that the guest may ask for instead.

-- GET /rpc/booking_alternatives. For the host of a request: free hours as long as those that were asked for, before or
-- after them or at the same time of another day, the nearest five.
create function public.booking_alternatives(p_booking_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_length interval;
begin
  perform private.require_user();
  select * into v_booking from public.bookings where id = p_booking_id;
  if private.side_of(v_booking) is distinct from 'host' then
    perform private.raise_error('NOT_FOUND', 'there is no such booking');
  end if;
  v_length := v_booking.end_at - v_booking.start_at;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('start_at', start_at, 'end_at', start_at + v_length) order by start_at
    ), '[]')
    from (
      select shift.start_at
      from (
        select v_booking.start_at + interval '1 day' * distance
        from generate_series(-14, 14) as distance
        union select v_booking.start_at - v_length
        union select v_booking.start_at + v_length
      ) as shift (start_at)
      join private.free_slots(
        private.calendar_type(v_booking), array[v_booking.resource_id],
        tstzmultirange(
          tstzrange(v_booking.start_at - interval '15 days', v_booking.end_at + interval '15 days')
        ),
        extract(epoch from v_length)::int / 60
      ) as s on shift.start_at between s.first_start and s.last_start
      where not tstzrange(shift.start_at, shift.start_at + v_length)
        && tstzrange(v_booking.start_at, v_booking.end_at)
      order by abs(extract(epoch from shift.start_at - v_booking.start_at)), shift.start_at
      limit 5
    ) as nearest
  );
end;
$$;
revoke execute on function public.booking_alternatives(uuid) from public;
grant execute on function public.booking_alternatives(uuid) to anon, authenticated;

-- POST /rpc/decline_booking. The reason is read by the guest. p_alternatives: up to three hours [{start_at, end_at}] that
-- are free now; nobody holds them for the guest.
create function public.decline_booking(
  p_booking_id uuid default null, p_reason text default null, p_alternatives jsonb default '[]'
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_booking_of(p_booking_id, 'host');
  v_alternatives constant jsonb := coalesce(p_alternatives, '[]');
  v_hours jsonb;
begin
  perform private.require_booking_status(v_booking, 'requested', 'quoted');
  perform private.require(
    length(private.trimmed(p_reason)) between 1 and 500, 'reason', 'say why in 1 to 500 characters'
  );
  perform private.require(
    jsonb_typeof(v_alternatives) = 'array' and jsonb_array_length(v_alternatives) <= 3
      and not exists (
        select from jsonb_array_elements(v_alternatives) as h
        where not pg_input_is_valid(coalesce(h ->> 'start_at', ''), 'timestamptz')
          or not pg_input_is_valid(coalesce(h ->> 'end_at', ''), 'timestamptz')
      ),
    'alternatives', 'at most three {start_at, end_at}'
  );
  for v_hours in select jsonb_array_elements(v_alternatives) loop
    perform private.check_slot(
      private.calendar_type(v_booking), v_booking.resource_id,
      (v_hours ->> 'start_at')::timestamptz, (v_hours ->> 'end_at')::timestamptz
    );
  end loop;
  update public.booking_quotes set status = 'declined'
  where booking_id = p_booking_id and status = 'sent';
  update public.bookings
  set status = 'declined', cancelled_by = 'host', cancelled_at = now(),
    cancel_reason = private.trimmed(p_reason),
    alternatives = (
      select coalesce(jsonb_agg(jsonb_build_object(
        'start_at', (h ->> 'start_at')::timestamptz, 'end_at', (h ->> 'end_at')::timestamptz
      ) order by (h ->> 'start_at')::timestamptz), '[]')
      from jsonb_array_elements(v_alternatives) as h
    )
  where id = p_booking_id;
  perform private.tell_party(
    v_booking, 'guest', 'booking.declined', jsonb_build_object('reason', private.trimmed(p_reason))
  );
  return private.booking_receipt(p_booking_id);
end;
$$;
revoke execute on function public.decline_booking(uuid, text, jsonb) from public;
grant execute on function public.decline_booking(uuid, text, jsonb) to anon, authenticated;

revoke execute on all functions in schema private from public;
