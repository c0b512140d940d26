import { readFile } from 'node:fs/promises';
import { taipeiDay } from '@spotlight/shared/format';
import * as z from '@spotlight/shared/vendor/zod';
import { writeAtomically } from '../site/atomic-file';

const stateSchema = z.object({
  /** What all prerendered pages depend on, see `basisOf`. */
  basis: z.string(),
  /** When everything, and when the lists were rendered last, in ms since 1970. */
  renderedAllAt: z.number(),
  renderedListsAt: z.number(),
  /** List → the kinds of details that it led to. */
  kinds: z.record(z.string(), z.array(z.string())),
  /** Lists that are yet to be rendered, because something in them has changed. */
  staleLists: z.array(z.string()),
  /** `changed_at` of the last change that was seen. */
  since: z.nullable(z.string()),
  /** Address → `changed_at` that its prerendered page shows, for changes that may be named once more. */
  seen: z.record(z.string(), z.string()),
  /** Addresses of details that are yet to be rendered. */
  waiting: z.array(z.string()),
  /** Addresses that are yet to be rendered in the other languages. */
  copies: z.array(z.string()),
  /** Addresses that could not be rendered, at all or in the other languages, and are tried again. */
  failed: z.array(z.string()),
  failedCopies: z.array(z.string()),
  /** When that is, in ms since 1970, and how many times it went wrong in a row. */
  retryAt: z.number(),
  retries: z.number(),
});
export type PrerenderState = z.infer<typeof stateSchema>;

/** Nothing rendered yet. */
export const startingState = (basis: string): PrerenderState => ({
  basis,
  renderedAllAt: 0,
  renderedListsAt: 0,
  kinds: {},
  staleLists: [],
  since: null,
  seen: {},
  waiting: [],
  copies: [],
  failed: [],
  failedCopies: [],
  retryAt: 0,
  retries: 0,
});

/**
 * Does the last pass stand for what is published now? What time alone changes, such as the hours of today or an
 * event that is over, is caught up with when a day begins in Taipei.
 */
export const isOfToday = (last: PrerenderState, basis: string, now: number): boolean =>
  last.basis === basis && taipeiDay(last.renderedAllAt) === taipeiDay(now);

/** What the last pass left behind; null when there is none that can be read. */
export async function readState(file: string): Promise<PrerenderState | null> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

export const writeState = (file: string, state: PrerenderState): Promise<void> =>
  writeAtomically(file, JSON.stringify(state));
