-- The codes that a client can act on, as rows. A test holds the list in
-- docs/database/error-codes.md and the Chinese sentences in shared/ to them.

create table private.error_codes (
  code text primary key check (code ~ '^[A-Z]+(_[A-Z]+)*$'),
  http_status int not null check (http_status between 400 and 499),
  meaning text not null
);

alter table private.error_codes enable row level security;

insert into private.error_codes (code, http_status, meaning) values
  -- Who is asking.
  ('NOT_SIGNED_IN', 401, 'the call needs an account'),
  ('ACCOUNT_DISABLED', 403, 'the account is disabled or deleted'),
  ('FORBIDDEN', 403, 'not for this account, or never by API callers'),
  ('SECOND_FACTOR_NEEDED', 403, 'a session that has not shown the second factor of its account'),
  ('PASSWORD_NEEDED', 403, 'a session is not enough for it: confirm_password() comes first'),
  ('ADDRESS_UNPROVED', 403, 'it is given to an address that the account has not proved'),
  ('OBLIGATIONS', 409, 'others wait for something of the account or page; the hint names the kinds'),
  ('OWN_CAUSE', 409, 'it is the caller''s own; a second person decides'),
  ('OWN_SALE', 409, 'the caller sells it; nobody pays themselves'),
  ('IDENTITY_MISSING', 409, 'no such active identity'),
  ('POSTING_REFUSED', 403, 'the account may not publish this; the hint says what'),
  ('LAST_SUPERADMIN', 409, 'the site would be left without a superadmin'),
  ('INVITATION_INVALID', 409, 'expired, used, taken back, not confirmed yet, or for another e-mail'),
  -- What is asked.
  ('NOT_FOUND', 404, 'there is none, or none that the caller may know of'),
  ('INVALID_INPUT', 422, 'a field is wrong; the hint names it'),
  ('LIMIT_EXCEEDED', 422, 'fewer or more than allowed at once'),
  ('RATE_LIMITED', 429, 'too many within the hour'),
  ('CROWDED', 429, 'too many people at once; the hint says after how many seconds to ask again'),
  ('INVALID_STATE', 409, 'somebody was faster, or this step does not follow the present state'),
  ('STALE_VERSION', 409, 'edited by somebody else since it was read'),
  ('KEY_TAKEN', 409, 'something else was asked for under this key; see whether that came about'),
  ('NOT_AGREED', 409, 'it concerns others, and the caller was not asked about that; the hint says what'),
  ('PLAN_LIMIT', 409, 'the plan allows no more of it; a higher one does'),
  -- Events, tickets and orders.
  ('SOLD_OUT', 409, 'not enough left'),
  ('ALREADY_REGISTERED', 409, 'an order or registration of the event waits; for the waitlist: there are seats already'),
  ('ALREADY_CANCELLED', 409, 'cancelled before'),
  ('NOT_ON_SALE', 409, 'before or after the sale, or without a valid price'),
  ('EVENT_ENDED', 409, 'the event is over; for cancelling: it has started'),
  ('EVENT_NOT_OPEN', 409, 'cancelled, or a change of state that may not follow'),
  ('MOVED_TOO_NEAR', 409, 'sold tickets leave seven days to give them back before an earlier day'),
  ('ANSWERS_CLOSED', 409, 'the answers to an event''s questions cannot be changed any more'),
  ('PAYMENT_REQUIRED', 409, 'a priced ticket type'),
  ('PAYOUT_ACCOUNT_MISSING', 409, 'paid tickets need the account that buyers transfer to'),
  ('PRICE_CHANGED', 409, 'the price is not the one that the caller saw'),
  ('ORDER_EXPIRED', 409, 'the time to pay is over; order again'),
  -- Bookings.
  ('SLOT_TAKEN', 409, 'the hours are taken by another booking or a block'),
  ('OUTSIDE_OPENING_HOURS', 422, 'not wholly within opening hours'),
  ('HAS_BOOKINGS', 409, 'living bookings stand in the way'),
  -- Support.
  ('ALREADY_PLEDGED', 409, 'one pledge for each person and campaign; change it instead'),
  ('ALREADY_WISHED', 409, 'one wish for each performer, year and person');

-- Raises one of the error codes of private.error_codes. PostgREST answers with the status that
-- stands in the SQLSTATE (PT409 = 409) and the code as `message`. A definer, because guards raise
-- with the rights of whoever writes.
create function private.raise_error(p_code text, p_detail text, p_hint text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_status constant int := (select http_status from private.error_codes where code = p_code);
begin
  if v_status is null then
    raise exception 'unknown error code %', p_code;
  end if;
  raise exception using
    errcode = 'PT' || v_status, message = p_code, detail = p_detail, hint = coalesce(p_hint, '');
end;
$$;
grant execute on function private.raise_error(text, text, text) to anon, authenticated;

-- Whom a caller's sentence of INVALID_INPUT is about, in one line instead of four.
create function private.require(p_holds boolean, p_field text, p_detail text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_holds is not true then
    perform private.raise_error('INVALID_INPUT', p_detail, p_field);
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
