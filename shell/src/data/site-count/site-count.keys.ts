import { entityKey } from '@spotlight/shared/vendor/query';

const keyOf = entityKey('shell', 'site-count');

/** How much there is on the site. */
export const siteCountKeys = { all: keyOf() };
