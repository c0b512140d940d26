import type postgres from 'postgres';
import { repeat, type Repetition } from '../repeat';
import { connect } from './connect';

const SECOND_MS = 1_000;

/** Runs the jobs that are due until none is, each of them and each part of a long one in a transaction of its own. */
export async function runDueJobs(sql: postgres.ISql, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const [job] = await sql<{ ran: boolean }[]>`select private.run_next_job() as ran`;
    if (!job?.ran) return;
  }
}

/**
 * What pg_cron does on a hosted project: runs the jobs that are due, at once and then each second. A database
 * that does not answer is asked again a second later; a job that fails says so in its own row.
 */
export function startJobClock(databaseUrl: string, everyMs = SECOND_MS): Repetition {
  const sql = connect(databaseUrl, { max: 1 });
  const clock = repeat({
    everyMs,
    async turn(isStopping) {
      // A schema without jobs, as some tests have, has nothing to run.
      const [known] = await sql`select to_regprocedure('private.run_next_job()') is not null as is`;
      if (known?.['is']) await runDueJobs(sql, isStopping);
    },
    complaint: "The database's jobs did not run",
  });
  return {
    async stop() {
      await clock.stop();
      await sql.end({ timeout: 5 });
    },
  };
}
