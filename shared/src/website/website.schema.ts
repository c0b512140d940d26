import * as z from '@spotlight/shared/vendor/zod';

/** Pages that have texts or banners of the back office; `all` is what stands on every page. */
export type WebsitePageName = 'home' | 'about' | 'events' | 'maps' | 'all';

const bannerSchema = z.row({
  id: z.string(),
  bannerKey: z.string(),
  mediaType: z.enum(['image', 'video']),
  bannerUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
/** A banner as visitors see it. */
export type SiteBannerItem = z.infer<typeof bannerSchema>;

const textsSchema = z.row({
  homepageTitle: z.optional(z.string()),
  homepageSubtitle: z.optional(z.string()),
  homepageDescription: z.optional(z.string()),
  aboutDescription: z.optional(z.string()),
  footerContactInfo: z.optional(z.string()),
  footerCopyright: z.optional(z.string()),
});

export const websitePageSchema = z.row({
  texts: textsSchema,
  textsEn: z.optional(textsSchema),
  banners: z.array(bannerSchema),
});
/** What the back office says on one page. Whoever shows the texts shows those of one language: `inSpokenTexts`. */
export type WebsitePage = z.infer<typeof websitePageSchema>;
