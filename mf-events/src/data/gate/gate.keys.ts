const all = ['events', 'gate'] as const;

/** What a gate works with: its list, its counts, a search by name. */
export const gateKeys = {
  all,
  manifest: (eventId: string, userId: string) => [...all, 'manifest', eventId, userId] as const,
  counts: (eventId: string, userId: string) => [...all, 'counts', eventId, userId] as const,
  found: (eventId: string, userId: string, words: string) =>
    [...all, 'found', eventId, userId, words] as const,
};
