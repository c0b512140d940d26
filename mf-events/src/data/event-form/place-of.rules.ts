import { formatPoint } from '@spotlight/shared/point/rules';
import type { VenueLocation } from '../stage/stage.schema';
import type { EventForm } from './event-form.schema';

/** The fields of an event that follow from a venue of the platform. */
export const placeOf = (venue: VenueLocation): Partial<EventForm> => ({
  venue: { id: venue.id, name: venue.name },
  location: venue.name,
  address: venue.address ?? venue.location ?? '',
  ...(venue.city && { city: venue.city }),
  district: venue.district ?? '',
  point:
    venue.lat !== null && venue.lng !== null ? formatPoint({ lat: venue.lat, lng: venue.lng }) : '',
});
