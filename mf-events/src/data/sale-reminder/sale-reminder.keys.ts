import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'sale-reminder');

/** The ticket types whose sale somebody waits for. */
export const saleReminderKeys = {
  all: key(),
  ofEvent: (eventId: string, userId: string) => key(eventId, userId),
};
