import { PRIVATE_STORAGE_PREFIX } from '@spotlight/shared/contract';
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type StoreNames,
} from 'idb';
import type { CachedManifest, StoredScan } from './gate.schema';

/** What the shell removes when the person signs out. */
interface LogSchema extends DBSchema {
  scans: { key: string; value: StoredScan; indexes: { eventId: string } };
  manifests: { key: string; value: CachedManifest };
}

/** Entries that wait to be reported. */
interface QueueSchema extends DBSchema {
  scans: { key: string; value: StoredScan & { userId: string } };
}

/** A database that is opened when it is needed, and again after somebody removed it. */
export type BrowserDatabase<Schema> = () => Promise<IDBPDatabase<Schema>>;

export const openLog = (): BrowserDatabase<LogSchema> =>
  whenNeeded(`${PRIVATE_STORAGE_PREFIX}gate`, 1, (database) => {
    database.createObjectStore('scans', { keyPath: 'nonce' }).createIndex('eventId', 'eventId');
    database.createObjectStore('manifests', { keyPath: 'key' });
  });

export const openQueue = (): BrowserDatabase<QueueSchema> =>
  whenNeeded('spotlight.gate', 2, (database) => {
    database.createObjectStore('scans', { keyPath: 'nonce' });
  });

/** @param create makes the stores of a version; those of an earlier one are gone by then */
function whenNeeded<Schema extends DBSchema>(
  name: string,
  version: number,
  create: (database: IDBPDatabase<Schema>) => void,
): BrowserDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => (opened = undefined);
  const open = async () => {
    const database: IDBPDatabase<Schema> = await openDB<Schema>(name, version, {
      upgrade(upgraded) {
        // The list shrinks while its stores are removed.
        for (const store of Array.from(upgraded.objectStoreNames))
          upgraded.deleteObjectStore(store);
        create(upgraded);
      },
      // Who signs out removes it, and must not wait for pages that are still open.
      blocking() {
        forget();
        database.close();
      },
      terminated: forget,
    });
    return database;
  };
  return () => {
    opened ??= open();
    opened.catch(forget);
    return opened;
  };
}

/**
 * Runs `work` in one transaction over a store. Resolves with its answer once everything is on the disk:
 * power may go at any moment at a gate.
 */
export async function change<Schema extends DBSchema, Name extends StoreNames<Schema>, Answer>(
  database: BrowserDatabase<Schema>,
  name: Name,
  work: (store: IDBPObjectStore<Schema, [Name], Name, 'readwrite'>) => Promise<Answer>,
): Promise<Answer> {
  const { store, done } = (await database()).transaction(name, 'readwrite', {
    durability: 'strict',
  });
  const [answer] = await Promise.all([work(store), done]);
  return answer;
}
