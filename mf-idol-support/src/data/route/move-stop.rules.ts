import type { Walk } from './walk.rules';

/** All spots of a day in the order in which it is shown, one of them earlier (-1) or later (1). */
export function movedStop({ stops, missed }: Walk, id: string, by: -1 | 1): string[] {
  const ids = stops.map(({ spot }) => spot.id);
  const from = ids.indexOf(id);
  const to = from + by;
  const other = ids[to];
  if (from !== -1 && other !== undefined) [ids[from], ids[to]] = [other, id];
  return [...ids, ...missed.map(({ spot }) => spot.id)];
}
