import { connect } from './connect';

const MINUTE_MS = 60_000;

/** Calls the database's jobs until it is stopped. */
export interface JobClock {
  stop(): Promise<void>;
}

/**
 * What pg_cron does on a hosted project: runs the jobs that are due, at once and then each minute. A
 * database that does not answer is asked again a minute later; a job that fails says so in its own row.
 */
export function startJobClock(databaseUrl: string, everyMs = MINUTE_MS): JobClock {
  const sql = connect(databaseUrl, { max: 1 });
  const runDueJobs = async () => {
    // A schema without jobs, as some tests have, has nothing to run.
    const [known] = await sql`select to_regprocedure('private.run_due_jobs()') is not null as is`;
    if (known?.['is']) await sql`select private.run_due_jobs()`;
  };
  let running: Promise<unknown> = Promise.resolve();
  const tick = () => {
    running = runDueJobs().catch((error: unknown) => {
      console.warn(`The database's jobs did not run: ${(error as Error).message}`);
    });
  };
  tick();
  const timer = setInterval(tick, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await sql.end({ timeout: 5 });
    },
  };
}
