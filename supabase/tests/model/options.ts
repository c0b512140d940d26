import { parseArgs } from 'node:util';

export interface StormOptions {
  runs: number;
  steps: number;
  seed: number;
  path?: string;
  replayPath?: string;
  /** How many databases are explored at once. */
  workers: number;
  seconds?: number;
  /** Numbers of faults whose functions are put back as they were; empty for none. */
  unmended: string[];
  /** Says how often each step came to what. */
  isTallied: boolean;
}

const usage = `Usage: npm run storm -- [--runs 1000] [--steps 60] [--seed 42] [--workers 1] [--seconds 600] [--tally]
       npm run storm -- --seed 42 --path 3:1:2 --replay A:B    what a failure printed
       npm run storm -- --unmended 16                          or: all`;

const isNatural = (value: number) => Number.isInteger(value) && value > 0;

/** @throws Error that tells how to call it */
export function readOptions(args: string[], every: string[]): StormOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '1000' },
      steps: { type: 'string', default: '60' },
      seed: { type: 'string' },
      path: { type: 'string' },
      replay: { type: 'string' },
      workers: { type: 'string', default: '1' },
      seconds: { type: 'string' },
      unmended: { type: 'string' },
      tally: { type: 'boolean', default: false },
    },
  });
  const [runs, steps, workers] = [values.runs, values.steps, values.workers].map(Number) as [
    number,
    number,
    number,
  ];
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  const unmended = values.unmended === 'all' ? every : values.unmended ? [values.unmended] : [];
  const isValid =
    [runs, steps, workers, seconds ?? 1].every(isNatural) &&
    Number.isInteger(seed) &&
    unmended.every((number) => every.includes(number));
  if (!isValid) throw new Error(usage);
  return {
    runs,
    steps,
    seed,
    workers,
    unmended,
    isTallied: values.tally,
    ...(values.path && { path: values.path }),
    ...(values.replay && { replayPath: values.replay }),
    ...(seconds && { seconds }),
  };
}
