import { matchPath } from '@spotlight/shared/vendor/router';
import { neighbours, paths } from '../../paths';

/** Key of a page's words under `comingSoon`, and where a visitor can go meanwhile. */
interface ComingSoonPage {
  path: string;
  key: string;
  actionPath: string;
}

const pages: readonly ComingSoonPage[] = [
  { path: paths.birthdayPage, key: 'birthdayPage', actionPath: paths.birthday },
  { path: paths.supportAds, key: 'supportAds', actionPath: paths.birthday },
  { path: paths.supportMap, key: 'supportMap', actionPath: neighbours.supportEvents },
  { path: paths.adProducts, key: 'adProducts', actionPath: paths.supportAds },
  { path: paths.adProductDetail, key: 'adProductDetail', actionPath: paths.adProducts },
  { path: paths.registerAd, key: 'registerAd', actionPath: paths.adProducts },
  { path: paths.registerPerformer, key: 'registerPerformer', actionPath: paths.performerList },
  { path: paths.favorites, key: 'favorites', actionPath: paths.performerList },
  { path: paths.performerProfile, key: 'performerProfile', actionPath: paths.performerList },
  { path: paths.products, key: 'products', actionPath: neighbours.publishedEvents },
  { path: paths.adRecords, key: 'adRecords', actionPath: paths.adProducts },
  { path: paths.bookings, key: 'bookings', actionPath: neighbours.publishedEvents },
  { path: paths.adScheduling, key: 'adScheduling', actionPath: paths.adProducts },
];

/** The page that `pathname` stands for; the manifest sends no other address here. */
export function comingSoonPageAt(pathname: string): ComingSoonPage {
  const page = pages.find(({ path }) => matchPath(path, pathname));
  if (!page) throw new Error(`no page that is still to come lives at ${pathname}`);
  return page;
}
