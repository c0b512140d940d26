-- Indexes of the big tables are made at the end, all at once, which is several times quicker.
create temporary table later_indexes as
select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index as i
join pg_class as c on c.oid = i.indexrelid
join pg_namespace as n on n.oid = c.relnamespace
where i.indrelid in (
  'public.events'::regclass, 'private.event_listing'::regclass,
  'private.event_demand'::regclass,
  'public.event_registrations'::regclass, 'public.tickets'::regclass,
  'public.profiles'::regclass, 'public.user_identities'::regclass, 'public.audit_log'::regclass,
  'public.orders'::regclass, 'public.order_items'::regclass, 'public.payments'::regclass,
  'public.order_events'::regclass, 'private.ledger'::regclass,
  'public.products'::regclass, 'public.support_spots'::regclass, 'public.security_events'::regclass,
  'private.mails'::regclass, 'public.birthday_wishes'::regclass, 'public.artist_follows'::regclass
)
  and not exists (select from pg_constraint where conindid = i.indexrelid);

do $$
declare
  v_name text;
begin
  for v_name in select name from pg_temp.later_indexes loop
    execute 'drop index ' || v_name;
  end loop;
end;
$$;
