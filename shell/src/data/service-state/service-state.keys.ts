import { entityKey } from '@spotlight/shared/vendor/query';

const keyOf = entityKey('shell', 'service-state');

/** How the parts of the site answer. */
export const serviceStateKeys = { all: keyOf() };
