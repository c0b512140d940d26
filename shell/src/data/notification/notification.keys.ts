const all = ['shell', 'notification'] as const;

/** What somebody was told: everything that a new or a read notification changes. */
export const notificationKeys = {
  all,
  latest: (userId: string) => [...all, 'latest', userId] as const,
  pages: (count: number) => [...all, 'pages', count] as const,
};

/** By topic what is told on which way. */
export const notificationSettingKeys = { all: ['shell', 'notification-setting'] as const };
