import { readFunction, type Backend } from '@spotlight/shared/data';
import { inSpokenTexts } from './spoken-texts';
import { websitePageSchema, type WebsitePage, type WebsitePageName } from './website.schema';

export type { WebsitePage };

/**
 * What the back office says on a page, in the language that is spoken.
 * @throws AppError
 */
export const readWebsitePage = async (
  backend: Backend,
  page: WebsitePageName,
  signal?: AbortSignal,
): Promise<WebsitePage> =>
  inSpokenTexts(
    await readFunction(backend, 'website_page', { p_page: page }, websitePageSchema, signal),
  );
