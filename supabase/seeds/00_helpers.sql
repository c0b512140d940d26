-- What every seed file uses. All seed files run in the order of their numbers in one session: files
-- below 90 on their own, files from 90 on when the demo accounts have signed up.

-- Nobody is written to about things that never happened.
select set_config('spotlight.mails', 'off', false);

create or replace function pg_temp.seed_id(p_kind text, p_key text)
returns uuid
language sql
immutable
as $$
  -- A version 4 identifier made of a hash.
  select overlay(overlay(hash placing '4' from 13) placing '8' from 17)::uuid
  from md5('spotlight-demo:' || p_kind || ':' || p_key) as hash
$$;

-- A day by its distance in weeks and its weekday, 1 = Monday. Concerts stay on weekends that way.
create or replace function pg_temp.seed_day(p_week int, p_weekday int)
returns date
language sql
stable
as $$
  select (date_trunc('week', (now() at time zone 'Asia/Taipei')) + interval '1 day' * (p_week * 7 + p_weekday - 1))::date
$$;

-- The same "random" number between 0 and 1 for the same words.
create or replace function pg_temp.seed_chance(p_key text)
returns double precision
language sql
immutable
as $$
  select ('x' || left(md5(p_key), 7))::bit(28)::int / 268435456.0
$$;

-- Null for an account that does not exist.
create or replace function pg_temp.demo_user(p_name text)
returns uuid
language sql
stable
as $$
  select id from auth.users where email = p_name || '@demo.test'
$$;
