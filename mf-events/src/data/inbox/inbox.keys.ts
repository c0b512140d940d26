import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'inbox');

/** What people asked about own events, and what they were told. */
export const inboxKeys = {
  all: key(),
  page: (eventId: string, page: number) => key(eventId, page),
};
