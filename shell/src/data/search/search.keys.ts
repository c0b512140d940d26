import { entityKey } from '@spotlight/shared/vendor/query';
import type { SearchTerms } from './search.rules';

const key = entityKey('shell', 'search');

/** What a search over the whole site finds. */
export const searchKeys = {
  all: key(),
  events: (terms: SearchTerms) => key('events', terms),
  venues: (terms: SearchTerms) => key('venues', terms),
  performers: (terms: SearchTerms) => key('performers', terms),
};
