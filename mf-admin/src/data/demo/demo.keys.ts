import { entityKey } from '@spotlight/shared/vendor/query';
import type { ImportKind } from '../import/import.schema';

/** What there are samples of. */
export type DemoKind = ImportKind | 'ads';

const key = entityKey('admin', 'demo');

/** Samples that are shown and stored nowhere. */
export const demoKeys = {
  of: (kind: DemoKind) => key(kind),
};
