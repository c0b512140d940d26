import * as z from '@spotlight/shared/vendor/zod';
import { campaignCardSchema } from '../campaign/campaign.schema';
import { performerSummaryShape } from '../performer/performer.schema';
import { spotSchema } from '../spot/spot.schema';

/** What the site says to those who prepare a birthday; the name is filled in by the server. */
const textsSchema = z.row({
  birthdayPrepareActivity: z.optional(z.string()),
  birthdayGiftAd: z.optional(z.string()),
});

/** `null`: there is no such performer, or no birthday of theirs. */
export const birthdayPageSchema = z.nullable(
  z.row({
    artist: z.row({ ...performerSummaryShape }),
    headline: z.string(),
    coverUrl: z.nullable(z.string()),
    /** The next time it is celebrated, `YYYY-MM-DD`. */
    nextDate: z.string(),
    /** 0 on the day itself. */
    daysLeft: z.number(),
    texts: textsSchema,
    textsEn: z.optional(textsSchema),
    /** The year in which wishes are counted. */
    wishYear: z.number(),
    wishCount: z.number(),
    /** The visitor's own of this year; an administrator may have hidden it. */
    myWish: z.nullable(
      z.row({
        id: z.string(),
        body: z.string(),
        status: z.enum(['visible', 'hidden', 'reported']),
      }),
    ),
    spotCount: z.number(),
    campaigns: z.array(campaignCardSchema),
  }),
);
export type BirthdayPage = NonNullable<z.infer<typeof birthdayPageSchema>>;

/** What fans have set up for a performer. */
export const spotPageSchema = z.row({ items: z.array(spotSchema), total: z.number() });
