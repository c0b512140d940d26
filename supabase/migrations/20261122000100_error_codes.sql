-- The codes that a client can act on, as rows: each later migration adds its own, and a test holds the
-- list in docs/database.md and the Chinese messages in shared/ to it.

create table private.error_codes (
  code text primary key check (code ~ '^[A-Z]+(_[A-Z]+)*$'),
  http_status int not null check (http_status between 400 and 499),
  meaning text not null
);
alter table private.error_codes enable row level security;

insert into private.error_codes (code, http_status, meaning) values
  ('NOT_SIGNED_IN', 401, 'the call needs an account'),
  ('ACCOUNT_DISABLED', 403, 'the account is disabled or deleted'),
  ('FORBIDDEN', 403, 'not for this account, or never by API callers'),
  ('NOT_FOUND', 404, 'there is none, or none that the caller may know of'),
  ('SOLD_OUT', 409, 'not enough left'),
  ('ALREADY_REGISTERED', 409, 'one registration for each person and event'),
  ('NOT_ON_SALE', 409, 'before or after the sale, or without a valid price'),
  ('EVENT_ENDED', 409, 'the event is over; for cancelling: it has started'),
  ('EVENT_NOT_OPEN', 409, 'cancelled, or a change of state that may not follow'),
  ('PAYMENT_REQUIRED', 409, 'a priced ticket type'),
  ('IDENTITY_MISSING', 409, 'no such active identity'),
  ('ALREADY_CANCELLED', 409, 'cancelled before'),
  ('LIMIT_EXCEEDED', 422, 'fewer or more than allowed at once'),
  ('INVALID_INPUT', 422, 'a field is wrong; the hint names it'),
  ('RATE_LIMITED', 429, 'too many within the hour'),
  ('INVALID_STATE', 409, 'somebody was faster, or this step does not follow the present state'),
  ('STALE_VERSION', 409, 'edited by somebody else since it was read'),
  ('PRICE_CHANGED', 409, 'the price is not the one that the caller saw');

-- As before, with the table in place of the list. A definer, because guards raise with the rights of
-- whoever writes.
create or replace function private.raise_error(p_code text, p_detail text, p_hint text default null)
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

-- The caller's id, or the error that says that this flag (or a superadmin) is needed.
create function private.require_flag(p_flag text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if not (private.has_flag(p_flag) or private.is_superadmin()) then
    perform private.raise_error('FORBIDDEN', format('this needs %s', p_flag));
  end if;
  return v_user_id;
end;
$$;

revoke execute on all functions in schema private from public;
