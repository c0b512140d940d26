export interface SearchTerms {
  query: string;
  /** Id of a city; empty for everywhere. */
  city: string;
}

/** One row of results of each kind on a desktop; the modules' own pages show the rest. */
export const SHOWN = { events: 4, venues: 4, performers: 6 } as const;
