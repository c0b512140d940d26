const all = ['events', 'gate-staff'] as const;

/** Gates and gate staff of events. */
export const doorKeys = {
  all,
  ofEvent: (eventId: string, userId: string) => [...all, 'event', eventId, userId] as const,
  work: (userId: string) => [...all, 'work', userId] as const,
};
