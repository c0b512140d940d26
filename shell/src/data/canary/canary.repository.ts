import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/** What one visitor adds to the figures of a canary. */
export interface CanaryCount {
  module: string;
  /** The canary's version, for those who have the active one as well. */
  version: string;
  /** Has the visitor the canary, or do they stand for those with the active version? */
  isOnCanary: boolean;
  /** Has it failed, or was it only opened? */
  isBroken: boolean;
}

/**
 * Counts a visitor of a canary.
 * @throws AppError
 */
export const countCanary = (backend: Backend, count: CanaryCount): Promise<unknown> =>
  callFunction(
    backend,
    'count_canary',
    {
      p_module: count.module,
      p_version: count.version,
      p_on_canary: count.isOnCanary,
      p_broken: count.isBroken,
    },
    z.unknown(),
  );
