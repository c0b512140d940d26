const all = ['events', 'inbox'] as const;

/** What people asked about own events, and what they were told. */
export const inboxKeys = {
  all,
  page: (eventId: string, page: number) => [...all, eventId, page] as const,
};
