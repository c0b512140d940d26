import { readCode } from './code.rules';
import {
  GATE_EVENT_ID,
  SECRET,
  codeOf,
  cachedManifest,
  manifestTicket,
  ticketId,
} from './gate.fixtures';
import { hashOf } from './code.rules';
import type { GateManifest, StoredScan } from './gate.schema';
import { judge } from './judge.rules';

interface Case {
  manifest?: Partial<GateManifest>;
  ticket?: Partial<GateManifest['tickets'][number]>;
  scans?: StoredScan[];
  gateId?: string;
}

async function judged(text: string, { manifest, ticket, scans = [], gateId }: Case = {}) {
  const cached = cachedManifest([await manifestTicket(1, ticket)], manifest);
  const code = readCode(text);
  if (!code) throw new Error('no code');
  return judge({
    code,
    hash: code.kind === 'ticket' ? await hashOf(code.secret) : '',
    manifest: cached.manifest,
    manifestAskedAt: cached.askedAt,
    scans,
    gateId: gateId ?? null,
    now: Date.now(),
  });
}

const entry = (overrides: Partial<StoredScan> = {}): StoredScan => ({
  nonce: 'n1',
  eventId: GATE_EVENT_ID,
  code: null,
  ticketId: ticketId(1),
  gateId: null,
  scannedAt: '2026-03-14T11:02:00.000Z',
  verdict: 'ok',
  reason: null,
  state: 'waiting',
  mayBeKnown: false,
  settledAt: null,
  typeName: null,
  initial: null,
  firstAt: null,
  isConflict: false,
  isRead: true,
  ...overrides,
});

test('a ticket of the list is let in, with its type and the first character of the name', async () => {
  expect(await judged(codeOf(1))).toMatchObject({ verdict: 'ok', typeName: '站席', initial: '林' });
});

test('a wrong secret of a known ticket is no ticket', async () => {
  expect(await judged(codeOf(1, 1, 'f'.repeat(32)))).toMatchObject({ verdict: 'invalid' });
});

test('what the list does not have is checked online and never called forged', async () => {
  const online = { verdict: 'check_online', reason: 'not_listed' };
  expect(await judged(codeOf(2))).toMatchObject(online);
  expect(await judged(codeOf(1, 2))).toMatchObject(online);
  expect(await judged('t-8K2M4Q')).toMatchObject({ verdict: 'check_online', reason: 'number' });
  expect(await judged(codeOf(1), { ticket: { status: 'transferring' } })).toMatchObject({
    verdict: 'check_online',
    reason: 'transferring',
  });
});

test('a former code, or a ticket given back, does not say whose it was', async () => {
  const gone = { verdict: 'revoked', initial: null, typeName: null };
  expect(await judged(codeOf(1), { ticket: { version: 2 } })).toMatchObject(gone);
  expect(await judged(codeOf(1), { ticket: { status: 'refunded' } })).toMatchObject(gone);
});

test('whoever came in here or elsewhere does not come in again', async () => {
  expect(await judged(codeOf(1), { scans: [entry()] })).toMatchObject({
    verdict: 'duplicate',
    firstAt: '2026-03-14T11:02:00.000Z',
  });
  const elsewhere = { ticket: { status: 'checked_in' as const } };
  expect(await judged(codeOf(1), elsewhere)).toMatchObject({ verdict: 'duplicate' });
});

test('an entry that was taken back lets the ticket in again', async () => {
  const now = new Date().toISOString();
  const undone = entry({ state: 'undone', settledAt: now });
  expect(
    await judged(codeOf(1), { ticket: { status: 'checked_in' }, scans: [undone] }),
  ).toMatchObject({ verdict: 'ok' });
});

test('a ticket whose money is asked back waits for the answer', async () => {
  expect(await judged(codeOf(1), { ticket: { askedBack: true } })).toMatchObject({
    verdict: 'refund_asked',
    typeName: '站席',
  });
});

test('a newer list knows better than an entry that the server has had', async () => {
  const settled = entry({ state: 'settled', settledAt: '2020-01-01T00:00:00.000Z' });
  expect(await judged(codeOf(1), { scans: [settled] })).toMatchObject({ verdict: 'ok' });
});

test('a gate lets in its own types within its hours', async () => {
  const gate = { id: 'g', name: 'VIP', opensAt: null, closesAt: null };
  const at = (gates: GateManifest['gates']) =>
    judged(codeOf(1), { manifest: { gates }, gateId: 'g' });
  expect(await at([{ ...gate, allowedTypes: ['vip'] }])).toMatchObject({ verdict: 'wrong_gate' });
  expect(
    await at([{ ...gate, allowedTypes: null, closesAt: '2020-01-01T00:00:00Z' }]),
  ).toMatchObject({ verdict: 'wrong_gate' });
  expect(await at([{ ...gate, allowedTypes: ['standing'] }])).toMatchObject({ verdict: 'ok' });
});

test('check-in is open around the event only', async () => {
  const event = {
    id: GATE_EVENT_ID,
    title: '午夜迪斯可',
    startsAt: '2020-01-01T19:00:00+08:00',
    endsAt: '2020-01-01T21:00:00+08:00',
    status: 'approved' as const,
  };
  expect(await judged(codeOf(1), { manifest: { event } })).toMatchObject({ verdict: 'closed' });
});

test('anything else is no ticket', async () => {
  expect(await judged('https://example.test')).toMatchObject({ verdict: 'invalid' });
  expect(readCode('   ')).toBeNull();
  expect(readCode(` ${codeOf(1)}\n`)).toMatchObject({ kind: 'ticket', secret: SECRET });
});
