import { readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/**
 * May the person at the screen choose which versions run in their tab?
 * @throws AppError
 */
export const askMayOverride = (backend: Backend): Promise<boolean> =>
  readFunction(backend, 'may_override', {}, z.boolean());
