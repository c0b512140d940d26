import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'suggestion');

/** What somebody may be looking for, by what is typed so far. */
export const suggestionKeys = { all: key(), of: (typed: string) => key('of', typed) };
