import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { OWN_AD_PAGE_SIZE } from './own-ad-page.rules';
import { adStatsSchema, ownAdPageSchema, ownAdSchema } from './own-ad.schema';

/** A page of the own advertisements, the latest first. */
export const listOwnAds = (backend: Backend, page: number, signal?: AbortSignal) =>
  readFunction(
    backend,
    'my_ads',
    { p_page: page, p_page_size: OWN_AD_PAGE_SIZE },
    ownAdPageSchema,
    signal,
  );

/** One of them; `null` when it is not the visitor's. */
export function getOwnAd(backend: Backend, id: string, signal?: AbortSignal) {
  if (!z.guid().safeParse(id).success) return Promise.resolve(null);
  return readFunction(backend, 'get_my_ad', { p_id: id }, z.nullable(ownAdSchema), signal);
}

/** How often it was seen and followed, day by day. */
export const getAdStats = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'ad_stats', { p_ad_id: id }, adStatsSchema, signal);

/**
 * Moves a paid booking to other days, before its first one.
 * @throws AppError `SOLD_OUT` when no slot is free for all of them
 */
export const rescheduleAd = (
  backend: Backend,
  { bookingId, startsOn }: { bookingId: string; startsOn: string },
) =>
  callFunction(
    backend,
    'reschedule_ad',
    { p_booking_id: bookingId, p_starts_on: startsOn },
    z.row({ startsOn: z.string(), endsOn: z.string() }),
  );
