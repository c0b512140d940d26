const STORED = 'spotlight.ad-session';

let made: string | undefined;

/** The same for all advertisements of an open tab, so that each is counted once; it says nothing about a person. */
export function adSession(): string {
  try {
    const stored = sessionStorage.getItem(STORED);
    if (stored) return stored;
    made ??= crypto.randomUUID();
    sessionStorage.setItem(STORED, made);
  } catch {
    // Storage is switched off: then it lasts as long as the page.
    made ??= crypto.randomUUID();
  }
  return made;
}
