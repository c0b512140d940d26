import type { CheckinCounts, CachedManifest, StoredScan } from './gate.schema';
import { entryOf } from './judge.rules';

/** How many are inside of how many who may come. */
interface Count {
  inside: number;
  expected: number;
}

/** In all and of each type; all is always the sum of the types. */
export interface InsideCounts extends Count {
  byType: (Count & { id: string; name: string })[];
}

const mayCome = ['valid', 'checked_in', 'transferring'];

/**
 * What the server counted and the entries that wait here; without the server, what this device knows.
 * An entry that waits counts once, and only when the list has its ticket as one that is outside.
 */
export function countInside(
  { manifest, askedAt }: CachedManifest,
  scans: readonly StoredScan[],
  counts: CheckinCounts | undefined,
): InsideCounts {
  const expected = manifest.tickets.filter(({ status }) => mayCome.includes(status));
  const waiting = new Set(
    scans.filter(({ state }) => state === 'waiting').map(({ ticketId }) => ticketId),
  );
  const waitingOf = (type: string) =>
    expected.filter(
      (ticket) => ticket.type === type && ticket.status !== 'checked_in' && waiting.has(ticket.id),
    ).length;
  const isInside = ({ id, status }: (typeof expected)[number]) =>
    status === 'checked_in' || entryOf(id, scans, askedAt) !== undefined;
  const byType = counts
    ? counts.byType.map(({ id, name, checkedIn, expected: all }) => ({
        id,
        name,
        inside: Math.min(checkedIn + waitingOf(id), all),
        expected: all,
      }))
    : Object.entries(manifest.types).map(([id, name]) => {
        const ofType = expected.filter(({ type }) => type === id);
        return { id, name, inside: ofType.filter(isInside).length, expected: ofType.length };
      });
  return {
    inside: byType.reduce((sum, { inside }) => sum + inside, 0),
    expected: byType.reduce((sum, { expected: all }) => sum + all, 0),
    byType,
  };
}
