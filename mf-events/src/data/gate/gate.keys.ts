import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'gate');

/** What a gate works with: its list, its counts, a search by name. */
export const gateKeys = {
  all: key(),
  manifest: (eventId: string, userId: string) => key('manifest', eventId, userId),
  allCounts: key('counts'),
  counts: (eventId: string, userId: string) => key('counts', eventId, userId),
  found: (eventId: string, userId: string, words: string) => key('found', eventId, userId, words),
};
