/** Matches the content of a page that was prerendered, until the real one takes its place. */
export const PRERENDERED = '[data-prerendered]';

/** A choice of a list that was folded, `[text, value]`, or a group of them. */
export type FoldedChoice = [string, string] | [string, FoldedChoice[]];
