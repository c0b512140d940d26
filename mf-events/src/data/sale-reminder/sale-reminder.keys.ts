const all = ['events', 'sale-reminder'] as const;

/** The ticket types whose sale somebody waits for. */
export const saleReminderKeys = {
  all,
  ofEvent: (eventId: string, userId: string) => [...all, eventId, userId] as const,
};
