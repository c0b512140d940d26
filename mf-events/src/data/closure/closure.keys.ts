import { entityKey } from '@spotlight/shared/vendor/query';

/** Days on which cities are closed, and what is decided about events there. */
export const closureKeys = { all: entityKey('events', 'closure')() };
