import {
  eventLinks,
  performerLinks,
  supportLinks,
  venueLinks,
} from '@spotlight/shared/contract/links';
import { paths } from '../../paths';

/** Where the pages are that sections of the manual tell of, by part and section of the locale file. */
export const manualLinks: Readonly<Record<string, string>> = {
  'account.identities': paths.profile,
  'account.settings': paths.settings,
  'account.search': paths.search,
  'fan.register': eventLinks.events,
  'fan.tickets': eventLinks.tickets,
  'fan.paying': eventLinks.purchases,
  'fan.follow': paths.favorites,
  'fan.support': supportLinks.supportMap,
  'fan.rent': venueLinks.venues,
  'organizer.create': eventLinks.registerEvent,
  'organizer.sales': eventLinks.publishedEvents,
  'performer.profile': performerLinks.registerPerformer,
  'performer.bookings': performerLinks.performances,
  'performer.shop': performerLinks.products,
  'performer.ads': performerLinks.adPlans,
  'performer.income': supportLinks.income,
  'venue.listing': venueLinks.registerVenue,
  'venue.calendar': venueLinks.availability,
  'venue.answer': venueLinks.ownBookings,
  'venue.income': venueLinks.income,
};
