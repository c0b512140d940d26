import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('venues', 'bank-account');

/** Where deposits are paid to, by venue. */
export const bankAccountKeys = { all: key(), of: (venueId: string) => key(venueId) };
