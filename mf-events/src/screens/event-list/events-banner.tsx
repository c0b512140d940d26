import { SiteBanner, hasMedia, useWebsitePage } from '@spotlight/shared/website';

/** The banners of the back office above the list; one without picture and film is the band at the page's end. */
export function EventsBanner() {
  const banners = useWebsitePage('events')?.banners.filter(hasMedia) ?? [];
  return banners.map((banner) => <SiteBanner key={banner.id} banner={banner} />);
}
