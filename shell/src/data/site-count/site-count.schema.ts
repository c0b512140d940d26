import * as z from '@spotlight/shared/vendor/zod';

/** What visitors can see now: events to come, performers and venues with a page. */
export const siteCountSchema = z.row({
  events: z.number(),
  performers: z.number(),
  venues: z.number(),
});
