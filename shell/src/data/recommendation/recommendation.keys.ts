import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'recommendation');

/** What suits one person, or one of that person's pages. */
export const recommendationKeys = {
  all: key(),
  events: (userId: string) => key('events', userId),
  performers: (venueId: string) => key('performers', venueId),
  venues: (performerId: string) => key('venues', performerId),
};
