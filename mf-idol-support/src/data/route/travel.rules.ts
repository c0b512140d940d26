import type { GeoPoint } from '@spotlight/shared/point/rules';
import { metresBetween } from '../spot/distance.rules';

/** How somebody gets from one place to the next. */
export interface Leg {
  mode: 'walk' | 'metro' | 'train';
  /** Along the streets, not as the crow flies. */
  metres: number;
  minutes: number;
}

/** Streets are longer than a line on the map. */
const DETOUR = 1.3;
const WALK_UP_TO_M = 1_500;
const WALK_M_PER_MIN = 75;
/** Metro and buses with their stops, and the way to the platform. */
const METRO_UP_TO_M = 40_000;
const METRO_M_PER_MIN = 500;
const METRO_WAIT_MIN = 10;
/** Trains and coaches between cities. */
const TRAIN_M_PER_MIN = 1_400;
const TRAIN_WAIT_MIN = 40;

/** An estimate that needs no timetable, and hence no network: short ways on foot, longer ones by metro or train. */
export function legBetween(from: GeoPoint, to: GeoPoint): Leg {
  const metres = Math.round(metresBetween(from, to) * DETOUR);
  if (metres <= WALK_UP_TO_M) {
    return { mode: 'walk', metres, minutes: Math.ceil(metres / WALK_M_PER_MIN) };
  }
  if (metres <= METRO_UP_TO_M) {
    return { mode: 'metro', metres, minutes: METRO_WAIT_MIN + Math.ceil(metres / METRO_M_PER_MIN) };
  }
  return { mode: 'train', metres, minutes: TRAIN_WAIT_MIN + Math.ceil(metres / TRAIN_M_PER_MIN) };
}
