import type { SearchTerms } from './search.rules';

const all = ['shell', 'search'] as const;

/** What a search over the whole site finds. */
export const searchKeys = {
  all,
  events: (terms: SearchTerms) => [...all, 'events', terms] as const,
  venues: (terms: SearchTerms) => [...all, 'venues', terms] as const,
  performers: (terms: SearchTerms) => [...all, 'performers', terms] as const,
};
