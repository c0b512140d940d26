import { change, openLog, openQueue } from './gate-databases';
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
  const log = openLog();
  const queue = openQueue();
  await queue();

  return {
    async listScans(eventId) {
      const rows = await (await queue()).getAll('scans');
      const waiting = rows.filter((row) => row.userId === userId).flatMap(toScan);
      const ofEvent = await (await log()).getAllFromIndex('scans', 'eventId', eventId);
      const settled = ofEvent.flatMap(toScan);
      const settledNonces = new Set(settled.map(({ nonce }) => nonce));
      // A crash between the two databases leaves a scan in both; the later state counts.
      const own = waiting.filter((scan) => scan.eventId === eventId);
      return [...settled, ...own.filter(({ nonce }) => !settledNonces.has(nonce))];
    },
    async putScans(scans) {
      const isWaiting = ({ state }: StoredScan) => state === 'waiting';
      const settled = scans.filter((scan) => !isWaiting(scan));
      if (settled.length > 0) {
        await change(log, 'scans', (store) => Promise.all(settled.map((scan) => store.put(scan))));
      }
      await change(queue, 'scans', (store) =>
        Promise.all([
          ...settled.map(({ nonce }) => store.delete(nonce)),
          ...scans.filter(isWaiting).map((scan) => store.put({ ...scan, initial: null, userId })),
        ]),
      );
    },
    async getManifest(key) {
      const cached = cachedManifestSchema.safeParse(await (await log()).get('manifests', key));
      return cached.success ? cached.data : null;
    },
    async putManifest(manifest) {
      // By the time that the server just said: a device whose clock has jumped must not lose entries.
      const latest = Date.parse(manifest.manifest.generatedAt) - LONGEST_WAIT_MS;
      await change(queue, 'scans', async (store) => {
        const scans = (await store.getAll()).flatMap(toScan);
        const old = scans.filter(({ scannedAt }) => Date.parse(scannedAt) < latest);
        await Promise.all(old.map(({ nonce }) => store.delete(nonce)));
      });
      await change(log, 'manifests', async (store) => {
        const keys = await store.getAllKeys();
        const foreign = keys.filter((key) => !key.startsWith(`${userId}/`));
        await Promise.all([...foreign.map((key) => store.delete(key)), store.put(manifest)]);
      });
    },
    forgetManifest: (key) => change(log, 'manifests', (store) => store.delete(key)),
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
