import { useWrite } from '@spotlight/shared/contract';
import { ownVenueKeys } from '../own-venue/own-venue.keys';
import { venueKeys } from '../venue/venue.keys';
import { previewKeys } from '../venue-booking/venue-booking.keys';
import { addRate, removeRate } from './venue-rate.repository';

// Lists show other totals, what somebody is about to book costs something else, and the own page has another version.
const touches = [venueKeys.all, previewKeys.all, ownVenueKeys.all];

/** Sets a price for some hours of an own venue. */
export const useAddRate = () => useWrite(addRate, { touches });

/** Takes one back. */
export const useRemoveRate = () => useWrite(removeRate, { touches });
