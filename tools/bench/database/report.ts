import { cpus } from 'node:os';
import { markdownTable } from '../report/results-table';
import type { Measured } from './measure';
import type { SlowPlan } from './plans';
import type { Scenario } from './scenario';

export interface Result {
  scenario: Scenario;
  database: Measured;
  gateway: Measured | null;
}

export interface Facts {
  seconds: number;
  connections: number;
  loadSeconds: number;
  seedSeconds: number;
  /** Rows of what there is most of. */
  rows: Record<string, number>;
  settings: Record<string, string>;
  /** Milliseconds that jobs took with all this data, longest first. */
  jobs: { name: string; ms: number }[];
  slowPlans: readonly SlowPlan[];
}

/** The whole report as Markdown. */
export function databaseReport(results: readonly Result[], facts: Facts): string {
  const cpu = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  const gateway = results.filter((result) => result.gateway);
  const settings = Object.entries(facts.settings).map(([name, value]) => `${name} ${value}`);
  const rows = Object.entries(facts.rows).map(([name, count]) => `${grouped(count)} ${name}`);
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpu}, Node ${process.version}, server and callers on the same machine.`,
    `PostgreSQL with ${settings.join(', ')}, everything else as it comes; fsync on. ${rows.join(', ')}; loaded in ${facts.loadSeconds.toFixed(0)} s.`,
    `${facts.connections} callers at once where nothing else is said, ${facts.seconds} s each, straight on PostgreSQL: one statement in the caller's role, with the caller's claims.`,
    table(results, (result) => result.database, true),
    '“processor ms” is what the server itself worked for one request. With two cores, 20 ms of it are at most 100 requests a second, whatever else the machine does.',
    `The same ${facts.connections} callers through gateway and data API, both of which share the processor with them:`,
    table(gateway, (result) => result.gateway, false),
    facts.slowPlans.length === 0
      ? 'No plan of a hot path reads a big table from end to end; plans: `plans/`.'
      : `Read from end to end: ${facts.slowPlans.map(({ scenario, tables }) => `${tables.join(', ')} (${scenario})`).join('; ')}.`,
    `Demo data in an empty database: ${facts.seedSeconds.toFixed(1)} s (aim: 20 s).`,
    `Longest jobs with all of it: ${facts.jobs.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join(', ')}.`,
  ].join('\n\n');
}

function table(
  results: readonly Result[],
  measuredOf: (result: Result) => Measured | null,
  hasAims: boolean,
): string {
  const rows = results.flatMap((result) => {
    const measured = measuredOf(result);
    if (!measured) return [];
    const { perSecond, p50, p99, worst, processorMs, refusals } = measured;
    const times = [p50, p99, worst].map((ms) => ms.toFixed(1));
    const refused = Object.entries(refusals).map(([code, count]) => `${count} × ${code}`);
    return [
      [
        nameOf(result.scenario),
        perSecond.toFixed(0),
        ...times,
        refused.join(', ') || '0',
        ...(hasAims ? [processorMs?.toFixed(1) ?? '?', verdict(result.scenario, measured)] : []),
      ],
    ];
  });
  const head = ['', 'per second', 'p50 ms', 'p99 ms', 'worst ms', 'refused'];
  return markdownTable(hasAims ? [...head, 'processor ms', 'aim'] : head, rows);
}

const nameOf = ({ name, callers }: Scenario) => (callers ? `${name} (${callers} callers)` : name);

/** The aim and whether it was reached. A missed aim is told, never an error: machines differ. */
export function verdict({ aim }: Scenario, { p99, perSecond }: Measured): string {
  if (!aim) return '';
  const [text, isReached] =
    'p99Ms' in aim
      ? [`p99 ≤ ${aim.p99Ms} ms`, p99 <= aim.p99Ms]
      : [`≥ ${aim.perSecond}/s`, perSecond >= aim.perSecond];
  return `${text}: ${isReached ? 'reached' : 'missed'}`;
}

const grouped = (count: number) => count.toLocaleString('en-US').replaceAll(',', '\u202f');
