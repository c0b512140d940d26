import { countInside } from './counts.rules';
import { GATE_EVENT_ID, cachedManifest, manifestTicket, ticketId } from './gate.fixtures';
import type { CheckinCounts, StoredScan } from './gate.schema';

const waiting = (n: number, nonce = `n${n}`): StoredScan => ({
  nonce,
  eventId: GATE_EVENT_ID,
  code: 'T1',
  ticketId: ticketId(n),
  gateId: null,
  scannedAt: new Date().toISOString(),
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
});
const counts: CheckinCounts = {
  expected: 4,
  checkedIn: 1,
  byType: [
    { id: 'standing', name: '站席', expected: 3, checkedIn: 1 },
    { id: 'vip', name: '貴賓席', expected: 1, checkedIn: 0 },
  ],
  results: {},
  lastAt: null,
  byGate: [],
};
const list = async () =>
  cachedManifest([
    await manifestTicket(1, { status: 'checked_in' }),
    await manifestTicket(2),
    await manifestTicket(3, { status: 'transferring' }),
    await manifestTicket(4, { type: 'vip' }),
    await manifestTicket(5, { status: 'refunded' }),
  ]);
const sumOf = ({ byType }: ReturnType<typeof countInside>) => ({
  inside: byType.reduce((sum, { inside }) => sum + inside, 0),
  expected: byType.reduce((sum, { expected }) => sum + expected, 0),
});

test('with and without network the same numbers are said', async () => {
  const online = countInside(await list(), [], counts);
  expect(online).toEqual(countInside(await list(), [], undefined));
  expect(online).toMatchObject({ inside: 1, expected: 4 });
});

test.each([
  ['an entry that waits', [waiting(2)], 2],
  ['one that another gate has reported', [waiting(1)], 1],
  ['two devices’ worth of one ticket', [waiting(2), waiting(2, 'again')], 2],
  ['a ticket that may not come', [waiting(5)], 1],
  ['a ticket that the list does not have', [waiting(9)], 1],
])('%s counts once in all and in its type', async (_, scans, inside) => {
  const counted = countInside(await list(), scans, counts);
  expect(counted.inside).toBe(inside);
  expect(counted).toMatchObject(sumOf(counted));
});
