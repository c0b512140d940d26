-- Broadcast from the database, as a hosted project has it: functions call realtime.send(), policies on realtime.messages say
-- who may listen to which topic. The stack takes messages out of the table to pass them on (supabase/stack/realtime), so they
-- need no write-ahead log. It looks for them instead of being notified: PostgreSQL lets transactions that notify commit one after another
-- only, which a sale that everybody presses for would feel.
create schema if not exists realtime;

create unlogged table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  primary key (id, inserted_at)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table realtime.messages enable row level security;

-- The topic that is being asked for, while policies are asked.
create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- A message that cannot be sent never fails the transaction that it tells of.
create or replace function realtime.send(
  payload jsonb, event text, topic text, private boolean default true
)
returns void
language plpgsql
as $$
begin
  insert into realtime.messages (topic, extension, event, payload, private)
  values (topic, 'broadcast', event, payload, private);
exception when others then
  raise warning 'realtime.send: %', sqlerrm;
end
$$;

grant usage on schema realtime to anon, authenticated, service_role;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
revoke execute on function realtime.send(jsonb, text, text, boolean) from public;
grant execute on function realtime.send(jsonb, text, text, boolean) to service_role;
grant execute on function realtime.topic() to anon, authenticated, service_role;
