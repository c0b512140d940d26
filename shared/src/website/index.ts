/** What the back office says on public pages: texts, banners, and what comes first. */
export { putFirst } from './featured.rules';
export { inSpokenTexts } from './spoken-texts';
export { PageBanners } from './page-banners';
export { SiteBanner, hasMedia, type SiteBannerItem } from './site-banner';
export { prefetchWebsitePage, useWebsitePage } from './website.queries';
