import { parseArgs } from 'node:util';
import { scenarioNames, type ScenarioName } from './scenarios/scenario';

export interface BenchOptions {
  runs: number;
  only: readonly ScenarioName[];
}

const RUNS = 10;
const QUICK_RUNS = 3;

/** @throws Error that tells how to call it */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const runs = values.runs ? Number(values.runs) : values.quick ? QUICK_RUNS : RUNS;
  const requested = values.only?.split(',') ?? [...scenarioNames];
  const only = scenarioNames.filter((name) => requested.includes(name));
  if (!Number.isInteger(runs) || runs < 1 || only.length < new Set(requested).size) {
    throw new Error(
      `Usage: npm run bench -- [--runs 10] [--quick] [--only ${scenarioNames.join(',')}]`,
    );
  }
  return { runs, only };
}
