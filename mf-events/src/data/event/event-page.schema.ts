import * as z from '@spotlight/shared/vendor/zod';
import { eventCardSchema } from './event.schema';

/** One page of the public list. `total` counts all pages. */
export const eventPageSchema = z.pipe(
  z.object({
    items: z.array(eventCardSchema),
    total: z.number(),
    page: z.number(),
    page_size: z.number(),
    match: z.optional(z.enum(['exact', 'near'])),
    suggestions: z.optional(z.array(z.string())),
    is_complete: z.optional(z.boolean()),
  }),
  z.transform((row) => ({
    items: row.items,
    total: row.total,
    page: row.page,
    pageSize: row.page_size,
    /** Nothing has the words themselves: these are near them. */
    isNear: row.match === 'near',
    /** Searches that would find what is near as it is written. */
    suggestions: row.suggestions ?? [],
    /** False when only the nearest are listed and counted: there may be more that is near. */
    isComplete: row.is_complete ?? true,
  })),
);
