import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'measuring');

/** Whether somebody's account is counted. */
export const measuringKeys = { all: key(), of: (userId: string) => key(userId) };
