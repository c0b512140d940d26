/** Matches the content of a page that was drawn ahead of the visit, until the real one takes its place. */
export const DRAWING = '[data-prerendered]';
