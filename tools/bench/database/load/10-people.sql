-- 60 000 accounts; the last 10 000 have not bought anything yet.
insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at)
select pg_temp.id('user', n), 'fan' || n || '@bench.test', now(), '{}',
  now() - interval '1 hour' * (n % 17000)
from generate_series(0, pg_temp.many(60000) - 1) as n;

insert into public.profiles (id, username, email, user_type, role, active_type, created_at)
select pg_temp.id('user', n), '粉絲' || n, 'fan' || n || '@bench.test', 'fan', 'fan', 'fan',
  now() - interval '1 hour' * (n % 17000)
from generate_series(0, pg_temp.many(60000) - 1) as n;

insert into public.user_identities (user_id, user_type)
select pg_temp.id('user', n), 'fan' from generate_series(0, pg_temp.many(60000) - 1) as n;
