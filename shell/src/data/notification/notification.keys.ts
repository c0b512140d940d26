import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'notification');

/** What somebody was told: everything that a new or a read notification changes. */
export const notificationKeys = {
  all: key(),
  latest: (userId: string) => key('latest', userId),
  pages: (count: number) => key('pages', count),
};

/** Whether mails reach the person. */
export const mailStateKeys = { all: entityKey('shell', 'mail-state')() };

/** By topic what is told on which way. */
export const notificationSettingKeys = { all: entityKey('shell', 'notification-setting')() };
