import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'waitlist');

/** Somebody's waitlist entries. */
export const waitlistKeys = {
  all: key(),
  of: (userId: string) => key(userId),
};
