/**
 * Keys of localStorage, and names of IndexedDB databases, that begin with this hold what belongs to the
 * signed-in person, such as tickets stored for a venue without network. The shell removes them when that
 * person signs out, and where it finds nobody signed in.
 */
export const PRIVATE_STORAGE_PREFIX = 'spotlight.private.';

const isPrivate = (name: string | undefined): name is string =>
  name?.startsWith(PRIVATE_STORAGE_PREFIX) ?? false;

/** Removes everything that modules stored for the person who was signed in. */
export function forgetPrivateStorage(storage: Storage = window.localStorage): void {
  for (const key of Object.keys(storage)) if (isPrivate(key)) storage.removeItem(key);
  // Missing in old browsers, and refused where storage is switched off: then nothing was stored either.
  window.indexedDB?.databases?.().then(
    (databases) => {
      for (const { name } of databases) if (isPrivate(name)) window.indexedDB.deleteDatabase(name);
    },
    () => undefined,
  );
}
