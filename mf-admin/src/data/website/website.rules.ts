import {
  textKeys,
  type Banner,
  type BannerPage,
  type SiteTexts,
  type TextKey,
} from './website.schema';

/** The places that the pages themselves have; titles are texts under `banners.slots`. */
export const bannerSlots = [
  { key: 'home-main', page: 'home', link: null, size: '1920 × 640' },
  { key: 'support-map', page: 'maps', link: '/support-map', size: '1920 × 480' },
  { key: 'birthday-performer', page: 'home', link: '/birthday', size: '1200 × 400' },
  { key: 'global-support', page: 'home', link: '/support-ad-service', size: '1200 × 400' },
  { key: 'events-banner', page: 'events', link: null, size: '1920 × 360' },
] as const satisfies readonly {
  key: string;
  page: BannerPage;
  link: string | null;
  size: string;
}[];
export type BannerSlot = (typeof bannerSlots)[number];

/** What was changed of the texts, and what it was before: both go to the server. */
export function changedTexts(before: SiteTexts, after: SiteTexts) {
  const changed = textKeys.filter((key) => before[key] !== after[key].trim());
  const pick = (texts: SiteTexts) =>
    Object.fromEntries(changed.map((key) => [key, texts[key].trim()])) as Partial<SiteTexts>;
  return { texts: pick(after), seen: pick(before), keys: changed };
}

/** Which texts somebody else saved since they were read, among those that are changed here. */
export const textsInConflict = (
  before: SiteTexts,
  now: SiteTexts,
  changed: readonly TextKey[],
): TextKey[] => changed.filter((key) => now[key] !== before[key]);

/** A banner that is found by its title, key or page. */
export function matchesBanner(banner: Banner, words: string, pageLabel: string): boolean {
  const text = [banner.title, banner.bannerKey, banner.page, pageLabel].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The whole list with one row at another place, counted from 1. */
export function moveTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}

/** A size in bytes, for people. */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`;
