/**
 * Something that a person does. All of it is SQL, so that a step is one question to the database.
 * `v1` chooses among the rows, `v2` and `v3` are small numbers for everything else.
 */
export interface Operation {
  name: string;
  /** How often it is drawn, compared with others. */
  weight?: number;
  /** Whom it can be done by and what to: rows with `actor` and whatever the rest needs, in an order. */
  rows: string;
  /** The call, as an expression over the row `t`. */
  call: string;
  /** The sentence without its subject, with columns in braces. */
  says: string;
}

/** A promise that is asked for after each step: selects the rows that break it, as one text column. */
export { type Invariant } from '../setup/invariant';

/** A thing that is open, and how people can bring it to an end. */
export interface OpenThing {
  name: string;
  /** Rows with `id`, `said` and whatever the ends need. */
  rows: string;
  /** Ways to end it: who calls what, one after the other, as expressions over the row `t`. */
  ends: { by: string; call: string }[][];
  /** By when it ended by itself or can be ended by people, in days; with `byItself` only the former counts. */
  within: number;
  byItself?: boolean;
}
