import * as z from '@spotlight/shared/vendor/zod';

/** Pages of remotes that have banners of the back office. */
export type WebsitePageName = 'events' | 'performers' | 'venues' | 'maps';

export const bannerSchema = z.row({
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

/** The banners of one page. Its texts are read by the shell alone. */
export const websitePageSchema = z.row({ banners: z.array(bannerSchema) });
export type WebsitePage = z.infer<typeof websitePageSchema>;
