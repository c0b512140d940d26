import { PRIVATE_STORAGE_PREFIX } from '@spotlight/shared/contract';
import { answerOf, openBrowserDatabase } from './browser-database';
import {
  cachedManifestSchema,
  storedScanSchema,
  type CachedManifest,
  type StoredScan,
} from './gate.schema';

/** Where a scanner keeps what must outlive a reload. */
export interface GateStorage {
  listScans(eventId: string): Promise<StoredScan[]>;
  /** Resolves when they would survive a crash of the page. */
  putScans(scans: readonly StoredScan[]): Promise<void>;
  getManifest(key: string): Promise<CachedManifest | null>;
  /** Keeps it and forgets those of other people: one scanner, one person at a time. */
  putManifest(manifest: CachedManifest): Promise<void>;
  forgetManifest(key: string): Promise<void>;
}

const SCANS = 'scans';
const MANIFESTS = 'manifests';
/** Nobody will report what is older; it holds codes of tickets. */
const LONGEST_WAIT_MS = 30 * 86_400_000;

const toScan = (row: unknown): StoredScan[] => {
  const scan = storedScanSchema.safeParse(row);
  return scan.success ? [scan.data] : [];
};

/**
 * The browser's own databases, for one person. Lists and what was scanned are removed by the shell when
 * that person signs out. Entries that wait to be reported stay, without names, and only this person sees
 * and reports them: they are the only trace of who came in.
 * @throws where databases are switched off
 */
export async function openGateStorage(userId: string): Promise<GateStorage> {
  const log = openBrowserDatabase(`${PRIVATE_STORAGE_PREFIX}gate`, 1, (database) => {
    database.createObjectStore(SCANS, { keyPath: 'nonce' }).createIndex('eventId', 'eventId');
    database.createObjectStore(MANIFESTS, { keyPath: 'key' });
  });
  const queue = openBrowserDatabase('spotlight.gate', 2, (database) => {
    database.createObjectStore(SCANS, { keyPath: 'nonce' });
  });
  await queue.change([SCANS], async (store) => {
    const rows: StoredScan[] = (await answerOf(store(SCANS).getAll())).flatMap(toScan);
    for (const { nonce, scannedAt } of rows) {
      if (Date.now() - Date.parse(scannedAt) > LONGEST_WAIT_MS) store(SCANS).delete(nonce);
    }
  });

  return {
    async listScans(eventId) {
      const waiting = await queue.change([SCANS], async (store) => {
        const rows: { userId?: string }[] = await answerOf(store(SCANS).getAll());
        return rows.filter((row) => row.userId === userId).flatMap(toScan);
      });
      const settled = await log.change([SCANS], async (store) => {
        const rows: unknown[] = await answerOf(store(SCANS).index('eventId').getAll(eventId));
        return rows.flatMap(toScan);
      });
      const settledNonces = new Set(settled.map(({ nonce }) => nonce));
      // A crash between the two databases leaves a scan in both; the later state counts.
      const own = waiting.filter((scan) => scan.eventId === eventId);
      return [...settled, ...own.filter(({ nonce }) => !settledNonces.has(nonce))];
    },
    async putScans(scans) {
      const isWaiting = ({ state }: StoredScan) => state === 'waiting';
      const settled = scans.filter((scan) => !isWaiting(scan));
      if (settled.length > 0) {
        await log.change([SCANS], (store) => {
          for (const scan of settled) store(SCANS).put(scan);
        });
      }
      await queue.change([SCANS], (store) => {
        for (const { nonce } of settled) store(SCANS).delete(nonce);
        for (const scan of scans.filter(isWaiting)) {
          store(SCANS).put({ ...scan, initial: null, userId });
        }
      });
    },
    getManifest: (key) =>
      log.change([MANIFESTS], async (store) => {
        const cached = cachedManifestSchema.safeParse(await answerOf(store(MANIFESTS).get(key)));
        return cached.success ? cached.data : null;
      }),
    putManifest: (manifest) =>
      log.change([MANIFESTS], async (store) => {
        const keys = await answerOf(store(MANIFESTS).getAllKeys());
        for (const key of keys) {
          if (typeof key !== 'string' || !key.startsWith(`${userId}/`)) {
            store(MANIFESTS).delete(key);
          }
        }
        store(MANIFESTS).put(manifest);
      }),
    forgetManifest: (key) => log.change([MANIFESTS], (store) => void store(MANIFESTS).delete(key)),
  };
}

/** Keeps it for as long as the page is open: where a browser has no database, and in tests. */
export function createMemoryStorage(): GateStorage {
  const scans = new Map<string, StoredScan>();
  const manifests = new Map<string, CachedManifest>();
  return {
    listScans: (eventId) =>
      Promise.resolve([...scans.values()].filter((scan) => scan.eventId === eventId)),
    putScans: (changed) => {
      for (const scan of changed) scans.set(scan.nonce, scan);
      return Promise.resolve();
    },
    getManifest: (key) => Promise.resolve(manifests.get(key) ?? null),
    putManifest: (manifest) => Promise.resolve(void manifests.set(manifest.key, manifest)),
    forgetManifest: (key) => Promise.resolve(void manifests.delete(key)),
  };
}
