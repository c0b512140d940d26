import { eventLinks } from '@spotlight/shared/contract/links';
import { paths } from '../../paths';

/** Addresses of which the manifest says that their screen is still to come. */
export const plannedPages = [
  { path: paths.products, key: 'products', actionPath: eventLinks.publishedEvents },
  { path: paths.adRecords, key: 'adRecords', actionPath: paths.adProducts },
  { path: paths.adScheduling, key: 'adScheduling', actionPath: paths.adProducts },
] as const;
