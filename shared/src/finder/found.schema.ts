import * as z from '@spotlight/shared/vendor/zod';

const page = { total: z.number() };

/** A performer among the results of a search. */
const foundPerformerRow = z.row({
  id: z.string(),
  performerName: z.string(),
  category: z.nullable(z.string()),
  city: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
});
/** What `search_performers` answers, as far as a form needs it. */
export const foundPerformersSchema = z.row({ items: z.array(foundPerformerRow), ...page });

const foundVenueRow = z.row({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  city: z.nullable(z.string()),
  district: z.nullable(z.string()),
});
/** What `search_venues` answers, as far as a form needs it. */
export const foundVenuesSchema = z.row({ items: z.array(foundVenueRow), ...page });

export type FoundPerformer = z.infer<typeof foundPerformerRow>;
export type FoundVenue = z.infer<typeof foundVenueRow>;
