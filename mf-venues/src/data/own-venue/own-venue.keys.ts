import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('venues', 'own-venue');

/** Venues as their owners see them. */
export const ownVenueKeys = { all: key(), list: (userId: string) => key('list', userId) };
