-- Ground rules of the database: what a caller may touch is granted explicitly, never by default.
-- Every table gets row level security, a guard trigger and its grants beside it; every function of
-- `public` is revoked from `public` and granted by name beside it, and each file ends by revoking
-- what it defined in `private`.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
-- Exclusion constraints: no hours and no slot of an advertisement are ever taken twice.
create extension if not exists btree_gist with schema extensions;

-- Helpers, policies' predicates and trigger functions. The data API does not expose this schema;
-- USAGE is needed because policies run with the caller's rights.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project hands every new object in `public` to the API roles. Take that back once, so
-- that a table or function forgotten by a later migration is closed instead of open.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

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

-- Whoever asks for the same turn goes one after the other, each to the end of its transaction: what they count or
-- look for is then the same for both. Not by a row that others hold while they wait for something of this one.
create function private.wait_turn(p_turn text)
returns void
language sql
volatile
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('spotlight.' || p_turn, 0))
$$;

-- The day in Taipei, by which everything on the site is counted.
create function private.today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Asia/Taipei')::date
$$;

create sequence private.dated_numbers;

-- <prefix>-<day in Taipei>-<six characters>, never the same twice: what is random would collide several
-- times on the day on which a hundred thousand tickets are sold. Multiplying (by 3^18, which has no
-- factor in common with 31^6) spreads neighbours over all codes: they are told apart at a glance.
create function private.dated_number(p_prefix text)
returns text
language sql
volatile
set search_path = ''
as $$
  select p_prefix || '-' || to_char(private.today(), 'YYMMDD') || '-' || string_agg(
    substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + trunc(spread.n / 31 ^ place)::int % 31, 1), ''
    order by place
  )
  from (select nextval('private.dated_numbers') * 387420489 % 887503681 as n) as spread,
    generate_series(0, 5) as place
$$;

revoke execute on all functions in schema private from public;
