/** A promise of the whole database: its query names the rows that break it. */
export interface Invariant {
  name: string;
  /** Selects one text column, the offending row. */
  query: string;
}
