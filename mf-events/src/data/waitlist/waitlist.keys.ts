const all = ['events', 'waitlist'] as const;

/** Somebody's waitlist entries. */
export const waitlistKeys = {
  all,
  of: (userId: string) => [...all, userId] as const,
};
