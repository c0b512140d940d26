import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'stage');

/** Performers and venues that a form takes over. */
export const stageKeys = {
  start: (asked: object) => key('start', asked),
};
