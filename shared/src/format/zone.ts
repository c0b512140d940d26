const TAIPEI_OFFSET_MINUTES = -480;

let isElsewhere = false;

/** Does the device show another time than clocks in Taiwan? */
export const isAbroad = (): boolean => isElsewhere;

/**
 * Looks where the device is: from then on times of day say that they are those of Taiwan, unless its own clock shows the
 * same. Servers, and pages that are drawn ahead, have no device.
 */
export function lookForZone(offset = new Date().getTimezoneOffset()): void {
  isElsewhere = offset !== TAIPEI_OFFSET_MINUTES;
}
