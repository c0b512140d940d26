const all = ['events', 'stage'] as const;

/** Performers and venues that a form offers. */
export const stageKeys = {
  all,
  performers: (words: string) => [...all, 'performers', words] as const,
  venues: (words: string) => [...all, 'venues', words] as const,
};
