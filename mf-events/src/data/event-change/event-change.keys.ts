import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'event-change');

/** Whom changes of events would concern. */
export const eventChangeKeys = {
  all: key(),
  /** @param asked which opening of the question: each looks anew */
  change: (asked: string) => key('change', asked),
  cancellation: (eventId: string) => key('cancellation', eventId),
};
