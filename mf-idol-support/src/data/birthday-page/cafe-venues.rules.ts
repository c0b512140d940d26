import { venueLinks } from '@spotlight/shared/contract/links';
import type { BirthdayPage } from './birthday-page.schema';

/** Most calendars of venues are open as far ahead as this. */
const HORIZON_DAYS = 180;

/** Where a café for the party is looked for: in the performer's city, free around the birthday if it can be booked yet. */
export const cafeVenuesPath = ({
  artist,
  nextDate,
  daysLeft,
}: Pick<BirthdayPage, 'artist' | 'nextDate' | 'daysLeft'>): string =>
  venueLinks.supportFriendlyVenues(
    artist.city,
    daysLeft > 0 && daysLeft <= HORIZON_DAYS ? nextDate : null,
  );
