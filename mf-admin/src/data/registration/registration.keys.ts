import { entityKey } from '@spotlight/shared/vendor/query';
import type { RegistrationFilters } from './registration.rules';

const key = entityKey('admin', 'registration');

/** Who registered for an event. */
export const registrationKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, eventId: string, filters: Omit<RegistrationFilters, 'open' | 'hide'>) =>
    key('list', userId, eventId, filters),
};
