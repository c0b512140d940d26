import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

const measuringSchema = z.row({ isMeasured: z.boolean(), decidedAt: z.nullable(z.string()) });

/** What the account says. @throws AppError */
export const readMeasuring = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_measuring', {}, measuringSchema, signal);

/** Changes what the account says. @throws AppError */
export const setMeasuring = (backend: Backend, isMeasured: boolean) =>
  callFunction(backend, 'set_measuring', { p_is_measured: isMeasured }, measuringSchema);
