import { hashSeed } from '../seed';

/** A repeatable source of chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high], both included. */
  integer(low: number, high: number): number;
  /** One entry of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** Creates the source of chance of one picture (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashSeed(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    integer,
    pick: <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item,
    chance: (probability) => next() < probability,
  };
}
