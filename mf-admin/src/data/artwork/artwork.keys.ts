import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('admin', 'artwork');

/** Originals of advertisements. */
export const artworkKeys = { all: key(), file: (path: string) => key(path) };
