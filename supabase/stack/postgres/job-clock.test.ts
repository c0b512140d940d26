import { startTestStack, type TestStack } from '../testing/test-stack';
import { withConnection } from './connect';
import { startJobClock } from './job-clock';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
}, 60_000);
afterAll(() => stack.close());

const countRuns = () =>
  withConnection(stack.databaseUrl, async (sql) => {
    const [row] = await sql<{ runs: number }[]>`select count(*)::int as runs from private.job_runs`;
    return row?.runs ?? 0;
  });

test('the jobs run at once and again after each interval, until the clock is stopped', async () => {
  await withConnection(stack.databaseUrl, (sql) =>
    sql.unsafe(`
      create schema if not exists private;
      create table private.job_runs (at timestamptz);
      create function private.run_next_job() returns boolean language sql
        as 'insert into private.job_runs values (clock_timestamp()); select false'`),
  );
  const clock = startJobClock(stack.databaseUrl, 50);
  const deadline = Date.now() + 10_000;
  while ((await countRuns()) < 3 && Date.now() < deadline)
    await new Promise((r) => setTimeout(r, 50));
  await clock.stop();
  const runs = await countRuns();
  expect(runs).toBeGreaterThanOrEqual(3);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await countRuns()).toBe(runs);
});
