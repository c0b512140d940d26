import { cityLabel } from '@spotlight/shared/format';
import type { Gig } from '../../data/gig/gig.schema';

/** Where it is: the city, then the venue or what its poster wrote. */
export const placeOf = ({ city, venueName, location }: Gig): string =>
  [cityLabel(city), venueName, location].filter(Boolean).join('・');
