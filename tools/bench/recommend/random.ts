/** A repeatable source of chance, so that a seed names one population for ever. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** Normally distributed, mean 0 and deviation 1. */
  normal(): number;
  /** The noise of a choice: who takes the largest utility plus this, chooses by the logit model. */
  gumbel(): number;
  /** How often something happens that happens `mean` times on average. */
  count(mean: number): number;
  /** An index, each by its weight. */
  weighted(weights: readonly number[]): number;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const open = () => 1 - next();
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(open())) * Math.cos(2 * Math.PI * next()),
    gumbel: () => -Math.log(-Math.log(open()) + 1e-12),
    count: (mean) => {
      const limit = Math.exp(-mean);
      let times = 0;
      for (let chance = open(); chance > limit; chance *= open()) times += 1;
      return times;
    },
    weighted: (weights) => {
      let point = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (point -= weight) < 0);
      return index < 0 ? weights.length - 1 : index;
    },
  };
}
