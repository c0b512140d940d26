import { eventLinks, performerLinks } from '@spotlight/shared/contract/links';
import { paths } from '../../paths';

/** Addresses of which the manifest says that their screen is still to come. */
export const plannedPages = [
  { path: paths.facilities, key: 'facilities', actionPath: paths.venueList },
  { path: paths.demoBooking, key: 'demoBooking', actionPath: paths.venueList },
  { path: paths.venueEvents, key: 'venueEvents', actionPath: eventLinks.events },
  { path: paths.subscription, key: 'subscription', actionPath: performerLinks.performers },
] as const;
