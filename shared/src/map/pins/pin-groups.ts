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

interface Spot {
  pin: PlacedPin;
  position: Position;
  index: number;
}

/**
 * Finds what is too close to a place, in the order of the list. It looks into the squares around it alone: a picture of
 * two thousand pins has four million pairs.
 */
function neighboursIn(spots: readonly Spot[]): (position: Position) => Spot[] {
  const square = (x: number, y: number) =>
    `${Math.floor(x / TOO_CLOSE)} ${Math.floor(y / TOO_CLOSE)}`;
  const squares = new Map<string, Spot[]>();
  for (const spot of spots) {
    const key = square(spot.position.x, spot.position.y);
    const inside = squares.get(key);
    if (inside) inside.push(spot);
    else squares.set(key, [spot]);
  }
  const steps = [-TOO_CLOSE, 0, TOO_CLOSE];
  return ({ x, y }) =>
    steps
      .flatMap((right) => steps.flatMap((down) => squares.get(square(x + right, y + down)) ?? []))
      .filter((spot) => distance({ x, y }, spot.position) < TOO_CLOSE)
      .toSorted((a, b) => a.index - b.index);
}

/**
 * Puts together what would lie on one another, beginning where most lie. A group stands where one of its pins is, so no
 * two of them are closer than a finger is wide, and none moves while the map does.
 * @param project where a point lies at the map's present zoom, in pixels
 */
export function groupPins(
  pins: readonly PlacedPin[],
  project: (point: MapPoint) => Position,
): PinGroup[] {
  const spots = pins.map((pin, index) => ({ pin, position: project(pin.at), index }));
  const near = neighboursIn(spots);
  const crowdedFirst = spots
    .map((spot) => ({ ...spot, around: near(spot.position) }))
    .toSorted((a, b) => b.around.length - a.around.length);
  const taken = new Set<PlacedPin>();
  const groups = crowdedFirst.flatMap(({ pin, position, around }) => {
    if (taken.has(pin)) return [];
    const others = around.filter((spot) => spot.pin !== pin && !taken.has(spot.pin));
    // The one where the group stands comes first: it is where the keyboard goes when the group comes apart.
    const inside = [pin, ...others.map((spot) => spot.pin)];
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
