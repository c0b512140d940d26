import * as z from '@spotlight/shared/vendor/zod';
import { bannerSchema } from '@spotlight/shared/website/schema';

const textsSchema = z.row({
  homepageTitle: z.optional(z.string()),
  homepageSubtitle: z.optional(z.string()),
  homepageDescription: z.optional(z.string()),
  aboutDescription: z.optional(z.string()),
  footerContactInfo: z.optional(z.string()),
  footerCopyright: z.optional(z.string()),
});

/** What the back office says on one page: texts in both languages, and banners. */
export const sitePageSchema = z.row({
  texts: textsSchema,
  textsEn: z.optional(textsSchema),
  banners: z.array(bannerSchema),
});
