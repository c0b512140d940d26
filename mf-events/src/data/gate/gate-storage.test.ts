/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { forgetPrivateStorage } from '@spotlight/shared/contract';
import { GATE_EVENT_ID, codeOf, cachedManifest, ticketId } from './gate.fixtures';
import { openGateStorage } from './gate-storage';
import type { StoredScan } from './gate.schema';

// jsdom hides it from what runs inside.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

const scannedAt = new Date().toISOString();

const scan = (nonce: string, overrides: Partial<StoredScan> = {}): StoredScan => ({
  nonce,
  eventId: GATE_EVENT_ID,
  code: codeOf(1),
  ticketId: ticketId(1),
  gateId: null,
  scannedAt,
  verdict: 'ok',
  reason: null,
  state: 'waiting',
  mayBeKnown: false,
  settledAt: null,
  typeName: '站席',
  initial: '林',
  firstAt: null,
  isConflict: false,
  isRead: true,
  ...overrides,
});
const settled = (nonce: string) => scan(nonce, { state: 'settled', code: null });

const signOut = async () => {
  forgetPrivateStorage();
  // Done once nothing private is listed any more.
  for (;;) {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    if (!names.some((name) => name.startsWith('spotlight.private.'))) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const nonces = (scans: StoredScan[]) => scans.map(({ nonce }) => nonce).toSorted();

afterEach(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
});

test('scans and the list come back after a reload, to the person who made them', async () => {
  const before = await openGateStorage('u');
  await before.putScans([scan('a'), settled('b')]);
  const cached = cachedManifest([]);
  await before.putManifest(cached);
  const after = await openGateStorage('u');
  expect(nonces(await after.listScans(GATE_EVENT_ID))).toEqual(['a', 'b']);
  expect(await after.listScans('another event')).toEqual([]);
  expect(await after.getManifest(cached.key)).toEqual(cached);
});

test('a scan that was reported waits no longer', async () => {
  const storage = await openGateStorage('u');
  await storage.putScans([scan('a')]);
  await storage.putScans([settled('a')]);
  expect(await storage.listScans(GATE_EVENT_ID)).toEqual([settled('a')]);
  await signOut();
  expect(await (await openGateStorage('u')).listScans(GATE_EVENT_ID)).toEqual([]);
});

test('signing out leaves nothing but what was not reported, without names, for its person alone', async () => {
  const storage = await openGateStorage('u');
  await storage.putScans([scan('a'), settled('b')]);
  await storage.putManifest(cachedManifest([]));
  await signOut();
  const other = await openGateStorage('other');
  expect(await other.listScans(GATE_EVENT_ID)).toEqual([]);
  expect(await other.getManifest(cachedManifest([]).key)).toBeNull();
  const again = await openGateStorage('u');
  expect(await again.listScans(GATE_EVENT_ID)).toEqual([scan('a', { initial: null })]);
});

test('a page that is still open while its database is removed goes on', async () => {
  const storage = await openGateStorage('u');
  await storage.putScans([settled('a')]);
  await signOut();
  await storage.putScans([settled('b')]);
  expect(nonces(await storage.listScans(GATE_EVENT_ID))).toEqual(['b']);
});

test('a list of somebody else goes when one is cached', async () => {
  await (await openGateStorage('u')).putManifest(cachedManifest([]));
  const next = { ...cachedManifest([]), key: `v/${GATE_EVENT_ID}`, userId: 'v' };
  const storage = await openGateStorage('v');
  await storage.putManifest(next);
  expect(await storage.getManifest(cachedManifest([]).key)).toBeNull();
  expect(await storage.getManifest(next.key)).toEqual(next);
});

test('an entry that nobody reported for a month is forgotten', async () => {
  const monthsAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
  const storage = await openGateStorage('u');
  await storage.putScans([scan('old', { scannedAt: monthsAgo }), scan('new')]);
  // Whatever the device's clock says: it is the server that says how long ago that was.
  const years = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 900 * 86_400_000);
  expect(await (await openGateStorage('u')).listScans(GATE_EVENT_ID)).toHaveLength(2);
  years.mockRestore();
  await storage.putManifest(cachedManifest([]));
  expect(nonces(await (await openGateStorage('u')).listScans(GATE_EVENT_ID))).toEqual(['new']);
});
