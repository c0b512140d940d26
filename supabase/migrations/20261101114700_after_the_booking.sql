-- How a booking ended, and what is owed for staying longer.

-- POST /rpc/complete_booking. By the host after the end; a day later it happens by itself.
create function public.complete_booking(p_booking_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking constant public.bookings := private.lock_booking_of(p_booking_id, 'host');
begin
  perform private.require_booking_status(v_booking, 'confirmed');
  if v_booking.end_at > now() then
    perform private.raise_error('INVALID_STATE', 'it is not over yet');
  end if;
  perform private.finish_booking(p_booking_id, 'completed');
  perform private.tell_party(v_booking, 'guest', 'booking.completed');
  return private.booking_receipt(p_booking_id);
end;
$$;
revoke execute on function public.complete_booking(uuid) from public;
grant execute on function public.complete_booking(uuid) to anon, authenticated;

-- POST /rpc/mark_no_show. By the host, from the start until a day after the end.
create function public.mark_no_show(p_booking_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking constant public.bookings := private.lock_booking_of(p_booking_id, 'host');
begin
  perform private.require_booking_status(v_booking, 'confirmed');
  if v_booking.start_at > now() then
    perform private.raise_error('INVALID_STATE', 'it has not begun');
  end if;
  perform private.finish_booking(p_booking_id, 'no_show');
  perform private.tell_party(v_booking, 'guest', 'booking.no_show');
  return private.booking_receipt(p_booking_id);
end;
$$;
revoke execute on function public.mark_no_show(uuid) from public;
grant execute on function public.mark_no_show(uuid) to anon, authenticated;

-- POST /rpc/record_overtime. What a venue's guest owes for staying longer; paid on the spot with
-- the rest. By the host within a week after the end; again replaces it, no minutes take it back.
create function public.record_overtime(p_booking_id uuid default null, p_minutes int default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_booking_of(p_booking_id, 'host');
begin
  perform private.require_booking_status(v_booking, 'confirmed', 'completed');
  perform private.require(p_minutes between 0 and 1440, 'minutes', 'between nothing and a day');
  if v_booking.kind <> 'venue' or v_booking.end_at > now()
    or v_booking.end_at < now() - interval '7 days'
  then
    perform private.raise_error('INVALID_STATE', 'within a week after the end of a venue booking');
  end if;
  update public.bookings
  set overtime_minutes = nullif(p_minutes, 0),
    overtime_amount = case when p_minutes > 0 then (
      select round(sum(h.rate::numeric * h.minutes / 60) * v.overtime_percent / 100)
      from public.venues as v,
        private.venue_hours(
          v.id, v_booking.end_at, v_booking.end_at + interval '1 minute' * p_minutes
        ) as h
      where v.id = v_booking.venue_id
      group by v.overtime_percent
    ) end
  where id = p_booking_id
  returning * into v_booking;
  perform private.tell_party(
    v_booking, 'guest', 'booking.overtime', jsonb_build_object('amount', v_booking.overtime_amount)
  );
  return private.booking_receipt(p_booking_id) || jsonb_build_object(
    'overtime_minutes', v_booking.overtime_minutes, 'overtime_amount', v_booking.overtime_amount
  );
end;
$$;
revoke execute on function public.record_overtime(uuid, int) from public;
grant execute on function public.record_overtime(uuid, int) to anon, authenticated;
