/** A code must be out of the picture this long before it counts as shown again. */
const AWAY_MS = 2_500;

/**
 * Tells a new code from one that is still in front of the camera: the camera sees a ticket many times
 * a second, and the second time would be called a duplicate.
 */
export function createSeenCodes(): (text: string, now: number) => boolean {
  const lastSeen = new Map<string, number>();
  return (text, now) => {
    const before = lastSeen.get(text);
    lastSeen.set(text, now);
    return before === undefined || now - before > AWAY_MS;
  };
}
