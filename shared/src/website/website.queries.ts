import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { entityKey, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { readWebsitePage } from './website.repository';
import type { WebsitePageName } from './website.schema';

const key = entityKey('shared', 'website');

const websitePageQuery = (backend: Backend, page: WebsitePageName) =>
  queryOptions({
    queryKey: key(page),
    queryFn: ({ signal }) => readWebsitePage(backend, page, signal),
    // Whoever goes from page to page sees a change within a minute.
    staleTime: 60_000,
    retry: false,
  });

/**
 * The banners that the back office puts on a page: undefined until they are known, and when they cannot be read. The page
 * has words of its own for both.
 */
export const useWebsitePage = (page: WebsitePageName) =>
  useQuery(websitePageQuery(useBackend(), page)).data;

/** Reads it ahead of the page's first picture. */
export const prefetchWebsitePage = (
  { backend, queryClient }: Pick<PrefetchContext, 'backend' | 'queryClient'>,
  page: WebsitePageName,
): Promise<void> => queryClient.prefetchQuery(websitePageQuery(backend, page));
