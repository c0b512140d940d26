const all = ['events', 'review'] as const;

/** What people thought of events. */
export const eventReviewKeys = {
  all,
  mine: (userId: string) => [...all, 'mine', userId] as const,
  ofEvent: (eventId: string, page: number) => [...all, 'of', eventId, page] as const,
};
