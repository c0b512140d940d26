import type { RegistrationListRequest } from './registration-list.repository';

const all = ['events', 'registration'] as const;

/** Somebody's registrations. */
export const registrationKeys = {
  all,
  own: (userId: string) => [...all, 'own', userId] as const,
  list: (userId: string, request: RegistrationListRequest) =>
    [...all, 'list', userId, request] as const,
};
