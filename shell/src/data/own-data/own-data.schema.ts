import * as z from '@spotlight/shared/vendor/zod';

const rowSchema = z.record(z.string(), z.unknown());

/** Answer of `my_data()`. Rows stand by the table that holds them, in the database's own words. */
export const ownDataSchema = z.row({
  madeAt: z.string(),
  account: rowSchema,
  tables: z.record(z.string(), z.array(rowSchema)),
});
export type OwnData = z.infer<typeof ownDataSchema>;
