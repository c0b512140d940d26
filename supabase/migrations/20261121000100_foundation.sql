-- Ground rules of the database: what a caller may touch is granted explicitly, never by default.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Helpers, policies' predicates and trigger functions. The data API does not expose this schema;
-- USAGE is needed because policies run with the caller's rights.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project hands every new object in `public` to the API roles. Take that back once, so that
-- a table or function forgotten by a later migration is closed instead of open.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- Raises one of the error codes listed in docs/database.md. PostgREST answers with the status that
-- stands in the SQLSTATE (PT409 = 409) and the code as `message`.
create function private.raise_error(p_code text, p_detail text, p_hint text default null)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_state constant text := case p_code
    when 'NOT_SIGNED_IN' then 'PT401'
    when 'ACCOUNT_DISABLED' then 'PT403'
    when 'FORBIDDEN' then 'PT403'
    when 'NOT_FOUND' then 'PT404'
    when 'SOLD_OUT' then 'PT409'
    when 'ALREADY_REGISTERED' then 'PT409'
    when 'NOT_ON_SALE' then 'PT409'
    when 'EVENT_ENDED' then 'PT409'
    when 'EVENT_NOT_OPEN' then 'PT409'
    when 'PAYMENT_REQUIRED' then 'PT409'
    when 'IDENTITY_MISSING' then 'PT409'
    when 'ALREADY_CANCELLED' then 'PT409'
    when 'LIMIT_EXCEEDED' then 'PT422'
    when 'INVALID_INPUT' then 'PT422'
    when 'RATE_LIMITED' then 'PT429'
  end;
begin
  if v_state is null then
    raise exception 'unknown error code %', p_code;
  end if;
  raise exception using
    errcode = v_state, message = p_code, detail = p_detail, hint = coalesce(p_hint, '');
end;
$$;

-- BEFORE UPDATE: the server's clock is the only one that counts.
create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- BEFORE INSERT OR UPDATE OR DELETE, arguments = the columns that API callers may update.
-- Second line behind the grants: should a grant slip, counters, prices, states and roles still do not
-- move. Definer functions run as the owner and pass; the function itself must not be one.
create function private.guard_client_writes()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_writable constant text[] := array_append(coalesce(tg_argv, '{}'), 'updated_at');
begin
  if current_user in ('anon', 'authenticated')
    and (
      tg_op <> 'UPDATE'
      or (to_jsonb(new) - v_writable) is distinct from (to_jsonb(old) - v_writable)
    )
  then
    perform private.raise_error(
      'FORBIDDEN',
      format('%s on %s is not open to API callers', lower(tg_op), tg_table_name),
      'Use the function made for it; see docs/database.md.'
    );
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end;
$$;

-- A short code for people to read out: no 0/O, 1/I/L.
create function private.random_code(p_length int)
returns text
language sql
volatile
set search_path = ''
as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(b, i) % 31, 1), '')
  from (select extensions.gen_random_bytes(p_length) as b) as random,
    generate_series(0, p_length - 1) as i
$$;

create function private.today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Asia/Taipei')::date
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.raise_error(text, text, text) to anon, authenticated;
