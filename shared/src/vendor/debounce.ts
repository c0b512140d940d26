/** What follows typing once it rests. Carried by the few screens that need it, not shared at run time. */
export { useDebouncedCallback } from 'use-debounce';
