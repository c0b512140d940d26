const KEY = 'spotlight.save-venue';
const WAY_MS = 30 * 60_000;

/** Somebody who is signed out pressed the heart of this venue: it is saved once they are back. */
export function rememberIntent(venueId: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ venueId, at: Date.now() }));
  } catch {
    // Switched off: then the heart is pressed once more.
  }
}

/** Was it the heart of this venue, within the last half hour? Says yes once. */
export function takeIntent(venueId: string): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      venueId: string;
      at: number;
    } | null;
    if (stored?.venueId !== venueId) return false;
    sessionStorage.removeItem(KEY);
    return Date.now() - stored.at < WAY_MS;
  } catch {
    return false;
  }
}
