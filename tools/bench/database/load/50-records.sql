-- What administrators read: 500 000 lines of the log, 2 000 messages of visitors.
insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, after, at)
select pg_temp.id('admin', 0), 'superadmin', 'update', entity, pg_temp.id('event', n % 100000)::text,
  jsonb_build_object('status', 'approved'), now() - interval '1 minute' * (500000 - n)
from generate_series(0, pg_temp.many(500000) - 1) as n,
  lateral (select (array['events', 'venues', 'orders', 'profiles'])[1 + n % 4] as entity) as what;
