import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/**
 * Tells the team whose code it is about a fault.
 * @param report see `report_fault()` of the database
 * @throws AppError
 */
export const tellFault = (backend: Backend, report: object): Promise<unknown> =>
  callFunction(backend, 'report_fault', { p_report: report }, z.unknown());
