const all = ['admin', 'access'] as const;

/** What somebody may do in the back office. */
export const accessKeys = {
  all,
  /** @param userId the answer for one person is not used for the next one in the same tab */
  of: (userId: string) => [...all, userId] as const,
};
