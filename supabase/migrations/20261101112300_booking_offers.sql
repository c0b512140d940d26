-- What binds two people is an offer with a number. Whoever says yes names the number, and only an
-- offer that still stands can be taken: what was declined, replaced or has lapsed binds nobody.

-- BEFORE INSERT: the next number of the booking, whose row the caller has locked or just made.
create function private.number_offer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.number := coalesce(
    new.number,
    (select max(number) + 1 from public.booking_quotes where booking_id = new.booking_id),
    1
  );
  return new;
end;
$$;
create trigger number_offer before insert on public.booking_quotes
  for each row execute function private.number_offer();

-- Whether a booking begins with an offer: that of a venue with the guest's, to pay what the venue's
-- prices make of it.
create function private.begins_with_offer(b public.bookings)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select b.total is not null and (
    b.kind = 'venue' or b.order_id is not null
    or b.status in ('awaiting_payment', 'confirmed', 'completed', 'no_show')
  )
$$;

create function private.set_first_offer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.begins_with_offer(new) then
    new.offer_no := 1;
  end if;
  return new;
end;
$$;
create trigger set_first_offer before insert on public.bookings
  for each row execute function private.set_first_offer();

-- AFTER INSERT. It stands for as long as the request does.
create function private.write_first_offer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.begins_with_offer(new) then
    insert into public.booking_quotes (
      booking_id, number, made_by, lines, total, deposit, valid_until, status, created_by
    )
    values (
      new.id, 1, case new.kind when 'venue' then 'guest' else 'host' end, new.price_lines, new.total,
      new.deposit, private.last_yes(new.start_at),
      case
        when new.status in ('requested', 'quoted') then 'sent'
        when new.status in ('declined', 'withdrawn') then 'declined'
        when new.status = 'expired' and new.order_id is null then 'expired'
        else 'accepted'
      end,
      case new.kind when 'venue' then new.requester_id
        else coalesce(private.host_of(new), new.requester_id) end
    );
  end if;
  return null;
end;
$$;
create trigger write_first_offer after insert on public.bookings
  for each row execute function private.write_first_offer();

-- Gives a booking the price of an offer; without one the price is open again.
create function private.put_offer(p_booking_id uuid, p_offer public.booking_quotes)
returns public.bookings
language sql
set search_path = ''
as $$
  update public.bookings
  set price_lines = p_offer.lines, total = p_offer.total, deposit = p_offer.deposit,
    offer_no = p_offer.number
  where id = p_booking_id
  returning *
$$;

-- The offer of one side that still stands, or a row of nulls.
create function private.standing_offer(p_booking_id uuid, p_made_by text)
returns public.booking_quotes
language sql
stable
set search_path = ''
as $$
  select * from public.booking_quotes
  where booking_id = p_booking_id and made_by = p_made_by and status = 'sent'
    and valid_until > now()
$$;

-- The offer of the other side that a booking stands on becomes the agreement; all others lapse. The
-- caller has locked the booking.
create function private.accept_offer(p_booking public.bookings, p_made_by text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.booking_quotes
  set status = 'accepted'
  where booking_id = p_booking.id and number = p_booking.offer_no and made_by = p_made_by
    and status = 'sent' and valid_until > now()
    and (total, deposit) = (p_booking.total, p_booking.deposit);
  if not found then
    perform private.raise_error('INVALID_STATE', 'this offer does not stand any more', 'offer_no');
  end if;
  update public.booking_quotes
  set status = 'superseded'
  where booking_id = p_booking.id and status = 'sent';
end;
$$;

-- An offer of the host: replaces the one before it and waits for the guest.
create function private.make_quote(
  p_booking public.bookings, p_lines jsonb, p_total int, p_deposit int, p_valid_until timestamptz,
  p_terms text
)
returns public.booking_quotes
language plpgsql
set search_path = ''
as $$
declare
  v_quote public.booking_quotes;
begin
  update public.booking_quotes set status = 'superseded'
  where booking_id = p_booking.id and status = 'sent' and made_by = 'host';
  insert into public.booking_quotes (
    booking_id, lines, total, deposit, valid_until, terms, created_by
  )
  values (
    p_booking.id, p_lines, p_total, p_deposit, p_valid_until, nullif(private.trimmed(p_terms), ''),
    private.host_of(p_booking)
  )
  returning * into v_quote;
  perform private.put_offer(p_booking.id, v_quote);
  update public.bookings set status = 'quoted', respond_by = p_valid_until where id = p_booking.id;
  perform private.tell_party(
    p_booking, 'guest', 'booking.quoted',
    jsonb_build_object('total', p_total, 'valid_until', p_valid_until)
  );
  return v_quote;
end;
$$;

revoke execute on all functions in schema private from public;
