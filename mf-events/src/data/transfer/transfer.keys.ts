import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'transfer');

/** Tickets on their way from one holder to the next. */
export const transferKeys = {
  all: key(),
  of: (userId: string) => key('of', userId),
  one: (reference: string, userId: string) => key('one', reference, userId),
};
