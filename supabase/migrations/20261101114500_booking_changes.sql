-- After the yes: cancelling and moving.

-- POST /rpc/cancel_booking. A guest takes a request back (withdrawn) or cancels; what of a paid
-- deposit goes back follows the policy of the booking, all of it when the host cancels or nothing
-- is confirmed yet. A reported transfer must be found or refused first.
create function public.cancel_booking(p_booking_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_booking_of(p_booking_id, 'party');
  v_side constant text := private.side_of(v_booking);
  v_other constant text := case v_side when 'guest' then 'host' else 'guest' end;
  v_order_status text;
  v_refund int;
begin
  perform private.require(
    p_reason is null or length(p_reason) <= 500, 'reason', 'at most 500 characters'
  );
  if v_side = 'guest' and v_booking.status in ('requested', 'quoted') then
    update public.booking_quotes set status = 'declined'
    where booking_id = p_booking_id and status = 'sent';
    update public.bookings
    set status = 'withdrawn', cancelled_by = 'guest', cancelled_at = now(),
      cancel_reason = nullif(private.trimmed(p_reason), '')
    where id = p_booking_id;
    perform private.tell_party(v_booking, 'host', 'booking.withdrawn');
    return private.booking_receipt(p_booking_id);
  end if;

  perform private.require_booking_status(v_booking, 'awaiting_payment', 'confirmed');
  perform private.require(
    v_side = 'guest' or length(private.trimmed(p_reason)) >= 1, 'reason', 'the guest wants to know why'
  );
  if v_booking.start_at <= now() then
    perform private.raise_error('INVALID_STATE', 'it has begun');
  end if;
  select status into v_order_status from public.orders where id = v_booking.order_id for update;
  if v_order_status = 'payment_review' then
    perform private.raise_error('INVALID_STATE', 'a transfer is being looked for', 'order');
  end if;
  if v_order_status in ('paid', 'completed') then
    v_refund := case
      when v_side = 'host' or v_booking.status = 'awaiting_payment' then v_booking.deposit
      else round(v_booking.deposit::numeric * private.refund_percent_now(v_booking) / 100)::int
    end;
  end if;
  v_booking := private.end_booking(p_booking_id, 'cancelled', v_side, p_reason, v_refund);
  if v_order_status = 'pending_payment' then
    perform private.close_order(v_booking.order_id, 'cancelled', 'booking cancelled');
  end if;
  perform private.end_partner(v_booking);
  perform private.tell_party(
    v_booking, v_other, 'booking.cancelled',
    jsonb_build_object('reason', v_booking.cancel_reason, 'refund', v_refund)
  );
  return private.booking_receipt(p_booking_id) || jsonb_build_object('refund_amount', v_refund);
end;
$$;
revoke execute on function public.cancel_booking(uuid, text) from public;
grant execute on function public.cancel_booking(uuid, text) to anon, authenticated;

-- Of a pair that is taken the performance stays within the hours of the venue, whichever of them moves.
create function private.keep_pair_together(
  p_booking public.bookings, p_start_at timestamptz, p_end_at timestamptz
)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require(
    not exists (
      select from public.bookings as partner
      where partner.joint_id = p_booking.joint_id and partner.id <> p_booking.id
        and partner.status in ('awaiting_payment', 'confirmed')
        and not case p_booking.kind
          when 'venue' then tstzrange(p_start_at, p_end_at) @> tstzrange(partner.start_at, partner.end_at)
          else tstzrange(partner.start_at, partner.end_at) @> tstzrange(p_start_at, p_end_at)
        end
    ),
    'pair', 'the performance must lie within the hours of the venue'
  );
end;
$$;

-- POST /rpc/propose_amendment. Other hours for a confirmed booking; the old ones hold until the
-- other party says yes. A venue is priced anew by its list; a price that was named and accepted stays
-- for other hours, too, unless the host names a new total.
create function public.propose_amendment(
  p_booking_id uuid default null,
  p_start_at timestamptz default null,
  p_end_at timestamptz default null,
  p_total int default null,
  p_note text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_booking_of(p_booking_id, 'party');
  v_side constant text := private.side_of(v_booking);
  v_is_named constant boolean := exists (
    select from public.booking_quotes
    where booking_id = v_booking.id and number = v_booking.offer_no and made_by = 'host'
  );
  v_price jsonb;
  v_amendment public.booking_amendments;
begin
  perform private.require_booking_status(v_booking, 'confirmed');
  if v_booking.start_at <= now() then
    perform private.raise_error('INVALID_STATE', 'it has begun');
  end if;
  perform private.require(length(p_note) <= 500 or p_note is null, 'note', 'at most 500 characters');
  perform private.expire_calendar(v_booking.resource_id);
  perform private.check_slot(
    private.calendar_type(v_booking), v_booking.resource_id,
    p_start_at, p_end_at, v_booking.id
  );
  perform private.keep_pair_together(v_booking, p_start_at, p_end_at);
  if v_booking.kind = 'venue' and not v_is_named then
    v_price := private.venue_price(
      v_booking.venue_id, p_start_at, p_end_at, v_booking.attendees, v_booking.facilities
    );
  else
    perform private.require(
      p_total is null or (v_side = 'host' and p_total between 0 and 50000000), 'total',
      'the host names the total'
    );
    v_price := jsonb_build_object(
      'total', coalesce(p_total, v_booking.total),
      'lines', case when coalesce(p_total, v_booking.total) = v_booking.total then v_booking.price_lines
        else jsonb_build_array(jsonb_build_object(
          'kind', 'custom', 'label', null, 'quantity', 1, 'unit', 'booking', 'unit_price', p_total,
          'amount', p_total
        )) end
    );
  end if;
  perform private.require(
    (v_price ->> 'total')::int >= v_booking.deposit, 'end_at', 'worth less than the paid deposit'
  );

  update public.booking_amendments set status = 'expired'
  where booking_id = p_booking_id and status = 'proposed' and valid_until <= now();
  if exists (
    select from public.booking_amendments where booking_id = p_booking_id and status = 'proposed'
  ) then
    perform private.raise_error('INVALID_STATE', 'another change waits for its answer');
  end if;
  insert into public.booking_amendments (
    booking_id, proposed_by, old_start_at, old_end_at, new_start_at, new_end_at, new_lines, old_total,
    new_total, note, valid_until
  )
  values (
    p_booking_id, v_side, v_booking.start_at, v_booking.end_at, p_start_at, p_end_at,
    v_price -> 'lines', v_booking.total, (v_price ->> 'total')::int, nullif(private.trimmed(p_note), ''),
    least(now() + interval '48 hours', v_booking.start_at, private.last_yes(p_start_at))
  )
  returning * into v_amendment;
  perform private.tell_party(
    v_booking, case v_side when 'guest' then 'host' else 'guest' end, 'booking.amendment',
    jsonb_build_object('new_start_at', p_start_at, 'difference', v_amendment.price_difference)
  );
  return private.amendment_view(v_amendment);
end;
$$;
revoke execute on function
  public.propose_amendment(uuid, timestamptz, timestamptz, int, text)
  from public;
grant execute on function
  public.propose_amendment(uuid, timestamptz, timestamptz, int, text)
  to anon, authenticated;

create function private.amendment_view(p_amendment public.booking_amendments)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(p_amendment) - '{new_lines,created_at,updated_at}'::text[]
$$;

-- POST /rpc/answer_amendment. The other party accepts or declines; the proposer can take it back.
create function public.answer_amendment(
  p_amendment_id uuid default null, p_accept boolean default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_amendment public.booking_amendments;
  v_booking public.bookings;
  v_side text;
begin
  v_booking := private.lock_booking_of(
    (select booking_id from public.booking_amendments where id = p_amendment_id), 'party'
  );
  v_side := private.side_of(v_booking);
  select * into v_amendment from public.booking_amendments where id = p_amendment_id for update;
  perform private.require(p_accept is not null, 'accept', 'yes or no');
  if v_amendment.status <> 'proposed' or v_amendment.valid_until <= now()
    or v_booking.status <> 'confirmed' or v_booking.start_at <= now()
    or (p_accept and v_amendment.new_start_at <= now())
  then
    perform private.raise_error('INVALID_STATE', 'the proposal is not open any more');
  end if;
  if p_accept and v_amendment.proposed_by = v_side then
    perform private.raise_error('FORBIDDEN', 'the other party accepts');
  end if;

  if p_accept then
    perform private.expire_calendar(v_booking.resource_id);
    perform private.keep_pair_together(v_booking, v_amendment.new_start_at, v_amendment.new_end_at);
    update public.bookings
    set refund_percent_limit =
        case v_amendment.proposed_by when 'guest' then private.refund_percent_now(v_booking) end,
      start_at = v_amendment.new_start_at, end_at = v_amendment.new_end_at,
      total = v_amendment.new_total, price_lines = v_amendment.new_lines
    where id = v_booking.id
    returning * into v_booking;
    perform private.occupy(v_booking);
    perform private.tell_who_loses(v_booking);
  end if;
  update public.booking_amendments
  set status = case
    when p_accept then 'accepted' when proposed_by = v_side then 'withdrawn' else 'declined'
  end
  where id = p_amendment_id
  returning * into v_amendment;
  perform private.tell_party(
    v_booking, case v_side when 'guest' then 'host' else 'guest' end,
    'booking.amendment_' || v_amendment.status
  );
  return private.amendment_view(v_amendment);
end;
$$;
revoke execute on function public.answer_amendment(uuid, boolean) from public;
grant execute on function public.answer_amendment(uuid, boolean) to anon, authenticated;

revoke execute on all functions in schema private from public;
