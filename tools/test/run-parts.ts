import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Part } from './parts';
import { prepareMachine } from './prepare-machine';
import { type Measured, runMeasured, slowness } from './processor-time';
import { costsIn, dearest, grown, readRecord, type SuiteCosts, writeRecord } from './suite-costs';

interface Options {
  /** Takes what this run measured as what suites may take from now on. */
  isRecording?: boolean;
}

/**
 * Installs what tests need and runs parts of the tests, one after another, also when an earlier one failed. Says of each
 * what it took, and fails the one that took more than its budget, with the names of what grew.
 * @returns whether all of them were green
 */
export async function runParts(
  parts: readonly Part[],
  { isRecording = false }: Options = {},
): Promise<boolean> {
  const count = parts.length + 1;
  const failed: string[] = [];
  const table: string[] = [];
  const allCosts: SuiteCosts = {};
  const record = readRecord();
  const folder = mkdtempSync(path.join(tmpdir(), 'costs-'));
  const env: NodeJS.ProcessEnv = { ...process.env, DO_NOT_TRACK: '1', NO_SKIPS: '1' };
  const startedAt = Date.now();

  console.log(`\n[1/${count}] what the tests need`);
  const machine = prepareMachine((line) => console.log(`… ${line}`));
  Object.assign(env, machine.paths);
  for (const problem of machine.problems) console.error(problem);
  if (machine.problems.length > 0) failed.push('what the tests need');

  const costsFileOf = (part: Part) => path.join(folder, String(parts.indexOf(part)));
  const envOf = (part: Part) => ({ ...env, ...part.env, COSTS_FILE: costsFileOf(part) });
  const begun = beginBeside(parts, (part, options) => rate(part, envOf(part), options));
  for (const [index, part] of parts.entries()) {
    const partStartedAt = Date.now();
    console.log(`\n[${index + 2}/${count}] ${part.name}`);
    const { isGreen, seconds, factor } = await (begun.get(part)?.() ?? rate(part, envOf(part)));
    const costs = existsSync(costsFileOf(part))
      ? costsIn(readFileSync(costsFileOf(part), 'utf8'))
      : {};
    Object.assign(allCosts, costs);

    const taken = seconds === null ? null : seconds / factor;
    const wall = ((Date.now() - partStartedAt) / 1000).toFixed(0);
    const isOver = taken !== null && part.budget !== undefined && taken > part.budget;
    const cost = `${wall} s${taken === null ? '' : `, processor ${(seconds ?? 0).toFixed(0)} s on cores ${factor.toFixed(2)} × as slow as the budget’s: ${taken.toFixed(0)} of ${part.budget ?? '∞'}`}`;
    table.push(`${isGreen && !isOver ? '✓' : '✗'} ${part.name}: ${cost}`);
    console.log(table.at(-1));
    if (isOver) {
      console.error(
        `Over its budget (tools/test/parts.ts). What grew since it was last looked at:\n${grown(costs, record).join('\n')}`,
      );
    }
    if (!isGreen || isOver) failed.push(part.name);
  }
  rmSync(folder, { recursive: true, force: true });
  if (isRecording) writeRecord(allCosts);

  console.log(`\n${table.join('\n')}`);
  console.log(`\nThe dearest suites:\n${dearest(allCosts).join('\n')}`);
  for (const name of failed) console.error(`failed: ${name}`);
  console.log(`\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  console.log(`parts: ${count - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

/** What a part took, and how slow the cores were meanwhile. */
interface Rated extends Measured {
  factor: number;
}

type RunOptions = Parameters<typeof runMeasured>[2];

async function rate(
  { command }: Part,
  env: NodeJS.ProcessEnv,
  options?: RunOptions,
): Promise<Rated> {
  const before = slowness();
  const measured = await runMeasured(command, env, options);
  return { ...measured, factor: (before + slowness()) / 2 };
}

/**
 * Begins those parts that are done beside others, one after another; what comes back for each waits for it and prints
 * what it said.
 */
export function beginBeside<Result>(
  parts: readonly Part[],
  runPart: (part: Part, options: RunOptions) => Promise<Result>,
): Map<Part, () => Promise<Result>> {
  let previous: Promise<unknown> = Promise.resolve();
  const begin = (part: Part) => {
    const said: Buffer[] = [];
    const onOutput = (data: Buffer) => void said.push(data);
    const ended = previous.then(() => runPart(part, { onOutput, isPatient: true }));
    previous = ended;
    return async () => {
      const result = await ended;
      process.stdout.write(Buffer.concat(said));
      return result;
    };
  };
  return new Map(parts.filter(({ isBeside }) => isBeside).map((part) => [part, begin(part)]));
}
