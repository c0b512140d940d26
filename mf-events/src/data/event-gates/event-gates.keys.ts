import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'gate-staff');

/** Gates and gate staff of events. */
export const eventGatesKeys = {
  all: key(),
  ofEvent: (eventId: string, userId: string) => key('event', eventId, userId),
  duty: (userId: string) => key('duty', userId),
};
