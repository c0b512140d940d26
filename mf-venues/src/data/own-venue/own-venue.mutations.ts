import { useWrite } from '@spotlight/shared/contract';
import { venueKeys } from '../venue/venue.keys';
import { ownVenueKeys } from './own-venue.keys';
import { previewKeys } from '../venue-booking/venue-booking.keys';
import { archiveVenue, saveFacilities, saveVenue, submitVenue } from './own-venue.repository';

const touches = [ownVenueKeys.all, venueKeys.all];

/** Saves a venue; lists and its page are others afterwards. */
export const useSaveVenue = () => useWrite(saveVenue, { touches });

/** Saves what bookings can have, and what it costs. */
export const useSaveFacilities = () =>
  useWrite(saveFacilities, { touches: [...touches, previewKeys.all] });

/** Asks for a look at a venue. */
export const useSubmitVenue = () => useWrite(submitVenue, { touches });

/** Takes a venue out of all lists. */
export const useArchiveVenue = () => useWrite(archiveVenue, { touches });
