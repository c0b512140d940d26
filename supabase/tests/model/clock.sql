-- A clock that can be set, ids that a seed repeats, and the steps of people. Only databases that are
-- thrown away have this: the functions of the product stay as they are and ask now() as ever.

create schema model;
grant usage on schema model to public;

-- Set for a transaction, as the role and the claims of a request are.
create or replace function pg_catalog.now()
returns timestamptz
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('model.now', true), '')::timestamptz, transaction_timestamp()
  )
$$;

create sequence model.ticks;
create sequence model.ids;
grant usage on all sequences in schema model to public;

-- Asked for what comes after what, so it never stands still.
create or replace function pg_catalog.clock_timestamp()
returns timestamptz
language sql
volatile
as $$ select now() + nextval('model.ticks') * interval '1 microsecond' $$;

create or replace function pg_catalog.gen_random_uuid()
returns uuid
language sql
volatile
as $$ select md5('id ' || nextval('model.ids'))::uuid $$;

create function model.pass(p_time interval)
returns void
language sql
as $$ select set_config('model.now', (now() + p_time)::text, true) $$;

-- Whatever is due; answers what failed, and how.
create function model.run_jobs()
returns text[]
language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', '', true);
  while private.run_next_job() loop
  end loop;
  set constraints all immediate;
  set constraints all deferred;
  return array(select 'the job ' || name || ' fails: ' || last_error from private.jobs where last_error is not null);
end;
$$;

-- Who is who in sentences.
create table model.people (id uuid primary key, name text not null unique);
create function model.id(p_name text)
returns uuid
language sql
stable
as $$ select id from model.people where name = p_name $$;
create function model.name(p_id uuid)
returns text
language sql
stable
as $$ select coalesce((select name from model.people where id = p_id), 'nobody') $$;

-- What an order is about, for sentences.
create function model.a_thing(p_text text)
returns text
language sql
immutable
as $$ select replace(p_text, '_', ' ') $$;

-- What the world was like before the step, for promises about changes.
create table model.events_before (
  event_id uuid primary key, starts_at timestamptz, sold int, sells boolean
);
create table model.tickets_before (ticket_id uuid primary key, holder uuid, asked_back boolean);

create function model.remember()
returns void
language plpgsql
as $$
begin
  delete from model.events_before;
  insert into model.events_before
  select e.id, e.starts_at,
    (select count(*) from public.tickets as t where t.event_id = e.id and t.price_paid > 0 and t.status in ('valid', 'transferring')),
    e.status = 'approved'
  from public.events as e;
  delete from model.tickets_before;
  insert into model.tickets_before
  select t.id, t.holder_user_id, exists (
    select from public.refund_requests as r where r.status = 'requested' and t.id = any (r.ticket_ids)
  )
  from public.tickets as t;
end;
$$;

-- Becomes the person for a call, as the data API does.
create function model.become(p_person uuid)
returns void
language plpgsql
as $$
begin
  perform set_config(
    'request.jwt.claims', json_build_object('role', 'authenticated', 'sub', p_person)::text, true
  );
  perform set_config('role', 'authenticated', true);
end;
$$;

create function model.today()
returns date
language sql
stable
as $$ select (now() at time zone 'Asia/Taipei')::date $$;

-- The copy of artwork, in the bucket of advertisements, as who looks at it uploads it.
create function model.put_copy(p_creative_id uuid)
returns text
language plpgsql
as $$
begin
  insert into storage.objects (bucket_id, name)
  select 'ads', p_creative_id || '.png'
  where not exists (select from storage.objects where bucket_id = 'ads' and name = p_creative_id || '.png');
  return '/storage/v1/object/public/ads/' || p_creative_id || '.png';
end;
$$;

-- What a person reads, as text.
create function model.reads(p_person uuid, p_function text, p_argument text, p_id uuid)
returns text
language plpgsql
as $$
declare
  v_text text;
begin
  perform set_config(
    'request.jwt.claims', json_build_object('role', 'authenticated', 'sub', p_person)::text, true
  );
  execute format('select public.%I(%I => $1)::text', p_function, p_argument) into v_text using p_id;
  return v_text;
exception when others then
  return '';
end;
$$;

-- Puts lines of a function back as they were. What is not there any more was mended again.
create function model.put_back(p_function text, p_now text, p_then text)
returns void
language plpgsql
as $$
declare
  v_source constant text := (
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace = split_part(p_function, '.', 1)::regnamespace
      and proname = split_part(p_function, '.', 2)
  );
begin
  if position(p_now in v_source) = 0 then
    raise exception '% has no longer: %', p_function, p_now;
  end if;
  execute replace(v_source, p_now, p_then);
end;
$$;
