/**
 * Keys of localStorage that begin with this hold what belongs to the signed-in person, such as tickets
 * kept for a venue without network. The shell removes them when that person signs out.
 */
export const PRIVATE_STORAGE_PREFIX = 'spotlight.private.';

/** Removes everything that modules kept for the person who was signed in. */
export function forgetPrivateStorage(storage: Storage = window.localStorage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PRIVATE_STORAGE_PREFIX)) storage.removeItem(key);
  }
}
