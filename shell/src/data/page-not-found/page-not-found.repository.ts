import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/** Counts a page that somebody looked for in vain. @throws AppError */
export const logPageNotFound = (backend: Backend, path: string, referrer: string) =>
  callFunction(
    backend,
    'log_page_not_found',
    { p_path: path.slice(0, 500), p_referrer: referrer.slice(0, 500) || null },
    z.unknown(),
  );
