/**
 * What time it is for the server. Devices are minutes and days wrong, and the server decides; each of its
 * answers says its time, so what lies between its clock and the device's is known ever more narrowly.
 */
let least = -Infinity;
let most = Infinity;

/** As exact as the header `Date` is. */
const GRAIN_MS = 1000;

/**
 * Learns from an answer of the server.
 * @param date its header `Date`
 * @param askedAt when the device asked, by its own clock
 */
export function hearServerTime(date: string | null, askedAt: number, heardAt = Date.now()): void {
  const low = Date.parse(date ?? '') - heardAt;
  const high = low + heardAt + GRAIN_MS - askedAt;
  if (!(low <= high)) return;
  // Further apart than both can be right: the device's clock has been set in between.
  const isSet = low > most || high < least;
  least = isSet ? low : Math.max(least, low);
  most = isSet ? high : Math.min(most, high);
}

/** How far the server is ahead of the device in milliseconds; none as long as the device may be right. */
export const clockDifference = (): number => Math.min(Math.max(0, least), most);

/** The present moment by the server's clock. */
export const serverNow = (): number => Date.now() + clockDifference();
