import type { Savable } from './saved.schema';

const KEY = 'spotlight.save';
const WAY_MS = 30 * 60_000;

const nameOf = ({ type, id }: Savable) => `${type}.${id}`;

/** Somebody who is signed out pressed the heart of this thing: it is saved once they are back. */
export function rememberIntent(thing: Savable): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ thing: nameOf(thing), at: Date.now() }));
  } catch {
    // Switched off: then the heart is pressed once more.
  }
}

/** Was it the heart of this thing, within the last half hour? Says yes once. */
export function takeIntent(thing: Savable): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      thing: string;
      at: number;
    } | null;
    if (stored?.thing !== nameOf(thing)) return false;
    sessionStorage.removeItem(KEY);
    return Date.now() - stored.at < WAY_MS;
  } catch {
    return false;
  }
}
