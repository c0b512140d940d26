-- Work that the clock starts. Each job is idempotent and, where it frees something that others wait
-- for, also done lazily by whoever needs it: a late job delays a message, never a sale.

create table private.jobs (
  -- A function of the schema private without arguments.
  name text primary key check (name ~ '^[a-z_]+$'),
  run_every interval not null check (run_every >= interval '1 minute'),
  last_run_at timestamptz,
  last_duration interval,
  last_error text
);

alter table private.jobs enable row level security;

-- Runs what is due; returns how many jobs ran. Two clocks at once are one clock: whoever finds the
-- lock taken goes home. A job that fails is undone alone and says so in its row.
create function private.run_due_jobs()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_job private.jobs;
  v_started_at timestamptz;
  v_count int := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('spotlight.jobs')) then
    return 0;
  end if;
  for v_job in
    select * from private.jobs
    where last_run_at is null or last_run_at <= now() - run_every + interval '5 seconds'
    order by name
  loop
    v_started_at := clock_timestamp();
    begin
      execute format('select private.%I()', v_job.name);
      update private.jobs
      set last_run_at = now(), last_duration = clock_timestamp() - v_started_at, last_error = null
      where name = v_job.name;
    exception when others then
      update private.jobs
      set last_run_at = now(), last_duration = clock_timestamp() - v_started_at,
        last_error = sqlerrm
      where name = v_job.name;
    end;
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

-- A hosted project has pg_cron; elsewhere whoever runs the database calls run_due_jobs() each
-- minute.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('spotlight-jobs', '* * * * *', 'select private.run_due_jobs()');
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
