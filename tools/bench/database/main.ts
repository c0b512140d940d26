import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection, type Sql } from '../../../supabase/stack/postgres/connect';
import { runDueJobs } from '../../../supabase/stack/postgres/job-clock';
import { projectRoot } from '../../../supabase/stack/project-root';
import { runCommand } from '../../../shell/site/run-command';
import { LAPSED_ORDERS, measureHotEvent } from '../hot/measure-hot-event';
import { askDatabase, askGateway, openCaller } from './askers';
import { settings, startLoadedStack } from './loaded-stack';
import { measure } from './measure';
import { readOptions } from './options';
import { savePlans } from './plans';
import { databaseReport, type Result } from './report';
import { processorTimeOf } from './processor-time';
import type { Scenario } from './scenario';
import { readSubjects, scenarios } from './scenarios';
import { measureSeeding } from './seed-time';

const folder = path.join(projectRoot, '.cache/bench');
const resultsFolder = path.join(import.meta.dirname, '../results');
const say = (line: string) => console.log(`… ${line}`);

/** `npm run bench:db [-- --seconds 10 --connections 4 --only words --fresh]`: what the database does when it is full,
 * and when everybody presses at once. */
await runCommand(async () => {
  const { seconds, connections, isFresh, only } = readOptions(process.argv.slice(2));
  await mkdir(folder, { recursive: true });
  say('seeding an empty database');
  const seedSeconds = await measureSeeding(path.join(folder, 'seeding'));
  const { stack, loadSeconds } = await startLoadedStack(path.join(folder, 'database'), {
    isFresh,
    say,
  });
  let [report, hasSlowPlans] = ['', false];
  try {
    const url = stack.databaseUrl;
    await cleanUp(url);
    const all = scenarios(await withConnection(url, readSubjects)).filter(({ name }) =>
      name.includes(only),
    );
    if (all.length === 0) throw new Error(`No scenario has “${only}” in its name.`);
    say('plans');
    const slowPlans = await savePlans(
      url,
      all,
      only ? path.join(folder, 'plans') : path.join(resultsFolder, 'plans'),
    );
    await cleanUp(url);
    const results: Result[] = [];
    for (const scenario of all) {
      const result = await measureScenario(scenario);
      const { perSecond, p99 } = result.database;
      say(`${scenario.name}: ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`);
      results.push(result);
    }
    await cleanUp(url);
    const jobs = await withConnection(url, runJobs);
    const rows = await withConnection(url, countRows);
    const facts = { seconds, connections, loadSeconds, seedSeconds, rows, settings, jobs };
    report = databaseReport(results, { ...facts, slowPlans });
    console.log(`\n${report}\n`);
    hasSlowPlans = slowPlans.length > 0;
  } finally {
    await stack.close();
  }
  if (!only) {
    const hot = await measureHotEvent(seconds, LAPSED_ORDERS, say);
    console.log(`\n${hot}\n`);
    await writeFile(
      path.join(resultsFolder, 'database.md'),
      `# The database when it is full\n\n${report}\n\n# The hot event\n\n${hot}\n`,
    );
  }
  if (hasSlowPlans) throw new Error('A hot path reads a big table from end to end.');

  async function measureScenario(scenario: Scenario): Promise<Result> {
    const { request, isAskedOverHttp, callers: atOnce = connections } = scenario;
    const role = request(0).userId ? 'authenticated' : 'anon';
    const callers = Array.from({ length: atOnce }, () => openCaller(stack.databaseUrl, role));
    try {
      const database = await measure(
        callers.map(askDatabase),
        request,
        seconds,
        await processorTimeOf(callers),
      );
      const gateway = isAskedOverHttp
        ? await measure(
            callers.map(() => askGateway(stack)),
            request,
            seconds,
          )
        : null;
      return { scenario, database, gateway };
    } finally {
      await Promise.all(callers.map((caller) => caller.end({ timeout: 5 })));
    }
  }
});

async function cleanUp(url: string): Promise<void> {
  const statements = await readFile(path.join(import.meta.dirname, 'cleanup.sql'), 'utf8');
  await withConnection(url, async (sql) => {
    await sql.begin((transaction) => transaction.unsafe(statements));
    await sql`vacuum (analyze) public.events, public.ticket_stock, public.event_registrations,
      public.orders, public.order_items`;
  });
}

/** Runs every job, however recently it ran. */
async function runJobs(sql: Sql) {
  await sql`update private.jobs set last_run_at = null`;
  // Nobody runs them meanwhile but, perhaps, the clock of the stack.
  for (let due = 1; due > 0; await sleep(200)) {
    await runDueJobs(sql);
    const [row] = await sql<{ due: number }[]>`
      select count(*)::int as due from private.jobs where last_run_at is null`;
    due = row?.due ?? 0;
  }
  const jobs = await sql<{ name: string; ms: number; error: string | null }[]>`
    select name, extract(epoch from last_duration)::float8 * 1000 as ms, last_error as error
    from private.jobs order by last_duration desc`;
  for (const { name, error } of jobs) {
    if (error) throw new Error(`the job ${name} failed: ${error}`);
  }
  return jobs.slice(0, 5);
}

async function countRows(sql: Sql): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>[]>`
    select
      (select count(*)::int from public.events) as events,
      (select count(*)::int from public.events
        where status = 'approved' and deleted_at is null and ends_at > now()) as "of them listed",
      (select count(*)::int from public.event_registrations) as registrations,
      (select count(*)::int from public.tickets) as tickets,
      (select count(*)::int from public.orders) as orders,
      (select count(distinct resource_id)::int from private.weekly_openings) as calendars,
      (select count(*)::int from public.calendar_occupancy) as "occupied times"`;
  return { ...row };
}
