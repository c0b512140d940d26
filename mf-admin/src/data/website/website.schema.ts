import * as z from '@spotlight/shared/vendor/zod';

/** Texts that administrators edit, in the order of the form. */
export const chineseKeys = [
  'homepageTitle',
  'homepageSubtitle',
  'homepageDescription',
  'aboutDescription',
  'footerContactInfo',
  'footerCopyright',
  'birthdayPrepareActivity',
  'birthdayGiftAd',
] as const;
type ChineseKey = (typeof chineseKeys)[number];
type EnglishKey = `${ChineseKey}En`;
/** The same in English: what is empty, a page says in its own words. */
export const englishKeys = chineseKeys.map((key): EnglishKey => `${key}En`);

export type TextKey = ChineseKey | EnglishKey;
export const textKeys: readonly TextKey[] = [...chineseKeys, ...englishKeys];
export const isEnglish = (key: TextKey): key is EnglishKey => key.endsWith('En');
export const chineseKeyOf = (key: TextKey) => key.replace(/En$/, '') as ChineseKey;
export type SiteTexts = Record<TextKey, string>;

export const textRowsSchema = z.array(z.row({ contentKey: z.string(), contentValue: z.string() }));

export const imagePages = ['home', 'about', 'events', 'performers', 'venues', 'all'] as const;
export const imageSections = ['header', 'hero', 'main', 'sidebar', 'footer'] as const;

const siteImageSchema = z.row({
  id: z.string(),
  imageKey: z.string(),
  imageUrl: z.string(),
  altText: z.nullable(z.string()),
  page: z.enum(imagePages),
  section: z.enum(imageSections),
  updatedAt: z.string(),
});
export type SiteImage = z.infer<typeof siteImageSchema>;
export const siteImagesSchema = z.array(siteImageSchema);

export const bannerPages = ['home', 'events', 'performers', 'venues', 'maps', 'other'] as const;
export type BannerPage = (typeof bannerPages)[number];

const bannerSchema = z.row({
  id: z.string(),
  bannerKey: z.string(),
  mediaType: z.enum(['image', 'video']),
  bannerUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  link: z.nullable(z.string()),
  page: z.enum(bannerPages),
  isActive: z.boolean(),
  displayOrder: z.number(),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  isLive: z.boolean(),
  isSlot: z.boolean(),
  updatedAt: z.string(),
});
export type Banner = z.infer<typeof bannerSchema>;
/** What is saved of a banner. */
export type BannerInput = Pick<
  Banner,
  'bannerKey' | 'mediaType' | 'bannerUrl' | 'videoUrl' | 'title' | 'subtitle' | 'link' | 'page'
> &
  Partial<Pick<Banner, 'id' | 'isActive' | 'displayOrder' | 'startsAt' | 'endsAt' | 'updatedAt'>>;

export const bannerListSchema = z.row({ items: z.array(bannerSchema) });

export const featuredTypes = ['event', 'venue', 'artist'] as const;
export type FeaturedType = (typeof featuredTypes)[number];

const featuredSchema = z.row({
  id: z.string(),
  contentType: z.enum(featuredTypes),
  referenceId: z.string(),
  referenceTitle: z.nullable(z.string()),
  referenceImage: z.nullable(z.string()),
  isActive: z.boolean(),
  displayOrder: z.number(),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  isShown: z.boolean(),
});
export type Featured = z.infer<typeof featuredSchema>;
export const featuredListSchema = z.row({ items: z.array(featuredSchema) });

export const candidatesSchema = z.row({
  items: z.array(z.row({ id: z.string(), title: z.string(), image: z.nullable(z.string()) })),
});
