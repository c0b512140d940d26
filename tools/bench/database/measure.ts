import type { Request } from './scenario';

/** What a scenario came to. */
export interface Measured {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  worst: number;
  /** Milliseconds of a processor that the server spent on each request; null where nobody counts them. */
  processorMs: number | null;
  /** Answers that were refusals, by their code. */
  refusals: Record<string, number>;
}

/** Asks once; resolves with null or the code of a refusal. */
export type Ask = (request: Request) => Promise<string | null>;

const WARM_UP_SECONDS = 1;

/** Lets every asker ask one request after another, for some seconds after a second of warming up. */
export async function measure(
  askers: readonly Ask[],
  request: (n: number) => Request,
  seconds: number,
  readProcessorMs: () => number | null = () => null,
): Promise<Measured> {
  const times: number[] = [];
  const refusals: Record<string, number> = {};
  let next = 0;
  const processorBefore = readProcessorMs();
  const start = performance.now();
  const measureFrom = start + WARM_UP_SECONDS * 1000;
  const end = measureFrom + seconds * 1000;

  await Promise.all(
    askers.map(async (ask) => {
      for (let began = performance.now(); began < end; began = performance.now()) {
        const refusal = await ask(request(next++));
        if (began < measureFrom) continue;
        times.push(performance.now() - began);
        if (refusal) refusals[refusal] = (refusals[refusal] ?? 0) + 1;
      }
    }),
  );
  const processorAfter = readProcessorMs();
  const elapsed = (performance.now() - measureFrom) / 1000;
  const sorted = times.sort((a, b) => a - b);
  return {
    requests: sorted.length,
    perSecond: sorted.length / elapsed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    worst: percentile(sorted, 1),
    processorMs:
      processorBefore === null || processorAfter === null
        ? null
        : (processorAfter - processorBefore) / next,
    refusals,
  };
}

/**
 * The smallest value that this share of all values does not exceed.
 * @param sorted ascending, not empty
 */
export function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('a percentile needs values');
  return value;
}
