import * as z from '@spotlight/shared/vendor/zod';
import { campaignCardSchema } from '../campaign/campaign.schema';
import { performerSummaryShape } from '../performer/performer.schema';

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

/** A place of the support map, as far as the birthday page shows it. */
const spotSchema = z.row({
  id: z.string(),
  /** 生咖, 燈箱 …; stored by these very words. */
  kind: z.string(),
  title: z.string(),
  address: z.nullable(z.string()),
  startsOn: z.string(),
  endsOn: z.string(),
  /** `HH:MM` */
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
  giftStatus: z.nullable(z.string()),
});
export type Spot = z.infer<typeof spotSchema>;

export const spotPageSchema = z.row({ items: z.array(spotSchema), total: z.number() });
