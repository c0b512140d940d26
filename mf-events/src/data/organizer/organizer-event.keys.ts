import { entityKey } from '@spotlight/shared/vendor/query';
import type { OrganizerListRequest } from './organizer-event.repository';

const key = entityKey('events', 'organizer-event');

/** Events as their organizer sees them, with what was sold. */
export const organizerEventKeys = {
  all: key(),
  list: (userId: string, request: OrganizerListRequest) => key('list', userId, request),
  /** @param isForForm read once, for a form that is typed into */
  one: (id: string, userId: string, isForForm: boolean) => key('one', id, userId, isForForm),
  sales: (id: string) => key('sales', id),
};
