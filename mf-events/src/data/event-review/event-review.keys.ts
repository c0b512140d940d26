import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'review');

/** What people thought of events. */
export const eventReviewKeys = {
  all: key(),
  mine: (userId: string) => key('mine', userId),
  ofEvent: (eventId: string, page: number) => key('of', eventId, page),
};
