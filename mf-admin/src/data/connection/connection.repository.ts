import { query, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/**
 * Makes the shortest round trip to the database that proves it answers: one row of a table that
 * everybody may read. It asks no function of ours, so that a fault in one is not taken for a lost
 * connection.
 * @returns the time it took, in whole milliseconds.
 * @throws AppError
 */
export async function measureConnection(backend: Backend): Promise<number> {
  const startedAt = performance.now();
  await query(
    backend,
    (rest) => rest.from('website_content').select('content_key').limit(1),
    z.array(z.unknown()),
  );
  return Math.round(performance.now() - startedAt);
}
