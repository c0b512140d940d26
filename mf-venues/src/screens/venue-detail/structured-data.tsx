import { StructuredDataScript } from '@spotlight/shared/structured-data';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { venuePath } from '../../paths';
import { venueStructuredData } from './structured-data.rules';

/** The facts of the venue in the words of schema.org. */
export function StructuredData({ venue }: { venue: VenueDetail }) {
  const url = new URL(venuePath(venue.id), location.origin).href;
  return <StructuredDataScript data={venueStructuredData(venue, url)} />;
}
