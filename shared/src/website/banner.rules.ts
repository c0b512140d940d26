import type { SiteBannerItem } from './website.schema';

/** The film of a banner: a file that the page plays, or a page elsewhere that it leads to. */
export type BannerFilm = { kind: 'file' | 'page'; url: string } | null;

/** How a banner's film is shown; only what the server takes is one. */
export function filmOf({
  mediaType,
  videoUrl,
}: Pick<SiteBannerItem, 'mediaType' | 'videoUrl'>): BannerFilm {
  if (mediaType !== 'video' || !videoUrl || !URL.canParse(videoUrl)) return null;
  const { protocol, pathname } = new URL(videoUrl);
  if (protocol !== 'https:') return null;
  return { kind: /\.(mp4|webm)$/i.test(pathname) ? 'file' : 'page', url: videoUrl };
}

/** Is there anything to look at? A banner without is drawn by the page. */
export const hasMedia = (banner: SiteBannerItem): boolean =>
  filmOf(banner) !== null || (banner.mediaType === 'image' && banner.bannerUrl !== null);

/** Does it lead to a page of this site? */
export const isOwnPath = (link: string): boolean => /^\/([^/\\]|$)/.test(link);
