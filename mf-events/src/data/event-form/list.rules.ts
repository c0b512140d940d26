/** The list with one entry a place further up (-1) or down (1); the same list at its ends. */
export function movedBy<Entry>(list: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const target = index + by;
  const entry = list[index];
  if (entry === undefined || target < 0 || target >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(target, 0, entry);
}
