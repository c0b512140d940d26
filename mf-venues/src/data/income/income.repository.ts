import { readFunction, type Backend } from '@spotlight/shared/data';
import { venueIncomeSchema, venueOccupancySchema } from './income.schema';

/** Half a year up to now. */
const MONTHS = 6;

/**
 * What an own venue brings in, month by month.
 * @throws AppError
 */
export const readIncome = (backend: Backend, venueId: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'venue_income',
    { p_venue_id: venueId, p_months: MONTHS },
    venueIncomeSchema,
    signal,
  );

/**
 * How full an own venue was in the last twelve weeks, or is in the next four.
 * @throws AppError
 */
export const readOccupancy = (
  backend: Backend,
  venueId: string,
  isAhead: boolean,
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'venue_occupancy',
    { p_venue_id: venueId, p_ahead: isAhead ? true : null },
    venueOccupancySchema,
    signal,
  );
