export type { NavigationItem } from './navigation';
export { ScrollToTop } from './scroll-to-top';
export { SiteFooter } from './site-footer';
export { SiteHeader } from './site-header';
export { useSiteIcon } from './use-site-icon';
