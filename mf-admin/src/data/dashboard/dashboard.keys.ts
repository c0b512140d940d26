const all = ['admin', 'dashboard'] as const;

/** The figures of the overview. */
export const dashboardKeys = {
  all,
  /** @param userId one administrator's figures are not shown to the next person in the tab */
  of: (userId: string) => [...all, userId] as const,
};
