import labels from '../locales/labels.zh-TW.json' with { type: 'json' };
import { inForce } from './in-force';

const TAIPEI_OFFSET_MINUTES = -480;

let isElsewhere = false;

/**
 * Says where the device is: from then on times of day say that they are those of Taiwan, unless its own clock shows the
 * same. Servers, and pages that are drawn ahead, have no device.
 */
export function lookForZone(offset = new Date().getTimezoneOffset()): void {
  isElsewhere = offset !== TAIPEI_OFFSET_MINUTES;
}

/** A time of day in Taiwan, for who reads it in another zone as well. */
export const withZone = (time: string): string =>
  isElsewhere ? `${time} ${inForce(labels).date.zone}` : time;
