import { STOP_AT, evidence, type CanaryFigures } from './canary.rules';

/** What happens to many canaries that fail `ratio` times as often as the active version. */
export interface Simulated {
  baseline: number;
  ratio: number;
  /** Share that is stopped before it has had its visitors. */
  stopped: number;
  /** Visitors of the canary until then, in the middle; nothing where none is stopped. */
  visitors: number | undefined;
}

export interface SimulationOptions {
  /** Share of the visitors who see the active version fail. */
  baseline: number;
  ratio: number;
  runs: number;
  /** In the group of the canary, before it is promoted. */
  visitors: number;
  seed: number;
}

/** The same numbers for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Lets canaries run, and looks at each after every single failure: as often as anybody could. Who comes next is of either group, as
 * of a coin.
 */
export function simulate({ baseline, ratio, runs, visitors, seed }: SimulationOptions): Simulated {
  const next = random(seed);
  const until = Array.from({ length: runs }, () =>
    visitorsUntilStopped(next, [baseline, Math.min(1, baseline * ratio)], visitors),
  ).filter((each) => each !== undefined);
  return {
    baseline,
    ratio,
    stopped: until.length / runs,
    visitors: until.toSorted((a, b) => a - b)[until.length >> 1],
  };
}

function visitorsUntilStopped(
  next: () => number,
  [active, canary]: [number, number],
  visitors: number,
): number | undefined {
  const figures: CanaryFigures = {
    canary: { opened: 0, broken: 0 },
    active: { opened: 0, broken: 0 },
  };
  while (figures.canary.opened < visitors) {
    const isCanary = next() < 0.5;
    const group = isCanary ? figures.canary : figures.active;
    group.opened += 1;
    if (next() >= (isCanary ? canary : active)) continue;
    group.broken += 1;
    if (evidence(figures) >= STOP_AT) return figures.canary.opened;
  }
  return undefined;
}

/** Shares of visitors who see the active version fail: from hardly anybody to a site that is down. */
export const BASELINES = [0.0005, 0.002, 0.01, 0.05, 0.2, 0.6];
const RATIOS = [1, 2, 5, 20];

/** The table of `npm run canary -- --simulate`, in Markdown. */
export function simulationTable(options: Pick<SimulationOptions, 'runs' | 'visitors' | 'seed'>) {
  const percent = (share: number) => `${+(share * 100).toFixed(2)} %`;
  const cell = ({ stopped, visitors }: Simulated) =>
    percent(stopped) + (visitors === undefined ? '' : ` (${visitors})`);
  const rows = BASELINES.map((baseline) => [
    percent(baseline),
    ...RATIOS.map((ratio) =>
      baseline * ratio > 1 ? '–' : cell(simulate({ ...options, baseline, ratio })),
    ),
  ]);
  const head = ['active fails', ...RATIOS.map((ratio) => (ratio === 1 ? 'equal' : `${ratio} ×`))];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
