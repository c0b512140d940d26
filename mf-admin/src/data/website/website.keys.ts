import { entityKey } from '@spotlight/shared/vendor/query';
import type { FeaturedType } from './website.schema';

const key = entityKey('admin', 'website');

/** Texts, pictures, banners and featured content of the site. */
export const websiteKeys = {
  all: key(),
  texts: key('texts'),
  images: key('images'),
  banners: key('banners'),
  featured: key('featured'),
  featuredOf: (type: FeaturedType) => key('featured', type),
  candidates: (type: FeaturedType, query: string) => key('featured', type, 'candidates', query),
};
