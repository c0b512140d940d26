import { parseArgs } from 'node:util';

export interface BenchOptions {
  runs: number;
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
    },
  });
  const runs = values.runs ? Number(values.runs) : values.quick ? QUICK_RUNS : RUNS;
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('Usage: npm run bench -- [--runs 10] [--quick]');
  }
  return { runs };
}
