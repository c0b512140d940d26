-- Work that the clock starts. Each job is idempotent and, where it frees something that others wait
-- for, also done lazily by whoever needs it: a late job delays a message, never a sale.

create table private.jobs (
  -- A function of the schema private without arguments. One that has much to do does a part of it and
  -- answers true: it is called again, in a transaction of its own, so that nobody waits for all of it.
  name text primary key check (name ~ '^[a-z_]+$'),
  run_every interval not null check (run_every >= interval '1 second'),
  last_run_at timestamptz,
  -- When it was last called, and how long that took.
  last_called_at timestamptz,
  last_duration interval,
  last_error text
);

alter table private.jobs enable row level security;

-- Calls the job that is due and was called the longest ago; false when none is. The clock asks until then,
-- each time in a transaction of its own: what a job has locked is free before the next one begins. Two
-- clocks at once are one clock: whoever finds the lock taken goes home. A job that fails is undone alone
-- and says so in its row.
create function private.run_next_job()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_job private.jobs;
  v_started_at constant timestamptz := clock_timestamp();
  v_has_more text;
  v_error text;
begin
  if not pg_try_advisory_xact_lock(hashtext('spotlight.jobs')) then
    return false;
  end if;
  select * into v_job from private.jobs
  where last_run_at is null
    or last_run_at <= now() - run_every + least(run_every / 10, interval '5 seconds')
  order by last_called_at nulls first, name
  limit 1;
  if not found then
    return false;
  end if;
  begin
    execute format('select private.%I()::text', v_job.name) into v_has_more;
    -- What is checked at the end of a transaction is checked here, where only this job is undone.
    set constraints all immediate;
    set constraints all deferred;
  exception when others then
    v_error := sqlerrm;
  end;
  update private.jobs
  set last_run_at = case when v_has_more = 'true' then last_run_at else now() end,
    last_called_at = clock_timestamp(), last_duration = clock_timestamp() - v_started_at,
    last_error = v_error
  where name = v_job.name;
  return true;
end;
$$;

-- How much of what has lapsed is cleared away at once, in a request as by the clock: nobody waits for a
-- thousand orders of others. The clock comes back for the rest.
create function private.lapsed_at_once()
returns int
language sql
immutable
set search_path = ''
as $$ select 20 $$;

-- A hosted project has pg_cron, which begins once a minute and looks each second; elsewhere whoever runs
-- the database asks run_next_job() each second.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('spotlight-jobs', '* * * * *', $job$
      do $clock$
      declare
        v_end constant timestamptz := clock_timestamp() + interval '55 seconds';
      begin
        while clock_timestamp() < v_end loop
          while private.run_next_job() loop
            commit;
          end loop;
          commit;
          perform pg_sleep(1);
        end loop;
      end;
      $clock$
    $job$);
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
