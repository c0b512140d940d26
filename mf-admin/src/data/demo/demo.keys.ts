import { entityKey } from '@spotlight/shared/vendor/query';
import type { ImportKind } from '../import/import.schema';

const key = entityKey('admin', 'demo');

/** Samples that are shown and stored nowhere. */
export const demoKeys = {
  of: (kind: ImportKind) => key(kind),
};
