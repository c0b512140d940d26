import { runCommand } from '../../../shell/site/run-command';
import { connect } from '../../stack/postgres/connect';
import { startTestServer, type TestServer } from '../setup/test-server';
import { faults } from './faults';
import { explore, told, type Report, type Run } from './model';
import { readOptions } from './options';
import { buildTown, unmend } from './town';

/**
 * `npm run storm`: random sequences of everything that people can do, for as long as wanted. With
 * `--unmended` it looks for a fault that was mended, in the functions as they were.
 */
await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    faults.map(({ number }) => number),
  );
  const server = await startTestServer();
  try {
    if (options.unmended.length > 0) await lookForOldFaults(server, options.unmended, options);
    else await lookForNewFaults(server, options.workers, options.isTallied, options);
  } finally {
    await server.stop();
  }
});

/** Explores one database of its own. */
async function exploreTown(server: TestServer, run: Run, old?: string): Promise<Report> {
  const url = await server.createMigrated();
  await buildTown(url);
  const sql = connect(url);
  try {
    if (old) await unmend(sql, old);
    return await explore(sql, run);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function lookForNewFaults(server: TestServer, workers: number, isTallied: boolean, run: Run) {
  console.log(`… ${run.runs} sequences of up to ${run.steps} steps, seed ${run.seed}`);
  const reports = await Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      exploreTown(server, {
        ...run,
        runs: Math.ceil(run.runs / workers),
        seed: run.seed + worker,
        onProgress: (sequences, isFound) =>
          console.log(
            `… seed ${run.seed + worker}: ${sequences} sequences${isFound ? ', making short what was found' : ''}`,
          ),
      }),
    ),
  );
  const sum = (of: (report: Report) => number) => reports.reduce((all, one) => all + of(one), 0);
  const seconds = Math.max(...reports.map((report) => report.seconds));
  const sequences = sum((report) => report.sequences);
  console.log(
    `${sequences} sequences, ${sum((report) => report.steps)} steps, ${seconds.toFixed(0)} s, ${(sequences / seconds).toFixed(1)} sequences per second`,
  );
  if (isTallied) for (const line of tallyOf(reports)) console.log(line);
  const failures = reports.flatMap(({ failure }) => failure ?? []);
  if (failures.length > 0) throw new Error(failures.map(told).join('\n\n'));
}

/** How often each step came to what, a line for each step. */
function tallyOf(reports: Report[]): string[] {
  const byStep = new Map<string, Map<string, number>>();
  for (const { tally } of reports) {
    for (const [key, times] of tally) {
      const [step = '', outcome = ''] = key.split(' ');
      const outcomes = byStep.get(step) ?? new Map<string, number>();
      byStep.set(step, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times));
    }
  }
  return [...byStep]
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([step, outcomes]) => {
      const all = [...outcomes].map(([outcome, times]) => `${outcome} ${times}`);
      return `${step}: ${all.join(', ')}`;
    });
}

async function lookForOldFaults(server: TestServer, numbers: string[], run: Run) {
  const missed: string[] = [];
  for (const number of numbers) {
    const fault = faults.find((one) => one.number === number);
    if (!fault) continue;
    const report = await exploreTown(server, { ...run, focus: fault.focus }, fault.file);
    const { failure, sequences, seconds } = report;
    console.log(
      `\n${number} · ${fault.what}: ${failure ? 'found' : 'NOT FOUND'} (${sequences} sequences with those of making it short, ${seconds.toFixed(0)} s)`,
    );
    if (failure) console.log(told(failure));
    else missed.push(number);
  }
  if (missed.length > 0) throw new Error(`not found: ${missed.join(', ')}`);
}
