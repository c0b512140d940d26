import * as z from '@spotlight/shared/vendor/zod';

/** What runs now in a place. */
export const liveAdsSchema = z.array(
  z.row({
    id: z.string(),
    title: z.string(),
    description: z.nullable(z.string()),
    imageUrl: z.nullable(z.string()),
    /** A path of this site, or an https address. */
    linkUrl: z.nullable(z.string()),
    buttonText: z.nullable(z.string()),
  }),
);
export type LiveAd = z.infer<typeof liveAdsSchema>[number];
