import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'leaving');

/** Whether the account goes, and what stands in the way. */
export const leavingKeys = { all: key(), wish: key('wish'), obligations: key('obligations') };
