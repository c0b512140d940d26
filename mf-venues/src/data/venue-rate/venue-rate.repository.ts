import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { getVenue } from '../venue/venue.repository';
import type { VenueDetail } from '../venue/venue.schema';

/** A price for some hours of some days. */
export interface NewRate {
  name: string;
  /** 1 = Monday. */
  weekdays: number[];
  /** `HH:MM`; an end that is not after the start lies on the next day. */
  start: string;
  end: string;
  /** NT$ */
  hourlyRate: number;
}
type Rate = VenueDetail['rates'][number];

/** The prices by hours of a venue as they are now, whoever changed them last. */
async function ratesNow(backend: Backend, venueId: string): Promise<Rate[]> {
  return (await getVenue(backend, venueId))?.rates ?? [];
}

/** Saves all of them; the first that covers a minute decides. */
const saveRates = (
  backend: Backend,
  venueId: string,
  rates: readonly (NewRate & Partial<Pick<Rate, 'dateFrom' | 'dateTo'>>)[],
) =>
  callFunction(
    backend,
    'save_venue_rates',
    {
      p_venue_id: venueId,
      p_rules: rates.map((rate, index) => ({
        name: rate.name,
        weekdays: rate.weekdays,
        start_time: rate.start,
        end_time: rate.end,
        date_from: rate.dateFrom ?? null,
        date_to: rate.dateTo ?? null,
        hourly_rate: rate.hourlyRate,
        priority: rates.length - index,
      })),
    },
    z.array(z.unknown()),
  );

/**
 * Sets a price for some hours; it goes before those that there are.
 * @throws AppError
 */
export async function addRate(
  backend: Backend,
  { venueId, rate }: { venueId: string; rate: NewRate },
) {
  return saveRates(backend, venueId, [rate, ...(await ratesNow(backend, venueId))]);
}

/**
 * Takes a price for some hours back.
 * @throws AppError
 */
export async function removeRate(
  backend: Backend,
  { venueId, rateId }: { venueId: string; rateId: string },
) {
  const rates = await ratesNow(backend, venueId);
  return saveRates(
    backend,
    venueId,
    rates.filter(({ id }) => id !== rateId),
  );
}
