import { entityKey } from '@spotlight/shared/vendor/query';
import type { SearchKind, SearchTerms, Slice } from './search.rules';

const key = entityKey('shell', 'search');

/** What a search over the whole site finds. */
export const searchKeys = {
  all: key(),
  found: (kind: SearchKind, terms: SearchTerms, slice: Slice) => key(kind, terms, slice),
};
