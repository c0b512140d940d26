const all = ['events', 'transfer'] as const;

/** Tickets on their way from one holder to the next. */
export const transferKeys = {
  all,
  of: (userId: string) => [...all, 'of', userId] as const,
  one: (reference: string, userId: string) => [...all, 'one', reference, userId] as const,
};
