import type { CheckinCounts, CachedManifest, StoredScan } from './gate.schema';
import { entryOf } from './judge.rules';

/** How many are inside of how many, in all and of each type. */
export interface InsideCounts {
  inside: number;
  expected: number;
  byType: { id: string; name: string; inside: number; expected: number }[];
}

/** What the server counted and the entries that wait here; without the server, what this device knows. */
export function countInside(
  { manifest, askedAt }: CachedManifest,
  scans: readonly StoredScan[],
  counts: CheckinCounts | undefined,
): InsideCounts {
  const waiting = scans.filter(({ state }) => state === 'waiting');
  const waitingOf = (type: string) =>
    waiting.filter(({ ticketId }) =>
      manifest.tickets.some((ticket) => ticket.id === ticketId && ticket.type === type),
    ).length;
  if (counts) {
    return {
      inside: counts.checkedIn + waiting.length,
      expected: counts.expected,
      byType: counts.byType.map(({ id, name, checkedIn, expected }) => ({
        id,
        name,
        inside: checkedIn + waitingOf(id),
        expected,
      })),
    };
  }
  const expected = manifest.tickets.filter(
    ({ status }) => status === 'valid' || status === 'checked_in' || status === 'transferring',
  );
  const isInside = ({ id, status }: (typeof expected)[number]) =>
    status === 'checked_in' || entryOf(id, scans, askedAt) !== undefined;
  const byType = Object.entries(manifest.types).map(([id, name]) => {
    const ofType = expected.filter(({ type }) => type === id);
    return { id, name, inside: ofType.filter(isInside).length, expected: ofType.length };
  });
  return { inside: expected.filter(isInside).length, expected: expected.length, byType };
}
