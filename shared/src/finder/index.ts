/** A search whose results are chosen by a button, for forms. */
export { Finder, type FinderProps, type Found } from './finder';
export { useFinder, type FinderState } from './use-finder';
export { useFoundPerformers, useFoundVenues } from './found.queries';
