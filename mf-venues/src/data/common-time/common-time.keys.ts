import { entityKey } from '@spotlight/shared/vendor/query';
import type { PreviewRequest } from '../venue-booking/venue-booking.schema';
import type { WantedTogether } from './together-filters.rules';

const key = entityKey('venues', 'common-time');

/** When several calendars are free at once. */
export const commonTimeKeys = {
  all: key(),
  of: (wanted: WantedTogether | null) => key('of', wanted),
  prices: (requests: readonly PreviewRequest[]) => key('prices', requests),
  performer: (id: string) => key('performer', id),
};
