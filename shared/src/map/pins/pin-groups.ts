import type { MapPin, MapPoint } from '../../ui/map/map.types';

/** A pin that has a place. */
export interface PlacedPin extends MapPin {
  at: MapPoint;
}

/** Pins that are drawn as one, where one of them is. */
export interface PinGroup {
  at: MapPoint;
  pins: readonly PlacedPin[];
}

interface Position {
  x: number;
  y: number;
}

/** Nearer than this, in pixels, two pins could not be pressed one by one. */
export const TOO_CLOSE = 44;

const distance = (a: Position, b: Position) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Puts together what would lie on one another, beginning where most lie. A group stands where one of its pins is, so no
 * two of them are closer than a finger is wide, and none moves while the map does.
 * @param project where a point lies at the map's present zoom, in pixels
 */
export function groupPins(
  pins: readonly PlacedPin[],
  project: (point: MapPoint) => Position,
): PinGroup[] {
  const open = pins.map((pin) => ({ pin, position: project(pin.at) }));
  const isNear = (a: Position) => (b: { position: Position }) =>
    distance(a, b.position) < TOO_CLOSE;
  const crowdedFirst = open
    .map((spot) => ({ ...spot, crowd: open.filter(isNear(spot.position)).length }))
    .toSorted((a, b) => b.crowd - a.crowd);
  const taken = new Set<PlacedPin>();
  const groups = crowdedFirst.flatMap(({ pin, position }) => {
    if (taken.has(pin)) return [];
    const around = open.filter(
      (spot) => spot.pin !== pin && !taken.has(spot.pin) && isNear(position)(spot),
    );
    // The one where the group stands comes first: it is where the keyboard goes when the group comes apart.
    const inside = [pin, ...around.map((spot) => spot.pin)];
    for (const member of inside) taken.add(member);
    return [{ position, at: pin.at, pins: inside }];
  });
  return (
    groups
      // The order of the keyboard: from north to south, from west to east.
      .toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
      .map(({ at, pins: inside }) => ({ at, pins: inside }))
  );
}

/**
 * Whether some of a heap could be told apart from near.
 * @param project where a point lies at the closest zoom, in pixels
 */
export function canBeToldApart(
  pins: readonly PlacedPin[],
  project: (point: MapPoint) => Position,
): boolean {
  return groupPins(pins, project).length > 1;
}
