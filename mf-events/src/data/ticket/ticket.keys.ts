const all = ['events', 'ticket'] as const;

/** Somebody's tickets. */
export const ticketKeys = {
  all,
  of: (userId: string) => [...all, userId] as const,
};
