import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'stage');

/** Performers and venues that a form offers. */
export const stageKeys = {
  all: key(),
  performers: (words: string) => key('performers', words),
  venues: (words: string) => key('venues', words),
};
