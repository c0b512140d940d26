import { cityLabel } from '@spotlight/shared/format';
import type { VenueDetail } from '../../data/venue/venue.schema';

/** City and district; what its owner wrote where these are not known. */
export const whereOf = ({ city, district, location }: VenueDetail) =>
  [city && cityLabel(city), district].filter(Boolean).join('・') || location;
