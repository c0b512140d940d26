import { matchPath } from '@spotlight/shared/vendor/router';
import { neighbours, paths } from '../../paths';

/** Key of a page's words under `comingSoon`, and where a visitor can go meanwhile. */
interface ComingSoonPage {
  path: string;
  key: string;
  actionPath: string;
}

const pages: readonly ComingSoonPage[] = [
  { path: paths.registerVenue, key: 'registerVenue', actionPath: paths.venueList },
  { path: paths.createBooking, key: 'createBooking', actionPath: paths.venueList },
  { path: paths.availability, key: 'availability', actionPath: paths.venueList },
  { path: paths.bookingCalendar, key: 'bookingCalendar', actionPath: neighbours.events },
  { path: paths.bookingManagement, key: 'bookingManagement', actionPath: neighbours.events },
  { path: paths.venueProfile, key: 'venueProfile', actionPath: paths.venueList },
  { path: paths.facilities, key: 'facilities', actionPath: paths.venueList },
  { path: paths.demoBooking, key: 'demoBooking', actionPath: paths.venueList },
  { path: paths.venueEvents, key: 'venueEvents', actionPath: neighbours.events },
  { path: paths.subscription, key: 'subscription', actionPath: neighbours.artists },
];

/** The page that `pathname` stands for; the manifest sends no other address here. */
export function comingSoonPageAt(pathname: string): ComingSoonPage {
  const page = pages.find(({ path }) => matchPath(path, pathname));
  if (!page) throw new Error(`no page that is still to come lives at ${pathname}`);
  return page;
}
