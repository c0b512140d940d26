const all = ['events', 'gate-staff'] as const;

/** Gates and gate staff of events. */
export const eventGatesKeys = {
  all,
  ofEvent: (eventId: string, userId: string) => [...all, 'event', eventId, userId] as const,
  duty: (userId: string) => [...all, 'duty', userId] as const,
};
