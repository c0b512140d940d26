import { readFunction, type Backend } from '@spotlight/shared/data';
import { websitePageSchema, type WebsitePage, type WebsitePageName } from './website.schema';

/**
 * The banners that the back office puts on a page.
 * @throws AppError
 */
export const readWebsitePage = (
  backend: Backend,
  page: WebsitePageName,
  signal?: AbortSignal,
): Promise<WebsitePage> =>
  readFunction(backend, 'website_page', { p_page: page }, websitePageSchema, signal);
