import type { VenueSummary } from './venue.schema';

/**
 * Picks `count` venues that show the range of what there is: one of each type as long as that lasts,
 * then more of the same, in the given order.
 */
export function pickVaried<Venue extends Pick<VenueSummary, 'type'>>(
  venues: readonly Venue[],
  count: number,
): Venue[] {
  const firstOfType = venues.filter(
    ({ type }, index) => venues.findIndex((venue) => venue.type === type) === index,
  );
  const others = venues.filter((venue) => !firstOfType.includes(venue));
  return [...firstOfType, ...others].slice(0, count);
}
