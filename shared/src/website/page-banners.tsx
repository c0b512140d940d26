import { useLocation } from '@spotlight/shared/vendor/router';
import { SiteBanner, hasMedia } from './site-banner';
import { useWebsitePage } from './website.queries';
import type { WebsitePageName } from './website.schema';

/**
 * The banners that the back office puts on a page; one without picture and film is words for the page itself to say. What
 * leads to the page that it stands on leads nowhere.
 */
export function PageBanners({ page }: { page: WebsitePageName }) {
  const { pathname } = useLocation();
  const banners = useWebsitePage(page)?.banners.filter(hasMedia) ?? [];
  return banners.map((banner) => (
    <SiteBanner
      key={banner.id}
      banner={banner.link === pathname ? { ...banner, link: null } : banner}
    />
  ));
}
