import { entityKey } from '@spotlight/shared/vendor/query';
import type { RegistrationListRequest } from './registration-list.repository';

const key = entityKey('events', 'registration');

/** Somebody's registrations. */
export const registrationKeys = {
  all: key(),
  own: (userId: string) => key('own', userId),
  list: (userId: string, request: RegistrationListRequest) => key('list', userId, request),
};
