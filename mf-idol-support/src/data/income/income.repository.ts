import { readFunction, type Backend } from '@spotlight/shared/data';
import { performerIncomeSchema } from './income.schema';

/**
 * What an own performer brings in, month by month: half a year up to now, and what is planned.
 * @throws AppError
 */
export const readIncome = (backend: Backend, performerId: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'performer_income',
    { p_performer_id: performerId, p_months: 6 },
    performerIncomeSchema,
    signal,
  );
