import { useState } from 'react';

export interface Selection<Row> {
  keys: ReadonlySet<string>;
  /** Those rows of the page that are ticked, in their order. */
  rows: Row[];
  toggle: (key: string) => void;
  /** Ticks the whole page, or nothing when all of it is ticked. */
  toggleAll: () => void;
  clear: () => void;
}

/** The ticked rows of the page in view. What is not on it any more is not ticked either. */
export function useSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Selection<Row> {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => ticked.has(keyOf(row)));
  return {
    keys: new Set(chosen.map(keyOf)),
    rows: chosen,
    toggle: (key) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    toggleAll: () => setTicked(new Set(chosen.length === rows.length ? [] : rows.map(keyOf))),
    clear: () => setTicked(new Set()),
  };
}
