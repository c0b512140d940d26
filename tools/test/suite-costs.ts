import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seconds of the clock by test file, relative to the project's folder. */
export type SuiteCosts = Record<string, number>;

/** What each suite took when the budgets were last looked at: `npm test -- --record` writes it. */
const recordFile = path.join(import.meta.dirname, 'suite-costs.json');

export const readRecord = (): SuiteCosts =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as SuiteCosts) : {};

/** Keeps what suites took in this run beside what others took before; `has` says which files there still are. */
export function writeRecord(measured: SuiteCosts, has = existsSync): void {
  const known = Object.entries({ ...readRecord(), ...measured }).filter(([file]) => has(file));
  const sorted = known.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Reads what the reporters of a part wrote: a line for each suite, its seconds and its file. */
export function costsIn(written: string): SuiteCosts {
  const costs: SuiteCosts = {};
  for (const line of written.split('\n').filter(Boolean)) {
    const [seconds = '', file = ''] = line.split('\t');
    costs[file] = Math.round(((costs[file] ?? 0) + Number(seconds)) * 10) / 10;
  }
  return costs;
}

/** The dearest suites, one line each. */
export const dearest = (costs: SuiteCosts, count = 10): string[] =>
  Object.entries(costs)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

/** What takes more than when the budgets were last looked at, most of all first: one line each. */
export const grown = (costs: SuiteCosts, record: SuiteCosts, count = 5): string[] =>
  Object.entries(costs)
    .map(([file, seconds]) => ({ file, seconds, before: record[file] ?? 0 }))
    .filter(({ seconds, before }) => seconds > before)
    .sort((a, b) => b.seconds - b.before - (a.seconds - a.before))
    .slice(0, count)
    .map(({ file, seconds, before }) => `${file}: ${before.toFixed(1)} → ${seconds.toFixed(1)} s`);
