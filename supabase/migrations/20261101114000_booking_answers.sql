-- Answering a request, and taking an offer. Requests do not take hours: several may ask, the insert
-- into the calendar decides, and whoever is late gets SLOT_TAKEN.

-- POST /rpc/approve_booking. p_offer_no: the guest's offer that the yes is to, as the receipt of the
-- request named it; a performance needs a quote, because nobody named a price. Of a pair, the yes is
-- a quote that waits for book_together().
create function public.approve_booking(
  p_booking_id uuid default null, p_offer_no int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_booking_of(p_booking_id, 'host');
begin
  perform private.require_booking_status(v_booking, 'requested');
  if v_booking.total is null then
    perform private.raise_error('INVALID_STATE', 'there is no price yet: send a quote', 'quote');
  end if;
  perform private.require(p_offer_no is not null, 'offer_no', 'the offer that the yes is to');
  if p_offer_no is distinct from
    (private.standing_offer(p_booking_id, 'guest')).number
  then
    perform private.raise_error('INVALID_STATE', 'this offer does not stand any more', 'offer_no');
  end if;
  if v_booking.is_joint then
    if v_booking.respond_by <= now() then
      perform private.raise_error('INVALID_STATE', 'the time for this answer is over');
    end if;
    perform private.make_quote(
      v_booking, v_booking.price_lines, v_booking.total, v_booking.deposit,
      private.answer_time(v_booking.start_at), null
    );
  else
    v_booking := private.take_booking(v_booking, 'guest');
    perform private.settle_if_free(v_booking.order_id);
  end if;
  return private.booking_receipt(p_booking_id);
end;
$$;
revoke execute on function public.approve_booking(uuid, int) from public;
grant execute on function public.approve_booking(uuid, int) to anon, authenticated;

-- POST /rpc/send_quote. p_lines: [{label, quantity, unit_price}]; the sum is the server's. Without
-- a deposit the usual share. A new quote replaces the one before it; the same once more within minutes is the one that
-- stands, because its answer may have been lost on the way.
create function public.send_quote(
  p_booking_id uuid default null,
  p_lines jsonb default null,
  p_deposit int default null,
  p_valid_until timestamptz default null,
  p_terms text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_booking_of(p_booking_id, 'host');
  v_valid_until constant timestamptz := coalesce(p_valid_until, private.answer_time(v_booking.start_at));
  v_lines jsonb;
  v_total bigint;
  v_deposit int;
  v_quote public.booking_quotes;
begin
  perform private.require_booking_status(v_booking, 'requested', 'quoted');
  if v_booking.respond_by <= now() then
    perform private.raise_error('INVALID_STATE', 'the time for this answer is over');
  end if;
  perform private.require(
    jsonb_typeof(p_lines) = 'array' and jsonb_array_length(p_lines) between 1 and 30
    and not exists (
      select
      from jsonb_array_elements(p_lines) as l
      where coalesce(length(private.trimmed(l ->> 'label')), 0) not between 1 and 100
        or coalesce(l ->> 'quantity', '') !~ '^[1-9]\d{0,3}$'
        or coalesce(l ->> 'unit_price', '') !~ '^\d{1,8}$'
    ),
    'lines', 'one to thirty lines {label, quantity 1-9999, unit_price in whole NT$}'
  );
  select
    jsonb_agg(jsonb_build_object(
      'kind', 'custom', 'label', private.trimmed(l ->> 'label'), 'quantity', (l ->> 'quantity')::int,
      'unit', 'piece', 'unit_price', (l ->> 'unit_price')::int,
      'amount', (l ->> 'quantity')::bigint * (l ->> 'unit_price')::int
    ) order by n),
    sum((l ->> 'quantity')::bigint * (l ->> 'unit_price')::int)
  into v_lines, v_total
  from jsonb_array_elements(p_lines) with ordinality as line (l, n);
  perform private.require(v_total <= 50000000, 'lines', 'at most NT$50,000,000');
  v_deposit := coalesce(
    p_deposit,
    round(v_total::numeric * case v_booking.kind
      when 'venue' then (select deposit_percent from public.venues where id = v_booking.venue_id)
      else (
        select a.deposit_percent
        from public.performer_availability as a where a.performer_id = v_booking.performer_id
      )
    end / 100)::int
  );
  perform private.require(v_deposit between 0 and v_total, 'deposit', 'between nothing and the total');
  perform private.require(length(p_terms) <= 2000 or p_terms is null, 'terms', 'at most 2000 characters');
  perform private.require(
    v_valid_until > now() and v_valid_until <= now() + interval '30 days'
      and v_valid_until <= private.last_yes(v_booking.start_at),
    'valid_until', 'within thirty days and half an hour before the start'
  );
  select * into v_quote
  from public.booking_quotes
  where booking_id = p_booking_id and made_by = 'host' and status = 'sent' and valid_until > now()
    and created_at > now() - interval '10 minutes'
    and lines = v_lines and deposit = v_deposit
    and terms is not distinct from nullif(private.trimmed(p_terms), '')
    and (p_valid_until is null or valid_until = p_valid_until);
  if not found then
    v_quote := private.make_quote(v_booking, v_lines, v_total::int, v_deposit, v_valid_until, p_terms);
  end if;
  return private.booking_receipt(p_booking_id) || jsonb_build_object('quote_id', v_quote.id);
end;
$$;
revoke execute on function public.send_quote(uuid, jsonb, int, timestamptz, text) from public;
grant execute on function
  public.send_quote(uuid, jsonb, int, timestamptz, text)
  to anon, authenticated;

-- Locks the booking of an open quote for its guest.
create function private.lock_quoted_booking(p_quote_id uuid)
returns public.bookings
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  perform private.require_user();
  v_booking := private.lock_booking_of(
    (select booking_id from public.booking_quotes where id = p_quote_id), 'guest'
  );
  if not exists (
    select from public.booking_quotes
    where id = p_quote_id and made_by = 'host' and status = 'sent' and valid_until > now()
  ) then
    perform private.raise_error('INVALID_STATE', 'the quote is not open any more');
  end if;
  perform private.require_booking_status(v_booking, 'quoted');
  return v_booking;
end;
$$;

-- POST /rpc/accept_quote. Takes the hours and opens the order for the deposit.
create function public.accept_quote(p_quote_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_quoted_booking(p_quote_id);
begin
  select * into v_booking
  from private.put_offer(v_booking.id, private.standing_offer(v_booking.id, 'host'));
  v_booking := private.take_booking(v_booking, 'host');
  perform private.settle_if_free(v_booking.order_id);
  perform private.tell_party(v_booking, 'host', 'booking.quote_accepted');
  return private.booking_receipt(v_booking.id);
end;
$$;
revoke execute on function public.accept_quote(uuid) from public;
grant execute on function public.accept_quote(uuid) to anon, authenticated;

-- POST /rpc/decline_quote. The request stands again, at the price that the guest asked for it, so
-- that the host can take that or make another offer.
create function public.decline_quote(p_quote_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_quoted_booking(p_quote_id);
begin
  perform private.require(
    p_reason is null or length(p_reason) <= 500, 'reason', 'at most 500 characters'
  );
  update public.booking_quotes set status = 'declined' where id = p_quote_id;
  update public.bookings
  set status = 'requested', respond_by = private.answer_time(v_booking.start_at)
  where id = v_booking.id;
  perform private.put_offer(v_booking.id, private.standing_offer(v_booking.id, 'guest'));
  perform private.tell_party(
    v_booking, 'host', 'booking.quote_declined', jsonb_build_object('reason', nullif(private.trimmed(p_reason), ''))
  );
  return private.booking_receipt(v_booking.id);
end;
$$;
revoke execute on function public.decline_quote(uuid, text) from public;
grant execute on function public.decline_quote(uuid, text) to anon, authenticated;

-- POST /rpc/book_together. Takes the open quotes of a venue and of a performer in one step: both
-- calendars or neither. The two deposits are two orders, because two parties are paid; the bookings
-- are confirmed when both are.
create function public.book_together(
  p_venue_booking_id uuid default null, p_performance_booking_id uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_joint_id constant uuid := gen_random_uuid();
  v_venue public.bookings;
  v_performance public.bookings;
  v_count int;
begin
  select count(*) into v_count
  from public.bookings
  where requester_id = v_user_id and not is_demo
    and (
      (id = p_venue_booking_id and kind = 'venue')
      or (id = p_performance_booking_id and kind = 'performance')
    );
  if v_count <> 2 then
    perform private.raise_error('NOT_FOUND', 'the caller has no such two bookings');
  end if;
  perform private.lock_calendars(array(
    select resource_id from public.bookings where id in (p_venue_booking_id, p_performance_booking_id)
  ));
  perform from public.bookings
  where id in (p_venue_booking_id, p_performance_booking_id) order by id for update;
  select * into v_venue from public.bookings where id = p_venue_booking_id;
  select * into v_performance from public.bookings where id = p_performance_booking_id;
  perform private.require_booking_status(v_venue, 'quoted');
  perform private.require_booking_status(v_performance, 'quoted');
  perform private.require(
    tstzrange(v_venue.start_at, v_venue.end_at)
      @> tstzrange(v_performance.start_at, v_performance.end_at),
    'performance_booking_id', 'the performance must lie within the hours of the venue'
  );

  update public.bookings set joint_id = v_joint_id where id in (v_venue.id, v_performance.id);
  select * into v_venue
  from private.put_offer(v_venue.id, private.standing_offer(v_venue.id, 'host'));
  select * into v_performance
  from private.put_offer(v_performance.id, private.standing_offer(v_performance.id, 'host'));
  v_venue := private.take_booking(v_venue, 'host');
  v_performance := private.take_booking(v_performance, 'host');
  perform private.tell_party(v_venue, 'host', 'booking.quote_accepted');
  perform private.tell_party(v_performance, 'host', 'booking.quote_accepted');
  perform private.settle_if_free(v_venue.order_id);
  perform private.settle_if_free(v_performance.order_id);
  return jsonb_build_object(
    'joint_id', v_joint_id,
    'venue', private.booking_receipt(v_venue.id),
    'performance', private.booking_receipt(v_performance.id)
  );
end;
$$;
revoke execute on function public.book_together(uuid, uuid) from public;
grant execute on function public.book_together(uuid, uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
