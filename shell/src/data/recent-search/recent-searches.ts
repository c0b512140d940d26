import { PRIVATE_STORAGE_PREFIX } from '@spotlight/shared/contract';

const KEPT = 6;

/** A member's go with the member, at sign-out; those of a visitor stay on the device until they are cleared. */
const keyOf = (isMember: boolean) =>
  isMember ? `${PRIVATE_STORAGE_PREFIX}searches` : 'spotlight.searches';

/** What was searched for on this device, the latest first. */
export function readRecentSearches(isMember: boolean): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(isMember)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    // Written by somebody else, or storage is switched off.
    return [];
  }
}

/** Remembers a search as the latest one. */
export function rememberSearch(isMember: boolean, query: string): void {
  const others = readRecentSearches(isMember).filter((other) => other !== query);
  try {
    localStorage.setItem(keyOf(isMember), JSON.stringify([query, ...others].slice(0, KEPT)));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Clears them. */
export function forgetSearches(isMember: boolean): void {
  try {
    localStorage.removeItem(keyOf(isMember));
  } catch {
    // Without storage nothing was remembered.
  }
}
