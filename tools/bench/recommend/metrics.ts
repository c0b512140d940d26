/** How long the lists are that are compared. */
export const LENGTH = 10;

/**
 * Normalised discounted cumulative gain: 1 when everything wanted stands first, 0 when nothing of it is listed.
 * What stands lower counts less.
 */
export function ndcg(list: readonly number[], wanted: ReadonlySet<number>): number {
  const gain = (place: number) => 1 / Math.log2(place + 2);
  const sum = list
    .slice(0, LENGTH)
    .reduce((total, event, place) => total + (wanted.has(event) ? gain(place) : 0), 0);
  const best = Array.from({ length: Math.min(LENGTH, wanted.size) }, (_, place) => gain(place));
  return best.length === 0 ? 0 : sum / best.reduce((total, one) => total + one, 0);
}

/** The share of all events that stand in anybody's list. */
export const coverage = (lists: readonly (readonly number[])[], events: number): number =>
  new Set(lists.flatMap((list) => list.slice(0, LENGTH))).size / events;

/** How different the things of one list are: the mean over its pairs, 0 when all are alike. */
export function diversity(
  list: readonly number[],
  difference: (a: number, b: number) => number,
): number {
  const shown = list.slice(0, LENGTH);
  const pairs = shown.flatMap((a, index) => shown.slice(index + 1).map((b) => difference(a, b)));
  return mean(pairs);
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The interval that holds a mean with 95 %, by drawing the people anew with repetition.
 * @param next chance, in [0, 1)
 */
export function interval(
  values: readonly number[],
  next: () => number,
  draws = 2000,
): [low: number, high: number] {
  const means = Array.from({ length: draws }, () => {
    let sum = 0;
    for (let left = values.length; left > 0; left -= 1) {
      sum += values[Math.floor(next() * values.length)] ?? 0;
    }
    return sum / values.length;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => means[Math.round(share * (draws - 1))] ?? 0;
  return [at(0.025), at(0.975)];
}
