import { entityKey } from '@spotlight/shared/vendor/query';
import type { PreviewRequest } from './venue-booking.schema';

const key = entityKey('venues', 'venue-booking');

/** Prices of hours that somebody thinks about. */
export const previewKeys = {
  all: key(),
  of: (request: PreviewRequest | null) => key('preview', request),
};
