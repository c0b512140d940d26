import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('admin', 'ad-catalogue');

/** Placements and what is sold of them. */
export const adCatalogueKeys = {
  all: key(),
  whole: (userId: string) => key('whole', userId),
};
