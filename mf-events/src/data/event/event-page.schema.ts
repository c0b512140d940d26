import * as z from '@spotlight/shared/vendor/zod';
import { eventCardSchema } from './event.schema';

/** One page of the public list. `total` counts all pages. */
export const eventPageSchema = z.pipe(
  z.row({
    items: z.array(eventCardSchema),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    match: z.optional(z.enum(['exact', 'near'])),
    suggestions: z.optional(z.array(z.string())),
    isComplete: z.optional(z.boolean()),
  }),
  z.transform(({ match, suggestions = [], isComplete = true, ...row }) => ({
    ...row,
    /** Nothing has the words themselves: these are near them. */
    isNear: match === 'near',
    /** Searches that would find what is near as it is written. */
    suggestions,
    /** False when only the nearest are listed and counted: there may be more that is near. */
    isComplete,
  })),
);

/** Events that editors put forward, in their order. */
export const featuredEventsSchema = z.row({ items: z.array(eventCardSchema) });
