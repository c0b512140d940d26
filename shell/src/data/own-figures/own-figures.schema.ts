import * as z from '@spotlight/shared/vendor/zod';

/** What `my_figures` answers: how many of each are the person's. */
export const ownFiguresSchema = z.row({
  /** Of events that are still to come. */
  tickets: z.number(),
  /** Performers whom the person follows. */
  following: z.number(),
  saved: z.number(),
  /** To support spots. */
  visits: z.number(),
});
