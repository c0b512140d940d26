import type { MapPin } from '../../ui/map/map.types';
import { cityPoint } from '../city-points';
import type { PlacedPin } from './pin-groups';

/** The pins that are somewhere: at their point, or in the middle of their city. */
export function placePins(pins: readonly MapPin[]): PlacedPin[] {
  return pins.flatMap((pin) => {
    const at = pin.point ?? cityPoint(pin.city);
    return at ? [{ ...pin, at }] : [];
  });
}
