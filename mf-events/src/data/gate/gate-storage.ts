import {
  keptManifestSchema,
  keptScanSchema,
  type KeptManifest,
  type KeptScan,
} from './gate.schema';

/** Where a scanner keeps what must outlive a reload. */
export interface GateStorage {
  listScans(eventId: string): Promise<KeptScan[]>;
  /** Resolves when they would survive a crash of the page. */
  putScans(scans: readonly KeptScan[]): Promise<void>;
  getManifest(key: string): Promise<KeptManifest | null>;
  /** Keeps it and forgets those of other people: one scanner, one person at a time. */
  putManifest(manifest: KeptManifest): Promise<void>;
  forgetManifest(key: string): Promise<void>;
}

const DATABASE = 'spotlight.gate';
const SCANS = 'scans';
const MANIFESTS = 'manifests';

const faultOf = ({ error }: { error: DOMException | null }) =>
  error ?? new Error('IndexedDB failed');

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(faultOf(request)));
  });

const committed = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('error', () => reject(faultOf(work)));
    work.addEventListener('abort', () => reject(faultOf(work)));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    database.createObjectStore(SCANS, { keyPath: 'nonce' }).createIndex('eventId', 'eventId');
    database.createObjectStore(MANIFESTS, { keyPath: 'key' });
  });
  return settled(request);
}

/** The browser's own database. @throws where it is switched off */
export async function openGateStorage(): Promise<GateStorage> {
  const database = await openDatabase();
  const change = (store: string) =>
    // Power may go at any moment at a door: an entry counts once it is on the disk.
    database.transaction(store, 'readwrite', { durability: 'strict' });
  return {
    async listScans(eventId) {
      const store = database.transaction(SCANS).objectStore(SCANS);
      const rows: unknown[] = await settled(store.index('eventId').getAll(eventId));
      return rows.flatMap((row) => {
        const scan = keptScanSchema.safeParse(row);
        return scan.success ? [scan.data] : [];
      });
    },
    async putScans(scans) {
      const work = change(SCANS);
      for (const scan of scans) work.objectStore(SCANS).put(scan);
      await committed(work);
    },
    async getManifest(key) {
      const store = database.transaction(MANIFESTS).objectStore(MANIFESTS);
      const kept = keptManifestSchema.safeParse(await settled(store.get(key)));
      return kept.success ? kept.data : null;
    },
    async putManifest(manifest) {
      const work = change(MANIFESTS);
      const store = work.objectStore(MANIFESTS);
      const prefix = `${manifest.userId}/`;
      const keys = await settled(store.getAllKeys());
      for (const key of keys) {
        if (typeof key !== 'string' || !key.startsWith(prefix)) store.delete(key);
      }
      store.put(manifest);
      await committed(work);
    },
    async forgetManifest(key) {
      const work = change(MANIFESTS);
      work.objectStore(MANIFESTS).delete(key);
      await committed(work);
    },
  };
}

/** Keeps it for as long as the page is open: where a browser has no database, and in tests. */
export function createMemoryStorage(): GateStorage {
  const scans = new Map<string, KeptScan>();
  const manifests = new Map<string, KeptManifest>();
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
