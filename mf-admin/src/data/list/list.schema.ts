import * as z from '@spotlight/shared/vendor/zod';

/** Where a file goes on, as a page of it says; nothing where it ends, and in pages of the table. */
export const nextRows = z.nullish(z.string());
