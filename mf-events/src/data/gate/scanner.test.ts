import { createFakeBackend, type FakeFunctions } from '@spotlight/shared/contract/testing';
import { Scanner } from './scanner';
import { createMemoryStorage } from './gate-storage';
import { GATE_EVENT_ID, codeOf, cachedManifest, manifestTicket, ticketId } from './gate.fixtures';
import type { CachedManifest, ServerScan } from './gate.schema';

let cached: CachedManifest;
let isOnline = true;
beforeAll(async () => {
  cached = cachedManifest([await manifestTicket(1), await manifestTicket(2)]);
});
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => jest.restoreAllMocks());

const answer = (nonce: unknown, result: ServerScan['result'], n = 1) => ({
  nonce: String(nonce),
  result,
  scannedAt: '2026-03-14T19:02:00+08:00',
  ticket: {
    id: ticketId(n),
    ticketNo: 'T-8K2M4Q',
    holderName: '𠮷田芷晴',
    ticketTypeName: '站席',
    checkedInAt: '2026-03-14T19:02:00+08:00',
  },
});

interface SentScan {
  nonce: string;
  code: string;
  gate_id: string | null;
}

function openScanner(functions: FakeFunctions = {}, storage = createMemoryStorage()) {
  const backend = createFakeBackend(functions);
  const scanner = new Scanner({ backend, storage, eventId: GATE_EVENT_ID, deviceId: 'd' });
  return { scanner, storage, scan: (code: string) => scanner.scan(code, cached, null) };
}

test('with network the server decides, and nothing on the device could admit anybody', async () => {
  const { scanner, storage, scan } = openScanner({
    check_in: ({ p_nonce }) => ({ data: answer(p_nonce, 'ok') }),
  });
  await scan(codeOf(1));
  expect(scanner.view.getState().last).toMatchObject({ verdict: 'ok', holderName: '𠮷田芷晴' });
  const [stored] = await storage.listScans(GATE_EVENT_ID);
  expect(stored).toMatchObject({ code: null, state: 'settled', initial: '𠮷' });
  expect(JSON.stringify(stored)).not.toContain('𠮷田芷晴');
});

test('without network an entry is written down, let in once, and reported later', async () => {
  const sent: SentScan[] = [];
  const { scanner, storage, scan } = openScanner({
    merge_scans: ({ p_scans }) => {
      sent.push(...(p_scans as SentScan[]));
      return { data: { scans: sent.map(({ nonce }) => answer(nonce, 'ok')) } };
    },
  });
  isOnline = false;
  await scan(codeOf(1));
  expect(scanner.view.getState().last).toMatchObject({
    verdict: 'ok',
    isOffline: true,
    state: 'waiting',
  });
  await scan(codeOf(1));
  expect(scanner.view.getState().last).toMatchObject({ verdict: 'duplicate' });
  await scan(codeOf(2, 1, 'f'.repeat(32)));
  expect(scanner.view.getState().last).toMatchObject({ verdict: 'invalid' });
  expect(await storage.listScans(GATE_EVENT_ID)).toHaveLength(3);

  isOnline = true;
  await scanner.merge();
  expect(sent).toEqual([expect.objectContaining({ code: codeOf(1) })]);
  expect(
    scanner.view.getState().scans.every(({ state, code }) => state === 'settled' && !code),
  ).toBe(true);
});

test('on a network that never answers, one scan waits and the next ones do not', async () => {
  jest.useFakeTimers();
  const checkIn = jest.fn(() => new Promise<never>(() => undefined));
  const { rest, ...backend } = createFakeBackend({
    merge_scans: ({ p_scans }) => ({
      data: { scans: (p_scans as SentScan[]).map(({ nonce }) => answer(nonce, 'ok')) },
    }),
  });
  const silent = async () => {
    const { rpc } = await rest();
    return {
      rpc: (...call: Parameters<typeof rpc>) => (call[0] === 'check_in' ? checkIn() : rpc(...call)),
    };
  };
  const scanner = new Scanner({
    backend: { ...backend, rest: silent } as unknown as typeof backend & { rest: typeof rest },
    storage: createMemoryStorage(),
    eventId: GATE_EVENT_ID,
    deviceId: 'd',
  });
  const scan = (code: string) => scanner.scan(code, cached, null);
  const first = scan(codeOf(1));
  await jest.advanceTimersByTimeAsync(3_000);
  await first;
  await scan(codeOf(2));
  expect(checkIn).toHaveBeenCalledTimes(1);
  expect(scanner.view.getState().scans.map(({ verdict, state }) => [verdict, state])).toEqual([
    ['ok', 'waiting'],
    ['ok', 'waiting'],
  ]);
  // An answer to anything says that the network is back.
  await scanner.merge();
  void scan(codeOf(3));
  await jest.advanceTimersByTimeAsync(0);
  expect(checkIn).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('whoever waits in the queue is not let in again by a server that does not know yet', async () => {
  const checkIn = jest.fn();
  const { scanner, scan } = openScanner({ check_in: checkIn });
  isOnline = false;
  await scan(codeOf(1));
  isOnline = true;
  await scan(codeOf(1));
  expect(checkIn).not.toHaveBeenCalled();
  expect(scanner.view.getState().last).toMatchObject({ verdict: 'duplicate' });
});

test('a scan without an answer keeps its nonce, so the server counts it once', async () => {
  const nonces: unknown[] = [];
  const { scan, scanner } = openScanner({
    check_in: ({ p_nonce }) => {
      nonces.push(p_nonce);
      return nonces.length === 1
        ? { code: 'SERVER', status: 503 }
        : { data: answer(p_nonce, 'ok', 3) };
    },
  });
  await scan(codeOf(3));
  expect(scanner.view.getState().last).toMatchObject({ verdict: 'check_online' });
  await scan(codeOf(3));
  expect(nonces[1]).toBe(nonces[0]);
  expect(scanner.view.getState().last).toMatchObject({ verdict: 'ok' });
});

test('an entry without an answer is reported with the same nonce', async () => {
  const nonces: unknown[] = [];
  const { scan, scanner } = openScanner({
    check_in: ({ p_nonce }) => {
      nonces.push(p_nonce);
      return { code: 'SERVER', status: 503 };
    },
    merge_scans: ({ p_scans }) => ({
      data: { scans: (p_scans as SentScan[]).map(({ nonce }) => answer(nonce, 'ok')) },
    }),
  });
  await scan(codeOf(1));
  const [waiting] = scanner.view.getState().scans;
  expect(waiting).toMatchObject({ nonce: nonces[0], state: 'waiting', mayBeKnown: true });
  await scanner.merge();
  expect(scanner.view.getState().scans[0]).toMatchObject({ state: 'settled', isConflict: false });
});

test('what another device let in meanwhile is a conflict until the staff has seen it', async () => {
  const { scan, scanner } = openScanner({
    merge_scans: ({ p_scans }) => ({
      data: {
        scans: (p_scans as SentScan[]).map(({ nonce }) => answer(nonce, 'duplicate_offline')),
      },
    }),
  });
  isOnline = false;
  await scan(codeOf(1));
  isOnline = true;
  await scanner.merge();
  const conflict = { verdict: 'duplicate_offline', isConflict: true };
  expect(scanner.view.getState().scans[0]).toMatchObject({ ...conflict, isRead: false });
  await scanner.acknowledge();
  expect(scanner.view.getState().scans[0]).toMatchObject({ ...conflict, isRead: true });
});

test('a gate that was removed does not keep entries from being reported', async () => {
  const gates: unknown[] = [];
  const { scanner } = openScanner({
    merge_scans: ({ p_scans }) => {
      const scans = p_scans as SentScan[];
      gates.push(scans[0]?.gate_id);
      return scans[0]?.gate_id
        ? { code: 'NOT_FOUND', status: 404 }
        : { data: { scans: scans.map(({ nonce }) => answer(nonce, 'ok')) } };
    },
  });
  isOnline = false;
  await scanner.scan(codeOf(1), cached, 'gone');
  isOnline = true;
  await scanner.merge();
  expect(gates).toEqual(['gone', null]);
});

test('an entry that nobody heard of is taken back on the device, any other on the server', async () => {
  const undo = jest.fn(() => ({ data: { status: 'valid' } }));
  const { scan, scanner } = openScanner({
    undo_check_in: undo,
    check_in: ({ p_nonce }) => ({ data: answer(p_nonce, 'ok') }),
  });
  isOnline = false;
  await scan(codeOf(1));
  const [waiting] = scanner.view.getState().scans;
  if (waiting) await scanner.undo(waiting, '掃錯人');
  expect(undo).not.toHaveBeenCalled();
  isOnline = true;
  await scan(codeOf(1));
  const [settled] = scanner.view.getState().scans;
  if (settled) await scanner.undo(settled, '掃錯人');
  expect(undo).toHaveBeenCalledWith({ p_ticket_id: ticketId(1), p_reason: '掃錯人' });
  expect(scanner.view.getState().scans.map(({ state }) => state)).toEqual(['undone', 'undone']);
});

test('a closed check-in stays closed, whatever the clock of the device says', async () => {
  const { scan, scanner } = openScanner({
    check_in: () => ({ code: 'INVALID_STATE', status: 409 }),
  });
  await scan(codeOf(1));
  expect(scanner.view.getState().last).toMatchObject({ verdict: 'closed', state: 'settled' });
});

test('the same code twice at once is one scan', async () => {
  const checkIn = jest.fn(({ p_nonce }: Record<string, unknown>) => ({
    data: answer(p_nonce, 'ok'),
  }));
  const { scan } = openScanner({ check_in: checkIn });
  await Promise.all([scan(codeOf(1)), scan(codeOf(1))]);
  expect(checkIn).toHaveBeenCalledTimes(1);
});

/** A moment that comes when the test says so. */
function moment() {
  let come!: () => void;
  const promise = new Promise<void>((resolve) => (come = resolve));
  return { promise, come };
}

const allOk = ({ p_scans }: Record<string, unknown>) => ({
  data: { scans: (p_scans as SentScan[]).map(({ nonce }) => answer(nonce, 'ok')) },
});

test('the answer to one ticket does not stand while the next one is asked about', async () => {
  const server = moment();
  const { scan, scanner } = openScanner({
    check_in: async ({ p_nonce, p_code }) => {
      if (p_code === codeOf(2)) await server.promise;
      return { data: answer(p_nonce, 'ok') };
    },
  });
  await scan(codeOf(1));
  expect(scanner.view.getState()).toMatchObject({ last: { verdict: 'ok' }, isDeciding: false });
  const next = scan(codeOf(2));
  expect(scanner.view.getState()).toMatchObject({ last: null, isDeciding: true });
  server.come();
  await next;
  expect(scanner.view.getState()).toMatchObject({ last: { verdict: 'ok' }, isDeciding: false });
});

test('what is reported while another entry is written down stays reported', async () => {
  const storage = createMemoryStorage();
  const { scan, scanner } = openScanner({ merge_scans: allOk }, storage);
  isOnline = false;
  await scan(codeOf(1));
  const disk = moment();
  const reached = moment();
  jest.spyOn(storage, 'putScans').mockImplementationOnce(() => {
    reached.come();
    return disk.promise;
  });
  const next = scan(codeOf(2));
  await reached.promise;
  isOnline = true;
  await scanner.merge();
  isOnline = false;
  disk.come();
  await next;
  const states = scanner.view.getState().scans.map(({ ticketId: id, state }) => [id, state]);
  expect(states).toEqual([
    [ticketId(2), 'waiting'],
    [ticketId(1), 'settled'],
  ]);
});

test('an entry that was being decided when the network came back does not wait for the clock', async () => {
  const storage = createMemoryStorage();
  const { scan, scanner } = openScanner({ merge_scans: allOk }, storage);
  isOnline = false;
  const put = storage.putScans;
  jest.spyOn(storage, 'putScans').mockImplementationOnce(async (scans) => {
    await put(scans);
    isOnline = true;
    // As the browser's event does; nothing waits yet.
    await scanner.merge();
  });
  const reported = new Promise<string>((resolve) => {
    scanner.view.subscribe(({ scans: [latest] }) => {
      if (latest?.state === 'settled') resolve(latest.state);
    });
  });
  await scan(codeOf(1));
  await expect(reported).resolves.toBe('settled');
});

test('a report that began on a dead network is made again when the network is back', async () => {
  const deadNetwork = moment();
  let attempts = 0;
  const { scan, scanner } = openScanner({
    merge_scans: async (args) => {
      attempts += 1;
      if (attempts > 1) return allOk(args);
      await deadNetwork.promise;
      return { code: 'SERVER', status: 503 };
    },
  });
  isOnline = false;
  await scan(codeOf(1));
  isOnline = true;
  const first = scanner.merge();
  const whenOnline = scanner.merge();
  deadNetwork.come();
  await Promise.all([first, whenOnline]);
  expect(attempts).toBe(2);
  expect(scanner.view.getState().scans[0]).toMatchObject({ state: 'settled' });
});

test('a report that fails is not made again by itself', async () => {
  const report = jest.fn(() => ({ code: 'SERVER', status: 503 }) as const);
  const { scan, scanner } = openScanner({ merge_scans: report });
  isOnline = false;
  await scan(codeOf(1));
  isOnline = true;
  await scanner.merge();
  expect(report).toHaveBeenCalledTimes(1);
});
