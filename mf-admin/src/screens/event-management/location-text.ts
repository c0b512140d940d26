import { cityLabel } from '@spotlight/shared/format';
import type { ManagedEvent } from '../../data/event/event.schema';

/** 台中・月台酒吧: city and location, as far as they are known; empty when nothing is. */
export function locationText({ city, location }: Pick<ManagedEvent, 'city' | 'location'>): string {
  return [city && cityLabel(city), location].filter(Boolean).join('・');
}
