import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

const cell = z.unknown();

/** Answer of `my_data()`: rows by the table that holds them, in the database's own words. */
export const ownDataSchema = z.object({
  made_at: z.string(),
  account: z.record(z.string(), cell),
  tables: z.record(z.string(), z.array(z.record(z.string(), cell))),
});
export type OwnData = z.infer<typeof ownDataSchema>;

/** Everything that the site holds of the person. @throws AppError `RATE_LIMITED` after ten times a day */
export const takeOwnData = (backend: Backend) =>
  callFunction(backend, 'my_data', {}, ownDataSchema);
