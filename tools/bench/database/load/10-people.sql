-- 600 000 accounts; the first 50 000 have bought something. An administrator who may do everything.
insert into auth.users (id, email, raw_user_meta_data, created_at)
select pg_temp.id('user', n), 'fan' || n || '@bench.test', '{}',
  now() - interval '1 minute' * (n % 1020000)
from generate_series(0, pg_temp.many(600000) - 1) as n;

insert into public.profiles (id, username, email, user_type, role, active_type, created_at)
select pg_temp.id('user', n), case when n % 4 = 0 then pg_temp.person(n) else '粉絲' || n end, 'fan' || n || '@bench.test', 'fan', 'fan', 'fan',
  now() - interval '1 minute' * (n % 1020000)
from generate_series(0, pg_temp.many(600000) - 1) as n;

insert into public.user_identities (user_id, user_type)
select pg_temp.id('user', n), 'fan' from generate_series(0, pg_temp.many(600000) - 1) as n;

insert into auth.users (id, email, raw_user_meta_data, created_at)
values (pg_temp.id('admin', 0), 'admin@bench.test', '{}', now());

insert into public.profiles (
  id, username, email, user_type, role, active_type, admin_role, can_approve_posts, can_manage_users,
  can_manage_events, can_manage_venues, can_manage_performers, can_manage_ads
)
values (
  pg_temp.id('admin', 0), '營運', 'admin@bench.test', 'fan', 'admin', 'fan', 'superadmin', true, true,
  true, true, true, true
);

update private.platform_settings set second_factor_required = false;
