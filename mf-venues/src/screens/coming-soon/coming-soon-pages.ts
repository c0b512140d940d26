import type { PlannedPage } from '@spotlight/shared/ui';
import { neighbours, paths } from '../../paths';

/** Addresses of which the manifest says that their screen is still to come. */
export const plannedPages: readonly PlannedPage[] = [
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
