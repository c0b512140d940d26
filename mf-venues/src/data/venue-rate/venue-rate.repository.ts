import { AppError, callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import type { OwnVenue } from '../own-venue/own-venue.schema';
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

/** The venue whose rates are edited, as it was read. */
export type RatesOf = Pick<OwnVenue, 'id' | 'version'>;

/** Saves all of them; the first that covers a minute decides. */
const saveRates = (
  backend: Backend,
  { id, version }: RatesOf,
  rates: readonly (NewRate & Partial<Pick<Rate, 'dateFrom' | 'dateTo'>>)[],
) =>
  callFunction(
    backend,
    'save_venue_rates',
    {
      p_venue_id: id,
      p_version: version,
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
 * @throws AppError `STALE_VERSION` when somebody else saved the venue since it was read
 */
export async function addRate(backend: Backend, { on, rate }: { on: RatesOf; rate: NewRate }) {
  return saveRates(backend, on, [rate, ...(await ratesNow(backend, on.id))]);
}

/**
 * Takes a price for some hours back.
 * @throws AppError `STALE_VERSION` when somebody else saved the venue since it was read
 */
export async function removeRate(
  backend: Backend,
  { on, rateId }: { on: RatesOf; rateId: string },
) {
  const rates = await ratesNow(backend, on.id);
  const left = rates.filter(({ id }) => id !== rateId);
  if (left.length === rates.length) throw new AppError('STALE_VERSION');
  return saveRates(backend, on, left);
}
