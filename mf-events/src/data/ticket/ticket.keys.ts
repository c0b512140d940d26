import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'ticket');

/** Somebody's tickets. */
export const ticketKeys = {
  all: key(),
  of: (userId: string) => key(userId),
};
