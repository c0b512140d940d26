/** Matches the content of a page that was prerendered, until the real one takes its place. */
export const PRERENDERED = '[data-prerendered]';
