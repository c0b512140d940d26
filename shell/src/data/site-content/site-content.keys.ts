import { entityKey } from '@spotlight/shared/vendor/query';

const keyOf = entityKey('shell', 'site-content');

/** Texts and pictures that the back office changes. */
export const siteContentKeys = {
  all: keyOf(),
  brandImages: keyOf('brand-images'),
  page: (name: string) => keyOf('page', name),
};
